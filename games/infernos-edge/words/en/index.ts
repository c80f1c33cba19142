// Inferno's Edge in English: the source, which the other languages must match.

import type { SideName } from '@undercroft/cave';
import type { InputError, Refusal } from '@undercroft/engine';
import type {
  Action,
  Ask,
  Closing,
  Difficulty,
  End,
  Event,
  Explorer,
  Face,
  InfernosEdgeEnding,
  Item,
  Rank,
  RefusalKind,
  Roll,
  SetupErrorKind,
  Snapshot,
  Source,
  StepKind,
} from '@undercroft/infernos-edge';
import type { Shape, TargetDetails } from '@undercroft/words/cave/targets';
import { type Detail, type Refusals, refuser } from '@undercroft/words/detail';
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
import {
  type ActionWords,
  capital,
  type MarkedText,
  type Named,
  numbersIn,
  type Odds,
  type QuestionText,
} from '@undercroft/words/grammar';
import { between, type Places, readTile, sideOf } from '@undercroft/words/places';
import type { ExplorerAbility } from '../abilities.ts';
import type { TempleKind, TemplePlace } from '../place.ts';
import { card } from './card.ts';

type Type = Action['type'];
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;
type EventTexts = { readonly [T in Event['type']]: (event: EventOf<T>, places: Places<Explorer>) => MarkedText };

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

const who = (explorer: Explorer): string => explorers[explorer].name;
const the = (explorer: Explorer): string => `the ${who(explorer)}`;
const The = (explorer: Explorer): MarkedText => `The *${who(explorer)}*`;

const abilities = {
  scholar: { name: 'Scholar', does: 'draws two tiles and places one' },
  adventurer: { name: 'Adventurer', does: 'rerolls one of her dice' },
  agile: { name: 'Agile', does: 'walks over rubble' },
  illuminate: { name: 'Illuminate', does: 'reveals one or two tiles' },
  sprint: { name: 'Sprint', does: 'makes up to two moves' },
  alert: { name: 'Alert', does: 'traps harm nobody on the same space' },
  command: { name: 'Command', does: 'lets another explorer make a move' },
  research: { name: 'Research', does: 'lays a journal tile in any gap' },
  excavate: { name: 'Excavate', does: 'clears rubble here or on an adjacent space' },
  'shore-up': { name: 'Shore up', does: 'makes this tile a plain one' },
  scope: { name: 'Scope', does: 'reveals a tile in a gap in sight, up to 3 spaces away' },
  shoot: { name: 'Shoot', does: 'destroys a guardian in sight, up to 3 spaces away' },
  grenade: { name: 'Grenade', does: 'destroys all guardians on an adjacent space' },
  demolish: { name: 'Demolish', does: 'opens a wall of this space' },
  annihilate: { name: 'Annihilate', does: 'destroys a guardian here without rolling' },
  brace: { name: 'Brace', does: 'nothing hurts the Veteran until the next turn' },
  mend: { name: 'Mend', does: 'another explorer in sight, up to 2 spaces away, regains 2 health' },
  survivor: { name: 'Survivor', does: 'regains 1 health on a stumble, even when downed' },
  revive: { name: 'Revive', does: 'another explorer in sight regains 3 health, or 1 if downed' },
  purify: { name: 'Purify', does: 'destroys all guardians on another space' },
} satisfies Record<ExplorerAbility, Named>;

const shapes = { X: 'crossing', T: 'fork', L: 'bend', I: 'straight', D: 'dead end' } satisfies Record<Shape, string>;

const kinds = {
  exit: { name: 'Exit', does: 'Step here to leave the temple for good, with what you hold.' },
  crossroads: { name: 'Crossroads', does: 'Everyone starts here.' },
  wing: { name: 'Wing', does: 'Part of the entrance, which burns all at once.' },
  normal: { name: 'Plain', does: 'This tile does nothing special.' },
  journal: { name: 'Journal', does: 'A plain tile from the Aristocrat’s journal.' },
  bridge: { name: 'Bridge', does: 'It holds one explorer at a time.' },
  key: { name: 'Key chamber', does: 'This tile brings one of the three keys.' },
  lava: { name: 'Lava', does: 'When anyone rolls lava, everyone here loses 1 health.' },
  spike: { name: 'Spike trap', does: 'Roll when you enter: on 1 to 3, everyone here loses 3 health.' },
  dart: {
    name: 'Dart trap',
    does: 'If you roll a trap here or adjacent, everyone here and adjacent loses 1 health.',
  },
  ruin: { name: 'Ruin', does: 'It starts full of rubble. If it collapses, everyone here loses 6 health.' },
  guardian: { name: 'Guardian', does: 'Guardians wake here.' },
  sanctum: { name: 'Sanctum', does: 'Put the three keys down here. They stay.' },
  ledge: { name: 'Sanctum ledge', does: 'The artifact appears here when the third key is in place.' },
} satisfies Record<TempleKind, Named>;

