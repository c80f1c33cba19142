// What happens in Sub Terra, in words. Tables by kind: a kind without words does not compile.
import type { Caver, Event, Hazard, Medal, Roll, Source, SubTerraEnding, Way } from '@undercroft/sub-terra';
import { capital, list, plural } from '../../words/grammar.ts';
import { personName, The, the, thePeople } from '../cave/people.ts';
import { aTile, tileWords } from './names.ts';
import { atPlace } from './places.ts';

type Told<T extends Event['type']> = Extract<Event, { type: T }>;
type Tellers = { readonly [T in Event['type']]: (event: Told<T>) => string };

export const SOURCES: Readonly<Record<Source, string>> = {
  exertion: 'exertion',
  rough: 'the rough ground',
  gas: 'the gas',
  flood: 'the flood',
  'cave-in': 'the falling rock',
  tremor: 'the tremor',
  horror: 'the horror',
};

const STEPS: Readonly<Record<Way, string>> = {
  move: 'moves',
  run: 'runs',
  sprint: 'sprints',
  swim: 'swims',
  squeeze: 'squeezes through',
  explore: 'steps',
  appear: 'comes up',
};

/** What a check was for, and how it came out. */
const CHECKS: Readonly<Record<Exclude<Roll, 'cave-in'>, readonly [passed: string, failed: string]>> = {
  exertion: ['the exertion costs nothing', 'the exertion takes its toll'],
  rope: ['the rope holds', 'the rope does not hold'],
  hide: ['the hiding place is good', 'there is nowhere to hide'],
  rough: ['the footing holds', 'the rough ground gives way'],
  tremor: ['the tremor does no harm', 'the tremor strikes'],
  darkness: ['the way is kept in the dark', 'the way is lost in the dark'],
};

export const HAZARD_WORDS: Readonly<Record<Hazard, string>> = {
  tremor: 'tremor',
  flood: 'flood',
  gas: 'gas',
  'cave-in': 'cave-in',
  horror: 'horror',
};

const many = (n: number, one: string): string => `${plural(n, one)} ${n === 1 ? 'is' : 'are'} left`;
const places = (tiles: readonly string[]): string => list(tiles.map(atPlace));

