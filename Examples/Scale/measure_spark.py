#!/usr/bin/env python3
"""Measures a data set of texts on the workers of a Spark cluster, with copyfit measure.

    spark-submit --archives copyfit.tar.gz#copyfit --files measure.sh measure_spark.py INPUT OUTPUT

INPUT has a record of copyfit measure --ndjson on each line, OUTPUT is a folder that is not there yet. The archive has what
make install puts below PREFIX: bin, and share with the fonts. With --files measure.sh,fonts.lock a worker whose fonts are not
those of the lock ends the job.
"""
import os
import subprocess
import sys
import threading

from pyspark import SparkFiles
from pyspark.sql import SparkSession

# Statuses of a run whose every line was answered: all fit, some do not, some records have errors.
ANSWERED = (0, 1, 2)


def answers(lines):
    """The answers to some records, in the same order. Ends with an error, so that Spark tries again, unless each
    record has its answer."""
    command = ["sh", SparkFiles.get("measure.sh")]
    if os.path.exists(SparkFiles.get("fonts.lock")):
        command += ["--lock-file", SparkFiles.get("fonts.lock")]
    environment = dict(os.environ, COPYFIT=SparkFiles.get("copyfit/bin/copyfit"))
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment)
    sent = 0
    failures = []

    def send():
        nonlocal sent
        try:
            with process.stdin as stream:
                for line in lines:
                    stream.write(line + b"\n")
                    sent += 1
        except BrokenPipeError:
            pass  # the status says why
        except BaseException as failure:
            failures.append(failure)

    sender = threading.Thread(target=send, daemon=True)
    sender.start()
    received = 0
    for line in process.stdout:
        received += 1
        yield line.rstrip(b"\n")
    sender.join()
    if failures:
        process.kill()
        raise failures[0]
    status = process.wait()
    if status not in ANSWERED or received != sent:
        raise RuntimeError("copyfit ended with %d after %d of %d records" % (status, received, sent))


def main():
    source, target = sys.argv[1:]
    context = SparkSession.builder.appName("copyfit").getOrCreate().sparkContext
    partitions = int(context.getConf().get("spark.copyfit.partitions", "0")) or context.defaultParallelism * 8
    records = context.textFile(source, partitions, use_unicode=False)
    records.mapPartitions(answers).saveAsTextFile(target)


if __name__ == "__main__":
    main()
