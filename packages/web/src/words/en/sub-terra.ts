// Sub Terra in English: the source, which the other languages must match.
import type { SideName } from '@undercroft/cave';
import type { Fault, Refusal } from '@undercroft/engine';
import type {
  Action,
  Caver,
  Difficulty,
  End,
  Event,
  Hazard,
  Medal,
  Roll,
  Snapshot,
  Source,
  SubTerraEnding,
  Way,
} from '@undercroft/sub-terra';
import type { CaverAbility } from '../caver-abilities.ts';
import { type Detail, type Refusals, refuser } from '../detail.ts';
import { a, addressed, away, count, countWord, either, inAll, list, numberWord, to, verb } from '../english.ts';
import { type Asked, capital, type Deed, type Line, type Named, numbersIn, type Odds } from '../grammar.ts';
import type { Aim, CaveKind, CavePlace, Shape } from '../kinds.ts';
import { between, type Places, readTile, sideOf } from '../places.ts';
import about from './about-cave.ts';

type Type = Action['type'];
type Told<T extends Event['type']> = Extract<Event, { type: T }>;
type Tellers = { readonly [T in Event['type']]: (event: Told<T>, places: Places<Caver>) => Line };

// ---------------------------------------------------------------- names

const cavers = {
  diver: { name: 'Diver', does: 'Swims where others drown; dives from water to water.' },
  scout: { name: 'Scout', does: 'Horrors never see them. Throws a bad tile back, three times.' },
  geologist: { name: 'Geologist', does: 'Digs for less. Knows one tile in advance.' },
  engineer: { name: 'Engineer', does: 'Blasts through walls, three times. Hardly hurt by cave-ins.' },
  climber: { name: 'Climber', does: 'Ropes without a check. Climbs squeezes and rubble.' },
  medic: { name: 'Medic', does: 'Bandages others. Sprints two steps.' },
  bodyguard: { name: 'Bodyguard', does: 'Drives a horror off. Shields everyone on the tile.' },
  leader: { name: 'Leader', does: 'Lends another caver an action. Keeps a cool head in skill checks.' },
} satisfies Record<Caver, Named>;

const who = (caver: Caver): string => cavers[caver].name;
const the = (caver: Caver): string => `the ${who(caver)}`;
const The = (caver: Caver): Line => `The *${who(caver)}*`;

const abilities = {
  dive: { name: 'Dive', does: 'from a water tile out of the cave; next turn come up on any other' },
  amphibious: { name: 'Amphibious', does: 'floods do no harm, and flooded tiles are entered by moving' },
  pathfinder: { name: 'Pathfinder', does: 'discard a tile just drawn and draw the next' },
  stealthy: { name: 'Stealthy', does: 'horrors neither follow nor hurt them' },
  excavate: { name: 'Excavate', does: 'clear rubble here or next door' },
  intuition: { name: 'Intuition', does: 'may place the tile set aside instead of drawing' },
  demolish: { name: 'Demolish', does: 'blast a wall open; rocks fall elsewhere' },
  vigilant: { name: 'Vigilant', does: 'a cave-in costs 1 health instead of 3' },
  rig: { name: 'Rig', does: 'fix a rope without a skill check' },
  agile: { name: 'Agile', does: 'moves into squeezes and over rubble' },
  bandage: { name: 'Bandage', does: 'another caver here regains 1' },
  sprint: { name: 'Sprint', does: 'up to two moves' },
  repel: { name: 'Repel', does: 'drive a horror next door out of the cave' },
  protective: { name: 'Protective', does: 'others here lose no health to hazards; horrors still hurt' },
  direct: { name: 'Direct', does: 'another caver takes a 1-point action at once' },
  experienced: { name: 'Experienced', does: 'skill checks succeed on 3 or more' },
} satisfies Record<CaverAbility, Named>;

const shapes = { X: 'crossing', T: 'fork', L: 'bend', I: 'straight', D: 'dead end' } satisfies Record<Shape, string>;

const kinds = {
  start: { name: 'Start', does: 'Where the way down fell in.' },
  exit: { name: 'Exit', does: 'Nobody is harmed here. Who stands here at the end is out.' },
  normal: { name: 'Plain', does: 'Nothing happens here.' },
  water: { name: 'Water', does: 'Plain until a flood comes; then it takes Swim.' },
  gas: { name: 'Gas', does: 'While gas is about, entering costs 2 health.' },
  'cave-in': { name: 'Cave-in', does: 'When its number is rolled, rocks fall: 3 health, and rubble blocks it.' },
  horror: { name: 'Lair', does: 'Horrors come out here.' },
  squeeze: { name: 'Squeeze', does: 'It takes Squeeze to get in. Leaving is easy.' },
  ledge: { name: 'Ledge', does: 'Without a rope nobody gets across, either way.' },
  slide: { name: 'Slide', does: 'Down is easy. Back up it takes a rope.' },
  rough: { name: 'Rough ground', does: 'Entering takes a skill check; failing costs 1 health.' },
} satisfies Record<CaveKind, Named>;

