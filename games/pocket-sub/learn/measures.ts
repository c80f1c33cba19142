// What lessons and the coach can measure on a position of Pocket Sub: found by trying moves with the rules.
import {
  CHOOSE_SUB,
  type Colour,
  type Course,
  listCourses,
  pocketSub,
  reachOf,
  type Sea,
} from '@undercroft/pocket-sub';

type Arguments = Readonly<Record<string, unknown>>;

/** Moves are counted between turns; in the middle of one no limit holds. */
const isBetweenTurns = ({ phase, using }: Sea): boolean => phase === CHOOSE_SUB && using === 0;

/** The seat of the fleet that a measure is about. */
function seatOf(sea: Sea, { fleet }: Arguments): number {
  const seat = sea.board.colours.indexOf(fleet as Colour);
  if (seat < 0) throw new Error(`Nobody plays the fleet ${JSON.stringify(fleet)}.`);
  return seat;
}

/** The regions of a fleet's subs; several in a Command Centre are in one region. */
function subsOf(sea: Sea, seat: number): string[] {
  const { subs } = pocketSub.save(sea);
  return subs[sea.board.colours[seat] as Colour] ?? [];
}

const isSurvived = ({ events }: Course, fleet: Colour): boolean =>
  !events.some((event) => event.type === 'sub-lost' && event.fleet === fleet);

/** How many courses that keep the sub a fleet has, or only its sub `at` a region, if it were its turn now. */
function courses(sea: Sea, given: Arguments): number {
  if (!isBetweenTurns(sea)) return Number.NaN;
  const seat = seatOf(sea, given);
  const fleet = sea.board.colours[seat] as Colour;
  const then = pocketSub.blank();
  pocketSub.copy(sea, then);
  then.seat = seat;
  const regions = [...new Set(subsOf(sea, seat))].filter((at) => given['at'] === undefined || given['at'] === at);
  return regions.flatMap((at) => listCourses(then, { at, use: [] }).filter((course) => isSurvived(course, fleet)))
    .length;
}

/** How many subs of a fleet an enemy could sink, if it were the enemy's turn now. */
function inReach(sea: Sea, given: Arguments): number {
  if (!isBetweenTurns(sea)) return Number.NaN;
  const seat = seatOf(sea, given);
  const enemies = sea.board.colours.flatMap((_, other) =>
    sea.board.sides[other] === sea.board.sides[seat] ? [] : [other],
  );
  const reached = new Set(enemies.flatMap((enemy) => [...reachOf(sea, enemy, { withTokens: true })]));
  return subsOf(sea, seat).filter((at) => reached.has(at)).length;
}

export const measures = { courses, inReach } satisfies Readonly<Record<string, (sea: Sea, given: Arguments) => number>>;
