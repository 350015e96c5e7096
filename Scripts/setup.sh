#!/bin/sh
# Installs what building Copyfit needs and this machine lacks: nothing else is asked of the package manager.
# With the argument "test", "docs", "dist", "library", "wasm" or "test-wasm" it also installs what only these need. Says which versions of the C libraries are there.
set -eu

# The Debian and Ubuntu package of each pkg-config module that Package.swift names.
package_of_module() {
    case $1 in
        harfbuzz) echo libharfbuzz-dev ;;
        freetype2) echo libfreetype-dev ;;
        fontconfig) echo libfontconfig-dev ;;
        harfbuzz-subset) echo libharfbuzz-dev ;;
        cairo-pdf) echo libcairo2-dev ;;
        libturbojpeg) echo libturbojpeg0-dev ;;
        libdeflate) echo libdeflate-dev ;;
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

# The linker that the toolchain calls: ld, or what swiftc asks clang for. That was gold for long, which Debian's binutils
# have no more after release 12; Swift 6.3 takes the system's own.
linker() {
    asked=$(swiftc -'###' /dev/null -o /dev/null 2>/dev/null | tr ' ' '\n' | sed -n 's/^-fuse-ld=//p')
    case $asked in
        lld | '') echo ld ;;
        *) echo "ld.$asked" ;;
    esac
}

package_of_linker() {
    if [ "$1" = ld.gold ] && apt-cache show binutils-gold >/dev/null 2>&1; then echo binutils-gold; else echo binutils; fi
}

missing_packages() {
    command -v git >/dev/null || echo git
    [ -e /etc/ssl/certs/ca-certificates.crt ] || echo ca-certificates
    command -v make >/dev/null || echo make
    command -v pkg-config >/dev/null || echo pkg-config
    # The linker, headers, start files and C++ library that the toolchain compiles and links with.
    linker=$(linker)
    command -v "$linker" >/dev/null || package_of_linker "$linker"
    [ -e /usr/include/stdlib.h ] || echo libc6-dev
    ls /usr/lib/gcc/*/*/libstdc++.so >/dev/null 2>&1 || echo libstdc++-12-dev
    for library in $(missing_libraries); do package_of_library "$library"; done
    for module in harfbuzz harfbuzz-subset freetype2 fontconfig cairo-pdf libturbojpeg libdeflate; do
        pkg-config --exists "$module" 2>/dev/null || package_of_module "$module"
    done
    if [ "$purpose" = docs ]; then command -v python3 >/dev/null || echo python3; fi
    if [ "$purpose" = dist ]; then command -v xz >/dev/null || echo xz-utils; fi
    if [ "$purpose" = library ]; then
        python3 -m pip --version >/dev/null 2>&1 || echo python3-pip
        [ -e "$(pkg-config --variable=libdir freetype2)/libbz2.a" ] || echo libbz2-dev
    fi
    if [ "$purpose" = wasm ]; then
        python3 -m pip --version >/dev/null 2>&1 || echo python3-pip
        [ -e /usr/lib/wasm32-wasi/libc.a ] || echo wasi-libc
        [ -e /usr/include/wasm32-wasi/c++/v1/type_traits ] || echo libc++-dev-wasm32
        ls /usr/lib/llvm-*/lib/clang/*/lib/*/libclang_rt.builtins-wasm32.a >/dev/null 2>&1 || echo libclang-rt-dev-wasm32
    fi
    if [ "$purpose" = test-wasm ]; then
        command -v node >/dev/null || echo nodejs
        command -v chromium >/dev/null || echo chromium
    fi
    if [ "$purpose" = test ]; then
        [ -e /usr/share/unicode/BidiTest.txt ] || echo unicode-data
        # Other programs that check our pictures.
        command -v rsvg-convert >/dev/null || echo librsvg2-bin
        command -v pdftotext >/dev/null || echo poppler-utils
        command -v qpdf >/dev/null || echo qpdf
        command -v chromium >/dev/null || echo chromium
        command -v sixel2png >/dev/null || echo libsixel-bin
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

# Installs what is missing; false where nothing is.
install_missing() {
    packages=$(missing_packages | sort -u | tr '\n' ' ')
    [ -n "$packages" ] || return 1
    command -v apt-get >/dev/null || fail "install these with your package manager (names as in Debian): $packages"
    can_become_root || fail "ask an administrator to run: apt-get install $packages"
    echo "setup: installing $packages"
    export DEBIAN_FRONTEND=noninteractive
    as_root apt-get update -q
    # shellcheck disable=SC2086 # the list is meant to be split
    as_root apt-get install -q -y --no-install-recommends $packages
}

freetype_version() {
    for part in MAJOR MINOR PATCH; do
        awk -v name="FREETYPE_$part" '$1 == "#define" && $2 == name { print $3 }' \
            "$(pkg-config --variable=includedir freetype2)/freetype2/freetype/freetype.h"
    done | paste -s -d .
}

say_versions() {
    echo "setup: HarfBuzz $(pkg-config --modversion harfbuzz), FreeType $(freetype_version)," \
        "Fontconfig $(pkg-config --modversion fontconfig)"
}

purpose=${1:-build}
command -v swift >/dev/null || fail "swift is not on the PATH: install Swift 6.2 or later (https://www.swift.org/install)"
# The second time for what the toolchain can only say when it runs: its linker.
if install_missing && install_missing; then
    packages=$(missing_packages | sort -u | tr '\n' ' ')
    [ -z "$packages" ] || fail "still missing after installation: $packages"
fi
say_versions
