/** How long to wait after showing something, in milliseconds; 0 or less shows the next at once. */
type Pause<Shown> = (shown: Shown, waiting: number) => number;

/**
 * Shows what arrives one after another, each for a while.
 *
 * It never stops with something left to show: what needs no pause makes way for the next at once.
 */
export class Playback<Shown> {
  readonly #show: (shown: Shown) => void;
  readonly #pause: Pause<Shown>;
  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(show: (shown: Shown) => void, pause: Pause<Shown>) {
    this.#show = show;
    this.#pause = pause;
  }

  add(one: Shown): void {
    this.#waiting.push(one);
    if (this.#timer === undefined) this.#next();
  }

  /** Show the next at once, however long this one would stay. */
  advance(): void {
    clearTimeout(this.#timer);
    this.#next();
  }

  /** Show the latest at once; what came before it is not shown any more. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const latest = this.#waiting.pop();
    this.#waiting = [];
    if (latest !== undefined) this.#show(latest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
  }

  #next(): void {
    this.#timer = undefined;
    for (let one = this.#waiting.shift(); one !== undefined; one = this.#waiting.shift()) {
      const wait = this.#pause(one, this.#waiting.length);
      this.#show(one);
      if (wait > 0) {
        this.#timer = setTimeout(() => { this.#next(); }, wait);
        return;
      }
    }
  }
}
