// A position: the cave as far as it is known, where everybody is, what is left of tiles and cards, and what is to be done.

import type { Side, Sides } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import { Cave } from '@undercroft/cave';
import type { Caver } from './cavers.ts';
import * as cavers from './cavers.ts';
import * as hazards from './hazards.ts';
import * as marks from './marks.ts';
import type { Kind } from './tiles.ts';
import * as tiles from './tiles.ts';
import type { Options } from './vocabulary.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { ALL_SIDES, bit, has, MAX_TILES, NOTHING, opposite } = cave;
const { BODYGUARD, CAVERS, LEADER } = cavers;
const { CARDS } = hazards;
const { FLOOD, REMOVED, ROPE, RUBBLE } = marks;
const { EXIT, KINDS, SLIDE, SQUEEZE, TYPES } = tiles;

export const MAX_CAVERS = 6;
/** ST-COMP-5. */
export const MAX_HORRORS = 3;
const MAX_JOBS = 48;

export class Descent {
  options: Options = { cavers: [], difficulty: 'normal', gentle: false, variant: 'standard' };

  readonly cave = new Cave();
  readonly #block = new Int8Array(5 * MAX_TILES + 8 * MAX_CAVERS + 2 * MAX_HORRORS + 2 * TYPES.length + 2 * CARDS);
  #used = 0;

  /** Per tile: its type, its turn, its marks. */
  readonly types = this.#view(MAX_TILES);
  readonly turns = this.#view(MAX_TILES);
  readonly marks = this.#view(MAX_TILES);
  readonly kinds = this.#view(MAX_TILES);
  /** Per tile: the sides beyond which lies something that hinders. */
  readonly hindered = this.#view(MAX_TILES);

  /** Per caver, in turn order: who it is, whose, on which tile, by which side they came (on ledges and slides), health, the most
   * of it, state. */
  readonly who = this.#view(MAX_CAVERS);
  readonly seats = this.#view(MAX_CAVERS);
  readonly places = this.#view(MAX_CAVERS);
  readonly halves = this.#view(MAX_CAVERS);
  readonly health = this.#view(MAX_CAVERS);
  readonly fullHealth = this.#view(MAX_CAVERS);
  readonly states = this.#view(MAX_CAVERS);
  /** Health lost in the resolution under way, to be taken together (ST-HAZ-2). */
  readonly losses = this.#view(MAX_CAVERS);

  /** Tiles of the horrors, NOTHING where there is none; and which have moved. */
  readonly horrors = this.#view(MAX_HORRORS);
  readonly moved = this.#view(MAX_HORRORS);

  /** Copies of each tile type not yet seen (the exit is not counted), and thrown away. */
  readonly bag = this.#view(TYPES.length);
  readonly discarded = this.#view(TYPES.length);
  /** Hazard cards not yet seen, and played. */
  readonly pool = this.#view(CARDS);
  readonly played = this.#view(CARDS);

  /** Things to be done, the next one last. */
  readonly jobs = new Int16Array(MAX_JOBS);
  jobCount = 0;

  cavers = 0;
  round = 1;
  /** The caver with the starting marker, the one whose turn it is, and the one who acts just now. */
  start = 0;
  active = 0;
  actor = 0;
  points = 0;
  exerted = 0;
  /** ST-LEA-1: once a turn. */
  directed = 0;
  discardsLeft = 0;
  explosivesLeft = 0;
  /** Tiles in the stack, whether the exit is among them, a tile on top that all have seen, one set aside. */
  stack = 0;
  exitHidden = 1;
  top = NOTHING;
  aside = NOTHING;
  deck = 0;
  gas = 0;
  dark = 0;

  /** What is asked, and of whom or what. */
  asks = 0;
  /** The side of the gap that is being revealed, whether a step follows, and the tile in hand. */
  gap = 0;
  exploring = 0;
  hand = NOTHING;
  /** Where the tile in hand came from: 1 if it was the one set aside. */
  fromAside = 0;
  /** Moves left in a Run or Sprint. */
  chain = 0;
  /** Why a die is rolled, and for whom. */
  purpose = 0;
  roller = 0;
  /** The horror that is moving, and its victim. */
  horror = 0;
  victim = 0;
  /** How it ended. */
  how = -1;

  constructor() {
    this.places.fill(NOTHING);
    this.halves.fill(NOTHING);
    this.horrors.fill(NOTHING);
  }

  copyFrom(other: Descent): void {
    this.options = other.options;
    this.cave.copyFrom(other.cave);
    this.#block.set(other.#block);
    for (let i = 0; i < other.jobCount; i++) this.jobs[i] = other.jobs[i]!;
    this.jobCount = other.jobCount;
    this.cavers = other.cavers;
    this.round = other.round;
    this.start = other.start;
    this.active = other.active;
    this.actor = other.actor;
    this.points = other.points;
    this.exerted = other.exerted;
    this.directed = other.directed;
    this.discardsLeft = other.discardsLeft;
    this.explosivesLeft = other.explosivesLeft;
    this.stack = other.stack;
    this.exitHidden = other.exitHidden;
    this.top = other.top;
    this.aside = other.aside;
    this.deck = other.deck;
    this.gas = other.gas;
    this.dark = other.dark;
    this.asks = other.asks;
    this.gap = other.gap;
    this.exploring = other.exploring;
    this.hand = other.hand;
    this.fromAside = other.fromAside;
    this.chain = other.chain;
    this.purpose = other.purpose;
    this.roller = other.roller;
    this.horror = other.horror;
    this.victim = other.victim;
    this.how = other.how;
  }

