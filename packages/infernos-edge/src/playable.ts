// Inferno's Edge as a table needs it.
import type { Playable, Status } from '@undercroft/engine';
import * as engine from '@undercroft/engine';
import * as asks from './asks.ts';
import { check } from './check.ts';
import { lost, rank, rankIndex } from './ending.ts';
import { ENDS, type End, type Event, type Rank } from './events.ts';
import { ESCAPED, Expedition, nameOf } from './expedition.ts';
import type { Explorer } from './explorers.ts';
import { legal, MAX_LEGAL, weights } from './legal.ts';
import { play } from './play.ts';
import { save } from './saving.ts';
import { open } from './setting-up.ts';
import type { Snapshot } from './snapshot.ts';
import type { Action, Options, Outcome } from './vocabulary.ts';
import { write } from './write.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { CHANCE, OVER } = engine;
const { ASK_GUARDIAN, ASK_PATH, ASK_SANCTUM, ASK_VICTIM, ASKS, GAME_OVER, isChance } = asks;

export interface InfernosEdge {
  State: Expedition;
  Options: Options;
  Action: Action;
  Outcome: Outcome;
  Event: Event;
  Snapshot: Snapshot;
}

export interface InfernosEdgeEnding {
  /** The rank (IE-END-2). */
  readonly how: Rank;
  readonly rule: string;
  readonly scores: readonly number[];
  readonly end: End;
  readonly lost: readonly Explorer[];
  /** Seats with an explorer outside. */
  readonly out: readonly number[];
}

/** IE-LEAD-1, IE-GUARD-7: questions of the lead explorer's player. */
const FOR_LEAD = [ASK_SANCTUM, ASK_GUARDIAN, ASK_VICTIM, ASK_PATH].reduce((set, asks) => set | (1 << asks), 0);
const isForLead = (asks: number): boolean => ((FOR_LEAD >> asks) & 1) === 1;

/** Who is to decide: the seat the clause of each question names (IE-ASK-1). */
export function decider(e: Expedition): number {
  if (e.asks === GAME_OVER) return OVER;
  if (isChance(e.asks)) return CHANCE;
  return e.seats[isForLead(e.asks) ? e.lead : e.actor]!;
}

const SCORES = [1, 0.75, 0.5, 0.25, 0];

/** IE-END-2: the rank is the team's. */
const score = (e: Expedition): number => SCORES[rankIndex(e)] as number;

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
    end: ENDS[e.how] as End,
    lost: lost(e).map((i) => nameOf(e, i)),
    out: seats.filter(isOut),
  };
}

function status(e: Expedition): Status {
  const asks = ASKS[e.asks] as string;
  const seat = decider(e);
  if (seat === OVER) return { type: 'over', ending: ending(e) };
  return seat === CHANCE ? { type: 'chance', asks } : { type: 'seat', seat, asks };
}

export const playableInfernosEdge: Playable<InfernosEdge> = {
  id: 'infernos-edge',
  rules: 1,
  facts: { maxLegal: MAX_LEGAL, maxEntries: 20_000 },
  open,
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
  check,
  write,
  save,
};
