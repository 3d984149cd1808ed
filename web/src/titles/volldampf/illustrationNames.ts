import type { VolldampfBoard } from './printed';

/** The names of all illustrations in the rules that can be drawn. */
export function names(board: VolldampfBoard, examples: readonly string[]): string[] {
  return [
    'stop',
    ...board.colours.flatMap((colour) => [`stone/${colour}`, `city/${colour}`]),
    ...board.symbols.map(({ id }) => `symbol/${id}`),
    ...board.segments.map(({ id }) => `segment/${id}`),
    ...board.actions.map(({ name }) => `action/${name}`),
    ...Array.from({ length: board.players }, (_, seat) => `piece/${seat + 1}`),
    ...examples.flatMap((example) => [`map/${example}`, `way/${example}`]),
  ];
}