/** 'gas bend', 'dead end', 'cave-in fork 1·3'. */
function tile(name: string): string {
  const { kind, shape, number } = readTile<CaveKind>(name);
  const form = shapes[shape as Shape];
  switch (kind) {
    case 'normal':
      return form;
    case 'water':
    case 'gas':
      return `${kind} ${form}`;
    case 'cave-in':
      return `cave-in ${form} ${number}`;
    case 'horror':
      return `lair in a ${form}`;
    default:
      return kinds[kind].name.toLowerCase();
  }
}

const aTile = (name: string): string => (name.startsWith('exit') ? 'the exit' : a(tile(name)));

const hazards = {
  tremor: { name: 'Tremor', does: 'Everyone conscious makes a skill check; who fails loses 1.' },
  flood: { name: 'Flood', does: 'Every water tile floods; everyone on a flooded tile loses 1.' },
  gas: { name: 'Gas', does: 'Everyone on a gas tile loses 2; until the next hazard entering one costs 2.' },
  'cave-in': { name: 'Cave-in', does: 'A die is rolled: tiles with that number fall in, everyone there loses 3.' },
  horror: { name: 'Horror', does: 'Horrors move a step; then one more comes out of the nearest lair.' },
} satisfies Record<Hazard, Named>;

const hazard = (which: Hazard, severe: boolean): string =>
  severe ? `Severe ${hazards[which].name.toLowerCase()}` : hazards[which].name;

const sources = {
  exertion: 'exertion',
  rough: 'the rough ground',
  gas: 'the gas',
  flood: 'the flood',
  'cave-in': 'falling rock',
  tremor: 'the tremor',
  horror: 'the horror',
} satisfies Record<Source, string>;

/** On a button: '5 in 23: gas'. */
const dangers = {
  exertion: 'exertion',
  rough: 'rough ground',
  gas: 'gas',
  flood: 'flood',
  'cave-in': 'cave-in',
  tremor: 'tremor',
  horror: 'horror',
} satisfies Record<Source, string>;

// ---------------------------------------------------------------- what happens

/** Seen from `of`, who goes without saying where they are who acts. */
const where = ({ from, name, of: anchor }: Places<Caver>, cell: string, actor?: Caver): string => {
  const of = anchor === actor ? undefined : anchor;
  const kind = name(cell)?.split(' ')[0];
  if (kind === 'start' || kind === 'exit') return `at the ${kind}`;
  return away(from(cell), of && the(of)) || (of ? `where ${the(of)} is` : 'here');
};

/** Up to three places by name; of more only the number. */
const places = (p: Places<Caver>, tiles: readonly string[]): string =>
  tiles.length > 3 ? `on ${numberWord(tiles.length)} tiles` : list(tiles.map((cell) => where(p, cell)));

const steps = {
  move: 'moves',
  run: 'runs',
  sprint: 'sprints',
  swim: 'swims',
  squeeze: 'squeezes',
  explore: 'steps',
  appear: 'comes up',
} satisfies Record<Way, string>;

const checks = {
  exertion: ['the exertion costs nothing', 'the exertion takes its toll'],
  rope: ['the rope holds', 'the rope does not hold'],
  hide: ['the hiding place is good', 'there is nowhere to hide'],
  rough: ['the footing holds', 'the ground gives way'],
  tremor: ['the tremor does no harm', 'the tremor strikes'],
  darkness: ['they find their way in the dark', 'they lose their way in the dark'],
} satisfies Record<Exclude<Roll, 'cave-in'>, readonly [passed: string, failed: string]>;

const left = (n: number): string => (n === 0 ? 'none left' : `${n} left`);

function rolled({ caver, why, face, needed = 4, passed }: Told<'rolled'>): Line {
  if (why === 'cave-in' || caver === undefined) return `The die for the cave-in shows ${face}.`;
  return `${The(caver)} rolls ${face} and needs ${needed}: ${checks[why][passed ? 0 : 1]}.`;
}

