#!/bin/sh
# Runs each harness for a number of seconds: run.sh SECONDS FOLDER. The build, the inputs found so far and the findings lie in FOLDER;
# what was found lives on there, so that a later run goes on from it. Fails on a finding.
set -eu
seconds=$1
mkdir -p "$2"
folder=$(cd "$2" && pwd)
cd "$(dirname "$0")"
mkdir -p "$folder/findings"
# libFuzzer reports crashes; Swift's own reporter would get in its way.
export SWIFT_BACKTRACE=enable=no

# Release mode keeps the fuzzer quick; assertions stay on, and testing opens what is internal.
# The GNU linkers cannot read what the fuzzer's instrumentation makes.
build() {
    swift build -c release --scratch-path "$folder" -Xswiftc -enable-testing -Xswiftc -use-ld=lld \
        -Xswiftc -sanitize=address,fuzzer -Xswiftc -assert-config -Xswiftc Debug "$@"
}

fail() {
    tail -n 80 "$folder/$1.log"
    echo "fuzz: $1 found something; its whole log is $folder/$1.log"
    echo "fuzz: the input lies at $(ls -t "$folder/findings/$1-"* | head -n 1)"
    echo "fuzz: to try it again: $bin/$1 FILE"
    exit 1
}

# The time an input takes grows faster than its length.
longest() {
    case $1 in
        FuzzText) echo 240 ;;
        FuzzFonts) echo 49152 ;;
    esac
}

build
bin=$(build --show-bin-path)
for harness in FuzzFonts FuzzText; do
    echo "fuzz: $harness for $seconds s"
    rm -rf "$folder/seeds/$harness"
    mkdir -p "$folder/inputs/$harness"
    "$bin/$harness" seeds "$folder/seeds/$harness"
    "$bin/$harness" -max_total_time="$seconds" -max_len="$(longest $harness)" -timeout=20 -rss_limit_mb=3072 -print_final_stats=1 \
        -artifact_prefix="$folder/findings/$harness-" "$folder/inputs/$harness" "$folder/seeds/$harness" \
        >"$folder/$harness.log" 2>&1 || fail "$harness"
    grep -E '^#[0-9]+[[:space:]]+DONE|^stat::number_of_executed|^stat::average_exec' "$folder/$harness.log"
done
