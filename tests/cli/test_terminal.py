"""Playing in the terminal."""

from __future__ import annotations

from pathlib import Path

from cli.command import stellwerk
from cli.pseudo import Terminal
from stellwerk.records import load_record


def play(*answers: str, seats: str = "human:Anna,random", cwd: Path | None = None) -> str:
    """What a game with seed 4 shows after these answers."""
    outcome = stellwerk(
        *("terminal", "tiny", "--seats", seats, "--seed", "4"),
        answers="".join(f"{answer}\n" for answer in answers),
        cwd=cwd,
    )
    assert (outcome.returncode, outcome.stderr) == (0, "")
    return outcome.stdout


def test_a_game_from_start_to_end() -> None:
    shown = play("left", "2", "at2", "1", "", "")
    assert "Tiny, seed 4" in shown
    assert "Seat 1: Anna\nSeat 2: random\n" in shown
    assert "Anna (seat 1), turn 2" in shown
    assert "· You draw a wagon that weighs 6." in shown
    assert "Your wagon weighs 6. Which track?" in shown
    assert "  1  left   send your wagon to the left track" in shown
    assert "· Anna earns 6 points." in shown
    assert "2  whistle  whistle at somebody" in shown
    assert "1  at2  whistle at random" in shown
    assert "Enter plays the only move" in shown
    assert "· Anna whistles at random." in shown
    assert "The game is over." in shown
    assert "Anna: 12 points, winner" in shown


def test_a_game_in_german() -> None:
    outcome = stellwerk(
        *("terminal", "volldampf", "--seats", "human:Anna,random"),
        *("--seed", "4", "--language", "de"),
        answers="rules VD-4.1\nbonds-1\n",
    )
    assert outcome.returncode == 0
    assert "Platz 1: Anna" in outcome.stdout
    assert "Volldampf · Runde 1 von 6" in outcome.stdout
    assert "b blau, v violett, r rot, g gelb" in outcome.stdout
    assert "Eine Anleihe vom Nennwert 1 bringt" in " ".join(outcome.stdout.split())
    assert "Wie viele Anleihen gibst du aus?" in outcome.stdout
    assert "eine Anleihe für 6 Mark" in outcome.stdout


def test_the_same_seed_gives_the_same_game() -> None:
    answers = ("left", "2", "at2", "1", "", "")
    assert play(*answers) == play(*answers)


def test_secrets_of_others_stay_hidden() -> None:
    shown = play("quit")
    assert "wagons 6 ?" in shown
    assert shown.count("weighs") == 2


def test_answers_that_are_no_moves() -> None:
    shown = play("9", "dance", "whistle", "why", "why rest", "why left", "why dance", "", "quit")
    assert "There are moves 1 to 2." in shown
    assert "“dance” is neither a move nor a command; ? lists both." in shown
    closed = "whistle is not possible now: it is not the time to whistle at somebody (TY-2)."
    assert closed in shown
    assert "Say which move: why left." in shown
    assert "rest is not possible now: it is not the time to rest (TY-2)." in shown
    assert "left is possible: send your wagon to the left track." in shown
    assert "'dance' is not a move of Tiny" in shown
    assert "“” is neither a move" in shown


def test_commands() -> None:
    shown = play("?", "board", "moves", "rules TY-1", "quit")
    assert "why MOVE" in shown
    assert shown.count("round 1 of 2") == 2
    assert shown.count("Which track?") == 2
    assert "There is no rules page for tiny." in shown


def test_save_and_go_on(tmp_path: Path) -> None:
    shown = play("left", "save", "save game.txt", "rest", "save game.txt", "quit", cwd=tmp_path)
    assert "Say which file: save FILE." in shown
    assert shown.count("The game is in game.txt.") == 2
    record = load_record(tmp_path / "game.txt")
    assert record.seats == ("Anna", "random")
    assert record.date is not None
    assert record.result is None
    going_on = stellwerk(
        *("terminal", "--from", "game.txt", "--seed", "4"),
        answers="save game.txt\nleft\n1\nsave end.txt\n\n",
        cwd=tmp_path,
    )
    assert going_on.returncode == 0
    assert "game.txt exists already; choose another name." in going_on.stdout
    whole = load_record(tmp_path / "end.txt")
    assert whole.steps[: len(record.steps)] == record.steps
    assert whole.result is not None
    assert stellwerk("replay", "end.txt", cwd=tmp_path).returncode == 0


def test_a_file_that_cannot_be_written_is_no_end_of_the_game() -> None:
    shown = play("save /nowhere/game.txt", "left", "quit")
    assert "/nowhere/game.txt cannot be written: No such file or directory." in shown
    assert "Rest or whistle?" in shown


def test_bots_alone() -> None:
    shown = play(seats="random,random")
    assert "random 1 earns" in shown
    assert "The game is over." in shown


def test_end_of_input_is_leaving() -> None:
    assert play("left").endswith("> \n")


def test_a_person_is_asked_what_is_not_given() -> None:
    with Terminal("terminal", "--seed", "4") as terminal:
        shown = terminal.until("Which game?") + terminal.until("]: ")
        assert "Tiny, 2–4 players" in shown
        number = next(line.split()[0] for line in shown.splitlines() if "Tiny" in line)
        terminal.type("99")
        terminal.until("A number from 1 to")
        terminal.type(number)
        terminal.until("How many opponents? 1–3 [2]: ")
        terminal.type("3")
        shown = terminal.until("Number 1–9 [4]: ")
        assert "9  Director: As strong as we can make it." in shown
        terminal.type("1")
        shown = terminal.until("> ")
        assert "Trainee, level 1 of 9: Short-sighted" in shown
        assert "wagons 6 ? ? ?" in shown
        terminal.press(b"\x04")
        assert terminal.end() == 0


def test_people_at_one_screen_hand_it_over() -> None:
    seats = "human:Anna,human:Bert"
    with Terminal("terminal", "tiny", "--seats", seats, "--seed", "4") as terminal:
        assert "weighs" not in terminal.until("The screen is for Anna now. Press Enter.")
        terminal.type("")
        shown = terminal.until("> ")
        assert "wagons 6 ?" in shown
        terminal.type("left")
        terminal.until("The screen is for Bert now. Press Enter.")
        assert terminal.raw.rpartition("The screen is for Bert")[0].endswith("\x1b[2J\x1b[H")
        terminal.type("")
        shown = terminal.until("> ")
        assert "wagons ? " in shown
        assert "You draw a wagon that weighs 6" not in shown
        terminal.type("right")
        shown = terminal.until("> ")
        assert "Anna (seat 1), turn 3" in shown
        assert "Press Enter" not in shown
        terminal.press(b"\x03")
        terminal.until("stellwerk: Interrupted.")
        assert terminal.end() == 130
