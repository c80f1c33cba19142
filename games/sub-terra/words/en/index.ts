// Sub Terra in English: the source, which the other languages must match.

import type { SideName } from '@undercroft/cave';
import type { InputError } from '@undercroft/engine';
import type {
  Action,
  Caver,
  Difficulty,
  Hazard,
  Medal,
  SetupErrorKind,
  Snapshot,
  Source,
  TileKind,
} from '@undercroft/sub-terra';
import type { PossibleAction, Shape, TargetDetails } from '@undercroft/words/cave/targets';
import {
  a,
  addressed,
  away,
  count,
  countWord,
  either,
  inAll,
  list,
  numberWord,
  to,
  verb,
} from '@undercroft/words/english';
import { capital, type Named, numbersIn, type Odds, type QuestionText } from '@undercroft/words/grammar';
import { type Places, readTile } from '@undercroft/words/places';
import type { CavePlace } from '../place.ts';
import { card } from './card.ts';
import { cavers, the, who } from './names.ts';
import { table } from './table.ts';

type Type = Action['type'];

// ---------------------------------------------------------------- names

const shapes = { X: 'crossing', T: 'fork', L: 'bend', I: 'tunnel', D: 'dead end' } satisfies Record<Shape, string>;

const kinds = {
  start: { name: 'Start' },
  exit: { name: 'Exit' },
  normal: { name: 'Plain' },
  water: { name: 'Water' },
  gas: { name: 'Gas' },
  'cave-in': { name: 'Cave-in' },
  horror: { name: 'Lair' },
  squeeze: { name: 'Squeeze' },
  ledge: { name: 'Ledge' },
  slide: { name: 'Slide' },
  rough: { name: 'Rough ground' },
} satisfies Record<TileKind, Pick<Named, 'name'>>;

