#!/usr/bin/env bash
# Cuts the fonts of assets/fonts down to what the page carries: Latin letters
# and the signs around them. A browser draws everything else with its own
# fonts. Their hints for coarse screens, half of each file, stay out:
# letters are fitted to the screen's pixels without them. The results are kept in
# assets/fonts/web; run this again only when the fonts change.
set -Eeuo pipefail
cd "$(dirname "$0")/../assets/fonts"

command -v pyftsubset > /dev/null || {
  echo "fonts: pyftsubset is missing; install it: pip install fonttools" >&2
  exit 1
}

signs='U+0020-007E,U+00A0-017F,U+0218-021B,U+02C6,U+02C7,U+02D8-02DD,U+2010-2026,U+2030'
signs+=',U+2032,U+2033,U+2039,U+203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264,U+2265,U+FFFD'

mkdir -p web
for font in DejaVuSans DejaVuSans-Bold; do
  pyftsubset "$font.ttf" --unicodes="$signs" --layout-features='kern,mark,mkmk,ccmp,locl' \
    --no-hinting --drop-tables+=FFTM,MATH --output-file="web/$font.ttf"
done
