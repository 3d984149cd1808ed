import { backend } from '#backend';

/**
 * The address of the page. Links inside the client do not load it again.
 *
 * Where there is no server, only one file answers, in any folder of any host: there the address inside
 * the client comes after the #.
 */
class Router {
  #location = $state.raw(this.#read());

  constructor() {
    window.addEventListener('popstate', () => {
      this.#location = this.#read();
    });
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a');
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
      event.preventDefault();
      this.go(this.#inside(link));
    });
    if (backend.alone) for (const near of ['pointerover', 'focusin']) document.addEventListener(near, this.#show);
  }

  #read(): URL {
    return backend.alone ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href);
  }

  /** Before a link is used, it gets its address outside: for another tab, or to be copied. */
  #show = (event: Event): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]:not([href^="/api/"])');
    if (link) link.setAttribute('href', this.outside(link.getAttribute('href') ?? '/'));
  };

  /** Where a link leads inside the client. */
  #inside(link: HTMLAnchorElement): string {
    const address = link.getAttribute('href') ?? '';
    if (!backend.alone) return link.href;
    const [, inside] = address.split('#/');
    return inside === undefined ? address : `/${inside}`;
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

  /** The full address of a page of this client. */
  outside(to: string): string {
    const { pathname, search, hash, href } = new URL(to, this.#location);
    return backend.alone ? `${location.href.split('#')[0] ?? ''}#${pathname}${search}${hash}` : href;
  }

  go(to: string, { replace = false } = {}): void {
    const url = new URL(to, this.#location);
    const other = url.pathname !== this.#location.pathname;
    if (replace) history.replaceState(null, '', this.outside(to));
    else history.pushState(null, '', this.outside(to));
    this.#location = url;
    if (other) {
      window.scrollTo(0, 0);
      document.getElementById('app')?.focus();
    }
  }
}

export const router = new Router();
