"""Writes the generated art into assets/: python -m tools.art. With --check: only says which files differ."""

import sys

from . import ASSETS, drawings, stale


def main() -> int:
    differing = stale()
    if "--check" in sys.argv[1:]:
        print("\n".join(f"{file} is not what tools/art draws: run python -m tools.art" for file in differing))
        return bool(differing)
    fresh = drawings()
    for file in differing:
        (ASSETS / file).write_bytes(fresh[file])
    print(f"{len(fresh)} files, {len(differing)} written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
