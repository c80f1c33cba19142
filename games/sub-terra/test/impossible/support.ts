// Positions that could not be, each with one thing wrong: its kind, the clause it breaks and its place.
import { type Path, unwrap } from '@undercroft/engine';
import { type Caver, type Snapshot, subTerra } from '../../rules/index.ts';
import type { PositionErrorKind } from '../../rules/position-errors.ts';
import { TYPES } from '../../rules/tiles.ts';
import { possible } from '../possible.ts';

type Kind = PositionErrorKind | 'caver-twice';
type Expected = readonly [kind: Kind, rule: string, path: Path, received?: string];
export type Case = readonly [name: string, data: object, expected: Expected];

type Change = Partial<Record<keyof Snapshot, unknown>>;

export const team = (...cavers: Caver[]) => ({ cavers: cavers.map((caver) => ({ caver, seat: 0 })) });
export const LEADERS = team('leader', 'medic', 'climber', 'scout');
export const DIVERS = team('diver', 'scout', 'medic', 'leader');
export const GEOLOGISTS = team('geologist', 'scout', 'medic', 'leader');
export const ENGINEERS = team('engineer', 'scout', 'medic', 'leader');
export const MANUAL = { ...GEOLOGISTS, variant: 'reference-manual' };

/** A position in which something is replaced. Without that it would be possible, unless nothing is replaced. */
export function spoilt(change: Change, good: Change = {}, options: object = LEADERS): object {
  const before = possible(good, options);
  if (Object.keys(change).length > 0) unwrap(subTerra.load(before));
  return { ...before, ...change };
}

export const START = { at: '0,0', tile: 'start X' };
export const LEDGE = { at: '1,0', tile: 'ledge I', turn: 3 };
export const WATER = { at: '1,0', tile: 'water X' };
export const LAIR = { at: '0,-1', tile: 'horror D', turn: 2 };
export const EXIT = { at: '1,0', tile: 'exit D', turn: 3 };
export const CROSS = { at: '1,0', tile: 'normal X' };
export const cave = (...tiles: object[]) => ({ cave: [START, ...tiles] });
/** All cavers of the usual team on the start tile; only this one is different. */
export const only = (caver: Caver, change: object, options = LEADERS) => ({
  cavers: { ...possible({}, options).cavers, [caver]: { at: '0,0', health: 3, ...change } },
});
export const SUBMERGED = { diver: { at: null, state: ['submerged'] } };
export const ROUND_2 = { hazards: ['tremor'], round: 2 };
export const reveal = (change: object = {}) => ({
  reveal: { side: 'north', exploring: false, hand: null, fromAside: false, ...change },
});
export const TURN_1 = ['round-over', 'hazards', 'horrors', 'turn 1'];
export const EVERY_TILE = TYPES.flatMap(({ name, copies }) => Array<string>(copies).fill(name));

/** A tremor in the first round, in which the caver with turn `n` rolls next. */
export const tremorFor = (caver: Caver, n = 0): Change => ({
  asks: 'die',
  roll: { why: 'tremor', caver },
  todo: ['round-over', `tremor ${n + 1}`],
  points: 0,
  hazards: ['tremor'],
  round: 1,
});
