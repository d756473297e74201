# The simulator's window on a display of its own, and what can be seen of its process from outside.
# Sourced by scripts/bench. The program tells of its frames on standard error when
# KEYBOARD_SIMULATOR_TRACE is set: `trace frame …` or `trace first-frame …` when a frame is shown,
# and, where it does not tell of each, `trace frames N` when it gets SIGUSR1.
# shellcheck shell=bash
display_pid=
window_pid=
trace=$work/trace

# Starts a display without a screen on a free number; without a window manager.
start_display() {
  local number
  Xvfb -displayfd 3 -screen 0 1600x1200x24 -nolisten tcp 3>"$work/display" >/dev/null 2>&1 &
  display_pid=$!
  for _ in {1..100}; do
    number=$(cat "$work/display")
    [ -z "$number" ] || break
    sleep 0.05
  done
  [ -n "$number" ] || return 1
  export DISPLAY=":$number" SDL_VIDEODRIVER=x11 KEYBOARD_SIMULATOR_TRACE=1
  unset WAYLAND_DISPLAY
}

stop_display() { [ -z "$display_pid" ] || kill "$display_pid" 2>/dev/null || true; }

# Opens the window; sets first_frame to the milliseconds until it showed its first frame.
# Fails with `problem` set where none is shown within five seconds.
open_window() {
  local began=$EPOCHREALTIME line=
  problem="the program tells of no first frame"
  exec {told}< <(exec "$program" run --device iphone-15-pro --scene tab-form 2>&1 >/dev/null)
  window_pid=$!
  while IFS= read -r -t 5 -u "$told" line; do
    if [[ $line == "trace f"* ]]; then
      first_frame=$(milliseconds_since "$began")
      { echo "$line"; cat <&"$told"; } >"$trace" &
      exec {told}<&-
      return 0
    fi
    problem=$line
  done
  close_window
  exec {told}<&-
  return 1
}

close_window() {
  kill "$window_pid" 2>/dev/null || true
  while kill -0 "$window_pid" 2>/dev/null; do sleep 0.02; done
}

# Prints how many frames were drawn so far; nothing where the program does not tell.
frames_drawn() {
  if grep -q '^trace frame ' "$trace"; then
    grep -c '^trace frame ' "$trace"
  elif kill -USR1 "$window_pid" 2>/dev/null; then
    sleep 0.2
    sed -n 's/^trace frames \([0-9]*\)$/\1/p' "$trace" | tail -n 1
  fi
}

# Prints the processor time of the window's process so far, in clock ticks.
ticks_used() { sed 's/.*) //' "/proc/$window_pid/stat" | awk '{ print $12 + $13 }'; }

# Prints its resident memory in MB.
megabytes_resident() { awk '/^VmRSS/ { printf "%.1f", $2 * 1024 / 1e6 }' "/proc/$window_pid/status"; }

# Clicks into the middle of the window, where the scene has a field.
click_field() {
  local window WIDTH HEIGHT
  window=$(xdotool search --onlyvisible --name . | tail -n 1)
  [ -n "$window" ] || return 1
  eval "$(xdotool getwindowgeometry --shell "$window" | grep -E '^(WIDTH|HEIGHT)=[0-9]+$')"
  xdotool windowfocus "$window" mousemove --window "$window" $((WIDTH / 2)) $((HEIGHT / 2)) click 1
}
