// Inferno's Edge in English: the source, which the other languages must match.

import type { InputError } from '@undercroft/engine';
import type {
  Action,
  Ask,
  Closing,
  Difficulty,
  End,
  Explorer,
  Face,
  InfernosEdgeEnding,
  Item,
  Rank,
  SetupErrorKind,
  Snapshot,
  Source,
} from '@undercroft/infernos-edge';
import type { Shape, TargetDetails } from '@undercroft/words/cave/targets';
import { addressed, away, count, countWord, either, inAll, list, numberWord, verb } from '@undercroft/words/english';
import {
  capital,
  type MarkedText,
  type Named,
  numbersIn,
  type Odds,
  type QuestionText,
  reduced,
} from '@undercroft/words/grammar';
import { type Places, readTile } from '@undercroft/words/places';
import type { PlaceAction, TempleKind, TemplePlace } from '../place.ts';
import { card } from './card.ts';

type Type = Action['type'];
type Side = Extract<Action, { readonly type: 'move' }>['to'];

// ---------------------------------------------------------------- names

const explorers = {
  archaeologist: { name: 'Archaeologist', does: 'Draws two tiles and places one. May reroll her dice.' },
  guide: { name: 'Guide', does: 'Walks over rubble. Reveals up to two tiles at once.' },
  scoundrel: { name: 'Scoundrel', does: 'Sprints. Keeps everyone on the same space safe from traps.' },
  aristocrat: { name: 'Aristocrat', does: 'Sends others ahead. Places a journal tile in any gap, three times.' },
  foreman: { name: 'Foreman', does: 'Digs for 1 point. Shores up dangerous tiles, four times.' },
  sharpshooter: { name: 'Sharpshooter', does: 'Reveals tiles and shoots guardians up to 3 spaces away.' },
  sapper: { name: 'Sapper', does: 'Throws grenades at guardians. Blows open walls, three times.' },
  veteran: { name: 'Veteran', does: 'Very tough. Destroys guardians without rolling.' },
  healer: { name: 'Healer', does: 'Heals from a distance. Recovers on a stumble, even when downed.' },
  priest: { name: 'Priest', does: 'Heals anyone in sight and destroys guardians anywhere, for 3 points.' },
} satisfies Record<Explorer, Named>;

export const who = (explorer: Explorer): string => explorers[explorer].name;
export const the = (explorer: Explorer): string => `the ${who(explorer)}`;

const shapes = { X: 'crossing', T: 'fork', L: 'bend', I: 'corridor', D: 'dead end' } satisfies Record<Shape, string>;

const kinds = {
  exit: { name: 'Exit' },
  crossroads: { name: 'Crossroads' },
  wing: { name: 'Wing' },
  normal: { name: 'Plain' },
  journal: { name: 'Journal' },
  bridge: { name: 'Bridge' },
  key: { name: 'Key chamber' },
  lava: { name: 'Lava' },
  spike: { name: 'Spike trap' },
  dart: {
    name: 'Dart trap',
  },
  ruin: { name: 'Ruin' },
  guardian: { name: 'Guardian' },
  sanctum: { name: 'Sanctum' },
  ledge: { name: 'Sanctum ledge' },
} satisfies Record<TempleKind, Pick<Named, 'name'>>;

/** 'lava fork', 'straight corridor', 'ruin 3', 'spike trap'. */
export function tile(name: string): string {
  const { kind, shape, number } = readTile<TempleKind>(name);
  const form = shapes[shape as Shape];
  switch (kind) {
    case 'normal':
      return shape === 'I' ? `straight ${form}` : form;
    case 'lava':
      return `lava ${form}`;
    case 'guardian':
      return `guardian ${form}`;
    case 'ruin':
      return `ruin ${number}`;
    case 'wing':
      return shape === 'D' ? 'wing guardian space' : 'wing';
    case 'journal':
      return 'journal tile';
    default:
      return kinds[kind].name.toLowerCase();
  }
}
export const theTile = (name: string): string => (name.startsWith('ruin') ? tile(name) : `the ${tile(name)}`);

export const items = { key: 'a key', artifact: 'the artifact' } satisfies Record<Item, string>;
export const theItem = (item: Item): string => `the ${item}`;