const tellers: Tellers = {
  'round-began': ({ round, start }) => `Round ${round}. ${The(start)} goes first.`,
  'turn-began': ({ caver }) => `${The(caver)} is next.`,
  'turn-passed': ({ caver }) => `${The(caver)} is unconscious and passes.`,
  'turn-ended': ({ caver }) => `${The(caver)} ends the turn.`,
  exerted: ({ caver }) => `${The(caver)} exerts for one more point.`,
  'gap-named': ({ caver, side, exploring }) => `${The(caver)} ${exploring ? 'explores' : 'shines a light'} ${side}.`,
  'tile-drawn': ({ tile: drawn, left }) => `${capital(aTile(drawn))} is drawn; ${count(left, 'tile')} left.`,
  'tile-taken': ({ caver, tile: taken }) => `${The(caver)} takes the ${tile(taken)} that was set aside.`,
  'tile-discarded': ({ tile: thrown, why }) =>
    why === 'pathfinder'
      ? `${The('scout')} discards the ${tile(thrown)} and draws again.`
      : `The ${tile(thrown)} would close the cave and is discarded.`,
  'tile-set-aside': ({ tile: kept, left }) =>
    `${capital(aTile(kept))} is set aside for the Geologist; ${count(left, 'tile')} left.`,
  'exit-seen': () => 'The exit comes up. It stays on top of the stack, and all have seen it.',
  'stack-empty': () => 'There is no tile left to draw.',
  'tile-placed': ({ caver, tile: laid, at }, p) => `${The(caver)} lays the ${tile(laid)} ${where(p, at, caver)}.`,
  moved: ({ caver, from, to: end, how }) => `${The(caver)} ${steps[how]} ${sideOf(between(from, end)) ?? 'elsewhere'}.`,
  rolled,
  'lost-health': ({ caver, amount, left: rest, source }) =>
    `${The(caver)} loses ${amount} health to ${sources[source]}, ${left(rest)}.`,
  spared: ({ caver, source, by }) => `${The(by)} shields ${the(caver)} from ${sources[source]}.`,
  'knocked-out': ({ caver }) => `${The(caver)} falls unconscious.`,
  healed: ({ caver, by, left: now }) =>
    by === caver
      ? `${The(by)} regains 1 health and has ${now}.`
      : `${The(by)} heals ${the(caver)}, who has ${now} now.`,
  woke: ({ caver }) => `${The(caver)} is conscious again.`,
  'rubble-cleared': ({ caver, at }, p) => `${The(caver)} clears the rubble ${where(p, at, caver)}.`,
  'rope-placed': ({ caver }) => `${The(caver)} fixes a rope.`,
  hid: ({ caver }) => `${The(caver)} is hidden until the round ends.`,
  dived: ({ caver }) => `${The(caver)} dives and is gone.`,
  surfaced: ({ caver, at }, p) => `${The(caver)} comes up ${where(p, at, caver)}.`,
  demolished: ({ caver, side, left: rest }) =>
    `${The(caver)} blasts the ${side} wall open; ${count(rest, 'charge')} left.`,
  'horror-repelled': ({ caver, at }, p) => `${The(caver)} drives the horror ${where(p, at, caver)} out of the cave.`,
  directed: ({ caver, by }) => `${The(by)} directs ${the(caver)}.`,
  declined: ({ caver }) => `${The(caver)} does nothing.`,
  hazard: ({ hazard: which, severe, left: cards }) =>
    `*${hazard(which, severe)}.* ${severe ? 'It strikes twice. ' : ''}${cards === 0 ? 'That was the last card.' : `${time.light(cards)} left.`}`,
  'gas-ended': () => 'The gas clears.',
  'gas-spread': () => 'Gas is about: until the next hazard, entering a gas tile costs 2 health.',
  flooded: ({ tiles }, p) => (tiles.length === 0 ? 'No more tiles flood.' : `Water rises ${places(p, tiles)}.`),
  blocked: ({ face, tiles }, p) =>
    tiles.length === 0 ? `No tile with a ${face} falls in.` : `Rock falls ${places(p, tiles)}.`,
  'horror-moved': ({ from, to: end, towards }) =>
    `A *horror* comes ${sideOf(between(from, end)) ?? 'closer'}, after ${the(towards)}.`,
  'horror-left': () => 'A *horror* finds nobody and leaves the cave.',
  'horror-came': ({ at }, p) => `A *horror* comes out ${where(p, at)}.`,
  'torches-died': () => 'Out of time: the torches die.',
  removed: ({ caver }) => `${The(caver)} is lost in the dark.`,
  ended: ({ medal, leftBehind }) => `*${medals[medal]}.* ${behind(leftBehind)}`,
};

