# Shows that a difference of each kind is seen. Sourced by scripts/compare-base.
# shellcheck shell=bash

# Draws a few files with the base's program, changes one thing after the other in a copy of them, and
# demands that the comparison tells of just that.
self_test() {
  local failures=0
  few=$compare/out-self-test
  changed=$compare/out-self-test-changed
  (draw_side self-test base draw_few)
  try "equal copies" "" true
  try "equal pixels, compressed otherwise" "" rewrite_picture cat
  try "one pixel" "few/form.png: 1 pixel differs, in 1 × 1 at 374, 666" rewrite_picture change_last_byte
  try "half a picture" "few/form.png: bytes differ, and no pixels can be read: *" \
    truncate -s 2000 few/form.png
  try "a line of a report" 'few/form.json: line *: "*"settled": true," is now "*"settled": false,"' \
    sed -i 's/"settled": true/"settled": false/' few/form.json
  try "the last line of a drawing" 'few/form.svg: line *: "</svg>" is now nothing' \
    sed -i '$d' few/form.svg
  try "an exit status" 'calls/few/list.txt: line *: "status: 0" is now "status: 1"' \
    sed -i 's/^status: 0/status: 1/' calls/few/list.txt
  try "words on standard error" 'calls/few/list.txt: line *: "status: 0" is now "standard error:"' \
    sed -i 's/^status: 0/standard error:\n&/' calls/few/list.txt
  try "a file less" "few/form.svg: there is none now" rm few/form.svg
  try "a file more" "few/more.txt: there is none at the base" touch few/more.txt
  try "an empty file" 'few/form.json: line 1: "{" is now nothing' truncate -s 0 few/form.json
  try "a blank at the end" 'calls/few/list.txt: line *: nothing is now " "' \
    append ' ' calls/few/list.txt
  try "bytes that are no text" "few/form.json: bytes differ, from byte * on" append '\0' few/form.json
  rm -rf "$few" "$changed"
  [ "$failures" = 0 ] || die 1 "$failures cases fail"
}

draw_few() {
  part few
  shoot few form --device iphone-8 --focus "$field"
  call few/list list scenes
}

# Makes one change in the copy and compares: the case, the one line that is wanted (none: the copies
# count as equal), the command that changes.
try() {
  local name=$1 wanted=$2 status=0 wanted_status=0 said
  shift 2
  rm -rf "$changed"
  cp -r "$few" "$changed"
  (cd "$changed" && "$@")
  [ "$1" = true ] || ! diff -rq "$few" "$changed" >/dev/null || die 1 "$name: nothing was changed"
  said=$(compare_folders "$few" "$changed") || status=$?
  [ -z "$wanted" ] || wanted_status=1
  wanted=${wanted:+$wanted$'\n'}"* compared, $wanted_status differ"
  # The wanted words are a pattern.
  # shellcheck disable=SC2053
  if [ "$status" = "$wanted_status" ] && [[ $said == $wanted ]]; then
    echo "ok    $name"
  else
    echo "FAIL  $name: status $status, \"$said\""
    failures=$((failures + 1))
  fi
}

append() { printf "$1" >>"$2"; }

# MARK: Pictures

# Compresses a picture of ours anew, after a filter has had its rows. It has three chunks; the rows are
# in the second, after eight bytes of signature and 25 of the first.
rewrite_picture() {
  local file=few/form.png rows data
  rows=$(mktemp)
  data=$(mktemp)
  # What gzip wants before the compressed bytes; it finds no checksum after them, and says so.
  { printf '\x1f\x8b\x08\0\0\0\0\0\0\x03' && tail -c +44 "$file"; } | gzip -dc 2>/dev/null | "$@" >"$rows" || true
  { printf 'IDAT\x78\x9c' && gzip -9nc "$rows" | tail -c +11 | head -c -8 && adler "$rows" | bytes; } >"$data"
  {
    head -c 33 "$file"
    printf '%08x' $(($(stat -c %s "$data") - 4)) | bytes
    cat "$data"
    crc "$data" | bytes
    tail -c 12 "$file"
  } >"$rows"
  mv "$rows" "$file"
  rm "$data"
}

# The last byte is of the last pixel, and of no other one.
change_last_byte() {
  local rows
  rows=$(mktemp)
  cat >"$rows"
  head -c -1 "$rows"
  tail -c 1 "$rows" | tr '\0-\377' '\1-\377\0'
  rm "$rows"
}

# Prints the checksum at the end of zlib's format, as eight digits of base 16.
adler() {
  od -An -v -tu1 -w1 "$1" |
    awk 'BEGIN { a = 1 } { a = (a + $1) % 65521; b = (b + a) % 65521 } END { printf "%04x%04x", b, a }'
}

# Prints the checksum of a PNG's chunk, which gzip writes too, last byte first.
crc() { gzip -1nc "$1" | tail -c 8 | head -c 4 | od -An -tx1 | awk '{ printf "%s%s%s%s", $4, $3, $2, $1 }'; }

# Turns digits of base 16 into bytes.
bytes() { printf "$(sed -E 's/(..)/\\x\1/g')"; }
