const KEPT = 'stellwerk.settings';

interface Kept {
  name: string;
  theme: 'light' | 'dark' | 'system';
  speed: number;
  sound: boolean;
  strength: number;
}

const DEFAULTS: Kept = { name: '', theme: 'system', speed: 1, sound: false, strength: 1 };
const night = matchMedia('(prefers-color-scheme: dark)');

/** What this browser remembers of somebody. `speed` 0 tells moves at once, 2 twice as fast. */
class Settings {
  #kept = $state<Kept>({ ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<Kept>) });
  #night = $state(night.matches);

  constructor() {
    night.addEventListener('change', (event) => {
      this.#night = event.matches;
      this.#apply();
    });
    this.#apply();
  }

  get dark(): boolean {
    return this.#kept.theme === 'system' ? this.#night : this.#kept.theme === 'dark';
  }
  get theme(): Kept['theme'] {
    return this.#kept.theme;
  }
  get name(): string {
    return this.#kept.name;
  }
  get speed(): number {
    return this.#kept.speed;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  /** The place of the chosen strength among those offered on the home page. */
  get strength(): number {
    return this.#kept.strength;
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    localStorage.setItem(KEPT, JSON.stringify(this.#kept));
    this.#apply();
  }

  #apply(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
  }
}

export const settings = new Settings();
