# The page, to be put on a host.

# Whether web/dist is younger than all that it is made from.
is_fresh() {
  [ -f web/dist/index.html ] && [ -z "$(find src crates decks locales assets Cargo.toml Cargo.lock \
    web/bindgen web/*.js web/*.css web/*.html web/*.toml web/*.webmanifest web/build.sh web/icons \
    -type f -newer web/dist/index.html -print -quit)" ]
}

make_web() {
  local name folder dist=${TABLESIDE_DIST-}
  if [ -z "$dist" ]; then
    dist=web/dist
    is_fresh || web/build.sh || fail "the page could not be built; see above"
  fi
  [ -f "$dist/index.html" ] || fail "$dist holds no page; web/build.sh makes one in web/dist"
  name=tableside-$version-web
  folder=$(staged web)
  mkdir -p "$folder/$name"
  cp -r "$dist" "$folder/$name/tableside"
  install -m 644 packaging/HOSTING.txt "$folder/$name/"
  copy_papers "$folder/$name"
  zipped "$folder" "$name" "$packages/$name.zip"
}
