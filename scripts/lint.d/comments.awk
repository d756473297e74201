# Reads Swift sources and prints each declaration that needs a comment and has none, and each comment that only repeats the
# name, as file:line: what is wrong; what would be right. Ends with status 1 if there was one.
# Call: awk -f comments.awk ./Sources/FILE…
#
# Needed on what other modules see (`public`, `package`): types, functions, initialisers that do more than assign
# their parameters, and properties that are a number or an optional, for their unit, range or nil.

FNR == 1 {
  file = FILENAME
  sub(/^\.\//, "", file)
  comment = ""
  comment_lines = is_protocol = is_initialiser = 0
}

is_initialiser { read_initialiser($0) }

/^ *\/\/\// {
  text = $0
  sub(/^ *\/\/\/ ?/, "", text)
  comment = comment (comment_lines++ ? " " : "") text
  next
}

# An attribute on a line of its own stands between a comment and its declaration.
/^ *(@[A-Za-z]+(\([^()]*\))? *)+$/ { next }

{
  is_shared = $0 ~ /^ *(@[A-Za-z]+(\([^)]*\))? +)*(public|package) /
  if (is_shared || is_protocol && /^  (mutating +|static +)*(func|init|var) /) check_declaration($0)
  if (is_shared && /(^| )protocol / && /\{ *$/) is_protocol = 1
  if (/^}/) is_protocol = 0
  comment = ""
  comment_lines = 0
}

END { exit broken }

function report(line, text) {
  printf "%s:%d: %s\n", file, line, text
  broken = 1
}

function check_declaration(line,   kind, name) {
  gsub(/@[A-Za-z]+(\([^)]*\))? +|(public|package|internal|private|fileprivate)(\(set\))? |(static|final|indirect|mutating|nonmutating|lazy|override|convenience|required|weak|nonisolated|class(var|func)?) /, "", line)
  sub(/^ +/, "", line)
  if (!match(line, /^(struct|enum|class|actor|protocol|func|init|subscript|var|let)[ (?<]/)) {
    if (line !~ /^[A-Z][A-Za-z]* *[:{]/) return
  }
  kind = line
  sub(/[^a-z].*/, "", kind)
  name = line
  sub(/^[a-z]+ */, "", name)
  sub(/[^A-Za-z0-9_].*/, "", name)
  if (comment_lines == 1 && repeats(comment, name)) {
    report(FNR, "the comment repeats the name; say what the name does not, or remove it")
  }
  if (comment_lines) return
  if (kind == "init") {
    begin_initialiser(line)
  } else if (kind == "var" || kind == "let") {
    if (is_quantity(line))
      report(FNR, name " has no comment; say its unit, its range, or what nil means")
  } else if (name != "" && name != "hash") {
    report(FNR, kind " " name " has no comment; say what it means, or what it does and returns")
  }
}

# A number has a unit or a range, and an optional a meaning of nil.
function is_quantity(line) {
  sub(/ *\{.*/, "", line)
  if (line ~ /: *(CGFloat|Double|Float|TimeInterval|Int)\??( *=.*)?$/) return 1
  if (line ~ /: [^=]*\?( *=.*)?$/) return 1
  return line ~ /= *-?[0-9][0-9_.]*$/
}

# MARK: Initialisers

function begin_initialiser(line) {
  is_initialiser = FNR
  initialiser_indent = match($0, /[^ ]/) - 1
  is_in_body = line ~ /\{ *(\})? *$/
  if (line ~ /\} *$/) is_initialiser = 0
}

# One that only assigns its parameters needs no comment.
function read_initialiser(line,   indent) {
  indent = match(line, /[^ ]/) - 1
  if (!is_in_body) {
    is_in_body = line ~ /\{ *$/
    if (line ~ /\{.*\} *$/) is_initialiser = 0
    return
  }
  if (indent == initialiser_indent && line ~ /^ *}/) {
    is_initialiser = 0
  } else if (line !~ /^ *(self\.)?[A-Za-z_.`]+ = [A-Za-z_.`]+$/ && line !~ /^ *\([A-Za-z_., ]+\) = \([A-Za-z_., ]+\)$/ && line !~ /^ *$/) {
    report(is_initialiser, "the initialiser has no comment; say what it creates, and from what")
    is_initialiser = 0
  }
}

# MARK: Repetition

# True when each word of a comment is a word of the name, or one that says nothing by itself.
function repeats(comment, name,   words, count, word, i) {
  name = tolower(split_words(name))
  comment = tolower(comment)
  gsub(/[^a-z0-9]+/, " ", comment)
  count = split(comment, words, " ")
  for (i = 1; i <= count; i++) {
    word = words[i]
    if (word ~ /^(a|an|the|of|for|this|its|all|returns|return|gets|whether|is|are|it|creates|to|with|in|on)$/) continue
    sub(/s$/, "", word)
    if (index(" " name " ", " " word " ") == 0 && index(" " name " ", " " word "s ") == 0) return 0
  }
  return count > 0
}

function split_words(name,   words) {
  words = ""
  while (match(name, /[A-Z]/)) {
    words = words substr(name, 1, RSTART - 1) " " tolower(substr(name, RSTART, 1))
    name = substr(name, RSTART + 1)
  }
  return words name
}
