"""numpy, with one thread for linear algebra.

The matrices that bots learn from are small, and the games are played in processes of their own:
more threads would mostly wait for each other. The libraries read these names when numpy is
imported for the first time. What the user has set stays.
"""

from __future__ import annotations

import os
from typing import Final

LIBRARIES: Final = (
    "BLIS_NUM_THREADS",
    "MKL_NUM_THREADS",
    "OMP_NUM_THREADS",
    "OPENBLAS_NUM_THREADS",
    "VECLIB_MAXIMUM_THREADS",
)
"""What each library for linear algebra calls its number of threads."""

for library in LIBRARIES:
    os.environ.setdefault(library, "1")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

__all__ = ["LIBRARIES", "NDArray", "np"]
