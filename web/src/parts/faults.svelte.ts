import { Refusal, Unreachable } from '../api/client';
import { locale, t } from '../i18n/locale.svelte';

/** The last error, for the line that shows it. */
class Faults {
  text = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  tell(text: string): void {
    this.text = text;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = '';
    }, 8_000);
  }
}

export const faults = new Faults();

/** What a refusal says, in the language of the page if possible; `names` are those of the seats. */
export function refusal({ status, words, message }: Refusal, names: readonly string[] = []): string {
  if (words && locale.knows(words)) return locale.say(words, names);
  return status === 429 ? t('fault-too-many') : message;
}

/** The sentence for an error. */
export function sentence(error: unknown): string {
  if (error instanceof Refusal) return refusal(error);
  if (error instanceof Unreachable) return t('fault-unreachable');
  return t('fault-unknown');
}

/** Do something; an error is shown and not thrown. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    faults.tell(sentence(error));
    return null;
  }
}
