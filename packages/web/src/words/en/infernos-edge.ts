// Inferno's Edge in English: the source, which the other languages must match.
import type { SideName } from '@undercroft/cave';
import type { Fault, Refusal } from '@undercroft/engine';
import type {
  Action,
  Ask,
  Difficulty,
  End,
  Event,
  Explorer,
  Face,
  InfernosEdgeEnding,
  Item,
  Rank,
  Roll,
  Snapshot,
  Source,
  Way,
} from '@undercroft/infernos-edge';
import { type Detail, type Refusals, refuser } from '../detail.ts';
import { a, addressed, away, count, countWord, either, inAll, list, numberWord, to, verb } from '../english.ts';
import type { ExplorerAbility } from '../explorer-abilities.ts';
import { type Asked, capital, type Deed, type Line, type Named, numbersIn, type Odds } from '../grammar.ts';
import type { Aim, Shape, TempleKind, TemplePlace } from '../kinds.ts';
import { between, type Places, readTile, sideOf } from '../places.ts';
import about from './about-temple.ts';

type Type = Action['type'];
type Told<T extends Event['type']> = Extract<Event, { type: T }>;
type Tellers = { readonly [T in Event['type']]: (event: Told<T>, places: Places<Explorer>) => Line };

// ---------------------------------------------------------------- names

const explorers = {
  archaeologist: { name: 'Archaeologist', does: 'Draws two tiles and places one. Has luck with dice.' },
  guide: { name: 'Guide', does: 'Walks over rubble. Lights up two ways at once.' },
  scoundrel: { name: 'Scoundrel', does: 'Sprints. No trap harms anybody beside them.' },
  aristocrat: { name: 'Aristocrat', does: 'Sends others ahead. Finds hidden ways in a journal, three times.' },
  foreman: { name: 'Foreman', does: 'Digs fast. Shores tiles up, four times.' },
  sharpshooter: { name: 'Sharpshooter', does: 'Looks far ahead, and shoots guardians from there.' },
  sapper: { name: 'Sapper', does: 'Grenades for guardians, charges for walls, three times.' },
  veteran: { name: 'Veteran', does: 'Strikes guardians down without fail. Takes a lot.' },
  healer: { name: 'Healer', does: 'Mends from afar. Gets up again.' },
  priest: { name: 'Priest', does: 'Revives and purifies across the temple, at a price.' },
} satisfies Record<Explorer, Named>;

const who = (explorer: Explorer): string => explorers[explorer].name;
const the = (explorer: Explorer): string => `the ${who(explorer)}`;
const The = (explorer: Explorer): Line => `The *${who(explorer)}*`;

const abilities = {
  scholar: { name: 'Scholar', does: 'draws two tiles and places one' },
  adventurer: { name: 'Adventurer', does: 'rolls one of her dice again' },
  agile: { name: 'Agile', does: 'walks over rubble' },
  illuminate: { name: 'Illuminate', does: 'one or two reveals' },
  sprint: { name: 'Sprint', does: 'up to two moves' },
  alert: { name: 'Alert', does: 'no trap harms anybody on this space' },
  command: { name: 'Command', does: 'somebody else makes a move' },
  research: { name: 'Research', does: 'a journal tile into any gap' },
  excavate: { name: 'Excavate', does: 'clears rubble here or next door' },
  'shore-up': { name: 'Shore up', does: 'makes this tile a plain one' },
  scope: { name: 'Scope', does: 'reveals into a gap in sight' },
  shoot: { name: 'Shot', does: 'destroys a guardian in sight, up to 3 spaces away' },
  grenade: { name: 'Grenade', does: 'destroys all guardians on a space next door' },
  demolish: { name: 'Demolish', does: 'opens a wall of this space' },
  annihilate: { name: 'Annihilate', does: 'destroys a guardian here without a roll' },
  brace: { name: 'Brace', does: 'loses no health until the next turn' },
  mend: { name: 'Mend', does: 'another in sight, up to 2 spaces away, regains 2' },
  survivor: { name: 'Survivor', does: 'regains 1 on a stumble, even when downed' },
  revive: { name: 'Revive', does: 'another in sight regains 3, or 1 if downed' },
  purify: { name: 'Purify', does: 'destroys all guardians on another space' },
} satisfies Record<ExplorerAbility, Named>;

const shapes = { X: 'crossing', T: 'fork', L: 'bend', I: 'straight', D: 'dead end' } satisfies Record<Shape, string>;

