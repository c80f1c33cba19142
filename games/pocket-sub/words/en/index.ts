// Pocket Sub in English: the source, which the other languages must match.

import type { InputError } from '@undercroft/engine';
import type { Action, Colour, Event, Options, PocketEnding, RefusalKind, Snapshot } from '@undercroft/pocket-sub';
import { type Detail, type Refusals, refuser } from '@undercroft/words/detail';
import { addressed, count, countWord, list, verb } from '@undercroft/words/english';
import { capital, type MarkedText, type Named, type QuestionText } from '@undercroft/words/grammar';
import type { DescribedCause, DescribedEvent, LossText } from '../loss-cause.ts';
import { type SeaPlaces, spellOut, spotOf } from '../places.ts';
import { card } from './card.ts';
import { planWords } from './plan.ts';
import about from './region-notes.ts';
import spots from './spots.ts';

type Type = Action['type'];
type Phase = Snapshot['phase'];
type Piece = Extract<Event, { type: 'passed' }>['piece'];
type Spin = Extract<Event, { type: 'whirlpool-turned' }>['spin'];
type Token = Snapshot['using'][number];
export type Water = 'shallow' | 'deep' | 'rocky';

// ---------------------------------------------------------------- names

const fleets = { red: 'Red', white: 'White', blue: 'Blue', black: 'Black' } satisfies Record<Colour, string>;
const The = (fleet: Colour): MarkedText => `*${fleets[fleet]}*`;

const pieces = { cc: 'Command Centre', sub: 'sub', mine: 'mine' } satisfies Record<Piece, string>;
const waters = {
  shallow: { name: 'shallow', does: 'costs 1 point' },
  deep: { name: 'deep', does: 'costs 1 point, or 2 to run deep' },
  rocky: { name: 'rocky', does: 'costs 2 points' },
} satisfies Record<Water, Named>;
const spins = { clockwise: 'clockwise', 'counter-clockwise': 'counter-clockwise' } satisfies Record<Spin, string>;

const tokens = {
  intelligence: { name: 'Intelligence Report', short: 'Report', does: 'pass enemy subs and mines unharmed' },
  map: { name: 'Map', short: 'Map', does: 'pass enemy Command Centres unharmed' },
  current: { name: 'Strong Current', short: 'Current', does: 'move 4 points instead of 3, and use them all' },
} satisfies Record<Token, Named & { readonly short: string }>;

const whirlpoolOf = (spin: Spin): string => `Whirlpool, ${spins[spin]}`;

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
  friendly: 'it collides with a friendly piece',
  stuck: 'it has points left but nowhere to go',
  'no-mine': 'it has nowhere to lay a mine',
  'out-of-mines': 'its fleet has no mines left to lay',
} satisfies Record<DescribedCause, string>;

type EventOf<T extends Event['type']> = Extract<DescribedEvent, { type: T }>;
type EventTexts = { readonly [T in Event['type']]: (event: EventOf<T>, places: SeaPlaces) => MarkedText };

const ordinals = ['', 'first', 'second', 'third'];

