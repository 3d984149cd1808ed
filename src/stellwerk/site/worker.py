"""What the web workers call: texts in, texts out. See `web/src/site/`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from stellwerk.bots import evaluators
from stellwerk.server.bot_worker import (
    AnalysisQuestion,
    BotQuestion,
    TeacherQuestion,
    analyse,
    decide,
    teach,
)
from stellwerk.site import requests
from stellwerk.site.channels import Channels, Send, Shut
from stellwerk.site.host import Host
from stellwerk.site.storage import GameStorage
from stellwerk.titles import load_title, title_ids

_QUESTION: Final = msgspec.json.Decoder(BotQuestion | AnalysisQuestion | TeacherQuestion)
NO_ANSWER: Final = "null"


class TablesWorker:
    """The tables, for the worker that has them."""

    def __init__(
        self, storage: GameStorage, secret: str, send: Send, shut: Shut, ask: Callable[[str], None]
    ) -> None:
        self.host = Host(storage, secret, lambda asked: ask(msgspec.json.encode(asked).decode()))
        self.channels = Channels(self.host, send, shut)

    async def answer(self, method: str, address: str, body: str) -> list[object]:
        """The status and the text of the answer to a request."""
        answer = await requests.answer(self.host, method, address, body)
        return [answer.status, answer.text]

    async def answered(self, question: str, answer: str) -> None:
        """A bot has decided, or a turn is analysed."""
        await self.host.answered(_QUESTION.decode(question), answer)


def get_ready_to_think() -> None:
    """Load what every answer of a bot needs."""
    for id_ in title_ids():
        evaluators.value_of(load_title(id_))


def think(question: str) -> str:
    """The turn a bot plans, or what is to be said of one."""
    asked = _QUESTION.decode(question)
    if isinstance(asked, BotQuestion):
        return msgspec.json.encode(decide(asked)).decode()
    try:
        found = analyse(asked) if isinstance(asked, AnalysisQuestion) else teach(asked)
    except Exception:
        # One game that cannot be analysed must not take the bots away from all others.
        return NO_ANSWER
    return msgspec.json.encode(found).decode()
