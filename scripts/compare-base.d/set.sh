# The fixed set that both programs draw. Sourced by scripts/compare-base; every call is made in the
# side's own folder, so that all names in it are relative and the same.
# shellcheck shell=bash

# A phone with a home button, one with a Dynamic Island, an iPad.
three=(iphone-8 iphone-14-pro ipad-pro-11)
those=$(IFS=, && echo "${three[*]}")
field="TextField 12"
# One worker each, as both programs run at the same time.
sweep=(--scale 1 -j 1 -u all)

# Calls the program; keeps its words and how it ended in calls/NAME.txt.
call() {
  local name=$1 status=0 errors=$scratch/errors
  shift
  {
    printf 'call: keyboard-simulator'
    printf ' %q' "$@"
    printf '\n'
    timeout -k 5 120 "$program" "$@" </dev/null 2>"$errors" || status=$?
    [ ! -s "$errors" ] || { echo "standard error:" && cat "$errors"; }
    echo "status: $status"
  } >"calls/$name.txt"
}

# Makes the folder of a part of the set, and that of its calls.
part() { mkdir -p "calls/$1" "$1"; }

# Draws one picture as PNG and as SVG, with its state report: the part, the name, options.
shoot() {
  local name=$1/$2 scale=(--scale 1)
  shift 2
  [[ " $* " != *" --scale "* ]] || scale=()
  call "$name" shot "${scale[@]}" "$@" -o "$name.png" -o "$name.svg" --report "$name.json"
}

# Draws a matrix of pictures with a field edited, and their state reports: the name, options.
matrix() {
  local name=$1
  shift
  call "matrix/$name" test "${sweep[@]}" --goldens "matrix/$name" -o "matrix/$name-results" "$@"
}

# MARK: Matrices

draw_matrices() {
  local ways=portrait,landscape-left
  part matrix
  matrix all --scene all --appearance all
  matrix sizes --device "$those" --scene settings,tab-form --content-size all --orientation portrait
  matrix no-bar --device "$those" --scene all --no-predictive --orientation "$ways"
  matrix hardware --device "$those" --scene all --hardware-keyboard --orientation "$ways"
  matrix strategies --device "$those" --scene tab-form,chat,note --strategy all --orientation "$ways"
  matrix arrangements --device ipad-pro-11 --scene tab-form,chat,split-form --arrangement all
  matrix rises --device "$those" --scene tab-form,chat,note --film 6 --orientation portrait
  matrix keys --device "$those" --layout all --orientation "$ways"
  matrix types --device "$those" --keyboard all --orientation "$ways"
  [ -n "$is_quick" ] || draw_large_matrices
}

draw_large_matrices() {
  local ways=portrait,landscape-left
  matrix newer --device "$newer" --ios 26 --scene all --appearance all --orientation "$ways"
  matrix all-sizes --device "$those" --scene all --content-size all
  matrix sizes-of-all --scene settings --content-size all --orientation portrait
  matrix contrast --device "$those" --scene all --contrast increased --appearance all
  matrix bold --device "$those" --scene all --bold-text --orientation "$ways"
  matrix no-bars --scene tab-form,contact,sign-in --no-predictive
  matrix no-keys --scene tab-form,chat,contact --hardware-keyboard
  matrix all-strategies --device "$those" --scene all --strategy all --orientation portrait
  matrix strategies-of-all --strategy all --orientation "$ways"
  matrix all-arrangements --device "$pads" --scene all --orientation "$ways" \
    --arrangement undocked,split,floating
  matrix arranged-types --device "$pads" --keyboard all --orientation portrait --arrangement all
  matrix all-types --keyboard all
  matrix all-keys --layout all --orientation portrait
  matrix keys-and-types --device "$those" --layout all --keyboard all --orientation portrait
  matrix all-rises --scene tab-form,chat,note --film 6 --orientation "$ways"
  matrix strategies-rise --device "$those" --scene all --strategy all --film 4 --orientation portrait
  matrix fades --device "$those" --scene tab-form,chat --reduce-motion --film 6
  matrix dark-rises --device "$those" --ios all --scene tab-form --appearance dark --film 8
  # At the device's own scale.
  sweep=(-j 1 -u all)
  matrix own-scale --scene tab-form,settings --appearance all --orientation portrait
  matrix own-scale-turned --scene contact --orientation landscape-right
  matrix own-scale-rises --device "$those" --film 4 --orientation portrait
  sweep=(--scale 2 -j 1 -u all)
  matrix double --device "$those" --scene all --orientation portrait
  sweep=(--scale 1 -j 1 -u all)
}