export const faces = {
  stumble: { name: 'Stumble', does: 'The roller loses 1 health if they exerted this turn.' },
  lava: {
    name: 'Lava',
    does: 'Everyone on a lava tile loses 1 health. At 0 the volcano erupts; after that, lava spreads.',
  },
  collapse: { name: 'Collapse', does: 'A number die picks the ruin that collapses, unless rubble fills it already.' },
  trap: { name: 'Trap', does: 'Spikes under the roller go off, and so do darts under or next to them.' },
  wake: { name: 'Wake', does: 'A guardian wakes on the guardian space nearest to the roller.' },
  activate: { name: 'Activate', does: 'Every guardian acts once.' },
} satisfies Record<Face, Named>;

export const face = (which: number | Face): string => (typeof which === 'number' ? String(which) : faces[which].name);
/** The die that shows it: 'the 3', '“wake”'. */
export const dieWith = (which: number | Face): string =>
  typeof which === 'number' ? `the ${which}` : `“${faces[which].name.toLowerCase()}”`;

export const sources = {
  exerting: 'exertion',
  luck: 'the reroll',
  'running-away': 'running away',
  spike: 'the spikes',
  dart: 'the darts',
  lava: 'the lava',
  collapse: 'the collapse',
  stumble: 'a stumble',
  guardian: 'a guardian',
  grenade: 'the grenade',
} satisfies Record<Source, string>;

/** What is paid for rather than suffered. */
const prices: Partial<Record<Source, string>> = {
  exerting: 'by exerting',
  luck: 'for a reroll',
  'running-away': 'by running away',
};

/** 'to the lava', 'by exerting'. */
export const because = (source: Source): string => prices[source] ?? `to ${sources[source]}`;

// ---------------------------------------------------------------- what happens

const LANDMARKS: Partial<Record<TempleKind, string>> = {
  exit: 'at the exit',
  crossroads: 'at the crossroads',
  sanctum: 'at the sanctum',
  ledge: 'on the sanctum ledge',
};

/** Seen from `of`, who goes without saying where they are who acts. */
export const where = ({ from, name, label, of: anchor }: Places<Explorer>, cell: string, actor?: Explorer): string => {
  const of = anchor === actor ? undefined : anchor;
  const landmark = LANDMARKS[(name(cell)?.split(' ')[0] ?? '') as TempleKind];
  if (label) return landmark ?? `at ${label(cell)}`;
  return landmark ?? (away(from(cell), of && the(of)) || (of ? `where ${the(of)} is` : 'here'));
};

// ---------------------------------------------------------------- questions

/** What chance decides is asked of nobody. */
type Asking = Exclude<Ask, 'nothing' | 'tile' | 'die' | 'hazard'>;
type Question = (position: Snapshot) => readonly [asked: string, note?: string | undefined];

export const shown = ({ roll }: Snapshot): string => {
  const all = (roll?.faces ?? []).flatMap((one) => (one === null ? [] : [face(one).toLowerCase()]));
  return `The ${verb(all.length, 'die shows', 'dice show')} ${list(all)}.`;
};

const questions = {
  over: () => ['the expedition is over.'],
  action: ({ actor }) => [`what will ${the(actor)} do?`],
  crawl: ({ actor }) => [`where does ${the(actor)} crawl?`, 'Downed explorers can only crawl one space.'],
  commanded: ({ actor, active }) => [
    `where does ${the(actor)} go?`,
    `On command of ${the(active)}: one move, or stay.`,
  ],
  chain: ({ actor, chain }) => [
    `where does ${the(actor)} go next?`,
    `Up to ${countWord(chain, 'more move', 'more moves')}.`,
  ],
  illuminate: ({ actor }) => [`where does ${the(actor)} reveal another tile?`, 'You can also stop here.'],
  choose: ({ actor }) => [`which of the two tiles does ${the(actor)} place?`, 'The other goes back into the bag.'],
  place: ({ actor, reveal }) => [`how does ${the(actor)} lay ${reveal?.hand ? theTile(reveal.hand) : 'the tile'}?`],
  sanctum: () => ['where does the sanctum open?', 'These places are equally deep.'],
  luck: (position) => [`does ${the(position.actor)} reroll?`, shown(position)],
  first: (position) => [`which hazard comes first?`, shown(position)],
  wake: () => ['where does the guardian wake?', 'These guardian spaces are equally near.'],
  guardian: () => ['which guardian acts next?', 'The order makes a difference.'],
  victim: () => ['who takes the blow?', 'The guardian strikes one of these for 1 health.'],
  path: () => ['which way does the guardian go?', 'These ways are equally short.'],
} satisfies Record<Asking, Question>;