const kinds = {
  exit: { name: 'Exit', does: 'Who steps here is out for good, with what they hold.' },
  crossroads: { name: 'Crossroads', does: 'Where everybody starts.' },
  wing: { name: 'Wing', does: 'Part of the entrance: it burns with it.' },
  normal: { name: 'Plain', does: 'Nothing happens here.' },
  journal: { name: 'Journal', does: 'A plain tile out of the journal.' },
  bridge: { name: 'Bridge', does: 'It carries one explorer at a time.' },
  key: { name: 'Key chamber', does: 'A key lies here when it is found.' },
  lava: { name: 'Lava', does: 'A lava face costs everyone here 1 health.' },
  spike: { name: 'Spike trap', does: 'Entering takes 4 or more on the die, or everyone here loses 3.' },
  dart: { name: 'Dart trap', does: 'A trap face costs everyone here and next door 1 health.' },
  ruin: { name: 'Ruin', does: 'Full of rubble. When it collapses, everyone here loses 6.' },
  guardian: { name: 'Guardian', does: 'Guardians wake here.' },
  sanctum: { name: 'Sanctum', does: 'Keys are put down here, and stay.' },
  ledge: { name: 'Ledge of the sanctum', does: 'With the third key the artifact appears here.' },
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
      return shape === 'D' ? 'guardian space of the wing' : 'wing';
    case 'journal':
      return 'journal tile';
    default:
      return kinds[kind].name.toLowerCase();
  }
}

const items = { key: 'a key', artifact: 'the artifact' } satisfies Record<Item, string>;
const theItem = (item: Item): string => `the ${item}`;

const faces = {
  stumble: { name: 'Stumble', does: 'Whoever exerted this turn loses 1 health.' },
  lava: {
    name: 'Lava',
    does: 'Everyone on a lava tile loses 1. With the volcano at 0 it erupts; after that lava spreads.',
  },
  collapse: { name: 'Collapse', does: 'A die is rolled: the ruin of that number comes down.' },
  trap: { name: 'Trap', does: 'The traps where the roller stands, and dart traps next door, are set off.' },
  wake: { name: 'Wake', does: 'A guardian wakes on the nearest guardian space.' },
  activate: { name: 'Activate', does: 'All guardians act once.' },
} satisfies Record<Face, Named>;

const face = (which: number | Face): string => (typeof which === 'number' ? String(which) : faces[which].name);
/** The die that shows it: 'the 3', '“wake”'. */
const dieWith = (which: number | Face): string =>
  typeof which === 'number' ? `the ${which}` : `“${faces[which].name.toLowerCase()}”`;

const sources = {
  exerting: 'exertion',
  luck: 'trying their luck',
  'running-away': 'running away',
  spike: 'the spikes',
  dart: 'the darts',
  lava: 'the lava',
  collapse: 'the falling ruin',
  stumble: 'a stumble',
  guardian: 'a guardian',
  grenade: 'the grenade',
} satisfies Record<Source, string>;

/** On a button: '1 in 6: spikes'. */
const dangers = {
  exerting: 'exertion',
  luck: 'luck',
  'running-away': 'running away',
  spike: 'spikes',
  dart: 'darts',
  lava: 'lava',
  collapse: 'collapse',
  stumble: 'stumble',
  guardian: 'guardian',
  grenade: 'grenade',
} satisfies Record<Source, string>;

// ---------------------------------------------------------------- what happens

const LANDMARKS: Partial<Record<TempleKind, string>> = {
  exit: 'at the exit',
  crossroads: 'at the crossroads',
  sanctum: 'at the sanctum',
  ledge: 'on the ledge of the sanctum',
};

/** Seen from `of`, who goes without saying where they are who acts. */
const where = ({ from, name, of: anchor }: Places<Explorer>, cell: string, actor?: Explorer): string => {
  const of = anchor === actor ? undefined : anchor;
  const landmark = LANDMARKS[(name(cell)?.split(' ')[0] ?? '') as TempleKind];
  return landmark ?? (away(from(cell), of && the(of)) || (of ? `where ${the(of)} is` : 'here'));
};

const steps = {
  move: 'moves',
  run: 'runs',
  sprint: 'sprints',
  explore: 'steps',
  crawl: 'crawls',
  command: 'moves',
} satisfies Record<Way, string>;

const tests = {
  attack: ['the blow strikes', 'the blow goes wide'],
  spike: ['the spikes are avoided', 'the spikes are set off'],
} satisfies Record<Extract<Roll, 'attack' | 'spike'>, readonly [passed: string, failed: string]>;

const left = (n: number): string => (n === 0 ? 'none left' : `${n} left`);

function rolled({ explorer, why, face: shown, needed = 4, passed }: Told<'rolled'>): Line {
  if (why === 'hazard') return `The hazard die of the *${who(explorer)}* shows ${face(shown).toLowerCase()}.`;
  if (why === 'collapse') return `The die for the ruins shows ${face(shown)}.`;
  return `${The(explorer)} rolls ${face(shown)} and needs ${needed}: ${tests[why][passed ? 0 : 1]}.`;
}

