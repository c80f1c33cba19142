// The evaluation is almost calibrated as it is; the terms correct for difficulty and team size.

import type { CalibrationTerms, ChanceModel } from '@undercroft/bots';
import { OVER } from '@undercroft/engine';
import { type Expedition, type InfernosEdge, infernosEdge, OUTSIDE } from '@undercroft/infernos-edge';
import { CALIBRATION } from './calibration.ts';

const DIFFICULTIES = ['beginner', 'normal', 'advanced', 'expert'];

/** A constant, the difficulty and the size of the team. */
const terms = ({ explorers, options }: Expedition): CalibrationTerms => ({
  shift: [1, DIFFICULTIES.indexOf(options.difficulty), explorers - 4],
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
