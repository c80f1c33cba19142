// Thinks beside the page, so that nothing on it stutters. The bots are the laboratory's, unchanged.
/// <reference lib="webworker" />
import {
  type Advice,
  concludeInSlices,
  createRosterCache,
  hintOf,
  questionFor,
  type Roster,
  rosterUnder,
} from '@undercroft/bots';
import { loadRoster } from '@undercroft/catalog/bots';
import { type Code, clone, Stream, unwrap } from '@undercroft/engine';
import type { AdviceRequest, AdviceResponse, BotAdvice, CancelRequest } from './messages.ts';

declare const self: DedicatedWorkerGlobalScope;

/** A bot's budget is meant for an ordinary computer; a slow phone answers with what it has by then. */
const TIME_LIMIT = 1200;

const active = new Set<number>();
const rosterOf = createRosterCache(loadRoster);

self.onmessage = ({ data }: MessageEvent<AdviceRequest | CancelRequest>) => {
  if (data.type === 'cancel') active.delete(data.id);
  else {
    active.add(data.id);
    void answer(data);
  }
};

async function answer(question: AdviceRequest): Promise<void> {
  const { id } = question;
  try {
    const advice = await think(question, () => !active.has(id));
    if (active.has(id)) send({ type: 'response', id, advice });
  } catch (error) {
    send({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
  active.delete(id);
}

const send = (answered: AdviceResponse): void => self.postMessage(answered);

async function think(
  { game, rules, snapshot, strength, seed }: AdviceRequest,
  isCancelled: () => boolean,
): Promise<BotAdvice> {
  const roster = rosterUnder(await rosterOf(game), rules);
  const state = unwrap(roster.game.load(snapshot));
  const clock = () => performance.now();
  const until = clock() + TIME_LIMIT;
  const thinking = roster.bots[strength].think(questionFor(roster.game, state, Stream.of(seed)));
  const shouldStop = () => isCancelled() || clock() > until;
  return decodeAdvice(
    roster,
    state,
    await concludeInSlices(thinking, roster.budgets[strength], { clock, shouldStop, pause }),
  );
}

/** Codes mean something in their position only: a line is written down while it is played on a copy. */
function decodeAdvice(roster: Roster, state: unknown, { sparing, ...advice }: Advice): BotAdvice {
  const decoded = decodeLine(roster, state, advice);
  return sparing ? { ...decoded, sparing: decodeLine(roster, state, sparing) } : decoded;
}

function decodeLine(roster: Roster, state: unknown, advice: Advice): Omit<BotAdvice, 'sparing'> {
  const suggestions = hintOf(advice).map(({ code, line, ...rest }) => ({
    ...rest,
    action: roster.game.decode(state, code),
    ...(line ? { actions: decodeAll(roster, state, line) } : {}),
  }));
  const games = advice.ideas.reduce((sum, { trials }) => sum + trials, 0);
  return { actions: decodeAll(roster, state, advice.line), suggestions, reason: advice.reason, games };
}

function decodeAll({ game }: Roster, state: unknown, line: readonly Code[]): object[] {
  const position = clone(game, state);
  return line.map((code) => {
    const action = game.decode(position, code);
    game.play(position, code);
    return action;
  });
}

/** Lets the worker receive messages between iterations. */
const { port1, port2 } = new MessageChannel();
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    port1.onmessage = () => resolve();
    port2.postMessage(undefined);
  });
