"""What sounds are made of: waves are arrays of samples between -1 and 1, RATE of them in a second."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44100
Wave: TypeAlias = NDArray[np.float64]
Dice: TypeAlias = np.random.Generator
Curve = float | Wave


def dice(name: str) -> Dice:
    """The same dice for the same name, on every machine."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def samples(seconds: float) -> int:
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Wave:
    return np.arange(samples(seconds)) / RATE


# ---- sources


def noise(seconds: float, rng: Dice) -> Wave:
    return rng.standard_normal(samples(seconds)) * 0.35


def tone(frequency: Curve, seconds: float, partials: Sequence[float] = (1.0,), phase: float = 0.0) -> Wave:
    """A sum of harmonics; ``frequency`` (Hz) may glide. What would lie above 16 kHz is left out."""
    hertz = np.broadcast_to(np.asarray(frequency, dtype=float), (samples(seconds),))
    turns = np.cumsum(hertz) / RATE + phase
    wave = np.zeros(len(turns))
    for number, loud in enumerate(partials, 1):
        if loud and number * float(hertz.max()) < 16000:
            wave += loud * np.sin(2 * np.pi * number * turns)
    return wave


def ringing(modes: Sequence[tuple[float, float, float]], seconds: float) -> Wave:
    """Something that was knocked on: ``(Hz, seconds until it has faded by 60 dB, loudness)`` for each mode."""
    at = times(seconds)
    wave = np.zeros(len(at))
    for hertz, fades, loud in modes:
        wave += loud * np.sin(2 * np.pi * hertz * at) * 10 ** (-3 * at / fades)
    return wave


def string(hertz: float, seconds: float, rng: Dice, bright: float = 0.5, hold: float = 0.996) -> Wave:
    """A plucked string: a burst of noise that goes round and loses its edge."""
    length = max(2, round(RATE / hertz))
    loop = np.convolve(rng.uniform(-1, 1, length + 8), np.ones(9) / 9, "valid") * (1 - bright)
    loop = loop + bright * rng.uniform(-1, 1, length)
    out = np.empty(samples(seconds))
    for start in range(0, len(out), length):
        part = loop[:len(out) - start]
        out[start:start + len(part)] = part
        loop = hold * 0.5 * (loop + np.roll(loop, 1))
    return out - float(out.mean())


# ---- shapes


def shape(seconds: float, *points: tuple[float, float]) -> Wave:
    """A curve through ``(share of the time, value)``."""
    curve: Wave = np.interp(np.linspace(0, 1, samples(seconds)), [at for at, _ in points], [value for _, value in points])
    return curve


def swell(seconds: float, rises: float, falls: float) -> Wave:
    """0 to 1 and back, softly; both are shares of the time."""
    flat = shape(seconds, (0, 0), (rises, 1), (1 - falls, 1), (1, 0))
    return np.asarray(np.sin(flat * np.pi / 2) ** 2)


def fading(seconds: float, fades: float, attack: float = 0.001) -> Wave:
    """At once 1, then 60 dB less after ``fades`` seconds."""
    at = times(seconds)
    return np.minimum(1, at / attack) * 10 ** (-3 * at / fades)


def band(wave: Wave, low: float, high: float, slope: float = 1.0) -> Wave:
    """What lies between two frequencies (Hz); the edges are soft, ``slope`` octaves wide."""
    spectrum = np.fft.rfft(wave)
    hertz = np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 1.0)
    below = np.clip(1 + np.log2(hertz / max(low, 1.0)) / slope, 0, 1)
    above = np.clip(1 - np.log2(hertz / high) / slope, 0, 1)
    return np.fft.irfft(spectrum * np.sin(below * above * np.pi / 2) ** 2, len(wave))


def sweep(wave: Wave, centre: Wave, width: float = 1.2, steps: int = 24) -> Wave:
    """A band (octaves wide) whose middle (Hz, one for each sample) moves."""
    edges = np.geomspace(float(centre.min()) / 2, float(centre.max()) * 2, steps)
    out = np.zeros(len(wave))
    for middle in edges:
        away = np.log2(centre / middle) / width
        out += band(wave, middle / 1.15, middle * 1.15, 0.3) * np.exp(-4 * away ** 2)
    return out


def formants(wave: Wave, peaks: Sequence[tuple[float, float, float]]) -> Wave:
    """A throat: ``(Hz, width in Hz, loudness)`` of each resonance."""
    spectrum = np.fft.rfft(wave)
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    gain = np.full(len(hertz), 0.02)
    for middle, width, loud in peaks:
        gain += loud / (1 + ((hertz - middle) / width) ** 2)
    return np.fft.irfft(spectrum * gain, len(wave))


# ---- putting together


def mix(*parts: tuple[float, Wave]) -> Wave:
    """Waves that begin at so many seconds each."""
    ends = [samples(at) - 1 + len(wave) for at, wave in parts]
    out = np.zeros(max(ends))
    for (_at, wave), end in zip(parts, ends, strict=True):
        out[end - len(wave):end] += wave
    return out


def room(wave: Wave, rng: Dice, size: float = 0.16, wet: float = 0.16) -> Wave:
    """A small room with wood and cloth: a short, dull tail."""
    tail = noise(size, rng) * fading(size, size * 0.9, 0.004)
    tail = band(tail, 180, 3200)
    tail /= float(np.sqrt((tail ** 2).sum())) or 1.0
    long = len(wave) + len(tail) - 1
    echo = np.fft.irfft(np.fft.rfft(wave, long) * np.fft.rfft(tail, long), long)
    out = wet * echo
    out[:len(wave)] += wave
    return out


def trimmed(wave: Wave, floor: float = 0.002) -> Wave:
    """Without the silence behind it; begins and ends at zero."""
    loud = np.nonzero(np.abs(wave) > floor * float(np.abs(wave).max()))[0]
    wave = wave[:min(len(wave), int(loud[-1]) + samples(0.004))].copy()
    edge = min(samples(0.003), len(wave))
    wave[-edge:] *= np.linspace(1, 0, edge)
    wave[:24] *= np.linspace(0, 1, len(wave[:24]))
    return wave


def loudness(wave: Wave) -> float:
    """dB below full scale of the loudest tenth of a second, weighted about as ears do."""
    heard = band(wave, 250, 9000, 2.0)
    window = samples(0.1)
    power = np.convolve(heard ** 2, np.ones(window) / window)
    return float(10 * np.log10(max(float(power.max()), 1e-12)))


def levelled(wave: Wave, decibels: float, peak: float = 0.84) -> Wave:
    """As loud as wanted; peaks are rounded, never cut."""
    for _again in range(4):
        wave = wave * 10 ** ((decibels - loudness(wave)) / 20)
        over = float(np.abs(wave).max())
        if over > peak:
            wave = peak * np.tanh(wave / peak)
    return wave
