"""Tables for agents of language models, by the Model Context Protocol (docs/agents.md).

Needs the extra `agents`. The tools are a client of the HTTP API and know nothing that it does not
tell: the key of a seat is the credential, and an agent sees what its seat sees.
"""