const eventTexts: EventTexts = {
  'tile-laid': ({ at: cell }, p) => `Tile ${p.tile(cell)} is in place.`,
  'cc-placed': ({ fleet, at: region }, p) => `${The(fleet)} builds its Command Centre at ${at(region, p)}.`,
  'sub-placed': ({ fleet, at: region }, p) => `${The(fleet)} places a sub at ${at(region, p)}.`,
  'whirlpool-placed': ({ fleet, at: region, spin }, p) =>
    `${The(fleet)} places the ${spins[spin]} whirlpool on tile ${p.tile(region)}.`,
  'turn-began': ({ fleet }) => `${The(fleet)}'s turn.`,
  'tokens-spent': ({ fleet, use }) => `${The(fleet)} spends the ${list(use.map((token) => tokens[token].name))}.`,
  'sub-chosen': ({ fleet, at: region }, p) => `${The(fleet)} chooses the sub at ${at(region, p)}.`,
  stepped: ({ fleet, to, rule }, p) => `${The(fleet)} ${rule === 'PS-MOVE-2' ? 'runs deep' : 'sails'} to ${at(to, p)}.`,
  passed: ({ fleet, piece, of }) =>
    `${The(fleet)} passes ${of === fleet ? 'its own' : `a ${fleets[of]}`} ${pieces[piece]} unharmed.`,
  sheltered: ({ fleet, from }) =>
    `${The(fleet)} cannot ${from === 'stuck' ? 'sail on' : 'lay a mine'}, but its sub is safe in a friendly Command Centre.`,
  'sub-lost': ({ fleet, at: region, cause }, p) => `${The(fleet)} loses a sub at ${at(region, p)}: ${losses[cause]}.`,
  'mine-lost': ({ fleet, at: region }, p) => `The *${fleets[fleet]}* mine at ${at(region, p)} goes off.`,
  hero: ({ fleet }) => `${The(fleet)} has one sub left. It becomes a hero.`,
  eliminated: ({ fleet }) => `${The(fleet)} has no subs left.`,
  'mine-laid': ({ fleet, at: region }, p) => `${The(fleet)} lays a mine at ${at(region, p)}.`,
  'round-ended': ({ round, quiet }) =>
    `Round ${round} ends${quiet > 1 ? `, the ${ordinals[quiet]} in a row` : ''}${quiet > 0 ? ' with no mine laid and no sub sunk' : ''}.`,
  'whirlpool-turned': ({ at: region, spin }, p) => `The whirlpool turns tile ${p.tile(region)} ${spins[spin]}.`,
  won: ({ fleets: winners }) => `${list(winners.map(The))} ${verb(winners.length, 'wins', 'win')}.`,
  drawn: () => 'The game is a draw.',
};

const describe = (event: DescribedEvent, p: SeaPlaces): MarkedText =>
  (eventTexts[event.type] as (event: DescribedEvent, p: SeaPlaces) => MarkedText)(event, p);

/** A whole turn in one line: 'Blue sails to 3 SE, 3 NE and 4 SW and mines 3 SE.' */
const turn = (fleet: Colour, path: readonly string[], mine: string | undefined, p: SeaPlaces): MarkedText =>
  `${The(fleet)} sails to ${list(path.map((region) => at(region, p)))}${mine ? ` and mines ${at(mine, p)}` : ''}.`;

// ---------------------------------------------------------------- questions

const questions = {
  tile: () => 'which tile is next?',
  'place-cc': () => 'where do you build your Command Centre?',
  'place-sub': (nth) => `where do you place your ${ordinals[nth] ?? 'next'} sub?`,
  whirlpool: () => 'which whirlpool do you place, and where?',
  sub: () => 'which sub do you move?',
  step: () => 'where does your sub go?',
  mine: () => 'where do you lay your mine?',
  over: () => 'the game is over.',
} satisfies Record<Phase, (nth: number) => string>;

/** `nth`: which of the own subs is being placed, from 1. */
function question({ phase, move }: Snapshot, player?: string, nth = 1): QuestionText {
  const text = addressed(player, (questions[phase] as (nth: number) => string)(nth));
  return phase === 'step' && move ? { text, note: pointsLeft(move.points) } : { text };
}

const waiting = (fleet: Colour): string => `${fleets[fleet]} is thinking`;

const pointsLeft = (n: number): string => `${count(n, 'point')} left. Use ${verb(n, 'it', 'them all')}.`;

// ---------------------------------------------------------------- actions

const actions = {
  'place-cc': { name: 'Build here', does: 'Build on deep water. Your subs are safe inside.' },
  'place-sub': { name: 'Place sub', does: 'Choose shallow or rocky water, or a friendly Command Centre.' },
  whirlpool: { name: 'Place whirlpool', does: 'After each round it turns its tile by 60°, with everything on it.' },
  tokens: { name: 'Spend tokens', does: 'They help the sub you move this turn. Each works once a game.' },
  sub: { name: 'Move this sub', does: 'Use all its points, then lay a mine behind it.' },
  step: { name: 'Go', does: 'Enter each region only once a turn.' },
  mine: { name: 'Lay mine', does: 'Choose an empty shallow or rocky region your sub left this turn.' },
} satisfies Record<Type, Named>;

/** Where what was done is not called as its button: 'Undo sub'. */
const nouns: Partial<Record<Type, string>> = {
  'place-cc': 'Command Centre',
  'place-sub': 'Sub',
  whirlpool: 'Whirlpool',
  tokens: 'Tokens',
  sub: 'Choice',
  step: 'Step',
  mine: 'Mine',
};

const noun = (type: Type): string => nouns[type] ?? actions[type].name;

