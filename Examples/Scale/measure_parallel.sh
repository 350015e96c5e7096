#!/bin/sh
# Measures a file of texts with GNU parallel, in blocks that keep their order:
#
#     measure_parallel.sh texts.ndjson >answers.ndjson
#     measure_parallel.sh texts.ndjson --sshloginfile nodes >answers.ndjson
#
# The nodes need copyfit on the PATH, and this folder at the same path. One process uses all processors of its machine, so each
# machine has one block at a time. A block whose process is lost is tried twice more; the status is the number of blocks
# that were not answered.
set -eu
texts=$1
shift
here=$(cd "$(dirname "$0")" && pwd)
# Records with errors are answered: status 2 counts as done.
parallel --pipe --block "${BLOCK:-16M}" --jobs "${JOBS:-1}" --keep-order --retries 3 "$@" \
    "sh '$here/measure.sh'; [ \$? -le 2 ]" <"$texts"