const tell = (event: Event, p: Places<Caver>): Line =>
  (tellers[event.type] as (event: Event, p: Places<Caver>) => Line)(event, p);

// ---------------------------------------------------------------- questions

type Question = (position: Snapshot) => readonly [asked: string, note?: string | undefined];

const questions = {
  nothing: () => ['what happens next?'],
  over: () => ['the descent is over.'],
  action: ({ actor }) => [`what does ${the(actor)} do?`],
  directed: ({ actor, active }) => [
    `what does ${the(actor)} do?`,
    `${capital(the(active))} directs: one action for 1 point, or none.`,
  ],
  chain: ({ actor, chain }) => [
    `where does ${the(actor)} go on?`,
    `Up to ${countWord(chain, 'more move', 'more moves')}.`,
  ],
  take: ({ actor, aside }) => [
    `which tile does ${the(actor)} place?`,
    aside ? `The ${tile(aside)} set aside, or an unseen one.` : undefined,
  ],
  choose: ({ actor }) => [`which of the two tiles does ${the(actor)} place?`],
  place: ({ actor, reveal }) => [`how does ${the(actor)} lay the ${reveal?.hand ? tile(reveal.hand) : 'tile'}?`],
  appear: ({ actor }) => [`where does ${the(actor)} come up?`],
  horror: () => ['which horror moves next?', 'The order makes a difference.'],
  path: ({ hunt }) => [
    'which way does the horror come?',
    `All ways to ${hunt ? the(hunt.victim) : 'its victim'} are equally short.`,
  ],
  spawn: () => ['where does the horror come out?', 'These lairs are equally near.'],
  tile: ({ actor }) => [`which tile does ${the(actor)} draw?`],
  aside: () => ['which tile is set aside?'],
  die: ({ roll }) => [
    roll && roll.why !== 'cave-in' ? `what does ${the(roll.caver)} roll?` : 'what does the die show?',
  ],
  hazard: () => ['which hazard strikes?'],
} satisfies Record<Snapshot['asks'], Question>;

function question(position: Snapshot, player?: string): Asked {
  const [asked, note] = (questions[position.asks] as Question)(position);
  const ask = addressed(player, asked);
  return note ? { ask, note } : { ask };
}

/** What others see meanwhile. */
function waiting({ asks, actor }: Snapshot, player: string): string {
  if (asks === 'horror') return `${player} decides which horror moves next`;
  if (asks === 'path') return `${player} decides which way the horror comes`;
  if (asks === 'spawn') return `${player} decides where the horror comes out`;
  return `${capital(the(actor))} is thinking`;
}

// ---------------------------------------------------------------- deeds

