/** What the prompt says: the sentence by the duty that is on top, and why it matters. */

import { t } from '../../i18n/locale.svelte';
import type { Choice } from '../../table/Prompt.svelte';
import { face } from './cards';
import { FRONT, type Desk } from './desk.svelte';
import { ACTIONS, PILES } from './position';

export interface Sentence {
  title: string;
  reason: string;
}

const NOTHING: Sentence = { title: '', reason: '' };

function workersLeft(desk: Desk): number {
  return (desk.yard?.workers ?? []).reduce((sum, value) => sum + value, 0);
}

function mining(desk: Desk): Sentence {
  const steps = desk.mining;
  if (!steps) return NOTHING;
  const { made, least, most } = steps;
  const moves = desk.frontOpen || desk.storedOpen.size > 0;
  const key = desk.source === FRONT ? 'ga-ask-mine' : 'ga-ask-mine-stored';
  const reason = least === 0 ? t('ga-ask-mine-may', { made, most }) : t('ga-ask-mine-must', { made, least });
  const others = Number(desk.frontOpen) + desk.storedOpen.size > 1;
  return {
    title: moves ? t(key, { lorry: t(desk.moving) }) : t('ga-ask-mine-plain'),
    reason: others ? `${reason} ${t('ga-ask-mine-other')}` : reason,
  };
}

function place(desk: Desk): Sentence {
  const card = desk.duty.slice('place-'.length);
  const wagon = face(card).kind === 'wagon';
  return { title: t('ga-ask-place', { card: t(card) }), reason: t(wagon ? 'ga-ask-place-wagon' : 'ga-ask-place-engine') };
}

function pay(desk: Desk): Sentence {
  const [, owed = '0'] = /^pay-(?:ones-)?(\d+)/.exec(desk.duty) ?? [];
  const area = desk.position.area;
  const price = area ? (desk.position.areas.get(area)?.last ?? 0) : 0;
  if (desk.duty.startsWith('pay-ones')) {
    return { title: t('ga-ask-pay-ones', { cards: Number(owed) }), reason: t('ga-ask-pay-ones-why') };
  }
  return {
    title: t('ga-ask-pay', { workers: Number(owed) }),
    reason: t('ga-ask-pay-why', { area: area ? t(`ga-${area}`) : '', price }),
  };
}

function assign(desk: Desk): Sentence {
  const track = Number(desk.duty.slice('assign-'.length));
  const lorries = desk.yard?.tracks[track - 1]?.lorries ?? 0;
  return { title: t('ga-ask-assign', { track }), reason: t('ga-ask-assign-why', { lorries }) };
}

/** The sentence for what is asked of the viewer; empty where the server's own will do. */
export function sentence(desk: Desk): Sentence {
  if (!desk.game.mine) return NOTHING;
  switch (desk.asked) {
    case 'area': {
      const workers = workersLeft(desk);
      if (desk.duty === 'turn-on') return { title: t('ga-ask-turn-on'), reason: t('ga-ask-turn-on-why', { workers }) };
      const innovations = [...desk.game.open.keys()].filter((move) => move.startsWith('extra-')).length;
      const areas = [...desk.game.open.keys()].some((move) => [...PILES, ...ACTIONS].some((name) => name === move));
      if (!areas) return { title: t('ga-ask-must-pass'), reason: t('ga-ask-must-pass-why') };
      return { title: t('ga-ask-turn'), reason: t('ga-ask-turn-why', { workers, innovations }) };
    }
    case 'pile':
      if (desk.duty === 'wild') return { title: t('ga-ask-wild'), reason: t('ga-ask-wild-why') };
      return { title: t(`ga-ask-${desk.duty}`), reason: t('ga-ask-take-why') };
    case 'pay':
      return pay(desk);
    case 'place':
      return place(desk);
    case 'mine':
      return mining(desk);
    case 'keep':
      return { title: t('ga-ask-keep'), reason: t('ga-ask-keep-why') };
    case 'train': {
      const type = desk.duty.slice('deliver-more-'.length);
      if (!type) return { title: t('ga-ask-deliver'), reason: t('ga-ask-deliver-why') };
      return { title: t('ga-ask-deliver-more'), reason: t('ga-ask-deliver-more-why', { type }) };
    }
    case 'order':
      return assign(desk);
    case 'afterwards':
      return { title: t('ga-ask-afterwards'), reason: t('ga-ask-afterwards-why') };
    case 'nothing':
      return NOTHING;
  }
}

/** Moves that have a place of their own on the board. */
const DRAWN = new RegExp(`^(${[...PILES, ...ACTIONS].join('|')}|store|(extra|track|pay|load|fulfil|keep)-.*)$`);

/** Moves the prompt offers as buttons: passing, ending something, and whatever has no place. */
export function choices(desk: Desk): Choice[] {
  const found: Choice[] = [];
  for (const move of desk.game.open.keys()) {
    if (move === 'pass') found.push({ move, label: t('ga-do-pass'), key: 'P' });
    else if (move === 'done') found.push({ move, label: t(`ga-do-${DONE[desk.asked] ?? 'done'}`), key: 'E' });
    else if (!DRAWN.test(move)) found.push({ move });
  }
  return found;
}

const DONE: Partial<Record<Desk['asked'], string>> = {
  mine: 'stop',
  train: 'no-more',
  afterwards: 'end',
};
