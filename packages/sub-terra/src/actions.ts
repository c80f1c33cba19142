// What a caver can do, and what it costs. One list for turns, for Direct and for the question whether exerting helps.
import { NOTHING, type Side } from '@undercroft/cave';
import { BODYGUARD, CLIMBER, DIVER, ENGINEER, GEOLOGIST, LEADER, MEDIC } from './cavers.ts';
import {
  canReachSide,
  type Descent,
  FLOOD,
  HIDDEN,
  is,
  isA,
  isConscious,
  isInCave,
  isManual,
  isMarked,
  isOnExit,
  REMOVED,
  ROPE,
  RUBBLE,
} from './descent.ts';
import { isHurt } from './harm.ts';
import { horrorAt } from './horrors.ts';
import { isSteep, SQUEEZE, WATER } from './tiles.ts';

/** Kinds of codes; a code is kind << 8 | argument. */
export const ACTIONS = [
  'reveal',
  'explore',
  'move',
  'run',
  'heal',
  'swim',
  'squeeze',
  'dig',
  'rope',
  'hide',
  'dive',
  'excavate',
  'demolish',
  'rig',
  'bandage',
  'sprint',
  'repel',
  'direct',
  'leave',
  'exert',
  'end',
  'stop',
  'decline',
  'take',
  'place',
  'discard',
  'appear',
  'horror',
  'path',
  'spawn',
] as const;
export type ActionName = (typeof ACTIONS)[number];

const index = Object.fromEntries(ACTIONS.map((name, i) => [name, i])) as Record<ActionName, number>;
export const {
  reveal: REVEAL,
  explore: EXPLORE,
  move: MOVE,
  run: RUN,
  heal: HEAL,
  swim: SWIM,
  squeeze: SQUEEZE_IN,
  dig: DIG,
} = index;
export const {
  rope: PLACE_ROPE,
  hide: HIDE,
  dive: DIVE,
  excavate: EXCAVATE,
  demolish: DEMOLISH,
  rig: RIG,
  bandage: BANDAGE,
} = index;
export const {
  sprint: SPRINT,
  repel: REPEL,
  direct: DIRECT,
  leave: LEAVE,
  exert: EXERT,
  end: END,
  stop: STOP,
  decline: DECLINE,
} = index;
export const {
  take: TAKE,
  place: PLACE,
  discard: DISCARD,
  appear: APPEAR,
  horror: PICK_HORROR,
  path: PATH,
  spawn: SPAWN_AT,
} = index;

/** Where Dig and Excavate reach: a side, or the own tile. */
export const HERE = 4;

export const codeOf = (kind: number, argument = 0): number => (kind << 8) | argument;
export const kindOf = (code: number): number => code >> 8;
export const argumentOf = (code: number): number => code & 255;

const TWO_POINTS = new Set([RUN, HEAL, SWIM, SQUEEZE_IN, DIG, PLACE_ROPE, HIDE, DIVE, DEMOLISH]);
/** ST-RM-2. */
const TWO_IN_THE_MANUAL = new Set([EXPLORE, BANDAGE, SPRINT, REPEL, DIRECT, EXCAVATE]);

const COSTS = Int8Array.from(ACTIONS, (_, kind) => (kind >= LEAVE ? 0 : TWO_POINTS.has(kind) ? 2 : 1));
const MANUAL_COSTS = Int8Array.from(COSTS, (cost, kind) => (TWO_IN_THE_MANUAL.has(kind) ? 2 : cost));

export const costOf = (d: Descent, kind: number): number => (isManual(d) ? MANUAL_COSTS : COSTS)[kind]!;

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

export const hasAbility = (d: Descent, i: number, kind: number): boolean =>
  (ownerOf(kind) < 0 || isA(d, i, ownerOf(kind))) && !(kind === RIG && isManual(d));

// ---------------------------------------------------------------- single conditions, used by lists and by refusals

/** ST-CAVE-5: whether there is a tile to place. */
export const hasTile = (d: Descent, i: number): boolean => d.stack > 0 || (isA(d, i, GEOLOGIST) && d.aside !== NOTHING);

/** ST-TILE-WATER, ST-TILE-CAVEIN, ST-TILE-SQUEEZE, with ST-DIV-3 and ST-CLI-2. */
export function canMoveOnto(d: Descent, i: number, tile: number): boolean {
  if (isMarked(d, tile, FLOOD) && !isA(d, i, DIVER)) return false;
  if (isA(d, i, CLIMBER)) return true;
  return !isMarked(d, tile, RUBBLE) && d.kinds[tile] !== SQUEEZE;
}