/** 'lava fork', 'ruin 3', 'spike trap'. */
function tile(name: string): string {
  const { kind, shape, number } = readTile<TempleKind>(name);
  const form = shapes[shape as Shape];
  switch (kind) {
    case 'normal':
      return form;
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

/** 'a lava fork', 'ruin 3'; 'the lava fork', 'ruin 3'. */
const aTile = (name: string): string => (name.startsWith('ruin') ? tile(name) : a(tile(name)));
const theTile = (name: string): string => (name.startsWith('ruin') ? tile(name) : `the ${tile(name)}`);

const items = { key: 'a key', artifact: 'the artifact' } satisfies Record<Item, string>;
const theItem = (item: Item): string => `the ${item}`;

const faces = {
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

const face = (which: number | Face): string => (typeof which === 'number' ? String(which) : faces[which].name);
/** The die that shows it: 'the 3', '“wake”'. */
const dieWith = (which: number | Face): string =>
  typeof which === 'number' ? `the ${which}` : `“${faces[which].name.toLowerCase()}”`;

const sources = {
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
const because = (source: Source): string => prices[source] ?? `to ${sources[source]}`;

// ---------------------------------------------------------------- what happens

const LANDMARKS: Partial<Record<TempleKind, string>> = {
  exit: 'at the exit',
  crossroads: 'at the crossroads',
  sanctum: 'at the sanctum',
  ledge: 'on the sanctum ledge',
};

/** Seen from `of`, who goes without saying where they are who acts. */
const where = ({ from, name, label, of: anchor }: Places<Explorer>, cell: string, actor?: Explorer): string => {
  const of = anchor === actor ? undefined : anchor;
  const landmark = LANDMARKS[(name(cell)?.split(' ')[0] ?? '') as TempleKind];
  if (label) return landmark ?? `at ${label(cell)}`;
  return landmark ?? (away(from(cell), of && the(of)) || (of ? `where ${the(of)} is` : 'here'));
};

/** ' to 2E 1N': where places have names, they are named even if it goes without saying for whoever sees the board. */
const named = ({ label }: Places<Explorer>, cell: string, by = 'at'): string => (label ? ` ${by} ${label(cell)}` : '');

const steps = {
  move: 'moves',
  run: 'runs',
  sprint: 'sprints',
  explore: 'steps',
  crawl: 'crawls',
  command: 'moves',
} satisfies Record<StepKind, string>;

const tests = {
  attack: ['hits', 'misses'],
  spike: ['dodges the spikes', 'sets off the spikes'],
} satisfies Record<Extract<Roll, 'attack' | 'spike'>, readonly [passed: string, failed: string]>;

function rolled({ explorer, why, face: shown, needed = 4, passed }: EventOf<'rolled'>): MarkedText {
  const rolls = `${The(explorer)} rolls ${typeof shown === 'number' ? shown : dieWith(shown)}`;
  if (why === 'hazard') return `${rolls}.`;
  if (why === 'collapse') return `${rolls} for the ruins.`;
  return `${rolls}, needing ${needed} or more, and ${tests[why][passed ? 0 : 1]}.`;
}

const eventTexts: EventTexts = {
  'round-began': ({ round, marker }) => `Round ${round}. ${time.volcano(marker)}.`,
  'turn-began': ({ explorer, state }) =>
    state === 'inside'
      ? `${The(explorer)} is next.`
      : `${The(explorer)} is ${team.states[state]} and only rolls for hazards.`,
  'turn-ended': ({ explorer }) => `${The(explorer)} ends their turn.`,
  exerted: ({ explorer, left: rest }) => `${The(explorer)} exerts: 1 more point for 1 health. ${rest} health left.`,
  'gap-named': ({ explorer, at, exploring }, p) =>
    `${The(explorer)} ${exploring ? 'explores' : `shines a light${p.label ? ' on' : ''}`} ${p.label?.(at) ?? where(p, at, explorer)}.`,
  'tile-drawn': ({ explorer, tile: drawn, left: rest }) =>
    `${The(explorer)} draws ${aTile(drawn)}. ${count(rest, 'tile')} left in the bag.`,
  'tile-returned': ({ tile: back, why }) =>
    `${capital(theTile(back))} ${why === 'scholar' ? 'goes' : 'would seal the temple, so it goes'} back into the bag.`,
  'bag-discarded': ({ tiles }) =>
    tiles === 1
      ? 'The last tile in the bag fits nowhere and leaves the game.'
      : `None of the ${tiles} tiles in the bag fits any more. They leave the game.`,
  'tile-placed': ({ explorer, tile: laid, at }, p) =>
    `${The(explorer)} lays ${theTile(laid)} ${where(p, at, explorer)}.`,
  'key-laid': ({ at }, p) => `A key lies ${where(p, at)}.`,
  'rubble-laid': ({ at }, p) => `Rubble lies ${where(p, at)}.`,
  'guardian-came': ({ at }, p) => `A *guardian* wakes ${where(p, at)}.`,
  'no-guardian-left': () => 'All five guardians are awake already, so no more come.',
  'sanctum-placed': ({ at }, p) => `The sanctum opens${p.of ? ` ${away(p.from(at), the(p.of))}` : named(p, at)}.`,
  'wall-removed': ({ at, side }, p) =>
    `${capital(a(side))} wall${named(p, at)} breaks open to make way for the sanctum.`,
  'artifact-appeared': () => 'All three keys are in place: the artifact appears on the sanctum ledge.',
  cursed: ({ explorer }) =>
    `${The(explorer)} wakes the curse. From now on each explorer rolls two hazard dice, and the volcano takes two steps a round.`,
  moved: ({ explorer, from, to: end, how }, p) =>
    `${The(explorer)} ${steps[how]} ${sideOf(between(from, end)) ?? 'elsewhere'}${named(p, end, 'to')}.`,
  escaped: ({ explorer, holds }) => `${The(explorer)} leaves the temple${holds ? ` with ${items[holds]}` : ''}.`,
  rolled,
  rerolled: ({ explorer, face: shown, left: rest, paid }) =>
    `${The(explorer)} rerolls ${dieWith(shown)}. ${paid === 'health' ? `${rest} health` : count(rest, 'luck token')} left.`,
  hazard: ({ face: which }) => `*${faces[which].name}.* ${faces[which].does}`,
  'lost-health': ({ explorer, amount, left: rest, source }) =>
    `${The(explorer)} loses ${amount} health ${because(source)} and has ${rest === 0 ? 'none' : rest} left.`,
  spared: ({ explorer, source, by }) =>
    by === 'alert'
      ? `The *Scoundrel* ${explorer === 'scoundrel' ? 'stays' : `keeps ${the(explorer)}`} safe from ${sources[source]}.`
      : `${The(explorer)} is braced and takes no harm from ${sources[source]}.`,
  downed: ({ explorer, at }, p) => `${The(explorer)} is downed${named(p, at)}.`,
  healed: ({ explorer, by, amount, left: now }) =>
    by === explorer
      ? `${The(by)} regains ${amount} health and has ${now}.`
      : `${The(by)} heals ${the(explorer)}, who regains ${amount} health and has ${now}.`,
  'stood-up': ({ explorer }) => `${The(explorer)} is back on their feet.`,
  'item-picked-up': ({ explorer, item }) => `${The(explorer)} picks up ${items[item]}.`,
  'item-given': ({ explorer, item, to: other }) => `${The(explorer)} hands ${theItem(item)} to ${the(other)}.`,
  'item-put-down': ({ explorer, item }) => `${The(explorer)} puts ${theItem(item)} down.`,
  commanded: ({ explorer, by }) => `${The(by)} tells ${the(explorer)} to move.`,
  declined: ({ explorer }) => `${The(explorer)} stays put.`,
  'shored-up': ({ explorer, left: rest }) => `${The(explorer)} shores up the tile. ${count(rest, 'prop')} left.`,
  demolished: ({ explorer, side, left: rest }) =>
    `${The(explorer)} blasts open the ${side} wall. ${count(rest, 'charge')} left.`,
  braced: ({ explorer }) => `${The(explorer)} braces until their next turn.`,
  'rubble-cleared': ({ at, explorer }, p) =>
    `${explorer ? The(explorer) : 'A *guardian*'} clears the rubble ${where(p, at, explorer)}.`,
  'trap-triggered': ({ at, trap }, p) => `The ${trap} trap ${where(p, at)} goes off.`,
  collapsed: ({ at, number }, p) => `Ruin ${number}${named(p, at)} collapses.`,
  'guardian-destroyed': ({ at, explorer }, p) =>
    explorer
      ? `${The(explorer)} destroys a guardian ${where(p, at, explorer)}.`
      : `The collapse destroys a guardian ${where(p, at)}.`,
  'guardian-attacked': ({ explorer }) => `A *guardian* attacks ${the(explorer)}.`,
  'guardian-moved': ({ from, to: end }, p) =>
    `A *guardian* goes ${sideOf(between(from, end)) ?? 'on'}${named(p, end, 'to')}.`,
  'marker-moved': ({ to: n }) => `${time.volcano(n)}.`,
  erupted: () => 'The volcano erupts.',
  burnt: ({ tiles }, p) =>
    tiles.length > 1 && !p.label
      ? `Lava floods ${numberWord(tiles.length)} spaces.`
      : `Lava floods the ${verb(tiles.length, 'space', 'spaces')} ${list(tiles.map((cell) => where(p, cell)))}.`,
  died: ({ explorer, at, holds }, p) =>
    `${The(explorer)} dies in the lava${named(p, at)}${holds ? `, and ${theItem(holds)} is lost` : ''}.`,
  'artifact-burnt': () => 'The lava destroys the artifact.',
  ended: (event) => `*${ranks[event.rank]}.* ${why(event)}`,
};

/** Several steps in one go: 'Guardians: two steps west and one step south.' */
const prowl = (ways: readonly (readonly [EventOf<'guardian-moved'>, { readonly length: number }])[]): MarkedText =>
  `*Guardians*: ${list(ways.map(([{ from, to: end }, { length }]) => `${countWord(length, 'step')} ${sideOf(between(from, end)) ?? 'on'}`))}.`;

const describe = (event: Event, p: Places<Explorer>): MarkedText =>
  (eventTexts[event.type] as (event: Event, p: Places<Explorer>) => MarkedText)(event, p);

/** What the log says beyond that. */
const log = {
  /** A further step of a run, after 'The Guide runs east.' */
  further: ({ from, to: end }: EventOf<'moved'>): string => `Then ${sideOf(between(from, end)) ?? 'on'}.`,
  /** What heads the deeds of guardians and volcano. */
  guardians: 'Guardians',
  volcano: 'Volcano',
  hazard: (which: Face): MarkedText => `*${faces[which].name}.*`,
  /** A hazard that comes to nothing; undefined where the roller is no part of the reason. */
  calm: (which: Face, roller: Explorer | undefined): MarkedText => {
    switch (which) {
      case 'stumble':
        return roller ? `${The(roller)} did not exert, so nothing happens.` : 'Nothing happens.';
      case 'lava':
        return 'Nobody is on a lava tile.';
      case 'collapse':
        return 'No ruin is left that could collapse.';
      case 'trap':
        return 'No trap is in reach.';
      case 'wake':
        return 'No guardian wakes.';
      case 'activate':
        return 'There is no guardian to act.';
    }
  },
  noCollapse: 'Nothing collapses.',
};

// ---------------------------------------------------------------- questions

/** What chance decides is asked of nobody. */
type Asking = Exclude<Ask, 'nothing' | 'tile' | 'die' | 'hazard'>;
type Question = (position: Snapshot) => readonly [asked: string, note?: string | undefined];

const shown = ({ roll }: Snapshot): string => {
  const all = (roll?.faces ?? []).flatMap((one) => (one === null ? [] : [face(one).toLowerCase()]));
  return `The ${verb(all.length, 'die shows', 'dice show')} ${list(all)}.`;
};

const questions = {
  over: () => ['the expedition is over.'],
  action: ({ actor }) => [`what does ${the(actor)} do?`],
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
  victim: () => ['who does the guardian attack?'],
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

const NO_GAP = 'There is no gap next to you.';
const NO_STEP = 'You cannot enter any adjacent space.';
const NO_RUBBLE = 'There is no rubble here or next to you.';
const NO_GUARDIAN = 'There is no guardian on your space.';
const BRACED = 'You cannot brace two turns in a row.';
const EXERTED = 'You can exert only once a turn.';
const PLAIN = 'This tile is already a plain one.';
const EMPTY_HANDS = 'You are not holding anything.';
const actions = {
  reveal: { name: 'Reveal', does: 'Draw a tile and lay it next to you. You stay where you are.', nowhere: NO_GAP },
  explore: { name: 'Explore', does: 'Draw a tile, lay it next to you and step onto it.', nowhere: NO_GAP },
  move: { name: 'Move', does: 'Step to a connected space.', nowhere: NO_STEP },
  run: { name: 'Run', does: 'Make up to three moves.', nowhere: NO_STEP },
  heal: {
    name: 'Heal',
    does: 'Restore 1 health to yourself or another explorer on your space.',
    nowhere: 'Everyone on your space has full health.',
  },
  'pick-up': {
    name: 'Pick up',
    does: 'Take a key or the artifact from your space.',
    nowhere: 'There is nothing to pick up here.',
  },
  take: {
    name: 'Take',
    does: 'Take what another explorer on your space holds.',
    nowhere: 'Nobody else here holds anything.',
  },
  give: {
    name: 'Give',
    does: 'Hand what you hold to another explorer on your space.',
    nowhere: 'Nobody else is on your space.',
  },
  'put-down': { name: 'Put down', does: 'Leave what you hold on your space.', nowhere: EMPTY_HANDS },
  attack: { name: 'Attack', does: 'Roll a die: 4 or more destroys a guardian on your space.', nowhere: NO_GUARDIAN },
  dig: { name: 'Dig', does: 'Clear the rubble here or on an adjacent space.', nowhere: NO_RUBBLE },
  illuminate: { name: 'Illuminate', does: 'Reveal one or two tiles.', nowhere: NO_GAP },
  sprint: { name: 'Sprint', does: 'Make one or two moves.', nowhere: NO_STEP },
  command: { name: 'Command', does: 'Let another explorer make a move at once.', nowhere: 'Nobody else can move.' },
  research: {
    name: 'Research',
    does: 'Lay a journal tile in any gap of the temple.',
    nowhere: 'A journal tile fits in no gap.',
  },
  excavate: { name: 'Excavate', does: 'Clear the rubble here or on an adjacent space.', nowhere: NO_RUBBLE },
  'shore-up': {
    name: 'Shore up',
    does: 'The tile you stand on counts as plain from now on.',
    nowhere: PLAIN,
  },
  scope: {
    name: 'Scope',
    does: 'Reveal a tile in a gap you can see, up to 3 spaces away.',
    nowhere: 'You see no gap within 3 spaces.',
  },
  shoot: {
    name: 'Shoot',
    does: 'Destroy a guardian you can see, up to 3 spaces away.',
    nowhere: 'You can only shoot a guardian in sight, 1 to 3 spaces away.',
  },
  grenade: {
    name: 'Grenade',
    does: 'Destroy all guardians on an adjacent space; explorers there lose 1 health.',
    nowhere: 'There is no guardian next to you.',
  },
  demolish: { name: 'Demolish', does: 'Open a wall of your space for good.', nowhere: 'No wall here can be opened.' },
  annihilate: { name: 'Annihilate', does: 'Destroy a guardian on your space without rolling.', nowhere: NO_GUARDIAN },
  brace: {
    name: 'Brace',
    does: 'Nothing hurts you until your next turn.',
    nowhere: BRACED,
  },
  mend: {
    name: 'Mend',
    does: 'Another explorer you can see, up to 2 spaces away, regains 2 health.',
    nowhere: 'You see nobody hurt within 2 spaces.',
  },
  revive: {
    name: 'Revive',
    does: 'Another explorer you can see regains 3 health, or 1 if downed.',
    nowhere: 'You see nobody who is hurt.',
  },
  purify: {
    name: 'Purify',
    does: 'Destroy all guardians on another space.',
    nowhere: 'There is no guardian on any other space.',
  },
  exert: {
    name: 'Exert',
    does: 'Pay 1 health for 1 more point. If you then roll a stumble, you lose 1 more.',
    nowhere: EXERTED,
  },
  end: { name: 'End turn', does: 'You lose any points left, then roll for hazards.' },
  stop: { name: 'Stop here', does: 'You give up the rest of the action.' },
  decline: { name: 'Stay here', does: 'You give up the move.' },
  choose: { name: 'Take this tile', does: 'The other goes back into the bag.' },
  place: { name: 'Lay the tile', does: 'Rotate it any way that connects.' },
  sanctum: { name: 'Open it here', does: 'The sanctum joins the temple on this side.' },
  reroll: { name: 'Reroll', does: 'Roll one die again.' },
  keep: { name: 'Keep the roll', does: 'The dice stay as they are.' },
  first: { name: 'This one first', does: 'The other die follows.' },
  wake: { name: 'Wake it here', does: 'The guardian appears on this space.' },
  guardian: { name: 'Activate this one', does: 'This guardian acts next.' },
  victim: { name: 'Attack', does: 'The guardian strikes for 1 health.' },
  path: { name: 'Send it this way', does: 'The guardian takes a step this way, or digs through rubble.' },
} satisfies Record<Type, ActionWords>;

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
    case 'victim':
      return `${name} ${the(action.explorer)}`;
    case 'pick-up':
      return `${name} ${theItem(action.item)}`;
    case 'take':
      return `Take it from ${the(action.from)}`;
    case 'give':
      return `Give it to ${the(action.to)}`;
    case 'place':
      return `Lay it, open ${list(openings)}`;
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

// ---------------------------------------------------------------- refusals

interface Refused {
  readonly action?: Type;
  readonly places?: Places<Explorer>;
}

const there = (d: Detail): string => to(d.word<SideName | 'here'>(d.has('to') ? 'to' : 'at'));
const person = (d: Detail): string => `The ${who(d.word('explorer'))}`;
const spot = (d: Detail, { places: p }: Refused): string => (p ? where(p, d.word('at')) : 'there');
const thereOrSpot = (d: Detail, more: Refused): string => (d.has('to') ? there(d) : spot(d, more));

function tooFewPoints(d: Detail, { action: type }: Refused): string {
  const help = d.has('exerting') ? ' Exert to gain one more.' : '';
  return `${type ? actions[type].name : 'That'} costs ${count(d.number('cost'), 'point')} and you have ${d.number('left') || 'none'}.${help}`;
}

/** What comes first: 'Not now: first choose an action.' */
const beforeThat = {
  action: 'choose an action',
  crawl: 'crawl or stay',
  commanded: 'move on command or stay',
  chain: 'move on or stop',
  illuminate: 'reveal another tile or stop',
  choose: 'choose one of the two tiles',
  place: 'lay the tile',
  sanctum: 'choose where the sanctum opens',
  luck: 'reroll or keep the roll',
  first: 'choose which hazard comes first',
  wake: 'choose where the guardian wakes',
  guardian: 'choose which guardian acts next',
  victim: 'choose who the guardian attacks',
  path: 'choose which way the guardian goes',
  tile: 'draw a tile',
  die: 'roll the die',
  hazard: 'roll for hazards',
} satisfies Record<Exclude<Ask, 'nothing' | 'over'>, string>;

const refusals = {
  malformed: () => 'There is no such move in this game.',
  'not-asked': (d) => {
    const first = beforeThat[d.word<keyof typeof beforeThat>('asks')];
    return first ? `Not now: first ${first}.` : 'The expedition is over.';
  },
  'cannot-happen': () => 'That cannot come up now.',
  'not-your-ability': (d) => `Only ${the(d.word('owner'))} can do that.`,
  'too-few-points': tooFewPoints,
  'empty-hands': () => EMPTY_HANDS,
  'no-guardian': (d, more) =>
    d.has('at') || d.has('to') ? `There is no guardian ${thereOrSpot(d, more)}.` : NO_GUARDIAN,
  'not-in-hand': (d) => `${capital(theTile(d.word('tile')))} is not one of the two tiles you drew.`,
  'no-such-die': (d) =>
    `No die shows ${face(d.word<Face>('face') in faces ? d.word<Face>('face') : d.number('face')).toLowerCase()}.`,
  'not-nearest': () => 'Another guardian space is nearer. Choose one of the nearest.',
  'not-attacked': (d) =>
    `The guardian cannot attack ${the(d.word('explorer'))}. Choose somebody on its space who is not downed.`,
  'no-shortest-path': (d) => `Going ${d.word('to')} is not a shortest way to an explorer. Choose another way.`,
  'nothing-there': (d) => `There is no tile ${d.has('to') ? there(d) : 'there'} yet.`,
  'tile-there': (d, more) => `There is already a tile ${thereOrSpot(d, more)}.`,
  wall: (d) => `There is a wall ${there(d)}.`,
  edge: (d) => `The temple ends here: no tile fits ${there(d)}.`,
  'bag-empty': () => 'No tiles are left in the bag.',
  'no-rubble': (d) => `There is no rubble ${there(d)}.`,
  'used-up': () => 'You have used this ability up.',
  'open-already': (d) => `The way ${there(d)} is already open.`,
  'not-from-the-bag': () => 'You can only shore up tiles from the bag.',
  'shored-already': () => 'This tile is already shored up.',
  'normal-already': () => PLAIN,
  'closes-the-temple': () => 'That would seal the temple. Leave at least one gap.',
  'no-gap': (d, more) => `There is no gap ${spot(d, more)}.`,
  'not-in-sight': (d) =>
    `You cannot see ${d.has('explorer') ? the(d.word('explorer')) : 'that space'}: you need a straight, open line.`,
  'own-space': () => 'Choose a space other than your own.',
  'too-far': (d) =>
    `${d.has('explorer') ? person(d) : 'That space'} is ${countWord(d.number('steps'), 'space')} away, and you reach only ${numberWord(d.number('most'))}.`,
  'not-deepest': () => 'The sanctum opens as deep in the temple as it fits. Choose a deeper place.',
  'same-as-another-turn': () => 'That rotation is the same as another one.',
  'not-connected': () => 'That rotation does not connect. Rotate the tile.',
  'not-in-the-team': (d) => `${person(d)} is not in your team.`,
  escaped: (d) => `${person(d)} has already left the temple.`,
  dead: (d) => `${person(d)} is dead.`,
  'not-on-this-space': (d) => `${person(d)} is not on your space.`,
  'full-health': (d) => `${person(d)} already has full health.`,
  'not-yourself': () => 'Choose somebody other than yourself.',
  downed: (d) => `${person(d)} is downed and cannot follow a command.`,
  'no-step': (d) => `${person(d)} has nowhere to go.`,
  'hands-full': () => 'You can hold only one item. Put yours down or give it away first.',
  'nothing-to-take': (d) => `${person(d)} is not holding anything.`,
  'their-hands-full': (d) => `${person(d)} already holds an item.`,
  'key-stays': () => 'Keys stay on the sanctum once they are there.',
  'nothing-to-pick-up': (d) => `There is no ${d.word<Item>('item')} here.`,
  'braced-already': () => 'You are already braced.',
  'braced-last-turn': () => BRACED,
  'exerted-already': () => EXERTED,
  'too-little-health': (d) => `You need 2 health to exert, and you have ${d.number('health')}.`,
  rubble: (d) => `Rubble blocks the space ${there(d)}. Dig it away first.`,
  burnt: (d) => `Lava has flooded the space ${there(d)}.`,
  bridge: (d) => `Somebody is on the bridge ${there(d)}, and it holds only one.`,
} satisfies Refusals<Refused, RefusalKind>;

const refuse = refuser<Refused, RefusalKind>(refusals);
const refusal = (refused: Refusal<RefusalKind>, more: Refused = {}): string => refuse(refused, more);

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
function losing(whom: readonly Whose[], { amount, downs, source }: Partial<Harm>): string {
  const isMany = whom.length > 1;
  const isOne = !isMany && whom[0] !== undefined;
  const loses = `${list(whom.map((one) => (one ? the(one) : 'you')))} ${isOne ? 'loses' : 'lose'}`;
  const why = source ? ` ${because(source)}` : '';
  return `${loses} ${amount} health${isMany ? ' each' : ''}${why}${downs ? ` and ${isOne ? 'is' : 'are'} downed` : ''}`;
}

/** '1 in 6: you lose 1 health to the lava and are downed.' */
function harm({ odds: chance, whose, ...more }: Harm, whom: readonly Whose[] = [whose]): string {
  return capital(`${chance ? `${inAll(chance)}: ` : ''}${losing(whom, more)}.`);
}

const risk = {
  short: ({ amount, odds: chance, whose }: Harm): string =>
    `${chance ? `${inAll(chance)}: ` : ''}${whose ? `${who(whose)} loses ${amount}` : `lose ${amount} health`}`,
  harm,
  spared: (source: Source, by: 'alert' | 'brace'): string =>
    `${abilities[by].name} keeps you safe from ${sources[source]}.`,
  succeeds: (chance: Odds): string => `${inAll(chance)} chance to hit.`,
  dies: (chance: Odds, whom: readonly Explorer[]): string =>
    `${inAll(chance)} chance that ${list(whom.map(the))} ${verb(whom.length, 'dies', 'die')} in the lava.`,
  tile: {
    guardian: (chance: Odds): string => `${inAll(chance)} chance of a guardian.`,
    rubble: (chance: Odds): string => `${inAll(chance)} chance of rubble: you would stay where you are.`,
    spike: (chance: Odds): string => `${inAll(chance)} chance of spikes: roll 4 or more to dodge them.`,
  },
  curse: 'This wakes the curse: two hazard dice a turn, and the volcano twice as fast.',
  artifact: 'The artifact appears.',
  forGood: (explorer: Explorer): string => `${capital(the(explorer))} leaves for good: there is no way back.`,
  ends: (rank: Rank): string => `This ends the game: ${ranks[rank].toLowerCase()}.`,
  forgotten: (ended: Ended): string => `You lose the game. ${why(ended)}`,
};

/** What becomes of a bag with keys in it (IE-MAP-4). */
function discarded(keys: number, rule: Closing): string {
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

const odds = {
  nextHazard: (dice: number): string => (dice === 1 ? 'The hazard die' : 'The two hazard dice'),
  effect: (chance: Odds, which: Face, what: string): string => `${faces[which].name}, ${inAll(chance)}: ${what}`,
  lose: (whom: readonly Explorer[], amount: number): string => `${capital(losing(whom, { amount }))}.`,
  die: (whom: readonly Explorer[]): string =>
    `${capital(list(whom.map(the)))} ${verb(whom.length, 'dies', 'die')} in the lava.`,
  nothing: 'no face would do anything',
  tiles: 'Tiles',
  inBag: (n: number): string => (n === 0 ? 'the bag is empty' : `${n} in the bag`),
  /** Behind the number of tiles. */
  keys: (n: number): string => (n === 0 ? 'no keys among them' : `${count(n, 'key')} among them`),
  sanctumNext: 'The sanctum opens after the last tile.',
  of: (chance: Odds): string => `${inAll(chance)} each`,
};

// ---------------------------------------------------------------- the team and the time

const team = {
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
  passive: 'always on',
  /** The second edition's Adventurer (IE-ED-2). */
  secondLuck: 'rerolls one of her dice for 1 health',
  guardians: (n: number): string =>
    n === 0 ? 'No guardian is awake' : `${capital(countWord(n, 'guardian'))} ${verb(n, 'is', 'are')} awake`,
  guardianSteps: (n: number): string => (n === 0 ? 'on your space' : `${countWord(n, 'step')} from you`),
  quiet: (lead: Explorer): string => `The temple is quiet. ${capital(the(lead))} goes first.`,
  quest: {
    keys: (found: number): string => `${found} of 3 keys found`,
    placed: (n: number): string => `${n} of 3 keys on the sanctum`,
    artifact: 'Pick up the artifact',
    carried: (explorer: Explorer): string => `${capital(the(explorer))} has the artifact`,
    out: 'The artifact is safely out',
    lost: 'The artifact is lost',
  },
  cursed: 'Cursed: two hazard dice a turn, the volcano two steps a round',
};

const time = {
  round: (n: number): string => `Round ${n}`,
  volcano: (n: number): string =>
    n === 0 ? 'The volcano erupts on the next lava roll' : `${count(n, 'step')} until the volcano can erupt`,
  /** Behind the number. */
  steps: (n: number): string => verb(n, 'step to eruption', 'steps to eruption'),
  pace: 'two a round',
  erupted: 'Erupted: lava spreads twice a round and on every lava roll',
  burnsNext: (n: number): string =>
    n === 0 ? 'Nothing burns next' : `${capital(countWord(n, 'space'))} ${verb(n, 'burns', 'burn')} next`,
  entranceNext: 'The entrance burns next',
};

// ---------------------------------------------------------------- the end

const ranks = {
  legendary: 'Legendary',
  gold: 'Gold',
  silver: 'Silver',
  bronze: 'Bronze',
  forgotten: 'Forgotten',
} satisfies Record<Rank, string>;

const ends = {
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

const why = ({ end: how, keys = 0 }: Ended): string =>
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

const end = {
  ranks,
  result,
  why,
  health: (n: number): string => `${n} health`,
  dead: 'dead',
  leftInside: 'left in the temple',
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

function place(spotted: TemplePlace<Type>): string {
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
    ...can.map(({ action: type, points: price }) => `${actions[type].name}, ${points(price)}`),
  ];
  return [[...what, at].join(', '), ...things].map((s) => `${s}.`).join(' ');
}

const en = {
  name: card.name,
  /** What the board is called. */
  board: 'The temple',
  explorers,
  abilities,
  kinds,
  tile,
  faces,
  face,
  items,
  describe,
  log,
  prowl,
  question,
  waiting,
  actions,
  noun,
  /** The end of a turn, where it is the end of a crawl. */
  stay: 'Stay here',
  actionName,
  points,
  pointsLeft: (n: number, of: number): string => `${n} of ${count(of, 'point')} left`,
  ways: (n: number): string => count(n, 'way'),
  /** In how many ways a drawn tile can be laid. */
  fits: (n: number): string => `fits ${count(n, 'way')}`,
  oneOf: (n: number): string => `choose 1 of ${n}`,
  tooDear: (cost: number, has: number): string => `costs ${cost}, you have ${has}`,
  notPossible: (type: Type): string => `${actions[type].name} is not possible.`,
  endEarly: (n: number): string => `End your turn with ${count(n, 'point')} left?`,
  /** For screen readers, when a decision comes: 'Your move. Medic, 1 point left. Six possible actions.' */
  status: ({ asks, actor, points: rest }: Snapshot, choices: number): string =>
    asks === 'action'
      ? `Your move. ${who(actor)}, ${count(rest, 'point')} left. ${capital(countWord(choices, 'possible action'))}.`
      : `Your move. ${capital(countWord(choices, 'possible answer'))}.`,
  refusal,
  risk,
  closing,
  odds,
  team,
  time,
  end,
  setUp,
  place,
  /** What a ruin does where it costs less (IE-ED-1). */
  secondRuin: 'It starts full of rubble. If it collapses, everyone here loses 5 health.',
  /** What explains a place: loaded when somebody first looks at one. */
  loadAbout: async () => (await import('./about.ts')).default,
};

export type InfernosEdgeWords = typeof en;
export default en;
