#!/bin/sh
# Builds the peers whose libraries are here, into the folder named by the argument; says which are left out.
set -eu
out=$1
here=$(dirname "$0")
mkdir -p "$out"
rm -f "$out/pango" "$out/qt" "$out"/layout-* "$out"/chat-* "$out"/pictures-*
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

# A Python program of a folder as a peer, with arguments of its own.
python_peer() {
    printf '#!/bin/sh\nexec "%s" "%s/%s/%s.py" %s\n' "$(command -v python3)" "$(cd "$here" && pwd)" "$1" "$2" "$3" >"$out/$1-$2"
    chmod +x "$out/$1-$2"
}

# The same, where its PyPI package is installed for python3.
build_python_peer() {
    if python3 -c "import $3" 2>/dev/null; then
        python_peer "$1" "$2" ""
    else
        echo "$4 is left out: it needs the PyPI package $5 in python3 (pip install $5)."
    fi
}
build_python_peer layout yoga poga Yoga poga
build_python_peer layout taffy stretchable Taffy stretchable
build_python_peer chat takumi takumi_py takumi takumi-py
build_python_peer pictures takumi takumi_py takumi takumi-py
build_python_peer pictures typst typst typst typst
build_python_peer pictures weasyprint weasyprint WeasyPrint weasyprint

if command -v chromium >/dev/null && command -v python3 >/dev/null; then
    python_peer chat chromium "$(command -v chromium)"
else
    echo "Chromium is left out: it needs the packages chromium and python3."
fi
