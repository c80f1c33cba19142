// A position: the temple as far as it is known, where everybody and everything is, what is left, what is to be done.

import type { Side } from '@undercroft/cave';
import * as cave from '@undercroft/cave';
import { Cave, Ways } from '@undercroft/cave';
import { Agenda } from '@undercroft/engine';
import type { Explorer } from './explorers.ts';
import * as explorers from './explorers.ts';
import * as tiles from './tiles.ts';
import type { Options } from './vocabulary.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { bit, MAX_TILES, NOTHING, opposite } = cave;
const { EXPLORERS, fullHealth, SCOUNDREL } = explorers;
const { BAG_TYPES, BRIDGE, isAllowed, MOST_SPACES, RUIN, SANCTUM, typeOf } = tiles;

export const MAX_EXPLORERS = 6;
/** IE-COMP-5. */
export const MAX_GUARDIANS = 5;

/** Marks on a tile. */
export const RUBBLE = 1;
export const SHORED = 2;

/** Where an explorer is. */
export const STATES = ['inside', 'escaped', 'dead'] as const;
export type State = (typeof STATES)[number];
export const INSIDE = 0;
export const ESCAPED = 1;
export const DEAD = 2;

/** What an explorer holds. */
export const EMPTY = 0;
export const HOLDS_KEY = 1;
export const HOLDS_ARTIFACT = 2;

/** What has become of the artifact. */
export const HIDDEN = 0;
export const IN_TEMPLE = 1;
export const OUTSIDE = 2;
export const LOST = 3;

/** IE-VET-2. */
export const BRACES = ['no', 'braced', 'resting'] as const;
export const BRACED = 1;
export const RESTING = 2;

export class Expedition {
  options: Options = { explorers: [], difficulty: 'normal', variant: 'first-edition' };

  readonly cave = new Cave(isAllowed);
  readonly agenda = new Agenda();
  readonly #block = new Int8Array(7 * MAX_TILES + 6 * MAX_EXPLORERS + 2 * MAX_GUARDIANS + BAG_TYPES + 2);
  #used = 0;

  /** Per tile: its type and turn, what it does now, its marks, the keys on it, whether it is burnt. */
  readonly types = this.#view(MAX_TILES);
  readonly turns = this.#view(MAX_TILES);
  readonly kinds = this.#view(MAX_TILES);
  readonly marks = this.#view(MAX_TILES);
  readonly keys = this.#view(MAX_TILES);
  readonly burnt = this.#view(MAX_TILES);
  /** Per tile: the sides beyond which lies a space that cannot always be entered. */
  readonly doubtful = this.#view(MAX_TILES);
  /** IE-MAP-5: burnt spaces cannot be crossed. */
  readonly ways = new Ways(this.cave, this.burnt, MOST_SPACES);

  /** Per explorer, in turn order. */
  readonly who = this.#view(MAX_EXPLORERS);
  readonly seats = this.#view(MAX_EXPLORERS);
  readonly places = this.#view(MAX_EXPLORERS);
  readonly health = this.#view(MAX_EXPLORERS);
  readonly states = this.#view(MAX_EXPLORERS);
  readonly holds = this.#view(MAX_EXPLORERS);

  /** Tiles of the guardians, NOTHING where there is none; and which have had their activation. */
  readonly guardians = this.#view(MAX_GUARDIANS);
  readonly activated = this.#view(MAX_GUARDIANS);

  /** Tiles of each type in the bag. */
  readonly bag = this.#view(BAG_TYPES);
  /** Faces of the dice that lie on the table, 0 for one still to fall. */
  readonly faces = this.#view(2);

  explorers = 0;
  lead = 0;
  round = 1;
  /** Whose turn it is, and who acts just now. */
  active = 0;
  actor = 0;
  points = 0;
  exerted = 0;
  /** 1 in the variant "second edition". */
  second = 0;
  guardianCount = 0;
  bagCount = 0;
  /** IE-MAP-4: the bag was thrown away. */
  discarded = 0;
  /** The tiles of the sanctum once it lies. */
  corridor = NOTHING;
  ledge = NOTHING;
  artifact = HIDDEN;
  artifactAt = NOTHING;
  cursed = 0;
  erupted = 0;
  marker = 0;
  luck = 0;
  journals = 0;
  shores = 0;
  demolitions = 0;
  brace = 0;

  /** What is asked. */
  asks = 0;
  /** The tile and side the gap is named by, whether a step follows, the tile in hand, a Scholar's second one. */
  base = NOTHING;
  gap = 0;
  exploring = 0;
  hand = NOTHING;
  other = NOTHING;
  /** Moves left in a Run or Sprint. */
  chain = 0;
  /** Why dice are rolled, by whom, and how many. */
  purpose = 0;
  roller = 0;
  dice = 1;
  /** The guardian that is attacking or moving. */
  guardian = 0;
  /** How it ended. */
  how = -1;

