// The judge is almost honest as it is; that the time is short and the team large is told by the terms, should it ever hope too much.
import { OVER } from '@undercroft/engine';
import { type Expedition, type InfernosEdge, infernosEdge, OUTSIDE } from '@undercroft/infernos-edge';
import type { Telling, Terms } from '../telling.ts';
import { CALIBRATION } from './calibration.ts';

const DIFFICULTIES = ['beginner', 'normal', 'advanced', 'expert'];

/** How short the time is, and how large the team. */
const terms = ({ explorers, options }: Expedition): Terms => ({
  shift: [1, DIFFICULTIES.indexOf(options.difficulty), explorers - 4],
  stretch: [1],
});

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
