# What the scripts share. Sourced, never run: `. "$(dirname "${BASH_SOURCE[0]}")/lib.sh"`.
# shellcheck shell=bash
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
oldest_swift=6.2
# The program is linked with Swift's libraries inside, which saves 15 ms at each start. The tests are
# not; the two builds stay apart, so that neither makes the other compile everything anew.
static_build="$root/.build/static"
program="$static_build/release/keyboard-simulator"

# Says one line to the person at the terminal; standard output stays for results.
say() { printf '%s\n' "$*" >&2; }

# Says one line and ends the script with the status given first.
die() {
  local status=$1
  shift
  say "$*"
  exit "$status"
}

# Prints the toolchain's version, such as 6.3.1; nothing where there is none.
swift_version() {
  { swift --version 2>/dev/null || true; } | sed -nE 's/.*Swift version ([0-9.]+).*/\1/p' | head -n 1
}

# True when version $1 is at least version $2.
is_at_least() { [ "$(printf '%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# Ends with status 2 unless a Swift toolchain that is new enough can be called.
need_swift() {
  local version
  version=$(swift_version)
  if [ -z "$version" ] || ! is_at_least "$version" "$oldest_swift"; then
    die 2 "Swift ${version:-is missing}${version:+ is too old}; install a toolchain $oldest_swift" \
      "or newer for Linux from swift.org and put its usr/bin on the PATH."
  fi
}

# Puts an empty object in the place of ICU's data, more than half of the program, which never reads it;
# sets `link_options` to what the linker has to be told.
leave_out_unused_data() {
  local libraries tools symbol
  libraries=$(swiftc -print-target-info | sed -nE 's/.*"runtimeResourcePath": "(.*)".*/\1/p')
  tools=$libraries/../../bin
  symbol=$("$tools/llvm-nm" --defined-only "${libraries}_static/linux/lib_FoundationICU.a" 2>/dev/null |
    sed -nE 's/.* R (icudt[0-9]+_dat)$/\1/p' || true)
  # A toolchain that keeps the data elsewhere makes a larger program, no other.
  [ -n "$symbol" ] || return 0
  mkdir -p "$static_build"
  "$tools/clang" -c "-DDATA=__wrap_$symbol" "$root/scripts/package.d/unused-data.c" \
    -o "$static_build/unused-data.o"
  link_options=(-Xlinker "--wrap=$symbol" -Xlinker "$static_build/unused-data.o")
}

# Packs the 80 000 places in the program that are moved when it is loaded, for a start 2 ms sooner;
# the C library reads them so since 2.36. Adds to `link_options`.
pack_relocations() {
  local libc
  libc=$(getconf GNU_LIBC_VERSION 2>/dev/null || true)
  is_at_least "${libc#glibc }" 2.36 || return 0
  link_options+=(-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs)
}

# Builds one product in release, saying nothing unless it fails.
build_product() {
  local log status=0 link_options=()
  log=$(mktemp)
  (cd "$root" && leave_out_unused_data && pack_relocations &&
    swift build -c release --product "$1" --static-swift-stdlib --scratch-path "$static_build" \
      "${link_options[@]}") >"$log" 2>&1 </dev/null || status=$?
  [ "$status" = 0 ] || cat "$log" >&2
  rm -f "$log"
  return "$status"
}

# Prints the seconds since a value of EPOCHREALTIME.
seconds_since() { awk -v from="$1" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.2f", to - from }'; }

# True when the log of a build, $1, holds no warning; else says so.
is_free_of_warnings() {
  ! grep -q 'warning:' "$1" || { echo "The build warns; warnings are errors here."; return 1; }
}

# True when the log of a test run, $1, closes with at least one test passed; else says so.
has_passed_tests() {
  grep -qE 'Test run with [1-9][0-9]* tests? in [0-9]+ suites? passed' "$1" ||
    { echo "Not one test is reported as passed; see whether the tests were built and found."; return 1; }
}