  constructor() {
    this.places.fill(NOTHING);
    this.guardians.fill(NOTHING);
  }

  copyFrom(from: Expedition): void {
    this.options = from.options;
    this.cave.copyFrom(from.cave);
    this.agenda.copyFrom(from.agenda);
    this.ways.copyFrom(from.ways);
    this.#block.set(from.#block);
    this.explorers = from.explorers;
    this.lead = from.lead;
    this.round = from.round;
    this.active = from.active;
    this.actor = from.actor;
    this.points = from.points;
    this.exerted = from.exerted;
    this.second = from.second;
    this.guardianCount = from.guardianCount;
    this.bagCount = from.bagCount;
    this.discarded = from.discarded;
    this.corridor = from.corridor;
    this.ledge = from.ledge;
    this.artifact = from.artifact;
    this.artifactAt = from.artifactAt;
    this.cursed = from.cursed;
    this.erupted = from.erupted;
    this.marker = from.marker;
    this.luck = from.luck;
    this.journals = from.journals;
    this.shores = from.shores;
    this.demolitions = from.demolitions;
    this.brace = from.brace;
    this.asks = from.asks;
    this.base = from.base;
    this.gap = from.gap;
    this.exploring = from.exploring;
    this.hand = from.hand;
    this.other = from.other;
    this.chain = from.chain;
    this.purpose = from.purpose;
    this.roller = from.roller;
    this.dice = from.dice;
    this.guardian = from.guardian;
    this.how = from.how;
  }

  #view(length: number): Int8Array {
    this.#used += length;
    return this.#block.subarray(this.#used - length, this.#used);
  }
}

export const isA = (e: Expedition, i: number, explorer: number): boolean => e.who[i] === explorer;
export const nameOf = (e: Expedition, i: number): Explorer => EXPLORERS[e.who[i]!] as Explorer;
export const cellOf = (e: Expedition, tile: number): string => `${e.cave.x[tile]},${e.cave.y[tile]}`;

export const isInside = (e: Expedition, i: number): boolean => e.states[i] === INSIDE;
export const isActive = (e: Expedition, i: number): boolean => e.health[i]! > 0 && e.states[i] === INSIDE;
export const isHurt = (e: Expedition, i: number): boolean => e.health[i]! < fullHealth(e.who[i]!);
export const hasRubble = (e: Expedition, tile: number): boolean => (e.marks[tile]! & RUBBLE) !== 0;

/** The explorer of this sort, or −1 if the team has none. */
export function find(e: Expedition, explorer: number): number {
  for (let i = 0; i < e.explorers; i++) if (e.who[i] === explorer) return i;
  return -1;
}

/** IE-SCN-2: nobody on the Scoundrel's space has to do with traps. */
export function isAlert(e: Expedition, tile: number): boolean {
  const scoundrel = find(e, SCOUNDREL);
  return scoundrel >= 0 && e.places[scoundrel] === tile;
}

export function guardiansOn(e: Expedition, tile: number): number {
  let n = 0;
  for (let g = 0; g < e.guardianCount; g++) if (e.guardians[g] === tile) n++;
  return n;
}

export function someoneElseOn(e: Expedition, i: number, tile: number): boolean {
  for (let other = 0; other < e.explorers; other++) if (other !== i && e.places[other] === tile) return true;
  return false;
}

/** IE-MOVE-1: a ruin, a bridge or a burnt space. */
const isDoubtful = (e: Expedition, tile: number): boolean => {
  const { kind } = typeOf(e.types[tile]!);
  return kind === RUIN || kind === BRIDGE || e.burnt[tile] === 1;
};

/** A tile that was just laid, or burns, and those beside it take note of each other. */
export function noteDoubts(e: Expedition, tile: number): void {
  e.doubtful[tile] = 0;
  for (let side = 0; side < 4; side++) {
    const other = e.cave.beside[4 * tile + side]!;
    if (other === NOTHING) continue;
    if (isDoubtful(e, other)) e.doubtful[tile] = e.doubtful[tile]! | bit(side);
    if (isDoubtful(e, tile)) e.doubtful[other] = e.doubtful[other]! | bit(opposite(side));
  }
}

export function removeWall(e: Expedition, tile: number, side: Side): void {
  e.cave.blast(tile, side);
  e.ways.forget();
}

export const isOnSanctum = (e: Expedition, tile: number): boolean =>
  tile !== NOTHING && (tile === e.corridor || tile === e.ledge);

/** A key that lies here can be picked up: on the sanctum it is none any more (IE-ACT-ITEM). */
export const hasFreeKey = (e: Expedition, tile: number): boolean => e.keys[tile]! > 0 && e.kinds[tile] !== SANCTUM;

export const keysOnSanctum = (e: Expedition): number =>
  e.corridor === NOTHING ? 0 : e.keys[e.corridor]! + e.keys[e.ledge]!;
