// Asks the worker, and remembers who is waiting for which answer.
import type { Strength } from '@undercroft/bots';
import type { Playable } from '@undercroft/engine';
import type { Answer, Ask, Cancel, Counsel } from './talk.ts';

export interface Position {
  readonly game: Playable;
  readonly state: unknown;
  readonly strength: Strength;
  readonly seed: string;
}

interface Waiting {
  readonly resolve: (counsel: Counsel | undefined) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, Waiting>();

/** A question under way: it can be called off, and is then answered by nothing. */
export interface Pending {
  readonly counsel: Promise<Counsel | undefined>;
  cancel(): void;
}

export function ponder({ game, state, strength, seed }: Position): Pending {
  const id = ++asked;
  const counsel = new Promise<Counsel | undefined>((resolve, reject) => waiting.set(id, { resolve, reject }));
  tell({ type: 'ask', id, game: game.id, snapshot: game.save(state), strength, seed });
  return {
    counsel,
    cancel() {
      if (!waiting.has(id)) return;
      tell({ type: 'cancel', id });
      settle(id, ({ resolve }) => resolve(undefined));
    },
  };
}

function tell(message: Ask | Cancel): void {
  worker ??= hire();
  worker.postMessage(message);
}

function hire(): Worker {
  const hired = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  hired.onmessage = ({ data }: MessageEvent<Answer>) =>
    settle(data.id, ({ resolve, reject }) =>
      data.type === 'answer' ? resolve(data.counsel) : reject(new Error(data.message)),
    );
  // A worker that fell over takes all its questions with it; the next question hires another.
  hired.onerror = (event) => {
    hired.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) settle(id, ({ reject }) => reject(new Error(event.message)));
  };
  return hired;
}

function settle(id: number, how: (one: Waiting) => void): void {
  const one = waiting.get(id);
  waiting.delete(id);
  if (one) how(one);
}