const tellers: Tellers = {
  'round-began': ({ round, marker }) => `Round ${round}. ${time.volcano(marker)}.`,
  'turn-began': ({ explorer, state }) =>
    state === 'inside' ? `${The(explorer)} is next.` : `${The(explorer)} is ${team.states[state]} and only rolls.`,
  'turn-ended': ({ explorer }) => `${The(explorer)} ends the turn.`,
  exerted: ({ explorer, left: rest }) => `${The(explorer)} exerts for one more point; ${rest} health left.`,
  'gap-named': ({ explorer, at, exploring }, p) =>
    `${The(explorer)} ${exploring ? 'explores' : 'shines a light'} ${where(p, at, explorer)}.`,
  'tile-drawn': ({ tile: drawn, left: rest }) =>
    `${capital(a(tile(drawn)))} is drawn; ${count(rest, 'tile')} left in the bag.`,
  'tile-returned': ({ tile: back, why }) =>
    `The ${tile(back)} ${why === 'scholar' ? 'goes' : 'would close the temple and goes'} back into the bag.`,
  'bag-discarded': ({ tiles }) =>
    `No tile in the bag fits any more: ${tiles === 1 ? 'the last one is' : `all ${tiles} are`} discarded.`,
  'tile-placed': ({ explorer, tile: laid, at }, p) =>
    `${The(explorer)} lays the ${tile(laid)} ${where(p, at, explorer)}.`,
  'key-laid': ({ at }, p) => `A key lies ${where(p, at)}.`,
  'rubble-laid': ({ at }, p) => `Rubble lies ${where(p, at)}.`,
  'guardian-came': ({ at }, p) => `A *guardian* wakes ${where(p, at)}.`,
  'no-guardian-left': () => 'No guardian is left to wake.',
  'sanctum-placed': ({ at }, { from, of }) => `The sanctum opens${of ? ` ${away(from(at), the(of))}` : ''}.`,
  'wall-removed': ({ side }) => `The ${side} wall gives way to it.`,
  'artifact-appeared': () => 'The third key lies on the sanctum: the artifact appears on its ledge.',
  cursed: ({ explorer }) =>
    `The curse wakes at the hand of the *${who(explorer)}*: two hazard dice from now on, and the volcano comes two steps a round.`,
  moved: ({ explorer, from, to: end, how }) =>
    `${The(explorer)} ${steps[how]} ${sideOf(between(from, end)) ?? 'elsewhere'}.`,
  escaped: ({ explorer, holds }) => `${The(explorer)} leaves the temple${holds ? ` with ${items[holds]}` : ''}.`,
  rolled,
  rerolled: ({ explorer, face: shown, left: rest, paid }) =>
    `${The(explorer)} rolls ${dieWith(shown)} again; ${paid === 'health' ? `${rest} health` : count(rest, 'luck token')} left.`,
  hazard: ({ face: which }) => `*${faces[which].name}.* ${faces[which].does}`,
  'lost-health': ({ explorer, amount, left: rest, source }) =>
    `${The(explorer)} loses ${amount} health to ${sources[source]}, ${left(rest)}.`,
  spared: ({ explorer, source, by }) =>
    by === 'alert'
      ? `The *Scoundrel* saves ${explorer === 'scoundrel' ? 'themselves' : the(explorer)} from ${sources[source]}.`
      : `${The(explorer)} is braced: no harm from ${sources[source]}.`,
  downed: ({ explorer }) => `${The(explorer)} is downed.`,
  healed: ({ explorer, by, amount, left: now }) =>
    by === explorer
      ? `${The(by)} regains ${amount} health and has ${now}.`
      : `${The(by)} heals ${the(explorer)} by ${amount}: ${now} now.`,
  'stood-up': ({ explorer }) => `${The(explorer)} is up again.`,
  'item-picked-up': ({ explorer, item }) => `${The(explorer)} picks up ${items[item]}.`,
  'item-given': ({ explorer, item, to: other }) =>
    `${capital(theItem(item))} goes from the *${who(explorer)}* to ${the(other)}.`,
  'item-put-down': ({ explorer, item }) => `${The(explorer)} puts ${theItem(item)} down.`,
  commanded: ({ explorer, by }) => `${The(by)} commands ${the(explorer)}.`,
  declined: ({ explorer }) => `${The(explorer)} stays.`,
  'shored-up': ({ explorer, left: rest }) => `${The(explorer)} shores the tile up; ${count(rest, 'prop')} left.`,
  demolished: ({ explorer, side, left: rest }) =>
    `${The(explorer)} blasts the ${side} wall open; ${count(rest, 'charge')} left.`,
  braced: ({ explorer }) => `${The(explorer)} braces until the next turn.`,
  'rubble-cleared': ({ at, explorer }, p) =>
    `${explorer ? The(explorer) : 'A *guardian*'} clears the rubble ${where(p, at, explorer)}.`,
  'trap-triggered': ({ at, trap }, p) => `The ${trap} trap ${where(p, at)} goes off.`,
  collapsed: ({ number }) => `Ruin ${number} comes down.`,
  'guardian-destroyed': ({ at, explorer }, p) =>
    explorer
      ? `${The(explorer)} destroys a guardian ${where(p, at, explorer)}.`
      : `A guardian ${where(p, at, explorer)} is destroyed.`,
  'guardian-attacked': ({ explorer }) => `A *guardian* attacks ${the(explorer)}.`,
  'guardian-moved': ({ from, to: end }) => `A *guardian* goes ${sideOf(between(from, end)) ?? 'on'}.`,
  'marker-moved': ({ to: n }) => `${time.volcano(n)}.`,
  erupted: () => 'The volcano erupts.',
  burnt: ({ tiles }, p) =>
    `Lava takes ${tiles.length === 1 ? `the space ${where(p, tiles[0] ?? '')}` : `${numberWord(tiles.length)} spaces`}.`,
  died: ({ explorer, holds }) => `${The(explorer)} dies in the lava${holds ? `, and ${theItem(holds)} is gone` : ''}.`,
  'artifact-burnt': () => 'The artifact is lost in the lava.',
  ended: ({ rank, end: why }) => `*${ranks[rank]}.* ${ends[why]}`,
};

