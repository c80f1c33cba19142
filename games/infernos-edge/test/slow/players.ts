/** Two simple players: one plays at random, one tries to bring the artifact out. */
import {
  apply,
  asks,
  type Choice,
  choices,
  decider,
  type Side,
  type SlowState,
  weights,
} from '@undercroft/infernos-edge/slow';
import { distancesFrom } from '../../slow/distance.ts';
import { CROSSROADS, cellAcross, EXIT, isGap, isSanctum } from '../../slow/temple.ts';
import { SIDES } from '../../slow/vocabulary.ts';

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

function pickByChance(state: SlowState, random: Random): Choice {
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

/** Explores the temple, brings keys to the sanctum and the artifact to the exit, and avoids obvious harm. */
export const seeker: Player = (state, random) => {
  const steps = distancesToGoal(state);
  const rated = choices(state).map((choice) => ({ choice, worth: worth(state, choice, steps) + random() }));
  return rated.reduce((best, other) => (other.worth > best.worth ? other : best)).choice;
};

type Distances = ReadonlyMap<string, number>;

/** Distances from the cell that the acting explorer wants to reach. */
function distancesToGoal(state: SlowState): Distances {
  const { at, holds } = state.explorers[state.actor] ?? { at: null, holds: null };
  if (at === null) return new Map();
  const around = distancesFrom(state.temple, at);
  const goals = goalsOf(state, holds).filter((cell) => around.has(cell));
  const near = goals.toSorted((one, other) => (around.get(one) ?? 0) - (around.get(other) ?? 0))[0];
  return near === undefined ? new Map() : distancesFrom(state.temple, near);
}

function goalsOf(state: SlowState, holds: string | null): string[] {
  if (holds === 'artifact' || state.cursed) return [EXIT];
  const sanctum = state.temple.filter(isSanctum).map(({ at }) => at);
  if (sanctum.length === 0) return besideGaps(state);
  if (holds === 'key') return sanctum;
  if (state.artifact !== null) return [state.artifact];
  return state.temple.filter((laid) => laid.keys > 0 && !isSanctum(laid)).map(({ at }) => at);
}

function besideGaps({ temple }: SlowState): string[] {
  return temple.map(({ at }) => at).filter((at) => SIDES.some((side) => isGap(temple, at, side)));
}

function worth(state: SlowState, choice: Choice, steps: Distances): number {
  switch (choice.type) {
    case 'reveal':
    case 'illuminate':
    case 'scope':
      return 6;
    case 'explore':
      return 5;
    case 'pick-up':
      return state.cursed || choice.item === 'artifact' ? 9 : 7;
    case 'put-down':
      return onSanctum(state) ? 9 : -3;
    case 'heal':
    case 'mend':
    case 'revive':
      return (state.explorers[choice.explorer]?.health ?? 9) < 2 ? 8 : 2;
    case 'attack':
    case 'annihilate':
    case 'shoot':
    case 'purify':
    case 'dig':
    case 'excavate':
      return 4;
    case 'take':
    case 'give':
    case 'grenade':
      return -3;
    case 'move':
    case 'run':
    case 'sprint':
      return stepWorth(state, choice.to, steps);
    default:
      return 0;
  }
}

function onSanctum(state: SlowState): boolean {
  const at = state.explorers[state.actor]?.at;
  return state.artifact === null && !state.cursed && state.temple.some((laid) => laid.at === at && isSanctum(laid));
}

/** Nobody leaves before the artifact is picked up. */
function stepWorth(state: SlowState, to: Side, steps: Distances): number {
  const at = state.explorers[state.actor]?.at ?? CROSSROADS;
  const next = cellAcross(at, to);
  return next === EXIT && !state.cursed ? -9 : 3 * ((steps.get(at) ?? 0) - (steps.get(next) ?? 99));
}

/** Fair chance, or lucky: then most rolls succeed and most faces are harmless. */
export type Luck = 'fair' | 'lucky';

function luckyOutcome(state: SlowState, random: Random): Choice {
  const wished = choices(state).filter(
    (outcome) =>
      (outcome.type === 'die' && outcome.face >= 4) || (outcome.type === 'hazard' && outcome.face === 'stumble'),
  );
  return wished.length > 0 && random() < 0.93 ? pick(wished, random) : pickByChance(state, random);
}

export interface Style {
  readonly player: Player;
  readonly luck: Luck;
}

/** Plays a game to its end and calls `watch` with every state. */
export function playOut(opened: SlowState, { player, luck }: Style, random: Random, watch: (state: SlowState) => void) {
  const chance = luck === 'lucky' ? luckyOutcome : pickByChance;
  let state = opened;
  for (let entries = 0; decider(state) !== 'over'; entries++) {
    if (entries > 5_000) throw new Error(`no end after ${entries} entries, asking ${asks(state)}`);
    watch(state);
    state = apply(state, (decider(state) === 'chance' ? chance : player)(state, random));
  }
  watch(state);
  return state;
}
