// Does what is to be done until somebody has to decide, something has to be drawn, or the game is over.

import * as cave from '@undercroft/cave';
import * as actions from './actions.ts';
import * as asks from './asks.ts';
import * as cavers from './cavers.ts';
import * as codes from './codes.ts';
import type { Descent } from './descent.ts';
import * as descent from './descent.ts';
import type { Tell } from './events.ts';
import * as harm from './harm.ts';
import type { Hazard } from './hazards.ts';
import * as hazards from './hazards.ts';
import * as horrorOrder from './horror-order.ts';
import * as horrors from './horrors.ts';
import * as jobs from './jobs.ts';
import * as marks from './marks.ts';
import * as revealing from './revealing.ts';
import * as rolling from './rolling.ts';
import * as stepping from './stepping.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { NOTHING } = cave;
const { actionsOf, canAct, MAX_LIST, mayLeave, movesOf } = actions;
const {
  ASK_ACTION,
  ASK_APPEAR,
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_HORROR,
  ASK_PATH,
  ASK_PLACE,
  ASK_SPAWN,
  ASK_TAKE,
  DRAW_ASIDE,
  DRAW_HAZARD,
  DRAW_TILE,
  NOTHING_ASKED,
} = asks;
const { GEOLOGIST } = cavers;
const { APPEAR, argumentOf, codeOf, END, EXERT, LEAVE } = codes;
const {
  cellOf,
  find,
  is,
  isA,
  isConscious,
  isInCave,
  isInPlay,
  isManual,
  isMarked,
  isOnExit,
  mark,
  MAX_HORRORS,
  nameOf,
} = descent;
const { exposure, judge, takeLosses, tellSpared } = harm;
const { CAVING, FLOODING, GASSING, hazardOf, HAZARDS, HORRORS_COME, isSevere, TREMOR } = hazards;
const { orderMatters, waitingHorrors } = horrorOrder;
const { closestVictim, countHorrors, firstSteps, removeHorror, spawnTiles } = horrors;
const {
  ACT,
  argumentOf: jobArgument,
  CHAIN,
  DARKNESS,
  DIRECTED_OVER,
  DIVE_AWAY,
  HAZARD_PHASE,
  HORRORS,
  jobOf,
  NEXT_HORROR,
  pop,
  push,
  REFILL,
  RESOLVE,
  REVEAL,
  ROUND_OVER,
  SPAWN,
  STEP_IN,
  TOUCH,
  TREMOR_ROLLS,
  TURN,
  TURN_OVER,
} = jobs;
const { FLOOD, HIDDEN, REMOVED, RUBBLE, SUBMERGED } = marks;
const { fittingTurns, layInHand, mayDiscard } = revealing;
const { FOR_CAVE_IN, FOR_DARKNESS, FOR_EXERTION, FOR_TREMOR, rollFor } = rolling;
const { enter, stepThrough, touch } = stepping;
const { CAVE_IN, EXIT_TYPE, GAS, typeOf, WATER } = tiles;

const scratch = new Int32Array(MAX_LIST);

export function advance(d: Descent, tell: Tell): void {
  while (d.asks === NOTHING_ASKED) {
    const code = pop(d);
    perform(d, jobOf(code), jobArgument(code), tell);
  }
}

function perform(d: Descent, job: number, argument: number, tell: Tell): void {
  switch (job) {
    case ACT:
      return askForAction(d, tell);
    case TURN:
      return beginTurn(d, argument, tell);
    case DIVE_AWAY:
      return diveAway(d, tell);
    case TURN_OVER:
      return endTurn(d, tell);
    case DIRECTED_OVER:
      d.actor = d.active;
      return;
    case CHAIN:
      return askForNextMove(d, argument);
    case REVEAL:
      return reveal(d, tell);
    case REFILL:
      return refill(d);
    case STEP_IN:
      if (d.exploring) stepThrough(d, d.actor, d.gap, 'explore', tell);
      return;
    case TOUCH:
      return touch(d, argument, tell);
    case HORRORS:
      return beginHorrors(d, tell);
    case NEXT_HORROR:
      return nextHorror(d, tell);
    case SPAWN:
      return spawn(d, argument, tell);
    case HAZARD_PHASE:
      return hazardPhase(d, tell);
    case RESOLVE:
      return resolve(d, argument, tell);
    case TREMOR_ROLLS:
      return rollTremor(d, argument, tell);
    case DARKNESS:
      return rollDarkness(d, argument, tell);
    case ROUND_OVER:
      return endRound(d, tell);
    default:
      throw new RangeError(`no such job: ${job}`);
  }
}

