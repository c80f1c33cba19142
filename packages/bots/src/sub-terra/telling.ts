// The outlook was taught by games of the novice, who gets far fewer people home than the adept: its chances are too low
// while there is much left to play, and right at the end.
import { OVER } from '@undercroft/engine';
import { countBehind, type Descent, isInPlay, type SubTerra, subTerra } from '@undercroft/sub-terra';
import type { Telling, Terms } from '../telling.ts';
import { CALIBRATION } from './calibration.ts';
import { SPARE } from './sight.ts';

const after = subTerra.blank();

export const telling: Telling<SubTerra> = {
  calibration: CALIBRATION,
  terms,
  certain: (root, code) => {
    subTerra.copy(root, after);
    subTerra.play(after, code);
    return certainty(after);
  },
};

const LIGHT = 20;
const DIFFICULTIES = ['normal', 'advanced', 'expert'];

/** The light that is left; and, the more of it the more, how severe the hazards are and how large the team is. */
function terms({ deck, cavers, options }: Descent): Terms {
  const light = deck / LIGHT;
  const severity = DIFFICULTIES.indexOf(options.difficulty);
  return { shift: [light, light * severity, light * (cavers - 4)], stretch: [1] };
}

function certainty(d: Descent): number | undefined {
  if (subTerra.decider(d) === OVER) return countBehind(d) <= SPARE ? 1 : 0;
  let gone = 0;
  for (let i = 0; i < d.cavers; i++) if (!isInPlay(d, i)) gone++;
  return gone > SPARE ? 0 : undefined;
}
