// Sub Terra as a table plays it.

import { CHANCE, OVER, type Playable, type Status } from '@undercroft/engine';
import { ASK_HORROR, ASK_PATH, ASK_SPAWN, ASKS, GAME_OVER, isChance } from './asks.ts';
import type { Caver } from './cavers.ts';
import { decode } from './decode.ts';
import { Descent, isOnExit, nameOf } from './descent.ts';
import { countLeftBehind, leftBehind, medal } from './ending.ts';
import { ENDS, type End, type Event, type Medal } from './events.ts';
import { checkListed } from './find.ts';
import { legal, MAX_LEGAL, weights } from './legal.ts';
import { play } from './play.ts';
import type { RefusalKind } from './refusals.ts';
import { save } from './save.ts';
import type { Action, Options, Outcome } from './schemas.ts';
import { open } from './setup.ts';
import type { Snapshot } from './snapshot.ts';

export interface SubTerra {
  State: Descent;
  Options: Options;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Snapshot: Snapshot;
  RefusalKind: RefusalKind;
}

export interface SubTerraEnding {
  /** The medal (ST-END-2). */
  readonly how: Medal;
  readonly rule: string;
  readonly scores: readonly number[];
  readonly end: End;
  readonly leftBehind: readonly Caver[];
  /** ST-END-3: seats with a caver on the exit. */
  readonly out: readonly number[];
}

/** ST-ASK-2: the clause of each question says whose decision it is. */
export function decider(d: Descent): number {
  if (d.asks === GAME_OVER) return OVER;
  if (isChance(d.asks)) return CHANCE;
  if (d.asks === ASK_HORROR || d.asks === ASK_SPAWN) return d.seats[d.start]!;
  if (d.asks === ASK_PATH) return d.seats[d.victim]!;
  return d.seats[d.actor]!;
}

const SCORES = [1, 0.75, 0.5, 0];

/** ST-END-3: the whole team gets the same score. */
const score = (d: Descent): number => SCORES[Math.min(countLeftBehind(d), 3)] as number;

export function seatCount(d: Descent): number {
  let most = 0;
  for (let i = 0; i < d.cavers; i++) most = Math.max(most, d.seats[i]!);
  return most + 1;
}

function ending(d: Descent): SubTerraEnding {
  const seats = Array.from({ length: seatCount(d) }, (_, seat) => seat);
  const out = seats.filter((seat) => d.options.cavers.some((member, i) => member.seat === seat && isOnExit(d, i)));
  return {
    how: medal(d),
    rule: 'ST-END-2',
    scores: seats.map(() => score(d)),
    end: ENDS[d.end] as End,
    leftBehind: leftBehind(d).map((i) => nameOf(d, i)),
    out,
  };
}

function status(d: Descent): Status {
  const asks = ASKS[d.asks] as string;
  const seat = decider(d);
  if (seat === OVER) return { type: 'over', ending: ending(d) };
  return seat === CHANCE ? { type: 'chance', asks } : { type: 'seat', seat, asks };
}

export const playableSubTerra: Playable<SubTerra> = {
  id: 'sub-terra',
  rules: 1,
  earlier: [],
  facts: { maxLegal: MAX_LEGAL, maxEntries: 20_000 },
  open,
  options: (d) => d.options,
  seats: seatCount,
  decider,
  legal,
  weights,
  play,
  score,
  blank: () => new Descent(),
  copy: (from, into) => into.copyFrom(from),
  status,
  check: checkListed,
  decode,
  save,
};
