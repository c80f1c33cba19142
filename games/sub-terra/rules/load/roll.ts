// Loads the die that has to be rolled and who has failed so far, and checks that it would be rolled.

import { ENGINEER, EXPLOSIVES } from '../cavers.ts';
import { canHoldRope } from '../conditions.ts';
import { type Descent, hasState, isCaver, isInPlay, isOnExit, nameOf } from '../descent.ts';
import { ROLLS, type Roll } from '../events.ts';
import { exposure } from '../health.ts';
import { HIDDEN, isMarked, RUBBLE } from '../marks.ts';
import { positionError } from '../position-errors.ts';
import { needsExertionCheck } from '../rolling.ts';
import type { Snapshot } from '../snapshot.ts';
import { CAVE_IN, ROUGH, WATER } from '../tiles.ts';
import { inTurnOrder } from '../turns.ts';
import { caverNamed } from './cavers.ts';
import { hasJob, jobArgument, type Moment } from './jobs.ts';

/** The clause that asks for each roll. */
const ROLL_RULES: Readonly<Record<Roll, string>> = {
  exertion: 'ST-TURN-3',
  rope: 'ST-ACT-ROPE',
  hide: 'ST-ACT-HIDE',
  rough: 'ST-TILE-ROUGH',
  tremor: 'ST-HAZ-TREMOR',
  darkness: 'ST-DARK-1',
  'cave-in': 'ST-HAZ-CAVEIN',
};

export function loadRoll(d: Descent, { roll, losses }: Snapshot): void {
  for (const [name, amount] of Object.entries(losses)) d.losses[caverNamed(d, name, ['losses', name])] = amount;
  if (!roll) return;
  d.purpose = ROLLS.indexOf(roll.why);
  d.roller = caverNamed(d, roll.caver, ['roll', 'caver']);
}

export function checkRoll(d: Descent, { roll, losses }: Snapshot, moment: Moment): void {
  const rolled = rolledBefore(moment);
  for (const [name, amount] of Object.entries(losses)) {
    const i = caverNamed(d, name, ['losses', name]);
    const couldFail = rolled.some((n) => inTurnOrder(d, n) === i) && roll && rollsTogether(d, i, roll.why);
    if (amount !== 1 || !couldFail) throw positionError('wrong-losses', 'ST-HAZ-2', ['losses', name], String(amount));
  }
  if (roll && !wouldRoll(d, roll.why, moment))
    throw positionError('wrong-roll', ROLL_RULES[roll.why], ['roll', 'caver'], roll.caver);
}

/** ST-HAZ-2: the places in turn order of those who have rolled before in the same tremor or darkness. */
function rolledBefore(moment: Moment): number[] {
  const next = jobArgument(moment, 'tremor') ?? jobArgument(moment, 'darkness') ?? 1;
  return Array.from({ length: next - 1 }, (_, n) => n);
}

/** Whether a tremor or the darkness makes this caver roll. */
function rollsTogether(d: Descent, i: number, why: Roll): boolean {
  if (why === 'tremor') return exposure(d, i, 1, 'tremor') > 0;
  return why === 'darkness' && d.dark === 1 && isInPlay(d, i) && !isOnExit(d, i);
}

function wouldRoll(d: Descent, why: Roll, moment: Moment): boolean {
  const i = d.roller;
  const tile = d.places[i]!;
  switch (why) {
    case 'tremor':
    case 'darkness':
      return i === inTurnOrder(d, Number(jobArgument(moment, why)) - 1) && rollsTogether(d, i, why);
    case 'exertion':
      return i === d.active && needsExertionCheck(d) && (!hasJob(moment, 'dive-away') || canDive(d, i));
    case 'rope':
      return i === d.actor && canHoldRope(d, tile);
    case 'hide':
      return i === d.actor && !hasState(d, i, HIDDEN);
    case 'rough':
      return i === d.actor && i === jobArgument(moment, 'touch') && d.kinds[tile] === ROUGH;
    case 'cave-in':
      return canCaveIn(d) && (moment.phase === 'hazards' || hasJustDemolished(d));
    default:
      return why satisfies never;
  }
}

const canDive = (d: Descent, i: number): boolean => nameOf(d, i) === 'diver' && d.kinds[d.places[i]!] === WATER;

/** ST-ENG-1. */
const hasJustDemolished = (d: Descent): boolean => isCaver(d, d.active, ENGINEER) && d.explosivesLeft < EXPLOSIVES;

/** ST-ASK-3. */
const canCaveIn = (d: Descent): boolean =>
  Array.from(d.kinds.subarray(0, d.cave.count)).some((kind, tile) => kind === CAVE_IN && !isMarked(d, tile, RUBBLE));
