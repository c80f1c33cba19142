// Asks the worker, and remembers who is waiting for which answer.
import type { Strength } from '@undercroft/bots';
import type { Playable } from '@undercroft/engine';
import type { AdviceRequest, AdviceResponse, BotAdvice, CancelRequest } from './messages.ts';

export interface AdviceQuestion {
  readonly game: Playable;
  readonly state: unknown;
  readonly strength: Strength;
  readonly seed: string;
}

interface Waiting {
  readonly resolve: (advice: BotAdvice | undefined) => void;
  readonly reject: (error: Error) => void;
}

let worker: Worker | undefined;
let lastId = 0;
const waiting = new Map<number, Waiting>();

/** A question that is being thought about; when it is cancelled, there is no answer. */
export interface PendingAdvice {
  readonly advice: Promise<BotAdvice | undefined>;
  cancel(): void;
}

export function requestAdvice({ game, state, strength, seed }: AdviceQuestion): PendingAdvice {
  const id = ++lastId;
  const advice = new Promise<BotAdvice | undefined>((resolve, reject) => waiting.set(id, { resolve, reject }));
  send({ type: 'request', id, game: game.id, rules: game.rules, snapshot: game.save(state), strength, seed });
  return {
    advice,
    cancel() {
      if (!waiting.has(id)) return;
      send({ type: 'cancel', id });
      finish(id, ({ resolve }) => resolve(undefined));
    },
  };
}

function send(message: AdviceRequest | CancelRequest): void {
  worker ??= startWorker();
  worker.postMessage(message);
}

function startWorker(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  started.onmessage = ({ data }: MessageEvent<AdviceResponse>) =>
    finish(data.id, ({ resolve, reject }) =>
      data.type === 'response' ? resolve(data.advice) : reject(new Error(data.message)),
    );
  // When a worker crashes, all its questions fail; the next question starts another.
  started.onerror = (event) => {
    started.terminate();
    worker = undefined;
    for (const id of [...waiting.keys()]) finish(id, ({ reject }) => reject(new Error(event.message)));
  };
  return started;
}

function finish(id: number, how: (one: Waiting) => void): void {
  const one = waiting.get(id);
  waiting.delete(id);
  if (one) how(one);
}
