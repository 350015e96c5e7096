#!/usr/bin/env bash
# Tries what an archive made by make dist has, and the places where people meet it: run.sh ARCHIVE
#
# Installs what is missing: shells, mandoc, and for the hook pre-commit into .build/places.
set -euo pipefail
archive=$(realpath "$1")
here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
tools=$top/.build/places
rm -rf "$top/.build/installed"
programs=$("$top/Scripts/unpack.sh" "$archive" "$top/.build/installed")
prefix=$(dirname "$programs")

missing_packages() {
    command -v zsh >/dev/null || echo zsh
    command -v fish >/dev/null || echo fish
    command -v mandoc >/dev/null || echo mandoc
    command -v man >/dev/null || echo man-db
    python3 -c 'import ensurepip' 2>/dev/null || echo python3-venv
}

packages=$(missing_packages | tr '\n' ' ')
if [ -n "$packages" ]; then
    as_root=
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    $as_root apt-get update -q
    # shellcheck disable=SC2086 # the list is meant to be split
    $as_root apt-get install -q -y --no-install-recommends $packages
fi
[ -x "$tools/bin/python" ] || python3 -m venv "$tools"
"$tools/bin/python" -c 'import pre_commit, yaml' 2>/dev/null || "$tools/bin/pip" install -q pre-commit pyyaml

for page in "$prefix"/share/man/man1/copyfit*.1; do
    mandoc -T lint -W warning "$page"
    warnings=$(man --warnings -l "$page" 2>&1 >/dev/null)
    [ -z "$warnings" ] || { echo "$page: $warnings" >&2; exit 1; }
done
for verb in $("$prefix/bin/copyfit" --help | sed -n '/^SUBCOMMANDS/,/^$/s/^  \([a-z]*\) .*/\1/p'); do
    [ -e "$prefix/share/man/man1/copyfit-$verb.1" ] || { echo "copyfit-$verb has no manual page" >&2; exit 1; }
done
echo "the manual pages are complete, and mandoc and groff have nothing to say about them"
"$here/completions.sh" "$prefix"
"$tools/bin/python" "$here/action.py" "$prefix" "$archive"
PATH=$tools/bin:$PATH "$here/pre-commit.sh" "$prefix" "$archive"
"$here/plugin.sh"