/** Several steps in one go: 'Guardians: two steps west and one step south.' */
const prowl = (ways: readonly (readonly [Told<'guardian-moved'>, { readonly length: number }])[]): Line =>
  `*Guardians*: ${list(ways.map(([{ from, to: end }, { length }]) => `${countWord(length, 'step')} ${sideOf(between(from, end)) ?? 'on'}`))}.`;

const tell = (event: Event, p: Places<Explorer>): Line =>
  (tellers[event.type] as (event: Event, p: Places<Explorer>) => Line)(event, p);

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
  crawl: ({ actor }) => [`where does ${the(actor)} crawl?`, 'Downed: one move, or stay.'],
  commanded: ({ actor, active }) => [
    `where does ${the(actor)} go?`,
    `${capital(the(active))} commands: one move, or none.`,
  ],
  chain: ({ actor, chain }) => [
    `where does ${the(actor)} go on?`,
    `Up to ${countWord(chain, 'more move', 'more moves')}.`,
  ],
  illuminate: ({ actor }) => [`what does ${the(actor)} light up as well?`, 'One more reveal, or none.'],
  choose: ({ actor }) => [`which of the two tiles does ${the(actor)} place?`, 'The other goes back into the bag.'],
  place: ({ actor, reveal }) => [`how does ${the(actor)} lay the ${reveal?.hand ? tile(reveal.hand) : 'tile'}?`],
  sanctum: () => ['where does the sanctum open?', 'All these places are equally deep.'],
  luck: (position) => [`does ${the(position.actor)} roll again?`, shown(position)],
  first: (position) => [`which die counts first for ${the(position.actor)}?`, shown(position)],
  wake: () => ['where does the guardian wake?', 'These spaces are equally near.'],
  guardian: () => ['which guardian acts next?', 'The order makes a difference.'],
  victim: () => ['whom does the guardian attack?'],
  path: () => ['which way does the guardian go?', 'All these ways are equally short.'],
} satisfies Record<Asking, Question>;

function question(position: Snapshot, player?: string): Asked {
  const [asked, note] = (questions[position.asks as Asking] as Question | undefined)?.(position) ?? [''];
  const ask = addressed(player, asked);
  return note ? { ask, note } : { ask };
}

function waiting({ asks, actor }: Snapshot, player: string): string {
  if (asks === 'sanctum') return `${player} decides where the sanctum opens`;
  if (asks === 'guardian' || asks === 'victim' || asks === 'path') return `${player} decides for the guardians`;
  return `${capital(the(actor))} is thinking`;
}

// ---------------------------------------------------------------- deeds

