import type { Why } from '../api/types';
import { locale } from '../i18n/locale.svelte';
import type { Game } from './game.svelte';

export interface Tip {
  readonly anchor: Element;
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  readonly href: string;
}

/** The one tooltip of the page. */
class Tips {
  tip = $state.raw<Tip | null>(null);
  #wanted: Element | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(anchor: Element, text: string, title = ''): void {
    this.#wanted = anchor;
    clearTimeout(this.#timer);
    this.tip = { anchor, title, text, rule: '', href: '' };
  }

  /** The reason why a move is closed, as soon as the server has told it. */
  why(anchor: Element, game: Game, move: string): void {
    this.#wanted = anchor;
    clearTimeout(this.#timer);
    game.why(move).then(
      (why) => {
        if (this.#wanted === anchor && !why.open) this.tip = reason(anchor, game, why);
      },
      () => {
        this.hide(anchor);
      },
    );
  }

  /** The tip goes a moment after the pointer, so that its link can be reached. */
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

function reason(anchor: Element, game: Game, why: Why): Tip {
  return {
    anchor,
    title: 'closed',
    text: why.reason ? locale.sentence(game.say(why.reason)) : '',
    rule: why.rule,
    href: why.rule ? `/rules/${game.view.title}#${why.rule}` : '',
  };
}

export const tips = new Tips();
