#!/bin/sh
# Makes something in a fresh root of a Debian suite, where nothing is installed but what setup.sh finds missing:
#
#     Scripts/fresh-root.sh trixie demo
#     Scripts/fresh-root.sh bookworm test
#
# Needs mmdebstrap, the network, a Swift toolchain on the PATH (the root borrows it, read-only) and some 15 GB in
# FRESH_ROOTS (the folder for temporary files), all of which is free again at the end. Files that git tracks are tried as they
# are in the working tree, with the packages that SwiftPM has fetched before. Works as root, and for users who have
# subordinate ids (mmdebstrap's mode "unshare").
set -eu

suite=${1:?"usage: fresh-root.sh SUITE TARGET..., as in: fresh-root.sh trixie demo"}
shift
[ $# -gt 0 ] || set -- demo
command -v mmdebstrap >/dev/null || { echo "fresh-root: install mmdebstrap" >&2; exit 1; }
top=$(cd "$(dirname "$0")/.." && pwd)
toolchain=$(dirname "$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")")
work=$(mktemp -d "${FRESH_ROOTS:-${TMPDIR:-/tmp}}/fresh-root.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
(cd "$top" && git ls-files -z | tar --null --create --file "$work/tree.tar" --files-from -)
packages=${XDG_CACHE_HOME:-$HOME/.cache}/org.swift.swiftpm/repositories

# What runs in the root, and what brings tree and toolchain there; in a file each, for mmdebstrap hands hooks to a shell.
cat >"$work/inside" <<INSIDE
set -eu
export PATH=/opt/swift/usr/bin:\$PATH HOME=/root LC_ALL=C.UTF-8
cd /copyfit
make $*
INSIDE
cat >"$work/hook" <<HOOK
set -eu
mkdir -p "\$1/opt/swift" "\$1/copyfit"
tar --extract --no-same-owner --file "$work/tree.tar" --directory "\$1/copyfit"
cp "$work/inside" "\$1/copyfit/.inside"
if [ -d "$packages" ]; then
    mkdir -p "\$1/root/.cache/org.swift.swiftpm"
    cp -R "$packages" "\$1/root/.cache/org.swift.swiftpm"
fi
mount --bind "$toolchain" "\$1/opt/swift"
mount -o remount,bind,ro "\$1/opt/swift"
trap 'umount "\$1/opt/swift"' EXIT
chroot "\$1" sh /copyfit/.inside
HOOK
chmod 755 "$work"

# A mount namespace of its own: nothing stays mounted, whatever ends this script.
own_mounts=
[ "$(id -u)" -ne 0 ] || own_mounts="unshare --mount"
TMPDIR=$work $own_mounts mmdebstrap --variant=minbase --include=make --format=null --skip=cleanup/apt \
    --customize-hook="sh '$work/hook' \"\$1\"" "$suite" /dev/null
