#!/bin/sh
# Makes what the C library has inside besides Copyfit: parts.sh FOLDER. HarfBuzz is built from the sources in PyPI's uharfbuzz, so that
# it is the same everywhere; FreeType is the distribution's static library. FOLDER/pkgconfig then names them,
# FOLDER/objects has what is linked. What is there already is not made again.
set -eu
mkdir -p "$1/objects" "$1/pkgconfig"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
clang=$(dirname "$(readlink -f "$(command -v swiftc)")")/clang

# HarfBuzz
Scripts/library/harfbuzz.sh "$folder"
if [ ! -e "$folder/objects/harfbuzz.o" ]; then
    "$clang" -c -O2 -DNDEBUG -fPIC -std=c++17 -fno-exceptions -fno-rtti -fno-threadsafe-statics -fvisibility=hidden \
        -fvisibility-inlines-hidden -ffunction-sections -fdata-sections -DHAVE_PTHREAD -DHAVE_MMAP -DHAVE_UNISTD_H \
        -DHAVE_SYS_MMAN_H "$folder/harfbuzz/src/harfbuzz.cc" -o "$folder/objects/harfbuzz.o"
fi
harfbuzz=$(sed -n 's/^#define HB_VERSION_STRING "\(.*\)"/\1/p' "$folder/harfbuzz/src/hb-version.h")
cat >"$folder/pkgconfig/harfbuzz.pc" <<PC
Name: harfbuzz
Description: HarfBuzz, inside the C library
Version: $harfbuzz
Cflags: -I$folder/harfbuzz/src
Libs:
PC

# fontconfig, loaded when it is needed, and what static libraries lack in a shared one
for name in fontconfig variables; do
    "$clang" -O2 -fPIC -fvisibility=hidden -c "Scripts/library/$name.c" -o "$folder/objects/$name.o"
done
