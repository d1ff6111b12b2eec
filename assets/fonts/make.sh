#!/usr/bin/env bash
# Makes the fonts in assets/fonts from those that their authors publish, and in
# assets/fonts/web the same with what the page carries: Latin letters and the
# signs around them. A browser draws everything else with its own fonts.
#
# All figures are as wide as one another, so that numbers stand still while they
# change. Hints for coarse screens, half of each file, stay out: letters are
# fitted to the screen's pixels without them. What was changed goes by our name.
#
# Run this again only when the fonts change. It needs npm, and from pip
# fonttools and opentype-feature-freezer.
set -Eeuo pipefail
cd "$(dirname "$0")"

for tool in npm pyftsubset pyftfeatfreeze; do
  command -v "$tool" > /dev/null || {
    echo "fonts: $tool is missing; install npm, and: pip install fonttools opentype-feature-freezer" >&2
    exit 1
  }
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm install --silent --prefix "$work" @expo-google-fonts/bitter@0.4.2 @expo-google-fonts/fira-sans@0.4.1
from=$work/node_modules/@expo-google-fonts

signs='U+0020-007E,U+00A0-017F,U+0218-021B,U+02C6,U+02C7,U+02D8-02DD,U+2010-2026,U+2030'
signs+=',U+2032,U+2033,U+2039,U+203A,U+20AC,U+2122,U+2190-2193,U+2212,U+2248,U+2260,U+2264,U+2265,U+FFFD'

# Lines stand as close as letters with accents allow.
lines='
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1])
font["hhea"].ascent, font["hhea"].descent = 890, -235
font["OS/2"].sTypoAscender, font["OS/2"].sTypoDescender = 890, -235
font["OS/2"].usWinAscent, font["OS/2"].usWinDescent = 890, 235
font.save(sys.argv[1])
'

# The first argument is the font, the others its file and how the font is called in it.
make() {
  local cut=(--layout-features='kern,mark,mkmk,ccmp,locl' --no-hinting --drop-tables+=FFTM,MATH)
  pyftfeatfreeze -f 'tnum,lnum' -R "$3/Tableside $1" "$from/$2" "$work/$1.ttf" 2> /dev/null
  python3 -c "$lines" "$work/$1.ttf"
  pyftsubset "$work/$1.ttf" --unicodes='*' "${cut[@]}" --output-file="$1.ttf"
  pyftsubset "$work/$1.ttf" --unicodes="$signs" "${cut[@]}" --output-file="web/$1.ttf"
}

mkdir -p web
make Title bitter/800ExtraBold/Bitter_800ExtraBold.ttf Bitter
make Regular fira-sans/400Regular/FiraSans_400Regular.ttf 'Fira Sans'
make Strong fira-sans/600SemiBold/FiraSans_600SemiBold.ttf 'Fira Sans'
cp "$from/bitter/LICENSE_FONT" LICENSE-Bitter.txt
cp "$from/fira-sans/LICENSE_FONT" LICENSE-Fira-Sans.txt
