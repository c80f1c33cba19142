// A planner of Pocket Sub and positions to plan in.
import { type PocketSub, pocketSub } from '@undercroft/pocket-sub';
import type { CoursePlan } from '../../../games/pocket-sub/page/plan.ts';
import { pocketSubPlanner } from '../../../games/pocket-sub/page/planner.ts';
import type { Position } from '../../page-kit/src/game-view.ts';
import type { Planner } from '../../page-kit/src/planner.ts';
import { pocketSubEn as game } from './game-words.ts';

export type Sea = PocketSub['State'];
export type At = Position<PocketSub>;

export const planner: Planner<PocketSub, CoursePlan> = pocketSubPlanner(game);
export const positionOf = (state: Sea): At => ({ state, snapshot: pocketSub.save(state) });
