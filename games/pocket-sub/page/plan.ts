// A turn of Pocket Sub that is put together on the chart: a sub, where it should end, bends of its course, a mine. Plans are
// plain data; what they come to is found by trying it with the rules.

import type { Position } from '@undercroft/page-kit/game-view';
import type { PocketSub, Snapshot } from '@undercroft/pocket-sub';
import {
  actionsOf,
  bestMine,
  compareCourses,
  coursesFrom,
  type PlannedCourse,
  subsToMove,
  type Token,
} from './plan-courses.ts';
import { fleetNow } from './sea.ts';

export interface CoursePlan {
  readonly use: readonly Token[];
  /** Which of the fleet's subs, from 0. */
  readonly sub?: number;
  readonly end?: string;
  /** Regions the course is to pass, in this order, and regions it is not to pass. */
  readonly bends: readonly string[];
  readonly avoids: readonly string[];
  /** Where somebody wants the mine. */
  readonly mine?: string;
}

export const EMPTY_PLAN: CoursePlan = { use: [], bends: [], avoids: [] };

export type At = Position<PocketSub>;

/** Only a move is planned; placing a piece is done at once. */
export const isPlanned = ({ phase }: Snapshot): boolean => phase === 'sub' || phase === 'step';

// ---------------------------------------------------------------- what a plan comes to

/** The chosen sub; where there is only one, nobody has to choose. */
export function subOf(at: At, { sub }: CoursePlan): number | undefined {
  const subs = subsToMove(at);
  if (sub !== undefined && sub < subs.length) return sub;
  return new Set(subs).size === 1 ? 0 : undefined;
}

export function startOf(at: At, plan: CoursePlan): string | undefined {
  const sub = subOf(at, plan);
  return sub === undefined ? undefined : subsToMove(at)[sub];
}

/** Everything the chosen sub can do. */
export function coursesOf(at: At, plan: CoursePlan): readonly PlannedCourse[] {
  const start = startOf(at, plan);
  return start === undefined ? [] : coursesFrom(at, start, plan.use);
}

type Wanted = Pick<CoursePlan, 'bends' | 'avoids'> & { readonly end: string };

function passesInOrder(path: readonly string[], bends: readonly string[]): boolean {
  let from = 0;
  return bends.every((bend) => {
    const found = path.indexOf(bend, from + 1);
    from = found;
    return found > 0;
  });
}

/** The best course that ends there and passes what it should. */
export const bestCourse = (
  courses: readonly PlannedCourse[],
  { end, bends, avoids }: Wanted,
): PlannedCourse | undefined =>
  courses
    .filter(
      (course) =>
        course.end === end &&
        passesInOrder(course.path.slice(0, -1), bends) &&
        !course.path.slice(1, -1).some((region) => avoids.includes(region)),
    )
    .reduce<PlannedCourse | undefined>(
      (best, course) => (best === undefined || compareCourses(course, best) < 0 ? course : best),
      undefined,
    );

export function courseOf(at: At, plan: CoursePlan): PlannedCourse | undefined {
  const courses = coursesOf(at, plan);
  // A sub that can take no step is lost where it lies, or sheltered: there is nothing to choose (PS-MOVE-4).
  if (courses.length === 1 && courses[0]?.path.length === 1) return courses[0];
  return plan.end === undefined ? undefined : bestCourse(courses, { ...plan, end: plan.end });
}

/** Where its mine goes: where somebody wants it, or where it does most. */
export function mineOf(at: At, plan: CoursePlan, course: PlannedCourse): string | undefined {
  return plan.mine !== undefined && course.mines.includes(plan.mine) ? plan.mine : bestMine(at, course, plan.use);
}

/** Tokens that are declared in this turn already cannot be declared again. */
export const tokensToDeclare = ({ snapshot }: At, { use }: CoursePlan): readonly Token[] =>
  snapshot.using.length > 0 ? [] : use;

export function plannedActions(at: At, plan: CoursePlan): PocketSub['Action'][] {
  const course = courseOf(at, plan);
  const use = tokensToDeclare(at, plan);
  if (course) return actionsOf(at, course, { use, mine: mineOf(at, plan, course) });
  const start = startOf(at, plan);
  return [
    ...(use.length > 0 ? [{ type: 'tokens' as const, use: [...use] }] : []),
    ...(plan.sub === undefined || start === undefined || at.snapshot.move ? [] : [{ type: 'sub' as const, at: start }]),
  ];
}

/** Regions where the sub can end its move and live. */
export const safeEnds = (courses: readonly PlannedCourse[]): Set<string> =>
  new Set(courses.filter(({ loss }) => !loss).map(({ end }) => end));

/** Regions that surely cost the sub: whichever way it goes on from there. */
export function deadlyRegions(courses: readonly PlannedCourse[]): Set<string> {
  const entered = courses.flatMap(({ path }) => path.slice(1));
  const survived = new Set(courses.filter(({ loss }) => !loss).flatMap(({ path }) => path.slice(1)));
  return new Set(entered.filter((region) => !survived.has(region)));
}

// ---------------------------------------------------------------- changing it

const withSub = ({ use }: CoursePlan, sub: number): CoursePlan => ({ ...EMPTY_PLAN, use, sub });

export function chooseSub(at: At, plan: CoursePlan, sub: number): CoursePlan | undefined {
  return sub < subsToMove(at).length && !at.snapshot.move ? withSub(plan, sub) : undefined;
}

export function chooseEnd(at: At, plan: CoursePlan, end: string): CoursePlan | undefined {
  const sub = subOf(at, plan);
  if (sub === undefined || !coursesOf(at, plan).some((course) => course.end === end)) return undefined;
  return { ...withSub(plan, sub), end };
}

