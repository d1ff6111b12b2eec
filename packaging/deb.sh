# The package for Debian 12 and later, and what descends from it.
. packaging/linux.sh

# Who made it: as Debian's own tools ask, else who made the last commit.
maintainer() {
  if [ -n "${DEBEMAIL-}" ]; then
    echo "${DEBFULLNAME:-Tableside} <$DEBEMAIL>"
  else
    git log -1 --format='%an <%ae>' 2> /dev/null || echo "$(id -un) <$(id -un)@$(hostname)>"
  fi
}

# What a Debian package says of its rights.
copyright() {
  cat << END
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: tableside

Files: *
Copyright: $(date --date="@$epoch" +%Y) The makers of Tableside
License: Expat or Apache-2.0

Files: assets/fonts/*
Copyright: 2011 The Bitter Project Authors
 2012-2015 The Mozilla Foundation and Telefonica S.A.
License: OFL-1.1

License: Expat
$(as_field LICENSE-MIT)

License: Apache-2.0
 On Debian systems the text of this license is in
 /usr/share/common-licenses/Apache-2.0.

License: OFL-1.1
$(as_field assets/fonts/LICENSE-Bitter.txt)
END
}

# A text as the value of a field: each line set in, an empty one as a dot.
as_field() { sed -e 's/[[:space:]]*$//' -e 's/^$/./' -e 's/^/ /' "$1"; }

# The window's libraries are opened while it runs, so that no tool finds them in
# the program: .ci/packages compares this list with what it opens.
libraries() {
  echo "libc6 (>= $(glibc)), libgcc-s1, libegl1, libgl1, libwayland-client0," \
    "libwayland-egl1, libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon0, libxkbcommon-x11-0, libxrender1"
}

make_deb() {
  local root doc architecture file
  need dpkg-deb dpkg
  build_linux
  architecture=$(dpkg --print-architecture)
  root=$(staged deb)
  install -D -m 755 "$work/linux/tableside" "$root/usr/bin/tableside"
  install_shared "$root/usr"
  doc=$root/usr/share/doc/tableside
  mkdir -p "$doc" "$root/DEBIAN"
  copyright > "$doc/copyright"
  for file in README.md CHANGELOG.md assets/licen[cs]es*; do
    [ ! -f "$file" ] || install -m 644 "$file" "$doc/"
  done
  install -D -m 644 --target-directory "$doc/docs" docs/*.md
  [ ! -f "$doc/CHANGELOG.md" ] || { mv "$doc/CHANGELOG.md" "$doc/changelog" && gzip -9n "$doc/changelog"; }
  gzip -9n > "$doc/changelog.Debian.gz" << END
tableside ($version-1) stable; urgency=medium

  * Version $version.

 -- $(maintainer)  $(date --date="@$epoch" -R)
END
  cat > "$root/DEBIAN/control" << END
Package: tableside
Version: $version-1
Architecture: $architecture
Maintainer: $(maintainer)
Installed-Size: $(du -sk --apparent-size "$root/usr" | cut -f1)
Depends: $(libraries)
Recommends: libgl1-mesa-dri, xdg-desktop-portal
Section: utils
Priority: optional
Description: event cards instead of dice beside a real board
 A companion for hex-island board games. It lies beside a real board on a
 laptop or tablet, knows the island as it was laid, and draws event cards
 instead of dice. For every card it says who takes what from the bank, what the
 event asks of whom, who discards how much, where the robber goes, who holds
 the awards, how many points everyone has and who has won.
 .
 Pieces and cards stay on the table. It needs no account and no network, and
 never loses a game.
END
  (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum > DEBIAN/md5sums)
  settle "$root"
  dpkg-deb --root-owner-group -Zxz --build "$root" "$packages/tableside_$version-1_$architecture.deb" > /dev/null
}