const NO_GAP = 'No gap is next to you.';
const NO_STEP = 'No space next to yours can be entered.';
const NO_RUBBLE = 'There is no rubble here or next to you.';
const NO_GUARDIAN = 'No guardian is on your space.';
const deeds = {
  reveal: { name: 'Reveal', does: 'Draw a tile, lay it next to yours, and stay.', nowhere: NO_GAP },
  explore: { name: 'Explore', does: 'Draw a tile, lay it, and step on it at once.', nowhere: NO_GAP },
  move: { name: 'Move', does: 'Step onto a connected space.', nowhere: NO_STEP },
  run: { name: 'Run', does: 'Up to three moves, one after another.', nowhere: NO_STEP },
  heal: {
    name: 'Heal',
    does: 'You, or another explorer on your space, regains 1 health.',
    nowhere: 'Nobody on your space has lost health.',
  },
  'pick-up': {
    name: 'Pick up',
    does: 'Take a key or the artifact from your space.',
    nowhere: 'Nothing lies here to take.',
  },
  take: {
    name: 'Take',
    does: 'Take what another explorer on your space holds.',
    nowhere: 'Nobody here holds anything.',
  },
  give: { name: 'Give', does: 'Hand what you hold to another explorer on your space.', nowhere: 'You hold nothing.' },
  'put-down': { name: 'Put down', does: 'Leave what you hold here.', nowhere: 'You hold nothing.' },
  attack: { name: 'Attack', does: 'Roll the die; on 4 or more a guardian here is destroyed.', nowhere: NO_GUARDIAN },
  dig: { name: 'Dig', does: 'Clear the rubble here or next door.', nowhere: NO_RUBBLE },
  illuminate: { name: 'Illuminate', does: 'One or two reveals.', nowhere: NO_GAP },
  sprint: { name: 'Sprint', does: 'One or two moves.', nowhere: NO_STEP },
  command: { name: 'Command', does: 'Another active explorer makes a move at once.', nowhere: 'Nobody else can move.' },
  research: {
    name: 'Research',
    does: 'Lay a journal tile into any gap of the temple.',
    nowhere: 'No journal tile fits.',
  },
  excavate: { name: 'Excavate', does: 'Clear the rubble here or next door.', nowhere: NO_RUBBLE },
  'shore-up': {
    name: 'Shore up',
    does: 'The tile you stand on counts as plain from now on.',
    nowhere: 'This tile needs no props.',
  },
  scope: { name: 'Scope', does: 'Reveal into a gap you see, up to 3 spaces away.', nowhere: 'No gap is in sight.' },
  shoot: {
    name: 'Shoot',
    does: 'Destroy a guardian you see, up to 3 spaces away.',
    nowhere: 'No guardian is in sight and within reach.',
  },
  grenade: {
    name: 'Grenade',
    does: 'Destroy all guardians on a space next to yours; explorers there lose 1.',
    nowhere: 'No guardian is next to you.',
  },
  demolish: { name: 'Demolish', does: 'Open a wall of your space for good.', nowhere: 'No wall here can be opened.' },
  annihilate: { name: 'Annihilate', does: 'Destroy a guardian here, without a roll.', nowhere: NO_GUARDIAN },
  brace: {
    name: 'Brace',
    does: 'You lose no health until your next turn begins.',
    nowhere: 'Nobody braces twice running.',
  },
  mend: {
    name: 'Mend',
    does: 'Another explorer you see, up to 2 spaces away, regains 2 health.',
    nowhere: 'Nobody hurt is in sight and within reach.',
  },
  revive: {
    name: 'Revive',
    does: 'Another explorer you see regains 3 health, or 1 if downed.',
    nowhere: 'Nobody hurt is in sight.',
  },
  purify: { name: 'Purify', does: 'Destroy all guardians on one other space.', nowhere: 'No guardian is elsewhere.' },
  exert: {
    name: 'Exert',
    does: 'Lose 1 health for one more point. A stumble at the end of the turn costs 1 more.',
    nowhere: 'You cannot exert now.',
  },
  end: { name: 'End turn', does: 'Points do not carry over; the hazard die is rolled.' },
  stop: { name: 'Stop here', does: 'What is left of it is lost.' },
  decline: { name: 'Stay here', does: 'The move is lost.' },
  choose: { name: 'Take this tile', does: 'The other goes back into the bag.' },
  place: { name: 'Lay the tile', does: 'Turn it as you like, as long as it connects.' },
  sanctum: { name: 'Open it here', does: 'The sanctum is joined to this side.' },
  reroll: { name: 'Roll again', does: 'One die is rolled anew.' },
  keep: { name: 'Keep it', does: 'The dice stay as they lie.' },
  first: { name: 'This first', does: 'The other die comes after it.' },
  wake: { name: 'Wake it here', does: 'The guardian comes to this space.' },
  guardian: { name: 'This guardian', does: 'It acts next.' },
  victim: { name: 'Attack', does: 'The guardian strikes: 1 health.' },
  path: { name: 'This way', does: 'The guardian takes a step along it.' },
} satisfies Record<Type, Deed>;

/** Where what was done is not called as its button: 'Undo Placing'. */
const nouns: Partial<Record<Type, string>> = {
  stop: 'Stop',
  decline: 'Stay',
  place: 'Placing',
  choose: 'Choice',
  sanctum: 'Choice',
  keep: 'Choice',
  first: 'Choice',
  wake: 'Choice',
  guardian: 'Choice',
  victim: 'Choice',
  path: 'Choice',
};

const noun = (type: Type): string => nouns[type] ?? deeds[type].name;

/** What the committing button says: 'Explore north', 'Heal the Veteran'. */
function deed(action: Action, { places: p, openings = [], tile: taken }: Aim = {}): string {
  const { name } = deeds[action.type];
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
      return `It goes ${action.to}`;
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
      return `Lay it open ${list(openings)}`;
    case 'choose':
      return `Take the ${tile(taken ?? action.tile)}`;
    case 'reroll':
      return `Roll ${dieWith(action.face)} again`;
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
  readonly deed?: Type;
  readonly places?: Places<Explorer>;
}