/**
 * The course goes through here too, or if that is too far through here instead of the oldest bend. A region it passes already is
 * passed after the other bends.
 */
export function bendThrough(at: At, plan: CoursePlan, region: string): CoursePlan | undefined {
  const { end } = plan;
  const now = courseOf(at, plan);
  if (end === undefined || !now || region === end || region === now.path[0]) return undefined;
  const avoids = plan.avoids.filter((one) => one !== region);
  const courses = coursesOf(at, plan);
  const bent = bendLists(plan, region, { isPassed: now.path.includes(region) }).flatMap((bends) => {
    const course = bestCourse(courses, { end, bends, avoids });
    return course ? [{ bends, course }] : [];
  });
  const [first] = bent;
  const found = now.loss ? first : (bent.find(({ course }) => !course.loss) ?? first);
  if (!found || found.bends.join() === plan.bends.join()) return undefined;
  return { ...plan, bends: found.bends, avoids };
}

/** In the order they are tried: after the bends there are, between them, then without the oldest of them. */
function bendLists({ bends }: CoursePlan, region: string, { isPassed }: { readonly isPassed: boolean }): string[][] {
  const others = bends.filter((one) => one !== region);
  return Array.from({ length: others.length + 1 }, (_, dropped) => others.slice(dropped)).flatMap((left) =>
    Array.from({ length: isPassed ? 1 : left.length + 1 }, (_, i) => left.toSpliced(left.length - i, 0, region)),
  );
}

export function leaveOut(at: At, plan: CoursePlan, region: string): CoursePlan | undefined {
  const { end } = plan;
  const course = courseOf(at, plan);
  if (end === undefined || !course?.path.slice(1, -1).includes(region)) return undefined;
  const changed = {
    ...plan,
    bends: plan.bends.filter((one) => one !== region),
    avoids: [...plan.avoids, region],
  };
  return courseOf(at, changed) && changed;
}

export function layMine(at: At, plan: CoursePlan, region: string): CoursePlan | undefined {
  const course = courseOf(at, plan);
  return course?.mines.includes(region) && mineOf(at, plan, course) !== region ? { ...plan, mine: region } : undefined;
}

/** PS-CAP-4. */
export function switchToken(at: At, plan: CoursePlan, token: Token): CoursePlan | undefined {
  const { snapshot, state } = at;
  const isLeft = snapshot.tokens[fleetNow(state)]?.includes(token);
  if (!isLeft || snapshot.using.length > 0 || snapshot.move) return undefined;
  const use = plan.use.includes(token) ? plan.use.filter((one) => one !== token) : [...plan.use, token];
  const changed = { ...plan, use: ORDER.filter((one) => use.includes(one)) };
  if (plan.end === undefined || courseOf(at, changed)) return changed;
  const straight = { ...changed, bends: [], avoids: [] };
  return courseOf(at, straight) ? straight : { ...EMPTY_PLAN, use: changed.use, ...keptSub(plan) };
}

const keptSub = ({ sub }: CoursePlan) => (sub === undefined ? {} : { sub });

/** In the order of their keys. */
export const ORDER: readonly Token[] = ['intelligence', 'map', 'current'];

/** A region that only one sub can reach chooses that sub; if no sub can end there and live, one that cannot live. */
export function chooseSubFor(at: At, plan: CoursePlan, region: string): CoursePlan | undefined {
  const subs = subsToMove(at);
  const distinct = subs.flatMap((start, i) => (subs.indexOf(start) === i ? [i] : []));
  const coursesOf = (i: number) =>
    coursesFrom(at, subs[i] ?? '', plan.use).filter(({ end, path }) => end === region && path.length > 1);
  const able = distinct.filter((i) => coursesOf(i).length > 0);
  const safe = able.filter((i) => coursesOf(i).some(({ loss }) => !loss));
  const [only, ...others] = safe.length > 0 ? safe : able;
  return only === undefined || others.length > 0 ? undefined : { ...withSub(plan, only), end: region };
}

/** What a touch means: the first of these that means anything. A stop of the course has no other meaning than its mine. */
export function touched(at: At, plan: CoursePlan, place: string): CoursePlan | undefined {
  const own = subsToMove(at).indexOf(place);
  const start = startOf(at, plan);
  const other = own >= 0 && place !== start ? chooseSub(at, plan, own) : undefined;
  if (start === undefined) return other ?? chooseSubFor(at, plan, place);
  const course = courseOf(at, plan);
  if (!course) return other ?? chooseEnd(at, plan, place);
  if (course.path.includes(place)) return layMine(at, plan, place);
  const bent = bendThrough(at, plan, place);
  const isGood = bent && (course.loss || !courseOf(at, bent)?.loss);
  return (isGood ? bent : undefined) ?? other ?? chooseEnd(at, plan, place) ?? bent;
}

export function stepBack({ use, sub, end, bends, avoids, mine }: CoursePlan): CoursePlan | undefined {
  const chosen = sub === undefined ? {} : { sub };
  const whole = { use, ...chosen, ...(end === undefined ? {} : { end }), bends, avoids };
  if (mine !== undefined) return whole;
  if (avoids.length > 0) return { ...whole, avoids: avoids.slice(0, -1) };
  if (bends.length > 0) return { ...whole, bends: bends.slice(0, -1) };
  if (end !== undefined) return { ...EMPTY_PLAN, use, ...chosen };
  if (sub !== undefined) return { ...EMPTY_PLAN, use };
  return use.length > 0 ? { ...EMPTY_PLAN, use: use.slice(0, -1) } : undefined;
}
