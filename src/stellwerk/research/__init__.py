"""The games as environments for people who study learning and search (docs/research.md).

Needs the extra `research`: PettingZoo, OpenSpiel, numpy and Arrow.
"""
