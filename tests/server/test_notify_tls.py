"""Notifications over HTTPS: delivered to whoever shows a trusted certificate for the right name, to nobody else."""

from __future__ import annotations

import datetime as dt
import json
import logging
import ssl
from base64 import urlsafe_b64encode
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import http_ece  # type: ignore[import-untyped]  # it has no types
import pytest
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID

from tests.server.parlour import bots, new_match, until
from tests.server.running import person, server
from tests.server.test_notify import Receiver, receiver

pytestmark = pytest.mark.usefixtures("parlour")

AUTH = b"0123456789abcdef"
PATH = "/push/of-anna-and-nobody-else"


class Certificate:
    """A certificate that vouches for itself, for some names."""

    def __init__(self, folder: Path, *names: str) -> None:
        key = ec.generate_private_key(ec.SECP256R1())
        issuer = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "a push service")])
        now = dt.datetime.now(dt.UTC)
        made = (
            x509.CertificateBuilder()
            .subject_name(issuer)
            .issuer_name(issuer)
            .public_key(key.public_key())
            .serial_number(x509.random_serial_number())
            .not_valid_before(now - dt.timedelta(hours=1))
            .not_valid_after(now + dt.timedelta(hours=1))
            .add_extension(x509.SubjectAlternativeName([*map(general_name, names)]), critical=False)
            .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
            .sign(key, SHA256())
        )
        self.file = folder / "certificate.pem"
        self.file.write_bytes(made.public_bytes(Encoding.PEM))
        self.key = folder / "key.pem"
        self.key.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))

    def shown(self) -> ssl.SSLContext:
        """Return the side that shows it."""
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(self.file, self.key)
        return context

    def trusted(self) -> ssl.SSLContext:
        """Return the side that trusts it, and nobody else."""
        return ssl.create_default_context(cafile=str(self.file))


def general_name(name: str) -> x509.GeneralName:
    """Return a name as certificates hold it."""
    return x509.IPAddress(ip_address(name)) if name[0].isdigit() else x509.DNSName(name)


class Browser:
    """A browser that has subscribed."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())

    def subscription(self, address: str) -> dict[str, Any]:
        """Return what it tells the server."""
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": urlsafe_b64encode(point).decode(), "auth": urlsafe_b64encode(AUTH).decode()}
        return {"endpoint": f"{address}{PATH}", "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        """Open a push."""
        opened = http_ece.decrypt(body, private_key=self.key, auth_secret=AUTH, version="aes128gcm")
        news: dict[str, Any] = json.loads(opened)
        return news


async def notified(
    folder: Path, ears: Receiver, browser: Browser, trust: ssl.SSLContext | None, caplog: pytest.LogCaptureFixture
) -> dict[str, Any]:
    """Have a server tell Anna of her turn, by push and by webhook; return the links of the match when it has tried."""
    async with (
        server(folder, allow_local_webhooks=True, trust=trust) as (site, address),
        person(address) as anna,
    ):
        site.hall.attendant.bots = bots(budget=3600.0)
        push = browser.subscription(ears.address)
        await anna.call("PATCH", "/api/me", {"push": push, "webhook": f"{ears.address}{PATH}"})
        links = await new_match(anna, "me", "sleepy")
        await until(lambda: len(ears.heard) == 2 or "a webhook was not delivered" in caplog.text)
    return links


async def test_a_push_and_a_webhook_are_delivered_over_https(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    certificate, browser = Certificate(tmp_path, "127.0.0.1"), Browser()
    async with receiver(certificate.shown()) as ears:
        links = await notified(tmp_path, ears, browser, certificate.trusted(), caplog)

    news = {"match": links["match"], "game": "parlour", "seat": 0}
    (pushed, _, sealed), (called, _, words) = ears.heard
    assert pushed == called == f"POST {PATH} HTTP/1.1"
    assert browser.read(sealed) == json.loads(words) == news
    assert "not delivered" not in caplog.text


async def test_the_certificate_must_be_for_the_name_though_the_connection_goes_to_a_number(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    certificate, browser = Certificate(tmp_path, "localhost"), Browser()
    async with receiver(certificate.shown()) as ears:
        ears.address = ears.address.replace("127.0.0.1", "localhost")
        links = await notified(tmp_path, ears, browser, certificate.trusted(), caplog)

    assert browser.read(ears.heard[0][2])["match"] == links["match"]
    assert ears.heard[0][1]["host"] == ears.address.removeprefix("https://")


@pytest.mark.parametrize("fault", ["nobody vouches for it", "it is for another name"])
async def test_a_certificate_that_is_not_to_be_trusted_is_refused_and_noted_without_secrets(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, fault: str
) -> None:
    caplog.set_level(logging.DEBUG)
    unknown = fault == "nobody vouches for it"
    certificate, browser = Certificate(tmp_path, "127.0.0.1" if unknown else "elsewhere.example"), Browser()
    async with receiver(certificate.shown()) as ears:
        links = await notified(tmp_path, ears, browser, None if unknown else certificate.trusted(), caplog)

    assert ears.heard == [], "nothing was sent"
    noted = [record.getMessage() for record in caplog.records if record.name == "rulewright.notify"]
    assert noted == ["a push was not delivered: ConnectError", "a webhook was not delivered: ConnectError"]
    point = browser.subscription("")["keys"]["p256dh"]
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("rulewright"))
    for secret in (PATH, point, AUTH.decode(), links["match"], ears.address):
        assert secret not in ours
