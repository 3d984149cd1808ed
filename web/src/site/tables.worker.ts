/** The tables of this browser: Python answers here what a server would. */
import type { FromTables, Thought, ToTables } from './messages';
import { python } from './python';
import { GameStorage } from './storage';

/** `TablesWorker` in Python. */
interface Tables {
  answer(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
  answered(question: string, answer: string): Promise<void>;
  host: { heard(table: string): Promise<void> };
  channels: {
    open(channel: number, path: string): Promise<void>;
    receive(channel: number, text: string): Promise<void>;
    close(channel: number): void;
  };
}
interface Module {
  TablesWorker(
    storage: GameStorage,
    secret: string,
    send: (channel: number, text: string) => void,
    shut: (channel: number, code: number, reason: string) => void,
    ask: (question: string) => void,
  ): Tables;
}

let bots: MessagePort | null = null;
/** What bots were asked and have not answered: new ones are asked again. */
const unanswered = new Set<string>();

function tell(message: FromTables): void {
  self.postMessage(message);
}

function ask(question: string): void {
  unanswered.add(question);
  bots?.postMessage(question);
}

async function start(): Promise<Tables> {
  const loading = python<Module>('stellwerk.site.worker', (share) => {
    tell({ kind: 'loading', share });
  });
  const storage = await GameStorage.open();
  const module = await loading;
  const tables = module.TablesWorker(
    storage,
    await storage.secret(),
    (channel, text) => {
      tell({ kind: 'message', channel, text });
    },
    (channel, code, reason) => {
      tell({ kind: 'shut', channel, code, reason });
    },
    ask,
  );
  storage.hear((table) => void tables.host.heard(table));
  tell({ kind: 'ready' });
  return tables;
}

const started = start();
started.catch((error: unknown) => {
  tell({ kind: 'broken', reason: String(error) });
});

self.onmessage = async ({ data }: MessageEvent<ToTables>) => {
  const tables = await started.catch(() => null);
  if (!tables) return;
  switch (data.kind) {
    case 'bots':
      bots = data.port;
      bots.onmessage = ({ data: { question, answer } }: MessageEvent<Thought>) => {
        if (unanswered.delete(question)) void tables.answered(question, answer);
      };
      for (const question of unanswered) bots.postMessage(question);
      break;
    case 'request': {
      const answer = await tables.answer(data.method, data.path, data.body);
      const [status, text] = answer.toJs();
      answer.destroy();
      tell({ kind: 'answer', id: data.id, status, text });
      break;
    }
    case 'open':
      await tables.channels.open(data.channel, data.path);
      break;
    case 'say':
      await tables.channels.receive(data.channel, data.text);
      break;
    case 'close':
      tables.channels.close(data.channel);
  }
};