const NO_STEP = 'No tile next to yours can be entered so.';
const deeds = {
  reveal: { name: 'Reveal', does: 'Draw a tile, lay it next to yours, and stay.', nowhere: 'No gap is next to you.' },
  explore: {
    name: 'Explore',
    does: 'Draw a tile, lay it, and step on it at once.',
    nowhere: 'No gap is next to you.',
  },
  move: { name: 'Move', does: 'Step onto a connected tile.', nowhere: NO_STEP },
  run: { name: 'Run', does: 'Up to three moves, one after another.', nowhere: NO_STEP },
  heal: {
    name: 'Heal',
    does: 'You, or another caver on your tile, regains 1 health.',
    nowhere: 'Nobody on your tile has lost health.',
  },
  swim: {
    name: 'Swim',
    does: 'Step onto a flooded tile.',
    nowhere: 'None of the tiles next to yours is flooded.',
  },
  squeeze: {
    name: 'Squeeze',
    does: 'Step onto a squeeze tile.',
    nowhere: 'None of the tiles next to yours is a squeeze.',
  },
  dig: { name: 'Dig', does: 'Clear the rubble here or next door.', nowhere: 'There is no rubble here or next to you.' },
  rope: {
    name: 'Place a rope',
    does: 'Skill check; on success the ledge or slide you stand on gets a rope for good.',
    nowhere: 'A rope goes on a ledge or a slide.',
  },
  hide: {
    name: 'Hide',
    does: 'Skill check; on success horrors do not come for you until the round ends.',
    nowhere: 'You are hidden already.',
  },
  leave: {
    name: 'Leave the cave',
    does: 'Ends the game. Who is unconscious elsewhere stays behind.',
    nowhere: 'Everyone conscious must stand on the exit.',
  },
  exert: {
    name: 'Exert',
    does: 'One more point now; at the end of the turn a skill check, failing costs 1 health.',
    nowhere: 'One more point would make nothing possible.',
  },
  end: { name: 'End turn', does: 'Points do not carry over.' },
  dive: {
    name: 'Dive',
    does: 'Out of the cave, out of reach. Next turn you come up on any water tile.',
    nowhere: 'Diving needs water under you.',
  },
  excavate: {
    name: 'Excavate',
    does: 'Clear the rubble here or next door.',
    nowhere: 'There is no rubble here or next to you.',
  },
  demolish: {
    name: 'Demolish',
    does: 'Blast a wall of your tile open for good. Then a cave-in strikes somewhere.',
    nowhere: 'No wall here can be blasted.',
  },
  rig: {
    name: 'Rig a rope',
    does: 'The ledge or slide you stand on gets a rope, without a check.',
    nowhere: 'A rope goes on a ledge or a slide.',
  },
  bandage: {
    name: 'Bandage',
    does: 'Another caver on your tile regains 1 health.',
    nowhere: 'Nobody else on your tile has lost health.',
  },
  sprint: { name: 'Sprint', does: 'One or two moves.', nowhere: NO_STEP },
  repel: {
    name: 'Repel',
    does: 'Drive a horror on a tile next to yours out of the cave.',
    nowhere: 'No horror is next to you.',
  },
  direct: {
    name: 'Direct',
    does: 'Another conscious caver takes an action of 1 point at once.',
    nowhere: 'Nobody can be directed now.',
  },
  stop: { name: 'Stop here', does: 'The moves that are left are lost.' },
  decline: { name: 'Do nothing', does: 'The action is lost.' },
  take: { name: 'Take a tile', does: 'The one set aside, or one from the stack.' },
  place: { name: 'Lay the tile', does: 'Turn it as you like, as long as it connects.' },
  discard: {
    name: 'Pathfinder',
    does: 'Discard this tile and draw the next.',
    nowhere: 'The exit cannot be discarded.',
  },
  appear: { name: 'Come up', does: 'On any water tile; entering counts.' },
  horror: { name: 'This horror', does: 'It moves next.' },
  path: { name: 'This way', does: 'The horror comes a step along it.' },
  spawn: { name: 'This lair', does: 'The horror comes out here.' },
} satisfies Record<Type, Deed>;

/** Where what was done is not called as its button: 'Undo Placing'. */
const nouns: Partial<Record<Type, string>> = {
  rope: 'Rope',
  rig: 'Rope',
  stop: 'Stop',
  decline: 'Pass',
  place: 'Placing',
  appear: 'Surfacing',
  take: 'Choice',
  horror: 'Choice',
  path: 'Choice',
  spawn: 'Choice',
};

const noun = (type: Type): string => nouns[type] ?? deeds[type].name;

/** What the committing button says: 'Explore north', 'Heal the Medic'. */
function deed(action: Action, { places: p, openings = [], tile: taken }: Aim = {}): string {
  const { name } = deeds[action.type];
  switch (action.type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'sprint':
    case 'swim':
    case 'squeeze':
    case 'demolish':
      return `${name} ${action.to}`;
    case 'repel':
      return `Repel the horror ${to(action.to)}`;
    case 'path':
      return `It comes ${action.to}`;
    case 'dig':
    case 'excavate':
      return `${name} ${action.at}`;
    case 'heal':
    case 'bandage':
    case 'direct':
      return `${name} ${the(action.caver)}`;
    case 'place':
      return `Lay it open ${list(openings)}`;
    case 'take':
      return taken ? `Take the ${tile(taken)}` : action.from === 'aside' ? 'Take the tile set aside' : 'Draw a tile';
    case 'discard':
      return 'Discard it';
    case 'appear':
    case 'horror':
    case 'spawn':
      return p ? `${name}, ${where(p as Places<Caver>, action.at)}` : name;
    default:
      return name;
  }
}

const points = (n: number): string => (n === 0 ? 'free' : count(n, 'point'));

// ---------------------------------------------------------------- refusals

/** To whom and what a refusal belongs, where it is known. */
interface Refused {
  readonly deed?: Type;
  readonly places?: Places<Caver>;
}

const there = (d: Detail): string => to(d.word<SideName | 'here'>(d.has('to') ? 'to' : 'at'));
const person = (d: Detail): string => `The ${who(d.word('caver'))}`;
const spot = (d: Detail, { places: p }: Refused): string => (p ? where(p, d.word('at')) : 'there');

function tooFewPoints(d: Detail, { deed: type }: Refused): string {
  const help = d.has('exerting') ? ' Exerting would give the missing one.' : '';
  return `${type ? deeds[type].name : 'This'} needs ${count(d.number('cost'), 'point')}, you have ${d.number('left')}.${help}`;
}

