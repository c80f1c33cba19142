// What a caver can do, and what it costs. One list for turns, for Direct and for the question whether exerting helps.
import type { Side, Sides } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import * as cavers from './cavers.ts';
import * as codes from './codes.ts';
import type { Descent } from './descent.ts';
import * as descent from './descent.ts';
import * as harm from './harm.ts';
import * as horrors from './horrors.ts';
import * as marks from './marks.ts';
import * as tiles from './tiles.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { ALL_SIDES, bit, has, NOTHING } = cave;
const { BODYGUARD, CAVERS, CLIMBER, DIVER, ENGINEER, GEOLOGIST, LEADER, MEDIC } = cavers;
const {
  ACTIONS,
  BANDAGE,
  codeOf,
  DEMOLISH,
  DIG,
  DIRECT,
  DIVE,
  EXCAVATE,
  EXPLORE,
  HEAL,
  HERE,
  HIDE,
  LEAVE,
  MOVE,
  PLACE_ROPE,
  REPEL,
  REVEAL,
  RIG,
  RUN,
  SPRINT,
  SQUEEZE_IN,
  SWIM,
} = codes;
const { canReachSide, is, isA, isConscious, isInCave, isManual, isMarked, isOnExit, sidesInReach } = descent;
const { isHurt } = harm;
const { horrorAt } = horrors;
const { FLOOD, HIDDEN, ROPE, RUBBLE } = marks;
const { isSteep, SQUEEZE, WATER } = tiles;

const TWO_POINTS = new Set([RUN, HEAL, SWIM, SQUEEZE_IN, DIG, PLACE_ROPE, HIDE, DIVE, DEMOLISH]);
/** ST-RM-2. */
const TWO_IN_THE_MANUAL = new Set([EXPLORE, BANDAGE, SPRINT, REPEL, DIRECT, EXCAVATE]);

const COSTS = Int8Array.from(ACTIONS, (_, kind) => (kind >= LEAVE ? 0 : TWO_POINTS.has(kind) ? 2 : 1));
const MANUAL_COSTS = Int8Array.from(COSTS, (cost, kind) => (TWO_IN_THE_MANUAL.has(kind) ? 2 : cost));

export const costOf = (d: Descent, kind: number): number => (isManual(d) ? MANUAL_COSTS : COSTS)[kind]!;
/** The same, for those who show it. */
export const priceOf = (d: Descent, name: ActionName): number => costOf(d, index[name]);

/** Whose ability an action is, or −1 if everybody's. ST-RM-2: in the manual Rig is Place Rope, so nobody has it. */
export function ownerOf(kind: number): number {
  switch (kind) {
    case DIVE:
      return DIVER;
    case EXCAVATE:
      return GEOLOGIST;
    case DEMOLISH:
      return ENGINEER;
    case RIG:
      return CLIMBER;
    case BANDAGE:
    case SPRINT:
      return MEDIC;
    case REPEL:
      return BODYGUARD;
    case DIRECT:
      return LEADER;
    default:
      return -1;
  }
}

const isAbilityOf = (caver: number, kind: number, manual: boolean): boolean =>
  (ownerOf(kind) < 0 || ownerOf(kind) === caver) && !(kind === RIG && manual);

export const hasAbility = (d: Descent, i: number, kind: number): boolean => isAbilityOf(d.who[i]!, kind, isManual(d));

/** Kinds of actions as bits. */
type Kinds = number;
const includes = (kinds: Kinds, kind: number): number => (kinds >> kind) & 1;

const MOST_POINTS = 4;

/** What each caver can do with so many points, where the place allows it. */
function affordable(manual: boolean): Int32Array {
  const costs = manual ? MANUAL_COSTS : COSTS;
  return Int32Array.from({ length: CAVERS.length * (MOST_POINTS + 1) }, (_, index) => {
    const [caver, points] = [Math.floor(index / (MOST_POINTS + 1)), index % (MOST_POINTS + 1)];
    let kinds = 0;
    for (let kind = 0; kind < LEAVE; kind++)
      if (isAbilityOf(caver, kind, manual) && costs[kind]! <= points) kinds |= 1 << kind;
    return kinds;
  });
}

const AFFORDABLE = affordable(false);
const MANUAL_AFFORDABLE = affordable(true);

const affordableTo = (d: Descent, i: number, points: number): Kinds =>
  (isManual(d) ? MANUAL_AFFORDABLE : AFFORDABLE)[d.who[i]! * (MOST_POINTS + 1) + points]!;

