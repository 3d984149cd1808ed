/** What is asked, in the words of this board; the server's words where it has none. */

import { locale, t } from '../../i18n/locale.svelte';
import type { Choice } from '../../table/Prompt.svelte';
import { viewport } from '../../viewport.svelte';
import type { Desk } from './desk.svelte';
import { face, PASS_POINTS } from './faces';
import type { Figure } from './pieces/Figures.svelte';

interface Ask {
  title: string;
  reason: string;
}

const STEPS = ['black', 'grey', 'brown', 'natural', 'white', 'black-or-grey', 'any', 'industry'];
const REASONED = ['lay', 'exchange', 'again', 'move-on', 'pick-token', 'pick-card', 'take-end-card', 'bonus'];

/** Moves that lie on the board or a mat; all others become buttons in the prompt. */
const DRAWN = new RegExp(
  [
    '^[TLIAOE]\\d+$|^H$|^LR$|^e\\d+$',
    '^(ts|sp|kiev)-|^marker-|^locomotive$|^factory|^lay-|^gap-|^doubler$|^give-back$',
    '^token-|^card-|^end-|^ten-points$|^bonus-|^pay-',
  ].join('|'),
);

export const ON_BOARD = /^[TLIAOE]\d+$|^H$|^LR$|^locomotive$|^factory|^give-back$|^card-|^end-|^ten-points$/;
export const ON_MAT = /^e\d+$|^(ts|sp|kiev)-|^marker-|^lay-|^gap-|^doubler$|^token-/;

/** What is still to do: `industry*1+black*2!` is one industry step and two black ones. */
function parts(work: string): { part: string; count: number }[] {
  return work
    .replace(/[!^]+$/, '')
    .split('+')
    .map((word) => {
      const [part = '', count = '1'] = word.split('*');
      return { part, count: Number(count) };
    });
}

/** Whether such a step was made in this turn already. */
function more(desk: Desk, part: string): 'yes' | 'no' {
  const made = part === 'industry' ? /^marker-/ : /^(ts|sp|kiev)-/;
  return [...desk.pending.keys()].some((move) => made.test(move)) ? 'yes' : 'no';
}

export function ask(desk: Desk): Ask {
  const { game, position } = desk;
  if (!game.mine) return { title: '', reason: '' };
  const { kind, what } = position.owed;
  const mat = desk.mat(game.seat);
  if (kind === 'turn') {
    const workers = mat.free + mat.temporary + Number(mat.freeBlack);
    const points = PASS_POINTS[position.order.indexOf(game.seat)] ?? 0;
    const left = { workers: t('pay-worker', { count: workers }), coins: t('pay-coin', { count: mat.coins }) };
    const key = [...game.open.keys()].every((move) => move === 'pass') ? 'rr-ask-pass' : 'rr-ask-turn';
    return {
      title: t(key),
      reason: viewport.phone ? t('rr-ask-turn-left', left) : t(`${key}-why`, { ...left, points, coin: mat.coins > 0 ? 'yes' : 'no' }),
    };
  }
  if (kind === 'pay')
    return { title: t('rr-ask-pay', { what: desk.whatOf(what) }), reason: t('rr-ask-pay-why') };
  if (kind === 'do') {
    const work = parts(what);
    const one = work.length === 1 && work[0] && STEPS.includes(work[0].part) ? work[0] : null;
    const lights = /black|grey|brown|natural|white|any|industry/.test(what);
    const reason = [lights ? t('rr-ask-lit') : '', game.open.has('done') ? t('rr-ask-in-part') : ''];
    return {
      title: one
        ? t('rr-ask-step', { part: t(`rr-step-${one.part}`), count: one.count, more: more(desk, one.part) })
        : t('rr-ask-parts', {
            parts: work.map(({ part, count }) => t(`part-${part}`, { count })).join(', '),
          }),
      reason: reason.filter(Boolean).join(' '),
    };
  }
  return { title: '', reason: REASONED.includes(kind) ? t(`rr-ask-${kind}-why`) : '' };
}

/** The buttons of the prompt: passing, leaving it at that, and whatever lies nowhere else. */
export function choices(desk: Desk): Choice[] {
  const { game, position } = desk;
  return [...game.open.keys()]
    .filter((move) => !DRAWN.test(move))
    .map((move) => {
      if (move === 'pass') {
        const points = PASS_POINTS[position.order.indexOf(game.seat)] ?? 0;
        return { move, label: t('rr-pass', { points: locale.signed(points) }), key: 'P' };
      }
      return move === 'done' ? { move, label: t('rr-done'), key: 'D' } : { move };
    });
}

/** The pieces of a payment such as `pay-black-1c`, for the space that is paid for. */
export function payment(desk: Desk, move: string): Figure[] {
  const { workers: cost, coins: fee } = face(desk.position.owed.what);
  const black = move.includes('black') ? 1 : 0;
  const coins = Number(/(\d)c$/.exec(move)?.[1] ?? 0);
  const workers = Math.max(cost - black - coins, 0);
  const temporary = Math.min(workers, desk.mat(desk.game.seat).temporary);
  return [
    ...Array.from({ length: workers - temporary }, () => desk.game.seat),
    ...Array.from({ length: temporary }, () => 'temporary' as const),
    ...Array.from({ length: black }, () => 'black' as const),
    ...Array.from({ length: coins + fee }, () => 'coin' as const),
  ];
}
