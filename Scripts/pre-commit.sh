#!/bin/sh
# The hook of .pre-commit-hooks.yaml: checks the repository's translations by its copyfit.yml, together with their sources.
# The hook's args are options of copyfit check. COPYFIT_ARCHIVE, the path or the URL of an archive made by make dist, brings the
# command, and COPYFIT_ARCHIVE_SHA256 its checksum; without them it must be on the PATH.
here=$(dirname "$0")
if [ -n "${COPYFIT_ARCHIVE:-}" ]; then
    bin=$("$here/unpack.sh" "$COPYFIT_ARCHIVE" "${XDG_CACHE_HOME:-$HOME/.cache}/copyfit" "${COPYFIT_ARCHIVE_SHA256:-}") || exit 1
    PATH=$bin:$PATH
fi
if ! command -v copyfit >/dev/null; then
    echo "copyfit is not on the PATH: set COPYFIT_ARCHIVE to an archive, or run make install PREFIX=\$HOME/.local in" \
        "$(dirname "$here")." >&2
    exit 1
fi
exec copyfit check "$@"