const TELL: Tellers = {
  'round-began': ({ round, start }) => `Round ${round} begins; ${the(start)} goes first.`,
  'turn-began': ({ caver, at }) => `Now it is the turn of ${the(caver)}, at ${atPlace(at)}.`,
  'turn-passed': ({ caver }) => `${The(caver)} is unconscious and passes.`,
  'turn-ended': ({ caver }) => `${The(caver)} ends the turn.`,
  exerted: ({ caver }) => `${The(caver)} exerts for one more point.`,
  'gap-named': ({ caver, at, side, exploring }) =>
    `${The(caver)} ${exploring ? 'explores' : 'looks'} ${side}, towards ${atPlace(at)}.`,
  'tile-drawn': ({ tile, left }) => `${capital(aTile(tile))} is drawn; ${many(left, 'tile')}.`,
  'tile-taken': ({ caver, tile }) => `${The(caver)} takes the ${tileWords(tile)} that was set aside.`,
  'tile-discarded': ({ tile, why }) =>
    why === 'pathfinder'
      ? `The Scout discards the ${tileWords(tile)} and draws again.`
      : `The ${tileWords(tile)} would close the cave and is discarded.`,
  'tile-set-aside': ({ tile, left }) =>
    `${capital(aTile(tile))} is set aside for the Geologist; ${many(left, 'tile')}.`,
  'exit-seen': () => 'The exit would be set aside: it stays on top of the stack, seen by all.',
  'stack-empty': () => 'There is no tile left to draw.',
  'tile-placed': ({ tile, at }) => `The ${tileWords(tile)} lies at ${atPlace(at)}.`,
  moved: ({ caver, to, how }) => `${The(caver)} ${STEPS[how]} ${how === 'appear' ? 'at' : 'to'} ${atPlace(to)}.`,
  rolled,
  'lost-health': ({ caver, amount, left, source }) =>
    `${The(caver)} loses ${amount} health to ${SOURCES[source]}; ${left} left.`,
  spared: ({ caver, source, by }) => `${The(by)} shields ${the(caver)} from ${SOURCES[source]}.`,
  'knocked-out': ({ caver, at }) => `${The(caver)} falls unconscious at ${atPlace(at)}.`,
  healed: ({ caver, by, left }) =>
    by === caver
      ? `${The(caver)} regains 1 health; ${left} now.`
      : `${The(by)} heals ${the(caver)} by 1 health; ${left} now.`,
  woke: ({ caver }) => `${The(caver)} is conscious again.`,
  'rubble-cleared': ({ caver, at }) => `${The(caver)} clears the rubble at ${atPlace(at)}.`,
  'rope-placed': ({ caver, at }) => `${The(caver)} fixes a rope at ${atPlace(at)}.`,
  hid: ({ caver }) => `${The(caver)} is hidden until the round ends.`,
  dived: ({ caver, at }) => `${The(caver)} dives at ${atPlace(at)} and is gone.`,
  surfaced: ({ caver, at }) => `${The(caver)} comes up at ${atPlace(at)}.`,
  demolished: ({ caver, at, side, left }) =>
    `${The(caver)} blasts the ${side} side of ${atPlace(at)} open; ${left} explosives left.`,
  'horror-repelled': ({ caver, at }) => `${The(caver)} drives the horror at ${atPlace(at)} out of the cave.`,
  directed: ({ caver, by }) => `${The(by)} directs ${the(caver)}.`,
  declined: ({ caver }) => `${The(caver)} does nothing with it.`,
  hazard: ({ hazard, severe, left }) =>
    `The hazard is ${severe ? 'severe ' : ''}${HAZARD_WORDS[hazard]}; ${many(left, 'card')}.`,
  'gas-ended': () => 'The gas clears.',
  'gas-spread': () => 'Gas is about until the next hazard.',
  flooded: ({ tiles }) => (tiles.length === 0 ? 'No more tiles flood.' : `Water rises at ${places(tiles)}.`),
  blocked: ({ face, tiles }) =>
    tiles.length === 0 ? `No tile with a ${face} caves in.` : `Rock falls at ${places(tiles)}.`,
  'horror-moved': ({ from, to, towards }) =>
    `A horror moves from ${atPlace(from)} to ${atPlace(to)}, after ${the(towards)}.`,
  'horror-left': ({ at }) => `The horror at ${atPlace(at)} finds nobody and leaves the cave.`,
  'horror-came': ({ at }) => `A horror comes out at ${atPlace(at)}.`,
  'torches-died': () => 'Out of time: the torches die.',
  removed: ({ caver }) => `${The(caver)} is lost in the dark.`,
  ended: ({ medal, leftBehind }) => `The descent ends: ${result(medal, leftBehind.map(personName))}.`,
};

function rolled({ caver, why, face, needed, passed }: Told<'rolled'>): string {
  if (why === 'cave-in' || caver === undefined) return `The die for the cave-in shows ${face}.`;
  const [good, bad] = CHECKS[why];
  return `${The(caver)} rolls ${face} and needs ${needed ?? 4}: ${passed ? good : bad}.`;
}

export function tellEvent(event: Event): string {
  const tell = TELL[event.type] as (event: Event) => string;
  return tell(event);
}

/** A way of ending as a clause, for counting. */
export const MEDALS: Readonly<Record<Medal, string>> = {
  gold: 'gold: everybody reached the exit',
  silver: 'silver: one was left behind',
  bronze: 'bronze: two were left behind',
  defeat: 'defeat: three or more were left behind',
};

function result(medal: Medal, leftBehind: readonly string[]): string {
  const behind = leftBehind.length === 0 ? 'nobody was left behind' : `left behind: ${list(leftBehind)}`;
  return `${medal}, ${behind}`;
}

const ENDS: Readonly<Record<SubTerraEnding['end'], string>> = {
  'everyone-on-exit': 'Everybody in play stands in daylight',
  'nobody-conscious': 'Nobody is conscious any more',
  left: 'The cavers on the exit leave',
};

export function tellEnding({ how, end, leftBehind, out }: SubTerraEnding): string {
  return `${capital(how)}. ${ENDS[end]}. ${out.length === 0 ? 'Nobody got out.' : lostText(leftBehind)}`;
}

function lostText(leftBehind: readonly Caver[]): string {
  if (leftBehind.length === 0) return 'All are out.';
  return `${capital(thePeople(leftBehind))} ${leftBehind.length === 1 ? 'is' : 'are'} left behind.`;
}
