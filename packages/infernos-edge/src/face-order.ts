// IE-HAZ-1, IE-ASK-1: whether it can matter which of two hazard faces comes first. Both orders are tried on copies, with
// everything that players can choose meanwhile. A game that is lost either way is the same, whatever lost it.
import { GAME_OVER, NOTHING_ASKED, ROLL_DIE } from './asks.ts';
import { kindOf, REROLL } from './codes.ts';
import { rankIndex } from './ending.ts';
import { Ends } from './ends.ts';
import { Expedition, isA, isInside, MAX_GUARDIANS } from './expedition.ts';
import { HEALER } from './explorers.ts';
import { applyInOrder, canAnyCollapse, reachesTrap } from './faces.ts';
import { advance } from './flow.ts';
import { sortedGuardians } from './guardian-order.ts';
import { ACTIVATE, COLLAPSE, LAVA_FACE, STUMBLE, TRAP, WAKE } from './hazards.ts';
import { APPLY_FACE } from './jobs.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { LAVA, RUIN, typeOf } from './tiles.ts';
import { isVolcanoAwake } from './volcano.ts';

type Play = (e: Expedition, code: number) => void;

export function faceOrderMatters(e: Expedition, a: number, b: number, play: Play): boolean {
  if (isIdle(e, a, b) || isIdle(e, b, a) || (onlyHurts(e, a) && onlyHurts(e, b))) return false;
  if (a === COLLAPSE) return collapseMatters(e, b, play);
  if (b === COLLAPSE) return collapseMatters(e, a, play);
  return leadElsewhere(e, a, b, 0, play);
}

/** A face that does nothing now and will do nothing after the other. */
function isIdle(e: Expedition, face: number, other: number): boolean {
  switch (face) {
    case STUMBLE:
      return !isInside(e, e.active) || !(e.exerted || isA(e, e.active, HEALER));
    case LAVA_FACE:
      return !isVolcanoAwake(e) && !isSomebodyOnLava(e);
    case COLLAPSE:
      return !e.kinds.subarray(0, e.cave.count).includes(RUIN);
    case TRAP:
      return !isInside(e, e.active) || !reachesTrap(e, e.places[e.active]!);
    case ACTIVATE:
      return e.guardianCount === 0 && other !== WAKE;
    default:
      return false;
  }
}

function isSomebodyOnLava(e: Expedition): boolean {
  for (let i = 0; i < e.explorers; i++) if (isInside(e, i) && e.kinds[e.places[i]!] === LAVA) return true;
  return false;
}

/** Losses of health only add up. */
const onlyHurts = (e: Expedition, face: number): boolean =>
  face === TRAP || (face === STUMBLE && !isA(e, e.active, HEALER)) || (face === LAVA_FACE && !isVolcanoAwake(e));

/** The die of a collapse may fall on any ruin; and it is better known before something is chosen than after. */
function collapseMatters(e: Expedition, other: number, play: Play): boolean {
  for (let tile = 0; tile < e.cave.count; tile++)
    if (e.kinds[tile] === RUIN && leadElsewhere(e, COLLAPSE, other, typeOf(e.types[tile]!).number, play)) return true;
  return canAnyCollapse(e) && leavesChoice(e, other, play);
}

// ---------------------------------------------------------------- trials

/** Five guardians with an order, a victim or a path each, and somewhere to wake one. */
const DEEPEST = 2 * MAX_GUARDIANS + 8;
const trials = Array.from({ length: DEEPEST }, () => new Expedition());
const choices = Array.from({ length: DEEPEST }, () => new Int32Array(MAX_LEGAL));
/** More are not tried: then the question is asked, which is never wrong. */
const MOST_TRIES = 2000;
const one = new Ends();
const two = new Ends();

/** Whether the two orders lead to different positions, a number die falling on `die`. */
function leadElsewhere(e: Expedition, a: number, b: number, die: number, play: Play): boolean {
  tryInOrder(e, a, b, die, one, play);
  tryInOrder(e, b, a, die, two, play);
  return !one.equals(two);
}

function tryInOrder(e: Expedition, first: number, second: number, die: number, ends: Ends, play: Play): void {
  const trial = begin(e);
  applyInOrder(trial, first, second);
  finish(trial, die, ends, play);
}

/** Whether a face alone can come to more than one end. */
function leavesChoice(e: Expedition, face: number, play: Play): boolean {
  const trial = begin(e);
  trial.agenda.push(APPLY_FACE, face);
  finish(trial, 0, one, play);
  return one.count > 1;
}

function begin(e: Expedition): Expedition {
  const trial = trials[0]!;
  trial.copyFrom(e);
  trial.agenda.clear();
  return trial;
}

let tries = 0;

function finish(trial: Expedition, die: number, ends: Ends, play: Play): void {
  tries = 0;
  ends.clear();
  advance(trial, undefined);
  follow(0, die, 0, ends, play);
}

/** Goes every way from the trial at this depth until nothing is left to be done; `rerolls` counts luck on the way. */
function follow(depth: number, die: number, rerolls: number, ends: Ends, play: Play): void {
  const e = trials[depth]!;
  if (e.asks === ROLL_DIE) play(e, die);
  if (e.asks === GAME_OVER) return ends.add(-1 - rankIndex(e), 0);
  if (e.asks === NOTHING_ASKED) return addPosition(e, rerolls, ends);
  if (tries++ > MOST_TRIES) return ends.giveUp();
  const n = legal(e, choices[depth]!);
  for (let k = 0; k < n && !ends.isFull; k++) {
    const next = trials[depth + 1]!;
    next.copyFrom(e);
    const code = choices[depth]![k]!;
    play(next, code);
    follow(depth + 1, die, rerolls + (kindOf(code) === REROLL ? 1 : 0), ends, play);
  }
}

// ---------------------------------------------------------------- names of positions

let high = 0;
let low = 0;

/** Everything two faces can change, in two words mixed apart; guardians are alike. */
function addPosition(e: Expedition, rerolls: number, ends: Ends): void {
  const guardians = sortedGuardians(e);
  high = 0;
  low = 0;
  for (let i = 0; i < e.explorers; i++) mix(e.health[i]!, e.states[i]!);
  for (let rank = 0; rank < e.guardianCount; rank++) mix(guardians[rank]!, rank);
  for (let tile = 0; tile < e.cave.count; tile++) mix(e.marks[tile]!, e.burnt[tile]!);
  mix(e.erupted, e.luck);
  mix(rerolls, 0);
  ends.add(high, low);
}

function mix(a: number, b: number): void {
  const word = (a << 8) ^ (b & 0xff);
  high = Math.imul(high ^ word, 0x85ebca6b);
  high ^= high >>> 15;
  low = Math.imul(low + word, 0xc2b2ae35);
  low ^= low >>> 13;
}
