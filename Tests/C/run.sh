#!/bin/sh
# Compiles the examples and tests in C against a library under AddressSanitizer and compares their answers with the command's:
# run.sh LIBRARY COMMAND, with the folder of `make library` and a command.
set -eu
library=$(cd "$1" && pwd)
command=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
cd "$(dirname "$0")/../.."
fonts=$PWD/Fonts
programs=$(mktemp -d)
trap 'rm -r "$programs"' EXIT
failed=0

# Nothing but the functions of the header is seen, and nothing is loaded that a bare system lacks.
sed -n 's/^\(copyfit_status\|uint32_t\) \(copyfit_[a-z_]*\)(.*/\2/p' "$library/copyfit.h" | sort >"$programs/declared"
nm -D --defined-only --extern-only "$library/libcopyfit.so" | awk '{ print $3 }' | sort >"$programs/exported"
diff "$programs/declared" "$programs/exported" || failed=1
readelf -d "$library/libcopyfit.so" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' | grep -vxE 'lib(c|m|dl|pthread)\.so\.[0-9]|ld-linux-.*' \
    && { echo "run.sh: the library needs these" >&2; failed=1; }

compile() {
    cc -std=c11 -Wall -Wextra -Werror -g -fsanitize=address,undefined -I"$library" -o "$programs/$1" "$2" -lpthread \
        "$library/libcopyfit.so" -Wl,-rpath,"$library"
}
for source in Examples/C/*.c Tests/C/*.c; do compile "$(basename "$source" .c)" "$source"; done
ASAN_OPTIONS=detect_leaks=1
export ASAN_OPTIONS

"$programs/hostile" "$fonts" || failed=1
[ "$("$programs/fits" "$fonts" "Jetzt kaufen" 120)" = "fits: 96.5469 of 120 points" ] || failed=1
"$programs/fits" "$fonts" "Jetzt kaufen" 80 && failed=1
printf 'One line\nA longer row, which takes two lines\n' | "$programs/rows" "$fonts" 160 | diff - Tests/C/rows.txt || failed=1

# Without the shared library.
cc -std=c11 -I"$library" -o "$programs/static" Examples/C/fits.c "$library/libcopyfit.a" \
    $(sed -n 's/^Libs.private: //p' "$library/copyfit.pc") && "$programs/static" "$fonts" "Jetzt kaufen" 120 >/dev/null || failed=1

Tests/C/records.py >"$programs/records"
"$programs/answers" "$fonts" <"$programs/records" >"$programs/library.answers"
"$command" measure --ndjson --quiet <"$programs/records" >"$programs/command.answers" || [ $? -eq 2 ]
cmp "$programs/library.answers" "$programs/command.answers" || failed=1
Tests/C/records.py fit 2000 >"$programs/records"
"$programs/answers" "$fonts" fit <"$programs/records" >"$programs/library.answers"
"$command" fit --ndjson --quiet <"$programs/records" >"$programs/command.answers" || [ $? -le 2 ]
cmp "$programs/library.answers" "$programs/command.answers" || failed=1
[ $failed -eq 0 ] && echo "The C library answers as it should, and like the command."
exit $failed
