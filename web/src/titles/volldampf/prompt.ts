/** What the prompt of every question of this game says, and the move that its button commits. */

import { locale, t } from '../../i18n/locale.svelte';
import type { Choice } from '../../table/Prompt.svelte';
import type { About } from '../../table/tips.svelte';
import type { Model } from './model.svelte';
import { plus } from './plus';
import type { Question } from './position';

/** What whoever is awaited is doing, while the viewer waits: the end of a message key. */
const WAITING: Partial<Record<Question, string>> = {
  issue: 'bonds',
  bid: 'bid',
  'take-group': 'group',
  sort: 'sort',
  lay: 'lay',
  'bargain-card': 'lay',
  'bargain-segment': 'lay',
  transport: 'transport',
  subsidised: 'transport',
  step: 'transport',
  unload: 'place',
  plan: 'place',
  replace: 'place',
  'all-new': 'answer',
  sabotage: 'answer',
  subsidy: 'answer',
};

function waiting({ game, question }: Model): string {
  const { state, awaited } = game.view;
  const idle = !game.mine && !game.holding && !game.over && state === 'running' && awaited.length === 1;
  return idle && !awaited.includes(game.seat) ? (WAITING[question] ?? '') : '';
}

/** Who gains what on the way that is shown, the viewer first. */
function gainsOf({ game, position, gains, eyes }: Model): string {
  const list = [...position.order].sort((a, b) => Number(b === eyes) - Number(a === eyes));
  return list
    .filter((seat) => (gains[seat] ?? 0) > 0)
    .map((seat) => `${seat === game.own ? t('vd-you') : (game.names[seat] ?? '')} ${plus(gains[seat] ?? 0)}`)
    .join(', ');
}

/** No stone has a way: there is nothing to do but skip. */
const stranded = ({ game, question }: Model): boolean =>
  game.mine && question === 'transport' && [...game.open.keys()].every((move) => move === 'skip');

/** No segment can be paid for: there is nothing to do but lose a card. */
const losing = ({ game, question }: Model): boolean =>
  game.mine && question === 'lay' && [...game.open.keys()].every((move) => move.startsWith('lose-'));

/** What both bid in secret, if it was the same and they bid again. */
function equalBid({ game, asked }: Model): number | null {
  if (!game.mine || asked?.kind !== 'secret-bids' || !asked.again) return null;
  const events = game.view.log.flatMap((entry) => entry.events);
  const bid = events.findLast((event) => event.key === 'event-equal-bids')?.params?.bid;
  return typeof bid === 'number' ? bid : null;
}

/** The first sentence, if it says more than the server's; otherwise ''. */
export function titleOf(model: Model): string {
  const { game, position, passing, way, numbers } = model;
  const { cargo } = position;
  const doing = waiting(model);
  if (doing) return t(`vd-wait-${doing}`, { name: game.names[game.view.awaited[0] ?? 0] ?? '' });
  if (way && cargo) {
    const places = { from: model.name(cargo.field), to: model.name(way.to) };
    return t(`vd-ask-way-${cargo.colour}`, { ...places, gains: gainsOf(model) });
  }
  if (stranded(model)) return t('vd-ask-skip');
  if (losing(model)) return t('vd-ask-lose');
  if (game.mine && passing) {
    const place = passing.number;
    return numbers.length ? t('vd-ask-bid', { least: numbers[0] ?? 0, place }) : t('vd-ask-pass', { place });
  }
  return '';
}

/** What follows it: why, and with what. */
export function reasonOf(model: Model, phone: boolean): string {
  const { game, position, asked, way } = model;
  const doing = waiting(model);
  if (doing && game.seat >= 0 && doing !== 'answer' && doing !== 'bid') {
    return t('vd-your-number', { number: position.order.indexOf(game.seat) + 1, players: position.seats.length });
  }
  if (way) {
    if (phone) return '';
    const subsidised = asked?.kind === 'step' && asked.subsidised;
    const which = subsidised ? t('vd-subsidised-transport') : t('vd-transport-of', { number: position.lap + 1 });
    return `${which} ${t('vd-way-why')}`;
  }
  if (!game.mine) return '';
  const cash = model.me?.cash ?? 0;
  const equal = equalBid(model);
  if (equal !== null) return t('vd-equal-bids', { bid: equal, cash });
  switch (asked?.kind) {
    case 'bid': {
      if (position.highest === null) return t('vd-bid-why');
      const leader = position.seats.findIndex((it) => it.bid === position.highest);
      return `${t('vd-bid-why')} ${t('vd-bid-leads', { name: game.names[leader] ?? '', bid: position.highest })}`;
    }
    case 'take-group':
      return t('vd-group-why', { cash });
    case 'lay':
      return t('vd-lay-why', { routes: routesOf(model), cash });
    case 'sabotage': {
      const gains = gainsOf(model);
      return gains ? t('vd-would-gain', { gains }) : '';
    }
    case 'transport':
    case 'subsidised':
      if (stranded(model)) return t('vd-ask-skip-why', { reach: asked.reach });
      return phone || (asked.kind === 'subsidised' && !asked.movable) ? '' : t('vd-transport-why', { reach: asked.reach });
    default:
      return '';
  }
}

const routesOf = (model: Model): string =>
  new Intl.ListFormat(locale.language).format((model.me?.routes ?? []).map((symbol) => model.region(symbol)));

/** The answers that are words. */
export function choicesOf(model: Model): Choice[] {
  const { question, passing } = model;
  return [
    { move: 'pass', label: t('vd-pass-pay', { price: passing?.price ?? 0 }), key: 'P', about: model.about('pass') },
    {
      move: 'skip',
      label: question === 'subsidised' ? t('vd-give-up') : t('vd-skip'),
      key: 'S',
      about: model.about('skip'),
    },
    {
      move: 'decline',
      label: t(question === 'rob' ? 'vd-leave' : 'vd-decline'),
      key: 'N',
      about: model.about('decline'),
    },
  ];
}

/** The move that the button commits; '' while it stands for several. */
export function committedOf({ position, way, said, number, group }: Model): string {
  if (group) return group;
  if (way) return way.path.length === position.path.length ? 'deliver' : '';
  return said === null ? '' : `${said}-${String(number)}`;
}

/** What a tip says about the button. */
export function aboutOf(model: Model): About {
  const { way, said, position } = model;
  if (way) return model.about('deliver');
  if (said === 'bid') return model.about(position.seats.length === 2 ? 'new-bid-two' : 'new-bid');
  return model.about('new-bonds');
}

/** What the button says. */
export function labelOf({ way, eyes, said, number, board, group }: Model): string {
  if (group) return t('vd-take-group', { number: group.split('-').at(-1) ?? '' });
  if (way) return t('vd-confirm-way', { gain: plus(way.gains[eyes] ?? 0) });
  if (said === 'bid') return t('vd-do-bid', { bid: number });
  return t('vd-do-bonds', { bonds: number, mark: number * board.mark_per_bond });
}
