/**
 * The pieces that pictures in Python are made of (`stellwerk.drawing`): the components of the tables, rendered
 * once for each form that a piece can have. `python -m building.pieces` keeps the result in the package.
 */

import type { Component } from 'svelte';
import { render } from 'svelte/server';

import { LANGUAGES, locale, type Language } from '../i18n/locale.svelte';
import Coin from '../pieces/Coin.svelte';
import SvgFlag from '../pieces/SvgFlag.svelte';
import Worker from '../pieces/Worker.svelte';
import ActionFace from '../titles/glueck-auf/pieces/ActionFace.svelte';
import CardFace from '../titles/glueck-auf/pieces/CardFace.svelte';
import Engine from '../titles/glueck-auf/pieces/Engine.svelte';
import Token from '../titles/glueck-auf/pieces/Token.svelte';
import Wagon from '../titles/glueck-auf/pieces/Wagon.svelte';
import WorkerCard from '../titles/glueck-auf/pieces/WorkerCard.svelte';
import { HIDDEN, type Action, type EngineType } from '../titles/glueck-auf/position';
import { BOARD, Board, type BoardLayout } from '../titles/glueck-auf/printed';
import Again from '../titles/russian-railroads/pieces/Again.svelte';
import Doubler from '../titles/russian-railroads/pieces/Doubler.svelte';
import Engineer from '../titles/russian-railroads/pieces/Engineer.svelte';
import Factory from '../titles/russian-railroads/pieces/Factory.svelte';
import Gear from '../titles/russian-railroads/pieces/Gear.svelte';
import Locomotive from '../titles/russian-railroads/pieces/Locomotive.svelte';
import Pennant from '../titles/russian-railroads/pieces/Pennant.svelte';
import Steps from '../titles/russian-railroads/pieces/Steps.svelte';
import Question from '../titles/russian-railroads/pieces/Question.svelte';
import Track from '../titles/russian-railroads/pieces/Track.svelte';
import { COLOURS, type Board as RailwayBoard } from '../titles/russian-railroads/printed';
import { BOX, CANDIDATES, HEIGHT, WIDTH, boxes, hasScenery } from '../titles/volldampf/geometry';
import IncomeTrack from '../titles/volldampf/map/IncomeTrack.svelte';
import Scenery from '../titles/volldampf/map/Scenery.svelte';
import CityMark from '../titles/volldampf/pieces/CityMark.svelte';
import Good from '../titles/volldampf/pieces/Good.svelte';
import Rail from '../titles/volldampf/pieces/Rail.svelte';
import RouteShape from '../titles/volldampf/pieces/RouteShape.svelte';
import type { Model } from '../titles/volldampf/model.svelte';
import type { VolldampfBoard } from '../titles/volldampf/printed';
import { COLOURS as TINTS, SHAPES, TOKENS } from '../titles/volldampf/shapes';
import { PLAYERS } from '../theme/players';

/** The boards of the titles, as the server sends them; each edition of one has its own. */
export interface Boards {
  'russian-railroads': RailwayBoard[];
  'glueck-auf': BoardLayout[];
  volldampf: VolldampfBoard[];
}

/** A rendered piece: the styles it needs, the box it is drawn in, and its SVG. */
export interface Piece {
  styles: string[];
  box: string;
  body: string;
}

export interface Drawn {
  pieces: Record<string, Piece>;
  styles: Record<string, string>;
  /** By edition of Volldampf whose coast is known, and by field: where the middle of the plate of a city is. */
  plates: Record<string, Record<string, [number, number]>>;
  /** The room of a plate, and the places beside a city that it may take in other editions. */
  plate: { box: [number, number]; places: readonly (readonly [number, number])[] };
  /** What the symbols of routes look like, in their order: shape, colour, and the name of the colour in the theme. */
  routes: { shapes: readonly string[]; colours: readonly string[]; tokens: string };
  /** By language what the words on pieces are there. */
  words: Record<string, Record<string, string>>;
}

const SEATS = PLAYERS.map((_, seat) => seat);
const MAP = `0 0 ${String(WIDTH)} ${String(HEIGHT)}`;
/** What stands for the line of a rail, which each segment has its own of. */
const LINE = 'LINE';
/** What stands for the cost of a segment. */
const COST = 'COST';

