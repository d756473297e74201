# Rows of the bench's report, as JSON. Sourced by scripts/bench.
# shellcheck shell=bash
rows=()

# Prints a text as a JSON string.
json_text() {
  local text=${1//\\/\\\\}
  text=${text//\"/\\\"}
  printf '"%s"' "${text//[$'\n\t\r']/ }"
}

# Adds a row that was measured: its name, what it is, the value, its unit, and the target such as "<= 60".
measured() {
  local met
  met=$(awk -v value="$3" -v target="$5" 'BEGIN {
    split(target, part, " ")
    if (part[1] == "<=") met = value <= part[2] + 0
    else if (part[1] == ">=") met = value >= part[2] + 0
    else met = value < part[2] + 0
    print met ? "true" : "false" }')
  rows+=("$(head_of_row "$1" "$2"), \"value\": $3, $(target_of_row "$4" "$5"), \"met\": $met}")
}

# Adds a row that could not be measured: the same without the value, and why.
unmeasured() {
  rows+=("$(head_of_row "$1" "$2"), \"value\": null, $(target_of_row "$3" "$4"), \"met\": false, \"why\": $(json_text "$5")}")
}

head_of_row() { printf '{"name": "%s", "what": %s' "$1" "$(json_text "$2")"; }
target_of_row() { printf '"unit": "%s", "target": "%s"' "$1" "$2"; }

machine() {
  printf '{"cpu": %s, "cores": %s, "kernel": %s, "swift": %s, "load": %s}' \
    "$(json_text "$(sed -n 's/^model name[^:]*: *//p' /proc/cpuinfo | head -n 1)")" \
    "$(nproc)" "$(json_text "$(uname -sr)")" "$(json_text "$(swift_version)")" "$(cut -d " " -f 1 /proc/loadavg)"
}

print_report() {
  local separator=""
  printf '{\n  "machine": %s,\n  "rows": [' "$(machine)"
  for row in "${rows[@]}"; do
    printf '%s\n    %s' "$separator" "$row"
    separator=,
  done
  printf '\n  ]\n}\n'
}

# Prints the value at a share of the sorted numbers on standard input: 0.5 is the median.
quantile() {
  sort -n | awk -v share="$1" '{ value[NR] = $1 }
    END { at = int(NR * share); if (at < NR * share) at++; if (at < 1) at = 1; print value[at] }'
}

# Prints the milliseconds since a value of EPOCHREALTIME.
milliseconds_since() {
  awk -v from="$1" -v to="$EPOCHREALTIME" 'BEGIN { printf "%.2f\n", (to - from) * 1000 }'
}
