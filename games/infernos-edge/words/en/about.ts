// What is told on request, loaded after the first decision is possible: what lies at a place, what everybody can do, why
// something may not be done, what threatens, and what chance may bring.

import type { SideName } from '@undercroft/cave';
import type { Refusal } from '@undercroft/engine';
import type { Action, Ask, Explorer, Face, Item, Rank, RefusalKind, Source } from '@undercroft/infernos-edge';
import { type Detail, type Refusals, refuser } from '@undercroft/words/detail';
import { count, countWord, either, inAll, list, numberWord, to, verb } from '@undercroft/words/english';
import { capital, type Named, type Odds } from '@undercroft/words/grammar';
import type { Places } from '@undercroft/words/places';
import type { ExplorerAbility } from '../abilities.ts';
import type { TempleKind } from '../place.ts';
import { actions, chanceOf, face, faces, losing, ranks, sources, the, theTile, where, who } from './index.ts';
import { BRACED, EMPTY_HANDS, EXERTED, NO_GUARDIAN, nowhere, PLAIN } from './nowhere.ts';

type Type = Action['type'];

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

/** What actions do. */
const does = {
  reveal: 'Draw a tile and lay it next to you. You stay where you are.',
  explore: 'Draw a tile, lay it next to you and step onto it.',
  move: 'Step to a connected space.',
  run: 'Make up to three moves.',
  heal: 'Restore 1 health to yourself or another explorer on your space.',
  'pick-up': 'Take a key or the artifact from your space.',
  take: 'Take what another explorer on your space holds.',
  give: 'Hand what you hold to another explorer on your space.',
  'put-down': 'Leave what you hold on your space.',
  attack: 'Roll a die: 4 or more destroys a guardian on your space.',
  dig: 'Clear the rubble here or on an adjacent space.',
  illuminate: 'Reveal one or two tiles.',
  sprint: 'Make one or two moves.',
  command: 'Let another explorer make a move at once.',
  research: 'Lay a journal tile in any gap of the temple.',
  excavate: 'Clear the rubble here or on an adjacent space.',
  'shore-up': 'The tile you stand on counts as plain from now on.',
  scope: 'Reveal a tile in a gap you can see, up to 3 spaces away.',
  shoot: 'Destroy a guardian you can see, up to 3 spaces away.',
  grenade: 'Destroy all guardians on an adjacent space; explorers there lose 1 health.',
  demolish: 'Open a wall of your space for good.',
  annihilate: 'Destroy a guardian on your space without rolling.',
  brace: 'Nothing hurts you until your next turn.',
  mend: 'Another explorer you can see, up to 2 spaces away, regains 2 health.',
  revive: 'Another explorer you can see regains 3 health, or 1 if downed.',
  purify: 'Destroy all guardians on another space.',
  exert: 'Pay 1 health for 1 more point. If you then roll a stumble, you lose 1 more.',
  end: 'You lose any points left, then roll for hazards.',
  stop: 'You give up the rest of the action.',
  decline: 'You give up the move.',
  choose: 'The other goes back into the bag.',
  place: 'Rotate it any way that connects.',
  sanctum: 'The sanctum joins the temple on this side.',
  reroll: 'Roll one die again.',
  keep: 'The dice stay as they are.',
  first: 'The other die follows.',
  wake: 'The guardian appears on this space.',
  guardian: 'This guardian acts next.',
  victim: 'The guardian strikes for 1 health.',
  path: 'The guardian takes a step this way, or digs through rubble.',
} satisfies Record<Type, string>;

/** What tiles do. */
const ground = {
  exit: 'Step here to leave the temple for good, with what you hold.',
  crossroads: 'Everyone starts here.',
  wing: 'Part of the entrance, which burns all at once.',
  normal: 'This tile does nothing special.',
  journal: 'A plain tile from the Aristocrat’s journal.',
  bridge: 'It holds one explorer at a time.',
  key: 'This tile brings one of the three keys.',
  lava: 'When anyone rolls lava, everyone here loses 1 health.',
  spike: 'Roll when you enter: on 1 to 3, everyone here loses 3 health.',
  dart: 'If you roll a trap here or adjacent, everyone here and adjacent loses 1 health.',
  ruin: 'It starts full of rubble. If it collapses, everyone here loses 6 health.',
  guardian: 'Guardians wake here.',
  sanctum: 'Put the three keys down here. They stay.',
  ledge: 'The artifact appears here when the third key is in place.',
} satisfies Record<TempleKind, string>;

// ---------------------------------------------------------------- why something may not be done

