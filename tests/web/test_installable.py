"""The site as an app: what browsers ask of one before they offer to install it."""

from __future__ import annotations

import json

from tests.web.conftest import Visit

_SIZE = """async (address) => {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return `${picture.naturalWidth}x${picture.naturalHeight}`;
}"""


def test_a_browser_offers_to_install_the_site(visit: Visit) -> None:
    me = visit()
    me.page.goto("/")
    me.settle()
    tools = me.context.new_cdp_session(me.page)
    found = tools.send("Page.getAppManifest")
    assert found["errors"] == []
    assert tools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
    manifest = json.loads(found["data"])
    for picture in [*manifest["icons"], *manifest["screenshots"]]:
        if picture["sizes"] != "any":
            assert me.page.evaluate(_SIZE, picture["src"]) == picture["sizes"], picture["src"]
    assert {one.get("purpose") for one in manifest["icons"]} == {None, "maskable"}


def test_every_shortcut_of_the_app_is_a_page(visit: Visit) -> None:
    me = visit()
    manifest = me.context.request.get("/manifest.webmanifest").json()
    for shortcut in manifest["shortcuts"]:
        assert me.context.request.get(shortcut["url"]).status == 200, shortcut