const refusals = {
  malformed: () => 'This is not an action of the game.',
  'not-asked': () => 'This is not asked now.',
  'cannot-happen': () => 'This cannot come now.',
  'not-your-ability': (d) => `Only ${the(d.word('owner'))} can do that.`,
  'costs-too-much': (d) => `It costs ${count(d.number('cost'), 'point')}; whoever is directed takes an action for 1.`,
  'too-few-points': tooFewPoints,
  'not-flooded': (d) => `The tile ${there(d)} is not flooded. Move there instead.`,
  'no-squeeze': (d) => `The tile ${there(d)} is no squeeze. Move there instead.`,
  'not-yourself': () => 'This is done for somebody else.',
  'hidden-already': () => 'You are hidden until the round ends.',
  'no-water': (d, more) => (d.has('at') ? `There is no water ${spot(d, more)}.` : 'Diving needs water under you.'),
  'not-all-on-the-exit': (d) => {
    const missing = d.words<Caver>('missing');
    return `${capital(list(missing.map(the)))} ${verb(missing.length, 'is', 'are')} conscious and not on the exit yet.`;
  },
  'no-shortest-path': (d) => `The way ${d.word('to')} is not among the shortest.`,
  slide: () => 'Nobody climbs back up a slide without a rope.',
  ledge: () => 'Nobody crosses a ledge without a rope.',
  'tile-there': (d) => `A tile lies ${there(d)} already.`,
  wall: (d) => `There is a wall ${there(d)}.`,
  'stack-empty': () => 'There is no tile left to draw.',
  'nothing-there': (d) => (d.has('to') ? `No tile lies ${there(d)} yet.` : 'No tile lies there yet.'),
  flooded: (d) => `The tile ${there(d)} is flooded: it takes Swim.`,
  rubble: (d) => `Rubble blocks the tile ${there(d)}: dig it away first.`,
  squeeze: (d) => `The tile ${there(d)} is a squeeze: it takes Squeeze.`,
  'not-in-the-team': (d) => `${person(d)} is not in this team.`,
  removed: (d) => `${person(d)} is lost in the dark.`,
  submerged: (d) => `${person(d)} is under water.`,
  unconscious: (d) => `${person(d)} is unconscious.`,
  'not-on-this-tile': (d) => `${person(d)} is not on this tile.`,
  'full-health': (d) => `${person(d)} is at full health.`,
  'no-rubble': (d) => `There is no rubble ${there(d)}.`,
  'not-steep': () => 'A rope goes on a ledge or a slide, and this tile is neither.',
  'rope-there': () => 'There is a rope here already.',
  'used-up': () => 'All three uses are spent.',
  'open-already': (d) => `The way ${there(d)} is open already.`,
  sealed: (d) => `The wall ${there(d)} belongs to a ledge or slide: explosives do not open it.`,
  'no-horror': (d, more) => `There is no horror ${d.has('to') ? there(d) : spot(d, more)}.`,
  'directed-already': () => 'The Leader has directed somebody this turn.',
  'exerted-already': () => 'You have exerted this turn.',
  'nothing-to-exert-for': () => 'One more point would make nothing possible here.',
  arrow: () => 'The arrow of a ledge or slide must point away from you.',
  'not-connected': () => 'Turned so, the tile does not connect with yours.',
  'closes-the-cave': () => 'Turned so, the tile would close the cave.',
  'same-as-another-turn': () => 'Turned so, the tile lies as before.',
  'exit-stays': () => 'The exit cannot be discarded.',
  'not-nearest': (d, more) => `The lair ${spot(d, more)} is not among the nearest.`,
} satisfies Refusals<Refused>;

const refuse = refuser<Refused>(refusals, 'This is not possible.');
const refusal = (refused: Refusal, more: Refused = {}): string => refuse(refused, more);

// ---------------------------------------------------------------- risks and odds

/** Harm that a deed may bring. `odds` is left out where it is certain, `whose` where it is the one who acts. */
export interface Harm {
  readonly source: Source;
  readonly amount: number;
  readonly falls: boolean;
  readonly odds?: Odds;
  readonly whose?: Caver;
}

function harm({ source, amount, falls, odds, whose }: Harm): string {
  const case_ = odds
    ? source === 'gas'
      ? `with ${odds.n} of the ${odds.of} tiles left `
      : `${inAll(odds)} that `
    : '';
  const subject = whose ? the(whose) : 'you';
  const loses = whose ? 'loses' : 'lose';
  const fall = falls ? ` and ${whose ? 'falls' : 'fall'} unconscious` : '';
  const why = source === 'gas' ? 'gas is about: ' : `${dangers[source]}: `;
  return capital(`${why}${case_}${subject} ${loses} ${amount} health${fall}.`);
}

