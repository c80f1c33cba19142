// The evaluation was trained on games of the novice, who brings far fewer cavers home than the adept: its chances are too low
// early in the game and right near the end.

import type { CalibrationTerms, ChanceModel } from '@undercroft/bots';
import { OVER } from '@undercroft/engine';
import { countLeftBehind, type Descent, isInPlay, type SubTerra, subTerra } from '@undercroft/sub-terra';
import { MAX_LEFT_BEHIND } from './analysis.ts';
import { CALIBRATION } from './calibration.ts';

export function createChanceModel(): ChanceModel<SubTerra> {
  const after = subTerra.blank();
  return {
    calibration: CALIBRATION,
    terms,
    certain(root, code) {
      subTerra.copy(root, after);
      subTerra.play(after, code);
      return certainty(after);
    },
  };
}

const LIGHT = 20;
const DIFFICULTIES = ['normal', 'advanced', 'expert'];

/** The remaining light; and, in proportion to it, the severity of the hazards and the size of the team. */
function terms({ deck, cavers, options }: Descent): CalibrationTerms {
  const light = deck / LIGHT;
  const severity = DIFFICULTIES.indexOf(options.difficulty);
  return { shift: [light, light * severity, light * (cavers - 4)], stretch: [1] };
}

function certainty(d: Descent): number | undefined {
  if (subTerra.decider(d) === OVER) return countLeftBehind(d) <= MAX_LEFT_BEHIND ? 1 : 0;
  let gone = 0;
  for (let i = 0; i < d.cavers; i++) if (!isInPlay(d, i)) gone++;
  return gone > MAX_LEFT_BEHIND ? 0 : undefined;
}
