#include <png.h>
// For mallopt, which the Glibc module leaves out: pixels are large pieces of memory.
#include <malloc.h>
