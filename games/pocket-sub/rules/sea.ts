// A position, mutable and packed: a game is played in place, and copied for previews and searches.

import {
  BOARDS,
  type Board,
  type Colour,
  centreOf,
  DEEP,
  edgeOf,
  FACE_DATA,
  FACES,
  type Face,
  MAX_REGIONS,
  MAX_TILES,
  ROCKY,
  SHALLOW,
} from './board.ts';
import { PLACE_TILE } from './phases.ts';
import type { Options } from './schemas.ts';

const MAX_SEATS = 4;
const MAX_SUBS = 3;
/** The start region and at most four steps (with Strong Current). */
const MAX_PATH = 5;

const DEFAULTS: Options = { players: 2, setup: 'introductory', first: 0, captain: false, mines: 'unlimited' };

export class Sea {
  options: Options = DEFAULTS;
  board: Board = BOARDS[2];

  /** All small arrays share one block, so that copying is a single call. */
  readonly #block = new Int8Array(4 * MAX_REGIONS + 2 * MAX_TILES + MAX_SEATS * (MAX_SUBS + 3) + 2 + MAX_PATH);
  #used = 0;

  /** Per tile: the index of its face, or −1 before it is placed, and its rotation. */
  readonly faces = this.#view(MAX_TILES);
  readonly turns = this.#view(MAX_TILES);
  /** Per region: SHALLOW, DEEP or ROCKY. */
  readonly water = this.#view(MAX_REGIONS);
  /** Per region: seat + 1 of the mine's owner, or 0. */
  readonly mines = this.#view(MAX_REGIONS);
  /** Per region: seat + 1 of the Command Centre's owner, or 0. */
  readonly centres = this.#view(MAX_REGIONS);
  /** Per region: seat + 1 of the sub's owner, or 0. Subs in a Command Centre and the moving sub are not included. */
  readonly afloat = this.#view(MAX_REGIONS);
  /** The regions of seat s's subs: `fleet[s]` entries from s * MAX_SUBS; the moving one is listed where it is now. */
  readonly subs = this.#view(MAX_SEATS * MAX_SUBS);
  readonly fleet = this.#view(MAX_SEATS);
  /** Mines laid so far, per seat. */
  readonly laid = this.#view(MAX_SEATS);
  /** Unspent tokens per seat, as bits. */
  readonly tokens = this.#view(MAX_SEATS);
  /** The tiles of the clockwise and the counter-clockwise whirlpool, or −1. */
  readonly pools = this.#view(2);
  /** The regions of this turn's move, the start first. */
  readonly path = this.#view(MAX_PATH);

  phase = PLACE_TILE;
  seat = 0;
  /** Tiles or pieces placed in this phase of the set-up. */
  placed = 0;
  points = 0;
  /** Tokens declared this turn, as bits. */
  using = 0;
  pathLength = 0;
  /** The index in `subs` of the moving sub, −1 once it is lost. */
  mover = -1;
  round = 1;
  /** PS-END-2: quiet rounds in a row, and whether something was laid or lost in this one. */
  quiet = 0;
  disturbed = 0;
  /** What destroyed the last sub: an index of CAUSES, or −1. */
  cause = -1;

  constructor() {
    this.faces.fill(-1);
    this.pools.fill(-1);
  }

  copyFrom(other: Sea): void {
    this.options = other.options;
    this.board = other.board;
    this.#block.set(other.#block);
    this.phase = other.phase;
    this.seat = other.seat;
    this.placed = other.placed;
    this.points = other.points;
    this.using = other.using;
    this.pathLength = other.pathLength;
    this.mover = other.mover;
    this.round = other.round;
    this.quiet = other.quiet;
    this.disturbed = other.disturbed;
    this.cause = other.cause;
  }

  #view(length: number): Int8Array {
    this.#used += length;
    return this.#block.subarray(this.#used - length, this.#used);
  }
}

/** The index in `subs` where a seat's subs begin. */
export const berth = (seat: number): number => seat * MAX_SUBS;

/** The region the moving sub is in. */
export const moverRegion = (sea: Sea): number => sea.path[sea.pathLength - 1]!;

export const areFriends = (sea: Sea, a: number, b: number): boolean => sea.board.sides[a] === sea.board.sides[b];

export const colourOf = (sea: Sea, seat: number): Colour => sea.board.colours[seat] as Colour;

export const nameOf = (sea: Sea, region: number): string => sea.board.names[region] as string;

/** PS-MINE-2: no mine, sub or Command Centre of anyone. */
export const isEmpty = (sea: Sea, region: number): boolean =>
  sea.mines[region] === 0 && sea.afloat[region] === 0 && sea.centres[region] === 0;

/** PS-HERO-1. */
export const isHero = (sea: Sea, seat: number): boolean => sea.fleet[seat] === 1;

/** Whether the region has a Command Centre of this seat's side (PS-MEET-2). */
export function isFriendlyCentre(sea: Sea, region: number, seat: number): boolean {
  const owner = sea.centres[region]!;
  return owner > 0 && areFriends(sea, owner - 1, seat);
}

/** Places a face on a cell, turned `turn` sixths clockwise. */
export function placeTile(sea: Sea, tile: number, face: number, turn: number): void {
  sea.faces[tile] = face;
  sea.turns[tile] = turn;
  const { centre, rocky } = FACE_DATA[FACES[face] as Face];
  sea.water[centreOf(tile)] = centre === 'deep' ? DEEP : SHALLOW;
  for (let edge = 0; edge < 6; edge++) sea.water[edgeOf(tile, edge)] = SHALLOW;
  for (const edge of rocky) sea.water[edgeOf(tile, (edge + turn) % 6)] = ROCKY;
}

/** Adds a sub of this seat. */
export function launchSub(sea: Sea, seat: number, region: number): void {
  sea.subs[berth(seat) + sea.fleet[seat]!++] = region;
  moorSub(sea, seat, region);
}

/** Subs in a Command Centre are not marked: the region already counts as taken. */
export function moorSub(sea: Sea, seat: number, region: number): void {
  if (sea.centres[region] === 0) sea.afloat[region] = seat + 1;
}

export const subsOf = (sea: Sea, seat: number): number[] => [
  ...sea.subs.subarray(berth(seat), berth(seat) + sea.fleet[seat]!),
];
