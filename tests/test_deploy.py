"""What the docs and files for running a server say is right, as far as tests can check that."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from inspect import signature
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import yaml
from litestar.routes import HTTPRoute
from uvicorn.middleware.proxy_headers import _TrustedHosts

from stellwerk.cli.db import db
from stellwerk.cli.serve import serve
from stellwerk.server.app import create_app
from stellwerk.server.settings import Settings

ROOT: Final = Path(__file__).parents[1]
DEPLOY: Final = ROOT / "deploy"
UNIT: Final = DEPLOY / "stellwerk@.service"
HOSTING: Final = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
SOURCE: Final = "".join(path.read_text() for path in (ROOT / "src" / "stellwerk").rglob("*.py"))


def options() -> set[str]:
    """The options of `stellwerk serve`."""
    names = {f"--{name.replace('_', '-')}" for name in signature(serve).parameters}
    return names - {"--open-browser"} | {"--open"}


def paths() -> set[str]:
    """The paths of the server, without the types of their parts."""
    routes = create_app(Settings()).routes
    return {re.sub(r":\w+}", "}", route.path) for route in routes if isinstance(route, HTTPRoute)}


def variables(text: str) -> set[str]:
    """The variables of ours a text names."""
    return set(re.findall(r"STELLWERK_[A-Z_]*[A-Z]", text))


def unit() -> dict[str, list[str]]:
    """What a unit says, by name; a name may come several times."""
    found: dict[str, list[str]] = {}
    for line in UNIT.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("#", "[")):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def dockerfile() -> list[tuple[str, str]]:
    """The instructions of the image, each with what it is about."""
    text = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split(maxsplit=1)[0], line.split(maxsplit=1)[1]) for line in lines]


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def used_options(words: list[str]) -> set[str]:
    """The options of a command line."""
    return {word.partition("=")[0] for word in words if word.startswith("--")}


def test_the_page_names_every_option_and_no_other() -> None:
    table = HOSTING[HOSTING.index("| option |") : HOSTING.index("## How it works")]
    assert set(re.findall(r"`(--[a-z-]+)`", table)) == options()
    named = set(re.findall(r"--[a-z][a-z-]+", HOSTING))
    others = {"--delete", "--file", "--build", "--detach", "--username", "--format", "--dbname"}
    others |= {"--no-owner", "--owner", "--now", "--system", "--home-dir"}
    load = {"--tables", "--seconds", "--rate"}
    assert named - others - load <= options()


def test_the_page_names_every_command_and_no_other() -> None:
    commands = {name for name in db if not name.startswith("-")}
    table = HOSTING[HOSTING.index("| command |") : HOSTING.index("**Upgrade**")]
    assert set(re.findall(r"`stellwerk db (\w+)", table)) == commands


def test_the_page_names_paths_variables_and_files_that_exist() -> None:
    known = {path.replace("{title_id}", "{id}").replace("{table_id}", "{id}") for path in paths()}
    for method, path in re.findall(r"`(GET|POST) (/[^`?]*)[^`]*`", HOSTING):
        assert path in known, f"{method} {path}"
    for variable in variables(HOSTING) - {"STELLWERK_HOST", "STELLWERK_DB_PASSWORD"}:
        assert f'"{variable}"' in SOURCE, variable
    for file in re.findall(r"\]\((\.\./deploy/[^)]+)\)", HOSTING):
        assert (ROOT / "docs" / file).is_file(), file
    assert {"/health", "/ready", "/metrics"} <= known


def test_the_unit_has_few_rights() -> None:
    found = unit()
    assert found["UMask"] == ["0077"]
    assert found["CapabilityBoundingSet"] == [""]
    assert found["RestrictAddressFamilies"] == ["AF_INET AF_INET6 AF_UNIX"]
    assert found["SystemCallFilter"] == ["@system-service", "~@privileged"]
    assert found["ProtectSystem"] == ["strict"]
    for name in ("NoNewPrivileges", "ProtectHome", "PrivateTmp", "PrivateDevices"):
        assert found[name] == ["yes"]
    for name in ("LimitNOFILE", "MemoryMax", "TasksMax"):
        assert found[name]
    (command,) = found["ExecStart"]
    assert used_options(shlex.split(command)) <= options()
    for line in found["Environment"]:
        assert f'"{line.partition("=")[0]}"' in SOURCE


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    """Where systemd is installed; the names are checked above in any case."""
    sections = re.findall(r"^\[(\w+)\]$", UNIT.read_text(encoding="utf-8"), re.MULTILINE)
    assert sections == ["Unit", "Service", "Install"]
    tool = shutil.which("systemd-analyze")
    if tool is None:
        return
    copy = tmp_path / "stellwerk@8000.service"
    copy.write_text(UNIT.read_text().replace("/opt/stellwerk/bin/stellwerk", "/bin/true"))
    checked = subprocess.run([tool, "verify", copy], capture_output=True, text=True)
    assert (checked.returncode, checked.stderr) == (0, "")
    command = [tool, "security", "--offline=true", "--threshold=25", "--no-pager", str(copy)]
    judged = subprocess.run(command, capture_output=True, text=True)
    assert judged.returncode == 0, judged.stdout.splitlines()[-1:]


def test_what_the_image_copies_is_there_and_not_ignored() -> None:
    lines = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "*"
    let_in = [line[1:] for line in lines if line.startswith("!")]
    copied = [
        source
        for name, about in dockerfile()
        if name == "COPY" and not about.startswith("--from=")
        for source in about.split()[:-1]
    ]
    assert {"src", "web", "docs/rules"} <= set(copied)
    for source in copied:
        assert (ROOT / source).exists(), source
        assert any(source == path or source.startswith(f"{path}/") for path in let_in), source
    for path in let_in:
        assert (ROOT / path).exists(), path


def test_the_image_starts_what_there_is_and_not_as_root() -> None:
    found = dict(dockerfile())
    words = [*json.loads(found["ENTRYPOINT"]), *json.loads(found["CMD"])]
    assert words[:2] == ["stellwerk", "serve"]
    assert used_options(words) <= options()
    assert f"--port {found['EXPOSE']}" in " ".join(words)
    assert found["USER"] == "stellwerk"
    (path,) = re.findall(r"http://127\.0\.0\.1:8000(/\w+)", found["HEALTHCHECK"])
    assert path in paths()
    stages = [about.split()[0] for name, about in dockerfile() if name == "FROM"]
    assert all(first == second for first, second in pairwise(stages)), "the wheel fits the image"
    assert variables(found["ENV"]) == {"STELLWERK_DATABASE"}


def test_the_services_fit_together() -> None:
    services = compose()["services"]
    server, database, proxy = (services[name] for name in ("stellwerk", "database", "proxy"))
    assert used_options(server["command"]) <= options()
    assert server["command"][0] == "serve"
    for variable in server["environment"]:
        assert variable == "PGPASSWORD" or f'"{variable}"' in SOURCE, variable
    user = database["environment"]["POSTGRES_USER"]
    name = database["environment"]["POSTGRES_DB"]
    address = server["environment"]["STELLWERK_DATABASE"]
    assert address == f"postgresql://{user}@database/{name}"
    assert server["environment"]["PGPASSWORD"] == database["environment"]["POSTGRES_PASSWORD"]
    assert (DEPLOY / server["build"]["context"]).resolve() == ROOT
    assert (ROOT / server["build"]["dockerfile"]).is_file()
    assert "ports" not in server
    assert "ports" not in database
    for service in services.values():
        assert service["networks"] == ["inside"]
        assert service["security_opt"] == ["no-new-privileges:true"]
        assert set(service.get("depends_on", {})) <= services.keys()
    for mount in [mount for service in services.values() for mount in service.get("volumes", [])]:
        source = mount.partition(":")[0]
        there = (
            (DEPLOY / source).is_file()
            if source.startswith(".")
            else source in compose()["volumes"]
        )
        assert there, mount
    assert proxy["environment"]["STELLWERK_HOST"] in server["environment"]["STELLWERK_BASE_URL"]


def test_the_proxy_is_trusted_and_finds_the_server() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    command = compose()["services"]["stellwerk"]["command"]
    port = next(word for word in command if word.startswith("--port=")).partition("=")[2]
    assert f"reverse_proxy stellwerk:{port}" in caddy
    assert "/metrics" in paths()
    assert "respond /metrics 404" in caddy
    (subnet,) = compose()["networks"]["inside"]["ipam"]["config"]
    trusted = next(word for word in command if word.startswith("--trust-proxy=")).partition("=")[2]
    assert trusted == subnet["subnet"]
    assert "172.30.80.3" in _TrustedHosts(trusted)
    assert "203.0.113.9" not in _TrustedHosts(trusted)


def test_faults_can_be_told_in_private() -> None:
    page = (ROOT / "SECURITY.md").read_text(encoding="utf-8")
    assert "Report a vulnerability" in page
    assert used_options(re.findall(r"--[a-z-]+", page)) <= options()
    assert "SECURITY.md" in (ROOT / "README.md").read_text(encoding="utf-8")
