interface Section {
  readonly id: string;
  readonly heading: string;
  readonly html: string;
}

/** Letters without accents, in lower case: what people type when they look for something. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** The parts of chapters that contain every word looked for; all of them if nothing is looked for. */
export function findRules<T extends Section>(sections: readonly T[], wanted: string): T[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...sections];
  const found: T[] = [];
  for (const section of sections) {
    const holder = document.createElement('template');
    holder.innerHTML = section.html;
    const fits = (node: Element): boolean => {
      const text = plain(node.textContent);
      return words.every((word) => text.includes(word));
    };
    const parts = [...holder.content.children].flatMap((block) =>
      /^(UL|OL)$/.test(block.tagName) ? wrap(block, [...block.children].filter(fits)) : fits(block) ? [block] : [],
    );
    if (parts.length) found.push({ ...section, html: parts.map((part) => part.outerHTML).join('') });
  }
  return found;
}

/** A list with only these of its lines. */
function wrap(list: Element, lines: Element[]): Element[] {
  if (!lines.length) return [];
  const shorter = list.cloneNode(false) as Element;
  shorter.append(...lines);
  return [shorter];
}
