import { api } from '../api/client';
import type { AnalysisView, History, SeatReport, TurnReport } from '../api/types';
import { sentence } from '../parts/faults.svelte';

export type Knowledge = 'seat' | 'everything';
export type Mark = TurnReport['mark'];

/** The marks of turns to learn from. */
export const WRONG: ReadonlySet<Mark> = new Set(['mistake', 'blunder']);
/** Those that are shown beside the game. */
export const SHOWN: ReadonlySet<Mark> = new Set(['inaccuracy', 'mistake', 'blunder']);

const A_WHILE = 700;

/** Chances at a step; `sure` if a search has looked at them. */
export interface ChanceMark {
  readonly step: number;
  readonly chances: readonly number[];
  readonly sure: boolean;
}

/** The analysis of a finished game, which grows while somebody looks at it. */
export class Study {
  view = $state.raw<AnalysisView | null>(null);
  turns = $state.raw<readonly TurnReport[]>([]);
  knowledge = $state<Knowledge>('seat');
  fault = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly table: string,
    readonly history: History,
  ) {}

  readonly done = $derived.by(() => this.view?.state === 'done');
  readonly seats = $derived.by((): readonly SeatReport[] => this.view?.seats ?? []);
  /** Turning points by the numbers of their turns. */
  readonly points = $derived.by(() => {
    const numbers = (this.view?.turning_points ?? []).map((point) => point.number);
    return [...new Set(numbers)].flatMap((number) => this.turns[number] ?? []);
  });
  readonly wrong = $derived.by(() => this.turns.filter((turn) => WRONG.has(turn.mark)));

  /** Ask for the analysis; it is made once for everybody. */
  async begin(): Promise<void> {
    const { knowledge } = this;
    try {
      this.#take(await api.analyse(this.table, knowledge), 0);
    } catch (error) {
      this.fault = sentence(error);
    }
  }

  /** From what the seats could know, or with nothing hidden. */
  async choose(knowledge: Knowledge): Promise<void> {
    clearTimeout(this.#timer);
    this.knowledge = knowledge;
    this.view = null;
    this.turns = [];
    this.fault = '';
    await this.begin();
  }

  #take(view: AnalysisView, from: number): void {
    if (this.#closed || view.knowledge !== this.knowledge) return;
    this.turns = [...this.turns.slice(0, from), ...view.turns];
    this.view = view;
    if (view.state === 'open') this.#timer = setTimeout(() => void this.#more(), A_WHILE);
  }

  async #more(): Promise<void> {
    const from = this.turns.length;
    try {
      this.#take(await api.analysis(this.table, this.knowledge, from), from);
    } catch (error) {
      this.fault = sentence(error);
    }
  }

  /** The turn that goes on at a step, or the last one before it. */
  at(step: number): TurnReport | null {
    return this.turns.findLast((turn) => turn.first <= step) ?? null;
  }

  /** The chance of the player of a turn when it began. */
  from(turn: TurnReport): number {
    const earlier = this.turns[turn.number - 1];
    return (earlier ? earlier.after[turn.seat] : turn.before[turn.seat]) ?? 0;
  }

  /** Where chances are known: searched turns, then what the judge sees at once. */
  readonly marks = $derived.by((): ChanceMark[] => {
    const { winners, steps } = this.history;
    const turning = new Set(this.points);
    const searched = this.turns.flatMap((turn): ChanceMark[] => [
      // Between two turns the bands are smooth; at a turning point they take a step.
      ...(turning.has(turn) ? [{ step: turn.first, chances: turn.before, sure: true }] : []),
      { step: turning.has(turn) ? turn.first + 0.1 : turn.end, chances: turn.after, sure: true },
    ]);
    const opening = this.turns[0]?.before ?? this.history.turns[0]?.chances ?? [];
    const until = this.turns.at(-1)?.end ?? -1;
    const quick = this.history.turns.filter(({ step }) => step > until).map(({ step, chances }) => ({ step, chances, sure: false }));
    const seats = this.history.turns[0]?.chances ?? [];
    const end = seats.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
    return [{ step: 0, chances: opening, sure: true }, ...searched, ...quick, { step: steps, chances: end, sure: true }];
  });

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }
}
