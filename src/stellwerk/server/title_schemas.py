"""The schema of the API, including the schemas of the titles' positions and questions."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import OpenAPI

from stellwerk.titles import load_title, title_ids


def title_schemas() -> dict[str, Any]:
    """For each title `…Position` and `…Asked`: what is in `position` and `asked` of a view."""
    schemas: dict[str, Any] = {}
    for id_ in title_ids():
        title = load_title(id_)
        name = "".join(part.capitalize() for part in id_.split("-"))
        position = title.new_game(title.players[0])
        schemas[f"{name}Position"] = title.fields(position).schema()
        schemas[f"{name}Asked"] = title.asked_schema()
    return schemas


@dataclass
class ApiSchema(OpenAPI):
    """The schema of all routes, and of the values of each title, which no route names."""

    def to_schema(self) -> dict[str, Any]:
        schema = super().to_schema()
        schema["components"]["schemas"] |= title_schemas()
        return schema


@dataclass
class ApiSchemaConfig(OpenAPIConfig):
    """Litestar keeps only the schemas it made itself, so the others are added afterwards."""

    def to_openapi_schema(self) -> OpenAPI:
        made = super().to_openapi_schema()
        return ApiSchema(**{part.name: getattr(made, part.name) for part in fields(made)})
