// What lies at a place of the cave, explained to whoever looks at it, and why something may not be done.
import type { Action, TileKind } from '@undercroft/sub-terra';
import type { Named } from '@undercroft/words/grammar';
import type { CaverAbility } from '../abilities.ts';
import { nowhere } from './nowhere.ts';
import { refusal } from './refusals.ts';

const abilities = {
  dive: { name: 'Dive', does: 'leave the cave from a water tile; next turn surface on any water tile' },
  amphibious: { name: 'Amphibious', does: 'floods do no harm, and flooded tiles can be entered by moving' },
  pathfinder: { name: 'Pathfinder', does: 'discard a tile you have just drawn and draw again' },
  stealthy: { name: 'Stealthy', does: 'horrors neither hunt nor hurt the Scout' },
  excavate: { name: 'Excavate', does: 'clear rubble from your tile or an adjacent one' },
  intuition: { name: 'Intuition', does: 'may lay the tile set aside instead of drawing' },
  demolish: { name: 'Demolish', does: 'blast a wall open; a cave-in follows' },
  vigilant: { name: 'Vigilant', does: 'a cave-in costs 1 health instead of 3' },
  rig: { name: 'Rig', does: 'fix a rope without a skill check' },
  agile: { name: 'Agile', does: 'moves into squeezes and onto rubble' },
  bandage: { name: 'Bandage', does: 'another caver on your tile regains 1 health' },
  sprint: { name: 'Sprint', does: 'make one or two moves' },
  repel: { name: 'Repel', does: 'drive a horror on an adjacent tile out of the cave' },
  protective: { name: 'Protective', does: 'other cavers here lose no health to hazards; horrors still hurt' },
  direct: { name: 'Direct', does: 'another caver takes a 1-point action at once' },
  experienced: { name: 'Experienced', does: 'passes skill checks on 3 or more' },
} satisfies Record<CaverAbility, Named>;

/** What actions do. */
const does = {
  reveal: 'Draw a tile and lay it next to yours. You stay where you are.',
  explore: 'Draw a tile, lay it and step onto it at once.',
  move: 'Step onto an adjacent connected tile.',
  run: 'Make up to three moves in a row.',
  heal: 'You, or another caver on your tile, regains 1 health.',
  swim: 'Step onto a flooded tile.',
  squeeze: 'Step onto a squeeze tile.',
  dig: 'Clear the rubble from your tile or an adjacent one.',
  rope: 'Make a skill check. If you pass, you fix a rope to this ledge or slide for good.',
  hide: 'Make a skill check. If you pass, horrors do not hunt you until the end of the round.',
  leave: 'Ends the game. Cavers lying unconscious elsewhere are left behind.',
  exert: 'Gain a point now. At the end of your turn, make a skill check: failing costs 1 health.',
  end: 'Unspent points are lost.',
  dive: 'Leave the cave and end your turn. Next turn you surface on any water tile.',
  excavate: 'Clear the rubble from your tile or an adjacent one.',
  demolish: 'Blast a wall of your tile open for good. Then a cave-in strikes.',
  rig: 'Fix a rope to this ledge or slide, without a check.',
  bandage: 'Another caver on your tile regains 1 health.',
  sprint: 'Make one or two moves.',
  repel: 'Drive a horror on an adjacent tile out of the cave.',
  direct: 'Another conscious caver takes a 1-point action at once.',
  stop: 'You give up the moves you have left.',
  decline: 'You give up the action.',
  take: 'Lay the tile set aside, or one from the stack.',
  place: 'Turn it any way that connects to your tile.',
  discard: 'Discard this tile and draw again.',
  appear: 'Come up on any water tile. This counts as entering it.',
  horror: 'It moves next.',
  path: 'The horror takes a step this way.',
  spawn: 'The horror appears here.',
} satisfies Record<Action['type'], string>;

/** What tiles do. */
const ground = {
  start: 'Everyone starts here.',
  exit: 'Nobody loses health here. Cavers who end the game here escape.',
  normal: 'Nothing special happens here.',
  water: 'An ordinary tile until it floods. Then you have to swim in.',
  gas: 'While gas is spreading, entering costs 2 health.',
  'cave-in': 'If its number is rolled, everyone here loses 3 health and rubble blocks it.',
  horror: 'Horrors appear here.',
  squeeze: 'You need Squeeze to get in. You can leave freely.',
  ledge: 'Nobody can cross without a rope, in either direction.',
  slide: 'Going down is easy. Climbing back up takes a rope.',
  rough: 'Make a skill check when you enter. Failing costs 1 health.',
} satisfies Record<TileKind, string>;

/** What is chosen on the board, where it is no tile to go to. */
const CHOICES: Partial<Record<Action['type'], string>> = {
  reveal: 'a gap',
  explore: 'a gap',
  dig: 'rubble to clear',
  excavate: 'rubble to clear',
  demolish: 'a wall',
  heal: 'a caver',
  bandage: 'a caver',
  direct: 'a caver',
  repel: 'a horror',
  horror: 'a horror',
  path: 'a way',
  spawn: 'a lair',
  appear: 'a water tile',
};

const choose = (type: Action['type']): string => `Choose ${CHOICES[type] ?? 'a tile'}.`;

const en = {
  choose,
  nowhere,
  refusal,
  abilities,
  does,
  ground,
  gap: {
    name: 'Not explored yet',
    does: 'Nobody knows what is here. Reveal or Explore to lay the next tile.',
  },
  flood: 'Flooded: you have to swim in. You can leave freely.',
  rubble: 'Blocked by rubble: dig it away to get in. You can leave freely.',
  rope: 'The rope lets you pass freely in both directions.',
  gas: 'Gas is spreading until the next hazard.',
  horror: {
    name: 'Horror',
    does: 'Share a tile with it and you lose all your health. It takes a step towards the nearest caver every round.',
  },
  unconscious: 'Unconscious: cannot act until somebody heals them.',
  hidden: 'Hidden: no horror hunts them this round.',
};

export type AboutCaveWords = typeof en;
export default en;