// ---------------------------------------------------------------- rounds and turns

/** ST-ROUND-1. */
export function beginRound(d: Descent, tell: Tell): void {
  tell?.({ type: 'round-began', rule: 'ST-ROUND-1', round: d.round, start: nameOf(d, d.start) });
  push(d, ROUND_OVER);
  push(d, HAZARD_PHASE);
  push(d, HORRORS);
  push(d, TURN, 0);
}

/** The caver who has the n-th turn of the round (ST-ROUND-2). */
export function inOrder(d: Descent, n: number): number {
  const i = d.start + n;
  return i < d.cavers ? i : i - d.cavers;
}

function beginTurn(d: Descent, n: number, tell: Tell): void {
  const i = inOrder(d, n);
  if (n + 1 < d.cavers) push(d, TURN, n + 1);
  if (!isInPlay(d, i)) return;
  d.active = i;
  d.actor = i;
  d.points = 0;
  d.exerted = 0;
  d.directed = 0;
  if (!isConscious(d, i))
    return tell?.({ type: 'turn-passed', rule: 'ST-ROUND-2', caver: nameOf(d, i), why: 'unconscious' });
  if (is(d, i, SUBMERGED)) return surface(d, tell);
  d.points = 2;
  tell?.({ type: 'turn-began', rule: 'ST-TURN-1', caver: nameOf(d, i), at: cellOf(d, d.places[i]!), points: 2 });
  askForAction(d, tell);
}

/** ST-DIV-1, ST-ASK-1: with one water tile in the cave there is nothing to ask. */
function surface(d: Descent, tell: Tell): void {
  const n = waterTiles(d, scratch);
  if (n === 1) appear(d, argumentOf(scratch[0]!), tell);
  else d.asks = ASK_APPEAR;
}

/** Where a Diver can appear, as codes into `out`; answers how many. */
export function waterTiles(d: Descent, out: Int32Array): number {
  let n = 0;
  for (let tile = 0; tile < d.cave.count; tile++) if (d.kinds[tile] === WATER) out[n++] = codeOf(APPEAR, tile);
  return n;
}

export function appear(d: Descent, tile: number, tell: Tell): void {
  const i = d.active;
  d.states[i] = d.states[i]! & ~SUBMERGED;
  d.places[i] = tile;
  d.halves[i] = NOTHING;
  tell?.({ type: 'surfaced', rule: 'ST-DIV-1', caver: nameOf(d, i), at: cellOf(d, tile) });
  push(d, TURN_OVER);
  enter(d, i, tell);
}

/** ST-TURN-4, ST-ASK-3. */
function askForAction(d: Descent, tell: Tell): void {
  const i = d.active;
  if (isConscious(d, i) && isInCave(d, i) && hasChoice(d)) d.asks = ASK_ACTION;
  else finishTurn(d, tell);
}

/** Whether there is anything but to end the turn. */
const hasChoice = (d: Descent): boolean => canAct(d, d.active, d.exerted ? d.points : d.points + 1) || mayLeave(d);

/** All a caver may do in their own turn, ending it included. */
export function turnChoices(d: Descent, out: Int32Array): number {
  let n = actionsOf(d, d.active, d.points, out);
  if (!d.exerted && (n > 0 || canAct(d, d.active, d.points + 1))) out[n++] = EXERT << 8;
  if (mayLeave(d)) out[n++] = LEAVE << 8;
  out[n++] = END << 8;
  return n;
}