/** What the committing button says: 'Sail and mine 3 SW'. */
/** What is chosen on the chart. */
const choose = (type: Type): string =>
  type === 'mine' ? 'Choose a region for the mine.' : type === 'whirlpool' ? 'Choose a tile.' : 'Choose a region.';

function actionName(action: Action, p: SeaPlaces): string {
  switch (action.type) {
    case 'place-cc':
      return `Build at ${at(action.at, p)}`;
    case 'place-sub':
      return `Place sub at ${at(action.at, p)}`;
    case 'whirlpool':
      return `${capital(spins[action.spin])} on tile ${p.tile(action.at)}`;
    case 'tokens':
      return `Spend ${list(action.use.map((token) => tokens[token].name))}`;
    case 'sub':
      return `Move the sub at ${at(action.at, p)}`;
    case 'step':
      return `Go to ${at(action.to, p)}`;
    case 'mine':
      return `Sail and mine ${at(action.at, p)}`;
    default:
      return action satisfies never;
  }
}

/** What a step costs. */
const course = {
  price: (cost: number): string => count(cost, 'point'),
  deepPrice: (cost: number): string => `${count(cost, 'point')}, running deep`,
};

// ---------------------------------------------------------------- refusals

const place = (d: Detail, key: string, p: SeaPlaces): string => at(d.word(key), p);
const tokenList = (d: Detail, key: string): string =>
  list(d.words<Token>(key).map((token) => tokens[token]?.name ?? token));

/** What the position waits for, where something else was tried. */
const beforeThat = {
  tile: 'Not now: the sea is still being laid out.',
  'place-cc': 'Not now: first build your Command Centre.',
  'place-sub': 'Not now: first place a sub.',
  whirlpool: 'Not now: first place a whirlpool.',
  sub: 'Not now: first choose a sub.',
  step: 'Not now: first finish your move.',
  mine: 'Not now: first lay your mine.',
  over: 'The game is over.',
} satisfies Record<Phase, string>;

const refusals = {
  malformed: () => 'That is not an action in this game.',
  'not-asked': (d) => beforeThat[d.word<Phase>('asks')],
  'no-such-region': () => 'This sea has no such region.',
  'no-expansion': () => "You play without the Captain's expansion, so there are no tokens.",
  'too-late-for-tokens': () => 'Spend tokens at the start of your turn, before you choose a sub.',
  'tokens-declared': (d) =>
    `You can spend tokens only once a turn, and you have spent the ${tokenList(d, 'declared')}.`,
  'token-repeated': (d) => `Name the ${tokenList(d, 'repeated')} only once. Each token works once a game.`,
  'token-spent': (d) => `You have already spent the ${tokenList(d, 'spent')}. Each token works once a game.`,
  'no-such-tile-left': () => 'No tile of that kind is left.',
  'not-deep': (d, p) =>
    d.has('region')
      ? `${place(d, 'region', p)} is not deep water. A Command Centre needs deep water.`
      : `${place(d, 'to', p)} is not adjacent to ${place(d, 'from', p)}, and running deep needs deep water at both ends.`,
  deep: (d, p) =>
    `${place(d, 'region', p)} is deep water. Choose a shallow or rocky region${d.rule === 'PS-STD-2' ? ', or a friendly Command Centre' : ''}.`,
  occupied: (d, p) =>
    `There is a ${fleets[d.word<Colour>('of')]} ${pieces[d.word<Piece>('piece')]} at ${place(d, 'region', p)}. Choose an empty region.`,
  'not-a-centre': () => 'A whirlpool goes in the centre of a tile.',
  'command-centre-there': (d, p) => `There is a Command Centre at ${place(d, 'region', p)}. Choose a tile without one.`,
  'whirlpool-taken': (d) => `The ${spins[d.word<Spin>('spin')]} whirlpool is already in place. Place the other one.`,
  'same-tile': () => 'The other whirlpool is on this tile. Choose another tile.',
  'no-sub-there': (d, p) => `There is no sub at ${place(d, 'region', p)}.`,
  'not-your-sub': (d, p) =>
    `The sub at ${place(d, 'region', p)} belongs to ${fleets[d.word<Colour>('of')]}. Choose one of your own.`,
  'already-here': (d, p) => `Your sub is already at ${place(d, 'to', p)}.`,
  'been-there': (d, p) => `Your sub has already been at ${place(d, 'to', p)} this turn.`,
  'not-touching': (d, p) => `${place(d, 'to', p)} is not adjacent to ${place(d, 'from', p)}.`,
  'too-few-points': (d, p) =>
    `${d.rule === 'PS-MOVE-2' ? 'Running deep to' : 'Entering the rocks at'} ${place(d, 'to', p)} costs ${count(d.number('cost'), 'point')}, and you have ${d.number('left')} left.`,
  'move-ended-there': (d, p) =>
    `Your move ends at ${place(d, 'region', p)}. Lay the mine in a region your sub left this turn.`,
  'not-on-the-course': (d, p) =>
    `Your sub has not been at ${place(d, 'region', p)} this turn. Lay the mine in a region it left.`,
} satisfies Refusals<SeaPlaces, RefusalKind>;

