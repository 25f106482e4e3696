"""The guided first hand: a real match with a fixed deal, slow companions, and a mouse that points."""

from .start import guided_scene

__all__ = ["guided_scene"]
