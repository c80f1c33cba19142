/** Horrors: whom they hunt, how they move, in which order, and where they appear. */
import { cellAcross, distancesFrom, isConnected, kindAt } from './cave.ts';
import { end } from './end.ts';
import { isOnExit, touch } from './health.ts';
import {
  caverOf,
  cavers,
  doFirst,
  holdsHorror,
  isConscious,
  isInCave,
  placeOf,
  type SlowState,
  seatOf,
  without,
} from './state.ts';
import { askPlayer, type Question, type TaskOf } from './task.ts';
import { type Caver, type Cell, type Choice, SIDES, type Side } from './vocabulary.ts';

/** ST-COMP-5 */
const MOST_HORRORS = 3;
const FARTHEST = 7;

// The closest victim

interface Victim {
  readonly caver: Caver;
  readonly steps: number;
}

/** ST-HOR-VICTIM: within seven steps; cavers are sorted by rank, so the first of the closest has the lowest. */
function closestVictim(state: SlowState, from: Cell): Victim | undefined {
  const distances = distancesFrom(state.cave, from);
  const victims = cavers(state)
    .filter((caver) => canBeVictim(state, caver))
    .map((caver) => ({ caver, steps: distances.get(placeOf(state, caver)) ?? Number.POSITIVE_INFINITY }))
    .filter(({ steps }) => steps <= FARTHEST);
  const fewest = Math.min(...victims.map(({ steps }) => steps));
  return victims.find(({ steps }) => steps === fewest);
}

function canBeVictim(state: SlowState, caver: Caver): boolean {
  if (caver === 'scout' || !isConscious(state, caver) || !isInCave(state, caver)) return false;
  return !caverOf(state, caver).hidden && !isOnExit(state, caver);
}

// Moving one horror (ST-HOR-MOVE)

interface Hunt {
  readonly victim: Caver;
  /** The first steps of all shortest paths. */
  readonly steps: readonly Side[];
}

function hunt(state: SlowState, from: Cell): Hunt | undefined {
  const victim = closestVictim(state, from);
  if (victim === undefined) return undefined;
  const distances = distancesFrom(state.cave, placeOf(state, victim.caver));
  const steps = SIDES.filter(
    (side) => isConnected(state.cave, from, side) && distances.get(cellAcross(from, side)) === victim.steps - 1,
  );
  return { victim: victim.caver, steps };
}

export function pathQuestion(state: SlowState, { at }: TaskOf<'horror'>): Question | undefined {
  const found = hunt(state, at);
  if (found === undefined) return undefined;
  return askPlayer(
    state,
    found.victim,
    'path',
    found.steps.map((to) => ({ type: 'path', to })),
  );
}

export function moveHorror(state: SlowState, { at }: TaskOf<'horror'>, choice: Choice | undefined): SlowState {
  return choice?.type === 'path' ? stepHorror(state, at, choice.to) : leaveCave(state, at);
}

function leaveCave(state: SlowState, at: Cell): SlowState {
  return { ...state, horrors: without(state.horrors, at) };
}

function stepHorror(state: SlowState, at: Cell, side: Side): SlowState {
  const to = cellAcross(at, side);
  return touch({ ...state, horrors: [...without(state.horrors, at), to] }, to);
}

// Moving all horrors (ST-HOR-PHASE, ST-HOR-ORDER)

export function allHorrors(state: SlowState): SlowState {
  return doFirst(state, { do: 'horrors', left: state.horrors });
}

export function orderQuestion(state: SlowState, { left }: TaskOf<'horrors'>): Question | undefined {
  if (!orderMatters(state, left)) return undefined;
  return askPlayer(
    state,
    state.start,
    'horror',
    distinct(left).map((at) => ({ type: 'horror', at })),
  );
}

export function nextHorror(state: SlowState, { left }: TaskOf<'horrors'>, choice: Choice | undefined): SlowState {
  if (left.length === 0) return state;
  const at = choice?.type === 'horror' ? choice.at : laidEarliest(state, left);
  return doFirst(state, { do: 'horror', at }, { do: 'horrors', left: without(left, at) });
}

function laidEarliest(state: SlowState, cells: readonly Cell[]): Cell {
  const laid = state.cave.find(({ at }) => cells.includes(at));
  if (laid === undefined) throw new Error('a horror is outside the cave');
  return laid.at;
}

function orderMatters(state: SlowState, left: readonly Cell[]): boolean {
  const comes = distinct(left).map((at) => [...endsIfNext(state, left, [], at)].toSorted().join());
  return distinct(comes).length > 1;
}

/** Every possible result of moving these horrors, each as a text. */
function ends(state: SlowState, left: readonly Cell[], asked: readonly number[]): ReadonlySet<string> {
  if (left.length === 0 || end(state) !== null) return new Set([endText(state, asked)]);
  return union(distinct(left).map((at) => endsIfNext(state, left, asked, at)));
}

function endsIfNext(state: SlowState, left: readonly Cell[], asked: readonly number[], at: Cell): ReadonlySet<string> {
  const rest = without(left, at);
  const found = hunt(state, at);
  if (found === undefined) return ends(leaveCave(state, at), rest, asked);
  const nowAsked = found.steps.length > 1 ? [...asked, seatOf(state, found.victim)] : asked;
  return union(found.steps.map((side) => ends(stepHorror(state, at, side), rest, nowAsked)));
}

/** Where horrors are, who was struck, and which players were asked. */
function endText(state: SlowState, asked: readonly number[]): string {
  const health = cavers(state).map((caver) => caverOf(state, caver).health);
  return JSON.stringify([state.horrors.toSorted(), health, asked.toSorted()]);
}

function distinct<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

// Spawning (ST-HOR-SPAWN)

export function spawnQuestion(state: SlowState): Question | undefined {
  const tiles = state.horrors.length < MOST_HORRORS ? spawnTiles(state) : [];
  if (tiles.length === 0) return undefined;
  return askPlayer(
    state,
    state.start,
    'spawn',
    tiles.map((at) => ({ type: 'spawn', at })),
  );
}

function spawnTiles(state: SlowState): Cell[] {
  const tiles = state.cave
    .map(({ at }) => at)
    .filter((at) => kindAt(state.cave, at) === 'horror' && !holdsHorror(state, at))
    .map((at) => ({ at, steps: closestVictim(state, at)?.steps ?? Number.POSITIVE_INFINITY }))
    .filter(({ steps }) => steps <= FARTHEST);
  const fewest = Math.min(...tiles.map(({ steps }) => steps));
  return tiles.filter(({ steps }) => steps === fewest).map(({ at }) => at);
}

export function spawn(state: SlowState, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'spawn') return state;
  return touch({ ...state, horrors: [...state.horrors, choice.at] }, choice.at);
}
