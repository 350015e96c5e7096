"""Copyfit measures, breaks and places text set in real fonts.

>>> import copyfit
>>> font = copyfit.Font("Inter SemiBold", 16)
>>> label = copyfit.prepare("Jetzt kaufen", font)
>>> label.at(120).fits
True
>>> label.at(80, max_lines=1).over.width
16.546875

Lengths are points, y grows downwards. Offsets count characters of the `str`. Objects never change; every function may be called
on any thread.
"""

from copyfit._batch import heights
from copyfit._engine import Engine, Font, versions
from copyfit._errors import CopyfitError, FontError, NothingFits, ProgramError, SettingsError, TextError
from copyfit._paragraph import Caret, Glyph, Hit, Layout, Line, Over, Paragraph, Slack, prepare
from copyfit._programs import CheckReport, check, layout, render
from copyfit._short import fit, truncate, wrap

__version__ = "0.1.0"

__all__ = [
    "Caret",
    "CheckReport",
    "CopyfitError",
    "Engine",
    "Font",
    "FontError",
    "Glyph",
    "Hit",
    "Layout",
    "Line",
    "NothingFits",
    "Over",
    "Paragraph",
    "ProgramError",
    "SettingsError",
    "Slack",
    "TextError",
    "check",
    "fit",
    "heights",
    "layout",
    "prepare",
    "render",
    "truncate",
    "versions",
    "wrap",
]