export interface Refused {
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

/** What an action brings. */
const effects = {
  spared: (source: Source, by: 'alert' | 'brace'): string =>
    `${by === 'alert' ? 'Alert' : 'Brace'} keeps you safe from ${sources[source]}.`,
  succeeds: (chance: Odds): string => `${inAll(chance)} chance to hit.`,
  tile: {
    guardian: (chance: Odds): string => `${inAll(chance)} chance of a guardian.`,
    rubble: (chance: Odds): string => `${inAll(chance)} chance of rubble: you would stay where you are.`,
    spike: (chance: Odds): string => `${inAll(chance)} chance of spikes: roll 4 or more to dodge them.`,
  },
  curse: 'This wakes the curse: two hazard dice a turn, and the volcano twice as fast.',
  artifact: 'The artifact appears.',
  ends: (rank: Rank): string => `This ends the game: ${ranks[rank].toLowerCase()}.`,
};

// ---------------------------------------------------------------- what threatens

const odds = {
  nextHazard: (dice: number): string => (dice === 1 ? 'The hazard die' : 'The two hazard dice'),
  effect: (chance: Odds, which: Face, what: string): string => `${faces[which].name}, ${chanceOf(chance)}: ${what}`,
  lose: (whom: readonly Explorer[], amount: number): string => `${capital(losing(whom, { amount }))}.`,
  die: (whom: readonly Explorer[]): string =>
    `${capital(list(whom.map(the)))} ${verb(whom.length, 'dies', 'die')} in the lava.`,
  dies: (chance: Odds, whom: readonly Explorer[]): string =>
    `${chanceOf(chance)} chance that ${list(whom.map(the))} ${verb(whom.length, 'dies', 'die')} in the lava.`,
  nothing: 'no face would do anything',
  tiles: 'Tiles',
  inBag: (n: number): string => (n === 0 ? 'the bag is empty' : `${n} in the bag`),
  /** Behind the number of tiles. */
  keys: (n: number): string => (n === 0 ? 'no keys among them' : `${count(n, 'key')} among them`),
  sanctumNext: 'The sanctum opens after the last tile.',
  of: (chance: Odds): string => `${inAll(chance)} each`,
};

const dangers = {
  /** Before everything that is foretold. */
  unless: 'If nobody else moves:',
  none: 'Nothing threatens you now.',
  attacks: 'attacks',
  hunted: 'hunted',
  struck: (n: number): string => `attacked −${n}`,
  shielded: 'shielded',
  strikes: (prey: readonly Explorer[], n: number, guardians: number): string =>
    `${someGuardians(guardians)} ${verb(guardians, 'strikes', 'strike')} ${oneOf(prey)} for ${n} health at the end of this round.`,
  hunts: (prey: readonly Explorer[], moves: number, guardians: number): string =>
    moves === 0
      ? `${someGuardians(guardians)} ${verb(guardians, 'shares', 'share')} a space with ${oneOf(prey)}.`
      : `${someGuardians(guardians)} ${verb(guardians, 'is', 'are')} ${countWord(moves, 'move')} from striking ${oneOf(prey)}.`,
  burns: (first: number, second: number): string =>
    `Lava floods ${countWord(first, 'space')} at the end of this round${second > 0 ? `, then ${numberWord(second)} more` : ''}.`,
  erupts: 'burns when lava is rolled',
  dice: (chance: Odds, amount: number): string => `${chanceOf(chance)}: −${amount}`,
  falls: (ruin: number, amount: number): string => `falls on ${ruin}: −${amount}`,
};

const someGuardians = (n: number): string => (n === 1 ? 'A guardian' : `${capital(numberWord(n))} guardians`);

/** 'the Healer', 'the Healer or the Guide'. */
function oneOf(prey: readonly Explorer[]): string {
  return either(prey.map(the));
}

/** What is chosen on the board, where it is no space to go to. */
const CHOICES: Partial<Record<Type | 'items', string>> = {
  reveal: 'a gap',
  explore: 'a gap',
  illuminate: 'a gap',
  scope: 'a gap',
  research: 'a gap',
  dig: 'rubble to clear',
  excavate: 'rubble to clear',
  demolish: 'a wall',
  heal: 'an explorer',
  mend: 'an explorer',
  revive: 'an explorer',
  command: 'an explorer',
  victim: 'an explorer',
  attack: 'a guardian',
  annihilate: 'a guardian',
  shoot: 'a guardian',
  grenade: 'a guardian',
  purify: 'a guardian',
  guardian: 'a guardian',
  wake: 'a guardian space',
  path: 'a path',
  sanctum: 'a place for the sanctum',
  items: 'what to take or give',
};

const choose = (type: Type | 'items'): string => `Choose ${CHOICES[type] ?? 'a space'}.`;

const en = {
  choose,
  nowhere,
  abilities,
  does,
  effects,
  ground,
  /** What a ruin does where it costs less (IE-ED-1). */
  secondRuin: 'It starts full of rubble. If it collapses, everyone here loses 5 health.',
  /** The second edition's Adventurer (IE-ED-2). */
  secondLuck: 'rerolls one of her dice for 1 health',
  refusal,
  odds,
  dangers,
  guardians: (n: number): string =>
    n === 0 ? 'No guardian is awake' : `${capital(countWord(n, 'guardian'))} ${verb(n, 'is', 'are')} awake`,
  cursed: 'Cursed: two hazard dice a turn, the volcano two steps a round',
  fire: {
    burnsNext: (n: number): string =>
      n === 0 ? 'Nothing burns next' : `${capital(countWord(n, 'space'))} ${verb(n, 'burns', 'burn')} next`,
    entranceNext: 'The entrance burns next',
  },
  gap: { name: 'Unexplored', does: 'Nobody knows what is here. Reveal or Explore to lay a tile from the bag.' },
  rubble: 'Rubble: dig it away before you enter, unless you are the Guide. You can always leave.',
  shored: 'Shored up: it counts as a plain tile.',
  burnt: 'Lava has flooded this space: nobody can enter.',
  burnsNext: 'The lava floods this space next and kills everyone on it.',
  guardian: {
    name: 'Guardian',
    does: 'When guardians act, it strikes an explorer here for 1 health or takes a step closer. Leaving its space costs 1 health.',
  },
  key: { name: 'Key', does: 'One of three. When all three lie on the sanctum, the artifact appears.' },
  artifact: {
    name: 'Artifact',
    does: 'Carry it out of the temple. Once someone picks it up, each explorer rolls two hazard dice and the volcano is twice as fast.',
  },
  downed: 'Downed: can only crawl, one space a turn, until they regain health.',
  braced: 'Braced: nothing hurts them until their next turn.',
};

export type AboutTempleWords = typeof en;
export default en;
