// What happens, in sentences: the log, and what moments say. Loaded after the first decision is possible.
import type { SideName } from '@undercroft/cave';
import type { Caver, Event, Roll, StepKind } from '@undercroft/sub-terra';
import { count, list, numberWord, to } from '@undercroft/words/english';
import type { MarkedText } from '@undercroft/words/grammar';
import { between, type Places, sideOf } from '@undercroft/words/places';
import { aTile, behind, hazard, medals, sources, tile, time, where } from './index.ts';
import { The, the } from './names.ts';

type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** What a sentence adds where places have names: ' at 2E 1N', ' to 2E 1N'; nothing elsewhere. */
const at = (p: Places<Caver>, cell: string, before = ' at'): string =>
  p.label ? where(p, cell).replace('at', before) : '';

/** Up to three places by how to get there; of more only the number. */
const places = (p: Places<Caver>, tiles: readonly string[]): string =>
  tiles.length > 3 && !p.label ? `on ${numberWord(tiles.length)} tiles` : list(tiles.map((cell) => where(p, cell)));

const steps = {
  move: 'moves',
  run: 'runs',
  sprint: 'sprints',
  swim: 'swims',
  squeeze: 'squeezes',
  explore: 'steps',
  appear: 'surfaces',
} satisfies Record<StepKind, string>;

const checks = {
  exertion: ['exerting does no harm', 'exerting takes its toll'],
  rope: ['the rope holds', 'the rope does not hold'],
  hide: ['a good hiding place', 'nowhere to hide'],
  rough: ['no slip', 'a nasty fall'],
  tremor: ['the tremor does no harm', 'the tremor hits hard'],
  darkness: ['safe for now', 'no way through the dark'],
} satisfies Record<Exclude<Roll, 'cave-in'>, readonly [passed: string, failed: string]>;

const left = (n: number): string => (n === 0 ? 'none left' : `${n} left`);

function rolled({ caver, why, face, needed = 4, passed }: EventOf<'rolled'>): MarkedText {
  if (why === 'cave-in' || caver === undefined) return `The cave-in die shows ${face}.`;
  return `${The(caver)} rolls ${face}, needing ${needed} or more: ${checks[why][passed ? 0 : 1]}.`;
}

type EventTexts = { readonly [T in Event['type']]: (event: EventOf<T>, places: Places<Caver>) => MarkedText };

const eventTexts: EventTexts = {
  'round-began': ({ round, start }) => `Round ${round}. ${The(start)} goes first.`,
  'turn-began': ({ caver, at: cell }, p) => `${The(caver)} is next${at(p, cell, ', at')}.`,
  'turn-passed': ({ caver }) => `${The(caver)} is unconscious and misses the turn.`,
  'turn-ended': ({ caver }) => `${The(caver)} ends the turn.`,
  exerted: ({ caver }) => `${The(caver)} exerts for an extra point.`,
  'gap-named': ({ caver, side, exploring, at: cell }, p) =>
    `${The(caver)} ${exploring ? 'explores' : 'looks'} ${side}${p.label ? ` (${p.label(cell)})` : ''}.`,
  'tile-drawn': ({ caver, tile: drawn, left }) => `${The(caver)} draws ${aTile(drawn)}; ${count(left, 'tile')} left.`,
  'tile-taken': ({ caver, tile: taken }) => `${The(caver)} takes the ${tile(taken)} that was set aside.`,
  'tile-discarded': ({ tile: thrown, why }) =>
    why === 'pathfinder'
      ? `${The('scout')} discards the ${tile(thrown)} and draws again.`
      : `The ${tile(thrown)} would seal the cave and goes to the discard pile.`,
  'tile-set-aside': ({ tile: kept, left }) =>
    `Set aside for the Geologist: ${aTile(kept)}; ${count(left, 'tile')} left.`,
  'exit-seen': () => 'The next tile is the exit. It stays on top of the stack, face up.',
  'stack-empty': () => 'There are no tiles left to draw.',
  'tile-placed': ({ caver, tile: laid, at: cell }, p) =>
    `${The(caver)} lays the ${tile(laid)} ${where(p, cell, caver)}.`,
  moved: ({ caver, from, to: end, how }, p) =>
    how === 'appear' && p.label
      ? `${The(caver)} ${steps[how]}${at(p, end)}.`
      : `${The(caver)} ${steps[how]} ${sideOf(between(from, end)) ?? 'elsewhere'}${at(p, end, ' to')}.`,
  rolled,
  'lost-health': ({ caver, amount, left: rest, source }) =>
    `${The(caver)} loses ${amount} health to ${sources[source]} and has ${left(rest)}.`,
  spared: ({ caver, source, by }) => `${The(by)} shields ${the(caver)} from ${sources[source]}.`,
  'knocked-out': ({ caver, at: cell }, p) => `${The(caver)} falls unconscious${at(p, cell)}.`,
  healed: ({ caver, by, left: now }) =>
    by === caver
      ? `${The(by)} regains 1 health and now has ${now}.`
      : `${The(by)} heals ${the(caver)}, who now has ${now} health.`,
  woke: ({ caver }) => `${The(caver)} is conscious again.`,
  'rubble-cleared': ({ caver, at: cell }, p) => `${The(caver)} clears the rubble ${where(p, cell, caver)}.`,
  'rope-placed': ({ caver, at: cell }, p) => `${The(caver)} fixes a rope${at(p, cell)}.`,
  hid: ({ caver }) => `${The(caver)} is hidden until the end of the round.`,
  dived: ({ caver, at: cell }, p) => `${The(caver)} dives out of sight${at(p, cell)}.`,
  surfaced: ({ caver, at: cell }, p) => `${The(caver)} surfaces ${where(p, cell, caver)}.`,
  demolished: ({ caver, at: cell, side, left: rest }, p) =>
    `${The(caver)} blasts the ${side} wall${at(p, cell)} open; ${count(rest, 'charge')} left.`,
  'horror-repelled': ({ caver, at: cell }, p) => `${The(caver)} drives a horror${at(p, cell)} out of the cave.`,
  directed: ({ caver, by }) => `${The(by)} directs ${the(caver)}.`,
  declined: ({ caver }) => `${The(caver)} declines the action.`,
  hazard: ({ hazard: which, severe, left: cards }) =>
    `*${hazard({ hazard: which, severe })}.* ${severe ? 'It strikes twice. ' : ''}${cards === 0 ? 'That was the last hazard card.' : `${time.light(cards)} left.`}`,
  'gas-ended': () => 'The gas clears.',
  'gas-spread': () => 'Gas is spreading: until the next hazard, entering a gas tile costs 2 health.',
  flooded: ({ tiles }, p) => (tiles.length === 0 ? 'No new tiles flood.' : `Water rises ${places(p, tiles)}.`),
  blocked: ({ face, tiles }, p) =>
    tiles.length === 0 ? `No tile numbered ${face} collapses.` : `Rocks fall ${places(p, tiles)}.`,
  'horror-moved': ({ from, to: end, towards }, p) =>
    `A *horror* moves ${sideOf(between(from, end)) ?? 'closer'}${at(p, end, ' to')}, hunting ${the(towards)}.`,
  'horror-left': ({ at: cell }, p) => `A *horror*${at(p, cell)} finds nobody to hunt and leaves the cave.`,
  'horror-came': ({ at: cell }, p) => `A *horror* appears ${where(p, cell)}.`,
  'torches-died': () => 'Out of time: the torches go out.',
  removed: ({ caver }) => `${The(caver)} is lost in the dark and out of the game.`,
  ended: ({ medal, leftBehind }) => `*${medals[medal]}.* ${behind(leftBehind)}`,
};

