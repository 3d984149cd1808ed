import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { api } from '../api/client';
import type { MessageView } from '../api/types';
import { titleOf } from '../house.svelte';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', cs: 'Čeština' } as const;
export type Language = keyof typeof LANGUAGES;
export type Params = Record<string, unknown>;

const FILES = import.meta.glob<string>('../../../src/stellwerk/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});
const HOUSE = ['web', 'house', 'refusals', 'bots'];
const KEPT = 'stellwerk.language';

async function read(language: Language, name: string): Promise<FluentResource | null> {
  const file = FILES[`../../../src/stellwerk/locales/${language}/${name}.ftl`];
  if (file) return new FluentResource(await file());
  return brought(name) ? null : new FluentResource(await api.sentences(language, name));
}

/** Whether this client brings sentences of that name along; those of other titles are asked for. */
function brought(name: string): boolean {
  return name.endsWith('-web') || `../../../src/stellwerk/locales/en/${name}.ftl` in FILES;
}

function isLanguage(text: string | null | undefined): text is Language {
  return !!text && text in LANGUAGES;
}

function preferred(): Language {
  const kept = localStorage.getItem(KEPT);
  if (isLanguage(kept)) return kept;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? 'en';
}

/** A hyphen before a digit is a minus. */
const trueMinus = (text: string): string => text.replace(/(^|[\s(+])-(?=\d)/g, '$1−');

/**
 * The sentences of the house in the chosen language; English fills what a language lacks, and
 * `missing` remembers it.
 */
class Locale {
  language = $state<Language>('en');
  /** Own and English messages. Replaced whenever a page of messages has come. */
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  #pages = new Set<string>(HOUSE);
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

  /** Fetch the messages of a title, of the rules and of its board; without them it cannot speak. */
  async need(title: string): Promise<void> {
    if (this.#pages.has(title)) return;
    this.#pages.add(title).add(`${title}-web`);
    await this.choose(this.language, false);
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** The sentence of a key. */
  t(key: string, params: Record<string, FluentVariable> = {}): string {
    for (const [index, bundle] of this.#bundles.entries()) {
      const pattern = bundle.getMessage(key)?.value;
      if (!pattern) continue;
      if (index > 0) this.#miss(key);
      const errors: Error[] = [];
      const text = bundle.formatPattern(pattern, params, errors);
      for (const error of errors) this.#miss(`${key}: ${error.message}`);
      return trueMinus(text);
    }
    if (this.#bundles.length) this.#miss(key);
    return key;
  }

  /** The sentence of a message of the server; `names` are those of the seats. */
  say(words: MessageView, names: readonly string[] = []): string {
    const params: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(words.params ?? {})) {
      params[name] = this.#word(name, value, names);
    }
    return this.t(words.key, params);
  }

  #word(name: string, value: unknown, names: readonly string[]): FluentVariable {
    if (typeof value === 'number') {
      if (name !== 'seat' && !name.endsWith('_seat')) return value;
      return names[value] ?? this.t('house-seat', { number: value + 1 });
    }
    if (typeof value === 'object' && value !== null && 'key' in value) {
      return this.say(value as MessageView, names);
    }
    return String(value);
  }

  #miss(what: string): void {
    this.missing.add(what);
    document.documentElement.dataset.missing = [...this.missing].join('; ');
  }

  /** Words that stand alone: with a capital, and a full stop where they have no end. */
  sentence(words: string): string {
    const text = words.charAt(0).toLocaleUpperCase(this.language) + words.slice(1);
    return /[.?!]$/.test(text) ? text : `${text}.`;
  }

  number(value: number): string {
    return trueMinus(new Intl.NumberFormat(this.language).format(value));
  }

  /** A change: +3, −1. */
  signed(value: number): string {
    return value > 0 ? `+${this.number(value)}` : this.number(value);
  }

  date(at: number): string {
    const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
    return new Intl.DateTimeFormat(this.language, style).format(at);
  }

  day(at: number): string {
    return new Intl.DateTimeFormat(this.language, { dateStyle: 'medium' }).format(at);
  }
}

export const locale = new Locale();
export const t = locale.t.bind(locale);
/** The name of a title: in the language of the page, or as the server calls it. */
export const titleName = (id: string): string =>
  locale.has(`title-${id}`) ? t(`title-${id}`) : (titleOf(id)?.name ?? id);