// ---------------------------------------------------------------- single conditions, used by lists and by refusals

/** ST-CAVE-5: whether there is a tile to place. */
export const hasTile = (d: Descent, i: number): boolean => d.stack > 0 || (isA(d, i, GEOLOGIST) && d.aside !== NOTHING);

/** ST-TILE-WATER, ST-TILE-CAVEIN, ST-TILE-SQUEEZE, with ST-DIV-3 and ST-CLI-2. */
export function canMoveOnto(d: Descent, i: number, tile: number): boolean {
  if (isMarked(d, tile, FLOOD) && !isA(d, i, DIVER)) return false;
  if (isA(d, i, CLIMBER)) return true;
  return !isMarked(d, tile, RUBBLE) && d.kinds[tile] !== SQUEEZE;
}

/** The sides by which a Move is possible. */
export function movesOf(d: Descent, i: number): Sides {
  const tile = d.places[i]!;
  const doors = d.cave.doors[tile]! & sidesInReach(d, i);
  const hindered = doors & d.hindered[tile]!;
  return hindered === 0 ? doors : (doors & ~hindered) | movesInSpite(d, i, tile, hindered);
}

function movesInSpite(d: Descent, i: number, tile: number, hindered: Sides): Sides {
  let moves = 0;
  for (let side = 0; side < 4; side++)
    if (has(hindered, side) && canMoveOnto(d, i, d.cave.beside[4 * tile + side]!)) moves |= bit(side);
  return moves;
}

/** The sides where a tile can be revealed. */
export const gapsOf = (d: Descent, i: number): Sides =>
  hasTile(d, i) ? d.cave.gaps[d.places[i]!]! & sidesInReach(d, i) : 0;

/** ST-ACT-DIG, ST-BOD-1 reach connected tiles; ST-RM-5 any adjacent one. They reach across ledges (ST-TILE-LEDGE-3). */
export const withinReach = (d: Descent, tile: number, side: Side): number =>
  isManual(d) ? d.cave.beside[4 * tile + side]! : d.cave.through(tile, side);

/** ST-ENG-1, ST-ENG-2. */
export function canDemolish(d: Descent, i: number, side: Side): boolean {
  const tile = d.places[i]!;
  const beside = d.cave.beside[4 * tile + side]!;
  if (d.cave.through(tile, side) !== NOTHING || d.cave.isGap(tile, side)) return false;
  return !isSealed(d, tile, side) && (beside === NOTHING || !isSealed(d, beside, side ^ 2));
}

export const isSealed = (d: Descent, tile: number, side: Side): boolean => ((d.cave.sealed[tile]! >> side) & 1) === 1;

/** ST-ACT-LEAVE. */
export function mayLeave(d: Descent): boolean {
  if (d.exitHidden) return false;
  for (let i = 0; i < d.cavers; i++) if (isConscious(d, i) && !isOnExit(d, i)) return false;
  return true;
}

export const canTakeRope = (d: Descent, tile: number): boolean => isSteep(d.kinds[tile]!) && !isMarked(d, tile, ROPE);

// ---------------------------------------------------------------- the list

export const MAX_LIST = 128;
const scratch = new Int32Array(MAX_LIST);

/** Whether this caver can do anything that costs at most `points`. Mostly a look is enough; the list is for tight corners. */
export function canAct(d: Descent, i: number, points: number): boolean {
  if (points === 0) return false;
  if (points >= COSTS[HIDE]! && !is(d, i, HIDDEN)) return true;
  if (movesOf(d, i) !== 0 || gapsOf(d, i) !== 0) return true;
  return actionsOf(d, i, points, scratch) > 0;
}

/** Codes without their side. */
const REVEAL_TO = codeOf(REVEAL);
const EXPLORE_TO = codeOf(EXPLORE);
const MOVE_TO = codeOf(MOVE);
const RUN_TO = codeOf(RUN);
const SPRINT_TO = codeOf(SPRINT);

/** Repel and Demolish look beyond sides where nothing hinders, too. */
const FOR_EVERY_SIDE: Kinds = (1 << REPEL) | (1 << DEMOLISH);

/**
 * Every action of this caver that costs at most `points`, into `out`; answers how many. A code is written in any case and
 * counted if it is possible: as good as nothing can be foretold here, and a processor that guesses wrong waits.
 */
