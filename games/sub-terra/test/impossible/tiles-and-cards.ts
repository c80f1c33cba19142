// Impossible stacks and decks: tiles and cards that are left, rounds, gas and darkness.
import { type Case, cave, ENGINEERS, EXIT, GEOLOGISTS, ROUND_2, reveal, spoilt, team, tremorFor } from './support.ts';

export const TILES: readonly Case[] = [
  ['the exit set aside', spoilt({ aside: 'exit D' }), ['exit-set-aside', 'ST-GEO-2', ['aside']]],
  ['the exit discarded', spoilt({ discarded: ['exit D'] }), ['exit-stays', 'ST-SCO-1', ['discarded']]],
  [
    'a tile set aside without a Geologist',
    spoilt({ aside: 'normal X' }),
    ['no-geologist', 'ST-GEO-2', ['aside'], 'normal X'],
  ],
  ['a top tile seen without a Geologist', spoilt({ top: 'exit D' }), ['no-geologist', 'ST-GEO-2', ['top'], 'exit D']],
  [
    'a Geologist without a tile',
    spoilt({ aside: null }, {}, GEOLOGISTS),
    ['nothing-set-aside', 'ST-GEO-2', ['aside'], 'null'],
  ],
  [
    'a top tile seen while the Geologist is there',
    spoilt({ aside: null, top: 'normal D' }, {}, GEOLOGISTS),
    ['top-not-seen', 'ST-GEO-3', ['top'], 'normal D'],
  ],
  [
    'a tile set aside with the exit on top',
    spoilt({ top: 'exit D' }, {}, GEOLOGISTS),
    ['top-not-seen', 'ST-GEO-3', ['top'], 'exit D'],
  ],
  ['the exit among the first tiles', spoilt(cave(EXIT)), ['exit-too-early', 'ST-SETUP-3', ['cave', 1], '64']],
  [
    'the exit on top too early',
    spoilt({ aside: null, top: 'exit D' }, {}, GEOLOGISTS),
    ['exit-too-early', 'ST-SETUP-3', ['top'], '65'],
  ],
  [
    'the exit in hand too early',
    spoilt(
      { ...reveal({ side: 'east', hand: 'exit D' }), discarded: [] },
      {
        ...cave({ at: '0,-1', tile: 'normal I', blasted: ['east'] }),
        cavers: { engineer: { at: '0,-1' } },
        asks: 'place',
        ...reveal({ side: 'east', hand: 'normal L' }),
      },
      ENGINEERS,
    ),
    ['exit-too-early', 'ST-SETUP-3', ['reveal', 'hand'], '63'],
  ],
  [
    'Pathfinder without a Scout',
    spoilt({ pathfinder: 1 }, {}, team('diver', 'climber', 'medic', 'leader')),
    ['no-scout', 'ST-SCO-1', ['pathfinder'], '1'],
  ],
  [
    'Pathfinder without a discarded tile',
    spoilt({ pathfinder: 2 }),
    ['nothing-discarded', 'ST-SCO-1', ['pathfinder'], '2'],
  ],
];

const FIVE_EACH = ['tremor', 'flood', 'gas', 'cave-in', 'horror'].flatMap((card) => Array<string>(5).fill(card));
/** The last card has been turned over, and its round is over: the next hazard phase is the first in the dark. */
const LAST_LIGHT = { hazards: FIVE_EACH.slice(3), round: 23 };
const DARK = { ...LAST_LIGHT, round: 24, dark: true };

export const CARDS: readonly Case[] = [
  [
    'six plain floods',
    spoilt({ hazards: Array(6).fill('flood'), round: 7 }),
    ['too-many-cards', 'ST-SETUP-4', ['hazards'], 'flood'],
  ],
  [
    'severe cards on Normal',
    spoilt({ hazards: ['severe gas'], round: 2 }),
    ['too-many-cards', 'ST-SETUP-4', ['hazards'], 'severe gas'],
  ],
  [
    'more cards than were dealt',
    spoilt({ hazards: FIVE_EACH.slice(2) }),
    ['too-many-cards', 'ST-SETUP-5', ['hazards'], '23'],
  ],
  ['a round without its card', spoilt({ round: 2 }), ['wrong-round', 'ST-HAZ-1', ['round'], '2']],
  ['a card before its round', spoilt({ hazards: ['gas'] }), ['wrong-round', 'ST-HAZ-1', ['round'], '1']],
  [
    'a card that was turned over twice in a round',
    spoilt({ hazards: ['tremor', 'tremor'] }, { asks: 'hazard' }),
    ['wrong-round', 'ST-HAZ-1', ['round'], '1'],
  ],
  [
    'the marker elsewhere in the first round',
    spoilt({ start: 'medic', active: 'medic', actor: 'medic' }),
    ['not-the-first', 'ST-SETUP-7', ['start'], 'medic'],
  ],
  ['gas without its card', spoilt({ gas: true }, ROUND_2), ['card-missing', 'ST-HAZ-GAS', ['gas'], 'gas']],
  [
    'gas in the hazard phase',
    spoilt({ gas: true, hazards: ['gas'], round: 2 }, { asks: 'hazard' }),
    ['gas-has-ended', 'ST-HAZ-1', ['gas'], 'true'],
  ],
  ['gas in the dark', spoilt({ gas: true }, DARK), ['gas-has-ended', 'ST-HAZ-1', ['gas'], 'true']],
  ['darkness with cards left', spoilt({ dark: true }), ['cards-left', 'ST-DARK-1', ['dark'], '22']],
  ['darkness before the hazard phase', spoilt({ dark: true }, LAST_LIGHT), ['not-dark', 'ST-DARK-1', ['dark'], 'true']],
  ['light after the last card', spoilt({ dark: false }, DARK), ['not-dark', 'ST-DARK-1', ['dark'], 'false']],
  [
    'a hazard card in the dark',
    spoilt({ ...LAST_LIGHT, dark: true }, { asks: 'hazard' }),
    ['no-answer', 'ST-ASK-1', ['asks'], 'hazard'],
  ],
  [
    'a tremor without its card',
    spoilt({ hazards: ['gas'] }, tremorFor('leader')),
    ['card-missing', 'ST-HAZ-1', ['hazards'], 'tremor'],
  ],
  [
    'a tremor that resolves twice without its severe card',
    spoilt({ todo: ['round-over', 'resolve', 'tremor 1'] }, tremorFor('leader')),
    ['card-missing', 'ST-HAZ-SEVERE', ['hazards'], 'severe tremor'],
  ],
];
