// What is told, seen and heard of events, as one file that a table loads after its first decision.
import type { EventView } from '@undercroft/page-kit/game-view';
import type { PocketSub } from '@undercroft/pocket-sub';
import type { Turn } from './draw/plan.ts';
import { animationStepOf } from './event-view.ts';
import { logGroupingOf, logLineOf } from './log-lines.ts';
import { type MomentWords, momentsOf } from './moments.ts';

/** `turn` is how the chart lies on the screen. */
export const eventViewOf = (words: MomentWords, turn: () => Turn): EventView<PocketSub> => ({
  logLine: (event, when) => logLineOf(event, when, words.game),
  logGrouping: logGroupingOf,
  animationStep: (event, before) => animationStepOf(event, before, turn()),
  moments: momentsOf(words),
});
