// A position: the known cave, the cavers and horrors, the tiles and cards that are left, and the jobs to do.

import { ALL_SIDES, bit, Cave, has, MAX_TILES, NOTHING, opposite, type Side, type Sides } from '@undercroft/cave';
import { BODYGUARD, CAVERS, type Caver, LEADER } from './cavers.ts';
import { CARDS } from './hazards.ts';
import { isMarked, REMOVED, ROPE } from './marks.ts';
import type { Options } from './schemas.ts';
import { EXIT, SLIDE, TYPES } from './tiles.ts';

export const MAX_CAVERS = 6;
/** ST-COMP-5. */
export const MAX_HORRORS = 3;
const MAX_JOBS = 48;

export class Descent {
  options: Options = { cavers: [], difficulty: 'normal', gentle: false, variant: 'standard' };

  readonly cave = new Cave();
  readonly #block = new Int8Array(5 * MAX_TILES + 8 * MAX_CAVERS + 2 * MAX_HORRORS + 2 * TYPES.length + 2 * CARDS);
  #used = 0;

  /** Per tile: its type, rotation and marks. */
  readonly types = this.#view(MAX_TILES);
  readonly turns = this.#view(MAX_TILES);
  readonly marks = this.#view(MAX_TILES);
  readonly kinds = this.#view(MAX_TILES);
  /** Per tile: the sides towards a tile that not everybody can move onto. */
  readonly hindered = this.#view(MAX_TILES);

  /**
   * Per caver, in turn order: which caver, its seat, its tile, the side it came by (on ledges and slides), its health,
   * its full health and its states.
   */
  readonly who = this.#view(MAX_CAVERS);
  readonly seats = this.#view(MAX_CAVERS);
  readonly places = this.#view(MAX_CAVERS);
  readonly halves = this.#view(MAX_CAVERS);
  readonly health = this.#view(MAX_CAVERS);
  readonly fullHealth = this.#view(MAX_CAVERS);
  readonly states = this.#view(MAX_CAVERS);
  /** Losses of the hazard being resolved, to be applied together (ST-HAZ-2). */
  readonly losses = this.#view(MAX_CAVERS);

  /** The tile of each horror, or NOTHING, and whether it has moved. */
  readonly horrors = this.#view(MAX_HORRORS);
  readonly moved = this.#view(MAX_HORRORS);

  /** Copies of each tile type that are still unseen (without the exit), and that were discarded. */
  readonly bag = this.#view(TYPES.length);
  readonly discarded = this.#view(TYPES.length);
  /** Hazard cards of each sort that are still unseen, and that were played. */
  readonly pool = this.#view(CARDS);
  readonly played = this.#view(CARDS);

  /** The job stack: the next job is last. */
  readonly jobs = new Int16Array(MAX_JOBS);
  jobCount = 0;

  cavers = 0;
  round = 1;
  /** The caver with the starting marker, the one whose turn it is, and the one who is acting (maybe directed). */
  start = 0;
  active = 0;
  actor = 0;
  points = 0;
  exerted = 0;
  /** ST-LEA-1: once a turn. */
  directed = 0;
  discardsLeft = 0;
  explosivesLeft = 0;
  /** Tiles in the stack, whether the exit is among them, the top tile if everyone has seen it, the tile set aside. */
  stack = 0;
  exitHidden = 1;
  top = NOTHING;
  aside = NOTHING;
  deck = 0;
  gas = 0;
  dark = 0;

  /** What the position waits for: an index of ASKS. */
  asks = 0;
  /** The side being revealed, whether the caver then steps there, and the tile in hand. */
  gap = 0;
  exploring = 0;
  hand = NOTHING;
  /** 1 if the tile in hand was the one set aside. */
  fromAside = 0;
  /** Moves left in a Run or Sprint. */
  chain = 0;
  /** Why a die is rolled, and for whom. */
  purpose = 0;
  roller = 0;
  /** The horror that is moving, and its victim. */
  horror = 0;
  victim = 0;
  /** How the game ended: an index of ENDS, or −1. */
  end = -1;

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
    this.end = other.end;
  }

  #view(length: number): Int8Array {
    this.#used += length;
    return this.#block.subarray(this.#used - length, this.#used);
  }
}

export const isManual = (d: Descent): boolean => d.options.variant === 'reference-manual';
export const isCaver = (d: Descent, i: number, caver: number): boolean => d.who[i] === caver;

export const nameOf = (d: Descent, i: number): Caver => CAVERS[d.who[i]!] as Caver;
export const cellOf = (d: Descent, tile: number): string => `${d.cave.x[tile]},${d.cave.y[tile]}`;

export const hasState = (d: Descent, i: number, state: number): boolean => (d.states[i]! & state) !== 0;

/** ST-KO-1. A submerged Diver counts as conscious (ST-DIV-2). */
export const isConscious = (d: Descent, i: number): boolean => d.health[i]! > 0 && !hasState(d, i, REMOVED);
export const isInPlay = (d: Descent, i: number): boolean => !hasState(d, i, REMOVED);
/** On a tile: neither removed nor submerged. */
export const isInCave = (d: Descent, i: number): boolean => d.places[i]! !== NOTHING;
export const isOnExit = (d: Descent, i: number): boolean => isInCave(d, i) && d.kinds[d.places[i]!] === EXIT;

/** The index of this caver in the team, or −1. */
export function findCaver(d: Descent, caver: number): number {
  for (let i = 0; i < d.cavers; i++) if (d.who[i] === caver) return i;
  return -1;
}

/** ST-BOD-2: whether a conscious Bodyguard shares the tile of this other caver. */
export function isProtected(d: Descent, i: number): boolean {
  const guard = findCaver(d, BODYGUARD);
  return guard >= 0 && guard !== i && isConscious(d, guard) && isInCave(d, guard) && d.places[guard] === d.places[i];
}

/** ST-TURN-5, ST-LEA-2, ST-RM-3: the lowest face that passes a check; an unconscious Leader has no bonus (ST-DARK-1). */
export function neededFace(d: Descent, i: number): number {
  if (!isCaver(d, i, LEADER) || !isConscious(d, i)) return 4;
  return isManual(d) ? 5 : 3;
}

/** ST-TILE-LEDGE-2 to ST-TILE-LEDGE-4, ST-TILE-SLIDE: the sides of its own tile that a caver can reach. */
export function sidesInReach(d: Descent, i: number): Sides {
  const half = d.halves[i]!;
  if (half === NOTHING) return ALL_SIDES;
  const tile = d.places[i]!;
  if (isMarked(d, tile, ROPE)) return ALL_SIDES;
  return bit(half) | (d.kinds[tile] === SLIDE ? bit(farSide(d, tile)) : 0);
}

export const canReachSide = (d: Descent, i: number, side: Side): boolean => has(sidesInReach(d, i), side);

/** ST-TILE-LEDGE-1: unrotated, the near side is north. */
export const nearSide = (d: Descent, tile: number): Side => d.turns[tile]!;
export const farSide = (d: Descent, tile: number): Side => opposite(nearSide(d, tile));
