#!/usr/bin/env bash
# Measures COUNT (10,000,000) texts with one process, with GNU parallel, and with Spark on a cluster of two workers on this
# machine, one of whose executors is killed in the middle. Fails unless all answers are equal, byte for byte, and there is one
# for each text. Then unites reports about parts of some translations and compares them with one run.
#
#     make test-scale COUNT=100000 RUNS="one spark-loss"
#
# Installs what is missing: a Java runtime, GNU parallel, and PySpark into FOLDER (.build/scale), which also has the texts and
# the answers until the end: some 2 GB for ten million.
set -euo pipefail

count=${1:-10000000}
here=$(cd "$(dirname "$0")" && pwd)
top=$(cd "$here/../.." && pwd)
folder=${FOLDER:-$top/.build/scale}
run=$folder/run
runs=${RUNS:-one parallel spark spark-loss}
partitions=${PARTITIONS:-64}

fail() {
    echo "test-scale: $1" >&2
    exit 1
}

# Debian and Ubuntu packages that are missing.
missing_packages() {
    command -v java >/dev/null || echo default-jre-headless
    command -v parallel >/dev/null || echo parallel
    python3 -c 'import ensurepip' 2>/dev/null || echo python3-venv
}

install_missing() {
    packages=$(missing_packages | tr '\n' ' ')
    if [ -n "$packages" ]; then
        as_root=
        [ "$(id -u)" -eq 0 ] || as_root=sudo
        $as_root apt-get update -q
        # shellcheck disable=SC2086 # the list is meant to be split
        $as_root apt-get install -q -y --no-install-recommends $packages
    fi
    [ -x "$folder/venv/bin/python" ] || python3 -m venv "$folder/venv"
    "$folder/venv/bin/python" -c 'import pyspark' 2>/dev/null || "$folder/venv/bin/pip" install -q pyspark
}

# Runs a command, and says how long it took and how many texts a second it measured by the clock, which other work on the
# machine delays. "used" are the seconds of processors, as far as processes waited for those that they started: Spark's do not.
timed() {
    local name=$1 TIMEFORMAT='%R %U %S'
    shift
    { time "$@" 2>&3 || fail "$name ended with status $?"; } 3>&2 2>"$run/time"
    tail -n 1 "$run/time" | awk -v name="$name" -v count="$count" '{
        used = name ~ /^Spark/ ? "" : sprintf(" (used %.1f s)", $2 + $3)
        printf "%-26s %7.1f s, %7.0f texts/s%s\n", name, $1, count / $1, used
    }'
}

# The SHA-256 of answers after they were sorted by id; fails if one is missing, or there twice.
digest() {
    cat "$@" | LC_ALL=C sort --parallel=2 -S 25% -T "$run" >"$run/sorted"
    [ "$(wc -l <"$run/sorted")" -eq "$count" ] || fail "there are $(wc -l <"$run/sorted") answers for $count texts"
    cut -c 1-16 "$run/sorted" | LC_ALL=C sort -c -u || fail "an id has two answers"
    sha256sum <"$run/sorted" | cut -c 1-64
    rm "$run/sorted"
}

# All processes that a process has started.
descendants() {
    local child
    for child in $(pgrep -P "$1"); do
        echo "$child"
        descendants "$child"
    done
}

one_process() {
    "$here/measure.sh" <"$run/texts.ndjson" >"$run/one"
}

with_parallel() {
    "$here/measure_parallel.sh" "$run/texts.ndjson" >"$run/parallel"
}

# Spark with two workers of one core each, in processes of their own.
with_spark() {
    local locks=
    [ ! -e "$here/fonts.lock" ] || locks=,$here/fonts.lock
    SPARK_HOME=$spark_home SPARK_LOCAL_DIRS=$run/local SPARK_LOCAL_IP=127.0.0.1 PYSPARK_PYTHON=$folder/venv/bin/python \
        "$folder/venv/bin/spark-submit" --master 'local-cluster[2,1,1024]' --driver-memory 1g --executor-memory 1g \
        --conf "spark.copyfit.partitions=$partitions" --conf spark.ui.enabled=false \
        --conf spark.worker.cleanup.enabled=true \
        --archives "$run/copyfit.tar.gz#copyfit" --files "$here/measure.sh$locks" \
        "$here/measure_spark.py" "file://$run/texts.ndjson" "file://$1" 2>"$1.log"
}

