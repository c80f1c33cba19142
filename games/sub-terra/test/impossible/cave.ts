// Impossible caves.
import { type Case, CROSS, cave, ENGINEERS, EXIT, LAIR, LEDGE, reveal, START, spoilt, team, WATER } from './support.ts';

export const CAVES: readonly Case[] = [
  [
    'bad options',
    spoilt({ options: team('scout', 'scout', 'medic', 'diver') }),
    ['caver-twice', 'ST-SETUP-1', ['options', 'cavers', 1, 'caver'], 'scout'],
  ],
  [
    'a start tile elsewhere',
    spoilt({ cave: [{ at: '1,0', tile: 'start X' }] }),
    ['no-start-tile', 'ST-SETUP-2', ['cave', 0]],
  ],
  [
    'another tile at the start',
    spoilt({ cave: [{ at: '0,0', tile: 'normal X' }] }),
    ['no-start-tile', 'ST-SETUP-2', ['cave', 0]],
  ],
  [
    'two tiles on a cell',
    spoilt(cave({ at: '0,0', tile: 'normal X' })),
    ['two-on-a-cell', 'ST-CAVE-1', ['cave', 1, 'at'], '0,0'],
  ],
  [
    'a malformed cell',
    spoilt(cave({ at: '1;0', tile: 'normal X' })),
    ['no-such-cell', 'ST-CAVE-1', ['cave', 1, 'at'], '1;0'],
  ],
  [
    'a cell too far away',
    spoilt(cave({ at: '0,100', tile: 'normal X' })),
    ['no-such-cell', 'ST-CAVE-1', ['cave', 1, 'at'], '0,100'],
  ],
  [
    'a rotation that looks like another',
    spoilt(cave({ ...CROSS, turn: 1 })),
    ['same-as-another-turn', 'ST-ACT-REVEAL', ['cave', 1, 'turn'], '1'],
  ],
  [
    'four crosses',
    spoilt(cave(...[1, 2, 3, 4].map((x) => ({ at: `${x},0`, tile: 'normal X' })))),
    ['too-many-tiles', 'ST-COMP-1', ['cave'], 'normal X'],
  ],
  [
    'too many tiles with those discarded',
    spoilt({ ...cave({ at: '1,0', tile: 'rough X' }), discarded: Array(3).fill('rough X') }),
    ['too-many-tiles', 'ST-COMP-1', ['cave'], 'rough X'],
  ],
  [
    'too many tiles with those aside, on top and in hand',
    spoilt({ aside: 'normal D', top: 'normal D', ...reveal({ hand: 'normal D' }) }),
    ['too-many-tiles', 'ST-COMP-1', ['cave'], 'normal D'],
  ],
  [
    'more tiles than fit',
    spoilt(
      cave(
        ...Array.from({ length: 150 }, (_, i) => ({
          at: `${(i % 10) + 1},${Math.floor(i / 10)}`,
          tile: 'cave-in L 2-4',
        })),
      ),
    ),
    ['too-many-tiles', 'ST-COMP-1', ['cave'], 'cave-in L 2-4'],
  ],
  [
    'a second start tile',
    spoilt(cave({ at: '1,0', tile: 'start X' })),
    ['too-many-tiles', 'ST-COMP-1', ['cave'], 'start X'],
  ],
  ['two exits', spoilt(cave(EXIT, { at: '-1,0', tile: 'exit D', turn: 1 })), ['two-exits', 'ST-COMP-1', ['cave']]],
  [
    'a tile that touches nothing',
    spoilt(cave({ at: '-99,99', tile: 'normal X' })),
    ['not-connected', 'ST-CAVE-2', ['cave', 1, 'at'], '-99,99'],
  ],
  [
    'a tile behind a wall',
    spoilt(cave({ at: '1,0', tile: 'normal I' })),
    ['not-connected', 'ST-CAVE-2', ['cave', 1, 'at'], '1,0'],
  ],
  [
    'a tile that was placed before the one it touches',
    spoilt(cave({ at: '2,0', tile: 'normal X' }, CROSS)),
    ['not-connected', 'ST-CAVE-2', ['cave', 1, 'at'], '2,0'],
  ],
  [
    'a ledge with its arrow towards the caver',
    spoilt(cave({ ...LEDGE, turn: 1 })),
    ['arrow', 'ST-TILE-LEDGE-1', ['cave', 1, 'turn'], '1'],
  ],
  [
    'no gap left before the exit is placed',
    spoilt(
      cave(
        LAIR,
        { at: '1,0', tile: 'horror D', turn: 3 },
        { at: '0,1', tile: 'horror D' },
        { at: '-1,0', tile: 'normal D', turn: 1 },
      ),
    ),
    ['no-gap-left', 'ST-CAVE-4', ['cave']],
  ],
];

