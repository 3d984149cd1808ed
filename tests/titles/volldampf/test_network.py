"""Ways over laid track, checked against a plain search over all of them."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from stellwerk.core.bits import members
from stellwerk.titles.volldampf import components as c
from stellwerk.titles.volldampf.edition_file import shelf
from stellwerk.titles.volldampf.network import SLOTS, Network, bare
from stellwerk.titles.volldampf.position import Railroad
from stellwerk.titles.volldampf.title import TITLE

EDITION = shelf().edition("reconstruction-1")

TRACKS = st.sets(st.integers(0, len(EDITION.segments) - 1), max_size=48)


def laid(segments: set[int]) -> Network:
    network = bare(EDITION)
    for segment in segments:
        network = network.lay(segment, segment % 3)
    return network


def ways(segments: set[int], start: int, reach: int) -> Iterator[list[int]]:
    """Every way from a place, by trying all segments: no place twice, at most `reach` pieces."""

    def go(at: int, reached: list[int], path: list[int]) -> Iterator[list[int]]:
        yield path
        if len(path) == reach:
            return
        for segment in sorted(segments):
            ends = EDITION.segments[segment].ends
            if at in ends and sum(ends) - at not in reached:
                there = sum(ends) - at
                yield from go(there, [*reached, there], [*path, segment])

    yield from go(start, [start], [])


def end_of(start: int, path: list[int]) -> int:
    at = start
    for segment in path:
        at = sum(EDITION.segments[segment].ends) - at
    return at


def deliveries(
    segments: set[int], start: int, colour: int, reach: int, *, first: bool
) -> set[tuple[int, ...]]:
    """Every way that ends on a field of the colour; with `first`, on none before."""
    found = set()
    for path in ways(segments, start, reach):
        stops = [end_of(start, path[:count]) for count in range(1, len(path) + 1)]
        matches = [EDITION.goals[colour] >> place & 1 for place in stops]
        if matches and matches[-1] and not (first and any(matches[:-1])):
            found.add(tuple(path))
    return found


@given(TRACKS)
def test_a_stone_can_be_sent_exactly_where_a_plain_search_finds_a_way(segments: set[int]) -> None:
    network = laid(segments)
    for reach in (c.REACH, c.FAST_REACH):
        loads = network.loads(reach)
        for field in range(EDITION.field_count):
            ends = {end_of(field, path) for path in ways(segments, field, reach) if path}
            for colour in range(4):
                possible = any(EDITION.goals[colour] >> end & 1 for end in ends)
                assert loads[colour] >> field & 1 == possible


def step_by_step(position: Railroad) -> set[tuple[int, ...]]:
    """Every way that the moves of a position lead to."""
    found = set()
    for move in position.moves():
        if move == c.DELIVER:
            found.add(tuple(position.path))
        else:
            after = position.copy()
            after.play(move)
            assert after.moves()
            found |= step_by_step(after)
    return found


@given(TRACKS, st.integers(0, 19), st.integers(0, 3), st.booleans(), st.booleans())
def test_the_steps_offered_lead_exactly_along_the_ways_of_a_plain_search(
    segments: set[int], field: int, colour: int, fast: bool, first: bool
) -> None:
    shares: list[list[str]] = [[] for _ in range(4)]
    for count, segment in enumerate(sorted(segments)):
        shares[count % 4].append(EDITION.segments[segment].id)
    stone = f"{c.COLOURS[colour]}@{EDITION.fields[field].id}"
    reach = c.FAST_REACH if fast else c.REACH
    lines = [f"seat {n + 1} track {' '.join(share)}" for n, share in enumerate(shares)]
    lines += ["active 1", f"stones {stone}", f"reach {reach}", "owed transport"]
    options = TITLE.with_defaults({"stop": "first" if first else "chosen"})
    position = TITLE.read_position(4, options, lines)
    expected = deliveries(segments, field, colour, reach, first=first)
    move = c.STONE + colour * c.MOST_FIELDS + field
    assert (move in position.moves()) == bool(expected)
    if expected:
        position.play(move)
        assert step_by_step(position) == expected


@given(TRACKS)
def test_laying_a_piece_leaves_the_old_network_as_it_was(segments: set[int]) -> None:
    network = laid(segments)
    before = (network.owners[:], network.near[:], network.loads(c.REACH))
    for segment in range(len(EDITION.segments)):
        if network.owners[segment] == c.NONE:
            more = network.lay(segment, 5)
            assert more.owners[segment] == 5
            a, b = EDITION.segments[segment].ends
            assert b in members(more.near[(1 << a) % SLOTS])
            assert a in members(more.near[(1 << b) % SLOTS])
    assert (network.owners, network.near, network.loads(c.REACH)) == before
