#!/bin/sh
# Puts this folder's Tableside into the menu of your desktop, or takes it out:
#
#   ./menu.sh add
#   ./menu.sh remove
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/tableside.desktop

case "${1-}" in
  add)
    # A path may hold anything: it is quoted for the entry's command, that for
    # the entry's line, and that for sed. Behind env, since the first word of a
    # command may hold no percent sign.
    quoted=$(printf '%s' "$here/tableside" |
      sed -e 's/[\\"`$]/\\&/g' -e 's/%/%%/g' -e 's/\\/\\\\/g' -e 's/[\\&#]/\\&/g')
    mkdir -p "$data/applications"
    sed -e "s#^Exec=.*#Exec=env \"$quoted\"#" -e '/^TryExec=/d' "$here/share/applications/tableside.desktop" > "$entry"
    (cd "$here/share/icons" && find hicolor -name 'tableside.*') | while read -r icon; do
      mkdir -p "$data/icons/$(dirname "$icon")"
      cp "$here/share/icons/$icon" "$data/icons/$icon"
    done
    echo "menu: Tableside stands in the menu, from $here"
    ;;
  remove)
    rm -f "$entry"
    [ ! -d "$data/icons/hicolor" ] || find "$data/icons/hicolor" -path '*/apps/tableside.*' -delete
    echo "menu: Tableside is out of the menu; the folder and the games are as they were"
    ;;
  *)
    echo "menu: say ./menu.sh add or ./menu.sh remove" >&2
    exit 1
    ;;
esac
