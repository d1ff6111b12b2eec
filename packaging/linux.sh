# The Linux program and its files, for both of its packages.

linux_built=${linux_built-}

# Builds the program once, and leaves it without symbols in $work/linux.
# TABLESIDE_PROGRAM names one to take as it is, to try the packaging without compiling again.
build_linux() {
  local program=${TABLESIDE_PROGRAM-}
  [ -z "$linux_built" ] || return 0
  need strip binutils
  [ "$(uname -s)" = Linux ] || fail "the packages for Linux are built on Linux"
  if [ -z "$program" ]; then
    need cargo 'rustc cargo (1.95 or newer, or from rustup)'
    need cc 'gcc libc6-dev'
    cargo build --locked --profile dist --bin tableside || fail "the program did not compile; see above"
    program=$target/dist/tableside
  fi
  mkdir -p "$work/linux"
  strip --strip-all -o "$work/linux/tableside" "$program"
  linux_built=yes
}

# The desktop entry and what else belongs under a prefix such as /usr.
install_shared() {
  local share=$1/share size
  install -D -m 644 packaging/tableside.desktop "$share/applications/tableside.desktop"
  install -D -m 644 web/icons/icon.svg "$share/icons/hicolor/scalable/apps/tableside.svg"
  for size in 16 22 24 32 48 64 128 256 512; do
    install -D -m 644 "packaging/icons/$size.png" "$share/icons/hicolor/${size}x$size/apps/tableside.png"
  done
  mkdir -p "$share/metainfo" "$share/man/man1"
  sed -e "s/@VERSION@/$version/" -e "s/@DATE@/$(date --date="@$epoch" +%F)/" \
    packaging/arpa.home.tableside.metainfo.xml > "$share/metainfo/arpa.home.tableside.metainfo.xml"
  install -m 644 packaging/man/*.1 "$share/man/man1/"
  gzip -9n "$share"/man/man1/*.1
  install -D -m 644 packaging/completions/tableside.bash "$share/bash-completion/completions/tableside"
  install -D -m 644 packaging/completions/tableside.fish "$share/fish/vendor_completions.d/tableside.fish"
  install -D -m 644 packaging/completions/_tableside "$share/zsh/vendor-completions/_tableside"
}

# The newest glibc that the program asks for: what it can't run without.
glibc() {
  need objdump binutils
  objdump -T "$work/linux/tableside" | sed -n 's/.*(GLIBC_\([0-9.]*\)).*/\1/p' | sort -V | tail -n 1
}
