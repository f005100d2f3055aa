"""A link by which anybody may look at a match that is over: at that one, and not at what follows it.

Whoever could follow the match may give it away, since nothing about it is hidden any more.  The secret follows from
the match and a key of the server's own, so everybody who shares a match shares the same link, and it is not kept.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING

from rulewright.server.refusal import Refusal
from rulewright.server.store.secrets import hashed

if TYPE_CHECKING:
    from rulewright.server.store.store import Store
    from rulewright.server.table.table import Table

KEY = "share-key"
"""The name under which the server remembers its key."""
BYTES = 16
"""Of a secret, as of all in links."""


async def share(store: Store, table: Table) -> str:
    """Return the secret of the link to a match, which leads there from now on; refuse before nothing is hidden."""
    if not table.public:
        raise Refusal("not-over", "a match is shown to anybody only when it, and the one its seed belongs to, is over")
    key = await store.setting(KEY, secrets.token_bytes(32))
    digest = hmac.digest(key, table.id.encode(), "sha256")[:BYTES]
    secret = urlsafe_b64encode(digest).rstrip(b"=").decode()
    await store.change_match(table.id, share=hashed(secret))
    return secret
