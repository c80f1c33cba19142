// A position. Mutable and packed: a game in progress is played in place, copied for previews, saved at the border.
import { BOARDS, type Board, centreOf, edgeOf, FACE_DATA, isCentre, MAX_REGIONS, MAX_TILES } from './board.ts';
import { type Colour, DEEP, FACES, LAY_TILE, type Options, ROCKY, SHALLOW } from './vocabulary.ts';

const MAX_SEATS = 4;
const MAX_SUBS = 3;
/** Start region and at most four steps (Strong Current). */
const MAX_PATH = 5;

const DEFAULTS: Options = { players: 2, setup: 'introductory', first: 0, captain: false, mines: 'unlimited' };

export class Sea {
  options: Options = DEFAULTS;
  board: Board = BOARDS[2];

  /** All the small arrays lie in one block, so that a copy is one call. */
  readonly #block = new Int8Array(4 * MAX_REGIONS + 2 * MAX_TILES + MAX_SEATS * (MAX_SUBS + 3) + 2 + MAX_PATH);
  #used = 0;

  /** Per tile: index of its face, −1 before it is laid, and its turn. */
  readonly faces = this.#view(MAX_TILES);
  readonly turns = this.#view(MAX_TILES);
  /** Per region: SHALLOW, DEEP or ROCKY. */
  readonly water = this.#view(MAX_REGIONS);
  /** Per region: seat + 1 of the mine's owner, or 0. */
  readonly mines = this.#view(MAX_REGIONS);
  /** Per region: seat + 1 of the Command Centre's owner, or 0. */
  readonly centres = this.#view(MAX_REGIONS);
  /** Per region: seat + 1 of the sub's owner, or 0. Neither docked subs nor the one that is moving are here. */
  readonly afloat = this.#view(MAX_REGIONS);
  /** The regions of seat s's subs, from s * MAX_SUBS on, as many as `fleet[s]`; the moving one where it is now. */
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

  phase = LAY_TILE;
  seat = 0;
  /** Tiles laid or pieces placed in the present phase of setting up. */
  placed = 0;
  points = 0;
  /** Tokens declared this turn, as bits. */
  using = 0;
  pathLength = 0;
  /** Index in `subs` of the moving one, −1 once it is lost. */
  mover = -1;
  round = 1;
  /** Successive rounds in which nothing was laid or lost, and whether something was in this one. */
  quiet = 0;
  stirred = 0;
  /** Index of what destroyed a sub last. */
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
    this.stirred = other.stirred;
    this.cause = other.cause;
  }

  #view(length: number): Int8Array {
    this.#used += length;
    return this.#block.subarray(this.#used - length, this.#used);
  }
}

/** Where seat s's subs begin in `subs`. */
export const berth = (seat: number): number => seat * MAX_SUBS;

/** The region the moving sub is in. */
export const whereabouts = (sea: Sea): number => sea.path[sea.pathLength - 1]!;

export const friends = (sea: Sea, a: number, b: number): boolean => sea.board.sides[a] === sea.board.sides[b];

export const colour = (sea: Sea, seat: number): Colour => sea.board.colours[seat] as Colour;

export const nameOf = (sea: Sea, region: number): string => sea.board.names[region] as string;

/** PS-MINE-2: without mine, sub or Command Centre of anybody. */
export const isEmpty = (sea: Sea, region: number): boolean =>
  sea.mines[region] === 0 && sea.afloat[region] === 0 && sea.centres[region] === 0;

/** PS-HERO-1. */
export const isHero = (sea: Sea, seat: number): boolean => sea.fleet[seat] === 1;

/** The region holds a Command Centre of one's own side (PS-MEET-2). */
export function isHaven(sea: Sea, region: number, seat: number): boolean {
  const owner = sea.centres[region]!;
  return owner > 0 && friends(sea, owner - 1, seat);
}

/** Puts a face on a cell, turned by so many sixths clockwise. */
export function layTile(sea: Sea, tile: number, face: number, turn: number): void {
  sea.faces[tile] = face;
  sea.turns[tile] = turn;
  const { centre, rocky } = FACE_DATA[FACES[face] as (typeof FACES)[number]];
  sea.water[centreOf(tile)] = centre === 'deep' ? DEEP : SHALLOW;
  for (let edge = 0; edge < 6; edge++) sea.water[edgeOf(tile, edge)] = SHALLOW;
  for (const edge of rocky) sea.water[edgeOf(tile, (edge + turn) % 6)] = ROCKY;
}

/** A sub of this seat comes to lie in a region. */
export function launch(sea: Sea, seat: number, region: number): void {
  sea.subs[berth(seat) + sea.fleet[seat]!++] = region;
  moor(sea, seat, region);
}

/** Docked subs need no mark: their Command Centre answers for them. */
export function moor(sea: Sea, seat: number, region: number): void {
  if (sea.centres[region] === 0) sea.afloat[region] = seat + 1;
}

export const isWhirlpoolCentre = (sea: Sea, region: number): boolean => isCentre(region) && sea.centres[region] === 0;
