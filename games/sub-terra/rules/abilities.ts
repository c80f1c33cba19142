// Which caver an ability belongs to.

import { BODYGUARD, CLIMBER, DIVER, ENGINEER, GEOLOGIST, LEADER, MEDIC } from './cavers.ts';
import { BANDAGE, DEMOLISH, DIRECT, DIVE, EXCAVATE, REPEL, RIG, SPRINT } from './codes.ts';
import type { Descent } from './descent.ts';
import type { Variant } from './options.ts';

/** The caver whose ability an action is, or −1 if everyone has it. ST-RM-2: the manual has no Rig. */
export function abilityOwner(kind: number): number {
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

export const isAbilityOf = (caver: number, kind: number, variant: Variant): boolean =>
  (abilityOwner(kind) < 0 || abilityOwner(kind) === caver) && !(kind === RIG && variant === 'reference-manual');

export const hasAbility = (d: Descent, i: number, kind: number): boolean =>
  isAbilityOf(d.who[i]!, kind, d.options.variant);