/** Where one comes by a Move through this side, or NOTHING. */
export function moveThrough(d: Descent, i: number, side: Side): number {
  const next = d.cave.through(d.places[i]!, side);
  return next !== NOTHING && canReachSide(d, i, side) && canMoveOnto(d, i, next) ? next : NOTHING;
}

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
  for (let i = 0; i < d.cavers; i++) if (isConscious(d, i) && !isOnExit(d, i)) return false;
  return true;
}

export const canTakeRope = (d: Descent, tile: number): boolean => isSteep(d.kinds[tile]!) && !isMarked(d, tile, ROPE);

// ---------------------------------------------------------------- the list

/** A list under way. `points` is what may be spent; `cheapest` the least that anything possible would cost. */
interface List {
  out: Int32Array;
  n: number;
  points: number;
  cheapest: number;
}

const list: List = { out: new Int32Array(0), n: 0, points: 0, cheapest: 99 };

function add(d: Descent, kind: number, argument: number): void {
  const cost = costOf(d, kind);
  if (cost < list.cheapest) list.cheapest = cost;
  if (cost <= list.points) list.out[list.n++] = codeOf(kind, argument);
}

/** Every action of this caver that costs at most `points`, into `out`; answers how many. */
export function actionsOf(d: Descent, i: number, points: number, out: Int32Array): number {
  list.out = out;
  list.n = 0;
  list.points = points;
  list.cheapest = 99;
  const tile = d.places[i]!;
  for (let side = 0; side < 4; side++) addTowards(d, i, tile, side);
  addHere(d, i, tile);
  addCompanions(d, i, tile);
  return list.n;
}

/** After `actionsOf`: whether anything would be possible with so many points. */
export const wouldBePossible = (points: number): boolean => list.cheapest <= points;

function addTowards(d: Descent, i: number, tile: number, side: Side): void {
  if (d.cave.isGap(tile, side)) {
    if (!canReachSide(d, i, side) || !hasTile(d, i)) return;
    add(d, REVEAL, side);
    add(d, EXPLORE, side);
    return;
  }
  addSteps(d, i, side);
  addReach(d, i, tile, side);
  if (isA(d, i, ENGINEER) && d.explosivesLeft > 0 && canDemolish(d, i, side)) add(d, DEMOLISH, side);
}

function addSteps(d: Descent, i: number, side: Side): void {
  const next = d.cave.through(d.places[i]!, side);
  if (next === NOTHING || !canReachSide(d, i, side)) return;
  if (canMoveOnto(d, i, next)) {
    add(d, MOVE, side);
    add(d, RUN, side);
    if (isA(d, i, MEDIC)) add(d, SPRINT, side);
  }
  if (isMarked(d, next, FLOOD)) add(d, SWIM, side);
  if (d.kinds[next] === SQUEEZE) add(d, SQUEEZE_IN, side);
}

function addReach(d: Descent, i: number, tile: number, side: Side): void {
  const next = withinReach(d, tile, side);
  if (next === NOTHING) return;
  if (isMarked(d, next, RUBBLE)) addDigging(d, i, side);
  if (isA(d, i, BODYGUARD) && horrorAt(d, next) >= 0) add(d, REPEL, side);
}

function addDigging(d: Descent, i: number, where: number): void {
  add(d, DIG, where);
  if (isA(d, i, GEOLOGIST)) add(d, EXCAVATE, where);
}

function addHere(d: Descent, i: number, tile: number): void {
  if (isMarked(d, tile, RUBBLE)) addDigging(d, i, HERE);
  if (canTakeRope(d, tile)) {
    add(d, PLACE_ROPE, 0);
    if (isA(d, i, CLIMBER) && !isManual(d)) add(d, RIG, 0);
  }
  if (!is(d, i, HIDDEN)) add(d, HIDE, 0);
  if (isA(d, i, DIVER) && d.kinds[tile] === WATER) add(d, DIVE, 0);
}

function addCompanions(d: Descent, i: number, tile: number): void {
  for (let other = 0; other < d.cavers; other++) {
    if (is(d, other, REMOVED) || !isInCave(d, other)) continue;
    if (d.places[other] === tile && isHurt(d, other)) {
      add(d, HEAL, other);
      if (isA(d, i, MEDIC) && other !== i) add(d, BANDAGE, other);
    }
    if (isA(d, i, LEADER) && other !== i && d.actor === d.active && !d.directed && isConscious(d, other))
      add(d, DIRECT, other);
  }
}