class Sheet {
  readonly drawn: Drawn = {
    pieces: {},
    styles: {},
    plates: {},
    plate: { box: [BOX.width, BOX.height], places: CANDIDATES },
    routes: { shapes: SHAPES, colours: TINTS, tokens: TOKENS },
    words: {},
  };

  /** Render a component. One that is an SVG element has a box of its own; others get `box`. */
  add<Props extends Record<string, unknown>>(
    name: string,
    component: Component<Props>,
    props: Props,
    box = '',
    context?: Map<unknown, unknown>,
  ): void {
    const { head, body } = render(component as Component, { props, ...(context && { context }) });
    const styles: string[] = [];
    for (const [, id = '', css = ''] of head.matchAll(/<style id="([\w-]+)">(.*?)<\/style>/gs)) {
      styles.push(id);
      this.drawn.styles[id] = css;
    }
    const plain = body.replaceAll(/<!--.*?-->/gs, '').trim();
    const root = /^<svg([^>]*?)viewBox="([^"]+)"[^>]*>(.*)<\/svg>$/s.exec(plain);
    const kept = /class="[^"]*"|style="[^"]*"/g;
    const piece = root
      ? { box: root[2] ?? '', body: `<g ${(root[0].slice(0, root[0].indexOf('>')).match(kept) ?? []).join(' ')}>${root[3] ?? ''}</g>` }
      : { box, body: plain };
    this.drawn.pieces[name] = { styles, ...piece };
  }
}

function everywhere(sheet: Sheet): void {
  for (const seat of SEATS) {
    sheet.add(`worker-${String(seat)}`, Worker, { seat }, '0 0 24 26');
    sheet.add(`flag-${String(seat)}`, SvgFlag, { seat, x: 0, y: 0 }, '0 0 20 20');
  }
  for (const kind of ['socket', 'black', 'temporary'] as const) sheet.add(`worker-${kind}`, Worker, { kind }, '0 0 24 26');
  sheet.add('coin', Coin, {}, '0 0 20 20');
  sheet.add('coin-socket', Coin, { socket: true }, '0 0 20 20');
}

function russianRailroads(sheet: Sheet, board: RailwayBoard): void {
  for (const colour of [...COLOURS, 'any'] as const) sheet.add(`track-${colour}`, Track, { colour, width: 42 });
  for (const number of [0, 1, ...board.locomotives]) sheet.add(`locomotive-${String(number)}`, Locomotive, { number, width: 58 });
  for (const number of [0, ...board.factories.map((one) => one.number)]) {
    sheet.add(`factory-${String(number)}`, Factory, { number, width: 30 });
  }
  for (const count of [1, 2, 3, 4, 5]) sheet.add(`steps-${String(count)}`, Steps, { count, height: 12 });
  const given = board.engineers.flatMap(({ gives }) => gives).filter(({ what }) => what === 'points');
  const printed = [...given.map(({ count }) => count), ...board.lines.flatMap(({ fields }) => fields.map(({ points }) => points))];
  for (const points of new Set(printed)) sheet.add(`points-${String(points)}`, Pennant, { points, width: 22 });
  for (const { name, fill } of PLAYERS) {
    const edge = name === 'yellow' ? 'var(--yellow-edge)' : 'var(--plate)';
    sheet.add(`gear-${name}`, Gear, { fill, edge, label: '', width: 24 });
  }
  sheet.add('gear', Gear, { width: 24 });
  sheet.add('doubler', Doubler, { width: 18 });
  sheet.add('engineer', Engineer, { width: 24 });
  sheet.add('token', Question, { width: 18 });
  sheet.add('again', Again, { width: 20 });
}