function question(position: Snapshot, player?: string): QuestionText {
  const [asked, note] = (questions[position.asks as Asking] as Question | undefined)?.(position) ?? [''];
  const text = addressed(player, asked);
  return note ? { text, note } : { text };
}

function waiting({ asks, actor }: Snapshot, player: string): string {
  if (asks === 'sanctum') return `${player} decides where the sanctum opens`;
  if (asks === 'guardian' || asks === 'victim' || asks === 'path') return `${player} decides for the guardians`;
  return `${capital(the(actor))} is thinking`;
}

// ---------------------------------------------------------------- actions

export const actions = {
  reveal: { name: 'Reveal' },
  explore: { name: 'Explore' },
  move: { name: 'Move' },
  run: { name: 'Run' },
  heal: { name: 'Heal' },
  'pick-up': { name: 'Pick up' },
  take: { name: 'Take' },
  give: { name: 'Give' },
  'put-down': { name: 'Put down' },
  attack: { name: 'Attack' },
  dig: { name: 'Dig' },
  illuminate: { name: 'Illuminate' },
  sprint: { name: 'Sprint' },
  command: { name: 'Command' },
  research: { name: 'Research' },
  excavate: { name: 'Excavate' },
  'shore-up': { name: 'Shore up' },
  scope: { name: 'Scope' },
  shoot: { name: 'Shoot' },
  grenade: { name: 'Grenade' },
  demolish: { name: 'Demolish' },
  annihilate: { name: 'Annihilate' },
  brace: { name: 'Brace' },
  mend: { name: 'Mend' },
  revive: { name: 'Revive' },
  purify: { name: 'Purify' },
  exert: { name: 'Exert' },
  end: { name: 'End turn' },
  stop: { name: 'Stop here' },
  decline: { name: 'Stay here' },
  choose: { name: 'Take this tile' },
  place: { name: 'Lay the tile' },
  sanctum: { name: 'Open it here' },
  reroll: { name: 'Reroll' },
  keep: { name: 'Keep the roll' },
  first: { name: 'This one first' },
  wake: { name: 'Wake it here' },
  guardian: { name: 'Activate this one' },
  victim: { name: 'Takes the blow' },
  path: { name: 'Send it this way' },
} satisfies Record<Type, Pick<Named, 'name'>>;

/** Where what was done is not called as its button: 'Undo Tile'. */
const nouns: Partial<Record<Type, string>> = {
  stop: 'Stop',
  decline: 'Stay',
  place: 'Tile',
  choose: 'Choice',
  sanctum: 'Choice',
  keep: 'Choice',
  first: 'Choice',
  wake: 'Choice',
  guardian: 'Choice',
  victim: 'Choice',
  path: 'Choice',
};

const noun = (type: Type): string => nouns[type] ?? actions[type].name;

/** Of a tile as it would lie: 'open north and east'. */
export const opens = (sides: NonNullable<TargetDetails['openings']>): string => `open ${list(sides)}`;

/** What the committing button says: 'Explore north', 'Heal the Veteran'. */
function actionName(action: Action, { places: p, openings = [], tile: taken }: TargetDetails = {}): string {
  const { name } = actions[action.type];
  switch (action.type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'sprint':
    case 'illuminate':
    case 'grenade':
    case 'demolish':
      return `${name} ${action.to}`;
    case 'path':
      return `Send it ${action.to}`;
    case 'dig':
    case 'excavate':
      return `${name} ${action.at}`;
    case 'heal':
    case 'command':
    case 'mend':
    case 'revive':
      return `${name} ${the(action.explorer)}`;
    case 'victim':
      return `${capital(the(action.explorer))} takes the blow`;
    case 'pick-up':
      return `${name} ${theItem(action.item)}`;
    case 'take':
      return `Take it from ${the(action.from)}`;
    case 'give':
      return `Give it to ${the(action.to)}`;
    case 'place':
      return `Lay it, ${opens(openings)}`;
    case 'choose':
      return `Take ${theTile(taken ?? action.tile)}`;
    case 'reroll':
      return `Reroll ${dieWith(action.face)}`;
    case 'first':
      return `${face(action.face)} first`;
    case 'research':
    case 'scope':
    case 'shoot':
    case 'purify':
    case 'wake':
    case 'guardian':
      return p ? `${name}, ${where(p as Places<Explorer>, action.at)}` : name;
    case 'sanctum':
      return p ? `${name}, ${action.to} of the space ${where(p as Places<Explorer>, action.at)}` : name;
    default:
      return name;
  }
}

