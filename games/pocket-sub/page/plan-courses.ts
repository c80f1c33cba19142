// The moves a plan can be made of, with what each comes to: tried by the rules, once per position.

import type { Position } from '@undercroft/page-kit/game-view';
import type { Colour, Course, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import { type Loss, lossIn } from './loss.ts';
import { listCourses, pocketSub, reachOf } from './rules.ts';
import { costOf, fleetNow, type Sea } from './sea.ts';

export type Token = Snapshot['using'][number];

export interface PlannedCourse extends Course {
  readonly end: string;
  /** What each step costs. */
  readonly costs: readonly number[];
  /** Why it loses the sub. */
  readonly loss?: Loss;
  readonly wins: boolean;
  /** How many enemy subs a hero sinks on the way. */
  readonly sinks: number;
}

const kept = new WeakMap<Snapshot, Map<string, unknown>>();

/** What is found out about a position is found out once. */
export function once<T>({ snapshot }: Position<PocketSub>, key: string, find: () => T): T {
  const found = kept.get(snapshot) ?? new Map<string, unknown>();
  kept.set(snapshot, found);
  if (!found.has(key)) found.set(key, find());
  return found.get(key) as T;
}

/** Regions of the subs that may be chosen; one of a move that has begun is chosen already. */
export const subsToMove = ({ state, snapshot }: Position<PocketSub>): readonly string[] =>
  snapshot.move ? snapshot.move.path.slice(0, 1) : (snapshot.subs[fleetNow(state)] ?? []);

export function coursesFrom(
  position: Position<PocketSub>,
  at: string,
  use: readonly Token[],
): readonly PlannedCourse[] {
  const { state, snapshot } = position;
  return once(position, `courses ${at} ${use.join()}`, () =>
    listCourses(state, snapshot.move ? undefined : { at, use }).map((course) => plannedCourse(position, course)),
  );
}

function plannedCourse({ state: sea, snapshot }: Position<PocketSub>, course: Course): PlannedCourse {
  const fleet = fleetNow(sea);
  const sailed = snapshot.move?.path ?? [];
  const loss = lossIn(course.events, fleet, sea);
  return {
    ...course,
    end: course.path.at(-1) ?? '',
    costs: [
      ...sailed.slice(1).map((to, i) => costOf(snapshot, sailed[i] ?? to, to)),
      ...course.events.flatMap((event) => (event.type === 'stepped' ? [event.cost] : [])),
    ],
    wins: course.events.some((event) => event.type === 'won' && event.fleets.includes(fleet)),
    sinks: course.events.filter((event) => event.type === 'sub-lost' && event.cause === 'rammed-by-hero').length,
    ...(loss ? { loss } : {}),
  };
}

/** The better one first: it wins, is safe, sinks more, has fewer stops. */
export const compareCourses = (one: PlannedCourse, other: PlannedCourse): number =>
  Number(other.wins) - Number(one.wins) ||
  Number(one.loss !== undefined) - Number(other.loss !== undefined) ||
  other.sinks - one.sinks ||
  one.path.length - other.path.length;

// ---------------------------------------------------------------- what follows

/** The actions of a turn that sails a course: in a move that has begun, what is left of it. */
export function actionsOf(
  { snapshot }: Position<PocketSub>,
  { path }: PlannedCourse,
  { use, mine }: { readonly use: readonly Token[]; readonly mine: string | undefined },
): PocketSub['Action'][] {
  const [start = '', ...rest] = path;
  const steps = snapshot.move ? path.slice(snapshot.move.path.length) : rest;
  return [
    ...(use.length > 0 && !snapshot.move ? [{ type: 'tokens' as const, use: [...use] }] : []),
    ...(snapshot.move ? [] : [{ type: 'sub' as const, at: start }]),
    ...steps.map((to) => ({ type: 'step' as const, to })),
    ...(mine === undefined ? [] : [{ type: 'mine' as const, at: mine }]),
  ];
}

export interface Aftermath {
  readonly sea: Sea;
  /** Where the sub that moved lies then: a whirlpool may have carried it on (PS-CAP-3). */
  readonly at: string | undefined;
}

/** The position after these actions; undefined where they are not allowed. */
export function after({ state }: Position<PocketSub>, actions: readonly object[]): Aftermath | undefined {
  const sea = pocketSub.blank();
  pocketSub.copy(state, sea);
  let mover = sea.mover;
  for (const action of actions) {
    const code = pocketSub.check(sea, action as PocketSub['Action']);
    if (!code.ok) return undefined;
    pocketSub.play(sea, code.value);
    if (sea.mover >= 0) mover = sea.mover;
  }
  return { sea, at: sea.board.names[sea.subs[mover] ?? -1] };
}

/** The mine that leaves the enemies least room; of several as good the last one, which covers where the sub lies. */
export function bestMine(
  position: Position<PocketSub>,
  course: PlannedCourse,
  use: readonly Token[],
): string | undefined {
  if (course.mines.length < 2) return course.mines[0];
  return once(position, `mine ${course.path.join()} ${use.join()}`, () => {
    const room = (mine: string): number => {
      const then = after(position, actionsOf(position, course, { use, mine }));
      return then
        ? enemiesOf(then.sea, position.state.seat).reduce((sum, seat) => sum + reachIn(then.sea, seat), 0)
        : 0;
    };
    const rated = course.mines.map((mine) => ({ mine, room: room(mine) }));
    return rated.reduce((best, one) => (one.room <= best.room ? one : best)).mine;
  });
}

const reachIn = (sea: Sea, seat: number): number => reachOf(sea, seat, { withTokens: false }).size;

export const enemiesOf = (sea: Sea, seat: number): number[] =>
  sea.board.colours.flatMap((_, other) =>
    sea.board.sides[other] !== sea.board.sides[seat] && (sea.fleet[other] ?? 0) > 0 ? [other] : [],
  );

/** Between your own move and that of the last enemy: what can be reached then may have changed. */
export const othersMayMove = (sea: Sea): boolean =>
  sea.board.colours.filter((_, seat) => (sea.fleet[seat] ?? 0) > 0).length > 2;

/** The enemies that can come to a region with their next move, if nobody else moves before. */
export const enemiesReaching = (sea: Sea, seat: number, region: string): Colour[] =>
  enemiesOf(sea, seat).flatMap((enemy) =>
    reachOf(sea, enemy, { withTokens: true }).has(region) ? [sea.board.colours[enemy] as Colour] : [],
  );