function glueckAuf(sheet: Sheet, layout: BoardLayout): void {
  const context = new Map([[BOARD, new Board(layout)]]);
  const lorries = layout.cards.filter(({ kind }) => kind === 'lorry').map(({ name }) => name);
  for (const name of [...layout.cards.map((card) => card.name), HIDDEN]) sheet.add(`card-${name}`, CardFace, { name }, '', context);
  for (const name of lorries) sheet.add(`tile-${name}`, CardFace, { name, tile: true }, '', context);
  for (const { name } of layout.areas.filter(({ pile }) => !pile)) {
    sheet.add(`area-${name}`, ActionFace, { action: name as Action }, '', context);
  }
  for (const kind of [...context.values()].flatMap(({ crests }) => [...crests, 'wild'] as const)) {
    sheet.add(`wagon-${kind}`, Wagon, { kind }, '', context);
    for (const lorry of lorries) sheet.add(`wagon-${kind}-${lorry}`, Wagon, { kind, lorry }, '', context);
  }
  for (const type of layout.engines) sheet.add(`engine-${type}`, Engine, { type: type as EngineType });
  for (let number = 1; number <= 7; number += 1) sheet.add(`shift-${String(number)}`, Token, { number });
  for (const seat of SEATS.slice(0, 4)) {
    for (const value of new Set(layout.workers)) sheet.add(`hand-${String(seat)}-${String(value)}`, WorkerCard, { seat, value });
  }
}

function volldampf(sheet: Sheet, boards: VolldampfBoard[]): void {
  for (const colour of boards[0]?.colours ?? []) {
    sheet.add(`good-${colour}`, Good, { colour }, '-8 -8 16 16');
    sheet.add(`city-${colour}`, CityMark, { colour }, '-13 -13 26 26');
  }
  for (const seat of SEATS) sheet.add(`rail-${String(seat)}`, Rail, { d: LINE, seat, x: 0, y: 0 });
  for (const drawn of [true, false]) sheet.add(drawn ? 'scenery' : 'scenery-none', Scenery, { drawn }, MAP);
  for (const shape of SHAPES) {
    TINTS.forEach((colour, n) => {
      const props = { shape, tint: `var(--route-${TOKENS.charAt(n)})`, text: COST };
      sheet.add(`route-${shape}-${colour}`, RouteShape, props, '-20 -20 40 40');
    });
  }
  for (const board of boards) {
    const { edition } = board;
    const nobody = { board, position: { seats: [] }, gains: [] } as unknown as Model;
    sheet.add(`income-${String(board.income_track)}`, IncomeTrack, { model: nobody }, MAP);
    if (!hasScenery(board)) continue;
    sheet.drawn.plates[edition] = Object.fromEntries([...boxes(board)].map(([field, { x, y }]) => [field, [x, y]]));
  }
}

async function drawIn(language: Language, boards: Boards): Promise<Drawn> {
  await locale.choose(language, false);
  const sheet = new Sheet();
  everywhere(sheet);
  for (const edition of boards['russian-railroads']) russianRailroads(sheet, edition);
  for (const edition of boards['glueck-auf']) glueckAuf(sheet, edition);
  volldampf(sheet, boards.volldampf);
  return sheet.drawn;
}

/** What is drawn, without its words. */
const drawing = (parts: string[]): string => parts.filter((_, at) => at % 2 === 0).join('');

/** All of them in English, and what differs in other languages. */
export async function drawPieces(boards: Boards): Promise<Drawn> {
  await locale.need('glueck-auf');
  const drawn = await drawIn('en', boards);
  for (const language of Object.keys(LANGUAGES).filter((one) => one !== 'en') as Language[]) {
    const { pieces } = await drawIn(language, boards);
    const words: Record<string, string> = {};
    for (const [name, { body }] of Object.entries(pieces)) {
      const [english, own] = [drawn.pieces[name]?.body ?? '', body].map((one) => one.split(/(?<=>)([^<>]+)(?=<)/));
      if (!english || !own || drawing(english) !== drawing(own)) throw new Error(`${name} has another shape in ${language}`);
      for (let at = 1; at < english.length; at += 2) {
        const word = english[at] ?? '';
        const said = own[at] ?? '';
        if ((words[word] ?? said) !== said) throw new Error(`“${word}” has two meanings in ${language}: ${words[word] ?? ''}, ${said}`);
        words[word] = said;
      }
    }
    drawn.words[language] = Object.fromEntries(Object.entries(words).filter(([word, said]) => said !== word));
  }
  return drawn;
}