/** 'gas bend', 'straight tunnel', 'cave-in fork 1·3'. */
export function tile(name: string): string {
  const { kind, shape, number } = readTile<TileKind>(name);
  const form = shapes[shape as Shape];
  switch (kind) {
    case 'normal':
      return shape === 'I' ? `straight ${form}` : form;
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

/** 'a gas bend', 'rough ground', 'the exit'. */
export function aTile(name: string): string {
  const { kind } = readTile<TileKind>(name);
  if (kind === 'exit') return 'the exit';
  return kind === 'rough' ? tile(name) : a(tile(name));
}

const hazards = {
  tremor: { name: 'Tremor' },
  flood: { name: 'Flood' },
  gas: { name: 'Gas' },
  'cave-in': { name: 'Cave-in' },
  horror: { name: 'Horror' },
} satisfies Record<Hazard, Pick<Named, 'name'>>;

export interface HazardCard {
  readonly hazard: Hazard;
  readonly severe: boolean;
}

export const hazard = ({ hazard: which, severe }: HazardCard): string =>
  severe ? `Severe ${hazards[which].name.toLowerCase()}` : hazards[which].name;

/** 'loses 2 health to gas'. */
export const sources = {
  exertion: 'exertion',
  rough: 'rough ground',
  gas: 'gas',
  flood: 'the flood',
  'cave-in': 'falling rocks',
  tremor: 'the tremor',
  horror: 'the horror',
} satisfies Record<Source, string>;

/** On a button: '5 in 23: gas'. */
const dangers = {
  ...sources,
  flood: 'flood',
  'cave-in': 'cave-in',
  tremor: 'tremor',
  horror: 'horror',
} satisfies Record<Source, string>;

// ---------------------------------------------------------------- what happens

/** Seen from `of`, who goes without saying where they are who acts. */
export const where = ({ from, name, label, of: anchor }: Places<Caver>, cell: string, actor?: Caver): string => {
  const of = anchor === actor ? undefined : anchor;
  const kind = name(cell)?.split(' ')[0];
  if (kind === 'start' || kind === 'exit') return `at the ${kind}`;
  if (label) return `at ${label(cell)}`;
  return away(from(cell), of && the(of)) || (of ? `where ${the(of)} is` : 'here');
};

// ---------------------------------------------------------------- questions

type Question = (position: Snapshot) => readonly [asked: string, note?: string | undefined];

const questions = {
  nothing: () => ['what happens next?'],
  over: () => ['the game is over.'],
  action: ({ actor }) => [`what will ${the(actor)} do?`],
  directed: ({ actor, active }) => [
    `what will ${the(actor)} do?`,
    `${capital(the(active))} offers a 1-point action. You may decline it.`,
  ],
  chain: ({ actor, chain }) => [
    `where does ${the(actor)} go next?`,
    `Up to ${countWord(chain, 'more move', 'more moves')}.`,
  ],
  take: ({ actor, aside }) => [
    `which tile does ${the(actor)} lay?`,
    aside ? `The ${tile(aside)} set aside, or the next one from the stack.` : undefined,
  ],
  choose: ({ actor }) => [`which of the two tiles does ${the(actor)} lay?`],
  place: ({ actor, reveal }) => [`how does ${the(actor)} lay the ${reveal?.hand ? tile(reveal.hand) : 'tile'}?`],
  appear: ({ actor }) => [`where does ${the(actor)} surface?`],
  horror: () => ['which horror moves next?', 'The order matters.'],
  path: ({ hunt }) => [
    'which way does the horror come?',
    `These ways to ${hunt ? the(hunt.victim) : 'its victim'} are equally short.`,
  ],
  spawn: () => ['where does the horror appear?', 'These lairs are equally close.'],
  tile: ({ actor }) => [`which tile does ${the(actor)} draw?`],
  aside: () => ['which tile is set aside?'],
  die: ({ roll }) => [
    roll && roll.why !== 'cave-in' ? `what does ${the(roll.caver)} roll?` : 'what does the die show?',
  ],
  hazard: () => ['which hazard strikes?'],
} satisfies Record<Snapshot['asks'], Question>;

function question(position: Snapshot, player?: string): QuestionText {
  const [asked, note] = (questions[position.asks] as Question)(position);
  const text = addressed(player, asked);
  return note ? { text, note } : { text };
}

/** What others see meanwhile. */
function waiting({ asks, actor }: Snapshot, player: string): string {
  if (asks === 'horror') return `${player} decides which horror moves next`;
  if (asks === 'path') return `${player} decides which way the horror goes`;
  if (asks === 'spawn') return `${player} decides where the horror appears`;
  return `${capital(the(actor))} is thinking`;
}

// ---------------------------------------------------------------- actions

export const actions = {
  reveal: { name: 'Reveal' },
  explore: { name: 'Explore' },
  move: { name: 'Move' },
  run: { name: 'Run' },
  heal: { name: 'Heal' },
  swim: { name: 'Swim' },
  squeeze: { name: 'Squeeze' },
  dig: { name: 'Dig' },
  rope: { name: 'Rope' },
  hide: { name: 'Hide' },
  leave: { name: 'Leave the cave' },
  exert: { name: 'Exert' },
  end: { name: 'End turn' },
  dive: { name: 'Dive' },
  excavate: { name: 'Excavate' },
  demolish: { name: 'Demolish' },
  rig: { name: 'Rig' },
  bandage: { name: 'Bandage' },
  sprint: { name: 'Sprint' },
  repel: { name: 'Repel' },
  direct: { name: 'Direct' },
  stop: { name: 'Stop here' },
  decline: { name: 'Do nothing' },
  take: { name: 'Take a tile' },
  place: { name: 'Lay the tile' },
  discard: { name: 'Pathfinder' },
  appear: { name: 'Surface' },
  horror: { name: 'Move this horror' },
  path: { name: 'Send it this way' },
  spawn: { name: 'Pick this lair' },
} satisfies Record<Type, Pick<Named, 'name'>>;

/** Where what was done is not called as its button: 'Undo Tile'. */
const nouns: Partial<Record<Type, string>> = {
  rope: 'Rope',
  rig: 'Rope',
  stop: 'Stop',
  decline: 'Pass',
  place: 'Tile',
  appear: 'Surfacing',
  take: 'Choice',
  horror: 'Choice',
  path: 'Choice',
  spawn: 'Choice',
};

const noun = (type: Type): string => nouns[type] ?? actions[type].name;

/** Of a tile as it would lie: 'open north and east'. */
const opens = (sides: readonly SideName[]): string => `open ${list(sides)}`;

/** What the committing button says: 'Explore north', 'Heal the Medic'. */
function actionName(action: Action, { places: p, openings = [], tile: taken }: TargetDetails = {}): string {
  const { name } = actions[action.type];
  switch (action.type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'sprint':
    case 'swim':
    case 'squeeze':
      return `${name} ${action.to}`;
    case 'rope':
      return 'Fix a rope';
    case 'rig':
      return 'Rig a rope';
    case 'demolish':
      return `Blast the ${action.to} wall`;
    case 'repel':
      return `Repel the horror ${to(action.to)}`;
    case 'path':
      return `Send it ${action.to}`;
    case 'dig':
    case 'excavate':
      return `${name} ${action.at}`;
    case 'heal':
    case 'bandage':
    case 'direct':
      return `${name} ${the(action.caver)}`;
    case 'place':
      return `Lay it, ${opens(openings)}`;
    case 'take':
      return taken ? `Take the ${tile(taken)}` : action.from === 'aside' ? 'Take the tile set aside' : 'Draw a tile';
    case 'discard':
      return 'Discard and draw again';
    case 'appear':
      return p ? `${name} ${where(p as Places<Caver>, action.at)}` : name;
    case 'horror':
      return p ? `Pick the horror ${where(p as Places<Caver>, action.at)}` : name;
    case 'spawn':
      return p ? `Pick the lair ${where(p as Places<Caver>, action.at)}` : name;
    default:
      return name;
  }
}

const points = (n: number): string => (n === 0 ? 'free' : count(n, 'point'));

// ---------------------------------------------------------------- risks and odds

/** Harm that an action may bring. `odds` is left out where it is certain, `whose` where it is the one who acts. */
export interface Harm {
  readonly source: Source;
  readonly amount: number;
  readonly falls: boolean;
  readonly odds?: Odds;
  readonly whose?: Caver;
}

/** '1 in 2: you lose 1 health to exertion and fall unconscious.' */
function harm({ source, amount, falls, odds, whose }: Harm): string {
  const s = whose ? 's' : '';
  const loss = `${whose ? the(whose) : 'you'} lose${s} ${amount} health to ${sources[source]}`;
  const fall = falls ? ` and fall${s} unconscious` : '';
  return capital(`${odds ? `${inAll(odds)}: ` : ''}${loss}${fall}.`);
}

const risk = {
  /** On a button: '5 in 23: gas', 'gas: lose 2 health'. */
  short: ({ source, amount, odds }: Harm): string =>
    odds ? `${inAll(odds)}: ${dangers[source]}` : `${dangers[source]}: lose ${amount} health`,
  lose: (odds: Odds, amount: number): string => `${inAll(odds)}: lose ${amount} health`,
  harm,
  spared: (source: Source, by: Caver): string => `${capital(the(by))} shields you from ${sources[source]}.`,
  succeeds: (odds: Odds, action: Type): string =>
    `${inAll(odds)} chance to ${action === 'hide' ? 'hide' : 'fix the rope'}.`,
  rough: (odds: Odds): string => `${inAll(odds)} chance of rough ground and a skill check.`,
  exit: (odds: Odds): string => `${inAll(odds)} chance of the exit.`,
  ends: (medal: Medal): string => `Ends the game: ${medals[medal].toLowerCase()}.`,
  leaves: (people: readonly Caver[]): string =>
    `${capital(list(people.map(the)))} ${verb(people.length, 'is', 'are')} left behind.`,
};

const odds = {
  nextHazard: 'Next hazard',
  unseen: (n: number): string => `${n} cards unseen`,
  tiles: 'Tiles',
  tilesLeft: (n: number): string => `${n} left`,
  exitHidden: 'The exit is among the last six tiles.',
  exitLaid: 'You have found the exit.',
  topSeen: (name: string): string => `The next tile is ${aTile(name)}.`,
  aside: (name: string): string => `Set aside for the Geologist: ${aTile(name)}.`,
  outOfTime: 'The next card is Out of Time.',
  dark: 'No hazard cards are left. It is dark.',
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
  gas: 'Gas is spreading.',
};

export const time = {
  round: (n: number): string => `Round ${n}`,
  light: (n: number): string => `${count(n, 'round')} of light`,
  /** After the figure. */
  lightOf: (n: number): string => `${verb(n, 'round', 'rounds')} of light`,
  last: 'Last round of light',
  dark: 'Dark: pass a check each round or be lost',
  /** Where there is little room. */
  darkness: 'In the dark',
};

// ---------------------------------------------------------------- the end

export const medals = { gold: 'Gold', silver: 'Silver', bronze: 'Bronze', defeat: 'Defeat' } satisfies Record<
  Medal,
  string
>;

export const behind = (people: readonly Caver[]): string => {
  if (people.length === 0) return 'Nobody is left behind.';
  return `${capital(list(people.map(the)))} ${verb(people.length, 'is', 'are')} left behind.`;
};

// ---------------------------------------------------------------- set-up

const difficulties = {
  normal: { name: 'Normal', does: 'no hazard strikes twice' },
  advanced: { name: 'Advanced', does: 'up to five hazards strike twice' },
  expert: { name: 'Expert', does: 'up to five strike twice, with fewer mild ones' },
} satisfies Record<Difficulty, Named>;

function wrongSeats({ expected }: InputError): string {
  const numbers = numbersIn(expected);
  const players = numbers.at(-1) ?? 0;
  const each = either(numbers.slice(0, -1).map(numberWord));
  return players === 1
    ? `Playing alone, you lead ${each} cavers. Add or remove some.`
    : `With ${numberWord(players)} players, everyone leads ${each}. Add or remove cavers, or change the number of players.`;
}

const faults = {
  'wrong-team-size': () => 'A team has four, five or six cavers. Add or remove some.',
  'caver-twice': ({ received }) => `The ${who(received as Caver)} can only join once. Choose somebody else.`,
  'empty-seat': () => 'One player has no caver. Add a caver, or play with fewer players.',
  'wrong-seats': wrongSeats,
  'gentle-needs-normal': () => 'Gentle needs Normal difficulty. Choose Normal, or switch Gentle off.',
  'gentle-needs-standard': () => 'Gentle does not go with the reference manual variant. Switch one of them off.',
  'not-in-the-team': ({ received }) =>
    `The ${who(received as Caver)} is not in the team and cannot go first. Choose somebody else.`,
} satisfies Record<SetupErrorKind, (fault: InputError) => string>;

const setUp = {
  title: 'Who goes down?',
  cavers: 'Cavers',
  chosen: (n: number): string => `${n} of 8 chosen; a team has four, five or six`,
  light: 'Difficulty',
  difficulties,
  /** Under the name of a difficulty. */
  rounds: (n: number, difficulty: Difficulty): string => `${count(n, 'round')}, ${difficulties[difficulty].does}`,
  gentle: { name: 'Gentle', does: 'three more rounds, Normal only' },
  manual: { name: 'Reference manual variant', does: 'abilities cost more, and the hazard deck differs' },
  start: { name: 'Who goes first', does: 'holds the starting marker in round 1' },
  teams: {
    good: { name: 'A good team', does: 'won most often when bots played every team' },
    swift: { name: 'A swift team', does: 'quick to explore, easily hurt' },
    hardy: { name: 'A tough team', does: 'slow, but hard to stop' },
  },
  begin: 'Go down',
  fault: (fault: InputError): string | undefined =>
    (faults as Record<string, (fault: InputError) => string>)[fault.kind]?.(fault),
};

// ---------------------------------------------------------------- a place, for screen readers

/** 'Explore, 1 point, risk: 6 in 51: lose 2, pass out'. */
const possible = ({ action: type, points: price, steps, risk: short }: PossibleAction<Type>): string =>
  [
    steps === undefined ? actions[type].name : table.walk(actions[type].name, steps),
    points(price),
    ...(short === undefined ? [] : [table.risk(short)]),
  ].join(', ');

/** Somebody, or a wall, with what can be done there. */
const placeSpot = (what: string, can: readonly PossibleAction<Type>[]): string =>
  [what, ...can.map(possible)].map((s) => `${s}.`).join(' ');

function place({ tile: name, from, marks = [], gas, horror, people = [], can = [] }: CavePlace<Type>): string {
  const at = away(from) || 'here';
  const marked = marks.map((mark) => ({ flood: 'flooded', rubble: 'blocked by rubble', rope: 'with a rope' })[mark]);
  const what = name
    ? [capital(tile(name)), ...marked, ...(gas && name.startsWith('gas') ? ['gas is spreading'] : [])]
    : ['Gap'];
  const persons = people.map(({ caver, state }) => [who(caver), ...(state ? [team.states[state]] : [])].join(', '));
  return [[...what, at].join(', '), ...(horror ? ['A horror'] : []), ...persons, ...can.map(possible)]
    .map((s) => `${s}.`)
    .join(' ');
}

const en = {
  name: card.name,
  /** What the board is called. */
  board: 'The cave',
  cavers,
  kinds,
  tile,
  hazards,
  hazard,
  question,
  waiting,
  actions,
  noun,
  actionName,
  opens,
  points,
  pointsLeft: (n: number, of: number): string => `${n} of ${count(of, 'point')} left`,
  ways: (n: number): string => count(n, 'way'),
  /** In how many ways a drawn tile can be laid. */
  fits: (n: number): string => `fits ${count(n, 'way')}`,
  tooDear: (cost: number, has: number): string => `costs ${cost}, you have ${has}`,
  notPossible: (type: Type): string => `${actions[type].name} is not possible here.`,
  impossible: 'That is not possible now.',
  risk,
  odds,
  team,
  time,
  medals,
  setUp,
  place,
  spot: placeSpot,
  loadMoments: async () => (await import('./moments.ts')).default,
  table,
  /** What only dangers say: loaded with them. */
  loadDangers: async () => (await import('./dangers.ts')).default,
};

export type SubTerraWords = typeof en;
export default en;
