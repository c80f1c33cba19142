// IE-HAZ-1, IE-ASK-1: whether it can matter which of two hazard faces comes first. Both orders are tried on copies, with
// every choice the players have on the way. A lost game counts as the same result, however it was lost.
import { GAME_OVER, NOTHING_ASKED, ROLL_DIE } from './asks.ts';
import { kindOf, REROLL } from './codes.ts';
import { rankIndex } from './ending.ts';
import { Expedition, isExplorer, isInside, MAX_GUARDIANS } from './expedition.ts';
import { HEALER } from './explorers.ts';
import { advance } from './flow.ts';
import { sortedGuardians } from './guardians.ts';
import { applyInOrder, canAnyCollapse, reachesTrap } from './hazard-effects.ts';
import { ACTIVATE, COLLAPSE, LAVA_FACE, STUMBLE, TRAP, WAKE } from './hazards.ts';
import { APPLY_FACE } from './jobs.ts';
import { legal, MAX_LEGAL } from './legal.ts';
import { PositionSet } from './position-set.ts';
import { LAVA, RUIN, typeOf } from './tiles.ts';
import { isVolcanoAwake } from './volcano.ts';

type Play = (e: Expedition, code: number) => void;

export function faceOrderMatters(e: Expedition, a: number, b: number, play: Play): boolean {
  if (hasNoEffect(e, a, b) || hasNoEffect(e, b, a) || (onlyHurts(e, a) && onlyHurts(e, b))) return false;
  if (a === COLLAPSE) return doesCollapseOrderMatter(e, b, play);
  if (b === COLLAPSE) return doesCollapseOrderMatter(e, a, play);
  return doOrdersDiffer(e, a, b, 0, play);
}

/** Whether a face does nothing now and would do nothing after the other one. */
function hasNoEffect(e: Expedition, face: number, other: number): boolean {
  switch (face) {
    case STUMBLE:
      return !isInside(e, e.active) || !(e.exerted || isExplorer(e, e.active, HEALER));
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

/** Whether a face only costs health: such losses add up the same in either order. */
const onlyHurts = (e: Expedition, face: number): boolean =>
  face === TRAP || (face === STUMBLE && !isExplorer(e, e.active, HEALER)) || (face === LAVA_FACE && !isVolcanoAwake(e));

/** The die of a collapse may hit any ruin; and it is better to know its result before another choice than after. */
function doesCollapseOrderMatter(e: Expedition, other: number, play: Play): boolean {
  for (let tile = 0; tile < e.cave.count; tile++)
    if (e.kinds[tile] === RUIN && doOrdersDiffer(e, COLLAPSE, other, typeOf(e.types[tile]!).number, play)) return true;
  return canAnyCollapse(e) && hasSeveralResults(e, other, play);
}

/** An order and a victim or a path for each guardian, a space to wake one, and some to spare. */
const MAX_DEPTH = 2 * MAX_GUARDIANS + 8;
const trials = Array.from({ length: MAX_DEPTH }, () => new Expedition());
const choices = Array.from({ length: MAX_DEPTH }, () => new Int32Array(MAX_LEGAL));
/** Beyond this the question is asked, which is never wrong. */
const MAX_TRIES = 2000;
const firstResults = new PositionSet();
const secondResults = new PositionSet();

/** Whether the two orders lead to different positions if a number die shows `die`. */
function doOrdersDiffer(e: Expedition, a: number, b: number, die: number, play: Play): boolean {
  tryInOrder(e, a, b, die, firstResults, play);
  tryInOrder(e, b, a, die, secondResults, play);
  return !firstResults.equals(secondResults);
}

function tryInOrder(e: Expedition, first: number, second: number, die: number, results: PositionSet, play: Play): void {
  const trial = startTrial(e);
  applyInOrder(trial, first, second);
  finishTrial(trial, die, results, play);
}

/** Whether a face alone can lead to more than one position. */
function hasSeveralResults(e: Expedition, face: number, play: Play): boolean {
  const trial = startTrial(e);
  trial.jobs.push(APPLY_FACE, face);
  finishTrial(trial, 0, firstResults, play);
  return firstResults.count > 1;
}

function startTrial(e: Expedition): Expedition {
  const trial = trials[0]!;
  trial.copyFrom(e);
  trial.jobs.clear();
  return trial;
}

/** Scratch of one search, like the trials: reset when it begins, so that nothing is allocated and nothing outlives a call. */
let tries = 0;

function finishTrial(trial: Expedition, die: number, results: PositionSet, play: Play): void {
  tries = 0;
  results.clear();
  advance(trial, undefined);
  followChoices(0, die, 0, results, play);
}

/** Follows every choice from the trial at this depth until nothing is left to do; `rerolls` counts the luck used. */
function followChoices(depth: number, die: number, rerolls: number, results: PositionSet, play: Play): void {
  const e = trials[depth]!;
  if (e.asks === ROLL_DIE) play(e, die);
  if (e.asks === GAME_OVER) return results.add(-1 - rankIndex(e), 0);
  if (e.asks === NOTHING_ASKED) return addPosition(e, rerolls, results);
  if (tries++ > MAX_TRIES) return results.abandon();
  const n = legal(e, choices[depth]!);
  for (let k = 0; k < n && !results.isFull; k++) {
    const next = trials[depth + 1]!;
    next.copyFrom(e);
    const code = choices[depth]![k]!;
    play(next, code);
    followChoices(depth + 1, die, rerolls + (kindOf(code) === REROLL ? 1 : 0), results, play);
  }
}

/** The hash of one position while it is computed; a pair in an object would be allocated for every position. */
let high = 0;
let low = 0;

/** Adds a hash of everything two faces can change; guardians are interchangeable. */
function addPosition(e: Expedition, rerolls: number, results: PositionSet): void {
  const guardians = sortedGuardians(e);
  high = 0;
  low = 0;
  for (let i = 0; i < e.explorers; i++) mix(e.health[i]!, e.states[i]!);
  for (let rank = 0; rank < e.guardianCount; rank++) mix(guardians[rank]!, rank);
  for (let tile = 0; tile < e.cave.count; tile++) mix(e.marks[tile]!, e.burnt[tile]!);
  mix(e.erupted, e.luck);
  mix(rerolls, 0);
  results.add(high, low);
}

function mix(a: number, b: number): void {
  const word = (a << 8) ^ (b & 0xff);
  high = Math.imul(high ^ word, 0x85ebca6b);
  high ^= high >>> 15;
  low = Math.imul(low + word, 0xc2b2ae35);
  low ^= low >>> 13;
}
