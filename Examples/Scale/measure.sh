#!/bin/sh
# What every worker runs: a filter from records to answers, one line for each. COPYFIT says where the command is; otherwise it
# is on the PATH. Arguments are added to the options.
exec "${COPYFIT:-copyfit}" measure --ndjson --quiet --font Inter --size 16 --max-lines 1 \
    --fields id,width,lineCount,fits "$@"