export function actionsOf(d: Descent, i: number, points: number, out: Int32Array): number {
  const kinds = affordableTo(d, i, points);
  if (kinds === 0) return 0;
  const tile = d.places[i]!;
  const gaps = gapsOf(d, i);
  const moves = movesOf(d, i);
  const special = kinds & FOR_EVERY_SIDE ? ALL_SIDES : d.hindered[tile]!;
  const reveals = includes(kinds, REVEAL);
  const explores = includes(kinds, EXPLORE);
  const walks = includes(kinds, MOVE);
  const runs = includes(kinds, RUN);
  const sprints = includes(kinds, SPRINT);
  let n = 0;
  for (let side = 0; side < 4; side++) {
    const gap = gaps >> side;
    out[n] = REVEAL_TO | side;
    n += gap & reveals;
    out[n] = EXPLORE_TO | side;
    n += gap & explores;
    const move = moves >> side;
    out[n] = MOVE_TO | side;
    n += move & walks;
    out[n] = RUN_TO | side;
    n += move & runs;
    out[n] = SPRINT_TO | side;
    n += move & sprints;
    if ((special >> side) & 1) n = listSpecial(d, i, side, kinds, out, n);
  }
  n = listHere(d, i, tile, kinds, out, n);
  return listCompanions(d, i, tile, kinds, out, n);
}

/** What only some can do, or only where something hinders. */
function listSpecial(d: Descent, i: number, side: Side, kinds: Kinds, out: Int32Array, from: number): number {
  const tile = d.places[i]!;
  let n = from;
  const next = d.cave.through(tile, side);
  if (next !== NOTHING && canReachSide(d, i, side)) {
    if (includes(kinds, SWIM) && isMarked(d, next, FLOOD)) out[n++] = codeOf(SWIM, side);
    if (includes(kinds, SQUEEZE_IN) && d.kinds[next] === SQUEEZE) out[n++] = codeOf(SQUEEZE_IN, side);
  }
  const reached = withinReach(d, tile, side);
  if (reached !== NOTHING) {
    if (isMarked(d, reached, RUBBLE)) n = listDigging(side, kinds, out, n);
    if (includes(kinds, REPEL) && horrorAt(d, reached) >= 0) out[n++] = codeOf(REPEL, side);
  }
  if (includes(kinds, DEMOLISH) && d.explosivesLeft > 0 && canDemolish(d, i, side)) out[n++] = codeOf(DEMOLISH, side);
  return n;
}

function listDigging(where: number, kinds: Kinds, out: Int32Array, from: number): number {
  let n = from;
  if (includes(kinds, DIG)) out[n++] = codeOf(DIG, where);
  if (includes(kinds, EXCAVATE)) out[n++] = codeOf(EXCAVATE, where);
  return n;
}

function listHere(d: Descent, i: number, tile: number, kinds: Kinds, out: Int32Array, from: number): number {
  let n = from;
  if (isMarked(d, tile, RUBBLE)) n = listDigging(HERE, kinds, out, n);
  if (canTakeRope(d, tile)) {
    if (includes(kinds, PLACE_ROPE)) out[n++] = codeOf(PLACE_ROPE);
    if (includes(kinds, RIG)) out[n++] = codeOf(RIG);
  }
  if (includes(kinds, HIDE) && !is(d, i, HIDDEN)) out[n++] = codeOf(HIDE);
  if (includes(kinds, DIVE) && d.kinds[tile] === WATER) out[n++] = codeOf(DIVE);
  return n;
}

const FOR_COMPANIONS: Kinds = (1 << HEAL) | (1 << BANDAGE) | (1 << DIRECT);

function listCompanions(d: Descent, i: number, tile: number, kinds: Kinds, out: Int32Array, from: number): number {
  let n = from;
  if ((kinds & FOR_COMPANIONS) === 0) return n;
  const directs = includes(kinds, DIRECT) && d.actor === d.active && !d.directed;
  for (let other = 0; other < d.cavers; other++) {
    if (!isInCave(d, other)) continue;
    if (d.places[other] === tile && isHurt(d, other)) {
      if (includes(kinds, HEAL)) out[n++] = codeOf(HEAL, other);
      if (includes(kinds, BANDAGE) && other !== i) out[n++] = codeOf(BANDAGE, other);
    }
    if (directs && other !== i && isConscious(d, other)) out[n++] = codeOf(DIRECT, other);
  }
  return n;
}
