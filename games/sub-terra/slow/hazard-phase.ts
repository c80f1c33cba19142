/** The hazard phase: turning over a card, what each hazard does, and the darkness. */
import { hasMark, kindAt, tileAt, withMark } from './cave.ts';
import { type Card, cardsInPool, SORTS } from './hazards.ts';
import { canLoseHealth, isOnExit, isProtected, type Loss, lose, passes } from './health.ts';
import { returnAside } from './reveal.ts';
import { caversAt, clockwiseFrom, doFirst, isInPlay, type SlowState, withCaver } from './state.ts';
import { askDie, type Question, type Task, type TaskOf } from './task.ts';
import { printOf } from './tiles.ts';
import type { Caver, Cell, Choice } from './vocabulary.ts';

/** ST-HAZ-1, ST-DARK-1, ST-DARK-2 */
export function hazardPhase(state: SlowState): SlowState {
  const cleared = { ...state, gas: false };
  if (state.deck > 0) return doFirst(cleared, { do: 'turn-over' });
  const left = clockwiseFrom(state, state.start).filter((caver) => isInPlay(state, caver) && !isOnExit(state, caver));
  return doFirst({ ...cleared, dark: true }, { do: 'rolls', against: 'darkness', left, failed: [] });
}

// Cards

/** ST-INFO-1 */
export function cardQuestion(state: SlowState): Question {
  const sorts = SORTS.filter((card) => cardsUnseen(state, card) > 0);
  return {
    asks: 'hazard',
    by: 'chance',
    choices: sorts.map(({ hazard, severe }) => ({ type: 'hazard', hazard, severe })),
    weights: sorts.map((card) => cardsUnseen(state, card)),
  };
}

/** Including those that were not dealt. */
function cardsUnseen(state: SlowState, { hazard, severe }: Card): number {
  const seen = state.turnedOver.filter((card) => card.hazard === hazard && card.severe === severe);
  return cardsInPool(state.options, { hazard, severe }) - seen.length;
}

export function playHazard(state: SlowState, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'hazard') throw new Error('no card was turned over');
  const { hazard, severe } = choice;
  const turnedOver = [...state.turnedOver, { hazard, severe }];
  return doFirst({ ...state, deck: state.deck - 1, turnedOver }, ...hazardTasks({ hazard, severe }));
}

/** ST-HAZ-SEVERE */
function hazardTasks({ hazard, severe }: Card): Task[] {
  const asOften = (task: Task) => (severe ? [task, task] : [task]);
  if (hazard === 'horror') return [...asOften({ do: 'all-horrors' }), ...asOften({ do: 'spawn' })];
  return asOften({ do: hazard });
}

// Hazards

/** ST-HAZ-TREMOR, ST-ASK-3 */
export function tremor(state: SlowState): SlowState {
  const left = clockwiseFrom(state, state.start).filter(
    (caver) => canLoseHealth(state, caver) && !isProtected(state, caver),
  );
  return doFirst(state, { do: 'rolls', against: 'tremor', left, failed: [] });
}

/** ST-HAZ-FLOOD, ST-RM-4, ST-DIV-3 */
export function flood(state: SlowState): SlowState {
  const water = cellsOf(state, 'water');
  const dry = water.filter((at) => !hasMark(state.cave, at, 'flood'));
  const cave = dry.reduce((now, at) => withMark(now, at, 'flood'), state.cave);
  return loseOn({ ...state, cave }, water, (caver) => (caver === 'diver' ? 0 : 1));
}

/** ST-HAZ-GAS */
export function gas(state: SlowState): SlowState {
  return loseOn({ ...state, gas: true }, cellsOf(state, 'gas'), () => 2);
}

/** ST-ASK-3: no roll if there is no tile left to block. */
export function caveInQuestion(state: SlowState): Question | undefined {
  return blockable(state).length > 0 ? askDie() : undefined;
}

/** ST-HAZ-CAVEIN, ST-ENG-3 */
export function caveIn(state: SlowState, choice: Choice | undefined): SlowState {
  if (choice?.type !== 'die') return state;
  const blocked = blockable(state).filter((at) => printOf(tileAt(state.cave, at).tile).numbers.includes(choice.face));
  const cave = blocked.reduce((now, at) => withMark(now, at, 'rubble'), state.cave);
  return loseOn({ ...state, cave }, blocked, (caver) => (caver === 'engineer' ? 1 : 3));
}

function blockable(state: SlowState): Cell[] {
  return cellsOf(state, 'cave-in').filter((at) => !hasMark(state.cave, at, 'rubble'));
}

function cellsOf(state: SlowState, kind: 'water' | 'gas' | 'cave-in'): Cell[] {
  return state.cave.map(({ at }) => at).filter((at) => kindAt(state.cave, at) === kind);
}

/** ST-HAZ-2, ST-BOD-2: everybody on these tiles loses together. */
function loseOn(state: SlowState, cells: readonly Cell[], amountFor: (caver: Caver) => number): SlowState {
  const losses: Loss[] = cells
    .flatMap((at) => caversAt(state, at))
    .filter((caver) => !isProtected(state, caver))
    .map((caver) => ({ caver, amount: amountFor(caver) }));
  return lose(state, losses);
}

// Several cavers roll (ST-HAZ-2)

export function rollQuestion(task: TaskOf<'rolls'>): Question | undefined {
  return task.left.length > 0 ? askDie() : undefined;
}

export function resolveRoll(state: SlowState, task: TaskOf<'rolls'>, choice: Choice | undefined): SlowState {
  const [caver, ...left] = task.left;
  if (caver === undefined) return afterRolls(state, task);
  if (choice?.type !== 'die') throw new Error('no die was rolled');
  const failed = passes(state, caver, choice.face) ? task.failed : [...task.failed, caver];
  return doFirst(state, { ...task, left, failed });
}

function afterRolls(state: SlowState, { against, failed }: TaskOf<'rolls'>): SlowState {
  if (against === 'darkness') return failed.reduce(remove, state);
  return lose(
    state,
    failed.map((caver) => ({ caver, amount: 1 })),
  );
}

/** ST-DARK-1, ST-GEO-3 */
function remove(state: SlowState, caver: Caver): SlowState {
  const gone = { at: null, side: null, hidden: false, submerged: false, removed: true };
  const removed = withCaver(state, caver, gone);
  return caver === 'geologist' ? returnAside(removed) : removed;
}
