// Pocket Sub in English: the source, which the other languages must match.
import type { Fault, Refusal } from '@undercroft/engine';
import type { Action, Colour, Event, Options, PocketEnding, Snapshot } from '@undercroft/pocket-sub';
import { type Detail, type Refusals, refuser } from '../detail.ts';
import { addressed, count, countWord, list, verb } from '../english.ts';
import { type Asked, capital, type Line, type Named } from '../grammar.ts';
import { type SeaPlaces, type Spot, spotOf } from '../sea-places.ts';
import about from './about-sea.ts';

type Type = Action['type'];
type Phase = Snapshot['phase'];
type Cause = Extract<Event, { type: 'sub-lost' }>['cause'];
type Piece = Extract<Event, { type: 'passed' }>['piece'];
type Spin = Extract<Event, { type: 'whirlpool-turned' }>['spin'];
type Token = Snapshot['using'][number];
export type Water = 'shallow' | 'deep' | 'rocky';

// ---------------------------------------------------------------- names

const fleets = { red: 'Red', white: 'White', blue: 'Blue', black: 'Black' } satisfies Record<Colour, string>;
const The = (fleet: Colour): Line => `*${fleets[fleet]}*`;

const pieces = { cc: 'Command Centre', sub: 'sub', mine: 'mine' } satisfies Record<Piece, string>;
const waters = {
  shallow: { name: 'shallow', does: 'costs 1' },
  deep: { name: 'deep', does: 'costs 1; to another deep, 2' },
  rocky: { name: 'rocky', does: 'costs 2' },
} satisfies Record<Water, Named>;
const spins = { clockwise: 'clockwise', 'counter-clockwise': 'counter-clockwise' } satisfies Record<Spin, string>;

const tokens = {
  intelligence: { name: 'Intelligence Report', does: 'enemy subs and mines are passed unharmed' },
  map: { name: 'Map', does: 'enemy Command Centres are passed unharmed' },
  current: { name: 'Strong Current', does: '4 points instead of 3, all to be used' },
} satisfies Record<Token, Named>;

const spots = {
  n: { short: 'N', long: 'north' },
  ne: { short: 'NE', long: 'north-east' },
  se: { short: 'SE', long: 'south-east' },
  s: { short: 'S', long: 'south' },
  sw: { short: 'SW', long: 'south-west' },
  nw: { short: 'NW', long: 'north-west' },
  centre: { short: 'centre', long: 'centre' },
} satisfies Record<Spot, { short: string; long: string }>;

/** '3 SW'. */
const at = (region: string, places: SeaPlaces): string => `${places.tile(region)} ${spots[spotOf(region)].short}`;
/** 'tile 3, south-west'. */
const atLong = (region: string, places: SeaPlaces): string =>
  `tile ${places.tile(region)}, ${spots[spotOf(region)].long}`;

// ---------------------------------------------------------------- what happens

const losses = {
  mine: 'it runs into a mine',
  collision: 'it collides with an enemy sub',
  'hit-a-hero': 'it runs into a hero',
  'rammed-by-hero': 'a hero rams it',
  'command-centre': 'it runs into an enemy Command Centre',
  friendly: 'it ends its move on a friendly piece',
  stuck: 'it has points left and no way to go',
  'no-mine': 'no mine can be laid',
} satisfies Record<Cause, string>;

type Told<T extends Event['type']> = Extract<Event, { type: T }>;
type Tellers = { readonly [T in Event['type']]: (event: Told<T>, places: SeaPlaces) => Line };

const ordinals = ['', 'first', 'second', 'third'];