const there = (d: Detail): string => to(d.word<SideName | 'here'>(d.has('to') ? 'to' : 'at'));
const person = (d: Detail): string => `The ${who(d.word('explorer'))}`;
const spot = (d: Detail, { places: p }: Refused): string => (p ? where(p, d.word('at')) : 'there');
const thereOrSpot = (d: Detail, more: Refused): string => (d.has('to') ? there(d) : spot(d, more));

function tooFewPoints(d: Detail, { deed: type }: Refused): string {
  const help = d.has('exerting') ? ' Exerting would give the missing one.' : '';
  return `${type ? deeds[type].name : 'This'} needs ${count(d.number('cost'), 'point')}, you have ${d.number('left')}.${help}`;
}

const refusals = {
  malformed: () => 'This is not an action of the game.',
  'not-asked': () => 'This is not asked now.',
  'cannot-happen': () => 'This cannot come now.',
  'not-your-ability': (d) => `Only ${the(d.word('owner'))} can do that.`,
  'too-few-points': tooFewPoints,
  'empty-hands': () => 'You hold nothing.',
  'no-guardian': (d, more) =>
    d.has('at') || d.has('to') ? `There is no guardian ${thereOrSpot(d, more)}.` : 'There is no guardian here.',
  'not-in-hand': (d) => `The ${tile(d.word('tile'))} is not one of the two tiles.`,
  'no-such-die': (d) =>
    `No die shows ${face(d.word<Face>('face') in faces ? d.word<Face>('face') : d.number('face')).toLowerCase()}.`,
  'not-nearest': () => 'This guardian space is not among the nearest.',
  'not-attacked': (d) => `${person(d)} does not stand before this guardian.`,
  'no-shortest-path': (d) => `The way ${d.word('to')} is not among the shortest.`,
  'nothing-there': (d) => (d.has('to') ? `Nothing lies ${there(d)} yet.` : 'Nothing lies there yet.'),
  'tile-there': (d, more) => `A tile lies ${thereOrSpot(d, more)} already.`,
  wall: (d) => `There is a wall ${there(d)}.`,
  edge: (d) => `The temple ends here: nothing can lie ${there(d)}.`,
  'bag-empty': () => 'The bag is empty.',
  'no-rubble': (d) => `There is no rubble ${there(d)}.`,
  'used-up': () => 'All uses are spent.',
  'open-already': (d) => `The way ${there(d)} is open already.`,
  'not-from-the-bag': () => 'Only a tile from the bag can be shored up.',
  'shored-already': () => 'This tile is shored up already.',
  'normal-already': () => 'This tile is a plain one already.',
  'closes-the-temple': () => 'So the tile would close the temple.',
  'no-gap': (d, more) => `There is no gap ${spot(d, more)}.`,
  'not-in-sight': (d) => `${d.has('explorer') ? person(d) : 'This space'} is not in a straight line of sight.`,
  'own-space': () => 'Not on your own space.',
  'too-far': (d) =>
    `${d.has('explorer') ? person(d) : 'This space'} is ${countWord(d.number('steps'), 'space')} away; it reaches ${numberWord(d.number('most'))}.`,
  'not-deepest': () => 'The sanctum opens as deep in the temple as it fits.',
  'same-as-another-turn': () => 'Turned so, the tile lies as before.',
  'not-connected': () => 'Turned so, the tile does not connect with yours.',
  'not-in-the-team': (d) => `${person(d)} is not in this team.`,
  escaped: (d) => `${person(d)} has left the temple.`,
  dead: (d) => `${person(d)} is dead.`,
  'not-on-this-space': (d) => `${person(d)} is not on this space.`,
  'full-health': (d) => `${person(d)} is at full health.`,
  'not-yourself': () => 'This is done with somebody else.',
  downed: (d) => `${person(d)} is downed.`,
  'no-step': (d) => `${person(d)} has nowhere to go.`,
  'hands-full': () => 'You hold something already, and nobody holds two.',
  'nothing-to-take': (d) => `${person(d)} holds nothing.`,
  'their-hands-full': (d) => `${person(d)} holds something already.`,
  'key-stays': () => 'A key on the sanctum stays there.',
  'nothing-to-pick-up': (d) => `There is no ${d.word<Item>('item')} here.`,
  'braced-already': () => 'You are braced already.',
  'braced-last-turn': () => 'You braced last turn; nobody braces twice running.',
  'exerted-already': () => 'You have exerted this turn.',
  'too-little-health': (d) => `Exerting takes 2 health, and you have ${d.number('health')}.`,
  rubble: (d) => `Rubble blocks the space ${there(d)}: dig it away first.`,
  burnt: (d) => `The space ${there(d)} is under lava.`,
  bridge: (d) => `Somebody is on the bridge ${there(d)}, and it carries one.`,
} satisfies Refusals<Refused>;

const refuse = refuser<Refused>(refusals, 'This is not possible.');
const refusal = (refused: Refusal, more: Refused = {}): string => refuse(refused, more);

