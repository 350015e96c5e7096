#!/bin/sh
# Installs the wheels of a folder in an environment with the packages that the tests need, and tests them: run.sh WHEELS ENVIRONMENT
set -eu
wheels=$(cd "$1" && pwd)
[ -x "$2/bin/python" ] || python3 -m venv "$2"
environment=$(cd "$2" && pwd)
cd "$(dirname "$0")/.."
"$environment/bin/pip" install -q -r tests/requirements.txt
"$environment/bin/pip" install -q --force-reinstall --no-deps --no-index "$wheels"/*.whl
"$environment/bin/auditwheel" show "$wheels"/copyfit-*.whl
"$environment/bin/mypy"
"$environment/bin/pytest"
"$environment/bin/pytest" --pyargs copyfit --rootdir "$environment" -c /dev/null --doctest-modules -p no:cacheprovider -q
