"""Compile a corpus of screens, one JSON document a line, on a Spark cluster.

Every partition of the input goes through a `twc compile --lines` of its own, which answers each line in order. Spark keeps
the order of partitions, so that the parts of the output, one after the other, are the bytes that one process would write.

    python compile_corpus.py INPUT OUTPUT [--master MASTER] [--partitions N] [--twc PATH] [-- FLAGS …]

INPUT is a file or a folder of lines that Spark can read; OUTPUT is a folder that does not exist yet. What follows `--`
goes to twc: `-- --theme brand.json --strict`. Files that flags name must be readable on every worker.
"""

import argparse
import shlex
import sys

from pyspark.sql import SparkSession


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--master", help="the cluster, such as spark://host:7077 or local-cluster[2,1,1024]")
    parser.add_argument("--partitions", type=int, default=0, help="at least so many parts; Spark's choice by default")
    parser.add_argument("--twc", default="twc", help="the program, as the workers find it")
    known, flags = parser.parse_known_args()
    known.flags = [flag for flag in flags if flag != "--"]
    return known


def main() -> int:
    options = arguments()
    builder = SparkSession.builder.appName("twc compile")
    if options.master:
        builder = builder.master(options.master)
    spark = builder.getOrCreate()
    context = spark.sparkContext
    failed = context.accumulator(0)

    # One thread a process: Spark gives each core a partition of its own.
    command = shlex.join([options.twc, "compile", "--lines", "--jobs", "1", *options.flags])

    def count(line: str) -> str:
        if line.startswith('{"error":'):
            failed.add(1)
        return line

    # Spark counts a partition at a time, so lines stay whole and in order; use_unicode=True is UTF-8.
    lines = context.textFile(options.input, minPartitions=options.partitions or None)
    # twc ends with 1 when a line has errors; the line's answer says which, so the code does not end the job.
    lines.pipe(command, checkCode=False).map(count).saveAsTextFile(options.output)
    print(f"{failed.value} lines have errors", file=sys.stderr)
    spark.stop()
    return 1 if failed.value else 0


if __name__ == "__main__":
    sys.exit(main())
