// The evaluation was made for keys that are not lost with the bag (IE-MAP-4), so it is too optimistic while they can be. The terms
// correct for this, for difficulty and for team size.

import type { CalibrationTerms, ChanceModel } from '@undercroft/bots';
import { OVER } from '@undercroft/engine';
import {
  closingOf,
  type Expedition,
  type InfernosEdge,
  infernosEdge,
  KEY_TYPE,
  keysInBag,
  OUTSIDE,
  typeOf,
} from '@undercroft/infernos-edge';
import { CALIBRATION } from './calibration.ts';

const DIFFICULTIES = ['beginner', 'normal', 'advanced', 'expert'];

/** The share of the keys that would be lost with the bag. */
const keysAtRisk = (e: Expedition): number => (closingOf(e) === 'strict' ? keysInBag(e) / typeOf(KEY_TYPE).copies : 0);

/** A constant, the difficulty, the size of the team, and the keys at risk. */
const terms = (e: Expedition): CalibrationTerms => ({
  shift: [1, DIFFICULTIES.indexOf(e.options.difficulty), e.explorers - 4, keysAtRisk(e)],
  stretch: [1],
});

export function createChanceModel(): ChanceModel<InfernosEdge> {
  const after = infernosEdge.blank();
  return {
    calibration: CALIBRATION,
    terms,
    certain(root, code) {
      infernosEdge.copy(root, after);
      infernosEdge.play(after, code);
      if (after.artifact === OUTSIDE) return 1;
      return infernosEdge.decider(after) === OVER ? 0 : undefined;
    },
  };
}
