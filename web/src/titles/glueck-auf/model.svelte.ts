import type { LogEntry, MessageView } from '../../api/types';
import { aboutOf } from '../../table/about';
import type { Game } from '../../table/game.svelte';
import type { About } from '../../table/tips.svelte';
import { berthOf, type Board, type Thing } from './printed';
import { CHOOSING, yardOf, type AreaName, type Asked, type Choosing, type Position, type Track, type Yard } from './position';

/** The lorry card that a mining step moves: the front of the row, or a stored one by its face. */
export const FRONT = 'front';

/** The key of a message that is a parameter of another one. */
export function keyOf({ params = {} }: MessageView, name: string): string {
  const value: unknown = params[name];
  return typeof value === 'object' && value !== null && 'key' in value ? String(value.key) : '';
}

export function cardOf(event: MessageView): string {
  return keyOf(event, 'card');
}

/** A game of Glück Auf at the viewer's place: the position, what is asked, and what is picked. */
export class Model {
  /** The stored lorry card that was picked, and the step in which that was. */
  #picked = $state.raw({ step: -1, face: '' });

  constructor(
    readonly game: Game,
    readonly board: Board,
  ) {
    game.recounts = true;
  }

  readonly position = $derived.by(() => this.game.view.position as unknown as Position);
  readonly yards = $derived.by(() =>
    this.position.seats.flatMap((_, seat) => yardOf(this.position, seat, this.board.workers, this.board.rank) ?? []),
  );
  /** The seat whose yard is drawn large: the viewer's, or the first for those who watch. */
  readonly seat = $derived.by(() => Math.max(this.game.seat, 0));
  readonly yard = $derived.by(() => this.yards[this.seat]);
  /** What whoever's turn it is has to decide. */
  readonly #question = $derived.by(() => this.game.view.asked as Asked | null);
  /** What the viewer has to decide. */
  readonly asked = $derived.by(() => (this.game.mine ? this.#question : null));
  readonly choosing = $derived.by((): Choosing => (this.asked ? CHOOSING[this.asked.kind] : 'nothing'));
  /** Seats in the order of this shift, from its start player on. */
  readonly order = $derived.by(() => {
    const players = this.yards.length;
    return this.yards.map((_, n) => ((this.position.starter ?? 0) + n) % players);
  });
  readonly rivals = $derived.by(() => {
    const players = this.yards.length;
    return Array.from({ length: players - 1 }, (_, n) => (this.seat + n + 1) % players);
  });

  /** What a tip says about a kind of thing. */
  about(thing: Thing): About {
    return aboutOf(this.board.layout.tips, 'ga', thing);
  }

  /** What a tip says about an area: by its kind of card, or by its action. */
  aboutArea(area: AreaName): About {
    const { kind } = this.board.area(area);
    const name = kind ? `pile-${kind}` : area;
    return this.about(this.board.layout.tips.find(({ thing }) => thing === name)?.thing ?? 'mining');
  }

  /** What a tip says about a column of points. */
  aboutPoints(key: string): About {
    const name = key === 'total' ? 'points-total' : key;
    return this.about(this.board.layout.tips.find(({ thing }) => thing === name)?.thing ?? 'delivered');
  }

  /** The points of a seat that are being scored now, of one source or of any. */
  scored(seat: number, source?: string): number {
    const { beat } = this.game;
    return !beat || (source && beat.key !== source) ? 0 : (beat.amounts[seat] ?? 0);
  }

  /** Whether an action innovation can be played now. */
  readonly innovates = $derived.by(() => this.board.extras.some((name) => this.game.open.has(name)));

  /** Whether workers can be sent to an area now. */
  readonly sends = $derived.by(() => this.board.layout.areas.some(({ name }) => this.game.open.has(name)));

  // Mining: which lorry moves, and where it could go.

  readonly frontOpen = $derived.by(() => {
    const { open } = this.game;
    return open.has('store') || this.board.berths.some((berth) => open.has(`load-${berth}`));
  });
  /** Stored faces that can be loaded now. */
  readonly storedOpen = $derived.by(() => {
    const { open } = this.game;
    const faces: string[] = this.yard?.store ?? [];
    return new Set(faces.filter((face) => this.board.berths.some((berth) => open.has(`load-${face}-${berth}`))));
  });
  readonly source = $derived.by(() => {
    const { step, face } = this.#picked;
    if (step === this.game.view.step && (face === FRONT || this.storedOpen.has(face))) return face;
    if (this.frontOpen) return FRONT;
    return [...this.storedOpen][0] ?? FRONT;
  });
  /** The name of the lorry card that would move. */
  readonly moving = $derived.by((): string => (this.source === FRONT ? (this.yard?.row[0] ?? '') : this.source));
  readonly steps = $derived.by(() => (this.moving === '' ? 0 : this.board.lorriesOn(this.moving)));

  pick(face: string): void {
    this.#picked = { step: this.game.view.step, face };
  }

  /** The move that loads what is picked into a wagon of a track. */
  loadMove(track: number, wagon: string): string {
    const berth = berthOf(track, wagon);
    return this.source === FRONT ? `load-${berth}` : `load-${this.source}-${berth}`;
  }

  /** Mining steps: made so far, and the least and most that are left. */
  readonly mining = $derived.by(() => {
    if (this.#question?.kind !== 'mine') return null;
    const { least, most } = this.#question;
    let made = 0;
    for (const event of this.#eventsOfTurn()) {
      if (event.key === 'sent' || event.key === 'played-innovation') made = 0;
      else if (event.key === 'loaded' || event.key === 'stored') made += this.board.lorriesOn(cardOf(event));
    }
    return { made, least, most };
  });

  #eventsOfTurn(): MessageView[] {
    const { log } = this.game.view;
    const now = log.at(-1)?.turn;
    return log.filter((entry: LogEntry) => entry.turn === now).flatMap((entry) => entry.events);
  }

  // Steps of this turn that are not confirmed yet.

  readonly #pending = $derived.by(() => {
    const found = new Map<string, number>();
    for (const event of this.game.pending.flatMap((entry) => entry.events)) {
      const { key, params = {} } = event;
      const name =
        key === 'paid'
          ? [key, params.workers, keyOf(event, 'area')]
          : [key, cardOf(event), ...(key === 'loaded' || key === 'placed' ? [params.track] : [])];
      const words = name.join(' ');
      found.set(words, (found.get(words) ?? 0) + 1);
    }
    return found;
  });

  /** How often something was done in the turn that is not confirmed: at a track or in an area. */
  pending(key: string, what: string, where?: number | string): number {
    return this.#pending.get([key, what, ...(where === undefined ? [] : [where])].join(' ')) ?? 0;
  }

  /** The lorries an order asks for; none are known of a hidden one. */
  sizeOf(order: string): number | null {
    const card = this.board.face(order);
    return card.kind === 'order' ? card.lorries : null;
  }

  /** The best order in hand that the load of a track is enough for. */
  bestOrder(yard: Yard, track: Track): string | null {
    const aboard = this.board.aboard(track.wagons);
    let best: string | null = null;
    let most = 0;
    for (const { face } of yard.orders) {
      const size = this.sizeOf(face) ?? Infinity;
      if (size <= aboard && size > most) {
        best = face;
        most = size;
      }
    }
    return best;
  }
}
