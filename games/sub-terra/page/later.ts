// What a table can do without at first: it is loaded after the first decision is possible.
import type { ActionOption, Position } from '@undercroft/page-kit/game-view';
import type { Action, SubTerra } from '@undercroft/sub-terra';
import type { AboutCaveWords, SubTerraWords } from '@undercroft/sub-terra/words';

export type WhyNot = Required<Pick<ActionOption, 'fact' | 'reason'>>;

/** Where it is once it is loaded. */
export interface Later {
  about?: AboutCaveWords;
  /** Why an action is not possible, as exactly as the rules know it. */
  whyNot?(position: Position<SubTerra>, type: Action['type'], words: SubTerraWords): WhyNot;
}
