#!/usr/bin/env bash
# Runs swift package copyfit-check in a package of its own that depends on this one by its path. It builds what the program
# needs, in FOLDER (.build/plugin), which takes minutes the first time.
set -euo pipefail
top=$(cd "$(dirname "$0")/../.." && pwd)
folder=${FOLDER:-$top/.build/plugin}
mkdir -p "$folder/App/Sources/App/de.lproj"
cd "$folder/App"
cat >Package.swift <<MANIFEST
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "App",
    dependencies: [.package(name: "Copyfit", path: "$top")],
    targets: [.target(name: "App", exclude: ["de.lproj"])]
)
MANIFEST
echo 'let answer = 42' >Sources/App/App.swift
echo '"buy" = "Jetzt kaufen";' >Sources/App/de.lproj/L.strings
printf 'defaults: { font: Inter, size: 16 }\nrules: [{ keys: "*", width: 80, maxLines: 1 }]\n' >copyfit.yml

# Runs the plugin; the status must be the first argument, and the output have the second in it.
expect() {
    local status=0
    swift package --allow-writing-to-package-directory copyfit-check "${@:3}" >"$folder/log" 2>&1 || status=$?
    if [ "$status" -ne "$1" ] || ! grep -qF -- "$2" "$folder/log"; then
        echo "plugin: status $status, not $1, or no $2:" >&2
        tail -n 20 "$folder/log" >&2
        exit 1
    fi
}

expect 1 'Sources/App/de.lproj/L.strings'
expect 1 '13.91 pt'
expect 0 'Nothing to fix.' --width 100
expect 1 '"version":"2.1.0"' --report sarif=-
# It writes reports, so that SwiftPM asks whether it may; where nobody can answer, an option says so.
if swift package copyfit-check </dev/null >"$folder/log" 2>&1 || ! grep -qF "allow-writing-to-package-directory" "$folder/log"; then
    echo "plugin: SwiftPM does not ask whether it may write" >&2
    exit 1
fi
expect 1 '13.91 pt' --report html=app.html
grep -qF '</html>' app.html
expect 1 'error file=Sources/App/de.lproj/L.strings,line=1' --report github --report sarif=app.sarif
grep -qF '"version":"2.1.0"' app.sarif
echo "the plugin runs copyfit-check in the folder of its package"
