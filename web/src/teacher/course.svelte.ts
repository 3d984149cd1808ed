import { api } from '../api/client';
import type { LessonView, MessageView } from '../api/types';
import { locale, t } from '../i18n/locale.svelte';
import type { Game } from '../table/game.svelte';
import type { Beat } from '../table/scoring';

/** What a card shows now. */
export interface Shown {
  /** Another card has another key: the focus goes to its button. */
  readonly key: string;
  readonly head: string;
  readonly text: readonly string[];
  readonly goal: string;
  /** What is lit: `move:T1`, `thing:score`, or the button to press. */
  readonly lit: readonly string[];
  /** How often the lit move is made in a row. */
  readonly times: number;
  /** The task of a lesson can be shown or tried; anything else is only read. */
  readonly kind: 'read' | 'task' | 'confirm' | 'scoring' | 'end';
}

const LEARNER = 0;

/** The lessons of a first game at one table: which card is shown, what is lit, and what is open. */
export class Course {
  lesson = $state.raw<LessonView | null>(null);
  /** The card that is read, and whether the last one was put aside to try. */
  #at = $state(0);
  #tries = $state(false);
  /** Whether somebody has left the lessons. */
  left = $state(false);
  #ended = $state(false);
  /** Set while a turn is being shown. */
  #showing = $state(false);
  #step = -1;
  /** The lesson and the turn it is about. */
  #key = '';
  readonly game: Game;
  readonly #words: Promise<void>;

  constructor(game: Game) {
    this.game = game;
    this.#words = locale.needLessons(game.view.title);
  }

