"""Reads a Tiled map safely: every fault becomes one error that names the file, the object and the remedy.

pytmx alone accepts absurd sizes, short CSV layers, missing templates and pictures from anywhere on the disk, and
raises seven unrelated exceptions for the rest; so the raw XML is checked before pytmx sees it. No display is needed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree

import pytmx

MOST_TILES = 1000
MOST_BYTES = 2_000_000


class TableError(ValueError):
    """A table map that can't be used. Its text says which file, which object, and what to do."""

    def __init__(self, path: Path, thing: str, remedy: str) -> None:
        super().__init__(f"{path}: {thing}. {remedy}")
        self.path, self.thing, self.remedy = path, thing, remedy


class MapObject(NamedTuple):
    """One object of the map, in design units."""

    layer: str
    name: str
    kind: str
    x: float
    y: float
    width: float
    height: float
    ellipse: bool
    facts: dict[str, Any]

    def label(self) -> str:
        seat = f" (seat {self.facts['seat']})" if "seat" in self.facts else ""
        return f'object "{self.name or "without a name"}"{seat} in layer "{self.layer}"'


class TableFile(NamedTuple):
    """A map as it was drawn; its size is in design units."""

    path: Path
    size: tuple[int, int]
    objects: tuple[MapObject, ...]


def read_table(path: Path) -> TableFile:
    """The objects of a TMX map. Raises TableError for everything that can be wrong with it."""
    root = _parse(path)
    _check_size(path, root)
    _check_layers(path, root)
    _check_references(path, root)
    tiled = _load(path)
    size = (int(tiled.width * tiled.tilewidth), int(tiled.height * tiled.tileheight))
    raw = {element.get("id"): element for element in root.iter("object")}
    objects = tuple(_object(path, group.name or "", each, raw.get(str(each.id)))
                    for group in tiled.objectgroups for each in group)
    for each in objects:
        _check_inside(path, size, each)
    return TableFile(path, size, objects)


def _parse(path: Path) -> ElementTree.Element:
    text = _text(path)
    if "<!DOCTYPE" in text or "<!ENTITY" in text:
        raise TableError(path, "it declares a DOCTYPE or entities", "Save it again from Tiled, which needs neither")
    try:
        root = ElementTree.fromstring(text.encode())
    except ElementTree.ParseError as problem:
        line, column = problem.position
        raise TableError(path, f"line {line}, column {column + 1}: not well-formed XML",
                         "Save it again from Tiled, as a .tmx file") from None
    except (ValueError, LookupError):  # an encoding that the parser can't do
        raise TableError(path, "its first line names a strange encoding",
                         "Save it again from Tiled, as UTF-8") from None
    if root.tag != "map":
        raise TableError(path, f"its outermost element is <{root.tag}>", "Choose a Tiled map (.tmx)")
    return root


def _text(path: Path) -> str:
    """UTF-8 only: in another encoding a DOCTYPE could hide."""
    data = _bytes(path)
    if len(data) > MOST_BYTES:
        raise TableError(path, "the file is too large", "A table map has at most 2 MB; take pictures out of it")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        text = "\0"
    if "\0" in text:
        raise TableError(path, "the file isn't UTF-8 text", "Save it again from Tiled, as a .tmx file")
    return text


def _bytes(path: Path) -> bytes:
    """At most a little more than a map may have: devices and pipes can go on for ever, and are refused unopened."""
    remedy = "Check its name and that it may be read"
    try:
        if path.exists() and not path.is_file():
            raise TableError(path, "it isn't a file", "Choose a Tiled map (.tmx)")
        with path.open("rb") as file:
            return file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise TableError(path, f"the file can't be read ({problem.strerror or problem})", remedy) from None
    except ValueError as problem:
        if isinstance(problem, TableError):
            raise
        raise TableError(path, f"the file can't be read ({problem})", remedy) from None


