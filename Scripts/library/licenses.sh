#!/bin/sh
# Writes the licences of what the C library has inside into a folder: licenses.sh FOLDER PARTS
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
parts=$(cd "$2" && pwd)
cd "$(dirname "$0")/../.."
usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
cp LICENSE "$folder/Copyfit.txt"
cp Sources/CUnicodeTables/LICENSE-Unicode.txt "$folder/Unicode.txt"
cp "$usr/share/swift/LICENSE.txt" "$folder/Swift.txt"
cp "$parts/harfbuzz/COPYING" "$folder/HarfBuzz.txt"
libraries=$(pkg-config --variable=libdir freetype2)
for name in freetype png16 brotlidec bz2 z; do
    package=$(dpkg -S "$libraries/lib$name.a" | sed 's/[:,].*//')
    cp "/usr/share/doc/$package/copyright" "$folder/$package.txt"
done
runtime=$(dpkg -S "$(c++ -print-file-name=libstdc++.a)" 2>/dev/null | sed 's/[:,].*//') || runtime=
[ -z "$runtime" ] || cp "/usr/share/doc/$runtime/copyright" "$folder/$runtime.txt"
