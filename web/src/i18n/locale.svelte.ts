import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import WORDS from 'virtual:words';

import { api } from '../api/client';
import type { MessageView } from '../api/types';
import { titleOf } from '../catalog.svelte';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;
export type Params = Record<string, unknown>;

const GENERAL = ['web', 'general', 'refusals', 'bots', 'teacher'];
const KEPT = 'stellwerk.language';

/** Where the sentences of a name are built into this client. */
const place = (language: Language, name: string): string =>
  GENERAL.includes(name) ? language : `${language}/${name.replace(/-web$/, '')}`;

async function read(language: Language, name: string): Promise<FluentResource | null> {
  const file = await WORDS[place(language, name)]?.();
  const text = file?.default[name];
  if (text !== undefined) return new FluentResource(text);
  return brought(name) ? null : new FluentResource(await api.sentences(language, name));
}

/** Whether sentences of that name are built into this client; those of other titles are fetched. */
function brought(name: string): boolean {
  return name.endsWith('-web') || place('en', name) in WORDS;
}

function isLanguage(text: string | null | undefined): text is Language {
  return !!text && text in LANGUAGES;
}

function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>;

/** The pattern of a message, or of an attribute of one as in `log-step.more`. */
function patternOf(bundle: FluentBundle, key: string): Pattern | null {
  const [name = key, attribute] = key.split('.');
  const message = bundle.getMessage(name);
  return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
}

/** Whether a parameter of a message is a message itself. */
function isMessage(value: unknown): value is MessageView {
  return typeof value === 'object' && value !== null && 'key' in value;
}

