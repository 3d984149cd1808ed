/** The prompt in the words of this board; the server's words if it has none. */

import { locale, t } from '../../i18n/locale.svelte';
import type { Choice } from '../../table/Prompt.svelte';
import { viewport } from '../../viewport.svelte';
import { figures, paid } from './figures';
import type { Model } from './model.svelte';
import type { Figure } from './pieces/Figures.svelte';
import { type Asked, workersIn } from './position';

interface Ask {
  title: string;
  reason: string;
}

type Parts = Extract<Asked, { kind: 'work' }>['parts'];
type Part = keyof Parts;

const STEPS: readonly Part[] = ['black', 'grey', 'brown', 'natural', 'white', 'black-or-grey', 'any', 'industry'];
const REASONED: readonly Asked['kind'][] = [
  'lay',
  'exchange',
  'again',
  'move-on',
  'pick-token',
  'pick-card',
  'take-end-card',
  'bonus',
];

/** What is still to do, one part after another. */
export function listed(parts: Parts): { part: Part; count: number }[] {
  return (Object.entries(parts) as [Part, number][]).map(([part, count]) => ({ part, count }));
}

/** Whether such a step was made in this turn already. */
function more(model: Model, part: Part): 'yes' | 'no' {
  const { markers, pieces } = model.drawn;
  const made = part === 'industry' ? markers : pieces;
  return [...model.pending.keys()].some((move) => made.has(move)) ? 'yes' : 'no';
}

/** What somebody who passes gets now. */
function passPoints(model: Model): number {
  return model.board.pass_points[model.position.order.indexOf(model.game.seat)] ?? 0;
}

function askForTurn(model: Model): Ask {
  const { game } = model;
  const mat = model.mat(game.seat);
  const left = {
    workers: t('pay-worker', { count: workersIn(mat.free) }),
    coins: t('pay-coin', { count: mat.coins }),
  };
  // While a lesson is read, nothing is open.
  const key = game.open.size && [...game.open.keys()].every((move) => move === 'pass') ? 'rr-ask-pass' : 'rr-ask-turn';
  const why = { ...left, points: passPoints(model), coin: mat.coins > 0 ? 'yes' : 'no' };
  return {
    title: t(key),
    reason: viewport.phone ? t('rr-ask-turn-left', left) : t(`${key}-why`, why),
  };
}

function askForWork(model: Model, parts: Parts): Ask {
  const work = listed(parts);
  const one = work.length === 1 && work[0] && STEPS.includes(work[0].part) ? work[0] : null;
  const lights = work.some(({ part }) => STEPS.includes(part));
  const reason = [t(lights ? 'rr-ask-lit' : 'rr-ask-parts-why'), model.game.open.has('done') ? t('rr-ask-in-part') : ''];
  return {
    title: one
      ? t('rr-ask-step', { part: t(`rr-step-${one.part}`), count: one.count, more: more(model, one.part) })
      : t('rr-ask-parts', { parts: work.map(({ part, count }) => t(`part-${part}`, { count })).join(', ') }),
    reason: reason.filter(Boolean).join(' '),
  };
}

export function ask(model: Model): Ask {
  const { asked } = model;
  if (!asked) return { title: '', reason: '' };
  switch (asked.kind) {
    case 'turn':
      return askForTurn(model);
    case 'pay':
      return { title: t('rr-ask-pay', { what: model.whatOf(asked.space) }), reason: t('rr-ask-pay-why') };
    case 'work':
    case 'work-in-part':
      return askForWork(model, asked.parts);
    default:
      return { title: '', reason: REASONED.includes(asked.kind) ? t(`rr-ask-${asked.kind}-why`) : '' };
  }
}

/** The buttons of the prompt: passing, stopping, and whatever is drawn nowhere else. */
export function choices(model: Model): Choice[] {
  const { board, mat, offers } = model.drawn;
  return [...model.game.open.keys()]
    .filter((move) => !board.has(move) && !mat.has(move) && !offers.has(move))
    .map((move) => {
      if (move === 'pass') {
        const count = passPoints(model);
        const label = t('rr-pass', { count, points: locale.signed(count) });
        return { move, label, key: 'P', about: model.about('pass') };
      }
      // A worker that may move on stops for another reason than work that is done in part.
      const about = model.about(model.asked?.kind === 'move-on' ? 'space-order' : 'done');
      return move === 'done' ? { move, label: t('rr-done'), key: 'D', about } : { move, about };
    });
}

/** A payment for the space that is paid for. */
export function payment(model: Model, move: string): Figure[] {
  const { asked, board, game } = model;
  if (asked?.kind !== 'pay') return [];
  return figures(game.seat, paid(board, asked, model.mat(game.seat).free, move));
}