const risk = {
  /** On a button: '5 in 23: gas', 'gas, lose 2'. */
  short: ({ source, amount, odds }: Harm): string =>
    odds ? `${inAll(odds)}: ${dangers[source]}` : `${dangers[source]}, lose ${amount}`,
  lose: (odds: Odds, amount: number): string => `${inAll(odds)}: lose ${amount}`,
  harm,
  spared: (source: Source, by: Caver): string => `${capital(the(by))} shields you from ${sources[source]}.`,
  succeeds: (odds: Odds): string => `Succeeds ${inAll(odds)}.`,
  rough: (odds: Odds): string => `${inAll(odds)}: rough ground, a skill check.`,
  exit: (odds: Odds): string => `${inAll(odds)}: the exit.`,
  ends: (medal: Medal): string => `Ends the game: ${medals[medal].toLowerCase()}.`,
  leaves: (people: readonly Caver[]): string =>
    `${capital(list(people.map(the)))} ${verb(people.length, 'stays', 'stay')} behind.`,
};

const odds = {
  nextHazard: 'Next hazard',
  unseen: (n: number): string => `${n} unseen`,
  tiles: 'Tiles',
  tilesLeft: (n: number): string => `${n} left`,
  exitHidden: 'The exit is among the last six.',
  exitLaid: 'The exit has been found.',
  topSeen: (name: string): string => `Next is ${aTile(name)}, seen by all.`,
  aside: (name: string): string => `Set aside: ${aTile(name)}.`,
  outOfTime: 'The next card is Out of Time.',
  dark: 'No hazard cards are left: it is dark.',
  of: inAll,
};

// ---------------------------------------------------------------- the team and the time

const team = {
  title: 'Team',
  states: {
    acting: 'acting',
    next: 'next',
    done: 'done',
    waiting: 'waiting',
    hidden: 'hidden',
    submerged: 'submerged',
    unconscious: 'unconscious',
    out: 'lost in the dark',
    exit: 'on the exit',
  },
  health: (now: number, full: number): string => `${now} of ${full} health`,
  uses: (n: number): string => (n === 0 ? 'used up' : `${n} left`),
  passive: 'always on',
  quiet: (start: Caver): string => `The cave is quiet. ${capital(the(start))} goes first.`,
  gas: 'Gas is about',
};

const time = {
  round: (n: number): string => `Round ${n}`,
  light: (n: number): string => `${count(n, 'round')} of light`,
  lightOf: 'rounds of light',
  last: 'The last round of light',
  dark: 'Dark: every round a skill check, or lost',
};

// ---------------------------------------------------------------- the end

const medals = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze', defeat: 'Defeat' } satisfies Record<Medal, string>;

const behind = (people: readonly Caver[]): string => {
  if (people.length === 0) return 'Nobody is left behind.';
  return `${capital(list(people.map(the)))} ${verb(people.length, 'is', 'are')} left behind.`;
};

/** 'Three of you stand in daylight. The Climber does not.' */
function result({ leftBehind }: SubTerraEnding, size: number): string {
  const out = size - leftBehind.length;
  if (leftBehind.length === 0) return `All ${numberWord(size)} of you stand in daylight.`;
  if (out === 0) return 'Nobody reached the daylight.';
  const people = capital(list(leftBehind.map(the)));
  const stand = `${capital(numberWord(out))} of you ${verb(out, 'stands', 'stand')} in daylight.`;
  return `${stand} ${people} ${verb(leftBehind.length, 'does', 'do')} not.`;
}

const ends = {
  'everyone-on-exit': 'Everybody who was still in play reached the exit.',
  'nobody-conscious': 'Nobody was conscious any more.',
  left: 'Those on the exit left the cave.',
} satisfies Record<End, string>;

const end = {
  medals,
  result,
  ends,
  health: (n: number): string => `${n} health`,
  leftBehind: (round?: number): string => (round === undefined ? 'left behind' : `left behind, round ${round}`),
  lost: (round?: number): string => (round === undefined ? 'lost in the dark' : `lost in the dark, round ${round}`),
};

// ---------------------------------------------------------------- set-up

const difficulties = {
  normal: { name: 'Normal', does: 'no hazard strikes twice' },
  advanced: { name: 'Advanced', does: 'five hazards strike twice' },
  expert: { name: 'Expert', does: 'five strike twice, and fewer calm ones' },
} satisfies Record<Difficulty, Named>;

