// Does what is to be done until somebody has to decide, something has to be drawn or rolled, or the game is over.

import type { Sides } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as engine from '@undercroft/engine';
import * as actions from './actions.ts';
import * as asks from './asks.ts';
import * as codes from './codes.ts';
import * as ending from './ending.ts';
import type { Tell } from './events.ts';
import type { Expedition, State } from './expedition.ts';
import * as expedition from './expedition.ts';
import * as explorers from './explorers.ts';
import * as faces from './faces.ts';
import * as guardianOrder from './guardian-order.ts';
import * as guardians from './guardians.ts';
import * as harm from './harm.ts';
import * as jobs from './jobs.ts';
import * as moving from './moving.ts';
import * as revealing from './revealing.ts';
import * as rolling from './rolling.ts';
import * as sanctum from './sanctum.ts';
import * as tiles from './tiles.ts';
import * as volcano from './volcano.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { firstSides, has, NO_WAY, NOTHING, stepsOf } = cave;
const { argumentOf: jobArgument, jobOf } = engine;
const { actionsOf, canAct, mayExert } = actions;
const {
  ASK_ACTION,
  ASK_CHAIN,
  ASK_CHOOSE,
  ASK_CRAWL,
  ASK_GUARDIAN,
  ASK_ILLUMINATE,
  ASK_PATH,
  ASK_PLACE,
  ASK_VICTIM,
  DRAW_TILE,
  GAME_OVER,
  NOTHING_ASKED,
} = asks;
const { argumentOf, codeOf, END, EXERT, MAX_LIST, REVEAL, STOP } = codes;
const { judge } = ending;
const { BRACED, cellOf, hasRubble, isA, isActive, isInside, MAX_GUARDIANS, nameOf, RESTING, RUBBLE, STATES } =
  expedition;
const { ARCHAEOLOGIST, VETERAN } = explorers;
const { applyFace, arrive } = faces;
const { entangled, guardianOrderMatters } = guardianOrder;
const { preyOn, waitingGuardians, wayToPrey } = guardians;
const { wound } = harm;
const {
  ACT,
  ACTIVATION,
  APPLY_FACE,
  ARRIVE,
  CHAIN,
  COMMANDED_OVER,
  DRAW,
  FIT,
  HAZARD_ROLL,
  MARKER,
  MARKER_STEP,
  NEXT_GUARDIAN,
  PLACE_SANCTUM,
  ROUND_OVER,
  SECOND_REVEAL,
  STEP_IN,
  TURN,
  TURN_OVER,
} = jobs;
const { movesOf, step } = moving;
const { canAnyBePlaced, canBePlaced, fittingTurns, layInHand, returnToBag, takeFromBag } = revealing;
const { rollHazards } = rolling;
const { placeSanctum } = sanctum;
const { typeOf } = tiles;
const { stirVolcano } = volcano;

const scratch = new Int32Array(MAX_LIST);

export function advance(e: Expedition, tell: Tell): void {
  while (e.asks === NOTHING_ASKED && e.agenda.length > 0) {
    const code = e.agenda.pop();
    perform(e, jobOf(code), jobArgument(code), tell);
  }
}

