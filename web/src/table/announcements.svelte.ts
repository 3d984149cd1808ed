import type { LogEntry, MessageView, View } from '../api/types';
import { locale } from '../i18n/locale.svelte';

/** A sentence about what happened, for those who hear the table. */
export interface Announcement {
  readonly id: number;
  readonly sentence: string;
}

/** What announcing needs of a game. */
interface Heard {
  readonly seat: number;
  readonly names: readonly string[];
  say(words: MessageView): string;
}

/** How many sentences stay to be read. */
const KEPT = 40;

/** What happens at a table in sentences, one's own steps included. */
export class Announcements {
  /** The newest last. */
  all = $state.raw<readonly Announcement[]>([]);
  readonly #game: Heard;
  /** What the viewer's own steps were, by number: those without an event are described by it. */
  #did = new Map<number, MessageView>();

  constructor(game: Heard) {
    this.#game = game;
  }

  /** Say something to those who hear the table. */
  add(sentences: readonly string[]): void {
    if (!sentences.length) return;
    const last = this.all.at(-1)?.id ?? 0;
    this.all = [...this.all, ...sentences.map((sentence, n) => ({ id: last + n + 1, sentence }))].slice(-KEPT);
  }

  /** Put into words what leads from one view to the next, before that is shown. */
  follow(view: View, before: View, steps: readonly LogEntry[]): void {
    const { seat } = this.#game;
    for (const { actor, move, number } of steps) {
      const what = actor === seat ? before.moves.find((open) => open.move === move)?.what : undefined;
      if (what) this.#did.set(number, what);
    }
    const back = view.steps < before.steps && view.awaited.includes(seat);
    this.add(back ? [locale.t('announced-undone')] : steps.flatMap((entry) => this.#sentences(entry)));
  }

  /** What a log entry says, one sentence per event; without any, what the viewer chose. */
  tell(entry: LogEntry): string[] {
    const what = this.#did.get(entry.number);
    const words = entry.events.length || !what ? entry.events : [what];
    return words.map((event) => locale.sentence(this.#game.say(event)));
  }

  /** A step as it is announced: that a bot made it in somebody's place comes first. */
  #sentences(entry: LogEntry): string[] {
    const [first, ...rest] = this.tell(entry);
    if (!first || !entry.stand_in) return first ? [first, ...rest] : [];
    return [`${locale.t('by-stand-in', { name: this.#game.names[entry.actor] ?? '' })}: ${first}`, ...rest];
  }
}
