if __name__ == "__main__":  # worker processes import this file too
    from game.cli import main
    raise SystemExit(main())
