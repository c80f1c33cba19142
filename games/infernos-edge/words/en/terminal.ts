// What only a terminal says: the source, which the other languages must match.
import type { Action, Ask, Closing, Difficulty, Explorer, Item, Rank, Roll } from '@undercroft/infernos-edge';
import cave from '@undercroft/words/en/cave-terminal';
import { count, list } from '@undercroft/words/english';
import { capital } from '@undercroft/words/grammar';
import type { TempleKind } from '../place.ts';
import about from './about.ts';
import events from './events.ts';
import game from './index.ts';

type Type = Action['type'];
/** What is written on a tile, for 12 columns, for 8 and for 5. */
type Title = readonly [long: string, short: string, shortest?: string];

const the = (explorer: Explorer): string => `the ${game.explorers[explorer].name}`;

// ---------------------------------------------------------------- the board

/** On the board, and to be typed. */
const signs = {
  archaeologist: 'Ar',
  guide: 'Gu',
  scoundrel: 'Sc',
  aristocrat: 'At',
  foreman: 'Fo',
  sharpshooter: 'Sh',
  sapper: 'Sa',
  veteran: 'Ve',
  healer: 'He',
  priest: 'Pr',
} satisfies Record<Explorer, string>;

const titles = {
  exit: ['☼ exit', '☼ exit', '☼exit'],
  crossroads: ['crossroads', 'entrance', 'cross'],
  wing: ['wing', 'wing'],
  normal: ['', ''],
  journal: ['journal', 'journal', 'journ'],
  bridge: ['═ bridge', '═ bridge', 'bridg'],
  key: ['key chamber', 'key room', 'keyrm'],
  lava: ['~ lava', '~ lava', '~lava'],
  spike: ['▲ spikes', '▲ spikes', '▲spik'],
  dart: ['» darts', '» darts', '»dart'],
  guardian: ['guardian', 'guardian', 'guard'],
  sanctum: ['sanctum', 'sanctum', 'sanct'],
  ledge: ['ledge', 'ledge'],
  burnt: ['≈ burnt ≈', '≈burnt≈', 'burnt'],
  shored: ['shored up', 'shored', 'shor.'],
  shoredRubble: ['shored ▓▓▓', 'shored▓▓', 'sho▓▓'],
} satisfies Record<Exclude<TempleKind, 'ruin'> | 'burnt' | 'shored' | 'shoredRubble', Title>;

const board = {
  signs,
  titles: titles as Readonly<Record<keyof typeof titles, Title>>,
  ruin: (number: string): Title => [`ruin ${number}`, `ruin ${number}`, `ruin${number}`],
  rubble: (number: string): Title => [`rubble ${number}`, `▓▓▓ ${number}`],
  /** A key that lies on a tile. */
  key: 'key',
  /** In lists. */
  marks: { rubble: 'rubble', shored: 'shored up', burnt: 'burnt' },
  guardians: (n: number): string => (n === 1 ? 'guardian' : count(n, 'guardian')),
  artifact: 'artifact',
};

/** Places with a name of their own: in lists, and in sentences. */
const landmarks = {
  crossroads: { name: 'crossroads', label: 'the crossroads' },
  exit: { name: 'exit', label: 'the exit' },
};

const legend = {
  acting: 'acting, 3 health',
  holds: (key: string, artifact: string): string => `${key} holds a key, ${artifact} the artifact`,
  downed: 'downed',
  guardian: (waiting: string, acting: string, done: string): string =>
    `${waiting} guardian, ${acting} acting, ${done} done`,
  key: 'a key lies here',
  artifact: 'the artifact',
  choice: 'choice 3',
  danger: 'choice 3, which you may regret',
  signs: [
    '? not explored yet',
    '━ wall, ─ opening against a wall',
    '* blown open',
    '▓ rubble',
    '≈ burnt',
    '┊ edge of the temple',
  ] as readonly string[],
};

/** The state of the expedition in a narrow terminal. */
const brief = {
  volcano: (n: number): string => `volcano ${n}`,
  erupted: 'erupted',
  bag: (n: number, keys: number): string => (keys === 0 ? `bag ${n}` : `bag ${n} (${count(keys, 'key')})`),
  guardians: (n: number): string => `guardians ${n}`,
};

// ---------------------------------------------------------------- what may be typed

const typed = {
  /** Besides the action's name; three letters will do where they fit only one. */
  actions: {} as Readonly<Partial<Record<Type, readonly string[]>>>,
  items: { key: ['key'], artifact: ['artifact'] } as Readonly<Record<Item, readonly string[]>>,
  /** Words that mean nothing by themselves: 'pick up the key'. */
  fillers: ['up', 'down', 'the', 'a', 'at', 'to', 'from'] as readonly string[],
  /** The forms that the name of an explorer takes. */
  forms: (_name: string): readonly string[] => [],
};

const examples = {
  place: '1E 2S',
  placeHelp:
    'steps from the crossroads; also s, east, Healer; with an action: explore s, heal healer, pick up key, end',
};

// ---------------------------------------------------------------- questions and choices

const rolls = {
  attack: 'the attack',
  spike: 'the spikes',
  collapse: 'the ruins',
  hazard: 'hazards',
} satisfies Record<Roll, string>;

/** Where the players draw and roll themselves. */
const chance = {
  tile: (explorer: Explorer): string => `Which tile does ${the(explorer)} draw?`,
  die: (explorer: Explorer, why: Roll): string => `What does ${the(explorer)} roll for ${rolls[why]}?`,
  hazard: (explorer: Explorer): string => `What does ${the(explorer)} roll for hazards?`,
};

