import type { BoardLayout } from './printed';

/** The names of all illustrations in the rules that can be drawn. */
export function names(board: BoardLayout, examples: readonly string[]): string[] {
  return [
    'lantern',
    ...board.cards.map(({ name }) => `card/${name}`),
    ...board.areas.filter(({ pile }) => !pile).map(({ name }) => `action/${name}`),
    ...board.workers.map((value) => `worker/${value}`),
    ...Array.from({ length: board.shifts }, (_, n) => `token/${n + 1}`),
    ...board.crests.map((crest) => `crest/${crest}`),
    ...board.destinations.map((destination) => `place/${destination}`),
    ...board.tracks.map(({ number }) => `track/${number}`),
    ...examples.flatMap((example) => [`yard/${example}`, `delivered/${example}`]),
  ];
}
