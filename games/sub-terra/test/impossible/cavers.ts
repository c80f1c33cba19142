// Impossible cavers and horrors.
import { possible } from '../possible.ts';
import { type Case, CROSS, cave, DIVERS, LAIR, LEDGE, only, spoilt, team, WATER } from './support.ts';

export const CAVERS: readonly Case[] = [
  [
    'a caver of another team',
    spoilt({ cavers: { ...possible({}).cavers, diver: { at: '0,0', health: 3 } } }),
    ['not-in-the-team', 'ST-SETUP-1', ['cavers', 'diver'], 'diver'],
  ],
  [
    'a caver of no team',
    spoilt({ cavers: { ...possible({}).cavers, cook: { at: '0,0', health: 3 } } }),
    ['not-in-the-team', 'ST-SETUP-1', ['cavers', 'cook'], 'cook'],
  ],
  [
    'a missing caver',
    spoilt({ cavers: { leader: { at: '0,0', health: 3 } } }),
    ['missing-caver', 'ST-SETUP-1', ['cavers', 'medic']],
  ],
  [
    'too much health',
    spoilt(only('leader', { health: 4 })),
    ['too-much-health', 'ST-COMP-4', ['cavers', 'leader', 'health'], '4'],
  ],
  [
    'a caver without a place',
    spoilt(only('leader', { at: null })),
    ['where', 'ST-DIV-2', ['cavers', 'leader', 'at'], 'null'],
  ],
  [
    'a removed caver with a place',
    spoilt(only('leader', { state: ['removed'] })),
    ['where', 'ST-DIV-2', ['cavers', 'leader', 'at'], '0,0'],
  ],
  [
    'a caver on an empty cell',
    spoilt(only('leader', { at: '9,9' })),
    ['nothing-there', 'ST-CAVE-1', ['cavers', 'leader', 'at'], '9,9'],
  ],
  [
    'a caver nowhere',
    spoilt(only('leader', { at: 'home' })),
    ['nothing-there', 'ST-CAVE-1', ['cavers', 'leader', 'at'], 'home'],
  ],
  [
    'a submerged Leader',
    spoilt({ ...cave(WATER), ...only('leader', { at: null, state: ['submerged'] }) }),
    ['cannot-be-submerged', 'ST-DIV-1', ['cavers', 'leader', 'state']],
  ],
  [
    'an unconscious submerged Diver',
    spoilt({ ...cave(WATER), ...only('diver', { at: null, health: 0, state: ['submerged'] }, DIVERS) }, {}, DIVERS),
    ['cannot-be-submerged', 'ST-DIV-1', ['cavers', 'diver', 'state']],
  ],
  [
    'a Diver submerged without water',
    spoilt(only('diver', { at: null, state: ['submerged'] }, DIVERS), {}, DIVERS),
    ['cannot-be-submerged', 'ST-DIV-1', ['cavers', 'diver', 'state']],
  ],
  [
    'a submerged Diver with a place',
    spoilt({ ...cave(WATER), ...only('diver', { state: ['submerged'] }, DIVERS) }, {}, DIVERS),
    ['where', 'ST-DIV-2', ['cavers', 'diver', 'at'], '0,0'],
  ],
  [
    'a hidden submerged Diver',
    spoilt({ ...cave(WATER), ...only('diver', { at: null, state: ['hidden', 'submerged'] }, DIVERS) }, {}, DIVERS),
    ['states-clash', 'ST-DIV-1', ['cavers', 'diver', 'state'], 'hidden submerged'],
  ],
  [
    'a hidden removed caver',
    spoilt(only('medic', { at: null, state: ['hidden', 'removed'] })),
    ['states-clash', 'ST-DARK-1', ['cavers', 'medic', 'state'], 'hidden removed'],
  ],
  [
    'a caver hidden twice',
    spoilt(only('leader', { state: ['hidden', 'hidden'] })),
    ['twice', 'ST-KO-1', ['cavers', 'leader', 'state', 1], 'hidden'],
  ],
  [
    'a side without a ledge',
    spoilt(only('leader', { side: 'north' })),
    ['no-ledge-here', 'ST-TILE-LEDGE-2', ['cavers', 'leader', 'side'], 'north'],
  ],
  [
    'a side of a removed caver',
    spoilt(only('medic', { at: null, state: ['removed'], side: 'north' })),
    ['no-ledge-here', 'ST-TILE-LEDGE-2', ['cavers', 'medic', 'side'], 'north'],
  ],
  [
    'a ledge without a side',
    spoilt({ ...cave(LEDGE), ...only('leader', { at: '1,0' }) }),
    ['side-missing', 'ST-TILE-LEDGE-2', ['cavers', 'leader', 'side'], 'null'],
  ],
  [
    'the wrong side of a ledge',
    spoilt({ ...cave(LEDGE), ...only('leader', { at: '1,0', side: 'north' }) }),
    ['no-such-half', 'ST-TILE-LEDGE-2', ['cavers', 'leader', 'side'], 'north'],
  ],
  [
    'the half of a ledge that nobody could enter',
    spoilt({ ...cave(LEDGE), ...only('leader', { at: '1,0', side: 'east' }) }),
    ['no-way-in', 'ST-TILE-LEDGE-2', ['cavers', 'leader', 'side'], 'east'],
  ],
  [
    'a removed caver before the darkness',
    spoilt(only('medic', { at: null, state: ['removed'] })),
    ['not-dark', 'ST-DARK-1', ['cavers', 'medic', 'state'], 'removed'],
  ],
  [
    'a caver who hid before their turn',
    spoilt(only('medic', { state: ['hidden'] })),
    ['turn-to-come', 'ST-ACT-HIDE', ['cavers', 'medic', 'state'], 'hidden'],
  ],
  [
    'a Diver who dived before the first turn',
    spoilt(
      { ...cave(WATER), ...only('diver', { at: null, state: ['submerged'] }, DIVERS) },
      {},
      { ...team('leader', 'diver', 'medic', 'scout') },
    ),
    ['turn-to-come', 'ST-DIV-1', ['cavers', 'diver', 'state'], 'submerged'],
  ],
];

export const HORRORS: readonly Case[] = [
  [
    'a horror on an empty cell',
    spoilt({ horrors: [{ at: '0,-1' }, { at: '1,0' }] }, cave(LAIR)),
    ['nothing-there', 'ST-CAVE-1', ['horrors', 1, 'at'], '1,0'],
  ],
  [
    'healthy cavers on the tile of a horror',
    spoilt({ horrors: [{ at: '0,0' }] }),
    ['struck', 'ST-HOR-TOUCH', ['cavers', 'leader', 'health'], '3'],
  ],
  [
    'a horror without a horror tile',
    spoilt({ ...cave(CROSS), horrors: [{ at: '1,0' }] }),
    ['no-horror-tile', 'ST-HOR-SPAWN', ['horrors']],
  ],
  [
    'more horrors than cards',
    spoilt({ horrors: [{ at: '0,-1' }, { at: '0,-1' }] }, { ...cave(LAIR), horrors: [{ at: '0,-1' }] }),
    ['card-missing', 'ST-HAZ-HORROR', ['horrors'], 'horror'],
  ],
];
