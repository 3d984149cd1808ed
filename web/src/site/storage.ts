/** An act of a table in the journal. */
interface Kept {
  table: string;
  number: number;
  at: number;
  act: string;
}

/** Version 1 had no analyses. */
const VERSION = 2;

const settled = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => {
      done(request.result);
    };
    request.onerror = () => {
      failed(request.error ?? new Error('storage'));
    };
  });

/** All acts of a table. */
const actsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** All analyses of a table: their second part is a word. */
const analysesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, ''], [table, []]);

/**
 * The games of this browser, in IndexedDB: `GameStorage` in Python says what is asked. Other pages of this
 * browser hear of changes.
 */
export class GameStorage {
  readonly #news = new BroadcastChannel('stellwerk');

  private constructor(readonly database: IDBDatabase) {}

  static async open(): Promise<GameStorage> {
    const asked = indexedDB.open('stellwerk', VERSION);
    asked.onupgradeneeded = ({ oldVersion }) => {
      if (oldVersion < 1) {
        asked.result.createObjectStore('tables', { keyPath: 'id' });
        asked.result.createObjectStore('acts', { keyPath: ['table', 'number'] });
        asked.result.createObjectStore('settings');
      }
      asked.result.createObjectStore('analyses');
    };
    return new GameStorage(await settled(asked));
  }

  /** Told the id of each table that another page changes. */
  hear(changed: (table: string) => void): void {
    this.#news.onmessage = ({ data }: MessageEvent<string>) => {
      changed(data);
    };
  }

  /** A secret of this browser, made once. */
  async secret(): Promise<string> {
    const store = this.database.transaction('settings', 'readwrite').objectStore('settings');
    const known = (await settled(store.get('secret'))) as string | undefined;
    if (known) return known;
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const made = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    await settled(store.put(made, 'secret'));
    return made;
  }

  async tables(): Promise<string> {
    const store = this.database.transaction('tables').objectStore('tables');
    return JSON.stringify(await settled(store.getAll()));
  }

  async load(table: string): Promise<string> {
    const store = this.database.transaction('acts').objectStore('acts');
    const kept = (await settled(store.getAll(actsOf(table)))) as Kept[];
    return JSON.stringify(kept.map(({ at, act }) => [at, act]));
  }

  /** All or nothing; a number that is taken means that another page was faster. */
  append(table: string, first: number, acts: string, row: string): Promise<string> {
    return new Promise((done) => {
      let conflict = false;
      try {
        const change = this.database.transaction(['acts', 'tables'], 'readwrite');
        const store = change.objectStore('acts');
        for (const [place, [at, act]] of (JSON.parse(acts) as [number, string][]).entries()) {
          store.add({ table, number: first + place, at, act } satisfies Kept).onerror = ({ target }) => {
            conflict ||= (target as IDBRequest).error?.name === 'ConstraintError';
          };
        }
        change.objectStore('tables').put(JSON.parse(row));
        change.oncomplete = () => {
          this.#news.postMessage(table);
          done('');
        };
        change.onabort = () => {
          done(conflict ? 'conflict' : (change.error?.name ?? 'aborted'));
        };
      } catch (error) {
        done(error instanceof Error ? error.name : 'failed');
      }
    });
  }

  async analysis(table: string, knowledge: string): Promise<string> {
    const store = this.database.transaction('analyses').objectStore('analyses');
    return ((await settled(store.get([table, knowledge]))) as string | undefined) ?? '';
  }

  async keep_analysis(table: string, knowledge: string, text: string): Promise<string> {
    try {
      const store = this.database.transaction('analyses', 'readwrite').objectStore('analyses');
      await settled(store.put(text, [table, knowledge]));
      return '';
    } catch (error) {
      return error instanceof Error ? error.name : 'failed';
    }
  }

  remove(table: string): Promise<string> {
    return new Promise((done) => {
      const change = this.database.transaction(['acts', 'analyses', 'tables'], 'readwrite');
      change.objectStore('acts').delete(actsOf(table));
      change.objectStore('analyses').delete(analysesOf(table));
      change.objectStore('tables').delete(table);
      change.oncomplete = () => {
        this.#news.postMessage(table);
        done('');
      };
      change.onabort = () => {
        done(change.error?.name ?? 'aborted');
      };
    });
  }
}
