"""The games of the house for people who study learning and search (docs/research.md).

Needs the extra `research`: PettingZoo, OpenSpiel, numpy and Arrow.
"""
