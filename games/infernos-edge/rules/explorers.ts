// The ten explorers: their health and the limited uses of their abilities.
import { indices } from '@undercroft/engine';

export const EXPLORERS = [
  'archaeologist',
  'guide',
  'scoundrel',
  'aristocrat',
  'foreman',
  'sharpshooter',
  'sapper',
  'veteran',
  'healer',
  'priest',
] as const;
export type Explorer = (typeof EXPLORERS)[number];
export const {
  archaeologist: ARCHAEOLOGIST,
  guide: GUIDE,
  scoundrel: SCOUNDREL,
  aristocrat: ARISTOCRAT,
  foreman: FOREMAN,
  sharpshooter: SHARPSHOOTER,
  sapper: SAPPER,
  veteran: VETERAN,
  healer: HEALER,
  priest: PRIEST,
} = indices(EXPLORERS);

const HEALTH: Readonly<Record<Explorer, number>> = {
  archaeologist: 5,
  guide: 3,
  scoundrel: 3,
  aristocrat: 5,
  foreman: 5,
  sharpshooter: 5,
  sapper: 5,
  veteran: 7,
  healer: 3,
  priest: 5,
};
export const startingHealth = (explorer: Explorer): number => HEALTH[explorer];

const HEALTH_BY_INDEX = Int8Array.from(EXPLORERS, startingHealth);
export const fullHealth = (explorer: number): number => HEALTH_BY_INDEX[explorer]!;

/** IE-ARC-2, IE-ARI-2, IE-FOR-2, IE-SAP-2. */
export const LUCK = 3;
export const JOURNALS = 3;
export const SHORES = 4;
export const DEMOLITIONS = 3;
