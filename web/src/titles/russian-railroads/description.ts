/** The table in words, for whoever hears it instead of seeing it. */

import { t } from '../../i18n/locale.svelte';
import type { Desk } from './desk.svelte';
import { COLOURS, LINES, type Line } from './position';
import { linePoints, reach } from './scoring';

function describeLine(desk: Desk, seat: number, line: Line): string {
  const mat = desk.mat(seat);
  const pieces = COLOURS.flatMap((colour) => {
    const space = mat.tracks[line][colour] ?? 0;
    return space > 0 ? [t('rr-piece-at', { colour: t(`rr-colour-${colour}`), space })] : [];
  });
  return t('rr-say-line', {
    line: t(line),
    pieces: pieces.join(', '),
    reach: reach(mat, line),
    points: linePoints(mat, line),
  });
}

/** One railway in a few sentences. */
export function describeMat(desk: Desk, seat: number): string {
  const mat = desk.mat(seat);
  return [
    t('rr-say-supply', {
      name: desk.game.names[seat] ?? '',
      workers: mat.free + mat.temporary + Number(mat.freeBlack),
      coins: mat.coins,
      doublers: mat.doublers,
    }),
    ...LINES.map((line) => describeLine(desk, seat, line)),
    t('rr-say-industry', {
      position: mat.marker,
      factories: mat.factories.length ? mat.factories.join(', ') : t('rr-none'),
    }),
    t('rr-say-engineers', {
      engineers: mat.engineers.length ? mat.engineers.join(', ') : t('rr-none'),
      tokens: mat.tokens.length,
      cards: mat.endCardCount,
    }),
  ].join(' ');
}

/** The table as a whole: the round, the order, who stands where. */
export function describeTable(desk: Desk): string[] {
  const { position, game } = desk;
  const order = position.order.map((seat) => game.names[seat] ?? '').join(', ');
  const placed = position.placed.map((one) =>
    t('rr-say-placed', { name: game.names[one.seat] ?? '', space: desk.whatOf(one.space) }),
  );
  return [
    t('rr-say-round', { round: game.view.round, rounds: game.view.rounds, order }),
    placed.length ? placed.join(' ') : t('rr-say-nobody'),
    ...position.mats.map((_, seat) => describeMat(desk, seat)),
  ];
}
