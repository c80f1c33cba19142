// The ten explorers: health, and how often what is limited can be done.
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
export const ARCHAEOLOGIST = 0;
export const GUIDE = 1;
export const SCOUNDREL = 2;
export const ARISTOCRAT = 3;
export const FOREMAN = 4;
export const SHARPSHOOTER = 5;
export const SAPPER = 6;
export const VETERAN = 7;
export const HEALER = 8;
export const PRIEST = 9;

const HEALTH = Int8Array.of(5, 3, 3, 5, 5, 5, 5, 7, 3, 5);
export const fullHealth = (explorer: number): number => HEALTH[explorer]!;
export const startingHealth = (explorer: Explorer): number => fullHealth(EXPLORERS.indexOf(explorer));

/** IE-ARC-2, IE-ARI-2, IE-FOR-2, IE-SAP-2. */
export const LUCK = 3;
export const JOURNALS = 3;
export const SHORES = 4;
export const DEMOLITIONS = 3;
