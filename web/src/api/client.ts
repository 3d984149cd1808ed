import { backend } from '#backend';

import type { Answer } from './backend';
import type {
  Advice,
  AdviceQuestion,
  AnalysisView,
  CreationOptions,
  Command,
  Done,
  LessonView,
  LogEntry,
  Fault,
  ReplayStep,
  RoundMark,
  History,
  Catalog,
  Invitation,
  Me,
  Mine,
  MyTable,
  NewBrowser,
  NewCredential,
  NewFork,
  NewTable,
  NoticeSettings,
  OpenedTable,
  PasskeyView,
  Place,
  RequestOptions,
  RulesPage,
  SeatLink,
  SessionView,
  Signature,
  Summary,
  TurnReport,
  View,
  Why,
  MessageView,
} from './types';

/** A refusal by the server: a code for programs, an English sentence, and a message for any language. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly words: MessageView | null = null,
    readonly view: View | null = null,
  ) {
    super(message);
  }
}

/** The server did not answer at all. */
export class Unreachable extends Error {}

async function ask(path: string, method = 'GET', body?: unknown): Promise<string> {
  let answer: Answer;
  try {
    answer = await backend.request(method, path, body === undefined ? undefined : JSON.stringify(body));
  } catch {
    throw new Unreachable();
  }
  if (answer.status >= 200 && answer.status < 300) return answer.text;
  const { code = 'failed', message = '', words = null, view = null } = faultOf(answer.text) ?? {};
  throw new Refusal(answer.status, code, message, words, view && complete(view));
}

/** The fault in an answer, if it is one of ours. */
function faultOf(text: string): Fault | null {
  try {
    return JSON.parse(text) as Fault;
  } catch {
    return null;
  }
}

async function get<T>(path: string): Promise<T> {
  return JSON.parse(await ask(path)) as T;
}

async function send<T>(method: 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  return JSON.parse(await ask(path, method, body)) as T;
}

