"""How often somebody may ask, and how fast they are answered."""

from hain.server.limit import Pace


def test_whoever_asks_faster_waits_a_little_longer_each_time_and_nobody_else_does() -> None:
    now = [1000.0]
    pace = Pace(100.0, lambda: now[0])
    assert [pace.wait("anna") for _ in range(100)] == [0.0] * 100
    waits = [round(pace.wait("anna"), 2) for _ in range(200)]
    assert waits == [round((number + 1) / 100, 2) for number in range(200)]
    assert pace.wait("bela") == 0.0
    now[0] += 1.0
    assert round(pace.wait("anna"), 2) == 1.01
    now[0] += 100.0
    assert [pace.wait("anna") for _ in range(100)] == [0.0] * 100
    assert pace.wait("anna") > 0