const tellers: Tellers = {
  'tile-laid': ({ at: cell }, p) => `Tile ${p.tile(cell)} of the sea is laid.`,
  'cc-placed': ({ fleet, at: region }, p) => `${The(fleet)} builds a Command Centre at ${at(region, p)}.`,
  'sub-placed': ({ fleet, at: region }, p) => `${The(fleet)} puts a sub at ${at(region, p)}.`,
  'whirlpool-placed': ({ fleet, at: region, spin }, p) =>
    `${The(fleet)} puts the ${spins[spin]} whirlpool on tile ${p.tile(region)}.`,
  'turn-began': ({ fleet }) => `${The(fleet)} is to move.`,
  'tokens-spent': ({ fleet, use }) => `${The(fleet)} spends the ${list(use.map((token) => tokens[token].name))}.`,
  'sub-chosen': ({ fleet, at: region }, p) => `${The(fleet)} takes the sub at ${at(region, p)}.`,
  stepped: ({ fleet, to, rule }, p) => `${The(fleet)} ${rule === 'PS-MOVE-2' ? 'runs deep' : 'goes'} to ${at(to, p)}.`,
  passed: ({ fleet, piece, of }) =>
    `${The(fleet)} passes ${of === fleet ? 'its own' : `a ${fleets[of]}`} ${pieces[piece]} unharmed.`,
  sheltered: ({ fleet, from }) =>
    `${The(fleet)} ${from === 'stuck' ? 'cannot go on' : 'can lay no mine'}, but the sub is safe in its Command Centre.`,
  'sub-lost': ({ fleet, at: region, cause }, p) => `${The(fleet)} loses a sub at ${at(region, p)}: ${losses[cause]}.`,
  'mine-lost': ({ fleet, at: region }, p) => `The *${fleets[fleet]}* mine at ${at(region, p)} goes off.`,
  hero: ({ fleet }) => `${The(fleet)} has one sub left: a hero.`,
  eliminated: ({ fleet }) => `${The(fleet)} has no subs left.`,
  'mine-laid': ({ fleet, at: region }, p) => `${The(fleet)} lays a mine at ${at(region, p)}.`,
  'round-ended': ({ round, quiet }) =>
    `Round ${round} ends${quiet > 0 ? `, the ${ordinals[quiet]} in a row with nothing laid or lost` : ''}.`,
  'whirlpool-turned': ({ at: region, spin }, p) => `The whirlpool turns tile ${p.tile(region)} ${spins[spin]}.`,
  won: ({ fleets: winners }) => `${list(winners.map(The))} ${verb(winners.length, 'wins', 'win')}.`,
  drawn: () => 'The game is a draw.',
};

const tell = (event: Event, p: SeaPlaces): Line =>
  (tellers[event.type] as (event: Event, p: SeaPlaces) => Line)(event, p);

/** A whole turn in one line: 'Blue goes 3 SE, 3 NE, 4 SW; mine in 3 SE.' */
const turn = (fleet: Colour, path: readonly string[], mine: string | undefined, p: SeaPlaces): Line =>
  `${The(fleet)} goes ${path.map((region) => at(region, p)).join(', ')}${mine ? `; mine in ${at(mine, p)}` : ''}.`;

// ---------------------------------------------------------------- questions

const questions = {
  tile: () => 'which tile comes next?',
  'place-cc': () => 'where does your Command Centre stand?',
  'place-sub': (nth) => `where does your ${ordinals[nth] ?? 'next'} sub lie?`,
  whirlpool: () => 'where does a whirlpool lie, and which way does it turn?',
  sub: () => 'which sub do you move?',
  step: () => 'where does the sub go?',
  mine: () => 'where does the mine go?',
  over: () => 'the game is over.',
} satisfies Record<Phase, (nth: number) => string>;

/** `nth`: which of the own subs is being placed, from 1. */
function question({ phase, move }: Snapshot, player?: string, nth = 1): Asked {
  const ask = addressed(player, (questions[phase] as (nth: number) => string)(nth));
  return phase === 'step' && move ? { ask, note: pointsLeft(move.points) } : { ask };
}

const waiting = (fleet: Colour): string => `${fleets[fleet]} is thinking`;

const pointsLeft = (n: number): string => `${count(n, 'point')} left, all to be used.`;

// ---------------------------------------------------------------- deeds

const deeds = {
  'place-cc': { name: 'Build it here', does: 'The Command Centre stands on deep water.' },
  'place-sub': { name: 'Put a sub here', does: 'On shallow or rocky water, or in your Command Centre.' },
  whirlpool: { name: 'Whirlpool here', does: 'Every round it turns its tile by a sixth, with everything on it.' },
  tokens: { name: 'Spend tokens', does: 'For the sub moved this turn; each token serves once a game.' },
  sub: { name: 'Move this sub', does: 'It uses all its points, then lays a mine behind it.' },
  step: { name: 'Go', does: 'No region twice in one turn.' },
  mine: { name: 'Lay the mine', does: 'In a shallow or rocky region the sub has left.' },
} satisfies Record<Type, Named>;

/** Where what was done is not called as its button: 'Undo Placing'. */
const nouns: Partial<Record<Type, string>> = {
  'place-cc': 'Building',
  'place-sub': 'Placing',
  whirlpool: 'Whirlpool',
  tokens: 'Tokens',
  sub: 'Choice',
  step: 'Step',
  mine: 'Mine',
};