  #view(length: number): Int8Array {
    this.#used += length;
    return this.#block.subarray(this.#used - length, this.#used);
  }
}

export const isManual = (d: Descent): boolean => d.options.variant === 'reference-manual';
export const isA = (d: Descent, i: number, caver: number): boolean => d.who[i] === caver;

export const nameOf = (d: Descent, i: number): Caver => CAVERS[d.who[i]!] as Caver;
export const cellOf = (d: Descent, tile: number): string => `${d.cave.x[tile]},${d.cave.y[tile]}`;
export const kindName = (d: Descent, tile: number): Kind => KINDS[d.kinds[tile]!] as Kind;

export const isMarked = (d: Descent, tile: number, mark: number): boolean => (d.marks[tile]! & mark) !== 0;

export function mark(d: Descent, tile: number, mark: number): void {
  d.marks[tile] = d.marks[tile]! | mark;
  noteHindrance(d, tile);
}

export function unmark(d: Descent, tile: number, mark: number): void {
  d.marks[tile] = d.marks[tile]! & ~mark;
  noteHindrance(d, tile);
}

/** ST-TILE-WATER, ST-TILE-CAVEIN, ST-TILE-SQUEEZE: not everybody can move onto this tile. */
const hinders = (d: Descent, tile: number): boolean => isMarked(d, tile, FLOOD | RUBBLE) || d.kinds[tile] === SQUEEZE;

/** The tiles beside a tile that has changed take note of whether it hinders. */
function noteHindrance(d: Descent, tile: number): void {
  for (let side = 0; side < 4; side++) {
    const other = d.cave.beside[4 * tile + side]!;
    if (other !== NOTHING) noteSide(d, other, opposite(side), hinders(d, tile));
  }
}

function noteSide(d: Descent, tile: number, side: Side, isHindered: boolean): void {
  d.hindered[tile] = isHindered ? d.hindered[tile]! | bit(side) : d.hindered[tile]! & ~bit(side);
}

/** A tile that has just been laid and those beside it take note of each other. */
export function noteNewTile(d: Descent, tile: number): void {
  const isHindering = hinders(d, tile);
  d.hindered[tile] = 0;
  for (let side = 0; side < 4; side++) {
    const other = d.cave.beside[4 * tile + side]!;
    if (other === NOTHING) continue;
    noteSide(d, tile, side, hinders(d, other));
    noteSide(d, other, opposite(side), isHindering);
  }
}
export const is = (d: Descent, i: number, state: number): boolean => (d.states[i]! & state) !== 0;

/** ST-KO-1. A submerged Diver counts as conscious (ST-DIV-2). */
export const isConscious = (d: Descent, i: number): boolean => d.health[i]! > 0 && !is(d, i, REMOVED);
export const isInPlay = (d: Descent, i: number): boolean => !is(d, i, REMOVED);
/** On a tile: neither removed nor submerged. */
export const isInCave = (d: Descent, i: number): boolean => d.places[i]! !== NOTHING;
export const isOnExit = (d: Descent, i: number): boolean => isInCave(d, i) && d.kinds[d.places[i]!] === EXIT;

/** The caver of this sort, or −1 if the team has none. */
export function find(d: Descent, caver: number): number {
  for (let i = 0; i < d.cavers; i++) if (d.who[i] === caver) return i;
  return -1;
}

/** ST-BOD-2: another caver, conscious Bodyguard on the same tile. */
export function isProtected(d: Descent, i: number): boolean {
  const guard = find(d, BODYGUARD);
  return guard >= 0 && guard !== i && isConscious(d, guard) && isInCave(d, guard) && d.places[guard] === d.places[i];
}

/** ST-TURN-5, ST-LEA-2, ST-RM-3: what a skill check needs. An unconscious Leader gets no bonus (ST-DARK-1). */
export function needed(d: Descent, i: number): number {
  if (!isA(d, i, LEADER) || !isConscious(d, i)) return 4;
  return isManual(d) ? 5 : 3;
}

/** ST-TILE-LEDGE-2 to ST-TILE-LEDGE-4, ST-TILE-SLIDE: the sides of their own tile that a caver can get to. */
export function sidesInReach(d: Descent, i: number): Sides {
  const half = d.halves[i]!;
  if (half === NOTHING) return ALL_SIDES;
  const tile = d.places[i]!;
  if (isMarked(d, tile, ROPE)) return ALL_SIDES;
  return bit(half) | (d.kinds[tile] === SLIDE ? bit(farSide(d, tile)) : 0);
}

export const canReachSide = (d: Descent, i: number, side: Side): boolean => has(sidesInReach(d, i), side);

/** ST-TILE-LEDGE-1: turn 0 has its near side north. */
export const nearSide = (d: Descent, tile: number): Side => d.turns[tile]!;
export const farSide = (d: Descent, tile: number): Side => opposite(nearSide(d, tile));