const points = (n: number): string => (n === 0 ? 'free' : count(n, 'point'));

// ---------------------------------------------------------------- risks and odds

export interface Harm {
  readonly source: Source;
  readonly amount: number;
  readonly downs: boolean;
  readonly odds?: Odds;
  readonly whose?: Explorer;
}

type Whose = Harm['whose'];

/** 'you, the Healer and the Guide lose 1 health each to the lava'; undefined is you. */
export function losing(whom: readonly Whose[], { amount, downs, source }: Partial<Harm>): string {
  const isMany = whom.length > 1;
  const isOne = !isMany && whom[0] !== undefined;
  const loses = `${list(whom.map((one) => (one ? the(one) : 'you')))} ${isOne ? 'loses' : 'lose'}`;
  const why = source ? ` ${because(source)}` : '';
  return `${loses} ${amount} health${isMany ? ' each' : ''}${why}${downs ? ` and ${isOne ? 'is' : 'are'} downed` : ''}`;
}

/** In figures that can be imagined. */
export const chanceOf = (odds: Odds): string =>
  reduced(odds).of > 99 ? `about 1 in ${Math.round(odds.of / odds.n)}` : inAll(odds);

/** '1 in 6: you lose 1 health to the lava and are downed.' */
export function harm({ odds: chance, whose, ...more }: Harm, whom: readonly Whose[] = [whose]): string {
  return capital(`${chance ? `${chanceOf(chance)}: ` : ''}${losing(whom, more)}.`);
}

const risk = {
  short: ({ amount, odds: chance, whose }: Harm): string =>
    `${chance ? `${chanceOf(chance)}: ` : ''}${whose ? `${who(whose)} loses ${amount}` : `lose ${amount} health`}`,
  harm,
  forGood: (explorer: Explorer): string => `${capital(the(explorer))} leaves for good: there is no way back.`,
  forgotten: (ended: Ended): string => `You lose the game. ${why(ended)}`,
};

/** What the plate at a place says before something is risked. */
const danger = {
  source: (source: Source): string => capital(sources[source]),
  titles: {
    keys: 'Keys lost',
    lost: 'The game is lost',
    leaving: 'No way back',
    fire: 'Lava',
    needed: 'Somebody needs you',
  },
  certain: 'certain',
  thisRound: 'this round',
  odds: chanceOf,
  /** At the place: '1 in 2: lose 3', '−2'. */
  tag: ({ amount, odds: chance, whose }: Harm): string =>
    chance ? `${chanceOf(chance)}: lose ${amount}` : `${whose ? `${who(whose)} ` : ''}−${amount}`,
  strikes: (whom: Whose, n: number): string =>
    `If nobody else moves, guardians strike ${whom ? the(whom) : 'you'} for ${n} health at the end of this round.`,
  strikesShort: (whom: Whose, n: number): string => `guardians strike${whom ? ` ${the(whom)}` : ''}: −${n}`,
  strikesTag: (n: number): string => `attacks −${n}`,
  burns: 'Lava floods this space at the end of this round and kills everyone on it.',
  burnsTag: { first: 'burns first', second: 'burns too' },
  noReturn: 'no way back',
  /** Why a turn should not end yet; undefined is you. */
  needed: {
    down: (whom: Whose): string =>
      `${whom ? capital(the(whom)) : 'You'} ${whom ? 'is' : 'are'} down, and you can still help.`,
    hunted: (whom: Whose): string =>
      `A guardian is about to strike ${whom ? the(whom) : 'you'}, and you can still prevent it.`,
    burning: (whom: Whose): string =>
      `Lava is about to flood ${whom ? `${the(whom)}’s` : 'your'} space, and you can still do something about it.`,
  },
  neededShort: (whom: Whose, left: number): string =>
    `${whom ? `${capital(the(whom))} needs you` : 'you are in danger'}: ${count(left, 'point')} left`,
  endAnyway: 'End anyway',
};

