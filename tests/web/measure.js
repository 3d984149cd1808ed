// What a person at this window cannot see, read or hit: a list of sentences, empty if all is well.
// Called with { least, target }: the smallest letters and the smallest target in pixels; target 0
// where a mouse is used.
async ({ least, target }) => {
  await document.fonts.ready;
  const faults = new Set();
  const SLACK = 1.5;
  const box = (it) => it.getBoundingClientRect();
  const isShown = (node) =>
    node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('.unseen, [inert]') && getComputedStyle(node).clipPath !== 'inset(50%)';
  const describe = (node) => {
    const path = [];
    for (let at = node; at && path.length < 3; at = at.parentElement) {
      const name = [...at.classList].filter((it) => !it.startsWith('svelte-')).join('.');
      path.unshift(at.tagName.toLowerCase() + (name ? `.${name}` : ''));
    }
    return path.join(' > ');
  };
  const ancestors = (node) => {
    const found = [];
    for (let at = node.parentElement; at; at = at.parentElement) found.push(at);
    return found;
  };
  const scrolls = (node, way) => {
    const style = getComputedStyle(node);
    return ['auto', 'scroll'].includes(way === 'x' ? style.overflowX : style.overflowY);
  };
  /** How far a box sticks out of what cuts it off, and cannot be scrolled to. */
  const cut = (rect, node) => {
    let [wide, high] = [true, true];
    let fixed = getComputedStyle(node).position === 'fixed';
    for (const parent of ancestors(node)) {
      if (fixed) break;
      const style = getComputedStyle(parent);
      const outer = box(parent);
      // The map of a phone is moved under its frame.
      if (parent.closest('.map.phone')) return null;
      if (parent === document.body || parent === document.documentElement) break;
      if (scrolls(parent, 'x') && parent.scrollWidth > parent.clientWidth) wide = false;
      if (scrolls(parent, 'y') && parent.scrollHeight > parent.clientHeight) high = false;
      const margin = style.overflowX === 'clip' ? parseFloat(style.overflowClipMargin) || 0 : 0;
      const clips = (value) => value === 'hidden' || value === 'clip';
      const hides = clips(style.overflowX) || clips(style.overflowY);
      if (hides) {
        if (wide && clips(style.overflowX)) {
          const over = Math.max(outer.left - margin - rect.left, rect.right - outer.right - margin);
          if (over > SLACK) return `${Math.round(over)} px sideways by ${describe(parent)}`;
        }
        if (high && clips(style.overflowY)) {
          const over = Math.max(outer.top - margin - rect.top, rect.bottom - outer.bottom - margin);
          if (over > SLACK) return `${Math.round(over)} px in height by ${describe(parent)}`;
        }
      }
      if (style.position === 'fixed') fixed = true;
    }
    if (wide && (rect.left < -SLACK || rect.right > innerWidth + SLACK)) return 'by the edge of the window';
    if (high && fixed && (rect.top < -SLACK || rect.bottom > innerHeight + SLACK)) return 'by the foot of the window';
    return null;
  };

  const scroller = (node) => ancestors(node).find((it) => scrolls(it, 'y'));
  /** The buttons seen at both ends and in the middle of a box, where it is in the window. */
  const controlsOver = ({ left, right, top, bottom }) =>
    [left + 2, (left + right) / 2, right - 2]
      .map((x) => document.elementFromPoint(x, (top + bottom) / 2)?.closest('button, a, select, input'))
      .filter(Boolean);

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.add(`the page is ${scrollWidth - innerWidth} px too wide`);
  if (document.querySelector('[data-phone]') && scrollHeight > innerHeight) faults.add(`the table of a phone is ${scrollHeight - innerHeight} px too high`);
  for (const node of document.querySelectorAll('body *')) {
    if (!isShown(node)) continue;
    if (scrolls(node, 'x') && node.scrollWidth > node.clientWidth + 1 && !node.matches('pre, pre *, [data-wide]')) {
      faults.add(`scrolls sideways: ${describe(node)}, ${node.scrollWidth - node.clientWidth} px`);
    }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const node = text.parentElement;
    const words = text.data.trim();
    if (!words || !node || !isShown(node) || node.matches('script, style, title, option, .words')) continue;
    if (node.closest('.words, title')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter((it) => it.width > 0 && it.height > 0);
    if (!rects.length) continue;
    const style = getComputedStyle(node);
    let size = parseFloat(style.fontSize);
    if (node instanceof SVGElement) {
      const matrix = node.getScreenCTM();
      if (matrix) size *= Math.hypot(matrix.a, matrix.b);
    } else size *= node.currentCSSZoom ?? 1;
    const said = words.length > 24 ? `${words.slice(0, 24)}…` : words;
    if (size < least - 0.05) faults.add(`small: ${size.toFixed(1)} px, "${said}" in ${describe(node)}`);
    for (const rect of rects) {
      const how = cut(rect, node);
      if (how) {
        faults.add(`cut: "${said}" in ${describe(node)}, ${how}`);
        break;
      }
    }
    const shown = rects.filter((rect) => rect.bottom <= box(node).bottom + SLACK);
    const covering = shown.flatMap(controlsOver).find((it) => !it.contains(node) && scroller(it) === scroller(node));
    // Cards in a hand overlap, and the map of a phone goes on under its buttons.
    if (covering && document.querySelector('[data-prompt]') && style.pointerEvents !== 'none' && !(node instanceof SVGElement)) {
      faults.add(`covered: "${said}" in ${describe(node)}, by ${describe(covering)}`);
    }
    if (style.textOverflow === 'ellipsis' && node.scrollWidth > node.clientWidth) {
      faults.add(`dots: "${said}" in ${describe(node)}`);
    }
  }

  const hits = 'button:not(:disabled), a[href], input, select, textarea, summary, [data-spot=open]';
  for (const node of document.querySelectorAll(hits)) {
    if (!isShown(node) || node.matches('[type=hidden]')) continue;
    const rect = box(node);
    if (rect.width < 1 || rect.height < 1) continue;
    const how = cut(rect, node);
    if (how) faults.add(`cut: ${describe(node)}, ${how}`);
    // A link in a sentence is as high as its line; a box with a label is hit on the label too.
    if (!target || (node.matches('a') && getComputedStyle(node).display === 'inline')) continue;
    if (node.matches('[data-spot]:not([data-spot=open])')) continue;
    // On the map of a phone a tap beside a small thing hits the nearest.
    if (node instanceof SVGElement && node.closest('.map.phone')) continue;
    const whole = node.closest('label') ? box(node.closest('label')) : rect;
    const [wide, high] = [Math.max(whole.width, rect.width), Math.max(whole.height, rect.height)];
    if (wide < target - 0.5 || high < target - 0.5) {
      faults.add(`target: ${Math.round(wide)}×${Math.round(high)}, ${describe(node)} "${node.textContent.trim().slice(0, 20)}"`);
    }
  }

  // What is asked, and something that answers it, without scrolling.
  const inWindow = (node) => {
    const rect = box(node);
    if (rect.width === 0 || rect.left < -SLACK || rect.top < -SLACK) return false;
    if (rect.right > innerWidth + SLACK || rect.bottom > innerHeight + SLACK) return false;
    const over = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    return !!over && (node.contains(over) || over.contains(node));
  };
  const prompt = document.querySelector('[data-prompt]');
  if (prompt) {
    if (!inWindow(prompt.querySelector('.headline'))) faults.add('the prompt is out of sight');
    const open = [...document.querySelectorAll('[data-spot=open], [data-confirm]')].filter(isShown);
    if (open.length && !open.some(inWindow)) faults.add('no choice is in sight');
    const board = open.filter((node) => !node.closest('[data-prompt]'));
    if (board.length && !board.some(inWindow)) faults.add('no choice outside the prompt is in sight');
  }
  return [...faults];
}
