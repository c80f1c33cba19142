// Impossible dice, hunts and reveals.
import {
  type Case,
  CROSS,
  cave,
  ENGINEERS,
  EVERY_TILE,
  EXIT,
  GEOLOGISTS,
  LAIR,
  LEADERS,
  MANUAL,
  only,
  reveal,
  spoilt,
  TURN_1,
  tremorFor,
  WATER,
} from './support.ts';

const rolling = (why: string, caver = 'leader') => ({ asks: 'die', roll: { why, caver } });
const DARK = {
  hazards: ['tremor', 'flood', 'gas', 'cave-in', 'horror'].flatMap((card) => Array<string>(5).fill(card)).slice(3),
  round: 24,
  dark: true,
};
const darknessFor = (caver: string, n: number) => ({
  ...DARK,
  ...rolling('darkness', caver),
  todo: ['round-over', `darkness ${n + 1}`],
  points: 0,
});

export const ROLLS: readonly Case[] = [
  ['a die without a reason', spoilt({ asks: 'die' }), ['no-roll', 'ST-TURN-5', ['roll']]],
  ['a reason without a die', spoilt({ roll: { why: 'rope', caver: 'leader' } }), ['no-roll', 'ST-TURN-5', ['roll']]],
  [
    'a die for another team',
    spoilt(rolling('rope', 'diver')),
    ['not-in-the-team', 'ST-SETUP-1', ['roll', 'caver'], 'diver'],
  ],
  [
    'an exertion check without exerting',
    spoilt({ exerted: false }, { ...rolling('exertion'), exerted: true, points: 0 }),
    ['wrong-roll', 'ST-TURN-3', ['roll', 'caver'], 'leader'],
  ],
  [
    'an exertion check before a Medic dives',
    spoilt(
      { todo: ['round-over', 'hazards', 'horrors', 'turn 1', 'turn-over', 'dive-away'] },
      { ...cave(WATER), ...rolling('exertion'), exerted: true, points: 0, cavers: { leader: { at: '1,0' } } },
    ),
    ['wrong-roll', 'ST-TURN-3', ['roll', 'caver'], 'leader'],
  ],
  [
    'a check for a rope without a ledge',
    spoilt(rolling('rope'), rolling('hide')),
    ['wrong-roll', 'ST-ACT-ROPE', ['roll', 'caver'], 'leader'],
  ],
  [
    'a check for hiding by another',
    spoilt(rolling('hide', 'medic'), rolling('hide')),
    ['wrong-roll', 'ST-ACT-HIDE', ['roll', 'caver'], 'medic'],
  ],
  [
    'a check for rough ground on the level',
    spoilt(only('leader', {}), {
      ...cave({ at: '1,0', tile: 'rough X' }),
      ...rolling('rough'),
      cavers: { leader: { at: '1,0' } },
    }),
    ['wrong-roll', 'ST-TILE-ROUGH', ['roll', 'caver'], 'leader'],
  ],
  [
    'a tremor for an unconscious caver',
    spoilt(only('leader', { health: 0 }), tremorFor('leader')),
    ['wrong-roll', 'ST-HAZ-TREMOR', ['roll', 'caver'], 'leader'],
  ],
  [
    'a tremor for somebody out of order',
    spoilt({ roll: { why: 'tremor', caver: 'medic' } }, tremorFor('leader')),
    ['wrong-roll', 'ST-HAZ-TREMOR', ['roll', 'caver'], 'medic'],
  ],
  [
    'darkness for somebody on the exit',
    spoilt({ ...cave(EXIT), ...only('medic', { at: '1,0' }) }, darknessFor('medic', 1)),
    ['wrong-roll', 'ST-DARK-1', ['roll', 'caver'], 'medic'],
  ],
  [
    'a cave-in with nothing to block',
    spoilt(cave(CROSS), {
      ...cave({ at: '1,0', tile: 'cave-in T 1-3' }),
      ...rolling('cave-in'),
      todo: ['round-over'],
      points: 0,
      hazards: ['cave-in'],
      round: 1,
    }),
    ['wrong-roll', 'ST-HAZ-CAVEIN', ['roll', 'caver'], 'leader'],
  ],
  [
    'a cave-in by the Medic',
    spoilt(
      { active: 'medic', actor: 'medic', todo: ['round-over', 'hazards', 'horrors', 'turn 3', 'act'] },
      { ...cave({ at: '1,0', tile: 'cave-in T 1-3', blasted: ['south'] }), ...rolling('cave-in', 'engineer') },
      ENGINEERS,
    ),
    ['wrong-roll', 'ST-HAZ-CAVEIN', ['roll', 'caver'], 'engineer'],
  ],
  [
    'a cave-in without explosives',
    spoilt(
      { ...cave({ at: '1,0', tile: 'cave-in T 1-3' }), explosives: 3 },
      { ...cave({ at: '1,0', tile: 'cave-in T 1-3', blasted: ['south'] }), ...rolling('cave-in', 'engineer') },
      ENGINEERS,
    ),
    ['wrong-roll', 'ST-HAZ-CAVEIN', ['roll', 'caver'], 'engineer'],
  ],
  ['a loss of nobody', spoilt({ losses: { cook: 1 } }), ['not-in-the-team', 'ST-SETUP-1', ['losses', 'cook'], 'cook']],
  ['a loss outside a tremor', spoilt({ losses: { medic: 1 } }), ['wrong-losses', 'ST-HAZ-2', ['losses', 'medic'], '1']],
  [
    'a loss before the roll',
    spoilt({ losses: { scout: 1 } }, tremorFor('medic', 1)),
    ['wrong-losses', 'ST-HAZ-2', ['losses', 'scout'], '1'],
  ],
  [
    'a loss of two',
    spoilt({ losses: { leader: 2 } }, tremorFor('medic', 1)),
    ['wrong-losses', 'ST-HAZ-2', ['losses', 'leader'], '2'],
  ],
  [
    'a loss of somebody who could lose nothing',
    spoilt({ losses: { leader: 1 }, ...only('leader', { health: 0 }) }, tremorFor('medic', 1)),
    ['wrong-losses', 'ST-HAZ-2', ['losses', 'leader'], '1'],
  ],
];

