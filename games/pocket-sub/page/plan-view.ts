// What a plan comes to, in words: the line that speaks, the button that sails, the stops of its course.

import type { DraftStep, PlanView, Points, Risk } from '@undercroft/page-kit/game-view';
import type { PocketSubWords } from '@undercroft/pocket-sub/words';
import { capital } from '@undercroft/words/grammar';
import { notesOf } from './loss.ts';
import { type At, type CoursePlan, courseOf, isPlanned, mineOf, plannedActions, startOf, touched } from './plan.ts';
import { planButtons } from './plan-buttons.ts';
import { after, enemiesOf, enemiesReaching, once, othersMayMove, type PlannedCourse } from './plan-courses.ts';
import { fleetNow, isRunDeep, placesOf, pointsOf, waterAt } from './sea.ts';

const NOTHING: PlanView = { actions: [], line: '', buttons: [], stops: [], places: [] };

export function planView(at: At, plan: CoursePlan, words: PocketSubWords): PlanView {
  if (!isPlanned(at.snapshot)) return NOTHING;
  return once(at, `view ${words.name} ${words.board} ${JSON.stringify(plan)}`, () => viewOf(at, plan, words));
}

function viewOf(at: At, plan: CoursePlan, words: PocketSubWords): PlanView {
  const course = courseOf(at, plan);
  const start = startOf(at, plan);
  return {
    actions: plannedActions(at, plan),
    ...(start === undefined ? {} : { start }),
    ...(course
      ? { commit: commitOf(at, plan, course, words), destination: course.end }
      : { waiting: waitingFor(start, words) }),
    line: lineOf(at, plan, course, words),
    buttons: planButtons(at, plan, words),
    stops: stopsOf(at, plan, course, words),
    points: pointsUsed(at, plan, course, words),
    places: placesToTouch(at, plan, words),
  };
}

const waitingFor = (start: string | undefined, { plan }: PocketSubWords): NonNullable<PlanView['waiting']> => ({
  name: plan.sail,
  note: start === undefined ? plan.chooseSub : plan.chooseEnd,
});

// ---------------------------------------------------------------- sailing

function commitOf(
  at: At,
  plan: CoursePlan,
  course: PlannedCourse,
  words: PocketSubWords,
): NonNullable<PlanView['commit']> {
  const mine = mineOf(at, plan, course);
  const isStay = course.path.length === 1;
  const note = mine === undefined ? words.plan.noMine : words.plan.mineIn(mine, placesOf(at.state));
  const danger = dangerOf(at, course, words);
  return {
    name: isStay ? words.plan.stay : words.plan.sail,
    note,
    ...(danger ? { danger } : {}),
    rules: rulesOf(course, mine),
  };
}

const rulesOf = ({ events, loss }: PlannedCourse, mine: string | undefined): string[] => [
  ...new Set([
    ...events.map(({ rule }) => rule),
    ...(loss ? [loss.rule] : []),
    ...(mine === undefined ? [] : ['PS-MINE-1']),
  ]),
];

/** PS-TURN-2 allows a move that loses the sub: anyone who plans it is told before. */
function dangerOf(at: At, course: PlannedCourse, words: PocketSubWords): Risk | undefined {
  const { loss } = course;
  if (!loss) return undefined;
  const text = [lossText(at, course, words), ...notes(at, course, words)].join(' ');
  return {
    icon: 'burst',
    title: words.plan.lostForCertain,
    odds: '',
    share: 1,
    text,
    short: words.plan.subLost,
    tag: words.plan.lostTag,
    rules: [loss.rule],
    confirm: course.path.length === 1 ? words.plan.giveUp : words.plan.sailAnyway,
  };
}

function lossText({ snapshot }: At, { loss, path }: PlannedCourse, { plan, risk }: PocketSubWords): string {
  if (!loss) return '';
  if (loss.cause === 'no-mine') {
    const isOnlyDeep = path.slice(0, -1).every((region) => waterAt(snapshot, region) === 'deep');
    return plan.noRoom(isOnlyDeep ? 'deep' : 'taken');
  }
  const { why, what } = risk.loss(loss.cause, loss.of);
  return sentence(what === undefined ? why : `${why}: ${what}`);
}

const sentence = (text: string): string => `${capital(text)}.`;

const notes = ({ state }: At, { events }: PlannedCourse, words: PocketSubWords): string[] =>
  [...new Set(notesOf(events, fleetNow(state), words))].map(sentence);

