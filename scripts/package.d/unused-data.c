// Stands in for the 34 MB of languages, calendars and time zones that ICU's library brings along: an
// empty package of data in ICU's own format. Foundation is linked against it whole, and the program
// asks for none of it.
#include <stdint.h>

const struct {
  uint16_t headerSize;
  uint8_t magic[2];
  uint16_t infoSize, reserved;
  uint8_t isBigEndian, charset, unitSize, unused;
  uint8_t format[4], formatVersion[4], dataVersion[4];
  uint64_t end;
  uint32_t entries;
} DATA __attribute__((aligned(16))) = {
    .headerSize = 32, .magic = {0xDA, 0x27}, .infoSize = 20, .unitSize = 2,
    .format = "CmnD", .formatVersion = {1}, .entries = 0,
};
