// What an action costs, whose ability it is, and what an explorer can afford.

import { ACTIONS, type ActionName, EXERT } from './codes.ts';
import type { Expedition } from './expedition.ts';
import { EXPLORERS, type Explorer } from './explorers.ts';
import type { Action } from './schemas.ts';

/** Paid actions cost one point unless they are listed here. */
const UNUSUAL_COSTS: Readonly<Partial<Record<ActionName, number>>> = {
  run: 2,
  dig: 2,
  research: 2,
  revive: 3,
  purify: 3,
};

const COSTS = Int8Array.from(ACTIONS, (name, kind) => (kind >= EXERT ? 0 : (UNUSUAL_COSTS[name] ?? 1)));
export const costOf = (kind: number): number => COSTS[kind]!;

/** The cost of an action by its name. */
export const costOfAction = (name: Action['type']): number => costOf(ACTIONS.indexOf(name));

const ABILITY_OWNERS: Readonly<Partial<Record<ActionName, Explorer>>> = {
  illuminate: 'guide',
  sprint: 'scoundrel',
  command: 'aristocrat',
  research: 'aristocrat',
  excavate: 'foreman',
  'shore-up': 'foreman',
  scope: 'sharpshooter',
  shoot: 'sharpshooter',
  grenade: 'sapper',
  demolish: 'sapper',
  annihilate: 'veteran',
  brace: 'veteran',
  mend: 'healer',
  revive: 'priest',
  purify: 'priest',
};

const OWNERS = Int8Array.from(ACTIONS, (name) => {
  const owner = ABILITY_OWNERS[name];
  return owner === undefined ? -1 : EXPLORERS.indexOf(owner);
});

/** The explorer whose ability an action is, or −1 if everybody can do it. */
export const ownerOf = (kind: number): number => OWNERS[kind]!;

/** A set of action kinds, one bit each. */
export type Kinds = number;
export const includes = (kinds: Kinds, kind: number): number => (kinds >> kind) & 1;

const MOST_POINTS = 3;

/** The actions each explorer can afford with a number of points. */
const AFFORDABLE = Int32Array.from({ length: EXPLORERS.length * (MOST_POINTS + 1) }, (_, index) => {
  const [explorer, points] = [Math.floor(index / (MOST_POINTS + 1)), index % (MOST_POINTS + 1)];
  let kinds = 0;
  for (let kind = 0; kind < EXERT; kind++)
    if ((ownerOf(kind) < 0 || ownerOf(kind) === explorer) && costOf(kind) <= points) kinds |= 1 << kind;
  return kinds;
});

export const affordable = (e: Expedition): Kinds => AFFORDABLE[e.who[e.active]! * (MOST_POINTS + 1) + e.points]!;
