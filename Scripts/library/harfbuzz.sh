#!/bin/sh
# Unpacks HarfBuzz's sources, as PyPI's uharfbuzz has them, into FOLDER/harfbuzz: harfbuzz.sh FOLDER. What is there already is not
# fetched again.
set -eu
folder=$1
version=0.57.0
hash=55136df18a9dd09fec36d1ceb77965f3108de6d86c338b3825feedb0730d84b7
[ ! -e "$folder/harfbuzz/COPYING" ] || exit 0
if [ ! -e "$folder/uharfbuzz-$version.tar.gz" ]; then
    python3 -m pip download -q --no-deps --no-binary uharfbuzz -d "$folder" "uharfbuzz==$version"
fi
echo "$hash  $folder/uharfbuzz-$version.tar.gz" | sha256sum --check --quiet
tar -xzf "$folder/uharfbuzz-$version.tar.gz" -C "$folder" --strip-components 1 "uharfbuzz-$version/harfbuzz/src" \
    "uharfbuzz-$version/harfbuzz/COPYING"
