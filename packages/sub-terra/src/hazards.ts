// ST-COMP-3, ST-SETUP-4 to ST-SETUP-6, ST-RM-1: the hazard cards and how many of them are dealt.
export const HAZARDS = ['tremor', 'flood', 'gas', 'cave-in', 'horror'] as const;
export type Hazard = (typeof HAZARDS)[number];
export const TREMOR = 0;
export const FLOODING = 1;
export const GASSING = 2;
export const CAVING = 3;
export const HORRORS_COME = 4;

/** Cards 0–4 are plain, 5–9 the severe ones of the same sorts. */
export const CARDS = 2 * HAZARDS.length;
export const isSevere = (card: number): boolean => card >= HAZARDS.length;
export const hazardOf = (card: number): number => card % HAZARDS.length;
export const cardOf = (hazard: Hazard, severe: boolean): number =>
  HAZARDS.indexOf(hazard) + (severe ? HAZARDS.length : 0);

export const DIFFICULTIES = ['normal', 'advanced', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

interface Pool {
  /** Of each sort. */
  readonly plain: number;
  readonly severe: number;
}

/** ST-SETUP-4. */
const POOLS: Record<Difficulty, Pool> = {
  normal: { plain: 5, severe: 0 },
  advanced: { plain: 4, severe: 1 },
  expert: { plain: 3, severe: 1 },
};
/** ST-RM-1: the full thirty, of which some leave unseen; what is never seen makes no difference to the odds. */
const MANUAL_POOLS: Record<Difficulty, Pool> = {
  normal: POOLS.normal,
  advanced: { plain: 5, severe: 1 },
  expert: { plain: 5, severe: 1 },
};

interface Settings {
  readonly difficulty: Difficulty;
  readonly variant: 'standard' | 'reference-manual';
  readonly gentle: boolean;
}

export const poolFor = ({ difficulty, variant }: Settings): Pool =>
  (variant === 'reference-manual' ? MANUAL_POOLS : POOLS)[difficulty];

/** ST-SETUP-5, by the number of cavers. */
const DEALT: Record<Difficulty, Readonly<Record<number, number>>> = {
  normal: { 4: 22, 5: 19, 6: 17 },
  advanced: { 4: 20, 5: 17, 6: 15 },
  expert: { 4: 18, 5: 15, 6: 13 },
};
const MANUAL_DEALT: Readonly<Record<number, number>> = { 4: 20, 5: 18, 6: 16 };
/** ST-SETUP-6. */
const GENTLE = 3;

export function dealt({ difficulty, variant, gentle }: Settings, cavers: number): number {
  const cards = (variant === 'reference-manual' ? MANUAL_DEALT : DEALT[difficulty])[cavers] as number;
  return gentle ? cards + GENTLE : cards;
}
