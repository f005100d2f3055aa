"""A balance report as a picture: the panels of a study, drawn by matplotlib, the same bytes for the same figures."""

from __future__ import annotations

from io import StringIO
from typing import TYPE_CHECKING, Any

from rulewright.arena.study import Lines
from rulewright.kernel.errors import RulewrightError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from matplotlib.axes import Axes

    from rulewright.arena.balance_sums import Balance
    from rulewright.arena.study import Bars, Study

PANEL = (3.1, 2.3)
"""Inches of one panel."""
LEGEND = 0.22
"""Inches of a line of the legend."""
INK, FAINT, PAPER = "#333333", "#d9d4c7", "#fdfbf5"
STYLE: dict[Any, Any] = {
    "svg.hashsalt": "rulewright",
    "svg.fonttype": "none",
    "font.family": "sans-serif",
    "font.size": 7.5,
    "axes.titlesize": 8,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.edgecolor": FAINT,
    "axes.facecolor": PAPER,
    "figure.facecolor": PAPER,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
}
GROUP = 0.82
"""How much of its room a group of bars fills."""
GLORY_STEP, SHARE_STEP = 10, 0.2


class CannotPlot(RulewrightError):
    """There is nothing to draw with."""


def plot(study: Study, found: Sequence[Balance]) -> str:
    """Return the picture as SVG."""
    try:
        from matplotlib import rc_context  # noqa: PLC0415  (only those who draw need it)
        from matplotlib.backends.backend_svg import FigureCanvasSVG  # noqa: PLC0415  (the same)
        from matplotlib.figure import Figure  # noqa: PLC0415  (the same)
        from matplotlib.patches import Patch  # noqa: PLC0415  (the same)
    except ImportError as error:
        raise CannotPlot("plots need matplotlib: pip install 'rulewright[dev]'") from error
    rows, legends = study.panels(found), study.legends(found)
    colours = {name: colour for line in legends for name, colour in line.items()}
    wide, high = PANEL[0] * len(rows[0]), PANEL[1] * len(rows)
    below = LEGEND * (len(legends) + 0.5)
    with rc_context(STYLE):
        figure = Figure(figsize=(wide, high + below))
        FigureCanvasSVG(figure)
        axes = figure.subplots(len(rows), len(rows[0]), squeeze=False)
        for line, panels in zip(axes, rows, strict=True):
            for place, panel in zip(line, panels, strict=True):
                place.set_title(panel.title)
                if isinstance(panel, Lines):
                    draw_lines(place, panel, colours)
                else:
                    draw_bars(place, panel, colours)
        for number, names in enumerate(legends):
            figure.legend(
                handles=[Patch(color=colour, label=name.replace("_", " ")) for name, colour in names.items()],
                loc="upper left",
                bbox_to_anchor=(0.01, (below - LEGEND * number) / (high + below)),
                ncols=len(names),
                frameon=False,
            )
        figure.tight_layout(rect=(0, below / (high + below), 1, 1))
        text = StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None, "Title": study.title})
    return "\n".join(line.rstrip() for line in text.getvalue().splitlines()) + "\n"


def draw_lines(axes: Axes, panel: Lines, colours: Mapping[str, str]) -> None:
    """Draw values one after the other."""
    for name, values in panel.lines.items():
        axes.plot(range(1, len(values) + 1), values, color=colours[name], marker="o", markersize=2.5, linewidth=1.4)
    axes.set_ylim(0, panel.most)
    axes.set_yticks([GLORY_STEP * number for number in range(int(panel.most // GLORY_STEP) + 1)])
    axes.set_xticks(range(1, max(len(values) for values in panel.lines.values()) + 1))
    tidy(axes)


def draw_bars(axes: Axes, panel: Bars, colours: Mapping[str, str]) -> None:
    """Draw shares side by side, with the bounds they may be off by."""
    for place, bars in enumerate(panel.groups.values()):
        width = GROUP / len(bars)
        for number, (name, (share, low, high)) in enumerate(bars.items()):
            middle = place + (number + 0.5) * width - GROUP / 2
            axes.bar(middle, share, width * 0.85, color=colours[name])
            axes.plot((middle, middle), (low, high), color=INK, linewidth=0.8)
    for level in panel.marks:
        axes.axhline(level, color=INK, linewidth=0.8, linestyle=(0, (3, 3)))
    axes.set_ylim(0, panel.most)
    steps = [SHARE_STEP * number for number in range(int(panel.most / SHARE_STEP + 1e-9) + 1)]
    axes.set_yticks(steps, [f"{step:.0%}" for step in steps])
    axes.set_xticks(range(len(panel.groups)), list(panel.groups))
    tidy(axes)


def tidy(axes: Axes) -> None:
    """Leave levels to read values by, and no frame."""
    axes.grid(axis="y", color=FAINT, linewidth=0.7)
    axes.set_axisbelow(True)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
