"""`rulewright join`: a bot of this machine at a table elsewhere."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

import httpx
import typer

from rulewright.agents.asking import AgentFailed
from rulewright.agents.catalogue import known
from rulewright.arena.failures import show_failure
from rulewright.cli.common import furnish, refuse, tables_in
from rulewright.cli.words import texts
from rulewright.client.client import Client
from rulewright.client.errors import Gone, ServerRefused
from rulewright.client.guest import Guest
from rulewright.kernel.errors import RulewrightError
from rulewright.protocol.links import BadLink, read_seat_link


def join(
    url: Annotated[str, typer.Argument()],
    *,
    agent: Annotated[str, typer.Option("--agent", "--agents")] = "greedy",
    name: Annotated[str, typer.Option()] = "",
    recovery: Annotated[str, typer.Option()] = "",
    data: Annotated[list[str] | None, typer.Option()] = None,
) -> None:
    """Seat a bot of this machine at a table elsewhere, and let it play the match to its end."""
    for game, folder in tables_in("join", data).items():
        furnish("join", game, folder)
    try:
        address, secret = read_seat_link(url)
        known(agent)
        asyncio.run(_join(address, secret, agent, name or agent, recovery))
    except KeyboardInterrupt:
        typer.echo(texts()("cli.say.join_left"))
    except AgentFailed as failed:
        show_failure(failed)
        raise typer.Exit(1) from failed
    except (BadLink, RulewrightError) as error:
        refuse("join", str(error))
    except (ServerRefused, Gone) as error:
        typer.echo(f"rulewright join: {error}", err=True)
        raise typer.Exit(1) from error
    except httpx.HTTPError as error:
        problem = texts()("cli.say.join_unreachable", address=address, problem=str(error) or type(error).__name__)
        typer.echo(f"rulewright join: {problem}", err=True)
        raise typer.Exit(1) from error


async def _join(address: str, secret: str, agent: str, name: str, recovery: str) -> None:
    async with Client(address) as client:
        me = await (client.recover(recovery) if recovery else client.become(name))
        taking = asyncio.create_task(client.take(secret))
        try:
            place = await asyncio.shield(taking)
            if me.recovery is not None:
                typer.echo(texts()("cli.say.join_again", secret=me.recovery))
            table = await client.follow(place.match)
            guest = Guest(client, table, agent)
            seated = {"place": place.seat, "match": place.match, "address": address}
            typer.echo(texts()("cli.say.join_plays", bot=me.name, **seated))
            await guest.play()
        except asyncio.CancelledError:
            with contextlib.suppress(ServerRefused, httpx.HTTPError):
                await client.leave(await taking)  # even a seat that was just being taken
            raise
        typer.echo(texts()("cli.say.join_over", status=table.status, n=guest.answered, bot=me.name))
