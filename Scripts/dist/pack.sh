#!/bin/sh
# Packs a folder as FOLDER.tar.xz, with FOLDER.tar.xz.sha256 beside it: the same files give the same bytes. Times are those of the last
# commit, and everything belongs to root.
set -eu
name=$(basename "$1")
cd "$(dirname "$1")"
time=$(git log -1 --format=%ct 2>/dev/null || echo 0)
tar --create --sort=name --owner=0 --group=0 --numeric-owner --mode=go-w "--mtime=@$time" "$name" |
    xz -9 --threads=1 >"$name.tar.xz"
sha256sum "$name.tar.xz" >"$name.tar.xz.sha256"
ls -l "$name.tar.xz"
