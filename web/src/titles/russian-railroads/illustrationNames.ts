import type { Board } from './printed';

/** Pieces that there is one drawing of. */
const PIECES = ['worker', 'black-worker', 'temporary-worker', 'coin', 'doubler', 'marker', 'question'];

/** The names of all illustrations in the rules that can be drawn. */
export function names(board: Board, examples: readonly string[]): string[] {
  const lines = board.lines.map((line) => line.name);
  const after = (kind: string, texts: readonly string[]): string[] =>
    texts.map((text) => `${kind}/${text.replace(new RegExp(`^${kind}-`), '')}`);
  const by = (kind: string, numbers: readonly number[]): string[] => numbers.map((number) => `${kind}/${number}`);
  return [
    ...PIECES,
    ...after('space', board.spaces.map(({ name }) => name)),
    ...after('track', ['any', ...new Set(board.lines.flatMap(({ pieces }) => pieces.map(({ colour }) => colour)))]),
    ...by('locomotive', board.locomotives),
    ...by('factory', board.factories.map(({ number }) => number)),
    ...by('engineer', board.engineers.map(({ number }) => number)),
    ...after('token', board.tokens.map(({ name }) => name)),
    ...after('card', board.cards.map(({ name }) => name)),
    ...after('bonus', board.bonuses.map(({ name }) => name)),
    ...after('end', board.end_cards.map(({ name }) => name)),
    ...examples.flatMap((example) => [
      ...lines.map((line) => `line/${line}/${example}`),
      `industry/${example}`,
      `mat/${example}`,
    ]),
  ];
}
