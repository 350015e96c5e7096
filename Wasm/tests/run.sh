#!/bin/sh
# Tests the module in Node and in headless Chromium, and compares its answers with the command's: run.sh FOLDER COMMAND, with the
# folder of `make wasm` and a command.
set -eu
COPYFIT_WASM=$(cd "$1" && pwd)
command=$(cd "$(dirname "$2")" && pwd)/$(basename "$2")
cd "$(dirname "$0")/../.."
COPYFIT_ANSWERS=$(mktemp -d)
trap 'rm -r "$COPYFIT_ANSWERS"' EXIT
export COPYFIT_WASM COPYFIT_ANSWERS

files=$(sed -n 's/^const CHAIN = "\(.*\)".*/\1/p' Wasm/tests/fonts.mjs)
fonts=
for file in $files; do fonts="$fonts --font-file $PWD/Fonts/$file"; done
Tests/C/records.py files >"$COPYFIT_ANSWERS/measure.records"
Tests/C/records.py files fit 2000 >"$COPYFIT_ANSWERS/fit.records"
for task in measure fit; do
    # shellcheck disable=SC2086
    "$command" $task --ndjson --quiet $fonts <"$COPYFIT_ANSWERS/$task.records" >"$COPYFIT_ANSWERS/$task.answers" || [ $? -le 2 ]
done
node --test Wasm/tests/
