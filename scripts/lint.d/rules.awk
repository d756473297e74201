# Reads the tables `house`, `words` and `numbers`, then text files, and prints each broken rule as
# file:line: what is wrong; what would be right. Ends with status 1 if there was one.
# Call: awk -f rules.awk table=house FILE table=words FILE table=numbers FILE table= ./FILE…

function report(line, text) {
  printf "%s:%d: %s\n", file, line, text
  broken = 1
}

table == "house" {
  if ($0 ~ /^[^#]/) {
    module = $1
    $1 = "Foundation"
    house[module] = $0
  }
  next
}

table == "words" {
  if ($0 ~ /^[^#]/) {
    count = split($0, field, / +;; +/)
    rules++
    where[rules] = field[1]
    pattern[rules] = field[1] == "text" ? field[2] : "(^|[^A-Za-z0-9_])(" field[2] ")"
    message[rules] = field[3]
  }
  next
}

table == "numbers" {
  if ($0 ~ /^[^#]/) styled[$1] = 1
  next
}

FNR == 1 {
  finish_file()
  start_file()
}

{
  lines = FNR
  check_words("text", $0)
}

is_swift {
  code = without_texts($0)
  check_words("swift", code)
  if (!is_outer) check_words("inner", code)
  if (is_pure) check_words("pure", code)
  if (is_part) check_words("part", code)
  if (is_bench) check_words("bench", code)
  if (is_styled) check_numbers(code)
  if (code ~ /^ *([a-z]+ +|@[A-Za-z_]+ +)*import +[A-Za-z]/) check_import(code)
  measure_functions(code)
}

END {
  finish_file()
  exit broken
}

function start_file() {
  file = FILENAME
  sub(/^\.\//, "", file)
  is_swift = file ~ /\.swift$/
  home = ""
  if (file ~ /\.docc\//) {
    # A tutorial's code is that of those who use the module.
  } else if (file ~ /^Sources\/[^\/]+\//) {
    home = file
    sub(/^Sources\//, "", home)
    sub(/\/.*/, "", home)
  } else if (file ~ /^Assets\//) {
    home = "Assets"
  }
  is_pure = home != "" && home != "SDLHost" && home != "KeyboardTesting" && home != "keyboard-simulator"
  is_part = file ~ /^Sources\/Simulation\/(Activity|Avoidance|Content|Keyboard|Layout|Notifications|Scene|Scrolling|Settings|TextInput|Touches)\//
  is_bench = home == "Workbench" && file !~ /^Sources\/Workbench\/Model\//
  is_styled = 0
  for (folder in styled) if (index(file, folder "/") == 1) is_styled = 1
  is_outer = home == "KeyboardTesting" || file ~ /^Tests\/Example\//
  in_text = in_comment = depth = bodies = 0
  pending = ""
  if (is_swift && home != "" && !(home in house) && !(home in reported)) {
    reported[home] = 1
    report(1, "the module " home " is not in the house; give it a row in scripts/lint.d/house")
  }
}

function finish_file() {
  if (!is_swift || home == "") return
  if (lines > 400) {
    report(lines, "the file has " lines " lines; split it by ideas, to 400 at most")
  } else if (lines > 200) {
    printf "note: %s has %d lines; has it one idea?\n", file, lines
  }
}

function check_words(kind, text,   rule) {
  for (rule = 1; rule <= rules; rule++)
    if (where[rule] == kind && text ~ pattern[rule]) report(FNR, message[rule])
}

# A digit after a letter, a dollar or a single dot belongs to a name or a member; after `...` it does not.
function check_numbers(text,   before, number) {
  before = ""
  while (match(text, /0[xb][0-9A-Fa-f_]+|[0-9][0-9_]*(\.[0-9][0-9_]*)?([eE][-+]?[0-9]+)?/)) {
    before = before substr(text, 1, RSTART - 1)
    number = substr(text, RSTART, RLENGTH)
    text = substr(text, RSTART + RLENGTH)
    if (before !~ /([A-Za-z0-9_$]|(^|[^.])\.)$/ && number !~ /^(0|1|2|0\.5)$/)
      report(FNR, "the number " number " is a look or a count; take it from the style, or from data")
    before = before number
  }
}

function check_import(text,   name, allowed) {
  sub(/^.*import +/, "", text)
  sub(/^(struct|class|enum|protocol|func|var|let|typealias) +/, "", text)
  match(text, /^[A-Za-z0-9_]+/)
  name = substr(text, 1, RLENGTH)
  if (name ~ /^C[A-Z0-9]/ && home != "SDLHost") {
    report(FNR, "a C library, " name ", is imported; only SDLHost may, ask it for a value")
  } else if (home in house && index(" " house[home] " ", " " name " ") == 0) {
    allowed = house[home]
    gsub(/ +/, ", ", allowed)
    report(FNR, home " imports " name "; it may import " allowed)
  }
}

# A line without quoted texts and comments; what a text interpolates stays.
function without_texts(text,   start) {
  if (in_text) {
    if (text !~ /"""/) return ""
    sub(/^.*"""/, "", text)
    in_text = 0
  }
  if (in_comment) {
    if (text !~ /\*\//) return ""
    sub(/^.*\*\//, "", text)
    in_comment = 0
  }
  gsub(/"""/, "\001", text)
  gsub(/"([^"\\]|\\[^(])*"/, "\"\"", text)
  sub(/\/\/.*/, "", text)
  if (start = index(text, "/*")) {
    in_comment = text !~ /\*\//
    text = substr(text, 1, start - 1)
  }
  if (start = index(text, "\001")) {
    in_text = 1
    text = substr(text, 1, start - 1)
  }
  return text
}

# Follows the braces: a declaration waits in `pending` for its body, open bodies are a stack.
function measure_functions(code,   rest, brace) {
  if (code ~ /^ *((@[A-Za-z]+|[a-z]+(\([a-z]+\))?) +)*(func |init[?]?[(<]|deinit|subscript[(<]|var )/)
    pending = FNR
  rest = code
  while (match(rest, /[{}]/)) {
    brace = substr(rest, RSTART, 1)
    rest = substr(rest, RSTART + 1)
    if (brace == "{") open_brace()
    else close_brace()
  }
}

function open_brace() {
  depth++
  if (pending == "") return
  bodies++
  body_depth[bodies] = depth
  body_start[bodies] = FNR
  declared[bodies] = pending
  pending = ""
}

function close_brace(   length_of_body) {
  pending = ""
  if (bodies > 0 && body_depth[bodies] == depth) {
    length_of_body = FNR - body_start[bodies] - 1
    if (length_of_body > 60)
      report(declared[bodies], "the body has " length_of_body " lines; give its steps names, 60 at most")
    bodies--
  }
  depth--
}
