// The planner of Pocket Sub: touches and keys on one side, plans on the other.

import type { Planner, PlanVerb } from '@undercroft/page-kit/game-view';
import type { PocketSub } from '@undercroft/pocket-sub';
import type { PocketSubWords } from '@undercroft/pocket-sub/words';
import {
  type At,
  bendThrough,
  type CoursePlan,
  chooseEnd,
  courseOf,
  EMPTY_PLAN,
  isPlanned,
  layMine,
  leaveOut,
  mineOf,
  startOf,
  stepBack,
  touched,
} from './plan.ts';
import { MINE_KEYS, pressed } from './plan-buttons.ts';
import { subsToMove } from './plan-courses.ts';
import { restored } from './plan-restore.ts';
import { planView, touchLabel } from './plan-view.ts';
import { placesOf } from './sea.ts';

export const pocketSubPlanner = (words: PocketSubWords): Planner<PocketSub, CoursePlan> => ({
  empty: EMPTY_PLAN,
  touch: (at, plan, place) => (isPlanned(at.snapshot) ? (touched(at, plan, place) ?? plan) : plan),
  press: (at, plan, key) => (isPlanned(at.snapshot) ? press(at, plan, key) : undefined),
  back: (at, plan) => (isPlanned(at.snapshot) ? stepBack(plan) : undefined),
  restore: restored,
  view: (at, plan) => planView(at, plan, words),
  verbs: (at, plan, place) => (isPlanned(at.snapshot) ? verbsAt(at, plan, place, words) : []),
  name: (at, actions) => nameOf(at, actions, words),
});

/** What a place can mean beside what a touch on it does, by the first word of its key. */
const VERBS = {
  end: chooseEnd,
  bend: bendThrough,
  avoid: leaveOut,
} as const;

function press(at: At, plan: CoursePlan, key: string): CoursePlan | undefined {
  const [verb = '', place] = key.split(' ');
  if (place === undefined) return pressed(at, plan, key);
  return verb in VERBS ? VERBS[verb as keyof typeof VERBS](at, plan, place) : undefined;
}

function verbsAt(at: At, plan: CoursePlan, place: string, words: PocketSubWords): PlanVerb[] {
  const verb = (key: string, icon: string, next: CoursePlan | undefined): PlanVerb[] => {
    if (!next || next === plan) return [];
    const danger = courseOf(at, next)?.loss ? words.plan.subLost : '';
    return [{ key, icon, name: withoutStop(touchLabel(at, plan, next, place, words)), danger }];
  };
  const sub = subsToMove(at).indexOf(place);
  const mine = courseOf(at, plan)?.mines.indexOf(place) ?? -1;
  const all = [
    ...(mine < 0 ? [] : verb(MINE_KEYS[mine] ?? '', 'mine', layMine(at, plan, place))),
    ...(sub < 0 || place === startOf(at, plan) ? [] : verb(String(sub + 1), 'sub', pressed(at, plan, String(sub + 1)))),
    ...(plan.end === place ? [] : verb(`end ${place}`, 'step', chooseEnd(at, plan, place))),
    ...verb(`bend ${place}`, 'step', bendThrough(at, plan, place)),
    ...verb(`avoid ${place}`, 'gone', leaveOut(at, plan, place)),
  ];
  const first = JSON.stringify(touched(at, plan, place));
  const isFirst = ({ key }: PlanVerb) => JSON.stringify(press(at, plan, key)) === first;
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');

function nameOf(at: At, actions: readonly object[], words: PocketSubWords): string {
  const plan = restored(at, actions);
  if (!plan) return '';
  const places = placesOf(at.state);
  const start = startOf(at, plan);
  const course = courseOf(at, plan);
  const use = plan.use.map((token) => words.tokens[token].name);
  if (start === undefined) return words.plan.name({ use }, places);
  const mine = course && mineOf(at, plan, course);
  const end = course && course.path.length > 1 ? { to: course.end } : {};
  return words.plan.name({ use, from: start, ...end, ...(mine === undefined ? {} : { mine }) }, places);
}
