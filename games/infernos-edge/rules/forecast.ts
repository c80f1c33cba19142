// What guardians and lava do as long as nobody moves. The rules themselves are run on copies, so that nothing is foretold that
// they would not do.

import { has } from '@undercroft/cave';
import { ASK_GUARDIAN, ASK_PATH, ASK_VICTIM, GAME_OVER, NOTHING_ASKED } from './asks.ts';
import type { Event } from './events.ts';
import { Expedition, isActive, MAX_EXPLORERS, nameOf } from './expedition.ts';
import type { Explorer } from './explorers.ts';
import { advance } from './flow.ts';
import { closestVictims } from './guardian-conflicts.ts';
import { victimsOn } from './guardians.ts';
import { ACTIVATION, JOBS, MARKER, NEXT_GUARDIAN, TURN_OVER } from './jobs.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { play } from './play.ts';
import { cellOf } from './temple.ts';
import { MOST_SPACES } from './tiles.ts';

// ---------------------------------------------------------------- guardians

/** How a guardian comes (IE-GUARD-1 to IE-GUARD-5), if nobody moves and no other guardian gets in its way. */
export interface Hunt {
  /** The spaces it passes, its own first, that of its prey last. */
  readonly path: readonly string[];
  /** Whom it may strike: the nearest. Several where the lead explorer's player chooses; at the end of the path first. */
  readonly prey: readonly Explorer[];
  /** How often it acts before it strikes: its steps, and rubble it has to clear. */
  readonly moves: number;
  /** How often it acts before the next round begins (IE-ROUND-2). */
  readonly acts: number;
  /** How often it strikes by then. */
  readonly strikes: number;
}

/** In the order of the guardians in a snapshot; undefined for one that reaches nobody. */
export const hunts = (e: Expedition): (Hunt | undefined)[] =>
  Array.from({ length: e.guardianCount }, (_, guardian) => hunt(e, guardian));

function hunt(e: Expedition, guardian: number): Hunt | undefined {
  const nearest = namesOf(e, closestVictims(e, e.guardians[guardian]!));
  if (nearest.length === 0) return undefined;
  const { path, moves, struck } = follow(e, guardian);
  const acts = activationsLeft(e, guardian);
  const prey = [...struck, ...nearest.filter((one) => !struck.includes(one))];
  return { path, prey, moves, acts, strikes: Math.max(0, acts - moves) };
}

const namesOf = (e: Expedition, explorers: number): Explorer[] =>
  Array.from({ length: e.explorers }, (_, i) => i).flatMap((i) => (has(explorers, i) ? [nameOf(e, i)] : []));

const victims = new Int32Array(MAX_EXPLORERS);

/** Lets the guardian act alone until it has reached somebody, the first way where several are as short. */
function follow(e: Expedition, guardian: number): { path: string[]; moves: number; struck: Explorer[] } {
  const alone = copyOf(e);
  alone.guardians[0] = e.guardians[guardian]!;
  alone.guardianCount = 1;
  const path = [cellOf(alone, alone.guardians[0]!)];
  let moves = 0;
  for (; victimsOn(alone, alone.guardians[0]!, victims) === 0 && moves < 2 * MOST_SPACES; moves++) {
    run(alone, ACTIVATION);
    if (alone.asks === ASK_PATH) play(alone, choicesOf(alone)[0]!);
    const at = cellOf(alone, alone.guardians[0]!);
    if (at !== path.at(-1)) path.push(at);
  }
  const struck = [...victims.subarray(0, victimsOn(alone, alone.guardians[0]!, victims))];
  return { path, moves, struck: struck.map((i) => nameOf(e, i)) };
}