function perform(e: Expedition, job: number, argument: number, tell: Tell): void {
  switch (job) {
    case TURN:
      return beginTurn(e, argument, tell);
    case ACT:
      return askForAction(e);
    case COMMANDED_OVER:
      e.actor = e.active;
      return;
    case CHAIN:
      return askForNextMove(e, argument);
    case SECOND_REVEAL:
      if (secondReveals(e, scratch) > 1) e.asks = ASK_ILLUMINATE;
      return;
    case DRAW:
      return draw(e, tell);
    case FIT:
      return fit(e, tell);
    case PLACE_SANCTUM:
      return placeSanctum(e, tell);
    case STEP_IN:
      return stepIn(e, tell);
    case ARRIVE:
      return arrive(e, argument);
    case HAZARD_ROLL:
      return roll(e);
    case APPLY_FACE:
      return applyFace(e, argument, tell);
    case TURN_OVER:
      return tell?.({ type: 'turn-ended', rule: 'IE-ROUND-1', explorer: nameOf(e, e.active) });
    case ACTIVATION:
      for (let g = 0; g < e.guardianCount; g++) e.activated[g] = 0;
      return nextGuardian(e, tell);
    case NEXT_GUARDIAN:
      return nextGuardian(e, tell);
    case MARKER:
      if (e.cursed) e.agenda.push(MARKER_STEP);
      return moveMarker(e, tell);
    case MARKER_STEP:
      return moveMarker(e, tell);
    case ROUND_OVER:
      e.round++;
      return beginRound(e, tell);
    default:
      throw new RangeError(`no such job: ${job}`);
  }
}

// ---------------------------------------------------------------- rounds and turns

/** IE-ROUND-1 to IE-ROUND-3. How far the marker moves is known only at the end of the round. */
export function beginRound(e: Expedition, tell: Tell): void {
  tell?.({ type: 'round-began', rule: 'IE-ROUND-1', round: e.round, marker: e.marker });
  e.agenda.push(ROUND_OVER);
  e.agenda.push(MARKER);
  e.agenda.push(ACTIVATION);
  e.agenda.push(ACTIVATION);
  beginTurn(e, 0, tell);
}

/** IE-ROUND-3, IE-VOLC-3. */
function moveMarker(e: Expedition, tell: Tell): void {
  if (e.erupted) return stirVolcano(e, tell);
  if (e.marker === 0) return;
  e.marker--;
  tell?.({ type: 'marker-moved', rule: 'IE-ROUND-3', to: e.marker });
}

/** The n-th turn of the round, counted from the lead explorer. Everybody rolls, wherever they are (IE-HAZ-1). */
function beginTurn(e: Expedition, n: number, tell: Tell): void {
  const i = (e.lead + n) % e.explorers;
  if (n + 1 < e.explorers) e.agenda.push(TURN, n + 1);
  e.agenda.push(TURN_OVER);
  e.active = i;
  e.actor = i;
  e.exerted = 0;
  e.points = isActive(e, i) ? 2 : 0;
  if (isA(e, i, VETERAN)) e.brace = e.brace === BRACED ? RESTING : 0;
  if (tell) tellTurn(e, i, tell);
  if (isActive(e, i)) askForAction(e);
  else if (isInside(e, i) && movesOf(e, i) !== 0) e.asks = ASK_CRAWL;
  if (e.asks === NOTHING_ASKED) roll(e);
  else e.agenda.push(HAZARD_ROLL);
}

/** IE-HAZ-1, IE-CURSE-1. */
function roll(e: Expedition): void {
  rollHazards(e, e.cursed ? 2 : 1);
}

function tellTurn(e: Expedition, i: number, tell: NonNullable<Tell>): void {
  const at = isInside(e, i) ? cellOf(e, e.places[i]!) : null;
  const state = STATES[e.states[i]!] as State;
  tell({ type: 'turn-began', rule: 'IE-TURN-1', explorer: nameOf(e, i), at, state, points: e.points });
}

/** IE-TURN-3, IE-ASK-1. */
function askForAction(e: Expedition): void {
  if (isActive(e, e.active) && (mayExert(e) || canAct(e))) e.asks = ASK_ACTION;
  else e.points = 0;
}

/** All one may do in one's own turn, ending it included. */
export function turnChoices(e: Expedition, out: Int32Array): number {
  let n = actionsOf(e, out);
  if (mayExert(e)) out[n++] = codeOf(EXERT);
  out[n++] = codeOf(END);
  return n;
}

