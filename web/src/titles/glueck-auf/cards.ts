/** What a card shows, read from its name. */

import type { Crest, Destination, EngineType } from './position';
import printed from './printed.json';

export type Face =
  | { kind: 'lorry'; crest: Crest; lorries: 1 | 2; points: number }
  | { kind: 'wagon'; wagon: Crest | 'wild'; tracks: number[] }
  | { kind: 'engine'; type: EngineType }
  | { kind: 'order'; destination: Destination; lorries: number; points: number }
  | { kind: 'share'; destination: Destination; points: number }
  | { kind: 'innovation'; name: string; workers: number; of: Extra | null }
  /** `each` is what it scores each time it counts; a volume counts once. */
  | { kind: 'objective'; of: Aim; each: number }
  | { kind: 'unknown' };

export type Extra = 'lorry' | 'wagon' | 'engine' | 'order' | 'share' | 'mining' | 'delivery';
export type Aim =
  | { kind: 'shift' }
  | { kind: 'count' }
  | { kind: 'engine'; type: EngineType }
  | { kind: 'share' | 'order' | 'volume'; destination: Destination };

/** The tracks a wagon may stand at (GA-4.3). */
function tracksOf(wagon: string): number[] {
  return printed.tracks.flatMap((crests, n) => (wagon === 'wild' || crests.includes(wagon) ? [n + 1] : []));
}

function objective(words: readonly string[]): Face {
  const [kind = '', what = ''] = words;
  if (kind === 'engine') return { kind: 'objective', of: { kind, type: what as EngineType }, each: printed.objectivePoints.engine };
  if (kind === 'share' || kind === 'order' || kind === 'volume') {
    return { kind: 'objective', of: { kind, destination: what as Destination }, each: printed.objectivePoints[kind] };
  }
  const plain = kind === 'shift' ? 'shift' : 'count';
  return { kind: 'objective', of: { kind: plain }, each: printed.objectivePoints[plain] };
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
      if (second === 'wagon') return { kind: 'wagon', wagon: first, tracks: tracksOf(first) };
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
      return { kind: 'order', destination: first, lorries, points: printed.orderPoints[lorries - 1] ?? 0 };
    }
    case 'share':
      return { kind: 'share', destination: second as Destination, points: printed.sharePoints };
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
