/** The hazard cards of the box: which are in the pool, and how many are dealt. */
import { HAZARDS, type Hazard, type Options } from './vocabulary.ts';

export interface Card {
  readonly hazard: Hazard;
  readonly severe: boolean;
}

/** Every sort of card. */
export const SORTS: readonly Card[] = HAZARDS.flatMap((hazard) => [
  { hazard, severe: false },
  { hazard, severe: true },
]);

interface Mix {
  readonly plain: number;
  readonly severe: number;
}

/** ST-SETUP-4: cards of each hazard. */
const POOL: Readonly<Record<Options['difficulty'], Mix>> = {
  normal: { plain: 5, severe: 0 },
  advanced: { plain: 4, severe: 1 },
  expert: { plain: 3, severe: 1 },
};

/** ST-RM-1: cards that were removed unseen still count as possible. */
const MANUAL_POOL: Readonly<Record<Options['difficulty'], Mix>> = {
  normal: { plain: 5, severe: 0 },
  advanced: { plain: 5, severe: 1 },
  expert: { plain: 5, severe: 1 },
};

/** ST-SETUP-5: for 4, 5 and 6 cavers. */
const DEALT: Readonly<Record<Options['difficulty'], readonly number[]>> = {
  normal: [22, 19, 17],
  advanced: [20, 17, 15],
  expert: [18, 15, 13],
};

/** ST-RM-1: for 4, 5 and 6 cavers. */
const MANUAL_DEALT: readonly number[] = [20, 18, 16];

/** ST-SETUP-6 */
const GENTLE_EXTRA = 3;

export function cardsInPool(options: Options, card: Card): number {
  const mix = (options.variant === 'standard' ? POOL : MANUAL_POOL)[options.difficulty];
  return card.severe ? mix.severe : mix.plain;
}

/** Without the Out of Time card. */
export function cardsDealt(options: Options): number {
  const table = options.variant === 'standard' ? DEALT[options.difficulty] : MANUAL_DEALT;
  const dealt = table[options.cavers.length - 4];
  if (dealt === undefined) throw new Error(`no deck for ${options.cavers.length} cavers`);
  return dealt + (isGentle(options) ? GENTLE_EXTRA : 0);
}

/** ST-SETUP-6 */
function isGentle(options: Options): boolean {
  return options.gentle && options.difficulty === 'normal' && options.variant === 'standard';
}