/** No more actions: points left over are gone. */
export function finishTurn(d: Descent, tell: Tell): void {
  d.points = 0;
  if (!isTired(d)) return endTurn(d, tell);
  push(d, TURN_OVER);
  rollFor(d, FOR_EXERTION, d.active);
}

/** ST-TURN-3. */
const isTired = (d: Descent): boolean =>
  d.exerted === 1 && isConscious(d, d.active) && isInCave(d, d.active) && !isOnExit(d, d.active);

/** ST-DIV-1: the exertion check comes before the Diver leaves, and the turn is over. */
export function dive(d: Descent): void {
  d.points = 0;
  push(d, TURN_OVER);
  push(d, DIVE_AWAY);
  if (isTired(d)) rollFor(d, FOR_EXERTION, d.active);
}

function diveAway(d: Descent, tell: Tell): void {
  const i = d.active;
  if (!isConscious(d, i)) return;
  tell?.({ type: 'dived', rule: 'ST-DIV-1', caver: nameOf(d, i), at: cellOf(d, d.places[i]!) });
  d.places[i] = NOTHING;
  d.states[i] = d.states[i]! | SUBMERGED;
}

function endTurn(d: Descent, tell: Tell): void {
  tell?.({ type: 'turn-ended', rule: 'ST-TURN-1', caver: nameOf(d, d.active) });
}

/** ST-ROUND-3. */
function endRound(d: Descent, tell: Tell): void {
  for (let i = 0; i < d.cavers; i++) d.states[i] = d.states[i]! & ~HIDDEN;
  do d.start = (d.start + 1) % d.cavers;
  while (!isInPlay(d, d.start));
  d.round++;
  beginRound(d, tell);
}

/** ST-ACT-RUN, ST-MED-2: `left` more Moves. */
function askForNextMove(d: Descent, left: number): void {
  d.chain = left;
  if (left === 0 || !isConscious(d, d.actor)) return;
  if (movesOf(d, d.actor) !== 0) d.asks = ASK_CHAIN;
}

// ---------------------------------------------------------------- revealing

/** ST-GEO-2: a Geologist decides before drawing; ST-RM-6: after. */
export function reveal(d: Descent, tell: Tell): void {
  d.fromAside = 0;
  if (!isA(d, d.actor, GEOLOGIST) || d.aside === NOTHING || isManual(d)) return draw(d, tell);
  if (d.stack === 0) fitAside(d, tell);
  else d.asks = ASK_TAKE;
}

export function takeAside(d: Descent, tell: Tell): void {
  d.hand = d.aside;
  d.aside = NOTHING;
  d.fromAside = 1;
  tell?.({ type: 'tile-taken', rule: 'ST-GEO-2', caver: nameOf(d, d.actor), tile: typeOf(d.hand).name });
}

function fitAside(d: Descent, tell: Tell): void {
  takeAside(d, tell);
  fit(d, tell);
}

/** ST-CAVE-5: with nothing left to draw the point is spent and nobody steps. */
export function draw(d: Descent, tell: Tell): void {
  if (d.stack > 0) {
    if (d.top === NOTHING) d.asks = DRAW_TILE;
    else drawn(d, d.top, tell);
  } else if (isManual(d) && isA(d, d.actor, GEOLOGIST) && d.aside !== NOTHING) fitAside(d, tell);
  else {
    d.exploring = 0;
    tell?.({ type: 'stack-empty', rule: 'ST-CAVE-5' });
  }
}

/** A tile comes into the hand of whoever reveals. */
export function drawn(d: Descent, type: number, tell: Tell): void {
  removeFromStack(d, type);
  d.hand = type;
  tell?.({
    type: 'tile-drawn',
    rule: 'ST-ACT-REVEAL',
    caver: nameOf(d, d.actor),
    tile: typeOf(type).name,
    left: d.stack,
  });
  if (mayChoose(d)) d.asks = ASK_CHOOSE;
  else fit(d, tell);
}

