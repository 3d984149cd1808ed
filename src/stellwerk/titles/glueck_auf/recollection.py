"""How the glimpses of the others may have gone, for all that one seat knows.

Of a glimpse the others know the top card, what was laid open, and what was revealed later: cards
that came up from under the pile, and cards played from a hand. A story says which card was kept at
each glimpse, which played card came from which glimpse, and fills in the rest at random. Every
story that fits is possible; the likelier ones are drawn more often.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from stellwerk.titles.glueck_auf import components as c
from stellwerk.titles.glueck_auf.position import BACKS, NOWHERE, Colliery, Glimpse

_TRIES: Final = 4
"""How many stories are drawn if they differ in weight; one of them is used."""


class Story:
    """A possible past of one kind of cards, and the present that follows from it."""

    def __init__(
        self,
        kind: int,
        weight: float,
        glimpses: list[tuple[int, Glimpse]],
        hands: list[tuple[int, int]],
        fresh: list[int],
    ) -> None:
        self.kind = kind
        self.weight = weight
        self.glimpses = glimpses
        """The glimpses of the others in full, with their places."""
        self.hands = hands
        """Secret cards in the hands of the others: seat and face."""
        self.fresh = fresh
        """Cards nobody has seen, counted by face."""


class Recollection:
    """Searches for stories, choice by choice, taking back a choice that leads to a contradiction.

    A card is known by the glimpse that first saw it, and its place there (`card`).
    """

    def __init__(self, veiled: Colliery, seat: int, kind: int, rng: Random) -> None:
        self.kind = kind
        self.seat = seat
        self.rng = rng
        self.veiled = veiled
        self.glimpses = [
            (at, glimpse)
            for at, glimpse in enumerate(veiled.glimpses)
            if c.KIND_OF_PILE[glimpse.pile] == kind
        ]
        self.bared: dict[int, list[tuple[int, int]]] = {at: [] for at, _ in self.glimpses}
        for entry in veiled.bared:
            reference, face = divmod(entry, c.FACES)
            if c.KIND_OF[face] == kind:
                self.bared[reference // BACKS].append((reference % BACKS, face))
        self.revealed: list[tuple[int, int, int]] = []
        for entry in veiled.revealed:
            rest, face = divmod(entry, c.FACES)
            before, other = divmod(rest, c.MOST_PLAYERS)
            if c.KIND_OF[face] == kind and other != seat:
                self.revealed.append((before, other, face))
        self.pool = [0] * c.FACES
        for move in veiled.fresh[kind]:
            self.pool[veiled.edition.face_of[move - c.CARD]] += 1
        self._forget()

    def _forget(self) -> None:
        self.cards: dict[int, list[int]] = {}
        """The cards of each glimpse."""
        self.kept: dict[int, int] = {}
        """Which of them was kept."""
        self.faces: dict[int, int] = {}
        """The face of each card, as far as it is known."""
        self.unlike: dict[int, list[int]] = {}
        """The cards each card cannot be alike to: of equal ones the topmost is kept (GA-7.3)."""
        self.played: set[int] = set()
        """The glimpses whose kept card has been played."""

    def story(self) -> Story:
        """One of the stories that fit, at random."""
        stories: list[Story] = []
        for _ in range(_TRIES if self._is_entangled() else 1):
            self._forget()
            stories.append(next(self._stories()))
        return self.rng.choices(stories, [story.weight for story in stories])[0]

    def _is_entangled(self) -> bool:
        """Whether something was revealed that fits some stories better than others."""
        return (
            len(self.revealed) > 0
            or any(self.bared.values())
            or any(origin != NOWHERE for _, g in self.glimpses for origin in g.origins)
        )

    def _stories(self) -> Iterator[Story]:
        for _ in self._remember(0):
            for _ in self._match(0):
                yield from self._finish()

    def _remember(self, n: int) -> Iterator[None]:
        """Settle which card was kept, from the n-th glimpse on."""
        if n == len(self.glimpses):
            yield
            return
        at, glimpse = self.glimpses[n]
        self.cards[at] = [self._card(at, i, origin) for i, origin in enumerate(glimpse.origins)]
        for kept in self._candidates(glimpse):
            self.kept[at] = kept
            facts = list(zip(self.cards[at], glimpse.seen, strict=True))
            if glimpse.took != c.NONE:
                facts.append((self.cards[at][kept], glimpse.took))
                for place, face in (*enumerate(glimpse.back), *self.bared[at]):
                    facts.append((self._back(at, place), face))
            assigned = self._assign(facts)
            if assigned is None:
                continue
            above = self.cards[at][:kept]
            if self._set_apart(self.cards[at][kept], above):
                yield from self._remember(n + 1)
            self._bring_together(self.cards[at][kept], above)
            self._unassign(assigned)

    def _candidates(self, glimpse: Glimpse) -> list[int]:
        if glimpse.took == c.NONE:
            return [0]
        if glimpse.seat == self.seat:
            return [glimpse.seen.index(glimpse.took)]
        places = list(range(len(glimpse.seen)))
        self.rng.shuffle(places)
        return places

    def _match(self, n: int) -> Iterator[None]:
        """Settle at which glimpse each card was kept that came out of secrecy, from the n-th on."""
        if n == len(self.revealed):
            yield
            return
        before, seat, face = self.revealed[n]
        sources = [at for at in self._secret_keeps(seat) if at < before]
        self.rng.shuffle(sources)
        for at in sources:
            assigned = self._assign([(self.cards[at][self.kept[at]], face)])
            if assigned is None:
                continue
            self.played.add(at)
            yield from self._match(n + 1)
            self.played.remove(at)
            self._unassign(assigned)

    def _secret_keeps(self, seat: int) -> list[int]:
        """The glimpses of another seat whose kept card is a secret in its hand."""
        if self.kind not in c.SECRET_KINDS:
            return []
        return [
            at
            for at, glimpse in self.glimpses
            if glimpse.seat == seat and glimpse.took != c.NONE and at not in self.played
        ]

    def _finish(self) -> Iterator[Story]:
        """Fill in the cards that nothing determines, and tell the story."""
        left = self.pool[:]
        weight = 1.0
        cards = sum(left)
        free: list[int] = []
        for card in self._hidden():
            face = self.faces.get(card, c.UNKNOWN)
            if face == c.UNKNOWN:
                free.append(card)
                continue
            weight *= left[face] / cards
            cards -= 1
            left[face] -= 1
        if weight > 0:
            for _ in self._fill(free, left):
                yield self._told(weight, left)

    def _hidden(self) -> list[int]:
        """The cards that lie out of sight now, wherever it may be."""
        veiled = self.veiled
        found: list[int] = []
        for pile in c.PILES_OF_KIND[self.kind]:
            found += [
                self._back(reference // BACKS, reference % BACKS)
                for reference in veiled.under[pile]
                if veiled.face_under(reference) == c.UNKNOWN
            ]
        for at, glimpse in self.glimpses:
            if glimpse.took == c.NONE and glimpse.seat != self.seat:
                found += self.cards[at][1:]
        for seat in range(veiled.players):
            if seat != self.seat:
                found += [self.cards[at][self.kept[at]] for at in self._secret_keeps(seat)]
        return found

    def _fill(self, free: list[int], left: list[int]) -> Iterator[None]:
        """Give the free cards faces of the pool at random."""
        if not free:
            yield
            return
        card = free[0]
        kind = range(c.FIRST_FACE[self.kind], c.FIRST_FACE[self.kind + 1])
        faces = [face for face in kind if left[face]]
        while faces:
            face = self.rng.choices(faces, [left[face] for face in faces])[0]
            faces.remove(face)
            if self._assign([(card, face)]) is not None:
                left[face] -= 1
                yield from self._fill(free[1:], left)
                left[face] += 1
                self._unassign([card])

    def _told(self, weight: float, left: list[int]) -> Story:
        glimpses: list[tuple[int, Glimpse]] = []
        for at, glimpse in self.glimpses:
            if glimpse.seat == self.seat:
                continue
            seen = tuple(self.faces[card] for card in self.cards[at])
            back: tuple[int, ...] = ()
            took = glimpse.took
            if took != c.NONE:
                kept = self.kept[at]
                back = seen[:kept] + seen[kept + 1 :]
                took = seen[kept]
            full = Glimpse(glimpse.seat, glimpse.pile, seen, glimpse.origins, back, took)
            glimpses.append((at, full))
        hands = [
            (seat, self.faces[self.cards[at][self.kept[at]]])
            for seat in range(self.veiled.players)
            if seat != self.seat
            for at in self._secret_keeps(seat)
        ]
        return Story(self.kind, weight, glimpses, hands, left[:])

    # Cards and what is known about them.

    def _card(self, at: int, place: int, origin: int) -> int:
        """The card that a glimpse saw: one seen before, or a new one."""
        if origin == NOWHERE:
            return at * c.SEEN_BY_WILD + place
        return self._back(origin // BACKS, origin % BACKS)

    def _back(self, at: int, place: int) -> int:
        """The card a glimpse put under the pile in this place."""
        return self.cards[at][place + (place >= self.kept[at])]

    def _assign(self, facts: list[tuple[int, int]]) -> list[int] | None:
        """Note faces of cards, and return the cards newly assigned; None if that cannot be."""
        assigned: list[int] = []
        faces = self.faces
        for card, face in facts:
            if face == c.UNKNOWN:
                continue
            known = faces.get(card)
            if known is None:
                faces[card] = face
                assigned.append(card)
                for other in self.unlike.get(card, ()):
                    if faces.get(other) == face:
                        self._unassign(assigned)
                        return None
            elif known != face:
                self._unassign(assigned)
                return None
        return assigned

    def _unassign(self, cards: list[int]) -> None:
        for card in cards:
            del self.faces[card]

    def _set_apart(self, card: int, others: list[int]) -> bool:
        """Note that a card is like none of the others; False if it is known to be."""
        face = self.faces.get(card)
        possible = True
        for other in others:
            self.unlike.setdefault(card, []).append(other)
            self.unlike.setdefault(other, []).append(card)
            possible = possible and (face is None or self.faces.get(other) != face)
        return possible

    def _bring_together(self, card: int, others: list[int]) -> None:
        for other in reversed(others):
            self.unlike[other].pop()
            self.unlike[card].pop()