const CROSSING = cave(LAIR, CROSS, { at: '0,1', tile: 'normal X' }, { at: '1,1', tile: 'normal X' });
const HUNT = {
  ...CROSSING,
  horrors: [{ at: '1,1', moved: true }],
  asks: 'path',
  hunt: { horror: '1,1', victim: 'climber' },
};

export const HUNTS: readonly Case[] = [
  ['a path without a hunt', spoilt({ asks: 'path' }), ['no-hunt', 'ST-HOR-MOVE', ['hunt']]],
  [
    'a hunt without a path',
    spoilt({ hunt: { horror: '0,-1', victim: 'leader' } }, { ...cave(LAIR), horrors: [{ at: '0,-1', moved: true }] }),
    ['no-hunt', 'ST-HOR-MOVE', ['hunt']],
  ],
  [
    'a hunt without a horror',
    spoilt({ asks: 'path', hunt: { horror: '0,0', victim: 'leader' } }),
    ['no-horror', 'ST-HOR-MOVE', ['hunt', 'horror'], '0,0'],
  ],
  [
    'a hunt of a horror that waits',
    spoilt({ horrors: [{ at: '1,1', moved: false }] }, HUNT),
    ['no-horror', 'ST-HOR-MOVE', ['hunt', 'horror'], '1,1'],
  ],
  [
    'a hunt on an empty cell',
    spoilt({ asks: 'path', hunt: { horror: '1,0', victim: 'leader' } }),
    ['nothing-there', 'ST-CAVE-1', ['hunt', 'horror'], '1,0'],
  ],
  [
    'a hunt for another team',
    spoilt({ hunt: { horror: '1,1', victim: 'diver' } }, HUNT),
    ['not-in-the-team', 'ST-SETUP-1', ['hunt', 'victim'], 'diver'],
  ],
  [
    'a hunt for somebody of a higher rank',
    spoilt({ hunt: { horror: '1,1', victim: 'leader' } }, HUNT),
    ['wrong-victim', 'ST-HOR-VICTIM', ['hunt', 'victim'], 'leader'],
  ],
  [
    'a hunt with a single path',
    spoilt({ horrors: [{ at: '1,0', moved: true }], hunt: { horror: '1,0', victim: 'climber' } }, HUNT),
    ['one-answer', 'ST-ASK-1', ['asks'], 'path'],
  ],
  [
    'an order that does not matter',
    spoilt({ asks: 'horror', hunt: null, todo: ['round-over', 'hazards'], horrors: [{ at: '1,1' }] }, HUNT),
    ['order-does-not-matter', 'ST-HOR-ORDER', ['asks'], 'horror'],
  ],
  [
    'a fourth horror',
    spoilt(
      { horrors: Array(3).fill({ at: '0,-2' }), hazards: Array(4).fill('horror'), round: 4 },
      {
        ...cave(
          { at: '0,-1', tile: 'normal I' },
          { at: '0,-2', tile: 'normal X' },
          { at: '1,0', tile: 'horror D', turn: 3 },
          { at: '-1,0', tile: 'horror D', turn: 1 },
        ),
        asks: 'spawn',
      },
    ),
    ['too-many-horrors', 'ST-COMP-5', ['asks'], 'spawn'],
  ],
];

const taking = { asks: 'take', ...reveal() };
const choosing = { asks: 'choose', ...reveal({ hand: 'normal L' }) };
const placing = { asks: 'place', ...reveal({ hand: 'normal L' }) };
/** The Geologist has placed the tile set aside to the north; a new one is drawn. */
const refilling = {
  ...cave({ at: '0,-1', tile: 'normal X' }),
  asks: 'aside',
  ...reveal(),
  aside: null,
  points: 1,
  todo: [...TURN_1, 'act', 'step-in'],
};

