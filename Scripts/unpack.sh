#!/usr/bin/env bash
# Unpacks an archive made by make dist, and prints the folder of its programs: unpack.sh ARCHIVE FOLDER [SHA256]
#
# ARCHIVE is a path or a URL, which curl gets. With SHA256 an archive with another checksum is refused. What FOLDER has already is
# not unpacked again.
set -euo pipefail
archive=$1
sha256=${3:-}
place=$2/$(printf '%s %s' "$archive" "$sha256" | sha256sum | cut -c 1-16)

fail() {
    echo "copyfit: $1" >&2
    exit 1
}

# Gets the archive and unpacks it beside its place, which is then there completely or not at all.
unpack() {
    local work file=$archive found
    mkdir -p "$(dirname "$place")"
    work=$(mktemp -d "$place.XXXXXX")
    # shellcheck disable=SC2064 # the folder of now
    trap "rm -rf '$work'" EXIT
    if [[ $archive == *://* ]]; then
        file=$work/archive
        curl --fail --silent --show-error --location --output "$file" "$archive" || fail "$archive cannot be fetched."
    fi
    [ -r "$file" ] || fail "$archive cannot be read: give the path or the URL of an archive made by make dist."
    found=$(sha256sum <"$file" | cut -d ' ' -f 1)
    [ -z "$sha256" ] || [ "$found" = "$sha256" ] || fail "$archive has the SHA-256 $found instead of $sha256."
    mkdir "$work/unpacked"
    tar --extract --xz --file "$file" --directory "$work/unpacked" --strip-components 1 || fail "$archive cannot be unpacked."
    "$work/unpacked/bin/copyfit" --version >/dev/null ||
        fail "copyfit does not start: install the packages that $archive names in its README."
    rm -rf "$place"
    mv "$work/unpacked" "$place"
}

[ -x "$place/bin/copyfit" ] && [ ! "$archive" -nt "$place" ] || unpack
echo "$place/bin"