const noun = (type: Type): string => nouns[type] ?? deeds[type].name;

/** What the committing button says: 'Sail, mine in 3 SW'. */
function deed(action: Action, p: SeaPlaces): string {
  switch (action.type) {
    case 'place-cc':
      return `Command Centre at ${at(action.at, p)}`;
    case 'place-sub':
      return `Sub at ${at(action.at, p)}`;
    case 'whirlpool':
      return `${capital(spins[action.spin])} on tile ${p.tile(action.at)}`;
    case 'tokens':
      return `Spend the ${list(action.use.map((token) => tokens[token].name))}`;
    case 'sub':
      return `Move the sub at ${at(action.at, p)}`;
    case 'step':
      return `Go to ${at(action.to, p)}`;
    case 'mine':
      return `Sail, mine in ${at(action.at, p)}`;
    default:
      return action satisfies never;
  }
}

/** What another would see of a course before it is sailed. */
const course = {
  start: 'start',
  end: 'end',
  /** Under a stop: 'shallow', 'rocky, end'. */
  stop: (water: Water, isEnd: boolean): string => (isEnd ? `${waters[water].name}, end` : waters[water].name),
  price: (cost: number, deep: boolean): string => `${count(cost, 'point')}${deep ? ', running deep' : ''}`,
  spent: (n: number, of: number): string => `${n} of ${count(of, 'point')} spent`,
  complete: (n: number): string => `Course complete, ${count(n, 'point')}.`,
  chooseMine: (letters: readonly { readonly letter: string; readonly region: string }[], p: SeaPlaces): string =>
    `Choose where the mine goes: ${letters.map(({ letter, region }) => `${letter}, ${atLong(region, p)}`).join('; ')}.`,
  safe: 'Safe: no enemy piece on the course.',
  notWhereItEnds: (region: string, p: SeaPlaces): string => `Not in ${at(region, p)}, where the move ends.`,
  title: 'Planned course',
  back: 'Take back a step',
  ways: (n: number): string => count(n, 'region'),
  /** A step to what touches, where there is none. */
  nowhere: 'What touches has been entered this turn, or costs more than is left.',
  runDeep: {
    name: 'Run deep',
    does: 'From deep water to the deep water of any other tile.',
    nowhere: 'Running deep costs 2 points and needs deep water at both ends.',
  },
};

// ---------------------------------------------------------------- refusals

const place = (d: Detail, key: string, p: SeaPlaces): string => at(d.word(key), p);
const tokenList = (d: Detail, key: string): string =>
  list(d.words<Token>(key).map((token) => tokens[token]?.name ?? token));

const refusals = {
  malformed: () => 'This is not an action of the game.',
  'not-asked': () => 'This is not asked now.',
  'no-such-region': () => 'There is no such region in this sea.',
  'no-expansion': () => "Tokens belong to the Captain's expansion, which is not in this game.",
  'too-late-for-tokens': () => 'Tokens are spent first in a turn, before a sub is chosen.',
  'tokens-declared': (d) => `You have spent the ${tokenList(d, 'declared')} this turn; that is done once a turn.`,
  'tokens-unordered': () => 'Each token can be spent only once.',
  'token-spent': (d) => `The ${tokenList(d, 'spent')} has been spent: each token serves once a game.`,
  'no-such-tile-left': () => 'No such tile is left.',
  'not-deep': (d, p) =>
    d.has('region')
      ? `${place(d, 'region', p)} is not deep.`
      : `${place(d, 'to', p)} does not touch ${place(d, 'from', p)}, and running deep needs deep water at both ends.`,
  deep: (d, p) => `${place(d, 'region', p)} is deep water.`,
  occupied: (d, p) =>
    `${place(d, 'region', p)} is taken: a ${fleets[d.word<Colour>('of')]} ${pieces[d.word<Piece>('piece')]} is there.`,
  'not-a-centre': () => 'A whirlpool lies on the centre of a tile.',
  'command-centre-there': (d, p) => `A Command Centre stands at ${place(d, 'region', p)}.`,
  'whirlpool-taken': (d) => `The ${spins[d.word<Spin>('spin')]} whirlpool has its place already.`,
  'same-tile': () => 'The other whirlpool is on this tile; they lie on different ones.',
  'no-sub-there': (d, p) => `There is no sub at ${place(d, 'region', p)}.`,
  'not-your-sub': (d, p) => `The sub at ${place(d, 'region', p)} is ${fleets[d.word<Colour>('of')]}'s.`,
  'already-here': (d, p) => `The sub is at ${place(d, 'to', p)} now.`,
  'been-there': (d, p) => `The sub has been at ${place(d, 'to', p)} this turn.`,
  'not-touching': (d, p) => `${place(d, 'to', p)} does not touch ${place(d, 'from', p)}.`,
  'too-few-points': (d, p) =>
    `${d.rule === 'PS-MOVE-2' ? 'Running deep' : 'Rocky water'} costs ${count(d.number('cost'), 'point')}, and ${d.number('left')} is left: ${place(d, 'to', p)} is too far.`,
  'move-ended-there': (d, p) => `The move ends at ${place(d, 'region', p)}; the mine goes where the sub has left.`,
  'not-on-the-course': (d, p) => `The sub does not leave ${place(d, 'region', p)} this turn.`,
} satisfies Refusals<SeaPlaces>;

