#!/usr/bin/env bash
# Tries an archive made by make dist in bare Debian roots: bare-root.sh ARCHIVE SUITE..., as in: bare-root.sh A.tar.xz bookworm
#
# Each root gets the packages that the archive's README names, group by group; everything is read-only, the folder's name has a
# space, and the command is called by a link on the PATH. Needs root, mmdebstrap and the network.
set -euo pipefail
archive=$(realpath "$1")
shift
name=$(basename "$archive" .tar.xz)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
chmod 755 "$work"
readme=$(tar --extract --xz --to-stdout --file "$archive" "$name/README")

# The packages for all verbs, and those for render.
all_packages=$(sed -n 's/^    \(lib.*\)/\1/p' <<<"$readme" | sed -n 1p)
render_packages=$(sed -n 's/^    \(lib.*\)/\1/p' <<<"$readme" | sed -n 2p)

install_packages() {
    # shellcheck disable=SC2086 # a list
    chroot "$root" apt-get install -q -q -y --no-install-recommends "$@" >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
}

# Runs a shell script in the root, which nothing can write to, as a user without rights.
inside() {
    unshare --mount sh -ec '
        mount --bind "$0" "$0" && mount -o remount,bind,ro "$0"
        mount -t proc proc "$0/proc" && mount -t tmpfs tmpfs "$0/tmp"
        exec chroot --userspec=65534:65534 "$0" env -i HOME=/nowhere PATH=/usr/local/bin:/usr/bin:/bin sh -c "cd /app && $1"' \
        "$root" "$1"
}

# Compares what a script prints, and its status, with what must come.
expect() {
    local wanted=$1 status=0 output
    output=$(inside "$2" 2>&1) || status=$?
    grep -qF -- "$wanted" <<<"$output" && [ "$status" -eq "${3:-0}" ] && return
    printf '%s: %s: status %s, not %s, or no “%s” in:\n%s\n' "$suite" "$2" "$status" "${3:-0}" "$wanted" "$output" >&2
    exit 1
}

for suite; do
    root=$work/$suite
    mmdebstrap --quiet --variant=minbase "$suite" "$root"
    cp /etc/resolv.conf "$root/etc/resolv.conf"
    chroot "$root" apt-get update -q -q
    mkdir "$root/some folder" "$root/app" "$root/app/de.lproj"
    tar --extract --xz --no-same-owner --file "$archive" --directory "$root/some folder"
    ln -s "/some folder/$name/bin/copyfit" "$root/usr/local/bin/copyfit"
    echo '"buy" = "Jetzt kaufen";' >"$root/app/de.lproj/L.strings"
    printf 'defaults: { font: Inter, size: 16 }\nrules: [{ keys: "*", width: 80, lines: 1 }]\n' >"$root/app/copyfit.yml"

    install_packages $all_packages
    expect "$(sed -E 's/copyfit-([^-]*)-.*/copyfit \1/' <<<"$name")" 'copyfit --version'
    expect '' 'copyfit fonts --verify'
    expect 93.91 'copyfit measure "Jetzt kaufen" --font Inter --size 16'
    expect '13.91 pt' 'copyfit check' 1
    expect '' 'copyfit measure שלום -f "Inter 16"'
    expect 'cannot open shared object file' 'copyfit render Hi -f "Inter 16" -o /tmp/hi.svg' 127
    install_packages $render_packages
    for format in svg png pdf; do expect '' "copyfit render 'Hi there' --font 'Inter 16' -w 40 -w 80 -o /tmp/hi.$format"; done
    echo "$name runs in a bare root of $suite with the packages that its README names"
    rm -rf "$root"
done