// ---------------------------------------------------------------- risks and odds

export interface Harm {
  readonly source: Source;
  readonly amount: number;
  readonly downs: boolean;
  readonly odds?: Odds;
  readonly whose?: Explorer;
}

type Whose = Harm['whose'];

/** 'you, the Healer and the Guide lose 1 health each'; undefined is you. */
function losing(whom: readonly Whose[], { amount, downs }: Pick<Harm, 'amount' | 'downs'>): string {
  const isMany = whom.length > 1;
  const isOne = !isMany && whom[0] !== undefined;
  const loses = `${list(whom.map((one) => (one ? the(one) : 'you')))} ${isOne ? 'loses' : 'lose'}`;
  return `${loses} ${amount} health${isMany ? ' each' : ''}${downs ? ` and ${isOne ? 'is' : 'are'} downed` : ''}`;
}

function harm({ source, odds: chance, whose, ...more }: Harm, whom: readonly Whose[] = [whose]): string {
  return capital(`${dangers[source]}: ${chance ? `${inAll(chance)} that ` : ''}${losing(whom, more)}.`);
}

const risk = {
  short: ({ source, amount, odds: chance }: Harm): string =>
    chance ? `${inAll(chance)}: ${dangers[source]}` : `${dangers[source]}, lose ${amount}`,
  harm,
  spared: (source: Source, by: 'alert' | 'brace'): string => `${abilities[by].name} saves you from ${sources[source]}.`,
  succeeds: (chance: Odds): string => `Succeeds ${inAll(chance)}.`,
  dies: (chance: Odds, whom: readonly Explorer[]): string =>
    `${inAll(chance)} that ${list(whom.map(the))} ${verb(whom.length, 'dies', 'die')} in the lava.`,
  tile: {
    guardian: (chance: Odds): string => `${inAll(chance)}: a guardian.`,
    rubble: (chance: Odds): string => `${inAll(chance)}: rubble, you stay where you are.`,
    spike: (chance: Odds): string => `${inAll(chance)}: spikes, 4 or more avoids them.`,
  },
  curse: 'The curse wakes: two hazard dice, and the volcano comes twice as fast.',
  artifact: 'The artifact appears.',
  forGood: (explorer: Explorer): string => `${capital(the(explorer))} leaves for good: there is no way back.`,
  ends: (rank: Rank): string => `Ends the game: ${ranks[rank].toLowerCase()}.`,
  forgotten: (why: End): string => `The expedition is forgotten. ${ends[why]}`,
};

const odds = {
  nextHazard: (dice: number): string => (dice === 1 ? 'The hazard die' : 'The two hazard dice'),
  effect: (chance: Odds, which: Face, what: string): string => `${faces[which].name}, ${inAll(chance)}: ${what}`,
  lose: (whom: readonly Explorer[], amount: number): string => `${capital(losing(whom, { amount, downs: false }))}.`,
  die: (whom: readonly Explorer[]): string =>
    `${capital(list(whom.map(the)))} ${verb(whom.length, 'dies', 'die')} in the lava.`,
  nothing: 'nothing happens',
  tiles: 'Tiles',
  inBag: (n: number): string => (n === 0 ? 'the bag is empty' : `${n} in the bag`),
  sanctumNext: 'With the last tile the sanctum opens.',
  of: inAll,
};

// ---------------------------------------------------------------- the team and the time

const team = {
  title: 'Team',
  leads: 'leads',
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
  secondLuck: 'rolls one of her dice again, for 1 health',
  guardians: (n: number): string => (n === 0 ? 'No guardian is awake' : `${capital(countWord(n, 'guardian'))} awake`),
  guardianSteps: (n: number): string => `${countWord(n, 'step')} from you`,
  quiet: (lead: Explorer): string => `The temple is quiet. ${capital(the(lead))} goes first.`,
  quest: {
    keys: (found: number): string => `${found} of 3 keys found`,
    placed: (n: number): string => `${n} of 3 keys on the sanctum`,
    artifact: 'The artifact lies open',
    carried: (explorer: Explorer): string => `${capital(the(explorer))} has the artifact`,
    out: 'The artifact is out',
    lost: 'The artifact is lost',
  },
  cursed: 'Cursed: two hazard dice, the volcano two steps a round',
};

const time = {
  round: (n: number): string => `Round ${n}`,
  volcano: (n: number): string =>
    n === 0
      ? 'The volcano is at 0: the next lava face makes it erupt'
      : `${count(n, 'step')} until the volcano may erupt`,
  /** Behind the number. */
  steps: (n: number): string => verb(n, 'step to the volcano', 'steps to the volcano'),
  pace: 'two a round',
  erupted: 'Erupted: lava spreads twice a round, and with every lava face',
  burnsNext: (n: number): string =>
    n === 0 ? 'Nothing burns next' : `${capital(countWord(n, 'space'))} ${verb(n, 'burns', 'burn')} next`,
  entranceNext: 'Next the entrance burns',
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
  'all-downed': 'Everybody is downed.',
  'artifact-burnt': 'The artifact burnt.',
  'key-left': 'A key left the temple: the artifact stays hidden.',
  'entrance-burnt': 'The entrance burnt before the artifact was out.',
  'nobody-to-carry': 'Nobody is left who could carry the artifact out.',
  eruption: 'The volcano erupted before the artifact was off the sanctum.',
} satisfies Record<End, string>;

