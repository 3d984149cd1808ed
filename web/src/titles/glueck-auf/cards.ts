/** What a card shows, read from its name. */

import type { Crest, Destination, EngineType } from './position';

export type Face =
  | { kind: 'lorry'; crest: Crest; lorries: 1 | 2; points: number }
  | { kind: 'wagon'; wagon: Crest | 'wild'; tracks: number[] }
  | { kind: 'engine'; type: EngineType }
  | { kind: 'order'; destination: Destination; lorries: number; points: number }
  | { kind: 'share'; destination: Destination; points: number }
  | { kind: 'innovation'; name: string; workers: number; of: Extra | null }
  | { kind: 'objective'; of: Aim; each: number }
  | { kind: 'unknown' };

export type Extra = 'lorry' | 'wagon' | 'engine' | 'order' | 'share' | 'mining' | 'delivery';
export type Aim =
  | { kind: 'shift' }
  | { kind: 'count' }
  | { kind: 'engine'; type: EngineType }
  | { kind: 'share' | 'order' | 'volume'; destination: Destination };

const ORDER_POINTS = [0, 3, 5, 7, 10];
const SHARE_POINTS = 3;
const TRACKS_OF: Record<string, number[]> = {
  wheel: [1, 2],
  clover: [1, 3],
  tower: [2],
  fox: [3],
  wild: [1, 2, 3],
};
/** What an objective scores each time it counts; `volume` counts once. */
const EACH: Record<Aim['kind'], number> = { shift: 3, count: 1, engine: 2, share: 2, order: 2, volume: 4 };

function objective(words: readonly string[]): Face {
  const [kind = '', what = ''] = words;
  if (kind === 'engine') return { kind: 'objective', of: { kind, type: what as EngineType }, each: EACH.engine };
  if (kind === 'share' || kind === 'order' || kind === 'volume') {
    return { kind: 'objective', of: { kind, destination: what as Destination }, each: EACH[kind] };
  }
  const plain = kind === 'shift' ? 'shift' : 'count';
  return { kind: 'objective', of: { kind: plain }, each: EACH[plain] };
}

/** The face of a card by its name, such as `wheel-double`, `barracks-3` or `objective-engine-A`. */
export function face(name: string): Face {
  const [first = '', second = '', ...rest] = name.split('-');
  switch (first) {
    case 'wheel':
    case 'clover':
    case 'tower':
    case 'fox':
    case 'wild':
      if (second === 'wagon') return { kind: 'wagon', wagon: first, tracks: TRACKS_OF[first] ?? [] };
      if (first === 'wild') break;
      if (second === 'double') return { kind: 'lorry', crest: first, lorries: 2, points: 0 };
      return { kind: 'lorry', crest: first, lorries: 1, points: Number(second) };
    case 'engine':
      return { kind: 'engine', type: second as EngineType };
    case 'barracks':
    case 'furnaces':
    case 'factories':
    case 'steamboats': {
      const lorries = Number(second);
      return { kind: 'order', destination: first, lorries, points: ORDER_POINTS[lorries] ?? 0 };
    }
    case 'share':
      return { kind: 'share', destination: second as Destination, points: SHARE_POINTS };
    case 'workers':
      return { kind: 'innovation', name, workers: Number(second), of: null };
    case 'extra':
      return { kind: 'innovation', name, workers: 0, of: second as Extra };
    case 'objective':
      return objective([second, ...rest]);
  }
  return { kind: 'unknown' };
}

/** The lorries a lorry card shows: what it costs to move, and what it delivers. */
export function lorriesOn(name: string): number {
  const card = face(name);
  return card.kind === 'lorry' ? card.lorries : 0;
}
