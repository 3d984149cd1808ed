import { api } from '../api/client';
import type { Command, TurnReport, View } from '../api/types';
import { t } from '../i18n/locale.svelte';
import { STILL } from '../table/access';
import { Game } from '../table/game.svelte';

/**
 * Another turn in place of one that was played, tried out at a table of its own. Confirming it asks
 * how good it is; nothing is played and nothing is kept.
 */
export class Trial {
  readonly game: Game;
  /** What the engine says of the turn, once it was confirmed. */
  judged = $state.raw<TurnReport | null>(null);
  judging = $state(false);
  #moves: string[] = [];

  private constructor(
    readonly table: string,
    readonly turn: TurnReport,
    view: View,
  ) {
    this.game = new Game(view, { ...STILL, do: (command) => this.#do(command) });
  }

  static async begin(table: string, turn: TurnReport): Promise<Trial> {
    return new Trial(table, turn, await api.trial(table, turn.first, turn.seat, []));
  }

  async #do(command: Command): Promise<void> {
    if (command.do === 'move') {
      const { move, times = 1 } = command;
      await this.#go([...this.#moves, ...Array.from({ length: times }, () => move)]);
    } else if (command.do === 'undo') await this.#go(this.#moves.slice(0, -1));
    else if (command.do === 'restart') await this.#go([]);
    else if (command.do === 'confirm') await this.#judge();
  }

  async #go(moves: string[]): Promise<void> {
    const view = await api.trial(this.table, this.turn.first, this.turn.seat, moves);
    this.#moves = moves;
    this.judged = null;
    this.game.jump(view, null);
  }

  async #judge(): Promise<void> {
    this.judging = true;
    try {
      this.judged = await api.judge(this.table, this.turn.number, this.#moves);
      const { seat } = this.turn;
      this.game.caption = { title: t('learn-judged'), reason: '', seat };
    } finally {
      this.judging = false;
    }
  }

  close(): void {
    this.game.close();
  }
}
