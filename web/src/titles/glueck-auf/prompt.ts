/** What the prompt says: the sentence for the decision, and why it matters. */

import { t } from '../../i18n/locale.svelte';
import type { Choice } from '../../table/Prompt.svelte';
import type { Board } from './printed';
import { FRONT, type Model } from './model.svelte';
import { total, type Choosing } from './position';

export interface Sentence {
  title: string;
  reason: string;
}

const NOTHING: Sentence = { title: '', reason: '' };

/** A sentence by its key, with the reason that belongs to it. */
function both(key: string, about: Record<string, string | number> = {}): Sentence {
  return { title: t(key, about), reason: t(`${key}-why`, about) };
}

function mining(model: Model): Sentence {
  const steps = model.mining;
  if (!steps) return NOTHING;
  const { made, least, most } = steps;
  const moves = model.frontOpen || model.storedOpen.size > 0;
  const key = model.source === FRONT ? 'ga-ask-mine' : 'ga-ask-mine-stored';
  const reason = least === 0 ? t('ga-ask-mine-may', { made, most }) : t('ga-ask-mine-must', { made, least });
  const others = Number(model.frontOpen) + model.storedOpen.size > 1;
  return {
    title: moves ? t(key, { lorry: t(model.moving) }) : t('ga-ask-mine-plain'),
    reason: others ? `${reason} ${t('ga-ask-mine-other')}` : reason,
  };
}

function place(card: string, board: Board): Sentence {
  const wagon = board.face(card).kind === 'wagon';
  return { title: t('ga-ask-place', { card: t(card) }), reason: t(wagon ? 'ga-ask-place-wagon' : 'ga-ask-place-engine') };
}

function more(card: string, board: Board): Sentence {
  const engine = board.face(card);
  return both('ga-ask-deliver-more', { type: engine.kind === 'engine' ? engine.type : '' });
}

/** The sentence for the viewer's decision; empty if the server's own is good enough. */
export function sentence(model: Model): Sentence {
  const { asked, board } = model;
  switch (asked?.kind) {
    case 'turn':
    case 'turn-on':
      return both(`ga-ask-${asked.kind}`, {
        workers: total(model.yard?.workers ?? []),
        innovations: Number(model.innovates),
      });
    case 'turn-innovation':
    case 'turn-pass':
    case 'turn-on-innovation':
    case 'wild':
    case 'keep':
    case 'deliver':
    case 'afterwards':
      return both(`ga-ask-${asked.kind}`);
    case 'take':
      return { title: t(`ga-ask-take-a-${asked.card}`), reason: t('ga-ask-take-why') };
    case 'pay':
      return both('ga-ask-pay', { workers: asked.workers, area: t(`ga-${asked.area}`), price: asked.price });
    case 'pay-ones':
      return both('ga-ask-pay-ones', { cards: asked.cards });
    case 'place':
      return place(asked.card, board);
    case 'mine':
      return mining(model);
    case 'deliver-more':
      return more(asked.card, board);
    case 'assign':
      return both('ga-ask-assign', { track: asked.track, lorries: asked.lorries });
    default:
      return NOTHING;
  }
}

/** Moves the prompt offers as buttons: passing, ending something, and whatever has no place on the board. */
export function choices(model: Model): Choice[] {
  const { choosing, game } = model;
  const done = DONE[choosing];
  const found: Choice[] = [];
  for (const move of game.open.keys()) {
    if (move === 'pass') found.push({ move, label: t('ga-do-pass'), key: 'P', about: model.about('pass') });
    else if (move === 'done') {
      found.push({ move, label: t(`ga-do-${done ?? 'done'}`), key: 'E', about: model.about(done ?? 'end') });
    } else if (choosing === 'nothing') found.push({ move, about: model.about('end') });
  }
  return found;
}

const DONE: Partial<Record<Choosing, 'stop' | 'no-more' | 'end'>> = {
  mine: 'stop',
  train: 'no-more',
  afterwards: 'end',
};
