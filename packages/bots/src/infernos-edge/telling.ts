// What the mean of the judge's chances over some turns is worth, by the time left and the artifact.
import { OVER } from '@undercroft/engine';
import { type Expedition, type InfernosEdge, infernosEdge, OUTSIDE } from '@undercroft/infernos-edge';
import type { Telling } from '../telling.ts';
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

const DIFFICULTIES = ['beginner', 'normal', 'advanced', 'expert'];

function terms(e: Expedition): number[] {
  const left = e.cursed ? 0 : e.bagCount / 30;
  return [1, left, e.cursed, left * DIFFICULTIES.indexOf(e.options.difficulty), left * (e.explorers - 4)];
}