  /** Ask for the lesson of a step, once. */
  async follow(step: number): Promise<void> {
    if (step === this.#step) return;
    this.#step = step;
    const [found] = await Promise.all([api.lesson(this.game.view.id), this.#words]);
    // Another step may have come meanwhile.
    if (this.#step === step) this.#take(found);
  }

  #take(found: LessonView): void {
    this.lesson = found;
    // Between two steps of a turn there may be no lesson; afterwards it goes on where it was.
    const key = JSON.stringify([found.name, found.cards]);
    if (!found.name || key === this.#key) return;
    this.#key = key;
    this.#at = 0;
    this.#tries = false;
  }

  /** Whether a line of a scoring waits for its reader. */
  explains(beat: Beat): boolean {
    return !this.left && beat.round <= 1 && !beat.final;
  }

  /** Whether the game goes on without lessons: that the first round is over is read once, before the next turn. */
  readonly over = $derived.by(() => this.#ended || (this.lesson?.over === true && this.#goesOn));
  readonly #goesOn = $derived.by(() => {
    const { log, round } = this.game.view;
    const end = log.findLastIndex((entry) => entry.ends_round);
    return round > 2 || log.slice(end + 1).some((entry) => end >= 0 && entry.actor === LEARNER);
  });
  readonly number = $derived.by(() => this.lesson?.number ?? 0);
  readonly count = $derived.by(() => this.lesson?.count ?? 0);
  readonly #isTask = $derived.by(() => this.#at === (this.lesson?.cards.length ?? 0) - 1);

  readonly shown = $derived.by((): Shown | null => {
    const { game, lesson } = this;
    if (!lesson || this.left || this.over || game.past.view) return null;
    if (game.beat) return this.#scoring(game.beat, lesson);
    // A hint takes the place of the card until it is closed.
    if (!game.upToDate || game.teacher?.stage) return null;
    const card = lesson.cards[this.#at];
    if (lesson.over) return card && game.view.round > 1 ? this.#read(card, 'end') : null;
    if (lesson.confirm && game.holding) {
      return {
        key: `confirm-${lesson.name}`,
        head: t('lesson-confirm'),
        text: [t(game.view.undo.chance ? 'lesson-confirm-chance' : 'lesson-confirm-about')],
        goal: '',
        lit: ['button:confirm'],
        times: 1,
        kind: 'confirm',
      };
    }
    if (!card || !game.mine || lesson.number === 0) return null;
    return this.#read(card, this.#isTask ? 'task' : 'read');
  });

  /** Whether the card is small: somebody tries. */
  readonly small = $derived.by(() => this.shown?.kind === 'task' && (this.#tries || this.#begun || this.#showing));
  /** Whether the recommended turn was begun: its first move is not the one of the card any more. */
  readonly #begun = $derived.by(() => {
    const task = this.lesson?.cards.at(-1);
    const next = this.lesson?.moves[0];
    return !!next && !!task && !task.lit.includes(`move:${next}`);
  });

  #read(card: LessonView['cards'][number], kind: Shown['kind']): Shown {
    const moves = this.lesson?.moves ?? [];
    const say = (words: MessageView): string => this.game.say(words);
    const other = moves.findIndex((move) => move !== moves[0]);
    return {
      key: `${card.name}-${kind}`,
      head: say(card.head),
      text: [...card.text.map(say), ...(kind === 'end' && this.game.teacher?.allowed ? [t('lesson-fading')] : [])],
      goal: card.goal ? say(card.goal) : '',
      lit: kind === 'task' && moves[0] ? [`move:${moves[0]}`] : card.lit,
      times: kind === 'task' ? (other < 0 ? moves.length : other) : 1,
      kind,
    };
  }

  #scoring(beat: Beat, lesson: LessonView): Shown | null {
    if (!this.explains(beat)) return null;
    const amount = beat.amounts[LEARNER] ?? 0;
    const found = lesson.scored.find(({ source }) => source === beat.key);
    const why = found && (amount || beat.key === 'points-tokens') ? this.game.say({ ...found.why, params: { ...found.why.params, amount } }) : '';
    const each = beat.amounts.map((points, seat) => `${this.game.names[seat] ?? ''} ${locale.signed(points)}`);
    return {
      key: `scoring-${beat.key}`,
      head: t('lesson-scoring', { source: t(beat.key) }),
      text: [why, `${each.join(', ')}.`].filter(Boolean),
      goal: '',
      lit: ['thing:score', 'thing:players'],
      times: 1,
      kind: 'scoring',
    };
  }

  /** What may be chosen now: nothing while something is read, in the first lessons only the lit move. */
  readonly limit = $derived.by((): ReadonlySet<string> | null => {
    const { shown, lesson } = this;
    if (!lesson || !shown || this.left) return null;
    if (shown.kind === 'read') return new Set<string>();
    if (shown.kind === 'task' && lesson.only && lesson.moves[0]) return new Set([lesson.moves[0]]);
    return null;
  });
  readonly aside = $derived.by(() => (this.limit?.size && this.lesson?.opens ? t('lesson-opens', { number: this.lesson.opens }) : ''));
  /** Whether another way to do the same, such as to pay, would lead away from the lessons. */
  readonly narrow = $derived.by(() => this.shown !== null && this.lesson?.only === true);
  /** Whether there is a turn to show. */
  readonly shows = $derived.by(() => this.shown?.kind === 'task' && (this.lesson?.moves.length ?? 0) > 0);

  // What the buttons do.

  /** Read on, try what the task is, confirm, or go on with the scoring. */
  next(): void {
    const kind = this.shown?.kind;
    if (kind === 'read') this.#at += 1;
    else if (kind === 'task') this.#tries = true;
    else if (kind === 'scoring') this.game.advance();
    else if (kind === 'end') this.#ended = true;
    else if (kind === 'confirm') void this.game.confirm();
  }

  readAgain(): void {
    this.#tries = false;
    this.#at = 0;
  }

  /** Play the recommended turn as far as it can still be taken back. */
  async show(): Promise<void> {
    if (this.#showing || !this.shows) return;
    this.#showing = true;
    try {
      const turn = this.lesson?.number;
      while (this.lesson?.number === turn && !this.lesson?.confirm) {
        const moves = this.lesson?.moves ?? [];
        const [move] = moves;
        if (!move) break;
        const other = moves.findIndex((one) => one !== move);
        const { step } = this.game.latest;
        const times = other < 0 ? moves.length : other;
        await this.game.do({ do: 'move', seat: LEARNER, step, move, confirm: false, times, onward: true });
        if (this.game.fault) break;
        this.#step = -1;
        await this.follow(this.game.latest.step);
        if (this.game.latest.step === step) break;
      }
    } finally {
      this.#showing = false;
    }
  }

  leave(): void {
    this.left = true;
  }

  comeBack(): void {
    this.left = false;
    this.readAgain();
  }
}
