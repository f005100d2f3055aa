"""What the weights of an evaluation are about, as far as it can be said in words."""

from __future__ import annotations

from typing import NamedTuple


class Topic(NamedTuple):
    """What some weights have in common, as something to say: the message, and the paragraph that it is about.

    A message is told whether it is a `gain` or a `cost` (its part `way`); what is `counted`, with its number `n`.
    """

    key: str
    law: str = ""
    counted: bool = False