const refusal = refuser<SeaPlaces, RefusalKind>(refusals);

// ---------------------------------------------------------------- dangers

/** Why a course loses the sub. `of` is whose piece it meets, left out where it is the own. */
const courseLosses = {
  mine: (of) => ({ why: `A ${of ?? 'friendly'} mine is in the way`, what: 'your sub and the mine are both lost' }),
  collision: (of) => ({ why: `A ${of ?? 'friendly'} sub is in the way`, what: 'both subs sink' }),
  'hit-a-hero': (of) => ({ why: `${of ?? 'An enemy'}'s hero is in the way`, what: 'only your sub sinks' }),
  'rammed-by-hero': (of) => ({ why: `${of ?? 'An enemy'}'s hero rams it` }),
  'command-centre': (of) => ({ why: `${of ?? 'An enemy'}'s Command Centre is in the way` }),
  friendly: (of) => ({ why: `It ends on ${of ? `a ${of} piece` : 'one of your own pieces'}`, what: 'you lose both' }),
  stuck: () => ({ why: 'It has points left but nowhere to go' }),
  'no-mine': () => ({ why: 'It must lay a mine in an empty shallow or rocky region it left, and cannot' }),
  'out-of-mines': () => ({ why: 'You have no mines left', what: 'a sub that cannot lay one sinks' }),
} satisfies Record<DescribedCause, (of: string | undefined) => LossText>;

const risk = {
  loss: (cause: DescribedCause, of?: Colour): LossText =>
    (courseLosses[cause] as (of: string | undefined) => LossText)(of && fleets[of]),
  passes: (piece: Piece, of: Colour | undefined): string =>
    `passes ${of ? `a ${fleets[of]}` : 'your own'} ${pieces[piece]}`,
  sinks: (of: Colour): string => `sinks a ${fleets[of]} sub`,
  safe: 'safe in the Command Centre',
  wins: 'wins the game',
  loses: 'loses the game',
  deadly: 'Deadly',
  hero: (of: Colour): string =>
    `${fleets[of]}'s last sub sinks every enemy sub it meets and sails on. Enemy mines still sink it.`,
  mindTheHero: 'Beware of heroes',
};

// ---------------------------------------------------------------- fleets and the time

const fleet = {
  title: 'Fleets',
  subs: (n: number, of: number): string => `${n} of ${count(of, 'sub')}`,
  hero: 'a hero',
  gone: 'out of the game',
  /** `left` where mines are counted. */
  mines: (onChart: number, left?: number): string =>
    left === undefined
      ? `${count(onChart, 'mine')} on the chart`
      : `${count(left, 'mine')} to lay, ${onChart} on the chart`,
  tokens: 'Tokens',
  noTokens: 'no tokens left',
  states: { moving: 'to play', waiting: 'waiting', out: 'out of the game', hero: 'hero' },
  team: (both: readonly Colour[]): string => list(both.map((one) => fleets[one])),
  against: (sides: readonly (readonly Colour[])[]): string =>
    sides.map((side) => list(side.map((one) => fleets[one]))).join(' against '),
};

const time = {
  settingUp: 'Setting up',
  round: (n: number): string => `Round ${n}`,
  toMove: (colour: Colour): string => `${fleets[colour]} to play`,
  quiet: (n: number): string =>
    `${capital(countWord(n, 'quiet round'))}. After three in a row with no mine laid and no sub sunk, the game is a draw.`,
  begins: (first: Colour): string => `The sea is calm. ${fleets[first]} goes first.`,
};

// ---------------------------------------------------------------- the end

