/** The part of a plot in which a round was played. */
export interface Band {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** From the beginning of each round to the beginning of the next, also where no points were made. */
export function bandsOf(marks: readonly { step: number; round: number }[]): Band[] {
  const begins = marks.filter((mark, n) => mark.round !== marks[n - 1]?.round);
  return begins
    .map(({ step, round }, n) => ({ round, from: step, to: begins[n + 1]?.step ?? marks.at(-1)?.step ?? step }))
    .filter(({ round, from, to }) => round > 0 && to > from);
}
