// A position: the temple as far as it is revealed, where everybody and everything is, what is left, and pending jobs.

import { Cave, MAX_TILES, NOTHING, Ways } from '@undercroft/cave';
import { bits, indices, JobStack } from '@undercroft/engine';
import { EXPLORERS, type Explorer, fullHealth, SCOUNDREL } from './explorers.ts';
import { ITEMS } from './items.ts';
import type { Closing } from './options.ts';
import type { Options } from './schemas.ts';
import { BAG_TYPES, isAllowed, MOST_SPACES } from './tiles.ts';

export const MAX_EXPLORERS = 6;

/** IE-COMP-5. */
export const MAX_GUARDIANS = 5;

/** The marks of a tile in snapshots. Here, burnt tiles are kept separately in `Expedition.burnt`. */
export const MARKS = ['rubble', 'shored', 'burnt'] as const;
export const { rubble: RUBBLE, shored: SHORED } = bits(MARKS);

/** Where an explorer is. */
export const STATES = ['inside', 'escaped', 'dead'] as const;
export type State = (typeof STATES)[number];
export const { inside: INSIDE, escaped: ESCAPED, dead: DEAD } = indices(STATES);

/** What an explorer holds. */
export const { nothing: EMPTY, key: HOLDS_KEY, artifact: HOLDS_ARTIFACT } = indices(['nothing', ...ITEMS]);

/** Where the artifact is. */
export const {
  hidden: HIDDEN,
  'in-temple': IN_TEMPLE,
  outside: OUTSIDE,
  lost: LOST,
} = indices(['hidden', 'in-temple', 'outside', 'lost']);

/** IE-VET-2. */
export const BRACES = ['no', 'braced', 'resting'] as const;
export const { braced: BRACED, resting: RESTING } = indices(BRACES);

export class Expedition {
  options: Options = { explorers: [], difficulty: 'normal', variant: 'first-edition' };

  readonly cave = new Cave(isAllowed);
  readonly jobs = new JobStack();
  readonly #block = new Int8Array(7 * MAX_TILES + 6 * MAX_EXPLORERS + 2 * MAX_GUARDIANS + BAG_TYPES + 2);
  #used = 0;

  /** Per tile: its type and rotation, its current kind, its marks, the keys on it, whether it is burnt. */
  readonly types = this.#view(MAX_TILES);
  readonly turns = this.#view(MAX_TILES);
  readonly kinds = this.#view(MAX_TILES);
  readonly marks = this.#view(MAX_TILES);
  readonly keys = this.#view(MAX_TILES);
  readonly burnt = this.#view(MAX_TILES);
  /** Per tile: the sides whose neighbour cannot always be entered. */
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

  /** The tiles of the guardians, or NOTHING, and which guardians have already activated. */
  readonly guardians = this.#view(MAX_GUARDIANS);
  readonly activated = this.#view(MAX_GUARDIANS);

  /** How many tiles of each type are in the bag. */
  readonly bag = this.#view(BAG_TYPES);
  /** The faces of the rolled dice; 0 for a die that is still to be rolled. */
  readonly faces = this.#view(2);

  explorers = 0;
  lead = 0;
  round = 1;
  /** Whose turn it is, and who is acting. */
  active = 0;
  actor = 0;
  points = 0;
  exerted = 0;
  /** 1 in the second-edition variant. */
  secondEdition = 0;
  guardianCount = 0;
  bagCount = 0;
  /** IE-MAP-4: the bag was discarded. */
  discarded = 0;
  /** The tiles of the sanctum once it is placed. */
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

  /** What the position waits for. */
  asks = 0;
  /** The tile and side of the gap being revealed, whether a step follows, the tile in hand, a Scholar's second tile. */
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
  /** How the game ended, or −1. */
  how = -1;

  constructor() {
    this.places.fill(NOTHING);
    this.guardians.fill(NOTHING);
  }

  copyFrom(from: Expedition): void {
    this.options = from.options;
    this.cave.copyFrom(from.cave);
    this.jobs.copyFrom(from.jobs);
    this.ways.copyFrom(from.ways);
    this.#block.set(from.#block);
    this.explorers = from.explorers;
    this.lead = from.lead;
    this.round = from.round;
    this.active = from.active;
    this.actor = from.actor;
    this.points = from.points;
    this.exerted = from.exerted;
    this.secondEdition = from.secondEdition;
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

/** IE-MAP-4: rules 1 had no option, and laid discarded keys on the ledge. */
export const closingOf = (e: Expedition): Closing => e.options.closing ?? 'ledge';

export const isExplorer = (e: Expedition, i: number, explorer: number): boolean => e.who[i] === explorer;
export const nameOf = (e: Expedition, i: number): Explorer => EXPLORERS[e.who[i]!] as Explorer;

export const isInside = (e: Expedition, i: number): boolean => e.states[i] === INSIDE;
export const isActive = (e: Expedition, i: number): boolean => e.health[i]! > 0 && e.states[i] === INSIDE;
export const isHurt = (e: Expedition, i: number): boolean => e.health[i]! < fullHealth(e.who[i]!);

/** The place of this explorer in the team, or −1. */
export function findExplorer(e: Expedition, explorer: number): number {
  for (let i = 0; i < e.explorers; i++) if (e.who[i] === explorer) return i;
  return -1;
}

/** IE-SCN-2: traps do not affect anybody on the Scoundrel's space. */
export function isAlert(e: Expedition, tile: number): boolean {
  const scoundrel = findExplorer(e, SCOUNDREL);
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
