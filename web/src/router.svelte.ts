/** The address of the page. Links inside the house do not load it again. */
class Router {
  #location = $state.raw(new URL(location.href));

  constructor() {
    window.addEventListener('popstate', () => {
      this.#location = new URL(location.href);
    });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(link.href);
    });
  }

  get path(): string {
    return this.#location.pathname;
  }
  /** The parts of the path: /table/x is ['table', 'x']. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decodeURIComponent);
  }
  get hash(): string {
    return this.#location.hash.slice(1);
  }
  get params(): URLSearchParams {
    return this.#location.searchParams;
  }

  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, location.href);
    const other = url.pathname !== location.pathname;
    if (replace) history.replaceState(null, '', url);
    else history.pushState(null, '', url);
    this.#location = url;
    if (other) {
      window.scrollTo(0, 0);
      document.getElementById('app')?.focus();
    }
  }
}

export const router = new Router();