/** ST-RM-6; ST-ASK-1: between two tiles of one sort there is nothing to choose. */
const mayChoose = (d: Descent): boolean =>
  isManual(d) && isA(d, d.actor, GEOLOGIST) && d.aside !== NOTHING && d.aside !== d.hand;

function removeFromStack(d: Descent, type: number): void {
  d.stack--;
  if (d.top !== NOTHING) {
    d.top = NOTHING;
    if (type !== EXIT_TYPE) return;
    d.exitHidden = 0;
    return;
  }
  if (type === EXIT_TYPE) d.exitHidden = 0;
  else d.bag[type] = d.bag[type]! - 1;
}

/** ST-CAVE-2, ST-CAVE-4, ST-TILE-LEDGE-1: turned as it may lie, or thrown away. */
export function fit(d: Descent, tell: Tell): void {
  const n = fittingTurns(d, scratch);
  if (n === 0) return rejectHand(d, tell);
  if (n === 1 && !mayDiscard(d)) layInHand(d, scratch[0]! & 255, tell);
  else d.asks = ASK_PLACE;
}

function rejectHand(d: Descent, tell: Tell): void {
  throwAway(d, 'closes-the-cave', 'ST-CAVE-4', tell);
  push(d, REVEAL);
  if (d.fromAside) push(d, REFILL);
}

export function throwAway(d: Descent, why: 'closes-the-cave' | 'pathfinder', rule: string, tell: Tell): void {
  d.discarded[d.hand] = d.discarded[d.hand]! + 1;
  tell?.({ type: 'tile-discarded', rule, tile: typeOf(d.hand).name, why });
  d.hand = NOTHING;
}

/** ST-SETUP-8, ST-GEO-2: a tile is set aside if the Geologist is in play and there is none. */
function refill(d: Descent): void {
  const geologist = find(d, GEOLOGIST);
  if (geologist < 0 || !isInPlay(d, geologist) || d.aside !== NOTHING || d.stack === 0 || d.top !== NOTHING) return;
  d.asks = DRAW_ASIDE;
}

/** ST-GEO-2: the exit is not set aside; it stays on top, seen by all. */
export function setAside(d: Descent, type: number, tell: Tell): void {
  if (type === EXIT_TYPE) {
    d.top = EXIT_TYPE;
    return tell?.({ type: 'exit-seen', rule: 'ST-GEO-2' });
  }
  removeFromStack(d, type);
  d.aside = type;
  tell?.({ type: 'tile-set-aside', rule: 'ST-GEO-2', tile: typeOf(type).name, left: d.stack });
}

// ---------------------------------------------------------------- horrors

function beginHorrors(d: Descent, tell: Tell): void {
  for (let h = 0; h < MAX_HORRORS; h++) d.moved[h] = 0;
  nextHorror(d, tell);
}

function nextHorror(d: Descent, tell: Tell): void {
  const n = waitingHorrors(d, scratch);
  if (n === 0) return;
  if (n > 1 && orderMatters(d, scratch, n)) d.asks = ASK_HORROR;
  else moveHorror(d, firstByCell(d, scratch, n), tell);
}

/** Alike in everything but place: taken in the order of their tiles. */
function firstByCell(d: Descent, waiting: Int32Array, n: number): number {
  let best = waiting[0]!;
  for (let k = 1; k < n; k++) if (d.horrors[waiting[k]!]! < d.horrors[best]!) best = waiting[k]!;
  return best;
}

const sides = new Int32Array(4);

/** ST-HOR-MOVE. */
export function moveHorror(d: Descent, horror: number, tell: Tell): void {
  const tile = d.horrors[horror]!;
  const victim = closestVictim(d, tile);
  push(d, NEXT_HORROR);
  d.moved[horror] = 1;
  if (victim < 0) {
    removeHorror(d, horror);
    return tell?.({ type: 'horror-left', rule: 'ST-HOR-MOVE', at: cellOf(d, tile) });
  }
  d.horror = horror;
  d.victim = victim;
  if (firstSteps(d, tile, victim, sides) > 1) d.asks = ASK_PATH;
  else stepHorror(d, sides[0]!, tell);
}

