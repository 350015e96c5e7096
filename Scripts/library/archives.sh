#!/bin/sh
# Copies the distribution's static libraries that the C library has inside into FOLDER, for a shared library, and prints them in the
# order in which they are linked: archives.sh FOLDER
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
libraries=$(pkg-config --variable=libdir freetype2)
for name in freetype png16 brotlidec brotlicommon bz2 z; do
    file=$libraries/lib$name.a
    [ -e "$file" ] || { echo "archives: there is no $file: install the package with the static library" >&2; exit 1; }
    copy=$folder/lib$name.a
    [ -e "$copy" ] || objcopy --redefine-sym stderr=copyfit_inside_stderr --redefine-sym __timezone=copyfit_inside_timezone \
        --redefine-sym tzname=copyfit_inside_tzname "$file" "$copy"
    echo "$copy"
done