const refuse = refuser<SeaPlaces>(refusals, 'This is not possible.');
const refusal = (refused: Refusal, p: SeaPlaces): string => refuse(refused, p);

// ---------------------------------------------------------------- dangers

/** Why a course loses the sub. `of` is whose piece it meets, left out where it is the own. */
const dooms = {
  mine: (of) => `A ${of ?? 'friendly'} mine lies on it: sub and mine are lost.`,
  collision: (of) => `A ${of ?? 'friendly'} sub is in the way: both are lost.`,
  'hit-a-hero': (of) => `${of ?? 'An enemy'}'s hero is in the way: it stays, your sub is lost.`,
  'rammed-by-hero': (of) => `${of ?? 'An enemy'}'s hero rams it.`,
  'command-centre': (of) => `${of ?? 'An enemy'}'s Command Centre is in the way.`,
  friendly: (of) => `It ends on ${of ? `a ${of} piece` : 'a piece of your own'}: both are lost.`,
  stuck: () => 'It cannot use up its points.',
  'no-mine': () => 'It leaves no empty shallow or rocky region, so no mine can be laid.',
} satisfies Record<Cause, (of: string | undefined) => string>;

const doom = 'This course loses the sub';
const why = (cause: Cause, of?: Colour): string =>
  (dooms[cause] as (of: string | undefined) => string)(of && fleets[of]);

const risk = {
  doom,
  why,
  /** 'This course loses the sub. It leaves no …' */
  doomed: (cause: Cause, of?: Colour): string => `${doom}. ${why(cause, of)}`,
  noWayOn: 'Whatever comes next, the sub is lost.',
  sail: 'Sail anyway',
  passes: (piece: Piece, of: Colour | undefined): string =>
    `passes ${of ? `a ${fleets[of]}` : 'your own'} ${pieces[piece]}`,
  sinks: (of: Colour): string => `sinks a ${fleets[of]} sub`,
  safe: 'safe in the Command Centre',
  wins: 'wins the game',
  loses: 'loses the game',
  deadly: 'Deadly',
  hero: (of: Colour): string =>
    `${fleets[of]}'s last sub sinks whatever sub it enters and sails on. A mine still stops it.`,
  mindTheHero: 'Mind the hero',
};

// ---------------------------------------------------------------- fleets and the time

const fleet = {
  title: 'Fleets',
  subs: (n: number, of: number): string => `${n} of ${count(of, 'sub')}`,
  hero: 'a hero',
  gone: 'out of the game',
  /** `left` where mines are counted. */
  mines: (onChart: number, left?: number): string =>
    left === undefined ? `${count(onChart, 'mine')} on the chart` : `Mines to lay ${left}, on the chart ${onChart}`,
  tokens: 'Tokens',
  noTokens: 'no tokens left',
  states: { moving: 'to move', waiting: 'waiting', out: 'out of the game', hero: 'hero' },
  team: (both: readonly Colour[]): string => list(both.map((one) => fleets[one])),
  against: (sides: readonly (readonly Colour[])[]): string =>
    sides.map((side) => list(side.map((one) => fleets[one]))).join(' against '),
};

const time = {
  settingUp: 'Setting up',
  round: (n: number): string => `Round ${n}`,
  toMove: (colour: Colour): string => `${fleets[colour]} to move`,
  quiet: (n: number): string =>
    `${capital(countWord(n, 'quiet round'))}: after three with nothing laid or lost the game is a draw.`,
  begins: (first: Colour): string => `The sea is calm. ${fleets[first]} begins.`,
};

