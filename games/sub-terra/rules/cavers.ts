// ST-COMP-4: the eight cavers, in order of rank.
import { indices } from '@undercroft/engine';
import type { Variant } from './options.ts';

export const CAVERS = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic', 'bodyguard', 'leader'] as const;
export type Caver = (typeof CAVERS)[number];
export const {
  diver: DIVER,
  scout: SCOUT,
  geologist: GEOLOGIST,
  engineer: ENGINEER,
  climber: CLIMBER,
  medic: MEDIC,
  bodyguard: BODYGUARD,
  leader: LEADER,
} = indices(CAVERS);

const HEALTH = 3;

/** ST-COMP-4; ST-RM-3 for the reference manual's Bodyguard. */
export const fullHealth = (caver: number, variant: Variant): number =>
  caver === BODYGUARD && variant === 'standard' ? 5 : HEALTH;

/** ST-SCO-1, ST-ENG-1, ST-COMP-5. */
export const PATHFINDER_USES = 3;
export const EXPLOSIVES = 3;
export const startingHealth = (caver: Caver, variant: Variant): number => fullHealth(CAVERS.indexOf(caver), variant);
