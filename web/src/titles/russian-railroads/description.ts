/** The table in words, for those who hear it instead of seeing it. */

import { t } from '../../i18n/locale.svelte';
import { roundWords } from '../../table/rounds';
import type { Model } from './model.svelte';
import { linePoints, reach, tracks, workersIn } from './position';
import { COLOURS, type Line } from './printed';

function describeLine(model: Model, seat: number, line: Line): string {
  const mat = model.mat(seat);
  const pieces = COLOURS.flatMap((colour) => {
    const space = tracks(mat, line)[colour] ?? 0;
    return space > 0 ? [t('rr-piece-at', { colour: t(`rr-colour-${colour}`), space })] : [];
  });
  return t('rr-say-line', {
    line: t(line),
    pieces: pieces.join(', '),
    reach: reach(model.board, mat, line),
    points: linePoints(model.board, mat, line),
  });
}

/** One railway in a few sentences. */
export function describeMat(model: Model, seat: number): string {
  const mat = model.mat(seat);
  return [
    t('rr-say-supply', {
      name: model.game.names[seat] ?? '',
      workers: workersIn(mat.free),
      coins: mat.coins,
      doublers: mat.doublers,
    }),
    ...model.board.lines.map(({ name }) => describeLine(model, seat, name)),
    t('rr-say-industry', {
      position: mat.markers[0] ?? 0,
      factories: mat.factories.map((number) => t(`factory-${number}`)).join(', ') || t('rr-none'),
    }),
    t('rr-say-engineers', {
      engineers: mat.engineers.map((number) => t(`engineer-${number}`)).join(', ') || t('rr-none'),
      tokens: mat.tokens.length,
      cards: mat.end_cards.length,
    }),
  ].join(' ');
}

/** The table as a whole: the round, the order, who stands where. */
export function describeTable(model: Model): string[] {
  const { position, game } = model;
  const order = position.order.map((seat) => game.names[seat] ?? '').join(', ');
  const placed = position.order.flatMap((seat) =>
    Object.keys(model.mat(seat).placed).map((space) =>
      t('rr-say-placed', { name: game.names[seat] ?? '', space: model.whatOf(space) }),
    ),
  );
  return [
    `${roundWords(game.view.title, game.view.round, game.view.rounds)}.`,
    ...(order ? [t('rr-say-order', { order })] : []),
    placed.length ? placed.join(' ') : t('rr-say-nobody'),
    ...position.seats.map((_, seat) => describeMat(model, seat)),
  ];
}
