#!/usr/bin/env bash
# Runs the hook of .pre-commit-hooks.yaml by pre-commit in a repository of its own, with a copyfit on the PATH, then with an archive:
# pre-commit.sh PREFIX ARCHIVE
set -euo pipefail
prefix=$(cd "$1" && pwd)
archive=$(realpath "$2")
top=$(cd "$(dirname "$0")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export PRE_COMMIT_HOME=$work/cache XDG_CACHE_HOME=$work/cache GIT_CONFIG_GLOBAL=/dev/null
usual=$PATH
export PATH=$prefix/bin:$usual
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a@localhost GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a@localhost

fail() {
    echo "pre-commit: $1" >&2
    cat "$work/log" >&2
    exit 1
}

# The hook as a repository of three files: what pre-commit clones is this repository at a commit.
git init -q "$work/hooks"
mkdir "$work/hooks/Scripts"
cp "$top/.pre-commit-hooks.yaml" "$work/hooks"
cp "$top/Scripts/pre-commit.sh" "$top/Scripts/unpack.sh" "$work/hooks/Scripts"
git -C "$work/hooks" add . && git -C "$work/hooks" commit -q -m hooks

git init -q "$work/app"
cd "$work/app"
cat >.pre-commit-config.yaml <<CONFIG
repos:
  - repo: $work/hooks
    rev: $(git -C "$work/hooks" rev-parse HEAD)
    hooks: [{ id: copyfit-check }]
CONFIG
printf 'defaults: { font: Inter, size: 16 }\nrules: [{ keys: "*", width: 80, maxLines: 1 }]\n' >copyfit.yml
mkdir de.lproj
echo '"buy" = "Kaufen";' >de.lproj/L.strings
git add .
pre-commit install >"$work/log"
git commit -q -m fits >"$work/log" 2>&1 || fail "a text that fits is refused"
grep -q 'Do the translations fit?.*Passed' "$work/log" || fail "the hook did not run"

echo '"buy" = "Jetzt kaufen";' >de.lproj/L.strings
git add .
git commit -q -m "does not fit" >"$work/log" 2>&1 && fail "a text that does not fit is committed"
grep -q '13.91 pt' "$work/log" || fail "the hook does not say why"

git checkout -q HEAD .
echo text >README
git add README
git commit -q -m "no translation" >"$work/log" 2>&1 || fail "other files are refused"
grep -q 'Do the translations fit?.*Skipped' "$work/log" || fail "the hook runs for other files"

export PATH=$usual COPYFIT_ARCHIVE=$archive
COPYFIT_ARCHIVE_SHA256=$(cut -d ' ' -f 1 "$archive.sha256")
export COPYFIT_ARCHIVE_SHA256
echo '"buy" = "Jetzt kaufen";' >de.lproj/L.strings
git add .
git commit -q -m "does not fit" >"$work/log" 2>&1 && fail "with an archive a text that does not fit is committed"
grep -q '13.91 pt' "$work/log" || fail "the hook does not run the archive's command"
COPYFIT_ARCHIVE_SHA256=0 git commit -q -m "does not fit" >"$work/log" 2>&1 && fail "another archive is taken"
grep -q 'instead of 0' "$work/log" || fail "the hook does not say that it is another archive"
echo "the pre-commit hook runs when translations change, and takes the command from an archive"
