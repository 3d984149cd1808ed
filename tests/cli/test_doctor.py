"""What `stellwerk doctor` says of an installation."""

from __future__ import annotations

import json

import pytest

from cli.command import stellwerk
from stellwerk import VERSION
from stellwerk.cli import doctor
from stellwerk.titles import own_title_ids


def test_it_says_what_there_is() -> None:
    outcome = stellwerk("doctor", "--json")
    assert outcome.returncode == 0, outcome.stderr
    said = json.loads(outcome.stdout)
    assert said["version"] == VERSION
    assert set(own_title_ids()) <= set(said["decisions_per_second"])
    assert min(said["decisions_per_second"].values()) > 0
    assert said["extras"]["server"] is True
    assert isinstance(said["problems"], list)


def test_it_names_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(doctor, "find_spec", lambda _name: None)
    monkeypatch.setattr(doctor, "requires", lambda _name: ["nothing-of-this-name>=2"])
    monkeypatch.setattr(doctor, "_speed", lambda _title: 100_000)
    assert doctor.doctor() == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "server not installed: pip install 'stellwerk[server]'" in said
    assert "Packages are missing: nothing-of-this-name." in said
