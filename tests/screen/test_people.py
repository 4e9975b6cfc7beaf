"""People at one table in two browsers: taking back, leaving, clocks, playing again, looking on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.screen.visitors import PHONE, WIDE, Visitor
from tests.server.servers import Seat, Server


def two(
    browser: Browser, server: Server, game: str = "evergreen", **wish: Any
) -> tuple[Visitor, Visitor, dict[str, Any]]:
    """Ada in front of a wide screen and Bela with a phone, both seated."""
    ada, bela = Visitor(browser, server), Visitor(browser, server, size=PHONE)
    ada.like(text=False, confirm=True)
    bela.like(text=False, confirm=True, name="Bela")
    made = ada.make_table("evergreen", ["person", "open"])
    bela.open(f"/table/{made['table']}#{made['links']['1']}")
    bela.page.get_by_role("button", name="Sit down").click()
    bela.page.wait_for_selector(".chip")
    return ada, bela, made


def close(*visitors: Visitor) -> None:
    assert [problem for visitor in visitors for problem in visitor.problems] == []
    for visitor in visitors:
        visitor.close()


def draft(visitor: Visitor) -> None:
    visitor.page.locator(".draft [data-move]").first.click()
    visitor.do()


def test_what_is_planted_can_be_taken_back_but_not_what_was_revealed(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, size=PHONE)
    visitor.like(text=False, confirm=True)
    visitor.make_table("evergreen", ["person"])
    page = visitor.page
    back = page.get_by_role("button", name="Take back")
    expect(back).to_have_count(0)
    draft(visitor)
    space = page.locator(".hit[data-move^=plant]").nth(8)
    name = space.get_attribute("data-space")
    space.click()
    visitor.do()
    expect(page.locator(f".hit[data-space={name}]")).to_have_attribute("aria-label", re.compile("sprout$"))
    back.click()
    expect(page.locator(f".hit[data-space={name}][data-move='plant {name}']")).to_have_count(1)
    for words in ("Skip the action", "Leave the power"):
        page.get_by_role("button", name=words).click()
        visitor.do()
    page.wait_for_selector(".draft [data-move]")
    expect(back).to_have_attribute("aria-disabled", "true")
    back.click(force=True)  # quiet, but it answers
    expect(page.get_by_role("alert")).to_contain_text("Something hidden has come to light")
    close(visitor)


def test_to_take_back_what_others_built_upon_they_must_agree(browser: Browser, server: Server) -> None:
    ada, bela, _ = two(browser, server)
    first, other = (ada, bela) if ada.is_asked() else (bela, ada)
    draft(first)
    draft(other)
    for wish, answer in (("Decline", "Your move stays"), ("Agree", "")):
        first.page.wait_for_selector(".hit[data-move]", state="attached")
        first.page.get_by_role("button", name="Take back").click()
        expect(first.page.get_by_text("You have asked to take back your move.")).to_be_visible()
        expect(other.page.get_by_text("would like to take back the last move")).to_be_visible()
        other.page.get_by_role("button", name=wish).click()
        expect(other.page.get_by_text("would like to take back the last move")).to_have_count(0)
        if answer:
            expect(first.page.get_by_role("alert")).to_contain_text(answer)
    first.page.wait_for_selector(".draft [data-move]")
    expect(first.page.get_by_text("You have asked to take back your move.")).to_have_count(0)
    close(ada, bela)


def test_when_the_time_is_up_a_bot_sits_in_until_the_person_is_back(browser: Browser, server: Server) -> None:
    visitor = Visitor(browser, server, size=PHONE)
    visitor.like(text=False, confirm=True)
    made = visitor.make_table("evergreen", ["open", "person"], clock="move 7")  # seat 1 begins with this deal
    page = visitor.page
    with server.browser() as friend:
        key = {"x-hain-key": made["links"]["0"]}
        assert friend.post(f"/api/tables/{made['table']}/sit", headers=key, json={"name": "Bela"}).is_success
    clock = page.locator(".bar .clock.runs")
    expect(clock).to_contain_text("0:0")
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect(page.get_by_text("A bot plays for you until you return.")).to_be_visible()
    page.get_by_role("button", name="I am back").click()
    expect(page.get_by_text("A bot plays for you until you return.")).to_have_count(0)
    page.get_by_role("button", name="Score and log").click()
    expect(page.get_by_text("The time of Ada is up; a bot sits in.").first).to_be_visible()
    close(visitor)


def test_whoever_leaves_can_return(browser: Browser, server: Server) -> None:
    ada, bela, _ = two(browser, server)
    page = ada.page
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("button", name="Leave, a bot plays on").click()
    ada.open("/about")
    expect(bela.page.get_by_text("Ada leaves; a bot sits in.")).to_have_count(0)  # it is in the log, not in the way
    bela.page.get_by_role("button", name="Score and log").click()
    expect(bela.page.get_by_text("Ada leaves; a bot sits in.")).to_be_visible()
    page.go_back()
    page.get_by_role("button", name="I am back").click()
    expect(bela.page.get_by_text("Ada is back.")).to_be_visible()
    expect(page.get_by_text("A bot plays for you until you return.")).to_have_count(0)
    close(ada, bela)


def test_after_the_end_both_play_again_with_turned_seats(browser: Browser, server: Server) -> None:
    ada, bela, made = two(browser, server)
    table = made["table"]
    seats = [Seat(server, table, visitor.key(table, seat)) for seat, visitor in enumerate((ada, bela))]
    play_out(seats)
    expect(ada.page.locator("#ending")).to_be_visible()
    expect(bela.page.locator("#ending")).to_be_visible()
    ada.page.get_by_role("button", name="Turn seats").click()
    ada.page.wait_for_url(lambda address: made["table"] not in address)
    expect(bela.page.get_by_text("A new game has begun")).to_be_visible()
    bela.page.get_by_role("button", name="Play again").click()
    bela.page.wait_for_url(lambda address: made["table"] not in address)
    assert ada.page.url.split("#")[0] == bela.page.url.split("#")[0]
    assert [visitor.page.url.split("#")[1][0] for visitor in (ada, bela)] == ["1", "0"]
    ada.page.wait_for_selector(".board")
    bela.page.wait_for_selector(".board")
    assert ada.is_asked() != bela.is_asked()
    close(ada, bela)


def play_out(seats: list[Seat]) -> None:
    """The shortest game there is: everybody passes."""
    while True:
        newest = max(seats, key=lambda seat: int(seat.table["seq"]))
        for seat in seats:
            while seat.table["seq"] < newest.table["seq"]:
                seat.next()
        asked = next((seat for seat in seats if seat.table["moves"]), None)
        if asked is None:
            break
        moves = asked.table["moves"]
        quick = [move for move in moves if move in ("pass", "done")] or moves
        asked.wish(move=quick[0])
    for seat in seats:
        seat.close()


def test_onlookers_see_no_hand(browser: Browser, server: Server) -> None:
    ada, guest = Visitor(browser, server), Visitor(browser, server)
    ada.like(confirm=True)
    guest.like(confirm=True)
    made = ada.make_table(
        "glade", ["person", "open"], options={"start": "0"}
    )  # Ada begins: no tile lies there that might be of the same kind
    ada.page.wait_for_selector("[data-move]")
    ada.page.wait_for_selector("pre .line")
    moves = ada.page.locator("[data-move^=place]")
    hand = {str(move.get_attribute("data-move")).split()[1] for move in moves.all()}
    guest.open(f"/table/{made['table']}#{made['links']['onlooker']}")
    guest.page.wait_for_selector("pre .line")
    expect(guest.page.get_by_text("You are looking on.")).to_be_visible()
    assert guest.page.locator("[data-move], [data-do]").count() == 0
    own, seen = ada.page.inner_text("pre"), guest.page.inner_text("pre")
    assert len(hand) >= 3
    assert all(tile in own for tile in hand)
    assert not [tile for tile in hand if re.search(rf"\b{tile}\b", seen)]
    close(ada, guest)


@pytest.mark.parametrize("size", [PHONE, WIDE], ids=["phone", "wide"])
def test_what_one_says_arrives(browser: Browser, server: Server, size: ViewportSize) -> None:
    ada, bela, _ = two(browser, server)
    speaker, listener = (bela, ada) if size is WIDE else (ada, bela)
    for phrase in ("Good luck!", "Thank you!"):
        speaker.page.get_by_role("button", name="Menu").click()
        speaker.page.get_by_role("button", name=phrase).click()
    if size is PHONE:
        listener.page.get_by_role("button", name="Score and log").click()
    expect(listener.page.get_by_text("Good luck!")).to_be_visible()
    expect(listener.page.get_by_text("Thank you!")).to_be_visible()
    close(ada, bela)
