#!/bin/sh
# Builds the peers whose libraries are here, into the folder named by the argument; says which are left out.
set -eu
out=$1
here=$(dirname "$0")
mkdir -p "$out"
rm -f "$out/pango" "$out/qt"

if pkg-config --exists pangocairo pangoft2 fontconfig; then
    cc -O2 -o "$out/pango" "$here/pango.c" $(pkg-config --cflags --libs pangocairo pangoft2 fontconfig)
else
    echo "Pango is left out: it needs the package libpango1.0-dev."
fi
if pkg-config --exists Qt6Gui; then
    c++ -O2 -std=c++17 -fPIC -o "$out/qt" "$here/qt.cpp" $(pkg-config --cflags --libs Qt6Gui)
else
    echo "Qt is left out: it needs the package qt6-base-dev."
fi