/** What becomes of a bag with keys in it (IE-MAP-4). */
export function discarded(keys: number, rule: Closing): string {
  const them = keys === 1 ? 'the key' : `the ${numberWord(keys)} keys`;
  return `the bag would be discarded ${
    rule === 'strict'
      ? `with ${countWord(keys, 'key')} in it, and the game would be lost.`
      : `and ${them} in it ${rule === 'ledge' ? 'placed on the sanctum' : 'laid on the crossroads'}.`
  }`;
}

const closing = {
  short: (keys: number): string => `${count(keys, 'key')} lost`,
  discards: (keys: number, rule: Closing): string => `No tile in the bag fits here. ${capital(discarded(keys, rule))}`,
  traps: (keys: number, rule: Closing): string =>
    `After this, no tile in the bag fits any gap. ${onReveal(keys, rule)}`,
  trapped: (keys: number, rule: Closing): string => `No tile in the bag fits any gap. ${onReveal(keys, rule)}`,
  oneGap: (keys: number, rule: Closing): string =>
    `Only one gap is left, with ${countWord(keys, 'key')} still in the bag. Should no tile fit there, ${discarded(keys, rule)}`,
  confirm: { discards: 'Discard the bag', traps: 'Lay it and seal the temple' },
};

const onReveal = (keys: number, rule: Closing): string =>
  `Unless another gap opens before the next reveal, ${discarded(keys, rule)}`;

// ---------------------------------------------------------------- the team and the time

export const team = {
  title: 'Team',
  leads: 'lead explorer',
  states: {
    acting: 'acting',
    next: 'next',
    done: 'done',
    waiting: 'waiting',
    inside: 'in the temple',
    downed: 'downed',
    braced: 'braced',
    escaped: 'out',
    dead: 'dead',
  },
  holds: (item: Item): string => `holds ${items[item]}`,
  health: (now: number, full: number): string => `${now} of ${full} health`,
  uses: (n: number): string => (n === 0 ? 'used up' : `${n} left`),
  /** What is left of it is counted on the Archaeologist's card. */
  luck: 'Luck',
  quiet: (lead: Explorer): string => `The temple is quiet. ${capital(the(lead))} goes first.`,
};

/** What stands around the board. */
const table = {
  items: { name: 'Items' },
  /** Why no action can be taken while a question is open. */
  answerFirst: (question: string): string => `First answer this: ${question}`,
  /** At a place: 'Explore · 1'. */
  tag: (type: Type, cost: number): string => (cost > 0 ? `${actions[type].name} · ${cost}` : actions[type].name),
  steps: (n: number): string => count(n, 'step'),
  /** 'Run, 3 steps' */
  walk: (type: Type, n: number): string => `${actions[type].name}, ${count(n, 'step')}`,
  goal: {
    keys: (found: number, hidden: number, tiles: number): GoalText => [
      'Find the keys',
      `*${found}* found, *${hidden}* in the bag of ${count(tiles, 'tile')}`,
    ],
    sanctum: (tiles: number): GoalText => [
      'Open the sanctum',
      `empty the bag, *${tiles}* ${verb(tiles, 'tile', 'tiles')} left`,
    ],
    bring: (placed: number): GoalText => ['Bring the keys to the sanctum', `*${placed}* of 3 in place`],
    take: (nearest: Explorer | undefined, steps: number): GoalText => [
      'Take the artifact',
      nearest ? `${who(nearest)}, *${steps}* ${verb(steps, 'space', 'spaces')} away` : 'Nobody can reach it',
    ],
    carry: (explorer: Explorer, steps: number | undefined): GoalText => [
      'Carry out the artifact',
      steps === undefined
        ? `${who(explorer)}, *cut off* from the exit`
        : `${who(explorer)}, *${steps}* ${verb(steps, 'space', 'spaces')} from the exit`,
    ],
    leave: (inside: number): GoalText => ['Get everyone out', `*${inside}* still in the temple`],
    lost: (): GoalText => ['The artifact is lost', ''],
  },
  upcoming: {
    dice: (n: number): MarkedText =>
      n === 1 ? 'Each turn ends with a *hazard die*' : 'Each turn ends with *2 hazard dice*',
    guardians: (n: number): MarkedText => `Then *${count(n, 'guardian')}* ${verb(n, 'acts', 'act')}, twice`,
    volcano: (n: number): MarkedText => `Then the volcano takes *${countWord(n, 'step')}*`,
    lava: 'Then lava spreads *twice*',
    erupts: 'The next *lava* roll wakes the volcano',
  },
  ending: {
    points: (n: number): string => `${count(n, 'point')} left`,
    dice: (n: number): string => (n === 1 ? 'then a hazard die' : `then ${n} hazard dice`),
    /** Under what ends only a run, a command or a second reveal. */
    goesOn: 'the turn goes on',
  },
  chips: { key: 'key', artifact: 'artifact' },
  exit: (steps: number | undefined): string => (steps === undefined ? 'Exit' : `Exit · ${count(steps, 'step')}`),
  /** At the edge of the board: 'Healer · 3 steps'. */
  away: (name: string, steps: number | undefined): string =>
    steps === undefined ? name : `${name} · ${count(steps, 'step')}`,
  guardian: 'Guardian',
};

