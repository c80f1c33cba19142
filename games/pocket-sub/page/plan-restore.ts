// From the actions of a turn, kept or suggested, back to the plan that makes them.

import type { PocketSub } from '@undercroft/pocket-sub';
import { type At, bestCourse, type CoursePlan, coursesOf, EMPTY_PLAN, isPlanned, mineOf } from './plan.ts';
import { after, type PlannedCourse, subsToMove } from './plan-courses.ts';

type Action = PocketSub['Action'];
type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

const isOfType =
  <T extends Action['type']>(type: T) =>
  (action: object): action is ActionOf<T> =>
    'type' in action && action.type === type;

/** A turn that was begun is taken up where its course is not known yet. */
export function restored(at: At, actions: readonly object[]): CoursePlan | undefined {
  if (!isPlanned(at.snapshot) || actions.length === 0 || !after(at, actions)) return undefined;
  const use = actions.find(isOfType('tokens'))?.use ?? [];
  const chosen = actions.find(isOfType('sub'))?.at;
  const subs = subsToMove(at);
  const sub = at.snapshot.move ? 0 : subs.indexOf(chosen ?? '');
  if (sub < 0) return { ...EMPTY_PLAN, use };
  const plan = { ...EMPTY_PLAN, use, sub };
  const steps = actions.filter(isOfType('step')).map(({ to }) => to);
  const path = [...(at.snapshot.move?.path ?? [subs[sub] ?? '']), ...steps];
  const courses = coursesOf(at, plan);
  const course = courses.find((one) => one.path.join() === path.join());
  if (!course || steps.length === 0) return plan;
  return withMine(at, leadingTo(plan, courses, course), course, actions.find(isOfType('mine'))?.at);
}

/** As few bends as make exactly this course. */
function leadingTo(plan: CoursePlan, courses: readonly PlannedCourse[], course: PlannedCourse): CoursePlan {
  const { end, path } = course;
  const between = path.slice(1, -1);
  const straight = { ...plan, end };
  if (bestCourse(courses, straight) === course) return straight;
  const single = between.find((bend) => bestCourse(courses, { ...straight, bends: [bend] }) === course);
  if (single !== undefined) return { ...straight, bends: [single] };
  const bent = { ...straight, bends: between };
  const others = courses.flatMap((one) => one.path).filter((region) => !path.includes(region));
  return bestCourse(courses, bent) === course ? bent : { ...bent, avoids: [...new Set(others)] };
}

function withMine(at: At, plan: CoursePlan, course: PlannedCourse, mine: string | undefined): CoursePlan {
  return mine === undefined || mineOf(at, plan, course) === mine ? plan : { ...plan, mine };
}
