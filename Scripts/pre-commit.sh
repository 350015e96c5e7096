#!/bin/sh
# The hook of .pre-commit-hooks.yaml: checks the repository's translations by its copyfit.yml, together with their sources.
# The hook's args are options of copyfit check.
if ! command -v copyfit >/dev/null; then
    echo "copyfit is not on the PATH: run make install PREFIX=\$HOME/.local in $(dirname "$(dirname "$0")")." >&2
    exit 1
fi
exec copyfit check "$@"
