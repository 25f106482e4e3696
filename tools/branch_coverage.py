"""Fails when too few branches were run: python -m tools.branch_coverage coverage.json --least 95 FOLDER..."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path


def main() -> int:
    parser = argparse.ArgumentParser(description="Branch coverage of folders, from the report of `coverage json`.")
    parser.add_argument("report", type=Path)
    parser.add_argument("folders", nargs="+")
    parser.add_argument("--least", type=float, default=95, help="percent of the branches of each folder")
    wanted = parser.parse_args()
    files = json.loads(wanted.report.read_text(encoding="utf-8"))["files"]
    poor = 0
    for folder in wanted.folders:
        summaries = [entry["summary"] for name, entry in files.items() if name.startswith(f"{folder}/")]
        branches = sum(summary.get("num_branches", 0) for summary in summaries)
        covered = sum(summary.get("covered_branches", 0) for summary in summaries)
        percent = 100 * covered / branches if branches else 0.0  # nothing measured is nothing covered
        poor += percent < wanted.least
        print(f"{folder}: {covered} of {branches} branches, {percent:.1f} %")
    return int(poor > 0)


if __name__ == "__main__":
    sys.exit(main())