function wrongSeats({ expected }: Fault): string {
  const numbers = numbersIn(expected);
  const players = numbers.at(-1) ?? 0;
  const each = either(numbers.slice(0, -1).map(numberWord));
  return players === 1
    ? `Alone you lead ${each} cavers. Add or remove some.`
    : `With ${numberWord(players)} players everyone leads ${each}. Add or remove cavers, or change the number of players.`;
}

const faults = {
  'wrong-team-size': () => 'Four, five or six cavers take part. Add or remove some.',
  'caver-twice': ({ received }) => `The ${who(received as Caver)} can come only once. Choose somebody else.`,
  'empty-seat': () => 'Somebody leads no caver. Add one, or play with fewer players.',
  'wrong-seats': wrongSeats,
  'gentle-needs-normal': () => 'The gentle game is of normal difficulty. Choose Normal, or switch Gentle off.',
  'gentle-needs-standard': () => 'The gentle game is not in the reference manual. Switch one of the two off.',
  'not-in-the-team': ({ received }) =>
    `The ${who(received as Caver)} is not in the team and cannot go first. Choose somebody who is.`,
} satisfies Record<string, (fault: Fault) => string>;

const setUp = {
  title: 'Who goes down?',
  cavers: 'Cavers',
  chosen: (n: number): string => `${n} of 8 chosen; four, five or six take part`,
  light: 'How long is the light?',
  difficulties,
  /** Under the name of a difficulty. */
  rounds: (n: number, difficulty: Difficulty): string => `${count(n, 'round')}, ${difficulties[difficulty].does}`,
  gentle: { name: 'Gentle', does: 'three more rounds, Normal only' },
  manual: { name: 'Reference manual variant', does: 'as that manual words it: dearer abilities, other decks' },
  start: { name: 'Who goes first', does: 'has the starting marker in the first round' },
  teams: {
    good: { name: 'A good team', does: 'of all teams one that won most when bots played them' },
    swift: { name: 'A swift team', does: 'finds the way fast, breaks easily' },
    hardy: { name: 'A hardy team', does: 'slow, and hard to stop' },
  },
  begin: 'Go down',
  fault: (fault: Fault): string | undefined =>
    (faults as Record<string, (fault: Fault) => string>)[fault.kind]?.(fault),
};

// ---------------------------------------------------------------- a place, for screen readers

function place({ tile: name, from, marks = [], gas, horror, people = [], can = [] }: CavePlace<Type>): string {
  const at = away(from) || 'your place';
  const marked = marks.map((mark) => ({ flood: 'flooded', rubble: 'blocked by rubble', rope: 'with a rope' })[mark]);
  const what = name
    ? [capital(tile(name)), ...marked, ...(gas && name.startsWith('gas') ? ['gas is about'] : [])]
    : ['Gap'];
  const persons = people.map(({ caver, state }) => [who(caver), ...(state ? [team.states[state]] : [])].join(', '));
  const possible = can.map(({ deed: type, points: price }) => `${deeds[type].name}, ${points(price)}`);
  return [[...what, at].join(', '), ...(horror ? ['A horror'] : []), ...persons, ...possible]
    .map((s) => `${s}.`)
    .join(' ');
}

const en = {
  cavers,
  abilities,
  kinds,
  tile,
  hazards,
  hazard,
  tell,
  question,
  waiting,
  deeds,
  noun,
  deed,
  points,
  pointsLeft: (n: number, of: number): string => `${n} of ${count(of, 'point')} left`,
  ways: (n: number): string => count(n, 'way'),
  /** In how many ways a drawn tile can be laid. */
  fits: (n: number): string => `fits ${count(n, 'way')}`,
  oneOf: (n: number): string => `one of ${n}`,
  tooDear: (cost: number, has: number): string => `needs ${cost}, has ${has}`,
  notPossible: (type: Type): string => `${deeds[type].name} is not possible.`,
  endEarly: (n: number): string => `End the turn with ${count(n, 'point')} left?`,
  /** For screen readers, when a decision comes: 'Your decision. Medic, 1 point left. Six actions possible.' */
  status: ({ asks, actor, points: rest }: Snapshot, choices: number): string =>
    asks === 'action'
      ? `Your decision. ${who(actor)}, ${count(rest, 'point')} left. ${capital(countWord(choices, 'action'))} possible.`
      : `Your decision. ${capital(countWord(choices, 'answer'))} possible.`,
  refusal,
  risk,
  odds,
  team,
  time,
  end,
  setUp,
  place,
  about,
};

export type SubTerraWords = typeof en;
export default en;
