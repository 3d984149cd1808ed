/** The table in sentences, for those who hear it instead of seeing it. */

import { locale, t } from '../../i18n/locale.svelte';
import { roundWords } from '../../table/rounds';
import { sharesIn, type SharesOf } from './delivered';
import type { Model } from './model.svelte';
import { areaOf, AREAS, pileOf, total, type Pile, type Yard } from './position';

/** The worker cards in a hand; everybody may know them. */
export function handInWords({ workers }: Yard): string {
  return t('ga-cards-held', { count: workers.length, cards: workers.join(', ') });
}

const sharesOf = ({ destination, assigned, idle }: SharesOf): string[] =>
  Array.from({ length: assigned + idle }, () => `share-${destination}`);
const list = (cards: readonly string[]): string => cards.map((card) => t(card)).join(', ') || t('ga-none');

function describeYard(model: Model, yard: Yard): string[] {
  const { names, view } = model.game;
  const about = (key: string, cards: readonly string[]): string => `${t(key)}: ${list(cards)}.`;
  return [
    t('ga-describe-yard', {
      name: names[yard.seat] ?? '',
      points: view.scores[yard.seat] ?? 0,
      workers: total(yard.workers),
    }),
    locale.sentence(handInWords(yard)),
    about('ga-row', yard.row),
    about('ga-storage', yard.store),
    ...yard.tracks.map((track) =>
      t('ga-describe-track', {
        track: track.number,
        engine: track.engine ? t(`engine-${track.engine}`) : t('ga-no-engine'),
        wagons:
          track.wagons
            .map((wagon) => t(`${wagon.wagon}-wagon`) + (wagon.lorry ? ` (${t(wagon.lorry)})` : ''))
            .join(', ') || t('ga-none'),
      }),
    ),
    about('ga-orders', yard.orders.map(({ face }) => face)),
    about('ga-innovations', yard.innovations.map(({ face }) => face)),
    about('points-shares', sharesIn(yard.shares, model.board).flatMap(sharesOf)),
    about('points-objectives', Object.keys(yard.objectives)),
  ];
}

/** The open cards of the market, and who has placed worker cards where. */
function describeMarket({ board, game, position }: Model): string[] {
  const names = AREAS.filter((name) => !board.area(name).closed);
  return names.map((name) => {
    const { price, placed } = areaOf(position, name);
    const pile = board.area(name).pile ? pileOf(position, name as Pile) : null;
    const cards = placed.map(({ seat, value }) => `${game.names[seat] ?? ''} ${value}`).join(', ');
    const parts = [
      pile ? (pile.top ? t(pile.top) : t(pile.empty ? 'ga-empty' : 'ga-turning')) : '',
      t('ga-price', { workers: price }),
      cards ? t('ga-placed', { cards }) : '',
    ];
    return `${t(`ga-${name}`)}: ${parts.filter(Boolean).join(', ')}.`;
  });
}

/** A paragraph for each part of the table. */
export function describeTable(model: Model): string[] {
  const { title, round, rounds } = model.game.view;
  return [
    `${roundWords(title, round, rounds)}.`,
    describeMarket(model).join(' '),
    ...model.yards.map((yard) => describeYard(model, yard).join(' ')),
  ];
}
