"""Which key and which button makes which command: once for menus, once for the table."""

from __future__ import annotations

import pygame

from .commands import Kind

KEYS: dict[int, Kind] = {
    pygame.K_UP: Kind.UP, pygame.K_DOWN: Kind.DOWN, pygame.K_LEFT: Kind.LEFT, pygame.K_RIGHT: Kind.RIGHT,
    pygame.K_RETURN: Kind.ACCEPT, pygame.K_KP_ENTER: Kind.ACCEPT, pygame.K_ESCAPE: Kind.BACK,
    pygame.K_AC_BACK: Kind.BACK, pygame.K_F1: Kind.HELP, pygame.K_F2: Kind.ADD,
    pygame.K_PAGEUP: Kind.PAGE_UP, pygame.K_PAGEDOWN: Kind.PAGE_DOWN, pygame.K_HOME: Kind.FIRST,
    pygame.K_END: Kind.LAST,
}
MENU_KEYS: dict[int, Kind] = {pygame.K_SPACE: Kind.ACCEPT, pygame.K_p: Kind.MORE, pygame.K_x: Kind.ALT,
                              pygame.K_DELETE: Kind.ALT, pygame.K_f: Kind.FIND, pygame.K_SLASH: Kind.FIND}
TABLE_KEYS: dict[int, Kind] = {
    pygame.K_SPACE: Kind.SLAP, pygame.K_c: Kind.ACCUSE, pygame.K_o: Kind.OBJECT, pygame.K_v: Kind.PEEK,
    pygame.K_t: Kind.TURN, pygame.K_d: Kind.DRAW, pygame.K_p: Kind.PAUSE, pygame.K_PAUSE: Kind.PAUSE,
}
LEFT_CORNER: dict[int, Kind] = {
    pygame.K_w: Kind.UP, pygame.K_a: Kind.LEFT, pygame.K_s: Kind.DOWN, pygame.K_d: Kind.RIGHT, pygame.K_e: Kind.ACCEPT,
    pygame.K_q: Kind.BACK, pygame.K_SPACE: Kind.SLAP, pygame.K_LSHIFT: Kind.PEEK, pygame.K_c: Kind.ACCUSE,
    pygame.K_x: Kind.OBJECT, pygame.K_t: Kind.TURN, pygame.K_r: Kind.DRAW,
}
RIGHT_CORNER: dict[int, Kind] = {
    pygame.K_UP: Kind.UP, pygame.K_LEFT: Kind.LEFT, pygame.K_DOWN: Kind.DOWN, pygame.K_RIGHT: Kind.RIGHT,
    pygame.K_RETURN: Kind.ACCEPT, pygame.K_KP_ENTER: Kind.ACCEPT, pygame.K_BACKSPACE: Kind.BACK,
    pygame.K_RCTRL: Kind.SLAP, pygame.K_RSHIFT: Kind.PEEK, pygame.K_PERIOD: Kind.ACCUSE, pygame.K_MINUS: Kind.OBJECT,
    pygame.K_COMMA: Kind.TURN, pygame.K_DELETE: Kind.DRAW,
}
"""The table's keys where two people share the keyboard."""
JOIN_KEYS = {pygame.K_w: 1, pygame.K_RSHIFT: 2}
"""Keys that sit down at a corner, on the seats screen."""
SEAT_KEYS = (pygame.K_1, pygame.K_2, pygame.K_3, pygame.K_4, pygame.K_5)
HELD = frozenset({Kind.PEEK, Kind.ACCEPT, Kind.SLAP})

BUTTONS: dict[int, Kind] = {
    pygame.CONTROLLER_BUTTON_A: Kind.ACCEPT, pygame.CONTROLLER_BUTTON_B: Kind.BACK,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Kind.UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN: Kind.DOWN,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Kind.LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Kind.RIGHT,
    pygame.CONTROLLER_BUTTON_START: Kind.PAUSE, pygame.CONTROLLER_BUTTON_BACK: Kind.HELP,
}
MENU_BUTTONS: dict[int, Kind] = {
    pygame.CONTROLLER_BUTTON_X: Kind.ALT, pygame.CONTROLLER_BUTTON_Y: Kind.MORE,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Kind.PREVIOUS_TAB,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Kind.NEXT_TAB,
}
TABLE_BUTTONS: dict[int, Kind] = {
    pygame.CONTROLLER_BUTTON_X: Kind.ACCUSE, pygame.CONTROLLER_BUTTON_Y: Kind.OBJECT,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Kind.PEEK, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Kind.SLAP,
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: Kind.TURN, pygame.CONTROLLER_BUTTON_LEFTSTICK: Kind.DRAW,
}
