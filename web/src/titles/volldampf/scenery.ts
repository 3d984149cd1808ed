/** Coast and rivers behind the reconstructed board, in units of the drawn map (geometry.ts). */

import { smooth } from './geometry';

type Line = readonly (readonly [number, number])[];

const NORTH_SEA: Line = [
  [28, 427],
  [42, 385],
  [60, 345],
  [82, 313],
  [118, 290],
  [152, 262],
  [172, 246],
  [200, 226],
  [232, 203],
  [262, 188],
  [286, 166],
  [306, 150],
  [312, 128],
  [307, 96],
  [308, 60],
  [312, 28],
];

const ENGLAND: Line = [
  [-600, 40],
  [-40, 48],
  [62, 64],
  [98, 82],
  [150, 92],
  [180, 110],
  [189, 140],
  [184, 172],
  [162, 194],
  [120, 202],
  [74, 205],
  [46, 212],
  [-40, 206],
  [-600, 230],
];

const BALTIC: Line = [
  [371, 28],
  [376, 58],
  [370, 86],
  [374, 106],
  [384, 130],
  [404, 146],
  [430, 139],
  [452, 133],
  [480, 144],
  [508, 146],
  [538, 138],
  [566, 150],
  [598, 170],
  [620, 178],
  [636, 162],
  [646, 132],
  [668, 117],
  [702, 96],
  [724, 78],
  [752, 66],
  [772, 36],
];

const FUNEN: Line = [
  [390, 62],
  [404, 58],
  [414, 70],
  [412, 92],
  [402, 102],
  [390, 94],
  [386, 78],
];

const ZEALAND: Line = [
  [430, 58],
  [456, 42],
  [484, 46],
  [498, 64],
  [494, 90],
  [472, 104],
  [446, 102],
  [430, 86],
  [426, 70],
];

const RHINE: Line = [
  [62, 338],
  [96, 352],
  [132, 384],
  [164, 428],
  [206, 462],
  [238, 490],
  [252, 526],
  [247, 580],
  [250, 640],
  [258, 764],
];

const WESER: Line = [
  [277, 201],
  [281, 240],
  [292, 280],
  [299, 326],
];

const ELBE: Line = [
  [300, 160],
  [350, 177],
  [400, 184],
  [452, 200],
  [478, 226],
  [494, 272],
  [524, 322],
  [548, 372],
  [560, 420],
  [584, 470],
  [606, 506],
];

const ODER: Line = [
  [620, 178],
  [630, 226],
  [636, 276],
  [648, 330],
  [656, 388],
  [672, 470],
];

const DANUBE: Line = [
  [340, 694],
  [382, 646],
  [430, 612],
  [482, 599],
  [530, 622],
  [584, 652],
  [640, 668],
  [704, 677],
  [804, 688],
];

/** Sea, drawn over the land of the whole map. */
export const SEA: readonly string[] = [
  `${smooth(NORTH_SEA)}L316 -600H-600V700Z`,
  `${smooth(BALTIC)}L1400 -300V-600H360Z`,
];

/** Islands, drawn over the sea. */
export const ISLANDS: readonly string[] = [
  `${smooth(ENGLAND)}Z`,
  smooth(FUNEN, true),
  smooth(ZEALAND, true),
];

export const RIVERS: readonly string[] = [RHINE, WESER, ELBE, ODER, DANUBE].map((line) => smooth(line));
