#!/bin/sh
# Makes the C library in FOLDER: build.sh FOLDER. It has libcopyfit.so, libcopyfit.a, copyfit.h and copyfit.pc, with Swift's runtime,
# HarfBuzz and FreeType inside. With HARFBUZZ=system the library loads the system's HarfBuzz, FreeType and fontconfig.
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/../.."
parts=$PWD/.build/library-parts
usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
runtime=$usr/lib/swift_static/linux
version=$(sed -n 's/.*static let copyfit = "\(.*\)"/\1/p' Sources/CopyfitRecords/VersionText.swift)
kind=${HARFBUZZ:-bundled}
products=.build/library-$kind

inside=
outside="-lharfbuzz -lfreetype -lfontconfig"
if [ "$kind" = bundled ]; then
    Scripts/library/parts.sh "$parts"
    PKG_CONFIG_PATH=$parts/pkgconfig${PKG_CONFIG_PATH:+:$PKG_CONFIG_PATH}
    export PKG_CONFIG_PATH
    inside="$(echo "$parts"/objects/*.o) $(Scripts/library/archives.sh "$parts/archives")"
    outside=
fi
# An archive keeps the objects of files that are gone.
rm -f "$products/release/libCopyfitC.a"
# Without the trait the generated accessor of the fonts, and with it Foundation, is left out.
# shellcheck disable=SC2086
swift build -c release --disable-default-traits --scratch-path "$products" --product CopyfitC \
    -Xswiftc -Xfrontend -Xswiftc -function-sections

# Not by swiftc, which would load every library that a module map names.
swift="-L$runtime -lswiftSynchronization -lswift_StringProcessing -lswift_RegexParser -lswift_Concurrency -lswiftGlibc -lswiftCore"
ours="$products/release/libCopyfitC.a"
# shellcheck disable=SC2086
"$usr/bin/clang++" -shared -o "$folder/libcopyfit.so" "$runtime/$(uname -m)/swiftrt.o" \
    -Wl,--whole-archive "$ours" -Wl,--no-whole-archive -Wl,--start-group $inside $swift -Wl,--end-group $outside \
    -static-libstdc++ -static-libgcc -lpthread -ldl -lm -Wl,--version-script=Scripts/library/exports.map \
    -Wl,-soname,libcopyfit.so.0 -Wl,--gc-sections -Wl,-s -Wl,-z,defs -Wl,-z,now

ln -sf libcopyfit.so "$folder/libcopyfit.so.0"

# One object with everything in it, of which only the functions of the header are seen.
rm -f "$folder/libcopyfit.a"
# shellcheck disable=SC2086
ld -r -o "$folder/whole.o" "$runtime/$(uname -m)/swiftrt.o" --whole-archive "$ours" --no-whole-archive --start-group $inside $swift \
    --end-group
objcopy --wildcard --keep-global-symbol='copyfit_*' --strip-unneeded "$folder/whole.o" "$folder/copyfit.o"
ar rcs "$folder/libcopyfit.a" "$folder/copyfit.o"
rm "$folder/whole.o" "$folder/copyfit.o"

cp Sources/CCopyfit/copyfit.h "$folder"
[ "$kind" != bundled ] || Scripts/library/licenses.sh "$folder/licenses" "$parts"
cat >"$folder/copyfit.pc" <<PC
prefix=\${pcfiledir}
Name: copyfit
Description: Measures, breaks and places text set in real fonts
Version: $version
Cflags: -I\${prefix}
Libs: -L\${prefix} -lcopyfit
Libs.private: $outside -lstdc++ -lpthread -ldl -lm
PC