/** IE-ROUND-2, IE-HAZ-ACTIVATE: what is still to come of this round. */
function activationsLeft(e: Expedition, guardian: number): number {
  const whole = e.jobs.write(JOBS).filter((job) => job === JOBS[ACTIVATION]).length;
  const isAsked = (e.asks === ASK_VICTIM || e.asks === ASK_PATH) && e.guardian === guardian;
  const isWaiting = (e.jobs.has(NEXT_GUARDIAN) || e.asks === ASK_GUARDIAN) && e.activated[guardian] === 0;
  return whole + (isAsked || isWaiting ? 1 : 0);
}

/** What guardians take of somebody, whatever the lead explorer's player chooses. */
export interface Blows {
  readonly explorer: Explorer;
  /** Before it. */
  readonly health: number;
  readonly least: number;
  readonly most: number;
  /** They may be downed by it. */
  readonly mayFall: boolean;
}

/** IE-ROUND-2: so often do all guardians act at the end of a round. */
const AT_THE_END_OF_A_ROUND = 2;
/** This many positions are looked at; beyond that the losses found so far have to do. */
const MOST_TRIALS = 240;

/** Everybody whom guardians may strike in their next activations, with every order, victim and path. */
export function blows(e: Expedition, activations = AT_THE_END_OF_A_ROUND): Blows[] {
  if (e.guardianCount === 0 || e.asks === GAME_OVER) return [];
  const start = copyOf(e);
  start.jobs.clear();
  start.asks = NOTHING_ASKED;
  for (let n = 0; n < activations; n++) start.jobs.push(ACTIVATION);
  advance(start, undefined);
  const ends: Int8Array[] = [];
  followAll(start, ends, new Set());
  return Array.from({ length: e.explorers }, (_, i) => blowsOf(e, i, ends)).filter(({ most }) => most > 0);
}

function blowsOf(e: Expedition, i: number, ends: readonly Int8Array[]): Blows {
  const losses = ends.map((health) => e.health[i]! - health[i]!);
  const most = Math.max(0, ...losses);
  const health = e.health[i]!;
  return {
    explorer: nameOf(e, i),
    health,
    least: Math.min(...losses),
    most,
    mayFall: isActive(e, i) && most === health,
  };
}

/** Follows every choice to the health that is left after it. */
function followAll(e: Expedition, ends: Int8Array[], seen: Set<string>): void {
  if (e.asks === NOTHING_ASKED || e.asks === GAME_OVER) return void ends.push(e.health.slice());
  const key = [e.asks, e.guardian, e.jobs.length, e.health, e.guardians, e.activated, e.marks].join('/');
  if (seen.has(key) || seen.size > MOST_TRIALS) return;
  seen.add(key);
  for (const code of choicesOf(e)) {
    const next = copyOf(e);
    play(next, code);
    followAll(next, ends, seen);
  }
}

// ---------------------------------------------------------------- lava

/** The rings that burn at the end of this round, in order (IE-VOLC-3, IE-VOLC-4), unless lava is rolled before. */
export function burningRings(e: Expedition): (readonly string[])[] {
  if (e.erupted === 0 || e.asks === GAME_OVER) return [];
  return run(copyOf(e), MARKER).flatMap((event) => (event.type === 'burnt' ? [event.tiles] : []));
}

// ---------------------------------------------------------------- trials

export function copyOf(e: Expedition): Expedition {
  const copy = new Expedition();
  copy.copyFrom(e);
  return copy;
}

/** Runs one job as the last of a turn, and nothing of what would follow. */
export function run(e: Expedition, job: number, argument = 0): Event[] {
  const events: Event[] = [];
  e.jobs.clear();
  e.asks = NOTHING_ASKED;
  e.jobs.push(TURN_OVER);
  e.jobs.push(job, argument);
  advance(e, (event) => events.push(event));
  return withoutTurn(events);
}

/** IE-TURN-3: the turn lasts until its hazards are over; that it ends is not worth telling here. */
export const withoutTurn = (events: readonly Event[]): Event[] => events.filter(({ type }) => type !== 'turn-ended');

const choices = new Int32Array(MAX_LEGAL);

const choicesOf = (e: Expedition): number[] => [...choices.subarray(0, legal(e, choices))];