const decided = {
  mine: 'The last enemy sub ran into a mine.',
  'rammed-by-hero': 'A hero rammed the last enemy sub.',
  'command-centre': 'The last enemy sub ran into a Command Centre.',
  friendly: 'The last enemy sub collided with a piece of its own side.',
  stuck: 'The last enemy sub had points left but nowhere to go.',
  'no-mine': 'The last enemy sub could not lay a mine.',
  quiet: 'Three rounds in a row passed with no mine laid and no sub sunk.',
} satisfies Record<PocketEnding['how'], string>;

const end = {
  title: ({ winners }: PocketEnding): string =>
    winners.length === 0
      ? 'A draw'
      : `${list(winners.map((one) => fleets[one]))} ${verb(winners.length, 'wins', 'win')}`,
  decided,
  /** What the chart of a game shows. */
  measures: {
    subs: (of: Colour): string => `${fleets[of]} subs`,
    mines: (of: Colour): string => `${fleets[of]} mines`,
  },
  /** `left` are the subs of the winners. */
  text: ({ winners }: PocketEnding, left: number): string =>
    winners.length === 0
      ? 'Nobody wins this time.'
      : `${capital(countWord(left, 'sub'))} ${verb(left, 'survives', 'survive')}.`,
  survivors: (n: number): string => `${countWord(n, 'sub')} left`,
  sunk: 'last sub lost',
};

// ---------------------------------------------------------------- set-up

const setUp = {
  title: 'Set up the fleets',
  fleets: 'Fleets',
  players: {
    2: { name: 'Two players', does: 'Red against Blue, three subs each' },
    3: { name: 'Three players', does: 'Red, White and Blue, each fleet for itself' },
    4: { name: 'Four players', does: 'Red and Blue against White and Black, two subs each' },
  } satisfies Record<Options['players'], Named>,
  sea: 'Starting position',
  seas: {
    introductory: { name: 'Introductory', does: 'the fleets are in place, and there is no luck' },
    standard: { name: 'Standard', does: 'random tiles; you take turns to place your fleets' },
  } satisfies Record<Options['setup'], Named>,
  captain: { name: "Captain's expansion", does: 'three tokens each, and two whirlpools that turn tiles' },
  mines: {
    unlimited: { name: 'Unlimited mines', does: 'you never run out' },
    twelve: { name: 'Twelve mines each', does: 'once you run out, you lose each sub you move' },
  } satisfies Record<Options['mines'], Named>,
  first: { name: 'Who goes first', does: 'places and moves first' },
  begin: 'Dive',
  fault: ({ kind, received }: InputError): string | undefined =>
    kind === 'no-such-seat'
      ? `Seat ${Number(received) + 1} is empty. Choose somebody else to go first, or add players.`
      : undefined,
};

// ---------------------------------------------------------------- a region, for screen readers

export interface SeaPlace {
  readonly region: string;
  readonly water: Water;
  readonly pieces?: readonly { readonly piece: Piece; readonly of: Colour; readonly hero?: boolean }[];
  readonly whirlpool?: Spin;
  readonly deadly?: boolean;
}

/** 'Tile 3, south-west, shallow. Blue mine. Deadly.' */
function region({ region: where, water, pieces: there = [], whirlpool, deadly }: SeaPlace, p: SeaPlaces): string {
  const standing = there.map(({ piece, of, hero }) => `${fleets[of]} ${hero ? 'hero' : pieces[piece]}`);
  const sentences = [
    `${capital(atLong(where, p))}, ${waters[water].name}`,
    ...standing,
    ...(whirlpool ? [whirlpoolOf(whirlpool)] : []),
    ...(deadly ? [risk.deadly] : []),
  ];
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

const en = {
  name: card.name,
  /** What the board is called. */
  board: 'Sea chart',
  fleets,
  pieces,
  waters,
  /** Over what the waters cost. */
  chart: 'On the chart',
  spins,
  whirlpool: whirlpoolOf,
  tokens,
  at,
  /** What is read out of a text. */
  spoken: spellOut(spots),
  describe,
  turn,
  question,
  waiting,
  pointsLeft,
  actions,
  noun,
  choose,
  actionName,
  course,
  refusal,
  risk,
  fleet,
  time,
  end,
  setUp,
  region,
  about,
  plan: planWords({ at, fleets, waters }),
  loadMoments: async () => (await import('./moments.ts')).default,
};

export type PocketSubWords = typeof en;
export default en;
