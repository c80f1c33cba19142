// What is told, seen and heard of events, as one file that a table loads after its first decision.
import type { EventView } from '@undercroft/page-kit/game-view';
import type { SubTerra } from '@undercroft/sub-terra';
import { animationStepOf } from './event-view.ts';
import type { MomentWords } from './hazard-moments.ts';
import { logGroupingOf, logLineOf } from './log-lines.ts';
import { momentsOf } from './moments.ts';

export const eventViewOf = (words: MomentWords): EventView<SubTerra> => ({
  logLine: (event, when) => logLineOf(event, when, words),
  logGrouping: logGroupingOf,
  animationStep: (event, before, earlier) => animationStepOf(event, before, earlier, words),
  moments: momentsOf(words),
});
