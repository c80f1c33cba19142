// What actions cost, and what each caver can afford.

import { isAbilityOf } from './abilities.ts';
import { CAVERS } from './cavers.ts';
import {
  ACTIONS,
  type ActionName,
  BANDAGE,
  DEMOLISH,
  DIG,
  DIRECT,
  DIVE,
  EXCAVATE,
  EXPLORE,
  HEAL,
  HIDE,
  LEAVE,
  PLACE_ROPE,
  REPEL,
  RUN,
  SPRINT,
  SQUEEZE_IN,
  SWIM,
} from './codes.ts';
import { type Descent, isManual } from './descent.ts';
import type { Variant } from './options.ts';

const TWO_POINTS = new Set([RUN, HEAL, SWIM, SQUEEZE_IN, DIG, PLACE_ROPE, HIDE, DIVE, DEMOLISH]);
/** ST-RM-2. */
const TWO_IN_THE_MANUAL = new Set([EXPLORE, BANDAGE, SPRINT, REPEL, DIRECT, EXCAVATE]);

export const COSTS = Int8Array.from(ACTIONS, (_, kind) => (kind >= LEAVE ? 0 : TWO_POINTS.has(kind) ? 2 : 1));
const MANUAL_COSTS = Int8Array.from(COSTS, (cost, kind) => (TWO_IN_THE_MANUAL.has(kind) ? 2 : cost));

export const costOf = (d: Descent, kind: number): number => (isManual(d) ? MANUAL_COSTS : COSTS)[kind]!;
/** The cost of an action by its name, for display. */
export const costOfAction = (d: Descent, name: ActionName): number => costOf(d, ACTIONS.indexOf(name));

/** A set of kinds of actions, as bits. */
export type KindSet = number;
export const includes = (kinds: KindSet, kind: number): number => (kinds >> kind) & 1;

const MOST_POINTS = 4;

/** The kinds of actions each caver can afford, by caver and points. */
function affordableTable(variant: Variant, costs: Int8Array): Int32Array {
  return Int32Array.from({ length: CAVERS.length * (MOST_POINTS + 1) }, (_, index) => {
    const [caver, points] = [Math.floor(index / (MOST_POINTS + 1)), index % (MOST_POINTS + 1)];
    let kinds = 0;
    for (let kind = 0; kind < LEAVE; kind++)
      if (isAbilityOf(caver, kind, variant) && costs[kind]! <= points) kinds |= 1 << kind;
    return kinds;
  });
}

const AFFORDABLE = affordableTable('standard', COSTS);
const MANUAL_AFFORDABLE = affordableTable('reference-manual', MANUAL_COSTS);

export const affordableTo = (d: Descent, i: number, points: number): KindSet =>
  (isManual(d) ? MANUAL_AFFORDABLE : AFFORDABLE)[d.who[i]! * (MOST_POINTS + 1) + points]!;
