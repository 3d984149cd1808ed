import type { Why } from '../api/types';
import { locale, t } from '../i18n/locale.svelte';
import type { Game } from './game.svelte';
import type { SpotState } from './spot.svelte';

/** What a tip says besides the name: a sentence, and the number of the rule behind it. */
export interface About {
  readonly text: string;
  readonly rule: string;
}

/** Something on a table that explains itself. */
export interface Thing {
  readonly game: Game;
  readonly name: string;
  readonly about?: About | null | undefined;
  /** The move it plays, or whose reason it gives. */
  readonly move?: string;
  readonly state?: SpotState;
  /** What choosing it would bring, if that is not points. */
  readonly brings?: string;
}

export interface Tip {
  readonly anchor: Element;
  readonly name: string;
  readonly text: string;
  /** What an open thing would add now. */
  readonly adds: string;
  /** Why it is closed. */
  readonly why: string;
  readonly rule: string;
  readonly href: string;
}

/** Whether the server has a reason why this is not to be chosen. */
export function isClosed({ game, move, state }: Thing): boolean {
  return game.mine && game.access.live && !!move && (state === 'closed' || state === 'taken');
}

/** The one tooltip of the page. */
class Tips {
  tip = $state.raw<Tip | null>(null);
  #wanted: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Where the pointer pressed last, until it moves. */
  #pressed: { readonly x: number; readonly y: number } | null = null;

  pressed({ clientX, clientY }: PointerEvent): void {
    this.#pressed = { x: clientX, y: clientY };
  }

  moved(event: PointerEvent): void {
    if (!this.rests(event)) this.#pressed = null;
  }

  /** Whether the pointer has not moved since it pressed: what is under it now came by itself. */
  rests({ clientX, clientY }: PointerEvent): boolean {
    return this.#pressed?.x === clientX && this.#pressed.y === clientY;
  }

  /** Explain a thing; why a closed one is closed is added as soon as the server has said it. */
  show(anchor: Element, thing: Thing): void {
    this.#wanted = anchor;
    clearTimeout(this.#timer);
    const tip = describe(anchor, thing);
    if (!isClosed(thing)) {
      this.tip = tip;
      return;
    }
    thing.game.why(thing.move ?? '').then(
      (why) => {
        if (this.#wanted === anchor) this.tip = why.open ? tip : withReason(tip, thing.game, why);
      },
      () => {
        if (this.#wanted === anchor) this.tip = tip;
      },
    );
  }

  /** The tip disappears a moment after the pointer leaves, so that its link can be reached. */
  hide(anchor: Element): void {
    if (this.#wanted !== anchor) return;
    this.#wanted = null;
    this.#timer = setTimeout(() => {
      if (!this.#wanted) this.tip = null;
    }, 160);
  }

  keep(): void {
    if (this.tip) this.#wanted = this.tip.anchor;
    clearTimeout(this.#timer);
  }

  clear(): void {
    this.#wanted = null;
    this.tip = null;
  }
}

function describe(anchor: Element, thing: Thing): Tip {
  const { game, name, about } = thing;
  return {
    anchor,
    name: (name.charAt(0).toLocaleUpperCase(locale.language) + name.slice(1)).replace(/\.$/, ''),
    text: about?.text ?? '',
    adds: adds(thing),
    why: '',
    ...rule(game, about?.rule ?? ''),
  };
}

function adds({ game, move, state, brings }: Thing): string {
  if (brings) return brings;
  const gain = move && state === 'open' ? game.gain(move) : null;
  if (gain === null) return '';
  return gain === 0 ? t('tip-adds-nothing') : t('tip-adds', { gain: locale.signed(gain) });
}

function withReason(tip: Tip, game: Game, why: Why): Tip {
  const reason = why.reason ? locale.sentence(game.say(why.reason)) : '';
  return { ...tip, why: reason, ...(why.rule ? rule(game, why.rule) : {}) };
}

function rule(game: Game, number: string): { rule: string; href: string } {
  return { rule: number, href: number ? `/rules/${game.view.title}#${number}` : '' };
}

export const tips = new Tips();
