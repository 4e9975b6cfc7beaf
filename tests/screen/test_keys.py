"""Who may sit where, in browsers of their own: invitations, keys, and seats that are freed."""

import json
import re

from playwright.sync_api import Browser, expect

from tests.screen.visitors import PHONE, WIDE, Visitor
from tests.server.servers import Server


def test_the_maker_invites_sees_no_other_hand_and_frees_a_seat(browser: Browser, server: Server) -> None:
    ada, bela = Visitor(browser, server), Visitor(browser, server, size=PHONE)
    ada.like(confirm=True)
    bela.like(confirm=True, name="Bela")
    made = ada.make_table("glade", ["person", "open"], options={"start": "0"})  # Ada begins
    table, invitation = made["table"], made["links"]["1"]
    ada.page.wait_for_selector("pre .line")
    before = ada.page.inner_text("pre")
    # the friend looks first, then sits down; from then on the address has a key of their own
    bela.open(f"/table/{table}#{invitation}")
    bela.page.get_by_role("button", name="Look at the table first").click()
    expect(bela.page.get_by_text("You are looking on.")).to_be_visible()
    bela.page.get_by_role("button", name="Sit down").click()
    bela.page.get_by_label("Your name").fill("Bela")
    bela.page.get_by_role("button", name="Sit down").click()
    expect(bela.page.get_by_text("You are looking on.")).to_have_count(0)
    bela.page.wait_for_url(re.compile(r"#1\.2\."))
    bela.page.wait_for_selector("pre .line")
    headers = {"x-hain-key": bela.key(table, 1)}
    with server.browser() as asking:
        rack = asking.get(f"/api/tables/{table}", headers=headers).json()["view"]["seats"][1]["rack"]
    assert len(rack) == 8
    tiles = {re.sub(r"^tile:|/2$", "", key) for key in rack}
    assert all(f"({tile})" in bela.page.inner_text("pre") for tile in tiles)
    secret = [tile for tile in tiles if tile not in before]  # there may be others of the same kind
    assert len(secret) > 3
    # whatever the maker has kept opens nothing of it
    expect(ada.page.get_by_text("Bela sits down.")).to_be_visible()
    kept = json.loads(ada.page.evaluate("localStorage.getItem('hain-keys')"))[table]
    for key in {invitation, *kept["own"].values(), *kept["others"].values()}:
        ada.open(f"/table/{table}#{key}")
        ada.page.reload()
        ada.page.wait_for_selector("pre .line")
        seen = ada.page.inner_text("pre")
        assert not [tile for tile in secret if re.search(rf"\b{tile}\b", seen)]
    # a stranger with the invitation looks on, and is told why
    carl = Visitor(browser, server)
    carl.like(confirm=True, name="Carl")
    carl.open(f"/table/{table}#{invitation}")
    expect(carl.page.get_by_text("The seat of this invitation is taken.")).to_be_visible()
    # the seat has never moved: it is freed, and both see it
    ada.open(f"/table/{table}#{made['links']['0']}")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Seat of Bela").click()
    ada.page.get_by_role("button", name="Free this seat").click()
    expect(ada.page.get_by_text("Ada frees the seat of Bela.")).to_be_visible()
    expect(bela.page.get_by_role("heading", name="Your seat was freed")).to_be_visible()
    bela.page.get_by_role("link", name="Look on").click()
    expect(bela.page.get_by_text("You are looking on.")).to_be_visible()
    bela.page.get_by_role("button", name="Score and log").click()
    expect(bela.page.get_by_text("Ada frees the seat of Bela.")).to_be_visible()
    expect(bela.page.get_by_text("Bela sits down.")).to_be_visible()
    # there is a new invitation in the menu, and somebody else sits down with it
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Invite to seat 2").click()
    fresh = ada.page.get_by_label("Link", exact=True).input_value()
    assert invitation not in fresh
    carl.page.goto(fresh)
    carl.page.get_by_role("button", name="Sit down").click()
    expect(ada.page.get_by_text("Carl sits down.")).to_be_visible()
    assert ada.problems + carl.problems == []
    for visitor in (ada, bela, carl):
        visitor.close()


def test_keys_of_old_and_lost_ones_are_replaced_without_a_question(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server)
    visitor.like(text=False, confirm=True)
    made = visitor.make_table("evergreen", ["person", "person"])  # two share this screen
    page = visitor.page
    page.wait_for_selector(".board")
    old = {made["table"]: {"own": {"0": "0.old", "1": "1.old"}, "others": {"onlooker": made["links"]["onlooker"]}}}
    for kept, address in ((old, "#0.old"), (old, ""), ({}, ""), ({}, "#1.old")):
        visitor.open("/about")
        page.evaluate("(kept) => localStorage.setItem('hain-keys', JSON.stringify(kept))", kept)
        visitor.open(f"/table/{made['table']}{address}")
        page.wait_for_selector(".board")
        expect(page.locator(".bar.ours")).to_be_visible()
        assert [visitor.key(made["table"], seat) for seat in range(2)] == [made["links"]["0"], made["links"]["1"]]
    visitor.open(f"/table/{made['table']}/replay#0.old")
    page.wait_for_selector("footer .slider")
    visitor.close()


def test_a_seat_goes_with_its_person_to_another_device(browser: Browser, server: Server) -> None:
    ada, bela, phone = (Visitor(browser, server, size=size) for size in (WIDE, WIDE, PHONE))
    for visitor in (ada, bela, phone):
        visitor.like(text=False, confirm=True, name="Bela")
    made = ada.make_table("evergreen", ["person", "open"])
    bela.open(f"/table/{made['table']}#{made['links']['1']}")
    bela.page.get_by_role("button", name="Sit down").click()
    bela.page.get_by_role("button", name="Menu").click()
    bela.page.get_by_role("button", name="My seat on another device").click()
    phone.page.goto(bela.page.get_by_label("Link", exact=True).input_value())
    expect(phone.page.locator(".bar.ours")).to_be_visible()
    phone.page.get_by_role("button", name="Menu").click()
    expect(phone.page.get_by_role("button", name="For onlookers")).to_be_visible()
    expect(phone.page.get_by_role("button", name=re.compile("Invite|Seat of"))).to_have_count(0)
    # whoever follows their invitation once more finds their seat
    bela.open("/about")
    bela.open(f"/table/{made['table']}#{made['links']['1']}")
    expect(bela.page.locator(".bar.ours")).to_be_visible()
    assert ada.problems + bela.problems + phone.problems == []
    for visitor in (ada, bela, phone):
        visitor.close()
