// ST-COMP-3, ST-SETUP-4 to ST-SETUP-6, ST-RM-1: the hazard cards and how many of them are dealt.
import { indices } from '@undercroft/engine';
import type { Difficulty, Variant } from './options.ts';

export const HAZARDS = ['tremor', 'flood', 'gas', 'cave-in', 'horror'] as const;
export type Hazard = (typeof HAZARDS)[number];
export const {
  tremor: HAZARD_TREMOR,
  flood: HAZARD_FLOOD,
  gas: HAZARD_GAS,
  'cave-in': HAZARD_CAVE_IN,
  horror: HAZARD_HORROR,
} = indices(HAZARDS);

/** Cards 0 to 4 are plain, 5 to 9 the severe ones of the same hazards. */
export const CARDS = 2 * HAZARDS.length;
export const isSevere = (card: number): boolean => card >= HAZARDS.length;
export const hazardOf = (card: number): number => card % HAZARDS.length;
export const cardOf = ({ hazard, severe }: { readonly hazard: Hazard; readonly severe: boolean }): number =>
  HAZARDS.indexOf(hazard) + (severe ? HAZARDS.length : 0);

interface Pool {
  /** Cards of each hazard. */
  readonly plain: number;
  readonly severe: number;
}

/** ST-SETUP-4. */
const POOLS: Record<Difficulty, Pool> = {
  normal: { plain: 5, severe: 0 },
  advanced: { plain: 4, severe: 1 },
  expert: { plain: 3, severe: 1 },
};
/** ST-RM-1: all thirty cards. Some are removed unseen, which does not change the odds. */
const MANUAL_POOLS: Record<Difficulty, Pool> = {
  normal: POOLS.normal,
  advanced: { plain: 5, severe: 1 },
  expert: { plain: 5, severe: 1 },
};

interface Settings {
  readonly difficulty: Difficulty;
  readonly variant: Variant;
  readonly gentle: boolean;
}

export const poolFor = ({ difficulty, variant }: Settings): Pool =>
  (variant === 'reference-manual' ? MANUAL_POOLS : POOLS)[difficulty];

/** ST-SETUP-5, by the number of cavers. */
const CARDS_DEALT: Record<Difficulty, Readonly<Record<number, number>>> = {
  normal: { 4: 22, 5: 19, 6: 17 },
  advanced: { 4: 20, 5: 17, 6: 15 },
  expert: { 4: 18, 5: 15, 6: 13 },
};
const MANUAL_CARDS_DEALT: Readonly<Record<number, number>> = { 4: 20, 5: 18, 6: 16 };
/** ST-SETUP-6. */
const GENTLE_EXTRA_CARDS = 3;

export function cardsDealt({ difficulty, variant, gentle }: Settings, cavers: number): number {
  const cards = (variant === 'reference-manual' ? MANUAL_CARDS_DEALT : CARDS_DEALT[difficulty])[cavers] as number;
  return gentle ? cards + GENTLE_EXTRA_CARDS : cards;
}
