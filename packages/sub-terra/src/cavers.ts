// ST-COMP-4: the eight cavers, in order of rank.
export const CAVERS = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic', 'bodyguard', 'leader'] as const;
export type Caver = (typeof CAVERS)[number];
export const DIVER = 0;
export const SCOUT = 1;
export const GEOLOGIST = 2;
export const ENGINEER = 3;
export const CLIMBER = 4;
export const MEDIC = 5;
export const BODYGUARD = 6;
export const LEADER = 7;

const HEALTH = 3;

/** ST-COMP-4; ST-RM-3 for the reference manual's Bodyguard. */
export const fullHealth = (caver: number, manual: boolean): number => (caver === BODYGUARD && !manual ? 5 : HEALTH);

/** ST-SCO-1, ST-ENG-1, ST-COMP-5. */
export const PATHFINDER_USES = 3;
export const EXPLOSIVES = 3;
export const startingHealth = (caver: Caver, manual: boolean): number => fullHealth(CAVERS.indexOf(caver), manual);
