// The chance to win from a position: a weighted sum of what counts in it, made a chance.
import type { Expedition } from '@undercroft/infernos-edge';
import * as game from '@undercroft/infernos-edge';
import { FEATURES, featuresOf } from './features.ts';
import { JUDGEMENT } from './judgement.ts';

// By value, not as live bindings: docs/adr/0012-by-value.md.
const { GAME_OVER, OUTSIDE } = game;

const features = new Float64Array(FEATURES);
const weights = Float64Array.from(JUDGEMENT);

export function chanceToWin(e: Expedition): number {
  if (e.artifact === OUTSIDE) return 1;
  if (e.asks === GAME_OVER) return 0;
  featuresOf(e, features);
  let sum = 0;
  for (let k = 0; k < FEATURES; k++) sum += features[k]! * weights[k]!;
  return 1 / (1 + Math.exp(-sum));
}