// ---------------------------------------------------------------- the line that speaks

function lineOf(at: At, plan: CoursePlan, course: PlannedCourse | undefined, words: PocketSubWords): string {
  if (course) return courseLine(at, plan, course, words);
  return startOf(at, plan) === undefined ? '' : words.plan.whereTo;
}

function courseLine(at: At, plan: CoursePlan, course: PlannedCourse, words: PocketSubWords): string {
  const title = course.path.length === 1 ? words.plan.stay : words.plan.sailTo(course.end, placesOf(at.state));
  if (course.loss) return `*${title}.* ${lossText(at, course, words)}`;
  const onTheWay = notes(at, course, words);
  const met = onTheWay.length > 0 ? onTheWay : [words.plan.nothingOnTheWay];
  return [`*${title}.*`, ...met, ...whoCanReach(at, plan, words)].join(' ');
}

/** PS-MEET-4, PS-HERO-2: who can come to the sub before it moves again, as far as nobody else moves. */
function whoCanReach(at: At, plan: CoursePlan, words: PocketSubWords): string[] {
  const then = after(at, plannedActions(at, plan));
  if (then?.at === undefined) return [];
  const enemies = enemiesOf(then.sea, at.state.seat);
  if (enemies.length === 0 || enemiesOf(then.sea, enemies[0] ?? 0).length === 0) return [];
  const coming = enemiesReaching(then.sea, at.state.seat, then.at);
  const all = enemies.map((seat) => then.sea.board.colours[seat] ?? 'red');
  const text = coming.length > 0 ? words.plan.canReach(coming) : words.plan.cannotReach(all);
  return [othersMayMove(then.sea) ? words.plan.unlessOthersMove(text) : text];
}

// ---------------------------------------------------------------- stops and points

function stopsOf(at: At, plan: CoursePlan, course: PlannedCourse | undefined, words: PocketSubWords): DraftStep[] {
  const start = startOf(at, plan);
  if (start === undefined) return [];
  const { snapshot, state } = at;
  const places = placesOf(state);
  const [, ...steps] = course?.path ?? [start];
  const first = { name: words.at(start, places), note: words.plan.start(waterAt(snapshot, start)) };
  const rest = steps.map((to, i): DraftStep => {
    const isRun = isRunDeep(snapshot, course?.path[i] ?? start, to);
    const points = course?.costs[i] ?? 0;
    return {
      name: words.at(to, places),
      note: isRun ? words.plan.runningDeep : words.waters[waterAt(snapshot, to)].name,
      price: { points, words: isRun ? words.course.deepPrice(points) : words.course.price(points) },
    };
  });
  const noMine = course?.loss?.cause === 'no-mine' ? [{ name: words.plan.noRoomShort, note: '' }] : [];
  return [first, ...rest, ...noMine];
}

/** Dots stand for what is there to be used, and once a course is drawn for what it uses. */
function pointsUsed(at: At, plan: CoursePlan, course: PlannedCourse | undefined, words: PocketSubWords): Points {
  const of = pointsOf(at.snapshot, plan.use);
  if (!course) return { left: of, of, words: words.plan.toUse(of) };
  const spent = course.costs.reduce((sum, cost) => sum + cost, 0);
  return { left: spent, of, words: words.plan.used(spent, of) };
}

// ---------------------------------------------------------------- places

function placesToTouch(at: At, plan: CoursePlan, words: PocketSubWords): PlanView['places'] {
  const end = courseOf(at, plan)?.end;
  return at.state.board.names.flatMap((place) => {
    if (place === end) return [{ place, label: words.plan.touch.sail(place, placesOf(at.state)) }];
    const next = touched(at, plan, place);
    return next ? [{ place, label: touchLabel(at, plan, next, place, words) }] : [];
  });
}

/** What has changed says what the touch did. */
export function touchLabel(
  at: At,
  plan: CoursePlan,
  next: CoursePlan,
  place: string,
  { plan: { touch } }: PocketSubWords,
): string {
  const places = placesOf(at.state);
  const isLost = courseOf(at, next)?.loss !== undefined;
  if (next.end === undefined) return touch.sub(place, places);
  if (next.end !== plan.end) return isLost ? touch.lostEnd(place, places) : touch.end(place, places);
  if (next.bends !== plan.bends) return isLost ? touch.lostBend(place, places) : touch.bend(place, places);
  return next.avoids === plan.avoids ? touch.mine(place, places) : touch.avoid(place, places);
}
