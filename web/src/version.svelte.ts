const SCRIPT = /<script type="module"[^>]* src="([^"]+)"/;
const PAUSE = 5 * 60 * 1_000;

/**
 * Whether the server has a newer client than this page. It is looked up when somebody comes back to
 * the page or the network does, and told when it is not their turn: `turn` is set by the table.
 */
class Version {
  newer = $state(false);
  turn = $state(false);
  #own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src');
  #asked = Date.now();

  /** Keep the pages for times without a network. */
  keep(): void {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`).catch(() => undefined);
  }

  /** Look for newer pages from now on. */
  watch(): void {
    if (!import.meta.env.PROD) return;
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden && Date.now() - this.#asked > PAUSE) void this.look();
    });
    window.addEventListener('online', () => void this.look());
  }

  async look(): Promise<void> {
    this.#asked = Date.now();
    const answer = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' }).catch(() => null);
    const script = answer?.ok ? SCRIPT.exec(await answer.text())?.[1] : undefined;
    if (script && this.#own) this.newer = script !== this.#own;
  }
}

export const version = new Version();