/** A path with the parameters that are given. */
export function query(
  path: string,
  params: Record<string, string | number | boolean | null | undefined>,
): string {
  const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

/** A view with everything the server leaves out because it is the default. */
export function complete(view: View): View {
  // Saved views may be older than what is said about people.
  return {
    ...{ connected: [], happenings: [], abandoned: false },
    ...view,
    seats: view.seats.map(completeSeat),
    undo: completeUndo(view.undo),
    own: completeOwn(view.own),
  };
}

export function completeUndo(undo: Partial<View['undo']>): View['undo'] {
  return { steps: 0, turn: 0, confirm: false, rule: 'free', gain: 0, chance: false, instead: [], imagined: false, ...undo };
}

export function completeOwn(own: Partial<NonNullable<View['own']>> | null | undefined): View['own'] {
  return own ? { note: '', confirm: false, declined: [], passes: false, plan: [], plan_dropped: false, ...own } : null;
}

export function completeSeat(seat: Partial<View['seats'][number]>): View['seats'][number] {
  return { name: '', kind: 'open', level: '', stand_in: '', stand_in_from: 0, hurried: '', host: false, invited: false, former: false, resigned: false, bank: 0, colour: 0, ...seat };
}

const withMoves = (path: string, moves: readonly string[]): string =>
  path + moves.map((move) => `&moves=${encodeURIComponent(move)}`).join('');

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Where the printed analysis of a game is. */
export const reportPath = (id: string, knowledge: string, lang: string): string =>
  query(`${table(id)}/analysis/report`, { knowledge, lang });

export const api = {
  catalog: () => get<Catalog>('/api/catalog'),
  me: () => get<Me>('/api/people/me'),
  account: (name: string, password: string) => send<Me>('POST', '/api/people/account', { name, password }),
  login: (name: string, password: string) => send<Me>('POST', '/api/people/login', { name, password }),
  logout: () => send<Me>('POST', '/api/people/logout'),
  password: (old: string, fresh: string) => send<SessionView[]>('PUT', '/api/people/password', { old, new: fresh }),
  sessions: () => get<SessionView[]>('/api/people/sessions'),
  endSession: (id: string) => send<SessionView[]>('POST', '/api/people/sessions/end', { id }),
  endOtherSessions: () => send<SessionView[]>('POST', '/api/people/sessions/end-others'),
  leave: (password: string) => send<Me>('POST', '/api/people/delete', { password }),
  confirmEmail: (token: string) => send<{ email: string }>('POST', '/api/people/email/confirm', { token }),
  resendEmail: () => send<NoticeSettings>('POST', '/api/people/email/resend'),
  passkeys: () => get<PasskeyView[]>('/api/people/passkeys'),
  passkeyOffer: (password: string) => send<CreationOptions>('POST', '/api/people/passkeys/offer', { password }),
  passkeyAdd: (name: string, credential: NewCredential) =>
    send<PasskeyView[]>('POST', '/api/people/passkeys', { name, credential }),
  passkeyRemove: (id: string) => send<PasskeyView[]>('POST', '/api/people/passkeys/remove', { id }),
  passkeyAsk: () => send<RequestOptions>('POST', '/api/people/passkeys/ask'),
  passkeyLogin: (credential: Signature) => send<Me>('POST', '/api/people/passkeys/login', { credential }),
  notices: (settings: NoticeSettings) => send<NoticeSettings>('PUT', '/api/people/notices', settings),
  pushKey: () => get<{ key: string }>('/api/push'),
  addBrowser: (browser: NewBrowser) => send<unknown>('POST', '/api/push', browser),
  forgetBrowser: (endpoint: string) => send<unknown>('POST', '/api/push/forget', { endpoint }),
  tables: (over = false) => get<Summary[]>(query('/api/tables', { over })),
  mine: () => get<MyTable[]>('/api/tables/mine'),
  seats: (id: string) => get<Mine>(`${table(id)}/mine`),
  remove: (id: string) => send<unknown>('POST', `${table(id)}/delete`),
  invite: (id: string, seat: number) => send<Invitation>('POST', `${table(id)}/invite/${seat}`),
  open: (data: NewTable) => send<OpenedTable>('POST', '/api/tables', data),
  fork: (data: NewFork) => send<OpenedTable>('POST', '/api/tables/fork', data),
  view: async (id: string, seat?: number | null) => complete(await get<View>(query(table(id), { seat }))),
  command: async (id: string, command: Command) => {
    const done = await send<Done>('POST', `${table(id)}/commands`, command);
    return { ...done, view: complete(done.view) };
  },
  rematch: (id: string) => send<{ table: string }>('POST', `${table(id)}/rematch`),
  link: (id: string, seat: number) => send<SeatLink>('POST', `${table(id)}/links/${seat}`),
  claim: (key: string) => send<Place>('POST', '/api/tables/claim', { key }),
  why: (id: string, move: string, seat: number) =>
    get<Why>(query(`${table(id)}/why`, { move, seat })),
  log: (id: string, from: number, seat?: number | null) =>
    get<LogEntry[]>(query(`${table(id)}/log`, { from, seat })),
  lookBack: (id: string, from: number, count: number, seat?: number | null) =>
    get<ReplayStep[]>(query(`${table(id)}/look-back`, { from, count, seat })),
  rounds: (id: string, seat?: number | null) => get<RoundMark[]>(query(`${table(id)}/rounds`, { seat })),
  history: (id: string) => get<History>(`${table(id)}/history`),
  replay: (id: string, from: number, eyes: string) =>
    get<ReplayStep[]>(query(`${table(id)}/replay`, { from, seat: eyes })),
  analysis: (id: string, knowledge: string, from: number) =>
    get<AnalysisView>(query(`${table(id)}/analysis`, { knowledge, from })),
  analyse: (id: string, knowledge: string) =>
    send<AnalysisView>('POST', query(`${table(id)}/analysis`, { knowledge })),
  analysisReport: (id: string, knowledge: string, lang: string) => ask(reportPath(id, knowledge, lang)),
  judge: (id: string, number: number, moves: readonly string[]) =>
    send<TurnReport>('POST', `${table(id)}/analysis/judge`, { number, moves }),
  variation: (id: string, after: number, actor: number, moves: readonly string[], eyes: string) =>
    get<ReplayStep[]>(withMoves(query(`${table(id)}/variation`, { after, actor, seat: eyes }), moves)),
  trial: async (id: string, after: number, actor: number, moves: readonly string[]) =>
    complete(await get<View>(withMoves(query(`${table(id)}/trial`, { after, actor }), moves))),
  advice: (id: string, question: AdviceQuestion) => send<Advice>('POST', `${table(id)}/advice`, question),
  keep: (record: string) => send<{ table: string }>('POST', '/api/records', { record }),
  rules: (title: string, lang: string) => get<RulesPage>(query(`/api/rules/${title}`, { lang })),
  record: (id: string) => ask(`${table(id)}/record`),
  beginLessons: (title: string, name: string) => send<OpenedTable>('POST', '/api/lessons', { title, name }),
  lesson: (id: string) => get<LessonView>(`/api/lessons/${id}`),
  plan: async (id: string, seat: number, moves: readonly string[], line = false) => {
    const chosen = moves.map((move) => `&move=${encodeURIComponent(move)}`).join('');
    return complete(await get<View>(`${table(id)}/plan?seat=${seat}${line ? '&line=true' : ''}${chosen}`));
  },
  report: (id: string, seat: number) => ask(query(`${table(id)}/report`, { seat: seat < 0 ? null : seat })),
  picture: (id: string, seat: number) =>
    get<{ picture: string }>(query(`${table(id)}/picture`, { seat: seat < 0 ? null : seat })),
  sentences: (language: string, page: string) => ask(`/api/sentences/${language}/${encodeURIComponent(page)}`),
  board: <T>(title: string, players: number, options: Record<string, string>) =>
    get<T>(query(`/api/titles/${title}/board`, { players, ...options })),
};
