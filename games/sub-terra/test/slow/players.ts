/** Two simple players: one plays at random, one tries to get out. */
import {
  apply,
  asks,
  type Cell,
  type Choice,
  choices,
  decider,
  type SlowState,
  weights,
} from '@undercroft/sub-terra/slow';
import { distancesFrom, isGap } from '../../slow/cave.ts';

/** The next number of a fixed series, from 0 up to but not including 1. */
export type Random = () => number;

export type Player = (state: SlowState, random: Random) => Choice;

export function series(seed: number): Random {
  let now = seed;
  return () => {
    now = (now + 0x6d2b79f5) | 0;
    let mixed = Math.imul(now ^ (now >>> 15), 1 | now);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(list: readonly T[], random: Random): T {
  const picked = list[Math.floor(random() * list.length)];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

export function pickByChance(state: SlowState, random: Random): Choice {
  const odds = weights(state);
  let rest = random() * odds.reduce((sum, weight) => sum + weight, 0);
  const index = odds.findIndex((weight) => {
    rest -= weight;
    return rest < 0;
  });
  const picked = choices(state)[index];
  if (picked === undefined) throw new Error('chance has no outcome');
  return picked;
}

export const wanderer: Player = (state, random) => pick(choices(state), random);

/** Explores until the exit is found, then goes there; heals others and avoids visible danger. */
export const survivor: Player = (state, random) => {
  const distances: Distances = WALKING.includes(asks(state)) ? distancesToGoal(state) : new Map();
  const rated = choices(state).map((choice) => ({ choice, worth: worth(state, choice, distances) + random() }));
  return rated.reduce((best, other) => (other.worth > best.worth ? other : best)).choice;
};

type Distances = ReadonlyMap<Cell, number>;

const WALKING = ['action', 'chain', 'directed'];

function worth(state: SlowState, choice: Choice, distances: Distances): number {
  const isFound = exitCell(state) !== undefined;
  switch (choice.type) {
    case 'leave':
      return state.dark ? 8 : 2;
    case 'reveal':
      return isFound ? 1 : 5.3;
    case 'explore':
      return isFound || state.gas || state.horrors.length > 0 ? 0 : 5;
    case 'heal':
    case 'bandage':
      return (state.cavers[choice.caver]?.health ?? 0) < 2 ? 7 : 4;
    case 'repel':
      return 6;
    case 'direct':
      return 4;
    case 'hide':
      return state.horrors.length > 0 ? 1.5 : 0;
    case 'exert':
      return isFound ? 2.5 : 0.1;
    case 'rope':
    case 'rig':
    case 'dig':
    case 'excavate':
    case 'demolish':
      return 1;
    case 'move':
    case 'run':
    case 'sprint':
    case 'swim':
    case 'squeeze':
      return stepWorth(state, apply(state, choice), distances);
    default:
      return 0;
  }
}

function stepWorth(before: SlowState, after: SlowState, distances: Distances): number {
  const [was, is] = [before, after].map((state) => state.cavers[before.actor]);
  if (was === undefined || is === undefined || is.health < was.health) return -5;
  if (was.at === null || is.at === null) return 0;
  const nearer = (distances.get(was.at) ?? 0) - (distances.get(is.at) ?? 0);
  return 2 * nearer - (isRisky(after, is.at) ? 1 : 0);
}

function isRisky(state: SlowState, cell: Cell): boolean {
  const tile = state.cave.find(({ at }) => at === cell)?.tile ?? '';
  return ['water', 'gas', 'cave-in', 'horror'].some((kind) => tile.startsWith(kind));
}

export function exitCell(state: SlowState): Cell | undefined {
  return state.cave.find(({ tile }) => tile === 'exit D')?.at;
}

/** The distance of every tile from the exit, or else from the gap nearest to the actor. */
function distancesToGoal(state: SlowState): Distances {
  const here = state.cavers[state.actor]?.at ?? '0,0';
  const goal = exitCell(state) ?? [...distancesFrom(state.cave, here).keys()].find((cell) => hasGap(state, cell));
  return goal === undefined ? new Map() : distancesFrom(state.cave, goal);
}

function hasGap(state: SlowState, cell: Cell): boolean {
  return (['north', 'east', 'south', 'west'] as const).some((side) => isGap(state.cave, cell, side));
}

/** Fair chance, or lucky: then most rolls succeed and most cards are tremors. */
export type Luck = 'fair' | 'lucky';

function luckyOutcome(state: SlowState, random: Random): Choice {
  const wished = choices(state).filter(
    (outcome) =>
      (outcome.type === 'die' && outcome.face >= 4) || (outcome.type === 'hazard' && outcome.hazard === 'tremor'),
  );
  return wished.length > 0 && random() < 0.8 ? pick(wished, random) : pickByChance(state, random);
}

export interface Style {
  readonly player: Player;
  readonly luck: Luck;
}

/** Plays a game to its end and passes every state to `watch`. */
export function playOut(opened: SlowState, { player, luck }: Style, random: Random, watch: (state: SlowState) => void) {
  const chance = luck === 'lucky' ? luckyOutcome : pickByChance;
  let state = opened;
  for (let entries = 0; decider(state) !== 'over'; entries++) {
    if (entries > 20_000) throw new Error(`no end after ${entries} entries, asking ${asks(state)}`);
    watch(state);
    state = apply(state, (decider(state) === 'chance' ? chance : player)(state, random));
  }
  watch(state);
  return state;
}