type GoalText = readonly [title: string, text: MarkedText];

export const time = {
  round: (n: number): string => `Round ${n}`,
  volcano: (n: number): string =>
    n === 0 ? 'The volcano erupts on the next lava roll' : `${count(n, 'step')} until the volcano can erupt`,
  /** Behind the number. */
  steps: (n: number): string => verb(n, 'step to eruption', 'steps to eruption'),
  pace: 'two a round',
  /** In the bar. */
  erupting: 'Erupting',
  erupted: 'Erupted: lava spreads twice a round and on every lava roll',
};

// ---------------------------------------------------------------- the end

export const ranks = {
  legendary: 'Legendary',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  forgotten: 'Forgotten',
} satisfies Record<Rank, string>;

export const ends = {
  'temple-empty': 'Nobody is left in the temple.',
  'all-downed': 'Everyone is downed.',
  'artifact-burnt': 'The artifact burns.',
  'key-left': 'A key leaves the temple, so the artifact stays hidden.',
  'entrance-burnt': 'The entrance burns before the artifact is out.',
  'nobody-to-carry': 'Nobody is left to carry the artifact out.',
  eruption: 'The volcano erupts before the artifact is off the sanctum.',
} satisfies Record<Exclude<End, 'keys-lost'>, string>;

/** How the game ended; `keys` were discarded with the bag. */
interface Ended {
  readonly end: End;
  readonly keys?: number | undefined;
}

export const why = ({ end: how, keys = 0 }: Ended): string =>
  how === 'keys-lost'
    ? `The bag is discarded with ${countWord(keys, 'key')} in it, so the sanctum can never be unlocked.`
    : ends[how];

/** 'You got the artifact out. The Healer is lost.' The team is counted where its size is known. */
function result({ how, lost, out }: InfernosEdgeEnding, size?: number): string {
  const artifact = how === 'forgotten' ? 'The artifact stays in the temple.' : 'You got the artifact out.';
  if (lost.length === 0) return `${artifact} All${size ? ` ${numberWord(size)}` : ''} of you are safe.`;
  if (out.length === 0) return `${artifact} Nobody made it out.`;
  return `${artifact} ${capital(list(lost.map(the)))} ${verb(lost.length, 'is', 'are')} lost.`;
}

export const end = {
  ranks,
  result,
  why,
  health: (n: number): string => `${n} health`,
  dead: 'died in the lava',
  leftInside: 'left in the temple',
  downed: (source: Source): string => `downed by ${sources[source]}`,
};

// ---------------------------------------------------------------- set-up

const difficulties = {
  beginner: { name: 'Beginner', does: 'time to look around' },
  normal: { name: 'Normal', does: 'good for a first game' },
  advanced: { name: 'Advanced', does: 'no time for detours' },
  expert: { name: 'Expert', does: 'hardly any time at all' },
} satisfies Record<Difficulty, Named>;

function wrongSeats({ expected }: InputError): string {
  const numbers = numbersIn(expected);
  const players = numbers.at(-1) ?? 0;
  const each = either(numbers.slice(0, -1).map(numberWord));
  return players === 1
    ? `On your own you lead ${each} explorers. Add or remove some.`
    : `With ${numberWord(players)} players, each leads ${each}. Add or remove explorers, or change the number of players.`;
}

const faults = {
  'wrong-team-size': () => 'Three to six explorers take part. Add or remove some.',
  'explorer-twice': ({ received }) => `The ${who(received as Explorer)} is already in the team. Choose somebody else.`,
  'empty-seat': () => 'One player has no explorer. Add one, or play with fewer players.',
  'wrong-seats': wrongSeats,
  'not-in-the-team': ({ received }) =>
    `The ${who(received as Explorer)} is not in the team and cannot lead it. Choose somebody who is.`,
} satisfies Record<SetupErrorKind, (fault: InputError) => string>;