// ---------------------------------------------------------------- the end

const decided = {
  mine: 'The last enemy sub ran into a mine.',
  'rammed-by-hero': 'A hero rammed the last enemy sub.',
  'command-centre': 'The last enemy sub ran into a Command Centre.',
  friendly: 'The last enemy sub ended its move on a friendly piece.',
  stuck: 'The last enemy sub had points left and no way to go.',
  'no-mine': 'The last enemy sub could lay no mine.',
  quiet: 'Three rounds passed with nothing laid or lost.',
} satisfies Record<PocketEnding['how'], string>;

const end = {
  title: ({ winners }: PocketEnding): string =>
    winners.length === 0
      ? 'A draw'
      : `${list(winners.map((one) => fleets[one]))} ${verb(winners.length, 'wins', 'win')}`,
  decided,
  /** What the chart of a game shows. */
  measures: {
    subs: (of: Colour): string => `subs of ${fleets[of]}`,
    mines: (of: Colour): string => `mines of ${fleets[of]}`,
  },
  /** `left` are the subs of the winners. */
  text: ({ winners }: PocketEnding, left: number): string =>
    winners.length === 0 ? 'Nobody is the last below.' : `${capital(countWord(left, 'sub'))} left below.`,
  survivors: (n: number): string => (n === 0 ? 'no sub left' : `${countWord(n, 'sub')} left`),
};

// ---------------------------------------------------------------- set-up

const setUp = {
  title: 'Whose fleets?',
  fleets: 'Fleets',
  players: {
    2: { name: 'Two', does: 'Red against Blue, three subs each' },
    3: { name: 'Three', does: 'Red, White and Blue, everyone for themselves' },
    4: { name: 'Four', does: 'Red and Blue against White and Black, two subs each' },
  } satisfies Record<Options['players'], Named>,
  sea: 'Which sea?',
  seas: {
    introductory: { name: 'Introductory', does: 'the fleets lie ready, no luck at all' },
    standard: { name: 'Standard', does: 'tiles by chance, fleets placed in turn' },
  } satisfies Record<Options['setup'], Named>,
  captain: { name: "Captain's expansion", does: 'three tokens each, two whirlpools that turn tiles' },
  mines: {
    unlimited: { name: 'Mines without end', does: 'there is always one to lay' },
    twelve: { name: 'Twelve mines', does: 'who has laid twelve loses the next sub that moves' },
  } satisfies Record<Options['mines'], Named>,
  first: { name: 'Who begins', does: 'starts placing and moving' },
  begin: 'Dive',
  fault: ({ kind, received }: Fault): string | undefined =>
    kind === 'no-such-seat'
      ? `Seat ${Number(received) + 1} is empty and cannot begin. Choose another to begin, or more players.`
      : undefined,
};

// ---------------------------------------------------------------- a region, for screen readers

export interface SeaPlace {
  readonly region: string;
  readonly water: Water;
  readonly pieces?: readonly { readonly piece: Piece; readonly of: Colour; readonly hero?: boolean }[];
  readonly whirlpool?: Spin;
  readonly deadly?: boolean;
  /** The price of a step there, where one is possible. */
  readonly price?: number;
}

/** 'Tile 3, south-west, shallow. Blue mine. Deadly.' */
function region(
  { region: where, water, pieces: there = [], whirlpool, deadly, price }: SeaPlace,
  p: SeaPlaces,
): string {
  const standing = there.map(({ piece, of, hero }) => `${fleets[of]} ${hero ? 'hero' : pieces[piece]}`);
  const sentences = [
    `${capital(atLong(where, p))}, ${waters[water].name}`,
    ...standing,
    ...(whirlpool ? [`Whirlpool, ${spins[whirlpool]}`] : []),
    ...(deadly ? [risk.deadly] : []),
    ...(price === undefined ? [] : [count(price, 'point')]),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

const en = {
  fleets,
  pieces,
  waters,
  /** Over what the waters cost. */
  chart: 'On the chart',
  spins,
  tokens,
  at,
  tell,
  turn,
  question,
  waiting,
  pointsLeft,
  /** For screen readers, when a decision comes. */
  status: (colour: Colour, choices: number): string =>
    `Your decision. ${fleets[colour]}. ${capital(countWord(choices, 'choice'))}.`,
  deeds,
  noun,
  deed,
  course,
  refusal,
  risk,
  fleet,
  time,
  end,
  setUp,
  region,
  about,
};

export type PocketSubWords = typeof en;
export default en;
