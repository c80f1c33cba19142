// Loads the pending jobs. For every question there are only a few stacks of jobs that can wait for its answer: what is
// left of the round, then what is left of the turn, then what is left of the action or the roll.

import type { Ask } from '../asks.ts';
import type { Roll } from '../events.ts';
import type { Expedition } from '../expedition.ts';
import { JOBS } from '../jobs.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { turnOf } from './places.ts';

/** Jobs as a snapshot has them, the next one last. */
type Stack = readonly string[];

export function loadJobs(e: Expedition, { todo }: Snapshot): void {
  for (const [k, text] of todo.entries())
    if (!e.jobs.read(text, JOBS)) throw positionError('no-such-job', 'IE-ROUND-1', ['todo', k], text);
}

/** The first job that does not fit is named, measured by the stack that fits best. */
export function validateJobs(e: Expedition, snapshot: Snapshot): void {
  const { todo, asks } = snapshot;
  const stacks = possibleStacks(e, snapshot);
  if (stacks.some((stack) => stack.length === todo.length && commonLength(stack, todo) === todo.length)) return;
  const fitting = Math.max(...stacks.map((stack) => commonLength(stack, todo)));
  if (fitting < todo.length) throw positionError('job-out-of-place', 'IE-ROUND-1', ['todo', fitting], todo[fitting]);
  throw positionError('job-missing', 'IE-ROUND-1', ['todo'], asks);
}

function commonLength(one: Stack, other: Stack): number {
  const differs = one.findIndex((job, k) => job !== other[k]);
  return differs < 0 ? one.length : differs;
}

function possibleStacks(e: Expedition, { asks, roll }: Snapshot): readonly Stack[] {
  if (asks === 'over') return [[]];
  const turn = turnOf(e, e.active);
  const isLast = turn + 1 === e.explorers;
  const rest = [...END_OF_ROUND, ...ACTIVATIONS, ...(isLast ? [] : [`turn ${turn + 1}`]), 'turn-over'];
  const stacks = restOfTurn(asks, roll?.why).map((jobs) => [...rest, ...jobs]);
  return isLast ? [...stacks, ...afterTheLastTurn(asks)] : stacks;
}

/** IE-ROUND-2, IE-ROUND-3. */
const END_OF_ROUND: Stack = ['round-over', 'marker'];
const ACTIVATIONS: Stack = ['activation', 'activation'];

/** IE-HAZ-1: while one of two faces has its effect, the other waits. */
const FACES: readonly Stack[] = [[], ...[1, 2, 3, 4, 5, 6].map((face) => [`face ${face}`])];

const ACTION: Stack = ['hazard-roll', 'act'];
/** Above the action: the step of an Explore, the second Reveal of the Guide. */
const REVEAL: readonly Stack[] = [ACTION, [...ACTION, 'step-in'], [...ACTION, 'second-reveal']];
/** IE-MOVE-3: a crawl, a step, the step of a commanded explorer, a step with more of a Run or Sprint to come. */
const STEP: readonly Stack[] = [
  ['hazard-roll'],
  ACTION,
  ...['commanded-over', 'chain', 'chain 1', 'chain 2'].map((job) => [...ACTION, job]),
];

const AFTER_ROLL: Readonly<Record<Roll, readonly Stack[]>> = {
  attack: [ACTION],
  spike: STEP,
  collapse: FACES,
  hazard: [[]],
};

const AFTER_QUESTION: Readonly<Partial<Record<Ask, readonly Stack[]>>> = {
  action: [['hazard-roll']],
  crawl: [['hazard-roll']],
  commanded: [[...ACTION, 'commanded-over']],
  chain: [ACTION],
  illuminate: [ACTION],
  tile: REVEAL,
  choose: REVEAL,
  place: REVEAL,
  sanctum: REVEAL,
  first: [[]],
  hazard: [[]],
  wake: FACES,
  guardian: FACES,
  victim: FACES.map((jobs) => [...jobs, 'next-guardian']),
  path: FACES.map((jobs) => [...jobs, 'next-guardian']),
};

const restOfTurn = (asks: Ask, why: Roll | undefined): readonly Stack[] =>
  AFTER_QUESTION[asks] ?? (why ? AFTER_ROLL[why] : []);

/** IE-ROUND-2: the first activation, or the second. */
function afterTheLastTurn(asks: Ask): readonly Stack[] {
  if (!['guardian', 'victim', 'path'].includes(asks)) return [];
  const waiting = asks === 'guardian' ? [] : ['next-guardian'];
  return [
    [...END_OF_ROUND, 'activation', ...waiting],
    [...END_OF_ROUND, ...waiting],
  ];
}
