#!/bin/sh
# Writes the licences of what is linked into the command into a folder: licenses.sh FOLDER, after a build. Those of the fonts
# and hyphenation patterns are beside them, in share/copyfit/fonts.
set -eu
cd "$(dirname "$0")/.."
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
install -d "$1"
install -m 644 .build/checkouts/swift-argument-parser/LICENSE.txt "$1/swift-argument-parser.txt"
install -m 644 .build/checkouts/Yams/LICENSE "$1/Yams.txt"
install -m 644 Scripts/licenses/LibYAML.txt "$1/LibYAML.txt"
install -m 644 Sources/CUnicodeTables/LICENSE-Unicode.txt "$1/Unicode.txt"
# Swift's runtime and Foundation, with the ICU that Foundation contains under Unicode's licence
install -m 644 "$swift/share/swift/LICENSE.txt" "$1/Swift.txt"
