// A plan as it is drawn on the chart: never as fact.

import type { Marks } from './draw/position.ts';
import { type At, type CoursePlan, courseOf, coursesOf, deadlyRegions, mineOf, safeEnds, startOf } from './plan.ts';
import { MINE_KEYS } from './plan-buttons.ts';
import { type PlannedCourse, subsToMove } from './plan-courses.ts';
import { fleetNow } from './sea.ts';

export function planMarks(at: At, plan: CoursePlan): Marks {
  const start = startOf(at, plan);
  if (start === undefined) return { numbered: numberedSubs(at) };
  const courses = coursesOf(at, plan);
  const course = courseOf(at, plan);
  const lit = course?.loss ? [] : [...safeEnds(courses)];
  return {
    chosen: start,
    lit,
    deadly: [...deadlyRegions(courses)],
    ...(course ? courseMarks(at, plan, course) : {}),
  };
}

/** Several in one region have several keys: the first of them stands there. */
function numberedSubs(at: At): NonNullable<Marks['numbered']> {
  const subs = subsToMove(at);
  return subs.flatMap((region, i) => (subs.indexOf(region) === i ? [{ at: region, key: String(i + 1) }] : []));
}

function courseMarks(at: At, plan: CoursePlan, course: PlannedCourse): Pick<Marks, 'courses' | 'mines'> {
  const fleet = fleetNow(at.state);
  const [from = '', ...steps] = course.path;
  const mine = mineOf(at, plan, course);
  return {
    courses: [
      {
        fleet,
        from,
        steps: steps.map((to, i) => ({ at: to, cost: course.costs[i] ?? 0 })),
        losesSub: course.loss !== undefined,
      },
    ],
    mines: course.mines.map((region, i) => ({ at: region, fleet, key: MINE_KEYS[i] ?? '', chosen: region === mine })),
  };
}
