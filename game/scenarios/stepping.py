"""Reads the steps of a scenario: acts, waits and expectations."""

from __future__ import annotations

from typing import Any

from game.core.cards import Seat
from game.decks import card_name
from game.decks.problems import guess, shown
from game.decks.source import Key, Source

from .expecting import Kind, answer, keys_of, kind_of, knows, told
from .scenario import ActStep, ExpectStep, NextRoundStep, Scenario, Step, WaitStep
from .verbs import VERBS, Verb, Want
from .witness import Witness
from .wording import flag, text, whole_ms

SHAPES = "a mapping with do, with wait or with expect"


class StepReader:
    """Reads the steps of one scenario; the witness sits at its table, laid out."""

    def __init__(self, source: Source, scenario: Scenario, witness: Witness) -> None:
        self.source = source
        self.deck = scenario.deck
        self.names = scenario.players
        self.witness = witness
        self.verbs = {verb.name: verb for verb in VERBS.get(scenario.rules.slug, ())}

    def read(self, value: Any) -> tuple[Step, ...]:
        """All steps; what is faulty is reported and left out."""
        if not isinstance(value, list):
            self._report(("steps",), value, "a list of steps")
            return ()
        steps = (self._step(item, ("steps", index)) for index, item in enumerate(value))
        return tuple(step for step in steps if step)

    def _report(self, path: Key, value: Any, wanted: str) -> None:
        self.source.report(path, f"found {shown(value)}, expected {wanted}")

    def _step(self, value: Any, path: Key) -> Step | None:
        if not isinstance(value, dict):
            self._report(path, value, SHAPES)
            return None
        if "do" in value:
            return self._act(value, path)
        for key in ("wait", "expect"):
            if key in value:
                self._only(value, (key,), path)
                return self._wait(value, path) if key == "wait" else self._expect(value, path)
        self._report(path, value, SHAPES)
        return None

    def _only(self, value: dict[str, Any], known: tuple[str, ...], path: Key) -> None:
        for key in value.keys() - set(known):
            wanted = f"expected {' or '.join(known)} here{guess(key, known)}"
            self.source.report((*path, key), f"found the key {shown(key)}, {wanted}", at_key=True)

    def _wait(self, value: dict[str, Any], path: Key) -> WaitStep:
        return WaitStep(told(value), whole_ms(self.source, value["wait"], (*path, "wait")))

    # Acts

    def _act(self, value: dict[str, Any], path: Key) -> ActStep | NextRoundStep | None:
        refused = flag(self.source, value.get("refused", False), (*path, "refused"))
        do = text(self.source, value["do"], (*path, "do"))
        if do == "next_round":
            self._only(value, ("do", "refused"), path)
            return NextRoundStep(told(value), refused)
        verb = self.verbs.get(do)
        if verb is None:
            known = (*self.verbs, "next_round")
            if do:
                self._report((*path, "do"), do, f"one of {', '.join(known)}{guess(do, known)}")
            return None
        self._only(value, ("by", "do", *verb.wants, "refused"), path)
        seat = self._required_seat(value, path)
        args = self._args(verb, value, path)
        return ActStep(told(value), seat, verb, args, refused)

    def _required_seat(self, value: dict[str, Any], path: Key) -> Seat:
        if "by" not in value:
            self.source.report(path, f"found no by, expected one of {', '.join(self.names)}")
            return 0
        return self._seat(value["by"], (*path, "by"))

    def _args(self, verb: Verb, value: dict[str, Any], path: Key) -> dict[str, Any]:
        args = {}
        for name, want in verb.wants.items():
            if name in value:
                args[name] = self._arg(want, value[name], (*path, name))
            elif want.required:
                self.source.report(path, f"found no {name}, expected {name} with {verb.name}")
        return args

    def _arg(self, want: Want, value: Any, path: Key) -> Any:
        if value is None and want.nullable:
            return None
        match want.kind:
            case "player":
                return self._seat(value, path)
            case "choice":
                if value not in want.choices:
                    self._report(path, value, f"one of {', '.join(want.choices)}")
                return value
            case "cards":
                return tuple(self._cards(value, path)) if isinstance(value, list) else (self._card(value, path),)
        return self._card(value, path)

    # Names and cards

    def _seat(self, value: Any, path: Key) -> Seat:
        name = self._name(value, path)
        return self.names.index(name) if name in self.names else 0

    def _name(self, value: Any, path: Key) -> str:
        name = str(value) if isinstance(value, int | float) and not isinstance(value, bool) else value
        if name not in self.names:
            self._report(path, value, f"one of {', '.join(self.names)}{guess(value, self.names)}")
        return str(name)

    def _card(self, value: Any, path: Key) -> str:
        if isinstance(value, str | int) and not isinstance(value, bool):
            try:
                return card_name(self.deck, value)
            except ValueError as error:
                self.source.report(path, str(error))
        else:
            self._report(path, value, "the name of a card")
        return ""

    def _cards(self, value: Any, path: Key) -> list[str]:
        if not isinstance(value, list):
            self._report(path, value, "a list of cards")
            return []
        return [self._card(item, (*path, index)) for index, item in enumerate(value)]

    # Expectations

    def _expect(self, value: dict[str, Any], path: Key) -> ExpectStep:
        data = value["expect"]
        path = (*path, "expect")
        if not isinstance(data, dict):
            self._report(path, data, "a mapping of what must be true")
            return ExpectStep(told(value), {})
        wanted = {key: self._wanted(key, item, (*path, key)) for key, item in data.items()}
        return ExpectStep(told(value), wanted)

    def _wanted(self, key: str, value: Any, path: Key) -> Any:
        if not knows(self.witness, key):
            known = keys_of(self.witness)
            text = f"found the unknown key {shown(key)}, expected one of {', '.join(known)}{guess(key, known)}"
            self.source.report(path, text, at_key=True)
            return None
        kind = kind_of(key)
        if not kind.each:
            return self._item(kind, value, path)
        if not isinstance(value, dict | None):
            self._report(path, value, "a mapping")
            return {}
        return {name: self._entry(kind, key, name, item, path) for name, item in (value or {}).items()}

    def _entry(self, kind: Kind, key: str, name: str, value: Any, path: Key) -> Any:
        known = self.names if kind.each == "player" else list(answer(self.witness, key))
        if name not in known:
            text = f"found {shown(name)}, expected one of {', '.join(known)}{guess(name, known)}"
            self.source.report((*path, name), text, at_key=True)
        return self._item(kind, value, (*path, name))

    def _item(self, kind: Kind, value: Any, path: Key) -> Any:
        if value is None:
            return None
        match kind.item:
            case "name":
                return self._name(value, path)
            case "card":
                return self._card(value, path)
            case "cards" | "pile":
                return self._cards(value, path)
            case "names" | "words":
                return self._texts(value, path, self._name if kind.item == "names" else self._word)
            case "number" if not isinstance(value, int) or isinstance(value, bool):
                self._report(path, value, "a whole number")
            case "flag":
                return flag(self.source, value, path)
            case "word":
                return self._word(value, path)
        return value

    def _texts(self, value: Any, path: Key, read: Any) -> list[str]:
        if not isinstance(value, list):
            self._report(path, value, "a list")
            return []
        return [read(item, (*path, index)) for index, item in enumerate(value)]

    def _word(self, value: Any, path: Key) -> str:
        return text(self.source, value, path)