const describe = (event: Event, p: Places<Caver>): MarkedText =>
  (eventTexts[event.type] as (event: Event, p: Places<Caver>) => MarkedText)(event, p);

/** What the log says of a roll: what it was for, and what came of it. */
const rolls = {
  exertion: { passed: 'no harm done', failed: 'exerting takes its toll' },
  rope: { tries: 'tries to fix a rope and ', passed: 'it holds', failed: 'it does not hold' },
  hide: {
    tries: 'looks for a hiding place and ',
    passed: 'hidden until the end of the round',
    failed: 'nowhere to hide',
  },
  rough: { passed: 'no slip', failed: 'a nasty fall' },
  tremor: { passed: 'unhurt', failed: 'hurt' },
  darkness: { passed: 'safe for now', failed: 'no way through the dark' },
} satisfies Record<Exclude<Roll, 'cave-in'>, LoggedRoll>;

export interface LoggedRoll {
  readonly tries?: string;
  readonly passed: string;
  readonly failed: string;
}

/** Four is what most need: only what differs is said. */
const USUAL_CHECK = 4;

export interface LaidAside {
  readonly side: SideName;
  readonly tile: string;
  /** Whoever lays it steps onto it. */
  readonly exploring: boolean;
}

/** What the log says in its own words: what an action came to, and not how it went. */
const log = {
  explored: (caver: Caver, side: SideName, found: string): MarkedText =>
    `${The(caver)} explores ${side} and finds ${aTile(found)}.`,
  revealed: (caver: Caver, side: SideName, found: string): MarkedText =>
    `${The(caver)} reveals ${aTile(found)} ${to(side)}.`,
  laidAside: (caver: Caver, { side, tile: laid, exploring }: LaidAside): MarkedText =>
    `${The(caver)} lays the ${tile(laid)} set aside ${to(side)}${exploring ? ' and steps onto it' : ''}.`,
  rolled: ({ caver, why, face, needed = USUAL_CHECK, passed }: EventOf<'rolled'>): MarkedText => {
    if (why === 'cave-in' || caver === undefined) return `The die shows ${face}.`;
    const roll: LoggedRoll = rolls[why];
    const needs = needed === USUAL_CHECK ? '' : ` (${needed} is enough)`;
    return `${The(caver)} ${roll.tries ?? ''}rolls ${face}${needs}: ${passed ? roll.passed : roll.failed}.`;
  },
  lost: ({ caver, amount, left: rest, source }: EventOf<'lost-health'>): MarkedText =>
    `${The(caver)} loses ${amount} health to ${sources[source]} and ${rest === 0 ? 'falls unconscious' : `has ${left(rest)}`}.`,
  /** A further step of a run, after 'The Medic runs east.' */
  further: ({ from, to: end }: EventOf<'moved'>): string => `Then ${sideOf(between(from, end)) ?? 'on'}.`,
  /** What heads the steps of horrors. */
  horrors: 'Horrors',
  noHorror: 'No horror stirs, and none appears.',
};

/** What somebody else's turn may ask of one, as home says it. */
const asked = {
  horror: 'Which horror moves next?',
  path: 'Which way does the horror come?',
  spawn: 'Where does the horror appear?',
};

const en = { asked, describe, log };

export type SubTerraEventWords = typeof en;
export default en;
