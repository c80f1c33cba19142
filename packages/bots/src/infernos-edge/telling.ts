// What the mean of the judge's chances over some turns is worth, by the time left and the artifact.
import { OVER } from '@undercroft/engine';
import { type Expedition, type InfernosEdge, infernosEdge, OUTSIDE } from '@undercroft/infernos-edge';
import type { Telling, Terms } from '../telling.ts';
import { CALIBRATION } from './calibration.ts';

const after = infernosEdge.blank();

export const telling: Telling<InfernosEdge> = {
  calibration: CALIBRATION,
  terms,
  certain: (root, code) => {
    infernosEdge.copy(root, after);
    infernosEdge.play(after, code);
    if (after.artifact === OUTSIDE) return 1;
    return infernosEdge.decider(after) === OVER ? 0 : undefined;
  },
};

const BAG = 30;
const DIFFICULTIES = ['beginner', 'normal', 'advanced', 'expert'];

/** The tiles nobody has seen; and, the more of them the more, how short the time is and how large the team. */
function terms({ bagCount, explorers, options }: Expedition): Terms {
  const unseen = bagCount / BAG;
  const haste = DIFFICULTIES.indexOf(options.difficulty);
  return { shift: [1, unseen, unseen * haste, unseen * (explorers - 4)], stretch: [1] };
}