const setUp = {
  title: 'Who goes in?',
  explorers: 'Explorers',
  chosen: (n: number): string => `${n} chosen; you need three to six`,
  time: 'Difficulty',
  difficulties,
  rounds: (n: number, difficulty: Difficulty): string => `${count(n, 'round')}, ${difficulties[difficulty].does}`,
  lead: { name: 'Lead explorer', does: 'goes first every round and decides for the guardians' },
  second: { name: 'Second edition', does: 'a collapse costs 5 health, and the Archaeologist pays health to reroll' },
  closing: 'Closing the temple',
  closings: {
    strict: { name: 'Strict', does: 'a key discarded with the bag loses the game' },
    crossroads: { name: 'Merciful closing, crossroads', does: 'house rule: discarded keys are laid on the crossroads' },
    ledge: { name: 'Merciful closing, ledge', does: 'house rule: discarded keys are already on the sanctum' },
  } satisfies Record<Closing, Named>,
  teams: {
    good: { name: 'A good team', does: 'among the best when bots played every team' },
    armed: { name: 'A fighting team', does: 'for those who would rather fight' },
    swift: { name: 'A fast team', does: 'fast in, fast out' },
  },
  begin: 'Enter the temple',
  fault: (fault: InputError): string | undefined =>
    (faults as Record<string, (fault: InputError) => string>)[fault.kind]?.(fault),
};

// ---------------------------------------------------------------- a place, for screen readers

/** 'Explore, 1 point, risk: 1 in 20: lose 3 health'; an answer to a question has no price. */
const ability = ({ name, points: price, risk: short }: PlaceAction): string =>
  [name, ...(price > 0 ? [points(price)] : []), ...(short ? [`risk: ${short}`] : [])].join(', ');

/** Somebody or something that can be touched itself: 'Healer, 1 of 3 health. Heal, 1 point.' */
const touched = (name: string, can: readonly PlaceAction[]): string =>
  [name, ...can.map(ability)].map((s) => `${s}.`).join(' ');

export function place(spotted: TemplePlace): string {
  const { tile: name, from, marks = [], keys = 0, artifact, guardians = 0, burnsNext, people = [], can = [] } = spotted;
  const at = away(from) || 'your space';
  const marked = marks.map((mark) => ({ rubble: 'blocked by rubble', shored: 'shored up', burnt: 'under lava' })[mark]);
  const what = name ? [capital(tile(name)), ...marked] : ['Gap'];
  const things = [
    ...(keys > 0 ? [capital(countWord(keys, 'key'))] : []),
    ...(artifact ? ['The artifact'] : []),
    ...(guardians > 0 ? [capital(countWord(guardians, 'guardian'))] : []),
    ...(burnsNext ? ['Burns next'] : []),
    ...people.map(({ explorer, state }) => [who(explorer), ...(state ? [team.states[state]] : [])].join(', ')),
    ...can.map(ability),
  ];
  return [[...what, at].join(', '), ...things].map((s) => `${s}.`).join(' ');
}

const en = {
  name: card.name,
  /** What the board is called. */
  board: 'The temple',
  explorers,
  kinds,
  tile,
  faces,
  face,
  items,
  question,
  waiting,
  actions,
  noun,
  /** A downed explorer's turn. */
  crawl: { move: 'Crawl', end: 'Stay here', towards: (side: Side): string => `Crawl ${side}` },
  actionName,
  opens,
  points,
  pointsLeft: (n: number, of: number): string => `${n} of ${count(of, 'point')} left`,
  /** In how many ways a drawn tile can be laid. */
  fits: (n: number): string => `fits ${count(n, 'way')}`,
  tooDear: (cost: number, has: number): string => `costs ${cost}, you have ${has}`,
  notPossible: (type: Type): string => `${actions[type].name} is not possible.`,
  impossible: 'That is not possible now.',
  away,
  risk,
  danger,
  closing,
  team,
  table,
  time,
  end,
  setUp,
  place,
  touched,
  loadMoments: async () => (await import('./moments.ts')).default,
};

export type InfernosEdgeWords = typeof en;
export default en;
