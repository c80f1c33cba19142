// What a position waits for.

import { indices, type RuleId } from '@undercroft/engine';
import type { Sea } from './sea.ts';

export const PHASES = ['tile', 'place-cc', 'place-sub', 'whirlpool', 'sub', 'step', 'mine', 'over'] as const;
export type Phase = (typeof PHASES)[number];
export const {
  tile: PLACE_TILE,
  'place-cc': PLACE_CC,
  'place-sub': PLACE_SUB,
  whirlpool: WHIRLPOOL,
  sub: CHOOSE_SUB,
  step: STEP,
  mine: MINE,
  over: GAME_OVER,
} = indices(PHASES);

/** PS-END-2. */
export const QUIET_ROUNDS = 3;

/** The clause behind the question of each phase. */
const PHASE_RULES: Readonly<Record<Phase, RuleId>> = {
  tile: 'PS-STD-1',
  'place-cc': 'PS-STD-2',
  'place-sub': 'PS-STD-2',
  whirlpool: 'PS-CAP-2',
  sub: 'PS-TURN-1',
  step: 'PS-TURN-1',
  mine: 'PS-TURN-1',
  over: 'PS-END-1',
};
export const phaseOf = (sea: Sea): Phase => PHASES[sea.phase] as Phase;
export const isDrawn = (sea: Sea): boolean => sea.phase === GAME_OVER && sea.quiet === QUIET_ROUNDS;
export const ruleOfPhase = (sea: Sea): RuleId => (isDrawn(sea) ? 'PS-END-2' : PHASE_RULES[phaseOf(sea)]);
