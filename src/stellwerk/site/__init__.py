"""The tables of one browser: what a server answers, without a server.

It runs in a web worker on the standard library of Python alone; `plain` does there what compiled
packages do elsewhere.
"""
