#!/usr/bin/env bash
# Makes web/dist, a folder that any https host can serve.
#
#   web/build.sh            the app
#
# and two empty pages, made in the same way to measure the app's against:
#
#   web/build.sh --empty    of eframe as it comes, in web/dist-empty
#   web/build.sh --lean     of no more of eframe than the app has, in web/dist-lean
set -Eeuo pipefail
cd "$(dirname "$0")/.."

fail() {
  printf 'web/build: %s\n' "$@" >&2
  exit 1
}

case "${1-}" in
  '') crate=. program=tableside dist=web/dist features=() ;;
  --empty) crate=web/empty program=empty dist=web/dist-empty features=() ;;
  --lean) crate=web/empty program=empty dist=web/dist-lean features=(--no-default-features --features lean) ;;
  *) fail "unknown argument $1; there are --empty and --lean" ;;
esac

target=${CARGO_TARGET_DIR:-$PWD/target}/page
built=$target/wasm32-unknown-unknown/web/$program.wasm
build=(build --manifest-path "$crate/Cargo.toml" --bin "$program" --target wasm32-unknown-unknown
  --profile web --config web/profile.toml --target-dir "$target" "${features[@]}")

# What writes the script between browser and program; the program's last minutes keep one core busy.
cargo build --quiet --locked --manifest-path web/bindgen/Cargo.toml --target-dir "$target/bindgen" &
writer=$!

# Rust's own target where it is installed, else the way of Debian, which has
# none and builds the standard library along. That way gives the lighter page: a
# mistake of ours stops it at once, without a message for the console, as each
# message weighs; the page's sentence is there either way.
sysroot=$(rustc --print sysroot 2> /dev/null || true)
debian_sources=/usr/lib/rustlib/src/rust/library/std
if [ -n "$sysroot" ] && [ -d "$sysroot/lib/rustlib/wasm32-unknown-unknown/lib" ]; then
  cargo "${build[@]}" || fail "the app did not compile; see above"
elif [ -x /usr/bin/rustc ] && [ -x /usr/bin/cargo ] && [ -d "$debian_sources" ] && [ -x /usr/bin/wasm-ld-19 ]; then
  env PATH=/usr/bin:/bin RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld-19 \
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="-Zunstable-options -Cpanic=immediate-abort" \
    /usr/bin/cargo "${build[@]}" -Zbuild-std=std,panic_abort -Zbuild-std-features=optimize_for_size ||
    fail "the app did not compile; see above"
else
  fail "no Rust for wasm32-unknown-unknown. Install it by one of" \
    "  rustup target add wasm32-unknown-unknown" \
    "  apt-get install --no-install-recommends rustc-web cargo-web rust-web-src lld-19    (Debian 12)"
fi

wait $writer ||
  fail "web/bindgen did not compile; see above. Without a C compiler: apt-get install gcc libc6-dev"

# What sorts the functions; one version, so that the same sources make the
# same page.
binaryen=132.0.0
sorter=$target/tools/binaryen-$binaryen
if [ ! -x "$sorter/node_modules/.bin/wasm-opt" ]; then
  command -v npm > /dev/null || fail "no npm for wasm-opt; install one: apt-get install --no-install-recommends npm"
  npm install --silent --prefix "$sorter" "binaryen@$binaryen" ||
    fail "wasm-opt could not be installed; by hand: npm install --prefix '$sorter' binaryen@$binaryen"
fi

# What parts the program in two.
command -v wasm-split > /dev/null ||
  fail "no wasm-split; install it: apt-get install --no-install-recommends binaryen"

work=$target/linked-$program
rm -rf "$work"
mkdir -p "$work"
bindgen=$target/bindgen/debug/bindgen
"$bindgen" link "$built" "$work" ||
  fail "no script could be written for the page; if wasm-bindgen is of another version: web/bindgen/Cargo.toml"
cat web/later.js >> "$work/app.js"

# Functions that resemble each other have names that begin alike. Side by side
# they pack better, by a twentieth of the whole; the names are of no more use then.
sorted() {
  "$sorter/node_modules/.bin/wasm-opt" --reorder-functions-by-name --strip-debug "$work/$1" -o "$work/$2" ||
    fail "wasm-opt failed; see above"
}

# What the first frame does without comes after it. The empty pages have nothing else.
later=
if [ "$program" = tableside ]; then
  wasm-split --enable-bulk-memory --enable-multivalue --enable-mutable-globals --enable-nontrapping-float-to-int \
    --enable-reference-types --enable-sign-ext --debuginfo --split-funcs="@$work/later" \
    --import-namespace=first --placeholder-namespace=later --export-prefix=% \
    "$work/app_bg.wasm" -o1 "$work/named.wasm" -o2 "$work/named-later.wasm" || fail "wasm-split failed; see above"
  "$bindgen" mend "$work/named.wasm" || fail "the first part could not be mended; see above"
  sorted named-later.wasm later.wasm
else
  mv "$work/app_bg.wasm" "$work/named.wasm"
fi
sorted named.wasm app_bg.wasm

fresh=$dist.new
rm -rf "$fresh"
mkdir -p "$fresh/icons"
sum() { sha256sum "$1" | cut -d' ' -f1; }

# Puts a file there with its sum in its name, and prints that name: another
# version's file is never taken for it.
named() {
  local name
  name=$2-$(sum "$1" | cut -c1-16).$3
  cp "$1" "$fresh/$name"
  echo "$name"
}

module=$(named "$work/app_bg.wasm" app wasm)
[ "$program" != tableside ] || later=$(named "$work/later.wasm" later wasm)
script=$(named "$work/app.js" app js)
words=$(named web/words.js words js)
style=$(named web/page.css page css)
sed "s#\./words\.js#./$words#" web/page.js > "$work/page.js"
page=$(named "$work/page.js" page js)
sed -e "s#@STYLE@#$style#g" -e "s#@SCRIPT@#$script#g" -e "s#@MODULE@#$module#g" -e "s#@LATER@#$later#g" \
  -e "s#@PAGE@#$page#g" -e "s#@WORDS@#$words#g" -e "s#@BYTES@#$(stat -c %s "$work/app_bg.wasm")#g" \
  web/index.html > "$fresh/index.html"
cp web/manifest.webmanifest "$fresh/"
cp web/icons/*.svg web/icons/*.png "$fresh/icons/"

# The service worker's list of all files, each with its sum. The version is the
# sum of that list, made before the page knows its version.
files() {
  (
    cd "$fresh"
    find . -type f | sort | while read -r file; do
      printf '  "%s": "%s",\n' "${file#./}" "$(sum "$file")"
    done
  ) > "$work/files"
}
cp web/sw.js "$fresh/"
files
version=$(sum "$work/files" | cut -c1-16)
sed "s#@VERSION@#$version#" "$fresh/index.html" > "$work/index.html"
mv "$work/index.html" "$fresh/index.html"
rm "$fresh/sw.js"
files
sed -e "s#@VERSION@#$version#" -e "/@FILES@/{r $work/files" -e 'd;}' web/sw.js > "$fresh/sw.js"

# All at once, so that nobody finds half of it.
rm -rf "$dist"
mv "$fresh" "$dist"
echo "web/build: version $version lies in $dist"