/** IE-ACT-RUN, IE-SCN-1: `left` more Moves. */
function askForNextMove(e: Expedition, left: number): void {
  e.chain = left;
  if (left > 0 && isActive(e, e.actor) && movesOf(e, e.actor) !== 0) e.asks = ASK_CHAIN;
}

// ---------------------------------------------------------------- revealing

/** IE-GUI-2: codes for the second Reveal and for stopping. */
export function secondReveals(e: Expedition, out: Int32Array): number {
  let n = 0;
  const tile = e.places[e.actor]!;
  if (e.bagCount > 0)
    for (let side = 0; side < 4; side++) if (e.cave.isGap(tile, side)) out[n++] = codeOf(REVEAL, side);
  out[n++] = codeOf(STOP);
  return n;
}

/** IE-MAP-4: with no tile that could be placed the bag is discarded, and the action is spent. */
export function draw(e: Expedition, tell: Tell): void {
  if (canAnyBePlaced(e)) {
    e.asks = DRAW_TILE;
    return;
  }
  tell?.({ type: 'bag-discarded', rule: 'IE-MAP-4', tiles: e.bagCount });
  e.bag.fill(0);
  e.bagCount = 0;
  e.discarded = 1;
  e.exploring = 0;
  e.agenda.push(PLACE_SANCTUM);
}

/** IE-ARC-1: a Scholar draws two, if there are two. */
export function drawn(e: Expedition, type: number, tell: Tell): void {
  takeFromBag(e, type);
  const explorer = nameOf(e, e.actor);
  tell?.({ type: 'tile-drawn', rule: 'IE-ACT-REVEAL', explorer, tile: typeOf(type).name, left: e.bagCount });
  if (e.hand !== NOTHING) e.other = type;
  else {
    e.hand = type;
    if (isA(e, e.actor, ARCHAEOLOGIST) && e.bagCount > 0) {
      e.asks = DRAW_TILE;
      return;
    }
  }
  fit(e, tell);
}

/** IE-MAP-4: what cannot be placed goes back. */
function fit(e: Expedition, tell: Tell): void {
  if (e.other !== NOTHING) return fitOneOfTwo(e, tell);
  const n = fittingTurns(e, e.hand, scratch);
  if (n > 1) e.asks = ASK_PLACE;
  else if (n === 1) layInHand(e, argumentOf(scratch[0]!), tell);
  else {
    returnHand(e, tell);
    draw(e, tell);
  }
}

function fitOneOfTwo(e: Expedition, tell: Tell): void {
  const hand = canBePlaced(e, e.hand);
  const other = canBePlaced(e, e.other);
  if (hand && other && e.hand !== e.other) e.asks = ASK_CHOOSE;
  else if (hand) chooseTile(e, e.hand, tell);
  else if (other) chooseTile(e, e.other, tell);
  else {
    returnToBag(e, e.other, 'closes-the-temple', tell);
    e.other = NOTHING;
    returnHand(e, tell);
    draw(e, tell);
  }
}

function returnHand(e: Expedition, tell: Tell): void {
  returnToBag(e, e.hand, 'closes-the-temple', tell);
  e.hand = NOTHING;
}

/** IE-ARC-1: the one is kept, the other returned. */
export function chooseTile(e: Expedition, type: number, tell: Tell): void {
  const returned = e.hand === type ? e.other : e.hand;
  e.hand = type;
  e.other = NOTHING;
  returnToBag(e, returned, 'scholar', tell);
  fit(e, tell);
}

/** IE-ACT-EXPLORE: if it cannot be entered one stays. */
function stepIn(e: Expedition, tell: Tell): void {
  if (e.exploring && has(movesOf(e, e.actor), e.gap)) step(e, e.actor, e.gap, 'explore', tell);
}

// ---------------------------------------------------------------- guardians

const waiting = new Int32Array(MAX_GUARDIANS);

