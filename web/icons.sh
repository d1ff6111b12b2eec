#!/usr/bin/env bash
# Draws the icons of web/icons in the sizes that systems ask for, from the two
# drawings there. The pictures are kept; run this again only when a drawing
# changes.
set -Eeuo pipefail
cd "$(dirname "$0")/icons"

chromium=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
[ -n "$chromium" ] || {
  echo "icons: no Chromium; install it: apt-get install chromium" >&2
  exit 1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

draw() { # drawing size picture
  cp "$1.svg" "$work/drawing.svg"
  cat > "$work/page.html" <<END
<style>html, body { margin: 0; background: transparent }</style>
<img src="drawing.svg" width="$2" height="$2" style="display: block">
END
  "$chromium" --headless --no-sandbox --hide-scrollbars --force-device-scale-factor=1 \
    --default-background-color=00000000 --user-data-dir="$work/profile" --window-size="$2,$2" \
    --screenshot="$PWD/$3.png" "file://$work/page.html" 2> "$work/said" || {
    cat "$work/said" >&2
    exit 1
  }
}

draw icon 192 icon-192
draw icon 512 icon-512
draw maskable 512 maskable-512
draw maskable 180 touch-180