export const REVEALS: readonly Case[] = [
  ...['take', 'choose', 'place', 'tile'].map(
    (asks): Case => [`${asks} without a reveal`, spoilt({ asks }), ['no-reveal', 'ST-ACT-REVEAL', ['reveal']]],
  ),
  ['a reveal in no action', spoilt(reveal()), ['no-reveal', 'ST-ACT-REVEAL', ['reveal']]],
  ...['choose', 'place'].map(
    (asks): Case => [
      `${asks} with an empty hand`,
      spoilt({ asks, ...reveal() }),
      ['empty-hand', 'ST-ACT-REVEAL', ['reveal', 'hand']],
    ],
  ),
  [
    'a draw with a tile in hand',
    spoilt(reveal({ hand: 'normal X' }), { asks: 'tile', ...reveal() }),
    ['full-hand', 'ST-ACT-REVEAL', ['reveal', 'hand'], 'normal X'],
  ],
  [
    'a reveal where a tile lies',
    spoilt(cave({ at: '0,-1', tile: 'normal X' }), { asks: 'tile', ...reveal() }),
    ['no-gap', 'ST-CAVE-3', ['reveal', 'side'], 'north'],
  ],
  [
    'a reveal across a ledge',
    spoilt(
      {},
      {
        ...cave({ at: '1,0', tile: 'ledge I', turn: 3 }),
        asks: 'tile',
        ...reveal({ side: 'east' }),
        cavers: { leader: { at: '1,0', side: 'west' } },
      },
    ),
    ['no-gap', 'ST-TILE-LEDGE-3', ['reveal', 'side'], 'east'],
  ],
  [
    'a tile that can be turned in one way only',
    spoilt(reveal({ hand: 'normal I' }), placing),
    ['one-answer', 'ST-ASK-1', ['asks'], 'place'],
  ],
  [
    'a tile that fits in no way',
    spoilt(
      {
        ...cave(
          { at: '1,0', tile: 'horror D', turn: 3 },
          { at: '0,1', tile: 'horror D' },
          { at: '-1,0', tile: 'normal D', turn: 1 },
        ),
        ...reveal({ hand: 'horror D' }),
      },
      placing,
    ),
    ['no-answer', 'ST-ASK-1', ['asks'], 'place'],
  ],
  [
    'a choice of the Leader',
    spoilt({}, { ...taking, active: 'leader', aside: 'normal D' }, GEOLOGISTS),
    ['nothing-to-choose', 'ST-GEO-2', ['aside'], 'normal D'],
  ],
  [
    'a choice between two equal tiles',
    spoilt(reveal({ hand: 'normal D' }), { ...choosing, aside: 'normal D' }, MANUAL),
    ['nothing-to-choose', 'ST-RM-6', ['aside'], 'normal D'],
  ],
  [
    'a choice after drawing outside the manual',
    spoilt({}, { ...choosing, aside: 'normal D' }, GEOLOGISTS),
    ['nothing-to-choose', 'ST-RM-6', ['aside'], 'normal D'],
  ],
  [
    'a set-aside tile in the hand of the Leader',
    spoilt(
      reveal({ hand: 'normal L', fromAside: true }),
      { ...placing, active: 'leader', aside: 'normal D' },
      GEOLOGISTS,
    ),
    ['not-from-aside', 'ST-GEO-2', ['reveal', 'fromAside'], 'true'],
  ],
  [
    'a tile set aside, and the one that was',
    spoilt(reveal({ hand: 'normal L', fromAside: true }), { ...placing, aside: 'normal D' }, GEOLOGISTS),
    ['not-from-aside', 'ST-GEO-2', ['reveal', 'fromAside'], 'true'],
  ],
  [
    'a draw of a tile that everyone has seen',
    spoilt(
      { top: 'normal D' },
      {
        ...DARK,
        asks: 'tile',
        ...reveal(),
        active: 'leader',
        start: 'leader',
        aside: null,
        cavers: { geologist: { at: null, state: ['removed'] } },
      },
      GEOLOGISTS,
    ),
    ['top-is-known', 'ST-GEO-3', ['top'], 'normal D'],
  ],
  [
    'a refill with nothing placed',
    spoilt(reveal({ side: 'south' }), refilling, GEOLOGISTS),
    ['not-placed', 'ST-GEO-2', ['reveal', 'side'], 'south'],
  ],
  [
    'a refill with a tile set aside',
    spoilt({ aside: 'normal D' }, refilling, GEOLOGISTS),
    ['no-refill', 'ST-GEO-2', ['asks'], 'aside'],
  ],
  ['a refill without a Geologist', spoilt({}, refilling, LEADERS), ['no-refill', 'ST-GEO-2', ['asks'], 'aside']],
  [
    'a refill from an empty stack',
    spoilt({ ...cave(EXIT, { at: '0,-1', tile: 'normal X' }), discarded: EVERY_TILE.slice(1) }, refilling, GEOLOGISTS),
    ['no-refill', 'ST-GEO-2', ['asks'], 'aside'],
  ],
];
