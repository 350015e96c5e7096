#!/bin/sh
# Installs the wheels of a folder in an environment with the packages that the tests need, and tests them: run.sh WHEELS ENVIRONMENT
set -eu
wheels=$(cd "$1" && pwd)
[ -x "$2/bin/python" ] || python3 -m venv "$2"
environment=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."
"$environment/bin/pip" install -q -r tests/requirements.txt
"$environment/bin/pip" install -q --force-reinstall --no-deps --no-index "$wheels"/*.whl
# The platform in the wheel's name is the one that its library needs.
name=$(basename "$wheels"/copyfit-*.whl .whl)
shown=$("$environment/bin/auditwheel" show "$wheels/$name.whl")
echo "$shown"
echo "$shown" | tr '\n' ' ' | grep -q "consistent with the following platform tag: *\"${name##*-none-}\"" \
    || { echo "run.sh: the library of $name needs another platform" >&2; exit 1; }
"$environment/bin/mypy"
"$environment/bin/pytest"
"$environment/bin/pytest" --pyargs copyfit --rootdir "$environment" -c /dev/null --doctest-modules -p no:cacheprovider -q