# The same; when a quarter of the answers is there, the Java process of an executor is killed.
with_spark_and_a_loss() {
    local driver tasks executor
    with_spark "$1" &
    driver=$!
    while kill -0 "$driver" 2>/dev/null; do
        tasks=$(find "$1/_temporary" -maxdepth 2 -name 'task_*' 2>/dev/null | wc -l)
        [ $((tasks * 4)) -lt "$partitions" ] || break
        sleep 0.2
    done
    for executor in $(descendants "$driver"); do
        if tr '\0' ' ' <"/proc/$executor/cmdline" 2>/dev/null | grep -q '^[^ ]*java .*CoarseGrainedExecutorBackend'; then
            kill -9 "$executor"
            echo "killed an executor (process $executor) after $tasks of $partitions tasks"
            break
        fi
    done
    wait "$driver" || return
    grep -q 'exited with code 137' "$1.log" || fail "Spark did not lose an executor"
}

# Reports about parts, made in parallel, against one run.
with_parts() {
    local part
    for part in shop account help chat; do
        mkdir -p "$run/app/$part"
        for language in en de fr es ru; do
            "$here/texts.py" 400 | sed -n "s/.*\"id\":\"\(.*\)\",\"language\":\"$language\",\"text\":\(.*\),\"width.*/\1=\2/p" |
                sed "s/\"//g; s/^/$part./" >"$run/app/$part/$language.properties"
        done
    done
    cd "$run/app"
    rules="--font Inter --size 16 --width 120 --max-lines 1 --quiet"
    # shellcheck disable=SC2086 # the options are meant to be split
    {
        "$COPYFIT" check . $rules --report ndjson=../whole.ndjson || [ $? -eq 1 ]
        parallel "'$COPYFIT' check {} $rules --report ndjson=../{}.ndjson; [ \$? -le 1 ]" ::: shop account help chat
        "$COPYFIT" merge ../shop.ndjson ../help.ndjson ../chat.ndjson ../account.ndjson --report ndjson=../merged.ndjson \
            --quiet || [ $? -eq 1 ]
    }
    cd "$run"
    cmp whole.ndjson merged.ndjson || fail "reports that were merged differ from the report of one run"
    echo "$(wc -l <merged.ndjson) lines of reports about 4 parts are those of one run"
}

install_missing
rm -rf "$run"
mkdir -p "$run"
spark_home=$("$folder/venv/bin/python" -c 'import os, pyspark; print(os.path.dirname(pyspark.__file__))')
trap 'rm -rf "$run" "$spark_home/work"' EXIT
trap 'exit 1' HUP INT TERM
tree=$run/tree/usr/local
[ -n "${INSTALLED:-}" ] || make -C "$top" install DESTDIR="$run/tree" PREFIX=/usr/local >"$folder/install.log"
tar -C "${INSTALLED:-$tree}" -czf "$run/copyfit.tar.gz" bin share/copyfit
export COPYFIT=${INSTALLED:-$tree}/bin/copyfit

"$here/texts.py" "$count" >"$run/texts.ndjson"
echo "$count texts on $(nproc) processors, Spark $("$folder/venv/bin/python" -c "import pyspark; print(pyspark.__version__)")"
for name in $runs; do
    case $name in
        one) timed "one process" one_process ;;
        parallel) timed "GNU parallel" with_parallel ;;
        spark) timed "Spark, two workers" with_spark "$run/spark" ;;
        spark-loss) timed "Spark, an executor killed" with_spark_and_a_loss "$run/spark-loss" ;;
        *) fail "there is no run $name: use one, parallel, spark or spark-loss" ;;
    esac
done
expected=
for name in $runs; do
    answers=$run/$name
    [ ! -d "$answers" ] || answers=$(find "$answers" -name 'part-*' | LC_ALL=C sort)
    # shellcheck disable=SC2086 # the list is meant to be split
    actual=$(digest $answers)
    [ "$actual" = "${expected:=$actual}" ] || fail "$name has other answers: $actual, not $expected"
done
echo "all answers are equal, one for each text: SHA-256 $expected"
with_parts
