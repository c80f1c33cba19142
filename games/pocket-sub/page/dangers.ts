// What the enemies can do next, drawn before anything is decided. It is found by the rules, for enemies that move while nobody
// else does.

import type { Chip, DangerScope, DangerView, Position } from '@undercroft/page-kit/game-view';
import type { Colour, PocketSub } from '@undercroft/pocket-sub';
import type { PocketSubWords } from '@undercroft/pocket-sub/words';
import { capital } from '@undercroft/words/grammar';
import { reachSign } from './draw/marks.ts';
import { CELLS } from './draw/outlines.ts';
import type { Plan, Turn } from './draw/plan.ts';
import type { Reached } from './draw/position.ts';
import {
  type CoursePlan,
  courseOf,
  coursesOf,
  EMPTY_PLAN,
  isPlanned,
  ORDER,
  plannedActions,
  safeEnds,
} from './plan.ts';
import { after, coursesFrom, enemiesOf, once, othersMayMove, subsToMove } from './plan-courses.ts';
import { reachOf } from './rules.ts';
import { scaledSvg, scaleOf } from './scale.ts';
import { fleetNow, placesOf, type Sea } from './sea.ts';

interface Shown {
  readonly words: PocketSubWords;
  /** How the chart lies on the screen. */
  readonly turn: Turn;
}

const NONE: DangerView = { marks: '', tags: [], chips: {}, landmarks: [], text: '' };

export function dangersOf(position: Position<PocketSub>, scope: DangerScope, { words, turn }: Shown): DangerView {
  if (!isPlanned(position.snapshot)) return NONE;
  const plan = (scope.plan as CoursePlan | undefined) ?? EMPTY_PLAN;
  const reached = reachedAfter(position, plan);
  const minded = placesToMind(position, plan);
  const struck = reached.filter(({ at }) => subsNow(position).includes(at));
  const shown = scope.whose === 'all' ? reached : reached.filter(({ at }) => minded.has(at));
  return {
    ...NONE,
    marks: signs(position, shown, turn),
    chips: struck.length > 0 ? { [fleetNow(position.state)]: [chip(words)] } : {},
    text: textOf(position, struck, words),
  };
}

/** Where enemies can come to once the plan is carried out; while there is none, as things stand. */
export function reachedAfter(position: Position<PocketSub>, plan: CoursePlan): readonly Reached[] {
  const isComplete = courseOf(position, plan) !== undefined;
  const actions = isComplete ? plannedActions(position, plan) : [];
  return once(position, `reached ${JSON.stringify(actions)}`, () => {
    const sea = after(position, actions)?.sea ?? position.state;
    return enemiesOf(sea, position.state.seat).flatMap((enemy) => reachedBy(sea, enemy));
  });
}

const reachedBy = (sea: Sea, enemy: number): Reached[] =>
  Array.from(reachOf(sea, enemy, { withTokens: true }), (at) => ({ at, by: sea.board.colours[enemy] as Colour }));

const subsNow = ({ state, snapshot }: Position<PocketSub>): readonly string[] => snapshot.subs[fleetNow(state)] ?? [];

/** Where a sub of the own fleet lies, or could end its move. */
function placesToMind(position: Position<PocketSub>, plan: CoursePlan): Set<string> {
  const chosen = coursesOf(position, plan);
  const courses =
    chosen.length > 0 ? chosen : subsToMove(position).flatMap((at) => coursesFrom(position, at, plan.use));
  return new Set([...subsNow(position), ...safeEnds(courses)]);
}

const chip = ({ plan: { threat } }: PocketSubWords): Chip => ({ icon: 'warn', text: threat.chip, tone: 'bad' });

function signs({ snapshot }: Position<PocketSub>, reached: readonly Reached[], turn: Turn): string {
  const plan: Plan = { cells: CELLS[snapshot.options.players], turn };
  const drawn = reached.map((one, i) => {
    const earlier = reached.slice(0, i).filter(({ at }) => at === one.at).length;
    return reachSign(plan, one, earlier);
  });
  return scaledSvg(drawn.join(''), scaleOf(plan));
}

/** For the line that speaks: which subs can be struck where they lie. */
function textOf(
  { state }: Position<PocketSub>,
  struck: readonly Reached[],
  { plan: { threat, unlessOthersMove } }: PocketSubWords,
): string {
  const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
  const text =
    struck.length === 0
      ? threat.none
      : threat.subs(unique(struck.map(({ by }) => by)), unique(struck.map(({ at }) => at)), placesOf(state));
  return othersMayMove(state) ? unlessOthersMove(text) : text;
}

// ---------------------------------------------------------------- what is loaded with it

/** What a button of a plan does: a sub, a token, a place for the mine; and what is done while fleets are placed. */
export const doesWith =
  ({ actions, tokens }: PocketSubWords) =>
  (button: string): string | undefined => {
    const [type = ''] = button.split(' ');
    if (type in actions) return actions[type as 'sub'].does;
    const number = Number(button);
    if (!(number >= 0)) return undefined;
    if (number === 0 || number > TOKENS_FROM + ORDER.length - 1) return actions.mine.does;
    const token = ORDER[number - TOKENS_FROM];
    return token ? capital(`${tokens[token].does}.`) : actions.sub.does;
  };
const TOKENS_FROM = 4;