const notes = {
  unspent: (points: number): string => `${count(points, 'point')} unused`,
  luck: (tokens: number): string => `${count(tokens, 'luck token')} left`,
  /** Of somebody else. */
  standsAt: (place: string): string => `stands at ${place}`,
  guardians: 'then guardians act twice',
  lava: 'then lava spreads twice',
};

const forecast = {
  head: (dice: number): string =>
    dice === 1
      ? 'If you end your turn now, you roll one hazard die.'
      : 'If you end your turn now, you roll two hazard dice.',
  nothing: 'nothing happens.',
  /** What somebody has to decide first. */
  open: {
    wake: 'A guardian wakes on one of several spaces that are equally near.',
    guardian: 'All guardians act, in the order that the lead explorer chooses.',
    victim: 'A guardian attacks somebody whom the lead explorer chooses.',
    path: 'A guardian comes closer, on a way that the lead explorer chooses.',
  } as Readonly<Partial<Record<Ask, string>>>,
  /** 'On 1–3: The ruin …' */
  onRoll: (faces: string, what: string): string => `On ${faces}: ${what}`,
};

/** How games end, for counting. */
const endings = {
  legendary: 'legendary: everyone got out with the artifact',
  gold: 'gold: the artifact is out, one explorer is lost',
  silver: 'silver: the artifact is out, two explorers are lost',
  bronze: 'bronze: the artifact is out, three or more explorers are lost',
  forgotten: 'forgotten: the artifact stayed in the temple',
} satisfies Record<Rank, string>;

// ---------------------------------------------------------------- set-up

const pitch: readonly (readonly string[])[] = [
  [
    'Inferno’s Edge: your team looks for an artifact in a temple under a volcano, and wants to get out alive.',
    'You win or lose together.',
  ],
  [
    'Each turn gives an explorer 2 points: explore, move, heal, attack or handle an item for 1, run or dig for 2. Exerting costs 1 health for a third point.',
    'Find three keys and empty the bag: then the sanctum opens, as deep in the temple as it fits. Put the keys down there, take the artifact and carry it to the exit.',
  ],
  [
    'Every turn ends with a hazard die: stumble, lava, collapse, trap, wake or activate. After each round the guardians act twice, and the eruption comes closer.',
    'Once somebody holds the artifact, everything goes twice as fast. After the eruption, lava spreads from the sanctum to the entrance.',
    'Legendary if everyone gets out with the artifact, gold if one explorer is lost, silver if two, bronze if more; without it you are forgotten.',
  ],
];

const flags = {
  explorers: (names: readonly string[]): string => `three to six in turn order, of ${list(names)}`,
  players: 'how many players, 1 to 6 (default: 1)',
  size: 'how many explorers, 3 to 6, where none are named (default: 4)',
  difficulty: 'beginner, normal, advanced or expert (default: normal)',
  lead: 'who goes first and decides for the guardians (default: the first explorer)',
  variant:
    'first-edition, or second-edition: a collapse costs 5 health, rerolls are paid with health (default: first-edition)',
  closing:
    'strict: keys discarded with the bag are lost, and the game with them; crossroads or ledge (house rules): they are laid there (default: strict)',
};

const questions = {
  players: 'How many players?',
  alone: 'you lead three to six explorers',
  two: 'two explorers each',
  more: 'one explorer each',
  size: 'How many explorers do you lead?',
  sizes: {
    3: 'three: fewer hands, more rounds',
    4: 'four: good for a first game',
    5: 'five: more hands, fewer rounds',
    6: 'six: most hands, fewest rounds',
  },
  difficulty: 'How difficult? The rounds until the volcano can erupt:',
  team: 'Which team?',
  steady: 'A steady team',
  edition: 'Which edition?',
  first: 'First edition: a collapse costs 6 health, and the Archaeologist has three luck tokens to reroll',
  closing: 'If no tile in the bag fits any more, what becomes of the keys in it?',
};

interface ChosenOptions {
  readonly players: number;
  readonly team: readonly Explorer[];
  readonly difficulty: Difficulty;
  readonly lead?: Explorer | undefined;
  readonly isSecond: boolean;
  readonly closing?: Closing | undefined;
}

/** '2 players, Guide and Healer, normal difficulty, led by the Healer'. */
function options({ players, team, difficulty, lead, isSecond, closing = 'strict' }: ChosenOptions): string {
  const { difficulties, second, closings } = game.setUp;
  return [
    count(players, 'player'),
    list(team.map((explorer) => game.explorers[explorer].name)),
    `${difficulties[difficulty].name.toLowerCase()} difficulty`,
    ...(lead ? [`led by ${the(lead)}`] : []),
    ...(isSecond ? [second.name.toLowerCase()] : []),
    ...(closing === 'strict' ? [] : [closings[closing].name.toLowerCase()]),
  ].join(', ');
}

const errors = {
  size: '--size and --explorers contradict each other: use --size only where you name nobody.',
  explorer: (name: string, known: readonly string[]): string => `There is no explorer ${name}. Known: ${list(known)}.`,
  players: '--players takes a number from 1 to 6.',
};

const quest = {
  keys: (found: number): string => `${found} of 3 keys found`,
  placed: (n: number): string => `${n} of 3 keys on the sanctum`,
  artifact: 'Pick up the artifact',
  carried: (explorer: Explorer): string => `${capital(the(explorer))} has the artifact`,
  out: 'The artifact is safely out',
  lost: 'The artifact is lost',
};

const en = {
  /** What the page says on request, and of what happens. */
  about,
  events,
  quest,
  cave,
  board,
  landmarks,
  legend,
  brief,
  typed,
  examples,
  chance,
  notes,
  forecast,
  endings: endings as Readonly<Record<Rank, string>>,
  /** Everybody, as those who win together. */
  team: 'The team',
  setUp: { pitch, flags, questions, options, errors },
};

export type TerminalWords = typeof en;
export default en;
