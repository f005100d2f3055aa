"""Without a network: the page opens all the same, says so, and shows what it knows; a new version takes over."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from rulewright.texts.catalogue import Texts
from tests.e2e.conftest import PHONE, Sit
from tests.e2e.serving import Served

SAY = Texts("en")
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) kept.push(new URL(url).pathname);
  return kept;
}"""


def test_the_shell_opens_without_a_network_and_says_so(sit: Sit, served: Served) -> None:
    anna = sit(PHONE, touch=True, keeping=True)
    anna.become("Anna")
    anna.make(game="root", seats=[{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * 3])
    page = anna.page
    anna.open()
    page.wait_for_selector("[data-mine] a")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(f"async () => (await ({KEPT})()).some((path) => path.includes('root'))")
    kept = page.evaluate(KEPT)
    assert not any(path.startswith(("/api", "/ws", "/health")) for path in kept)

    page.context.set_offline(True)
    served.kill()
    page.reload()
    expect(page.locator("[data-offline]")).to_contain_text(SAY("offline.device"))
    expect(page.locator("[data-stale]")).to_be_visible()
    expect(page.locator("[data-mine] a.row")).to_have_count(1)

    served.start()
    page.context.set_offline(False)
    expect(page.locator("[data-offline]")).to_have_count(0)
    expect(page.locator("[data-stale]")).to_have_count(0)
    expect(page.locator("[data-game=root] [data-quick='0']")).to_be_visible()


def test_the_table_can_be_installed(sit: Sit) -> None:
    anna = sit(keeping=True)
    anna.open()
    wire = anna.page.context.new_cdp_session(anna.page)
    manifest = wire.send("Page.getAppManifest")
    anna.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    assert manifest["errors"] == []
    assert wire.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


@pytest.mark.thorough
def test_a_new_version_takes_over_and_forgets_what_the_old_one_kept(sit: Sit) -> None:
    anna = sit(keeping=True)
    page = anna.page
    anna.open()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.locator("[data-newer]")).to_have_count(0)
    page.evaluate("caches.open('rulewright-assets').then((kept) => kept.put('/assets/old-1.js', new Response('')))")

    # Another script in its place, as after a new build.
    page.evaluate("void navigator.serviceWorker.register('./worker.js?newer')")

    expect(page.locator("[data-newer]")).to_contain_text(SAY("offline.newer"))
    page.wait_for_function(f"async () => !(await ({KEPT})()).includes('/assets/old-1.js')")
    # The page is loaded anew; what it registers then is, seen from that other script, a newer one again.
    with page.expect_navigation():
        page.locator("[data-newer] button").click()
    page.wait_for_load_state("networkidle")
    assert anna.complaints == []
