"""English sentences that a screen can say in its own language: what they are made of is kept."""

from __future__ import annotations


class Sentence(str):
    """The English text, with the message it was made of and what was filled in. ``str()`` of an exception that was
    raised with one is that sentence itself."""

    __slots__ = ("message", "values")

    message: str
    values: dict[str, object]

    def __str__(self) -> str:
        return self


def say(message: str, **values: object) -> Sentence:
    """``message`` is looked up in the catalogues by screens; ``{name}`` in it stands for a value, which may be a
    sentence as well."""
    sentence = Sentence(message.format(**values))
    sentence.message, sentence.values = message, values
    return sentence


def one_by_one(*sentences: str) -> Sentence:
    """Several, one after the other; empty ones are left out."""
    found = [each for each in sentences if each]
    names = [f"sentence_{number}" for number in range(len(found))]
    joined = " ".join(f"{{{name}}}" for name in names)
    return say(joined, **dict(zip(names, found, strict=True)))
