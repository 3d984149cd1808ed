import type {
  CreationOptions,
  Command,
  Done,
  LogEntry,
  Fault,
  Frame,
  History,
  House,
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
  View,
  Why,
  MessageView,
} from './types';

/** A refusal by the server: a word for programs, an English sentence, and the words to say it in any language. */
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

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Unreachable();
  }
  if (response.ok) return response;
  const fault = (await response.json().catch(() => null)) as Fault | null;
  const { code = 'failed', message = response.statusText, words = null, view = null } = fault ?? {};
  throw new Refusal(response.status, code, message, words, view && complete(view));
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

async function send<T>(method: 'POST' | 'PUT', path: string, body?: unknown): Promise<T> {
  const response = await ask(path, {
    method,
    headers: { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang || 'en' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
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
  return { ...view, seats: view.seats.map(completeSeat) };
}

export function completeSeat(seat: Partial<View['seats'][number]>): View['seats'][number] {
  return { name: '', kind: 'open', level: '', stand_in: '', hurried: '', host: false, invited: false, former: false, bank: 0, ...seat };
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  house: () => get<House>('/api/house'),
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
  invite: (id: string, seat: number) => send<Invitation>('POST', `${table(id)}/invite/${seat}`),
  open: (data: NewTable) => send<OpenedTable>('POST', '/api/tables', data),
  fork: (data: NewFork) => send<OpenedTable>('POST', '/api/tables/fork', data),
  view: async (id: string, seat?: number | null) => complete(await get<View>(query(table(id), { seat }))),
  command: async (id: string, command: Command) => {
    const done = await send<Done>('POST', `${table(id)}/deeds`, command);
    return { ...done, view: complete(done.view) };
  },
  rematch: (id: string) => send<{ table: string }>('POST', `${table(id)}/rematch`),
  link: (id: string, seat: number) => send<SeatLink>('POST', `${table(id)}/links/${seat}`),
  claim: (key: string) => send<Place>('POST', '/api/tables/claim', { key }),
  why: (id: string, move: string, seat: number) =>
    get<Why>(query(`${table(id)}/why`, { move, seat })),
  log: (id: string, from: number, seat?: number | null) =>
    get<LogEntry[]>(query(`${table(id)}/log`, { from, seat })),
  history: (id: string) => get<History>(`${table(id)}/history`),
  frames: (id: string, from: number, eyes: string) =>
    get<Frame[]>(query(`${table(id)}/frames`, { from, seat: eyes })),
  keep: (record: string) => send<{ table: string }>('POST', '/api/records', { record }),
  rules: (title: string, lang: string) => get<RulesPage>(query(`/api/rules/${title}`, { lang })),
  record: async (id: string) => (await ask(`${table(id)}/record`)).text(),
  picture: (id: string, seat: number) =>
    get<{ picture: string }>(query(`${table(id)}/picture`, { seat: seat < 0 ? null : seat })),
  sentences: async (language: string, page: string) =>
    (await ask(`/api/sentences/${language}/${encodeURIComponent(page)}`)).text(),
  board: <T>(title: string, players: number, options: Record<string, string>) =>
    get<T>(query(`/api/titles/${title}/board`, { players, ...options })),
};
