// Inferno's Edge as a `Playable` of the engine.

import { CHANCE, OVER, type Playable, type Status } from '@undercroft/engine';
import { ASK_GUARDIAN, ASK_PATH, ASK_SANCTUM, ASK_VICTIM, ASKS, GAME_OVER, isChance } from './asks.ts';
import { decode } from './decode.ts';
import { endDetails, rank } from './ending.ts';
import type { End, Event, Rank } from './events.ts';
import { ESCAPED, Expedition } from './expedition.ts';
import type { Explorer } from './explorers.ts';
import { checkListed } from './find.ts';
import { legal, MAX_LEGAL, weights } from './legal.ts';
import { play } from './play.ts';
import type { RefusalKind } from './refusals.ts';
import { save, saveFirst } from './save.ts';
import type { Action, Options, Outcome } from './schemas.ts';
import { open, openFirst } from './setup.ts';
import type { Snapshot } from './snapshot.ts';

export interface InfernosEdge {
  State: Expedition;
  Options: Options;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Snapshot: Snapshot;
  RefusalKind: RefusalKind;
}

export interface InfernosEdgeEnding {
  /** The rank (IE-END-2). */
  readonly how: Rank;
  readonly rule: string;
  readonly scores: readonly number[];
  readonly end: End;
  readonly lost: readonly Explorer[];
  /** How many keys were discarded, if that ended the game (IE-MAP-4). */
  readonly keys?: number;
  /** The seats with an explorer outside. */
  readonly out: readonly number[];
}

/** IE-LEAD-1, IE-GUARD-7: the questions that the lead explorer's player answers. */
const FOR_LEAD = [ASK_SANCTUM, ASK_GUARDIAN, ASK_VICTIM, ASK_PATH].reduce((set, asks) => set | (1 << asks), 0);
const isForLead = (asks: number): boolean => ((FOR_LEAD >> asks) & 1) === 1;

/** IE-ASK-1: the seat that the clause of each question names. */
export function decider(e: Expedition): number {
  if (e.asks === GAME_OVER) return OVER;
  if (isChance(e.asks)) return CHANCE;
  return e.seats[isForLead(e.asks) ? e.lead : e.actor]!;
}

const SCORES: Readonly<Record<Rank, number>> = { legendary: 1, gold: 0.75, silver: 0.5, bronze: 0.25, forgotten: 0 };

/** IE-END-2: the rank is the team's. */
const score = (e: Expedition): number => SCORES[rank(e)];

export function seatsOf(e: Expedition): number {
  let most = 0;
  for (let i = 0; i < e.explorers; i++) most = Math.max(most, e.seats[i]!);
  return most + 1;
}

function ending(e: Expedition): InfernosEdgeEnding {
  const seats = Array.from({ length: seatsOf(e) }, (_, seat) => seat);
  const isOut = (seat: number) => e.options.explorers.some((one, i) => one.seat === seat && e.states[i] === ESCAPED);
  return {
    how: rank(e),
    rule: 'IE-END-2',
    scores: seats.map(() => score(e)),
    ...endDetails(e),
    out: seats.filter(isOut),
  };
}

function status(e: Expedition): Status {
  const asks = ASKS[e.asks] as string;
  const seat = decider(e);
  if (seat === OVER) return { type: 'over', ending: ending(e) };
  return seat === CHANCE ? { type: 'chance', asks } : { type: 'seat', seat, asks };
}

/** Rules 1 had no option `closing`, and laid discarded keys on the ledge (IE-MAP-4). */
export const playableFirstRules: Playable<InfernosEdge> = {
  id: 'infernos-edge',
  rules: 1,
  earlier: [],
  facts: { maxLegal: MAX_LEGAL, maxEntries: 20_000 },
  open: openFirst,
  options: (e) => e.options,
  seats: seatsOf,
  decider,
  legal,
  weights,
  play,
  score,
  blank: () => new Expedition(),
  copy: (from, into) => into.copyFrom(from),
  status,
  check: checkListed,
  decode,
  save: saveFirst,
};

export const playableInfernosEdge: Playable<InfernosEdge> = {
  ...playableFirstRules,
  rules: 2,
  earlier: [playableFirstRules],
  open,
  save,
};
