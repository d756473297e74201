# The window on a display without a screen, whose memory is read. Sourced by scripts/compare-base.
# Its list, help and two phones side by side can be had in no other way. What would show the time of a
# real clock, such as a field that was tapped, is left out.
# shellcheck shell=bash

can_show_desktop() { command -v Xvfb >/dev/null && command -v xdotool >/dev/null; }

# Draws while it waits, so that another part can be drawn at the same time.
draw_desktop() {
  local window=""
  part desktop
  start_display || { say "Xvfb does not start"; return 1; }
  trap 'kill "$display_job" 2>/dev/null || true' EXIT
  open_window state --state desktop/state.json || return 0
  take open
  press F1 && take help
  press F1 ctrl+o && take overlays
  press ctrl+o F6 && take inspector
  press Return && take list
  hand type --delay 40 "pro 12" && take found
  press Escape Escape ctrl+2 && take two
  press ctrl+w alt+Left && take turned
  press ctrl+d ctrl+e && take scene
  press ctrl+shift+a ctrl+g && take dark
  hand mousemove --window "$window" 880 525 && take tip
  press ctrl+i && take narrow
  hand windowsize --sync "$window" 500 900 && take small
  press ctrl+q
  close_window state
  open_window several --device ipad-pro-11 --arrangement floating --strategy none,content-inset \
    --words none || return 0
  take several
  press ctrl+q
  close_window several
}

start_display() {
  local file=$scratch/display
  mkdir -p "$scratch/screen"
  for _ in {1..5}; do
    : >"$file"
    Xvfb -noreset -displayfd 3 -screen 0 1400x1100x24 -nolisten tcp -fbdir "$scratch/screen" \
      3>"$file" >/dev/null 2>&1 &
    display_job=$!
    for _ in {1..100}; do
      if [ -s "$file" ]; then export DISPLAY=":$(cat "$file")"; return 0; fi
      kill -0 "$display_job" 2>/dev/null || break
      sleep 0.1
    done
    kill "$display_job" 2>/dev/null || true
  done
  return 1
}

# Opens the window and waits until it takes keys: the name of its call, options. One that does not open
# is kept as what it said.
open_window() {
  local name=$1
  shift
  : >"$scratch/frames"
  SDL_VIDEODRIVER=x11 KEYBOARD_SIMULATOR_TRACE=1 "$program" run "$@" </dev/null \
    >"$scratch/said" 2>"$scratch/frames" &
  window_job=$!
  for _ in {1..200}; do
    [ "$(frames)" = 0 ] && kill -0 "$window_job" 2>/dev/null || break
    sleep 0.1
  done
  window=$(hand search --onlyvisible --name keyboard-simulator | head -n 1)
  if [ -z "$window" ]; then
    kill "$window_job" 2>/dev/null || true
    close_window "$name"
    return 1
  fi
  hand windowfocus --sync "$window"
  sleep 1
}

# Waits for the window's end, and keeps how it ended and what it said besides its frames.
close_window() {
  local status=0
  wait "$window_job" || status=$?
  { cat "$scratch/said" && sed '/^trace frame /d' "$scratch/frames" && echo "status: $status"; } \
    >"calls/desktop/$1.txt"
}

frames() { grep -c '^trace frame ' "$scratch/frames" || true; }

# A window that has gone takes nothing, and xdotool would wait for it.
hand() { timeout 20 xdotool "$@" || true; }

press() { hand key --delay 60 "$@"; }

# Keeps the pixels of the display once nothing was drawn for two seconds, in which messages go.
take() {
  local last=-1 now calm=0
  for _ in {1..120}; do
    now=$(frames)
    [ "$now" = "$last" ] && calm=$((calm + 1)) || calm=0
    last=$now
    [ "$calm" -lt 8 ] || break
    sleep 0.25
  done
  # Before the pixels there is a head, which names the display.
  tail -c $((1400 * 1100 * 4)) "$scratch/screen/Xvfb_screen0" >"desktop/$1.pixels"
}
