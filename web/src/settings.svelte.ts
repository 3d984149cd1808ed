const KEPT = 'stellwerk.settings';

interface Kept {
  name: string;
  theme: 'light' | 'dark' | 'system';
  speed: number;
  sound: boolean;
  /** How strong the opponents are, and how many. */
  level: string;
  bots: number;
  /** How long the teacher thinks, and whether it judges every turn unasked. */
  teacher: 'quick' | 'normal' | 'deep';
  judges: boolean;
}

const DEFAULTS: Kept = { name: '', theme: 'system', speed: 1, sound: false, level: 'conductor', bots: 2, teacher: 'normal', judges: false };
const night = matchMedia('(prefers-color-scheme: dark)');

/** What this browser remembers. `speed` 0 shows moves at once, 2 twice as fast. */
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
  get level(): string {
    return this.#kept.level;
  }
  get bots(): number {
    return this.#kept.bots;
  }
  get teacher(): Kept['teacher'] {
    return this.#kept.teacher;
  }
  get judges(): boolean {
    return this.#kept.judges;
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
