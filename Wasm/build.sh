#!/bin/sh
# Makes the module for browsers and Node: build.sh FOLDER, with the folder that `make wasm` names. The text modules are compiled as
# Embedded Swift. A file of Wasm/Sources/MODULE takes the place of the one with the same name in Sources/MODULE: there are no files,
# threads, FreeType or fontconfig. HarfBuzz is the same as in the C library; the C library below is wasi-libc, of which nothing is
# used that needs a system, so that the module imports nothing.
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
parts=$PWD/.build/wasm-parts
usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
embedded=$usr/lib/swift/embedded/wasm32-unknown-none-wasm
mkdir -p "$parts/modules" "$parts/maps"
Scripts/library/harfbuzz.sh "$parts"

compile="--target=wasm32-wasi -Oz -DNDEBUG -ffunction-sections -fdata-sections"
headers="-isystem /usr/include/wasm32-wasi"
# Without parts that no answer depends on: threads, files, locales, messages, serialization, formulas, hints.
without="-DHB_NO_MT -DHB_NO_GETENV -DHB_NO_ATEXIT -DHB_NO_SETLOCALE -DHB_NO_OPEN -DHB_NO_MMAP -DHB_NO_ERRNO
    -DHB_NO_BUFFER_SERIALIZE -DHB_NO_BUFFER_MESSAGE -DHB_NO_BUFFER_VERIFY -DHB_NO_MATH -DHB_NO_META -DHB_NO_HINTING"
harfbuzz=
if [ ! -e "$parts/harfbuzz.o" ]; then
    # The headers of C++ come before those of C, which they include.
    # shellcheck disable=SC2086
    "$usr/bin/clang++" $compile $without -nostdinc++ -isystem /usr/include/wasm32-wasi/c++/v1 $headers -std=c++17 \
        -fno-exceptions -fno-rtti -fno-threadsafe-statics -c "$parts/harfbuzz/src/harfbuzz.cc" -o "$parts/harfbuzz.part" &
    harfbuzz=$!
fi

# Words of Thai, Lao, Khmer and Burmese are half of all: a file of its own, which programs load where their texts need it. In the
# module every place of the table is the end of an empty node.
tables=Sources/CUnicodeTables
sed '/^const uint32_t cunicode_word_edges\[/,/^};/{
        s/^\(const uint32_t cunicode_word_edges\[\)\([0-9]*\)\(\] = {\)$/\1\2\3 [0 ... \2 - 1] = 767 };/p
        d
    }' $tables/words.c >"$parts/words.c"
"$usr/bin/clang" -O0 -fdata-sections -I$tables/include -c $tables/words.c -o "$parts/words.host"
"$usr/bin/llvm-objcopy" -O binary --only-section=.rodata.cunicode_word_edges "$parts/words.host" "$folder/copyfit.words"
for source in $tables/cunicode.c $tables/brackets.c $tables/phrases.c "$parts/words.c" Wasm/support.c; do
    # shellcheck disable=SC2086
    "$usr/bin/clang" $compile $headers -I$tables/include -c "$source" -o "$parts/$(basename "$source" .c).o"
done

echo "module CUnicodeTables { umbrella \"$PWD/$tables/include\" export * }" >"$parts/maps/module.modulemap"

# The sources of a module.
sources() {
    for file in Wasm/Sources/"$1"/*.swift; do [ ! -e "$file" ] || echo "$file"; done
    [ ! -d "Sources/$1" ] || find "Sources/$1" -name '*.swift' | while read -r file; do
        [ -e "Wasm/Sources/$1/$(basename "$file")" ] || echo "$file"
    done
}

# Each module is compiled anew if its sources are newer, or one before it was.
isNewer=
for module in Synchronization CopyfitLanguages CopyfitUnicode CopyfitBundledFonts CopyfitFonts CopyfitText CopyfitFit \
    CopyfitJSON CopyfitRecords CopyfitC; do
    object=$parts/modules/$module.o
    files=$(sources $module)
    # shellcheck disable=SC2086
    if [ -n "$isNewer" ] || [ ! -e "$object" ] || [ -n "$(find $files -newer "$object")" ]; then
        isNewer=1
        echo "Compiling $module"
        # shellcheck disable=SC2086
        swiftc -target wasm32-unknown-none-wasm -enable-experimental-feature Embedded -wmo -Osize -Xfrontend -disable-stack-protector \
            -parse-as-library -swift-version 6 -package-name copyfit -module-name $module \
            -strict-memory-safety -enable-upcoming-feature InternalImportsByDefault \
            -enable-upcoming-feature MemberImportVisibility -enable-upcoming-feature ExistentialAny -suppress-warnings \
            -I "$parts/modules" -I "$parts/maps" -I Sources/CHarfBuzz -I Sources/CCopyfit \
            -Xcc -isystem -Xcc /usr/include/wasm32-wasi -Xcc -D__wasi__ -Xcc -fno-stack-protector \
            -Xcc -I"$parts/harfbuzz/src" -emit-module -emit-module-path "$parts/modules/$module.swiftmodule" -c \
            -o "$object.part" $files
        mv "$object.part" "$object"
    fi
done
if [ -n "$harfbuzz" ]; then
    wait "$harfbuzz"
    mv "$parts/harfbuzz.part" "$parts/harfbuzz.o"
fi

exports=$(sed -n 's/^\(copyfit_status\|uint32_t\) \(copyfit_[a-z_]*\)(.*/--export=\2/p' Sources/CCopyfit/copyfit.h)
builtins=$(find /usr/lib/llvm-*/lib/clang/*/lib/ -name 'libclang_rt.builtins-wasm32.a' | sort | tail -n 1)
# shellcheck disable=SC2086
"$usr/bin/wasm-ld" --no-entry --gc-sections --strip-all --stack-first -z stack-size=1048576 -o "$folder/copyfit.wasm" \
    /usr/lib/wasm32-wasi/crt1-reactor.o "$parts"/*.o "$parts"/modules/*.o "$embedded/libswiftUnicodeDataTables.a" \
    -L/usr/lib/wasm32-wasi -lc "$builtins" --export=_initialize --export=malloc --export=free \
    --export=cunicode_word_edges $exports
cp Wasm/copyfit.mjs Wasm/copyfit.d.ts "$folder"
mkdir -p "$folder/licenses"
cp LICENSE "$folder/licenses/Copyfit.txt"
cp $tables/LICENSE-Unicode.txt "$folder/licenses/Unicode.txt"
cp "$usr/share/swift/LICENSE.txt" "$folder/licenses/Swift.txt"
cp "$parts/harfbuzz/COPYING" "$folder/licenses/HarfBuzz.txt"
cp /usr/share/doc/wasi-libc/copyright "$folder/licenses/wasi-libc.txt"
echo "copyfit.wasm has $(gzip -9c "$folder/copyfit.wasm" | wc -c) bytes gzipped, copyfit.words $(gzip -9c "$folder/copyfit.words" | wc -c)."
