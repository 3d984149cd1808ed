/** Bots think and games are analysed here, one question after the other, so that neither the tables nor the page wait. */
import type { Thought } from './messages';
import { python } from './python';

interface Module {
  get_ready_to_think(): void;
  think(question: string): string;
}

const started = python<Module>('stellwerk.site.worker').then((module) => {
  module.get_ready_to_think();
  return module;
});
started.catch(() => {
  self.postMessage('broken');
});

self.onmessage = ({ data: port }: MessageEvent<MessagePort>) => {
  port.onmessage = async ({ data: question }: MessageEvent<string>) => {
    try {
      const { think } = await started;
      port.postMessage({ question, answer: think(question) } satisfies Thought);
    } catch {
      self.postMessage('broken');
    }
  };
};