/** IE-GUARD-6: those that cannot hinder each other never will, so they activate one after the other. */
function nextGuardian(e: Expedition, tell: Tell): void {
  if (e.guardianCount === 0) return;
  if (!isAnyoneActive(e)) return rest(e);
  const knot = entangled(e, waiting, waitingGuardians(e, waiting));
  if (knot === 0) activateAll(e, tell);
  else if (guardianOrderMatters(e, waiting, knot)) e.asks = ASK_GUARDIAN;
  else activateFirst(e, tell);
}

function isAnyoneActive(e: Expedition): boolean {
  for (let i = 0; i < e.explorers; i++) if (isActive(e, i)) return true;
  return false;
}

/** IE-GUARD-5: with nobody to reach they do nothing. */
function rest(e: Expedition): void {
  for (let g = 0; g < e.guardianCount; g++) e.activated[g] = 1;
}

function activateAll(e: Expedition, tell: Tell): void {
  const n = inOrderOfSpaces(e, waiting);
  for (let k = 0; k < n; k++) {
    activateGuardian(e, waiting[k]!, tell);
    if (e.asks === GAME_OVER) return;
    if (e.asks !== NOTHING_ASKED) return e.agenda.push(NEXT_GUARDIAN);
  }
}

function activateFirst(e: Expedition, tell: Tell): void {
  inOrderOfSpaces(e, waiting);
  activateNext(e, waiting[0]!, tell);
}

export function activateNext(e: Expedition, guardian: number, tell: Tell): void {
  e.agenda.push(NEXT_GUARDIAN);
  activateGuardian(e, guardian, tell);
}

/** All that wait, where their order is all the same: as their spaces were laid. Answers how many. */
function inOrderOfSpaces(e: Expedition, out: Int32Array): number {
  let n = 0;
  for (let g = 0; g < e.guardianCount; g++) {
    if (e.activated[g]) continue;
    let k = n++;
    for (; k > 0 && e.guardians[out[k - 1]!]! > e.guardians[g]!; k--) out[k] = out[k - 1]!;
    out[k] = g;
  }
  return n;
}

/** IE-GUARD-1: attack, move, dig. */
function activateGuardian(e: Expedition, guardian: number, tell: Tell): void {
  e.activated[guardian] = 1;
  e.guardian = guardian;
  const tile = e.guardians[guardian]!;
  const way = wayToPrey(e, tile);
  if (stepsOf(way) === 0) fight(e, tile, tell);
  else if (way !== NO_WAY) hunt(e, firstSides(way), tell);
}

function fight(e: Expedition, tile: number, tell: Tell): void {
  if (preyOn(e, tile, scratch) > 1) e.asks = ASK_VICTIM;
  else attack(e, scratch[0]!, tell);
}

function hunt(e: Expedition, sides: Sides, tell: Tell): void {
  if ((sides & (sides - 1)) !== 0) e.asks = ASK_PATH;
  else moveGuardian(e, 31 - Math.clz32(sides), tell);
}

/** IE-GUARD-2. */
export function attack(e: Expedition, victim: number, tell: Tell): void {
  const explorer = nameOf(e, victim);
  tell?.({ type: 'guardian-attacked', rule: 'IE-GUARD-2', at: cellOf(e, e.places[victim]!), explorer });
  wound(e, victim, 1, 'guardian', tell);
  judge(e, tell);
}

/** IE-GUARD-3, IE-GUARD-4. */
export function moveGuardian(e: Expedition, side: number, tell: Tell): void {
  const from = e.guardians[e.guardian]!;
  const to = e.cave.through(from, side);
  if (hasRubble(e, to)) {
    e.marks[to] = e.marks[to]! & ~RUBBLE;
    return tell?.({ type: 'rubble-cleared', rule: 'IE-GUARD-4', at: cellOf(e, to) });
  }
  e.guardians[e.guardian] = to;
  tell?.({ type: 'guardian-moved', rule: 'IE-GUARD-3', from: cellOf(e, from), to: cellOf(e, to) });
}
