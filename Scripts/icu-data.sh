#!/bin/sh
# Writes into FOLDER the data that the command needs of the ICU in Swift's static Foundation (6 MB), and the linker's options that
# put them in the place of all data (34 MB in each program): icu-data.sh FOLDER. The options are in FOLDER/options, as swift build
# takes them. There are none for a toolchain whose Foundation keeps its data in another way; programs then have all of it.
set -eu
mkdir -p "$1"
folder=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
usr=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
archive=$usr/lib/swift_static/linux/lib_FoundationICU.a

# The archive's member with the data, and their symbol.
found=$(nm -A --defined-only "$archive" 2>/dev/null | sed -n 's/^.*:\([^:]*\):[0-9a-f]* R \(icudt[0-9]*_dat\)$/\1 \2/p')
if [ -z "$found" ]; then
    echo "icu-data: this toolchain's ICU data are not known: programs will have all of them" >&2
    : >"$folder/options"
    exit
fi
symbol=${found#* }

ar p "$archive" "${found% *}" >"$folder/member.o"
objcopy -O binary --only-section=.rodata "$folder/member.o" "$folder/whole.dat"
swiftc -o "$folder/filter" Scripts/icu/*.swift
"$folder/filter" "$folder/whole.dat" "$folder/kept.dat"
# With --wrap=NAME the linker takes __wrap_NAME where NAME is asked for, so that the member with all data is not linked.
"$usr/bin/clang" -c -x assembler - -o "$folder/kept.o" <<ASSEMBLY
.section .rodata.$symbol, "a"
.globl __wrap_$symbol
.hidden __wrap_$symbol
.balign 16
__wrap_$symbol: .incbin "$folder/kept.dat"
.section .note.GNU-stack, ""
ASSEMBLY
rm "$folder/member.o" "$folder/whole.dat" "$folder/filter" "$folder/kept.dat"
echo "-Xlinker --wrap=$symbol -Xlinker $folder/kept.o" >"$folder/options"
