import type { Answer, Backend, Channel, Listener } from './backend';

/** A server, by HTTP and WebSocket. */
class Network implements Backend {
  readonly alone = false;
  readonly loaded = 1;
  readonly broken = false;

  async request(method: string, path: string, body?: string): Promise<Answer> {
    const about = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang || 'en' };
    const response = await fetch(path, {
      credentials: 'same-origin',
      ...(method === 'GET' ? {} : { method, headers: about }),
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, text: await response.text() };
  }

  channel(path: string, listener: Listener): Channel {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      listener.message(data);
    };
    socket.onclose = ({ code, reason }) => {
      listener.closed(code, reason);
    };
    return {
      get open() {
        return socket.readyState === WebSocket.OPEN;
      },
      send: (text) => {
        socket.send(text);
      },
      close: () => {
        socket.close();
      },
    };
  }
}

export const backend: Backend = new Network();
