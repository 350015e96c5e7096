#!/bin/sh
# Builds the peers whose libraries are here, into the folder named by the argument; says which are left out.
set -eu
out=$1
here=$(dirname "$0")
mkdir -p "$out"
rm -f "$out/pango" "$out/qt" "$out"/layout-*
# Every Swift toolchain brings clang.
"$(command -v cc || command -v clang)" -O2 -o "$out/layout-limit" "$here/layout/limit.c" -lm

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
if pkg-config --exists Qt6Widgets; then
    c++ -O2 -std=c++17 -fPIC -o "$out/layout-qt" "$here/layout/qt.cpp" $(pkg-config --cflags --libs Qt6Widgets)
fi

# A Python program as a peer, where its PyPI package is installed for python3.
build_python_peer() {
    if python3 -c "import $2" 2>/dev/null; then
        printf '#!/bin/sh\nexec "%s" "%s/layout/%s.py"\n' "$(command -v python3)" "$(cd "$here" && pwd)" "$1" >"$out/layout-$1"
        chmod +x "$out/layout-$1"
    else
        echo "$3 is left out: it needs the PyPI package $2 in python3 (pip install $2)."
    fi
}
build_python_peer yoga poga Yoga
build_python_peer taffy stretchable Taffy
