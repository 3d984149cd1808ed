import { getContext, setContext } from 'svelte';

import type { LineView, View } from '../api/types';

const KEY = Symbol('chat');

/** The chat of a table as this browser shows it: which tab is open, what has been read. */
export class ChatPanel {
  /** `log`, `teacher`, `chat` or `note`. */
  tab = $state('log');
  /** Counts how often one of the tabs was to be seen, wherever it is. */
  shown = $state(0);
  /** Counts how often somebody asked for the chat: its input gets the focus. */
  wanted = $state(0);
  /** The last of these that an input has followed. */
  served = 0;
  /** The number of the last line that was read, and of the last preview that was put away. */
  #read = $state(-1);
  #hidden = $state(-1);
  readonly #kept: string;

  constructor(table: string) {
    this.#kept = `stellwerk.read.${table}`;
    this.#read = Number(sessionStorage.getItem(this.#kept) ?? -1);
  }

  /** Open a tab where the table has it. */
  show(tab: string): void {
    this.tab = tab;
    this.shown += 1;
  }

  want(): void {
    this.show('chat');
    this.wanted += 1;
  }

  /** What others said and the viewer has not read. */
  unread(view: View): readonly LineView[] {
    return view.chat.filter((line) => line.number > this.#read && line.seat !== view.viewer);
  }

  /** The latest of them, until it is put away. */
  preview(view: View): LineView | null {
    const last = this.unread(view).at(-1);
    return last && last.number > this.#hidden ? last : null;
  }

  /** Everything that was said has been read. */
  see(view: View): void {
    const last = view.chat.at(-1)?.number ?? -1;
    if (last <= this.#read) return;
    this.#read = last;
    sessionStorage.setItem(this.#kept, String(last));
  }

  /** Put the preview away; it stays unread. */
  hide(view: View): void {
    this.#hidden = view.chat.at(-1)?.number ?? -1;
  }
}

export const giveChat = (chat: ChatPanel): ChatPanel => setContext(KEY, chat);
/** The chat of the table this is a part of; undefined in a replay or a gallery. */
export const getChat = (): ChatPanel | undefined => getContext<ChatPanel | undefined>(KEY);

/** Show the part of the table that has these tabs in it, whenever one of them is to be seen. */
export function whenWanted(show: (tab: string) => void): void {
  const chat = getChat();
  let served = chat?.shown ?? 0;
  $effect(() => {
    if (!chat || chat.shown === served) return;
    served = chat.shown;
    show(chat.tab);
  });
}