export function stepHorror(d: Descent, side: number, tell: Tell): void {
  const from = d.horrors[d.horror]!;
  const to = d.cave.through(from, side);
  d.horrors[d.horror] = to;
  tell?.({
    type: 'horror-moved',
    rule: 'ST-HOR-MOVE',
    from: cellOf(d, from),
    to: cellOf(d, to),
    towards: nameOf(d, d.victim),
  });
  strike(d, to, tell);
}

/** ST-HOR-TOUCH. */
function strike(d: Descent, tile: number, tell: Tell): void {
  for (let i = 0; i < d.cavers; i++) if (d.places[i] === tile) d.losses[i] = exposure(d, i, 0, 'horror');
  takeLosses(d, 'horror', tell);
}

/** ST-HOR-SPAWN: up to `n` of them. */
function spawn(d: Descent, n: number, tell: Tell): void {
  if (n === 0 || countHorrors(d) === d.horrors.length) return;
  push(d, SPAWN, n - 1);
  const tiles = spawnTiles(d, scratch);
  if (tiles === 1) spawnAt(d, scratch[0]!, tell);
  else if (tiles > 1) d.asks = ASK_SPAWN;
}

export function spawnAt(d: Descent, tile: number, tell: Tell): void {
  const horror = countHorrors(d);
  d.horrors[horror] = tile;
  d.moved[horror] = 0;
  tell?.({ type: 'horror-came', rule: 'ST-HOR-SPAWN', at: cellOf(d, tile) });
  strike(d, tile, tell);
}

// ---------------------------------------------------------------- hazards

/** ST-HAZ-1, ST-DARK-1. */
function hazardPhase(d: Descent, tell: Tell): void {
  if (d.gas) tell?.({ type: 'gas-ended', rule: 'ST-HAZ-1' });
  d.gas = 0;
  if (d.deck > 0) {
    d.asks = DRAW_HAZARD;
    return;
  }
  if (!d.dark) tell?.({ type: 'torches-died', rule: 'ST-DARK-1' });
  d.dark = 1;
  rollDarkness(d, 0, tell);
}

export function turnOver(d: Descent, card: number, tell: Tell): void {
  const hazard = hazardOf(card);
  const severe = isSevere(card);
  d.deck--;
  d.pool[card] = d.pool[card]! - 1;
  d.played[card] = d.played[card]! + 1;
  tell?.({
    type: 'hazard',
    rule: severe ? 'ST-HAZ-SEVERE' : 'ST-HAZ-1',
    hazard: HAZARDS[hazard] as Hazard,
    severe,
    left: d.deck,
  });
  if (hazard === HORRORS_COME) return loose(d, severe ? 2 : 1);
  if (severe) push(d, RESOLVE, hazard);
  resolve(d, hazard, tell);
}

/** ST-HAZ-HORROR, ST-HAZ-SEVERE: so many moves, then so many new ones. */
function loose(d: Descent, times: number): void {
  push(d, SPAWN, times);
  for (let k = 0; k < times; k++) push(d, HORRORS);
}

function resolve(d: Descent, hazard: number, tell: Tell): void {
  switch (hazard) {
    case TREMOR:
      return rollTremor(d, 0, tell);
    case FLOODING:
      return flood(d, tell);
    case GASSING:
      return spreadGas(d, tell);
    case CAVING:
      return rollCaveIn(d);
    default:
      throw new RangeError(`no such hazard: ${hazard}`);
  }
}

/** Stays empty: in silence no list of cells is made. */
const NOBODY_LISTENS: string[] = [];

/** ST-HAZ-FLOOD. */
function flood(d: Descent, tell: Tell): void {
  const flooded = tell ? [] : NOBODY_LISTENS;
  for (let tile = 0; tile < d.cave.count; tile++) {
    if (d.kinds[tile] !== WATER || isMarked(d, tile, FLOOD)) continue;
    mark(d, tile, FLOOD);
    if (tell) flooded.push(cellOf(d, tile));
  }
  tell?.({ type: 'flooded', rule: 'ST-HAZ-FLOOD', tiles: flooded });
  harmWhere(d, WATER, 1, 'flood', tell);
}

