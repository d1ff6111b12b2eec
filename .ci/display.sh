# Shared by the scripts that play in the real window: a virtual display with the
# program on it, mouse, keyboard and camera. Needs `program`, the program, and
# `name`, what the script is called.
folder=$(mktemp -d)
shots=${SHOTS:-shots}
mkdir -p "$shots"

fail() { echo "$name: $1" >&2; exit 1; }

# A display large enough for a window of $1. The server takes a free number by itself: of two that are
# told the same one at once, both would play on the display of the first.
open_display() {
  display=
  # There before it is looked into.
  : >"$folder.display"
  Xvfb -displayfd 3 -screen 0 "$1x24" -nolisten tcp -noreset 3>"$folder.display" >/dev/null 2>&1 &
  server=$!
  for _ in $(seq 300); do
    display=$(cat "$folder.display")
    if [ -n "$display" ] || ! kill -0 "$server" 2>/dev/null; then break; fi
    sleep 0.1
  done
  rm -f "$folder.display"
  [ -n "$display" ] || fail "no virtual display could be started"
  export DISPLAY=:$display LIBGL_ALWAYS_SOFTWARE=1
  unset WAYLAND_DISPLAY
}

# The program on it, with an empty folder.
open_window() {
  "$program" --data-dir "$folder" &
  app=$!
  trap 'kill "$app" "$server" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
  window=
  for _ in $(seq 300); do
    window=$(xdotool search --onlyvisible --name Tableside 2>/dev/null | tail -n 1) || true
    [ -n "$window" ] && break
    kill -0 "$app" || fail "the program ended before it showed a window"
    sleep 0.1
  done
  [ -n "$window" ] || fail "no window in 30 s"
}

resize() { xdotool windowmove "$window" 0 0 windowsize "$window" "$1" "$2"; sleep 1; }
picture() { import -window root rgb:- | md5sum; }
# Waits until nothing moves any more.
still() {
  local before
  for _ in $(seq 10); do
    before=$(picture)
    sleep 0.2
    [ "$(picture)" = "$before" ] && break
  done
}
# On a busy machine a click may wait long for its frame, and the next one is for what it opens: where
# nothing moves in PATIENCE looks, it was lost, and is made once more.
click() {
  local before again
  xdotool mousemove "$1" "$2"
  still
  before=$(picture)
  for again in yes no; do
    xdotool click 1
    for _ in $(seq "${PATIENCE:-20}"); do
      sleep 0.1
      [ "$(picture)" = "$before" ] || break 2
    done
    [ -n "${PATIENCE-}" ] || break
  done
  still
}
# A window may be there long before anything is drawn into it.
await_picture() {
  for _ in $(seq 60); do
    [ "$(import -window root png:- | convert - -format %k info:)" -gt 200 ] && break
    sleep 0.5
  done
  sleep 2
}
photograph() { import -window root "$shots/$1.png"; }

# A new game for two and its opening, by clicks in a window of 1280x800: red,
# blue, blue, red, a settlement and its road each.
open_game() {
  click 990 430     # New game
  click 1232 316    # two players are enough: the third stays out
  photograph new-game
  click 990 752     # Start
  click 298 220; click 272 235
  click 404 405; click 404 378
  click 192 405; click 218 420
  click 458 498; click 458 466
}

# The same of Cities & Knights: then a city and its road each.
open_knights_game() {
  click 990 430
  click 513 34      # Cities & Knights
  click 1232 316
  photograph new-knights-game
  click 990 752
  click 291 257; click 268 270
  click 383 416; click 383 390
  click 199 416; click 222 430
  click 429 496; click 429 470
}

# The same of Seafarers, on the map that it offers: for three, red, blue, white, white, blue, red.
open_sea_game() {
  click 985 406
  click 647 34      # Seafarers
  photograph new-sea-game
  click 985 744
  click 252 530; click 231 543
  click 296 304; click 274 318
  click 296 606; click 296 581
  click 427 379; click 404 392
  click 383 555; click 361 543
  click 427 480; click 404 467
}

# Both together: the same places of a smaller map.
open_sea_knights_game() {
  click 985 406
  click 647 34
  click 513 34
  photograph new-sea-knights-game
  click 985 744
  click 266 553; click 245 565
  click 306 343; click 286 355
  click 306 622; click 306 600
  click 426 412; click 406 424
  click 386 577; click 366 565
  click 426 506; click 406 494
}

# The game as it was saved, as JSON.
saved() {
  "$program" --data-dir "$folder" show --json "$(basename "$folder"/games/*.tableside .tableside)"
}
