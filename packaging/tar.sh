# An archive that runs from any folder of any Linux with glibc.
. packaging/linux.sh

make_tar() {
  local name folder
  build_linux
  name=tableside-$version-linux-$(uname -m)
  folder=$(staged tar)/$name
  install -D -m 755 "$work/linux/tableside" "$folder/tableside"
  install -m 755 packaging/menu.sh "$folder/menu.sh"
  install_shared "$folder"
  copy_papers "$folder"
  install -D -m 644 --target-directory "$folder/docs" docs/*.md
  install -m 644 README.md "$folder/"
  sed -e "s/@VERSION@/$version/" -e "s/@GLIBC@/$(glibc)/" packaging/README-linux.txt > "$folder/README.txt"
  settle "$folder"
  tar --create --directory "$work/tar" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner "$name" |
    gzip -9n > "$packages/$name.tar.gz"
}