/** A hyphen before a digit is a minus. */
const trueMinus = (text: string): string => text.replace(/(^|[\s(+])-(?=\d)/g, '$1−');

/** A move from 5 to 6 stays in one line. */
const closeArrows = (text: string): string => text.replace(/ → (?=\d)/g, '\u00a0→\u00a0');

/** In French a space belongs to the sign next to it, which must not begin or end a line alone. */
const frenchSpaces = (text: string): string => text.replace(/ (?=[;:?!»])|(?<=«) /g, '\u00a0');

/**
 * The sentences in the chosen language; English fills what a language lacks, and
 * `missing` remembers it.
 */
class Locale {
  language = $state<Language>('en');
  /** Own and English messages. Replaced whenever a file of messages arrives. */
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  #pages = new Set<string>(GENERAL);
  readonly missing = new Set<string>();

  async start(): Promise<void> {
    await this.choose(preferred(), false);
  }

  async choose(language: Language, keep = true): Promise<void> {
    const languages: Language[] = language === 'en' ? ['en'] : [language, 'en'];
    const bundles = await Promise.all(
      languages.map(async (own) => {
        const bundle = new FluentBundle(own, { useIsolating: false });
        const pages = await Promise.all([...this.#pages].map((page) => read(own, page)));
        for (const page of pages) if (page) bundle.addResource(page, { allowOverrides: true });
        return bundle;
      }),
    );
    this.#bundles = bundles;
    this.language = language;
    document.documentElement.lang = language;
    if (keep) localStorage.setItem(KEPT, language);
  }

  /** Fetch the messages of a title, of its rules and of its board. */
  async need(title: string): Promise<void> {
    // Titles use the same keys for their own sentences: those of the title asked for last count.
    if ([...this.#pages].at(-1) === `${title}-web`) return;
    this.#pages.delete(title);
    this.#pages.delete(`${title}-web`);
    this.#pages.add(title).add(`${title}-web`);
    await this.choose(this.language, false);
  }

  /** Fetch other messages, behind which those of a title still count. */
  async needFirst(page: string): Promise<void> {
    if (this.#pages.has(page)) return;
    this.#pages = new Set([...GENERAL, page, ...this.#pages]);
    await this.choose(this.language, false);
  }

  /** Fetch the lessons of a title. */
  async needLessons(title: string): Promise<void> {
    if (this.#pages.has(`${title}-lessons`)) return;
    this.#pages.add(`${title}-lessons`);
    await this.choose(this.language, false);
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => patternOf(bundle, key) !== null);
  }

  /** Whether a message can be said, with the messages in it: those of a title may not be here. */
  knows(words: MessageView): boolean {
    const inside = Object.values(words.params ?? {}).filter((value) => isMessage(value));
    return this.has(words.key) && inside.every((value) => this.knows(value));
  }

  /** The sentence of a key. */
  t(key: string, params: Record<string, FluentVariable> = {}): string {
    for (const [index, bundle] of this.#bundles.entries()) {
      const pattern = patternOf(bundle, key);
      if (!pattern) continue;
      if (index > 0) this.#miss(key);
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, params, errors);
      for (const error of errors) this.#miss(`${key}: ${error.message}`);
      const written = closeArrows(trueMinus(text));
      return bundle.locales.includes('fr') ? frenchSpaces(written) : written;
    }
    if (this.#bundles.length) this.#miss(key);
    return key;
  }

  /** The sentence of a message of the server; `names` are those of the seats. */
  say(words: MessageView, names: readonly string[] = []): string {
    return this.t(words.key, this.#params(words, names, false));
  }

  /** The same under another key, with the short names of the things in it. */
  sayAs(key: string, words: MessageView, names: readonly string[] = []): string {
    return this.t(key, this.#params(words, names, true));
  }

  #params(words: MessageView, names: readonly string[], short: boolean): Record<string, FluentVariable> {
    const params: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(words.params ?? {})) {
      params[name] = this.#word(name, value, names, short);
    }
    return params;
  }

  #word(name: string, value: unknown, names: readonly string[], short: boolean): FluentVariable {
    if (typeof value === 'number') {
      if (name !== 'seat' && !name.endsWith('_seat')) return value;
      return names[value] ?? this.t('general-seat', { number: value + 1 });
    }
    if (isMessage(value)) {
      return short && this.has(`short-${value.key}`)
        ? this.sayAs(`short-${value.key}`, value, names)
        : this.t(value.key, this.#params(value, names, short));
    }
    // For letters such as "N T" the names of what they stand for are written.
    if (short && typeof value === 'string' && this.has(`short-${name}`)) {
      return value.split(' ').map((id) => this.t(`short-${name}`, { id })).join(', ');
    }
    return String(value);
  }

  #miss(what: string): void {
    this.missing.add(what);
    document.documentElement.dataset.missing = [...this.missing].join('; ');
  }

  /** A phrase on its own: with a capital letter, and a full stop if it has no end mark. */
  sentence(words: string): string {
    const text = words.charAt(0).toLocaleUpperCase(this.language) + words.slice(1);
    return /[.?!]$/.test(text) ? text : `${text}.`;
  }

  /** Words amid a sentence: their capital letter is lost, except in German. */
  within(words: string): string {
    return this.language === 'de' ? words : words.charAt(0).toLocaleLowerCase(this.language) + words.slice(1);
  }

  /**
   * How dates and times are written: as the browser wishes where it speaks the language of the page,
   * and otherwise as in Europe.
   */
  get tag(): string {
    const own = navigator.languages.find((tag) => tag.slice(0, 2) === this.language && tag.length > 2);
    return own ?? (this.language === 'en' ? 'en-GB' : this.language);
  }

  number(value: number, decimals?: number): string {
    const digits = decimals === undefined ? {} : { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return trueMinus(new Intl.NumberFormat(this.language, digits).format(value));
  }

  /** A change: +3, −1. */
  signed(value: number): string {
    return value > 0 ? `+${this.number(value)}` : this.number(value);
  }

  date(at: number): string {
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(this.tag, style).format(at);
  }

  day(at: number): string {
    return new Intl.DateTimeFormat(this.tag, { dateStyle: 'medium' }).format(at);
  }
}

export const locale = new Locale();
export const t = locale.t.bind(locale);
/** The name of a title: in the language of the page, or as the server calls it. */
export const titleName = (id: string): string =>
  locale.has(`title-${id}`) ? t(`title-${id}`) : (titleOf(id)?.name ?? id);
