#!/bin/sh
# Installs what building Copyfit needs and this machine lacks: nothing else is asked of the package manager.
# With the argument "test" it also installs what only the tests need.
set -eu

# The Debian and Ubuntu package of each pkg-config module that Package.swift names.
package_of_module() {
    case $1 in
        harfbuzz) echo libharfbuzz-dev ;;
        freetype2) echo libfreetype-dev ;;
        icu-uc) echo libicu-dev ;;
        fontconfig) echo libfontconfig-dev ;;
    esac
}

# The package of each shared library that the Swift toolchain's own programs load.
package_of_library() {
    case $1 in
        libcurl.so.4) echo libcurl4 ;;
        libncurses.so.6 | libtinfo.so.6) echo libncurses6 ;;
        libsqlite3.so.0) echo libsqlite3-0 ;;
        libstdc++.so.6) echo libstdc++6 ;;
        libuuid.so.1) echo libuuid1 ;;
        libxml2.so.2) echo libxml2 ;;
        libz.so.1) echo zlib1g ;;
        libedit.so.2) echo libedit2 ;;
    esac
}

missing_libraries() {
    toolchain=$(dirname "$(readlink -f "$(command -v swift)")")
    for program in swift-build swift-frontend clang lld; do
        [ ! -x "$toolchain/$program" ] || ldd "$toolchain/$program" | awk '/not found/ { print $1 }'
    done | sort -u
}

missing_packages() {
    command -v git >/dev/null || echo git
    [ -e /etc/ssl/certs/ca-certificates.crt ] || echo ca-certificates
    command -v make >/dev/null || echo make
    command -v pkg-config >/dev/null || echo pkg-config
    # The linker, headers, start files and C++ library that the toolchain compiles and links with.
    command -v ld.gold >/dev/null || echo binutils
    [ -e /usr/include/stdlib.h ] || echo libc6-dev
    ls /usr/lib/gcc/*/*/libstdc++.so >/dev/null 2>&1 || echo libstdc++-12-dev
    for library in $(missing_libraries); do package_of_library "$library"; done
    for module in harfbuzz freetype2 icu-uc fontconfig; do
        pkg-config --exists "$module" 2>/dev/null || package_of_module "$module"
    done
    if [ "$purpose" = test ]; then
        [ -e /usr/share/unicode/BidiTest.txt ] || echo unicode-data
        [ -e /usr/share/hyphen/hyph_en_US.dic ] || echo hyphen-en-us
        [ -e /usr/share/hyphen/hyph_de.dic ] || echo hyphen-de
    fi
}

# Runs its arguments as root; fails where that is impossible.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif [ -t 0 ]; then
        sudo "$@"
    else
        sudo -n "$@"
    fi
}

can_become_root() {
    [ "$(id -u)" -eq 0 ] || { command -v sudo >/dev/null && { [ -t 0 ] || sudo -n true 2>/dev/null; }; }
}

fail() {
    echo "setup: $1" >&2
    exit 1
}

purpose=${1:-build}
command -v swift >/dev/null || fail "swift is not on the PATH: install Swift 6.2 or later (https://www.swift.org/install)"
packages=$(missing_packages | sort -u | tr '\n' ' ')
[ -n "$packages" ] || exit 0
command -v apt-get >/dev/null || fail "install these with your package manager (names as in Debian): $packages"
can_become_root || fail "ask an administrator to run: apt-get install $packages"
echo "setup: installing $packages"
export DEBIAN_FRONTEND=noninteractive
as_root apt-get update -q
# shellcheck disable=SC2086 # the list is meant to be split
as_root apt-get install -q -y --no-install-recommends $packages
packages=$(missing_packages | sort -u | tr '\n' ' ')
[ -z "$packages" ] || fail "still missing after installation: $packages"
