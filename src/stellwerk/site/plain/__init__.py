"""What this project uses of msgspec, written in Python for where no compiled package is.

`provide` puts it in the place of msgspec. Values are checked, read and written in the same way, and
the tests compare the two; only the exponents of very small and very large floats look different.
"""

from __future__ import annotations

import sys
from types import ModuleType

from stellwerk.site.plain import reading, structs, writing
from stellwerk.site.plain.errors import DecodeError, EncodeError, MsgspecError, ValidationError
from stellwerk.site.plain.structs import Meta, Raw, Struct


def provide() -> None:
    """Let `import msgspec` find this, in this process."""
    whole, json, parts = (
        ModuleType(name) for name in ("msgspec", "msgspec.json", "msgspec.structs")
    )
    vars(json).update(
        Encoder=writing.Encoder,
        Decoder=reading.Decoder,
        encode=writing.encode,
        decode=reading.decode,
        format=writing.indented,
    )
    vars(parts).update(replace=structs.replace, asdict=structs.asdict)
    vars(whole).update(
        __path__=[],
        json=json,
        structs=parts,
        Struct=Struct,
        Meta=Meta,
        Raw=Raw,
        MsgspecError=MsgspecError,
        DecodeError=DecodeError,
        EncodeError=EncodeError,
        ValidationError=ValidationError,
        to_builtins=writing.to_builtins,
        convert=reading.convert,
    )
    for module in (whole, json, parts):
        sys.modules[module.__name__] = module