# MARK: Single pictures

draw_shots() {
  part rest
  part option
  part edited
  part field
  part rise
  part body
  part window
  if [ -n "$is_quick" ]; then
    draw_options iphone-14-pro
    draw_rests portrait iphone-8 iphone-14-pro ipad-pro-11
    draw_rises tab-form iphone-14-pro
    draw_bodies light portrait landscape-left
    draw_windows iphone-8 iphone-14-pro ipad-pro-11
  else
    local device
    for device in "${three[@]}"; do draw_options "$device"; done
    draw_rests portrait "${classes[@]}"
    draw_rests landscape-left "${classes[@]}"
    draw_fields
    draw_rises tab-form "${three[@]}"
    draw_rises chat "${three[@]}"
    draw_bodies light portrait landscape-left landscape-right
    draw_bodies dark portrait
    draw_windows "${classes[@]}"
  fi
  draw_single_cases
}

# Every scene without a keyboard; light and dark take turns.
draw_rests() {
  local way=$1 device scene looks=(light dark) turn=0
  shift
  for device in "$@"; do
    for scene in "${scenes[@]}"; do
      shoot rest "$scene-$device-$way" --device "$device" --scene "$scene" --orientation "$way" \
        --appearance "${looks[turn++ % 2]}"
    done
    # An odd number of scenes would else always give a scene the same look.
    turn=$((turn + (${#scenes[@]} + 1) % 2))
  done
}

# Every field of every scene.
draw_fields() {
  local device scene label number
  for scene in "${scenes[@]}"; do
    number=0
    while IFS= read -r label; do
      number=$((number + 1))
      for device in "${three[@]}"; do
        shoot field "$scene-$number-$device" --device "$device" --scene "$scene" --focus "$label"
      done
    done < <(labels "$scene")
  done
}

# Prints the labels of a scene's fields, by the program that both sides are measured by.
labels() { "$base_program" complete -- shot --scene "$1" --focus '' | cut -f 1; }

# One option after the other, without a keyboard and with one.
draw_options() {
  local device=$1 value state
  option() {
    local name=$1
    shift
    shoot option "$device-$name" --device "$device" "$@"
    shoot edited "$device-$name" --device "$device" --focus "$field" "$@"
  }
  option plain
  option dark --appearance dark
  option left --orientation landscape-left
  option right --orientation landscape-right
  option contrast --contrast increased
  option dark-contrast --contrast increased --appearance dark
  option bold --bold-text
  option calm --reduce-motion
  option no-bar --no-predictive
  option hardware --hardware-keyboard
  option body --frame device
  option on-colour --frame device --background '#E6E7EB'
  option overlays --overlays
  option turned-overlays --overlays --orientation landscape-left --appearance dark
  option window --workbench
  option double --scale 2
  option own-scale --scale 3
  for value in alpha black; do option "mask-$value" --mask "$value"; done
  for value in "${sizes[@]}"; do option "size-$value" --content-size "$value"; done
  for value in "${strategies[@]}"; do option "strategy-$value" --strategy "$value"; done
  for value in "${overlays[@]}"; do option "overlay-$value" --overlays="$value"; done
  for value in "${types[@]}"; do
    shoot edited "$device-type-$value" --device "$device" --focus "$field" --keyboard "$value"
  done
  for value in "${layouts[@]}"; do
    shoot edited "$device-layout-$value" --device "$device" --focus "$field" --layout "$value" \
      --type "Ab ß1"
  done
  for value in 0 1 2 3; do option "wifi-$value" --wifi-bars "$value"; done
  for value in 0 1 2 3 4; do
    shoot option "$device-cellular-$value" --device "$device" --cellular-bars "$value"
  done
  for state in charged charging discharging; do
    for value in 0 9 20 55 100; do
      shoot option "$device-battery-$state-$value" --device "$device" --battery-state "$state" \
        --battery-level "$value"
    done
  done
  shoot option "$device-time" --device "$device" --time 23:59 --carrier Nobody
  shoot option "$device-right-to-left" --device "$device" --scene rtl-form --layout ar-SA
  shoot edited "$device-right-to-left" --device "$device" --scene rtl-form --layout ar-SA,he-IL \
    --focus 'الاسم' --type 'مرحبا abc'
  shoot edited "$device-words" --device "$device" --focus "$field" --words "$inputs/words.txt" \
    --type hel
  shoot edited "$device-text" --device "$device" --focus "$field" \
    --type "Größer 😀👩‍👩‍👧 שלום é, a text that is too long for one line of any field on a phone"
  shoot edited "$device-languages" --device "$device" --focus "$field" --layout en-US,de-DE,ru-RU
}

# The keyboard on its way: the scene, devices.
draw_rises() {
  local scene=$1 device time last
  shift
  last=$(labels "$scene" | tail -n 1)
  for device in "$@"; do
    for time in 0 0.02 0.05 0.1 0.15 0.2 0.3 0.4 0.6; do
      shoot rise "$scene-$device-$time" --device "$device" --scene "$scene" --focus "$last" --at "$time"
      shoot rise "$scene-$device-$time-fading" --device "$device" --scene "$scene" --focus "$last" \
        --at "$time" --reduce-motion --appearance dark
    done
  done
}

# Bodies and masks: the appearance, ways to hold the device.
draw_bodies() {
  local look=$1 device way
  shift
  for device in "${classes[@]}"; do
    for way in "$@"; do
      shoot body "$device-$way-$look" --device "$device" --orientation "$way" --appearance "$look" \
        --focus "$field" --frame device
      shoot body "$device-$way-$look-mask" --device "$device" --orientation "$way" \
        --appearance "$look" --mask black
    done
  done
}

draw_windows() {
  local device
  for device in "$@"; do
    shoot window "$device" --device "$device" --workbench --focus "$field" --overlays
    shoot window "$device-dark" --device "$device" --workbench --appearance dark \
      --orientation landscape-right
  done
}

# What needs a certain device, or several.
draw_single_cases() {
  local value
  part single
  for value in docked undocked split floating; do
    shoot single "$value" --device ipad-mini-6 --arrangement "$value" --focus "$field"
    shoot single "$value-dark" --device ipad-pro-12.9 --arrangement "$value" --focus "$field" \
      --appearance dark --orientation landscape-left --frame device --overlays
    shoot single "$value-window" --device ipad-10.9 --arrangement "$value" --focus "$field" --workbench
  done
  for value in iphone-16-pro iphone-air ipad-pro-13-m4; do
    shoot single "$value-26" --device "$value" --ios 26 --focus "$field" --frame device --overlays
    shoot single "$value-26-window" --device "$value" --ios 26 --workbench
  done
  shoot single several --device iphone-8,iphone-16-pro,ipad-mini-6 --focus "$field" --overlays
  shoot single strategies --strategy none,content-inset,layout-guide --focus "$field" --frame device
  shoot single several-in-window --device iphone-8,iphone-14-pro --workbench --focus "$field" --at 0.1
  shoot single strategies-in-window --strategy none,content-inset --workbench --overlays --appearance dark
  shoot single own-scene --scene own/form.json --focus City
  shoot single own-device --device-file own/phone.json --focus "$field" --frame device
  call single/standard-output shot --device iphone-8 --scale 1 -o single/standard-output.png --report -
}

# MARK: Tapes

draw_tapes() {
  local tape device
  part tape
  part films
  part own-tape
  for tape in "${tapes[@]}"; do play_tape "$tape"; done
  for tape in typing scrolling changes controls window wrong-hopes; do
    call "own-tape/$tape" play "$inputs/$tape.tape" --into "own-tape/$tape" --scale 1 \
      --events "calls/own-tape/$tape.events" --report "own-tape/$tape.json"
    [ -n "$is_quick" ] || call "own-tape/$tape-film" play "$inputs/$tape.tape" \
      --into "own-tape/$tape" -o film.apng --scale 1 --fps 30
  done
  call films/strip play tour --into films -o strip.png --strip 12 --scale 1
  call films/sheet play strategy-layout-guide --into films --sheet films/sheet.png --scale 1 \
    --device "$those"
  call films/keyboard play tour --into films -o keyboard.png --crop keyboard --scale 1
  call films/field play tour --into films -o field.svg --crop field --scale 1
  call films/padded play tour --into films -o padded.png --padding 33.3 --caption "Grüße, שלום" \
    --background 'gradient(#A8C0FF,#3F2B96)' --frame device --overlays=frame,inset --no-touches
  [ -z "$is_quick" ] || return 0
  call films/mp4 play tour --into films -o tour.mp4
  call films/gif play strategy-content-inset --into films -o film.gif
  call films/webm play notifications-rotation --into films -o film.webm --fps 30 --scale 2
  call films/webp play tour --into films -o tour.webp --fps 10 --background transparent
  call films/slow play notifications-show-hide --into films -o slow.apng --slow on --overlays
  call films/no-clobber play tour --into films -o strip.png --strip 3 --no-clobber
  # Only some phones have an emoji key of its own.
  for device in iphone-12-mini iphone-xr; do
    call "own-tape/typing-$device" play "$inputs/typing.tape" --set "DEVICE=$device" \
      --into "own-tape/typing-$device" --scale 2 -o last.svg
  done
  for device in "${three[@]}"; do
    call "own-tape/scrolling-$device" play "$inputs/scrolling.tape" --set "DEVICE=$device" \
      --set SCENE=scroll-form --set "FIELD=Name" --into "own-tape/scrolling-$device" --appearance dark
    call "own-tape/window-$device" play "$inputs/window.tape" --set "DEVICE=$device" \
      --into "own-tape/window-$device" -o frames/ --fps 10
  done
  call own-tape/changes-ipad play "$inputs/changes.tape" --set DEVICE=ipad-10.9 --into own-tape/changes-ipad
  call own-tape/controls-left play "$inputs/controls.tape" --into own-tape/controls-small \
    --device iphone-12-mini,iphone-16-pro-max
}

# One that ships: its screenshots, events, end and results; its frames as well in the full set.
play_tape() {
  local frames=(-o "frames-$1/" --fps 10)
  [ -z "$is_quick" ] || frames=()
  call "tape/$1" play "$1" --into tape "${frames[@]}" -o "$1-end.png" --scale 1 \
    --events "tape/$1.events" --report "tape/$1.json" --reporter junit
}

# MARK: Audits

draw_audits() {
  local audit=(audit -j 1) reports
  part audit
  reports() {
    printf -- '--reporter\n%s\n' text "json=audit/$1.json" "csv=audit/$1.csv" "junit=audit/$1.xml"
  }
  mapfile -t reports < <(reports all)
  call audit/all "${audit[@]}" --scene all --heatmap audit/all.png "${reports[@]}"
  mapfile -t reports < <(reports strategies)
  call audit/strategies "${audit[@]}" --device "$those" --scene all --strategy all "${reports[@]}"
  call audit/page "${audit[@]}" --device "$those" --scene sign-in --reporter html=audit/page.html
  call audit/bad-page "${audit[@]}" --device iphone-8 --scene tab-form --strategy none \
    --reporter html=audit/bad-page.html --pictures bad
  call audit/listed "${audit[@]}" --scene all --list --grep ipad --grep-invert dark
  call audit/first "${audit[@]}" --strategy none -x
  call audit/room "${audit[@]}" --device "$those" --min-clearance 40
  call audit/part-1 "${audit[@]}" --device "$those" --strategy none --shard 1/2 \
    --reporter json=audit/part-1.json
  call audit/part-2 "${audit[@]}" --device "$those" --strategy none --shard 2/2 \
    --reporter json=audit/part-2.json
  call audit/merged merge audit/part-1.json audit/part-2.json --reporter text \
    --reporter html=audit/merged.html --reporter csv=audit/merged.csv --reporter junit=audit/merged.xml
  call audit/half-merged merge audit/part-1.json
  [ -z "$is_quick" ] || return 0
  mapfile -t reports < <(reports everything)
  call audit/everything "${audit[@]}" --scene all --strategy all --orientation portrait,landscape-left \
    "${reports[@]}"
  call audit/sizes "${audit[@]}" --device "$those" --scene all --content-size all \
    --reporter json=audit/sizes.json
  call audit/newer "${audit[@]}" --device "$newer" --ios 26 --scene all --reporter json=audit/newer.json
  call audit/arranged "${audit[@]}" --device "$pads" --scene all --arrangement all \
    --reporter csv=audit/arranged.csv --heatmap audit/arranged.png
  call audit/switches "${audit[@]}" --device "$those" --scene all --predictive all \
    --hardware-keyboard=all --bold-text --reduce-motion --reporter json=audit/switches.json
  call audit/types "${audit[@]}" --device "$those" --scene scroll-form,chat --keyboard all \
    --reporter csv=audit/types.csv
  call audit/layouts "${audit[@]}" --device "$those" --layout all --reporter csv=audit/layouts.csv
  call audit/large-page "${audit[@]}" --device "$those" --scene all --strategy none,layout-guide \
    --orientation portrait --reporter html=audit/large-page.html
}

# MARK: Comparisons of the program itself

# Records goldens and compares other pictures with them, so that reports of differences are compared.
draw_verdicts() {
  local test number
  part verdict
  test=(test --goldens verdict/goldens --scale 1 -j 1 --device "$those" --scene tab-form,sign-in
    --orientation portrait)
  judge() {
    local name=$1
    shift
    call "verdict/$name" "${test[@]}" -o "verdict/$name" -u none "$@"
  }
  call verdict/recorded "${test[@]}" -o verdict/recorded --repeat-each 2
  judge same
  judge time --time 10:08 --reporter text --reporter json=verdict/time.json \
    --reporter junit=verdict/time.xml --reporter html=verdict/time.html --reporter reg=verdict/time-reg.json
  judge tolerant --time 10:08 --threshold 0.2 --antialiasing --max-diff-pixels 40 --max-diff-pixel-ratio 0.01
  judge ignoring --time 10:08 --ignore 0:0-900:60 --mask "$field"
  judge bold --bold-text
  judge first --bold-text -x
  judge some --bold-text --max-failures 2
  judge dark --appearance dark
  judge listed --list --grep tab
  judge stale --grep sign-in
  judge nothing --grep nothing-is-called-so
  judge unmasked --mask Nobody
  for number in 1 2 3; do
    call "verdict/part-$number" "${test[@]}" -o verdict/parts -u none --bold-text --shard "$number/3" \
      --reporter blob
  done
  call verdict/merged merge verdict/parts/report-{1,2,3}-of-3.json --reporter text \
    --reporter json=verdict/merged.json --reporter html=verdict/merged.html \
    --reporter junit=verdict/merged.xml
  call verdict/half-merged merge verdict/parts/report-{1,3}-of-3.json
  call verdict/twice-merged merge verdict/parts/report-{1,1}-of-3.json
  call verdict/picture diff matrix/all/tab-form/iphone-{8,14-pro}-portrait-default.png -o verdict/diff.png
  call verdict/dark diff matrix/all/note/iphone-8-portrait-default{,-dark}.png -o verdict/dark-diff.png \
    --threshold 0.1
  call verdict/report diff matrix/all/tab-form/iphone-{8,14-pro}-portrait-default.json
  call verdict/equal diff matrix/all/chat/iphone-8-portrait-default{,}.png
  head -c 700 verdict/goldens/tab-form/iphone-14-pro-portrait-default.png >verdict/cut.png
  cp verdict/cut.png verdict/goldens/tab-form/iphone-14-pro-portrait-default.png
  rm verdict/goldens/sign-in/iphone-14-pro-portrait-default.json
  judge broken
  judge stopped -x
  call verdict/resumed "${test[@]}" -o verdict/stopped -u none --resume
  call verdict/mended "${test[@]}" -o verdict/mended -u
}

# MARK: Words

draw_words() {
  local word
  part words
  call words/version --version
  call words/help --help
  for word in "${verbs[@]}"; do call "words/help-$word" "$word" --help; done
  for word in "${lists[@]}"; do call "words/list-$word" list "$word"; done
  call words/manual manual
  draw_completions
  draw_refusals
  draw_checks
}

draw_completions() {
  local number=0
  part completion
  completion() { call completion/$((number += 1)) complete -- "$@"; }
  completion ''
  completion -
  for word in "${verbs[@]}"; do
    completion "$word" ''
    completion "$word" --
  done
  completion shot --device iphone-1
  completion shot --device=
  completion test --device iphone-8,iphone-x
  completion shot --scene rtl-form --focus ''
  completion shot --focus Text
  completion audit --strategy ''
  completion play --orientation l
  completion shot --overlays=f
  completion test -u
  completion test --update-snapshots=
  completion new scene ''
  completion list d
}

# Wrong calls, which say what would be right.
draw_refusals() {
  local number=0
  part refusal
  refuse() { call refusal/$((number += 1)) "$@"; }
  refuse shoot
  refuse shot
  refuse shot a.png
  refuse shot --devise x
  refuse shot --device
  refuse shot --workbench=yes
  refuse shot -o a.gif
  refuse shot -o a.png -o a.png
  refuse shot -o - --report -
  refuse shot -o a.png --appearance drak
  refuse shot -o a.png --device iphone-15-por
  refuse shot -o a.png --device iphone-16 --device iphone-15
  refuse shot -o a.png --device iphone-8,iphone-x,iphone-xr --strategy none,content-inset
  refuse shot -o a.png --ios 18 --device iphone-air
  refuse shot -o a.png --ios 26 --device iphone-8
  refuse shot -o a.png --scene tab-from
  refuse shot -o a.png --scene missing.json
  refuse shot -o a.png --strategy content-insert
  refuse shot -o a.png --strategy none,
  refuse shot -o a.png --keyboard numberPat
  refuse shot -o a.png --layout de-DK
  refuse shot -o a.png --focus "TextField 99"
  refuse shot -o a.png --focus nobody
  refuse shot -o a.png --type x
  refuse shot -o a.png --at soon
  refuse shot -o a.png --background '#12345'
  refuse shot -o a.png --overlays=frame,insets
  refuse shot -o a.png --battery-level 50.5
  refuse shot -o a.png --wifi-bars 4
  refuse shot -o a.png --arrangement split --device iphone-8
  refuse shot -o a.png --words missing.dic
  refuse shot -o missing/a.png
  refuse shot -o a.png --device-file own
  refuse play
  refuse play missing.tape
  refuse play tour --fps 0
  refuse play tour --strip 99
  refuse play tour -o film.avi
  refuse play tour --set DEVISE=iphone-8
  refuse play tour --crop everything
  refuse audit --device nobody
  refuse audit --reporter xml
  refuse audit --shard 9/8
  refuse audit --grep '('
  refuse audit --arrangement split --device iphone-8
  refuse audit --scene tab-form,
  refuse test --threshold 2
  refuse test --film 99
  refuse test --ignore 1:2
  refuse test -u sometimes
  refuse test --focus Nobody
  refuse diff one.png
  refuse diff words.txt words.txt
  refuse merge missing.json
  refuse merge own/form.json
  refuse new poem a.json
  refuse new scene a.txt
  refuse list phones
  refuse list
  refuse validate
  refuse validate missing.json
  refuse run
  refuse run --tape missing
  refuse record a.txt
}

# Files that are new, right or broken.
draw_checks() {
  local file name
  part check
  call check/scene validate own/form.json
  call check/device validate own/phone.json
  call check/tape validate own/take.tape
  call check/clobber new scene own/form.json
  call check/shipped validate "$inputs"/shipped/*
  call check/inputs validate "$inputs"/*.tape
  for name in device layout scene tape; do
    call "check/broken-$name" validate "$inputs/corpus/$name"/*
  done
  [ -z "$is_quick" ] || return 0
  for file in "$inputs"/corpus/state/*; do
    name=${file##*/}
    call "check/state-${name%.*}" run --state "$file"
  done
  for file in "$inputs"/corpus/scene/*; do
    name=${file##*/}
    call "check/scene-${name%.*}" shot --scene "$file" --scale 1 -o "check/scene-${name%.*}.png"
  done
  for file in "$inputs"/corpus/device/*; do
    name=${file##*/}
    call "check/device-${name%.*}" shot --device-file "$file" --focus "$field" --scale 1 \
      --frame device -o "check/device-${name%.*}.png"
  done
}

# Starters of one's own, which other parts use.
draw_own() {
  part own
  call own/scene new scene own/form.json
  call own/device new device own/phone.json
  call own/tape new tape own/take.tape
  call own/played play own/take.tape --into own --scale 1 -o end.png
}

# Draws everything in the working folder, by the program `program`.
draw_set() {
  local name desktop=""
  if [ -z "$is_quick" ] && can_show_desktop; then
    (draw_desktop) &
    desktop=$!
  fi
  for name in own words shots tapes audits matrices verdicts; do "draw_$name"; done
  [ -z "$desktop" ] || wait "$desktop"
}
