# The program for Windows, built with mingw.

triple=x86_64-pc-windows-gnu

# Rust's own target where it is installed, else the way of Debian, whose
# compiler builds the standard library along.
compile_windows() {
  local sysroot build profile=$1
  shift
  build=(rustc --locked --bin tableside --target "$triple" --profile "$profile"
    --config packaging/windows/profile.toml --target-dir "$target/windows")
  export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc
  sysroot=$(rustc --print sysroot 2> /dev/null || true)
  if [ -n "$sysroot" ] && [ -d "$sysroot/lib/rustlib/$triple/lib" ]; then
    cargo "${build[@]}" -- "$@"
  elif [ -x /usr/bin/rustc ] && [ -x /usr/bin/cargo ] && [ -d /usr/lib/rustlib/src/rust/library/std ]; then
    env PATH=/usr/bin:/bin RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 \
      /usr/bin/cargo "${build[@]}" -Zbuild-std=std,panic_unwind -- "$@"
  else
    fail "no Rust for $triple. Install it by one of" \
      "  rustup target add $triple" \
      "  apt-get install --no-install-recommends rustc-web cargo-web rust-web-src    (Debian 12)"
  fi
}

make_windows() {
  local objects name folder numbers extra sum profile=${TABLESIDE_WINDOWS_PROFILE:-windows}
  need x86_64-w64-mingw32-gcc 'gcc-mingw-w64-x86-64'
  need x86_64-w64-mingw32-windres 'binutils-mingw-w64-x86-64'
  objects=$(staged windows-objects)
  numbers=${version%%[-+]*}
  x86_64-w64-mingw32-windres --include-dir packaging/windows -D "NUMBERS=${numbers//./,},0" \
    -D "VERSION=\\\"$version\\\"" packaging/windows/tableside.rc "$objects/resource.o"
  x86_64-w64-mingw32-gcc -O2 -Wall -c packaging/windows/console.c -o "$objects/console.o"
  # Called by their sums, so that cargo links anew when one has changed.
  extra=()
  for object in resource console; do
    sum=$(sha256sum "$objects/$object.o" | cut -c1-16)
    mv "$objects/$object.o" "$objects/$object-$sum.o"
    extra+=(-C "link-arg=$objects/$object-$sum.o")
  done
  compile_windows "$profile" "${extra[@]}" -C link-arg=-Wl,--subsystem,windows -C link-arg=-Wl,--no-insert-timestamp \
    -C link-arg=-static-libgcc -C link-arg=-lkernel32 || fail "the program for Windows did not compile; see above"

  name=tableside-$version-windows-x86_64
  folder=$(staged windows)
  mkdir -p "$folder/$name"
  install -m 755 "$target/windows/$triple/$profile/tableside.exe" "$folder/$name/"
  copy_papers "$folder/$name"
  sed "s/@VERSION@/$version/" packaging/README-windows.txt | sed 's/$/\r/' > "$folder/$name/README.txt"
  zipped "$folder" "$name" "$packages/$name.zip"
}
