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
from rulewright.cli.common import AGENT_NAMES, furnish, refuse, tables_in
from rulewright.client.client import Client
from rulewright.client.errors import Gone, ServerRefused
from rulewright.client.guest import Guest
from rulewright.kernel.errors import RulewrightError
from rulewright.protocol.links import BadLink, read_seat_link


def join(
    url: Annotated[str, typer.Argument(help="The link to the seat: http://host:port/#/seat/SECRET")],
    *,
    agent: Annotated[str, typer.Option("--agent", "--agents", help=f"Who plays: {AGENT_NAMES}.")] = "greedy",
    name: Annotated[str, typer.Option(help="What the others call it.")] = "",
    recovery: Annotated[str, typer.Option(help="Come back as who sat there before: the secret that was shown.")] = "",
    data: Annotated[
        list[str] | None,
        typer.Option(help="Corrected tables that the server plays with too, as [bold]GAME=FOLDER[/]."),
    ] = None,
) -> None:
    """Seat a bot of this machine at a table elsewhere, and let it play the match to its end.

    [bold]rulewright join 'http://host:8000/#/seat/SECRET'[/]                  greedy takes the seat

    [bold]rulewright join 'http://host:8000/#/seat/SECRET' --agent random[/]   a weak opponent

    Put the link in quotes: to a shell, # may begin a comment.  The bot learns what its seat may know, nothing else.
    [bold]rulewright join 'http://host:8000/#/seat/SECRET' --agent bots.py:Mine[/]   your own: see docs/agents.md

    When it is stopped (Ctrl-C) it leaves its seat to a bot of the server; the same link takes it back.
    """
    for game, folder in tables_in("join", data).items():
        furnish("join", game, folder)
    try:
        address, secret = read_seat_link(url)
        known(agent)
        asyncio.run(_join(address, secret, agent, name or agent, recovery))
    except KeyboardInterrupt:
        typer.echo("The bot has left its seat.")
    except AgentFailed as failed:
        show_failure(failed)
        raise typer.Exit(1) from failed
    except (BadLink, RulewrightError) as error:
        refuse("join", str(error))
    except (ServerRefused, Gone) as error:
        typer.echo(f"rulewright join: {error}", err=True)
        raise typer.Exit(1) from error
    except httpx.HTTPError as error:
        typer.echo(f"rulewright join: {address} cannot be reached: {str(error) or type(error).__name__}", err=True)
        raise typer.Exit(1) from error


async def _join(address: str, secret: str, agent: str, name: str, recovery: str) -> None:
    async with Client(address) as client:
        me = await (client.recover(recovery) if recovery else client.become(name))
        taking = asyncio.create_task(client.take(secret))
        try:
            place = await asyncio.shield(taking)
            if me.recovery is not None:
                typer.echo(f"To come back as the same player: --recovery {me.recovery}")
            table = await client.follow(place.match)
            guest = Guest(client, table, agent)
            typer.echo(f"{me.name} plays seat {place.seat} of match {place.match} at {address}.")
            await guest.play()
        except asyncio.CancelledError:
            with contextlib.suppress(ServerRefused, httpx.HTTPError):
                await client.leave(await taking)  # even a seat that was just being taken
            raise
        typer.echo(f"The match is {table.status} after {guest.answered} answers of {me.name}.")