def _check_size(path: Path, root: ElementTree.Element) -> None:
    for name in ("width", "height", "tilewidth", "tileheight"):
        text = root.get(name, "")
        if not (text.isdecimal() and len(text) < 9 and 0 < int(text) <= MOST_TILES):
            raise TableError(
                path, f'the map has {name}="{text[:20]}"', f"Set {name} to a number from 1 to {MOST_TILES}"
            )
    if root.get("infinite") == "1":
        raise TableError(path, "the map is infinite", "Switch off Infinite in Map Properties")
    if root.get("orientation", "orthogonal") != "orthogonal":
        raise TableError(path, f'the map is {root.get("orientation")}', "Set its orientation to Orthogonal")
    wide, high = (int(root.get(f"tile{side}", "1")) * int(root.get(side, "1")) for side in ("width", "height"))
    if not (320 <= wide <= 4096 and 240 <= high <= 4096):
        raise TableError(path, f"the map is {wide} x {high} units", "Make it 1280 x 720, 80 x 45 tiles of 16")


def _check_layers(path: Path, root: ElementTree.Element) -> None:
    for layer in root.iter("layer"):
        name, data = layer.get("name", ""), layer.find("data")
        tiles = int(root.get("width", "0")) * int(root.get("height", "0"))
        if data is None or data.get("encoding") != "csv":
            raise TableError(
                path, f'tile layer "{name}" isn\'t stored as CSV', "Set Tile Layer Format to CSV, or remove it"
            )
        cells = [cell.strip() for cell in (data.text or "").split(",")]
        wrong = next((cell for cell in cells if not cell.isdigit()), None)
        if wrong is not None:
            raise TableError(path, f'tile layer "{name}" has "{wrong[:20]}" among its tiles',
                             "Its CSV may hold numbers only; save it again from Tiled")
        if len(cells) != tiles:
            raise TableError(path, f'tile layer "{name}" has {len(cells)} tiles instead of {tiles}',
                             "Save it again from Tiled, or remove the layer")


def _check_references(path: Path, root: ElementTree.Element) -> None:
    """Pictures, tilesets and templates lie in the map's folder or below, and exist."""
    for element in root.iter():
        for key in ("source", "template"):
            name = element.get(key)
            if name is None:
                continue
            what = f'<{element.tag}> refers to "{name[:60]}"'
            try:
                target = (path.parent / name).resolve()
                there = target.is_file()
            except (OSError, RuntimeError):  # too long, or links in a ring
                target, there = path, False
            if not target.is_relative_to(path.parent.resolve()):
                raise TableError(path, f"{what}, outside the map's folder", "Put the file beside the map")
            if not there:
                raise TableError(
                    path, f"{what}, which isn't there", "Put the file beside the map, or remove the reference"
                )


def _load(path: Path) -> Any:
    try:
        return pytmx.TiledMap(str(path))
    except Exception as problem:
        # pytmx has no error of its own: whatever it raises means that the map is faulty
        raise TableError(path, f"pytmx can't read it ({type(problem).__name__}: {problem})",
                         "Save it again from Tiled, with the default settings") from problem


def _object(path: Path, layer: str, each: Any, raw: ElementTree.Element | None) -> MapObject:
    name = str(each.name or "")
    shapes = {child.tag for child in raw} if raw is not None else set()
    for shape in ("polygon", "polyline", "text"):
        if shape in shapes:
            raise TableError(
                path, f'object "{name}" in layer "{layer}" is a {shape}', "Draw it as a rectangle or an ellipse"
            )
    if raw is not None and float(raw.get("rotation", "0")):
        raise TableError(path, f'object "{name}" in layer "{layer}" is turned by {raw.get("rotation")} degrees',
                         "Set its rotation to 0")
    facts = {str(key): value for key, value in dict(each.properties or {}).items()}
    kind = (raw.get("class") or raw.get("type") or "") if raw is not None else ""
    return MapObject(layer, name, kind or str(each.type or ""), float(each.x or 0), float(each.y or 0),
                     float(each.width or 0), float(each.height or 0), "ellipse" in shapes, facts)


def _check_inside(path: Path, size: tuple[int, int], each: MapObject) -> None:
    if not each.name:
        raise TableError(path, f"{each.label()} at {each.x:g},{each.y:g}", "Give it a name, or remove it")
    if each.width <= 0 or each.height <= 0:
        raise TableError(
            path, f"{each.label()} is {each.width:g} x {each.height:g}", "Draw it as a rectangle with a size"
        )
    inside = (
        each.x >= -1 and each.y >= -1 and each.x + each.width <= size[0] + 1 and each.y + each.height <= size[1] + 1
    )
    if not inside:
        raise TableError(path, f"{each.label()} reaches outside the map", f"Keep it within {size[0]} x {size[1]}")
