import CPNG

/// How the process's memory serves runs of many pictures.
package enum PixelMemory {
  /// Lets the pixels of the next picture lie where those of the last one were.
  ///
  /// Else every large array is new memory, which the system has to clear page by page.
  package static func keepFreed() {
    let largest: Int32 = 32 << 20
    mallopt(M_MMAP_THRESHOLD, largest)
    mallopt(M_TRIM_THRESHOLD, 4 * largest)
  }

  /// Lets all threads take their memory from one place, before there is a second one.
  ///
  /// What the C library gives to each thread grows by a page at a time, with a call to the system for
  /// each.
  package static func shareAmongThreads() { mallopt(M_ARENA_MAX, 1) }
}
