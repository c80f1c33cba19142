// Thinks beside the page, so that nothing on it stutters. Bots are those of the laboratory, unchanged.
/// <reference lib="webworker" />
import { type Advice, ask, concludeInPieces, hintOf, loadRoster, type Roster } from '@undercroft/bots';
import { clone, must, Stream } from '@undercroft/engine';
import type { Answer, Ask, Cancel, Counsel } from './talk.ts';

declare const self: DedicatedWorkerGlobalScope;

/** A bot's budget is meant for an ordinary computer; a slow phone answers with what it has by then. */
const PATIENCE = 1200;

const wanted = new Set<number>();

self.onmessage = ({ data }: MessageEvent<Ask | Cancel>) => {
  if (data.type === 'cancel') wanted.delete(data.id);
  else {
    wanted.add(data.id);
    void answer(data);
  }
};

async function answer(question: Ask): Promise<void> {
  const { id } = question;
  try {
    const counsel = await think(question, () => !wanted.has(id));
    if (wanted.has(id)) say({ type: 'answer', id, counsel });
  } catch (error) {
    say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
  wanted.delete(id);
}

const say = (answered: Answer): void => self.postMessage(answered);

async function think({ game, snapshot, strength, seed }: Ask, isCancelled: () => boolean): Promise<Counsel> {
  const roster = await loadRoster(game);
  const state = must(roster.game.load(snapshot));
  const clock = () => performance.now();
  const until = clock() + PATIENCE;
  const thinking = roster.bots[strength].think(ask(roster.game, state, Stream.of(seed)));
  const stopped = () => isCancelled() || clock() > until;
  return inWords(roster, state, await concludeInPieces(thinking, roster.budgets[strength], { clock, stopped, pause }));
}

/** Codes mean something in their position only: a line is written down while it is played on a copy. */
function inWords({ game }: Roster, state: unknown, advice: Advice): Counsel {
  const position = clone(game, state);
  const actions = advice.line.map((code) => {
    const action = game.write(position, code);
    game.play(position, code);
    return action;
  });
  const ideas = hintOf(advice).map(({ code, ...rest }) => ({ ...rest, action: game.write(state, code) }));
  return { actions, ideas, reason: advice.reason };
}

/** Lets messages in. */
const { port1, port2 } = new MessageChannel();
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
