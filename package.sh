#!/usr/bin/env bash
# Makes all that a release needs into target/packages:
#
#   package.sh                       everything
#   package.sh deb tar windows web   only what is named
#
# The web part packs web/dist, and builds it first where that is missing or older
# than what it is made from; TABLESIDE_DIST names a folder to pack as it is.
# Programs are compiled by the profile `dist`.
# Times in the packages are SOURCE_DATE_EPOCH, or else the last commit's.
set -Eeuo pipefail
cd "$(dirname "$0")"
export LC_ALL=C TZ=UTC
umask 022

fail() {
  printf 'package: %s\n' "$@" >&2
  exit 1
}

# Fails unless the tool $1 is there, which Debian has in the package $2.
need() {
  command -v "$1" > /dev/null || fail "no $1; install it: apt-get install $2"
}

parts=("$@")
[ $# -gt 0 ] || parts=(deb tar windows web)
for part in "${parts[@]}"; do
  case $part in
    deb | tar | windows | web) ;;
    *) fail "unknown part $part; there are deb, tar, windows and web" ;;
  esac
done

version=$(sed -n 's/^version = "\(.*\)"$/\1/p' Cargo.toml | head -n 1)
[ -n "$version" ] || fail "Cargo.toml names no version"
epoch=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2> /dev/null || stat -c %Y Cargo.toml)}
export SOURCE_DATE_EPOCH=$epoch

target=${CARGO_TARGET_DIR:-$PWD/target}
packages=$target/packages
work=$target/packaging
mkdir -p "$packages" "$work"

# An empty folder to put a package's files in.
staged() {
  rm -rf "${work:?}/$1"
  mkdir -p "$work/$1"
  echo "$work/$1"
}

# The same times for all below a folder, whenever and wherever they were made.
settle() { find "$1" -exec touch --no-dereference --date="@$epoch" {} +; }

# The licenses and what is new, as far as they are there.
copy_papers() {
  local paper
  for paper in LICENSE-* CHANGELOG.md assets/licen[cs]es*; do
    [ ! -f "$paper" ] || install -m 644 "$paper" "$1/"
  done
}

# Packs the folder $2 in $1 into the zip $3, in the same order everywhere.
zipped() {
  need zip zip
  settle "$1/$2"
  rm -f "$3"
  (cd "$1" && find "$2" -type f | sort | zip -q -X -9 "$3" -@)
}

for part in "${parts[@]}"; do
  . "packaging/$part.sh"
done
for part in "${parts[@]}"; do
  "make_$part"
done

(cd "$packages" && find . -maxdepth 1 -type f ! -name SHA256SUMS -printf '%P\n' | sort | xargs sha256sum > SHA256SUMS)
printf 'package: made in %s\n' "$packages"
(cd "$packages" && du -b --apparent-size -- * | sed 's/^/  /')
