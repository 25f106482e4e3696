"""Scenarios: an exact table, steps, and what must be true along the way, in files that anybody can write."""

from .command import scenario_command
from .reading import ScenarioFileError, read_file
from .scenario import Scenario

__all__ = ["Scenario", "ScenarioFileError", "read_file", "scenario_command"]
