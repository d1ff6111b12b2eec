#!/usr/bin/env bash
# Draws the icons of desktops and of the Windows program from the one drawing,
# web/icons/icon.svg. The pictures are kept; run this again only when the
# drawing changes. The window shows one of them.
set -Eeuo pipefail
cd "$(dirname "$0")/icons"

for tool in rsvg-convert icotool; do
  command -v "$tool" > /dev/null || {
    echo "icons: no $tool; install it: apt-get install librsvg2-bin icoutils" >&2
    exit 1
  }
done

drawing=../../web/icons/icon.svg
for size in 16 22 24 32 48 64 128 256 512; do
  rsvg-convert --width "$size" --height "$size" --output "$size.png" "$drawing"
done
icotool --create --output tableside.ico 16.png 24.png 32.png 48.png 64.png --raw=256.png