/** 'You have the artifact. The Healer is lost.' */
function result({ how, lost }: InfernosEdgeEnding, size: number): string {
  const artifact = how === 'forgotten' ? 'The artifact stays below.' : 'You have the artifact.';
  if (lost.length === 0) return `${artifact} All ${numberWord(size)} of you are out.`;
  if (lost.length === size) return `${artifact} Nobody came out.`;
  return `${artifact} ${capital(list(lost.map(the)))} ${verb(lost.length, 'is', 'are')} lost.`;
}

const end = {
  ranks,
  result,
  ends,
  health: (n: number): string => `${n} health`,
  dead: 'dead',
  leftInside: 'left in the temple',
};

// ---------------------------------------------------------------- set-up

const difficulties = {
  beginner: { name: 'Beginner', does: 'time to look around' },
  normal: { name: 'Normal', does: 'a good first game' },
  advanced: { name: 'Advanced', does: 'no detours' },
  expert: { name: 'Expert', does: 'hardly any time' },
} satisfies Record<Difficulty, Named>;

function wrongSeats({ expected }: Fault): string {
  const numbers = numbersIn(expected);
  const players = numbers.at(-1) ?? 0;
  const each = either(numbers.slice(0, -1).map(numberWord));
  return players === 1
    ? `Alone you lead ${each} explorers. Add or remove some.`
    : `With ${numberWord(players)} players everyone leads ${each}. Add or remove explorers, or change the number of players.`;
}

const faults = {
  'wrong-team-size': () => 'Three to six explorers take part. Add or remove some.',
  'explorer-twice': ({ received }) => `The ${who(received as Explorer)} can come only once. Choose somebody else.`,
  'empty-seat': () => 'Somebody leads no explorer. Add one, or play with fewer players.',
  'wrong-seats': wrongSeats,
  'not-in-the-team': ({ received }) =>
    `The ${who(received as Explorer)} is not in the team and cannot lead it. Choose somebody who is.`,
} satisfies Record<string, (fault: Fault) => string>;

const setUp = {
  title: 'Who goes in?',
  explorers: 'Explorers',
  chosen: (n: number): string => `${n} of 10 chosen; three to six take part`,
  time: 'How long does the volcano sleep?',
  difficulties,
  rounds: (n: number, difficulty: Difficulty): string => `${count(n, 'round')}, ${difficulties[difficulty].does}`,
  lead: { name: 'Who leads', does: 'goes first every round and decides for the guardians' },
  second: { name: 'Second edition', does: 'a collapse costs 5, the Archaeologist pays for luck with health' },
  teams: {
    good: { name: 'A good team', does: 'of all teams one that won most when bots played them' },
    armed: { name: 'An armed team', does: 'for those who would rather fight' },
    swift: { name: 'A swift team', does: 'fast in, fast out' },
  },
  begin: 'Go in',
  fault: (fault: Fault): string | undefined =>
    (faults as Record<string, (fault: Fault) => string>)[fault.kind]?.(fault),
};

// ---------------------------------------------------------------- a place, for screen readers

function place(spotted: TemplePlace<Type>): string {
  const { tile: name, from, marks = [], keys = 0, artifact, guardians = 0, burnsNext, people = [], can = [] } = spotted;
  const at = away(from) || 'your place';
  const marked = marks.map((mark) => ({ rubble: 'blocked by rubble', shored: 'shored up', burnt: 'under lava' })[mark]);
  const what = name ? [capital(tile(name)), ...marked] : ['Gap'];
  const things = [
    ...(keys > 0 ? [capital(countWord(keys, 'key'))] : []),
    ...(artifact ? ['The artifact'] : []),
    ...(guardians > 0 ? [capital(countWord(guardians, 'guardian'))] : []),
    ...(burnsNext ? ['Burns next'] : []),
    ...people.map(({ explorer, state }) => [who(explorer), ...(state ? [team.states[state]] : [])].join(', ')),
    ...can.map(({ deed: type, points: price }) => `${deeds[type].name}, ${points(price)}`),
  ];
  return [[...what, at].join(', '), ...things].map((s) => `${s}.`).join(' ');
}

const en = {
  explorers,
  abilities,
  kinds,
  tile,
  faces,
  face,
  items,
  tell,
  prowl,
  question,
  waiting,
  deeds,
  noun,
  /** The end of a turn, where it is the end of a crawl. */
  stay: 'Stay here',
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

export type InfernosEdgeWords = typeof en;
export default en;