/** ST-HAZ-GAS. */
function spreadGas(d: Descent, tell: Tell): void {
  d.gas = 1;
  tell?.({ type: 'gas-spread', rule: 'ST-HAZ-GAS' });
  harmWhere(d, GAS, 2, 'gas', tell);
}

/** Everybody on a tile of this kind, together. */
function harmWhere(d: Descent, kind: number, amount: number, source: 'flood' | 'gas', tell: Tell): void {
  for (let i = 0; i < d.cavers; i++) {
    if (!isInCave(d, i) || d.kinds[d.places[i]!] !== kind) continue;
    d.losses[i] = exposure(d, i, amount, source);
    if (d.losses[i] === 0) tellSpared(d, i, source, tell);
  }
  takeLosses(d, source, tell);
}

/** ST-ASK-3: not rolled with no tile left to block. */
export function rollCaveIn(d: Descent): void {
  for (let tile = 0; tile < d.cave.count; tile++) {
    if (d.kinds[tile] === CAVE_IN && !isMarked(d, tile, RUBBLE)) return rollFor(d, FOR_CAVE_IN, 0);
  }
}

/** ST-HAZ-CAVEIN. */
export function caveIn(d: Descent, face: number, tell: Tell): void {
  const blocked = tell ? [] : NOBODY_LISTENS;
  for (let tile = 0; tile < d.cave.count; tile++) {
    if (d.kinds[tile] !== CAVE_IN || isMarked(d, tile, RUBBLE) || !((typeOf(d.types[tile]!).numbers >> face) & 1))
      continue;
    mark(d, tile, RUBBLE);
    if (tell) blocked.push(cellOf(d, tile));
    for (let i = 0; i < d.cavers; i++) {
      if (d.places[i] !== tile) continue;
      d.losses[i] = exposure(d, i, 3, 'cave-in');
      if (d.losses[i] === 0) tellSpared(d, i, 'cave-in', tell);
    }
  }
  tell?.({ type: 'blocked', rule: 'ST-HAZ-CAVEIN', face, tiles: blocked });
  takeLosses(d, 'cave-in', tell);
}

/** ST-HAZ-TREMOR, ST-HAZ-2: they roll clockwise from the starting caver, and lose together after the last. */
function rollTremor(d: Descent, n: number, tell: Tell): void {
  if (n === d.cavers) return takeLosses(d, 'tremor', tell);
  push(d, TREMOR_ROLLS, n + 1);
  const i = inOrder(d, n);
  if (exposure(d, i, 1, 'tremor') > 0) rollFor(d, FOR_TREMOR, i);
  else tellSpared(d, i, 'tremor', tell);
}

/** ST-DARK-1. `losses` marks those who failed. */
function rollDarkness(d: Descent, n: number, tell: Tell): void {
  if (n === d.cavers) return swallow(d, tell);
  push(d, DARKNESS, n + 1);
  const i = inOrder(d, n);
  if (isInPlay(d, i) && !isOnExit(d, i)) rollFor(d, FOR_DARKNESS, i);
}

function swallow(d: Descent, tell: Tell): void {
  for (let i = 0; i < d.cavers; i++) if (d.losses[i]! > 0) remove(d, i, tell);
  d.losses.fill(0);
  judge(d, tell);
}

function remove(d: Descent, i: number, tell: Tell): void {
  d.states[i] = REMOVED;
  d.places[i] = NOTHING;
  tell?.({ type: 'removed', rule: 'ST-DARK-1', caver: nameOf(d, i) });
  if (isA(d, i, GEOLOGIST) && d.aside !== NOTHING) returnAside(d);
}

/** ST-GEO-3: on top of the stack, known to all. */
function returnAside(d: Descent): void {
  d.top = d.aside;
  d.aside = NOTHING;
  d.stack++;
}