export const MARKS: readonly Case[] = [
  [
    'a flooded gas tile',
    spoilt(cave({ at: '1,0', tile: 'gas L', turn: 2, marks: ['flood'] })),
    ['mark-does-not-fit', 'ST-COMP-5', ['cave', 1, 'marks']],
  ],
  [
    'rubble in the water',
    spoilt(cave({ ...WATER, marks: ['rubble'] })),
    ['mark-does-not-fit', 'ST-COMP-5', ['cave', 1, 'marks']],
  ],
  [
    'a rope on the level',
    spoilt(cave({ ...CROSS, marks: ['rope'] })),
    ['mark-does-not-fit', 'ST-COMP-5', ['cave', 1, 'marks']],
  ],
  [
    'two ropes on a ledge',
    spoilt(cave({ ...LEDGE, marks: ['rope', 'rope'] })),
    ['twice', 'ST-COMP-5', ['cave', 1, 'marks', 1], 'rope'],
  ],
  [
    'water that a flood has passed over',
    spoilt(cave(WATER, { at: '-1,0', tile: 'water X', marks: ['flood'] })),
    ['flooded-out-of-order', 'ST-HAZ-FLOOD', ['cave', 1, 'marks']],
  ],
  [
    'a flood without its card',
    spoilt(cave({ ...WATER, marks: ['flood'] })),
    ['card-missing', 'ST-HAZ-FLOOD', ['cave', 1, 'marks'], 'flood'],
  ],
  [
    'rubble without a cave-in',
    spoilt(cave({ at: '1,0', tile: 'cave-in T 1-3', marks: ['rubble'] })),
    ['card-missing', 'ST-HAZ-CAVEIN', ['cave', 1, 'marks'], 'cave-in'],
  ],
  [
    'a blasted ledge wall',
    spoilt(cave({ ...LEDGE, blasted: ['north'] }), {}, ENGINEERS),
    ['sealed', 'ST-ENG-2', ['cave', 1, 'blasted'], 'north'],
  ],
  [
    'a side that was blasted towards the wall of a ledge',
    spoilt(
      cave(LEDGE, { at: '0,-1', tile: 'normal X' }, { at: '1,-1', tile: 'normal X', blasted: ['south'] }),
      {},
      ENGINEERS,
    ),
    ['sealed', 'ST-ENG-2', ['cave', 3, 'blasted'], 'south'],
  ],
  [
    'a blasted gap',
    spoilt({ cave: [{ ...START, blasted: ['north'] }] }, {}, ENGINEERS),
    ['open-already', 'ST-ENG-1', ['cave', 0, 'blasted'], 'north'],
  ],
  [
    'a side blasted twice',
    spoilt(cave({ at: '1,0', tile: 'normal I', turn: 1, blasted: ['north', 'north'] }), {}, ENGINEERS),
    ['open-already', 'ST-ENG-1', ['cave', 1, 'blasted'], 'north'],
  ],
  [
    'a side blasted without an Engineer',
    spoilt(cave({ at: '1,0', tile: 'normal I', turn: 1, blasted: ['north'] })),
    ['no-engineer', 'ST-ENG-1', ['cave', 1, 'blasted']],
  ],
  ['explosives without an Engineer', spoilt({ explosives: 1 }), ['no-engineer', 'ST-ENG-1', ['explosives'], '1']],
  [
    'explosives that have blasted nothing',
    spoilt({ explosives: 2 }, {}, ENGINEERS),
    ['wrong-explosives', 'ST-ENG-1', ['explosives'], '2'],
  ],
];
