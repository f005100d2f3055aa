"""Large messages are compressed on their way, and small ones are not.

A whole match as somebody sees it is a tenth as long when it is compressed, and is sent once; an answer and what it
brings about are short and many, and compressing them would cost more time than everything else about them.  Nothing is
kept from one message to the next, so that a connection that says nothing costs no memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from websockets.extensions import Extension
    from websockets.frames import Frame
    from websockets.typing import ExtensionParameter

LARGE = 16 * 1024
"""Bytes from which a message is worth it."""


class LargeOnly(PerMessageDeflate):
    """Compression of large messages (RFC 7692 lets each message be compressed or not)."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message that is large and whole; the server sends none in parts."""
        return super().encode(frame) if len(frame.data) >= LARGE and frame.fin else frame


class Squeezer(ServerPerMessageDeflateFactory):
    """Agrees with a client that messages may be compressed, if the client can."""

    def __init__(self) -> None:
        """Keep nothing between messages."""
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            compress_settings={"level": 3},
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Answer an offer as the library does, and compress large messages only."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, LargeOnly(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
            self.compress_settings,
        )
