# Compares two folders, file by file. Sourced by scripts/compare-base.
# shellcheck shell=bash

# Prints a line for each difference, then how many files there are and how many of them differ.
#
# Status 1 where any does. Pictures of equal pixels are equal, however they are compressed.
compare_folders() {
  local base=$1 new=$2 lists total lines
  [ -d "$base" ] && [ -d "$new" ] || die 3 "There is no folder $base, or none $new"
  lists=$(mktemp -d)
  list_sums "$base" >"$lists/base" &
  list_sums "$new" >"$lists/new"
  wait $!
  awk -v only="$lists/only" -v changed="$lists/changed" '
    { path = substr($0, 35); sum = substr($0, 1, 32) }
    FNR == NR { sums[path] = sum; total++; next }
    !(path in sums) { print path ": there is none at the base" > only; total++; next }
    { if (sums[path] != sum) print path > changed; delete sums[path] }
    END {
      for (path in sums) print path ": there is none now" > only
      print total
    }' "$lists/base" "$lists/new" >"$lists/total"
  total=$(cat "$lists/total")
  [ "$total" -gt 0 ] || die 3 "Nothing was drawn that could be compared"
  touch "$lists/only" "$lists/changed"
  # A run ends with 255 at most, so what fails is told in words.
  xargs -d '\n' -r -n 8 -P "$(nproc)" "$parts/difference" "$base_program" "$base" "$new" \
    <"$lists/changed" >"$lists/differences" || echo "some files could not be compared" >>"$lists/only"
  lines=$(LC_ALL=C sort "$lists/only" "$lists/differences")
  rm -rf "$lists"
  [ -z "$lines" ] || printf '%s\n' "$lines"
  if [ -z "$lines" ]; then echo "$total compared, 0 differ"; return 0; fi
  echo "$total compared, $(wc -l <<<"$lines") differ"
  return 1
}

# Prints a checksum and the path of each file below a folder.
list_sums() { (cd "$1" && find . -type f -printf '%P\0' | LC_ALL=C sort -z | xargs -0 -r md5sum --); }
