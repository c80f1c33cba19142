import { type Case, KEYS, LAVA, optionsOf, placed, RUIN, SANCTUM, T, temple } from './support.ts';

const { explorers } = optionsOf();
const row = (n: number, tile: string) =>
  Array.from({ length: n }, (_, i) => ({ at: `${(i % 7) - 3},${Math.floor(i / 7) + 1}`, tile }));
const SHORED = { at: '0,1', tile: 'spike X', marks: ['shored'] };
const CORNER = { at: '0,1', tile: 'bridge I' };

/** Tiles, marks and walls. */
export const TEMPLE_CASES: readonly Case[] = [
  {
    name: 'bad options',
    fault: { options: { explorers: [...explorers, explorers[0]] } },
    error: ['explorer-twice', 'IE-SETUP-1', ['options', 'explorers', 3, 'explorer'], 'guide'],
  },
  ...['4,1', '-4,1', '1,0', '1;1'].map(
    (at): Case => ({
      name: `a tile at ${at}`,
      fault: temple(T, { at, tile: 'normal T' }),
      error: ['out-of-bounds', 'IE-MAP-2', ['temple', 1, 'at'], at],
    }),
  ),
  {
    name: 'two tiles on a cell',
    fault: temple(T, { ...T, turn: 1 }),
    error: ['two-on-a-cell', 'IE-MAP-1', ['temple', 1, 'at'], '0,1'],
  },
  {
    name: 'a rotation that looks like another',
    fault: temple({ at: '0,1', tile: 'bridge I', turn: 2 }),
    error: ['same-as-another-turn', 'IE-ACT-REVEAL', ['temple', 0, 'turn'], '2'],
  },
  {
    name: 'more tiles than fit',
    fault: temple(...row(140, 'normal T')),
    error: ['too-many-tiles', 'IE-COMP-1', ['temple'], '140'],
  },
  {
    name: 'a tile that touches nothing',
    base: temple(T),
    fault: temple(T, { at: '2,3', tile: 'lava X' }),
    error: ['not-connected', 'IE-ACT-REVEAL', ['temple', 1, 'at'], '2,3'],
  },
  {
    name: 'a tile that touches only walls',
    fault: temple({ ...T, turn: 2 }),
    error: ['not-connected', 'IE-ACT-REVEAL', ['temple', 0, 'at'], '0,1'],
  },
  {
    name: 'a tile that was placed before the one it touches',
    base: temple(LAVA, { at: '0,2', tile: 'lava X' }),
    fault: temple({ at: '0,2', tile: 'lava X' }, LAVA),
    error: ['not-connected', 'IE-ACT-REVEAL', ['temple', 0, 'at'], '0,2'],
  },
  {
    name: 'a journal tile that touches nothing',
    team: ['aristocrat', 'guide', 'veteran'],
    base: temple({ at: '1,1', tile: 'journal T' }),
    fault: temple({ at: '1,3', tile: 'journal T' }),
    error: ['not-connected', 'IE-ARI-2', ['temple', 0, 'at'], '1,3'],
  },
  {
    name: 'rubble on a tile that is not a ruin',
    fault: temple({ ...T, marks: ['rubble'] }),
    error: ['mark-does-not-fit', 'IE-TILE-RUIN', ['temple', 0, 'marks']],
  },
  {
    name: 'a normal tile shored up',
    fault: temple({ ...T, marks: ['shored'] }),
    error: ['mark-does-not-fit', 'IE-FOR-2', ['temple', 0, 'marks']],
  },
  {
    name: 'a sanctum shored up',
    base: placed,
    fault: temple({ ...SANCTUM[0], marks: ['shored'] }, { ...SANCTUM[1] }),
    error: ['mark-does-not-fit', 'IE-FOR-2', ['temple', 0, 'marks']],
  },
  {
    name: 'burnt rubble',
    fault: temple({ ...RUIN, marks: ['rubble', 'burnt'] }),
    error: ['mark-does-not-fit', 'IE-VOLC-5', ['temple', 0, 'marks']],
  },
  {
    name: 'rubble twice',
    base: temple(RUIN),
    fault: temple({ ...RUIN, marks: ['rubble', 'rubble'] }),
    error: ['twice', 'IE-COMP-5', ['temple', 0, 'marks', 1], 'rubble'],
  },
  {
    name: 'a space of the entrance twice',
    base: { ...temple({ ...KEYS[0] }), entrance: [{ at: '0,0', keys: 1 }] },
    fault: { entrance: [{ at: '0,0', keys: 1 }, { at: '0,0' }] },
    error: ['twice', 'IE-COMP-3', ['entrance', 1, 'at'], '0,0'],
  },
  {
    name: 'an entrance elsewhere',
    fault: { entrance: [{ at: '0,0' }, { at: '0,1' }] },
    error: ['nothing-there', 'IE-MAP-1', ['entrance', 1, 'at'], '0,1'],
  },
  {
    name: 'a key on the exit',
    base: temple({ ...KEYS[0] }),
    fault: { ...temple({ ...KEYS[0] }), entrance: [{ at: '0,-1', keys: 1 }] },
    error: ['on-the-exit', 'IE-ACT-EXIT', ['entrance', 0, 'keys'], '1'],
  },
  ...(['3,1', '3,2'] as const).map(
    (at): Case => ({
      name: `a wall demolished out of the temple at ${at}`,
      base: temple({ at: '2,1', tile: 'lava X' }, { at: '3,1', tile: 'lava X' }, { at: '3,2', tile: 'bridge I' }),
      fault: temple(
        { at: '2,1', tile: 'lava X' },
        ...['3,1', '3,2'].map((cell) => ({
          at: cell,
          tile: 'normal T',
          turn: 1,
          blasted: cell === at ? ['east'] : [],
        })),
      ),
      error: ['out-of-bounds', 'IE-SAP-2', ['temple', at === '3,1' ? 1 : 2, 'blasted'], 'east'],
    }),
  ),
  {
    name: 'a wall demolished out of the entrance',
    fault: { entrance: [{ at: '1,0', blasted: ['north'] }] },
    error: ['out-of-bounds', 'IE-SAP-2', ['entrance', 0, 'blasted'], 'north'],
  },
  {
    name: 'an opening demolished',
    base: { ...temple({ ...CORNER, blasted: ['east'] }) },
    fault: temple({ ...CORNER, blasted: ['south'] }),
    error: ['no-wall-there', 'IE-SAP-2', ['temple', 0, 'blasted'], 'south'],
  },
  {
    name: 'a wall demolished twice',
    base: { ...temple({ ...CORNER, blasted: ['east'] }) },
    fault: { ...temple({ ...CORNER, blasted: ['east', 'east'] }), demolitions: 1 },
    error: ['no-wall-there', 'IE-SAP-2', ['temple', 0, 'blasted'], 'east'],
  },
  {
    name: 'a wall demolished from both sides',
    base: temple({ ...CORNER, blasted: ['east'] }, { at: '1,1', tile: 'key D' }),
    fault: {
      ...temple({ ...CORNER, blasted: ['east'] }, { at: '1,1', tile: 'key D', keys: 1, blasted: ['west'] }),
      demolitions: 1,
    },
    error: ['no-wall-there', 'IE-SAP-2', ['temple', 1, 'blasted'], 'west'],
  },
  ...(['journals', 'shores', 'luck'] as const).map(
    (use): Case => ({
      name: `${use} without the explorer who has them`,
      fault: { [use]: 1 },
      error: ['too-many-uses', 'IE-COMP-5', [use], '1'],
    }),
  ),
  {
    name: 'luck tokens in the second edition',
    team: ['archaeologist', 'guide', 'veteran'],
    fault: {
      options: { ...optionsOf(['archaeologist', 'guide', 'veteran']), variant: 'second-edition' },
      luck: 3,
    },
    error: ['too-many-uses', 'IE-COMP-5', ['luck'], '3'],
  },
  {
    name: 'a journal tile without the Aristocrat',
    fault: temple({ at: '0,1', tile: 'journal T' }),
    error: ['uses-do-not-fit', 'IE-ARI-2', ['journals'], '0'],
  },
  {
    name: 'a journal tile that was never used',
    team: ['aristocrat', 'guide', 'veteran'],
    base: temple({ at: '0,1', tile: 'journal T' }),
    fault: { journals: 1 },
    error: ['uses-do-not-fit', 'IE-ARI-2', ['journals'], '1'],
  },
  {
    name: 'a tile shored up without the Foreman',
    fault: temple(SHORED),
    error: ['uses-do-not-fit', 'IE-FOR-2', ['shores'], '0'],
  },
  {
    name: 'a token that shores up nothing',
    team: ['foreman', 'guide', 'veteran'],
    base: temple(SHORED),
    fault: { shores: 2 },
    error: ['uses-do-not-fit', 'IE-FOR-2', ['shores'], '2'],
  },
  {
    name: 'a demolished wall without the Sapper',
    team: ['foreman', 'guide', 'veteran'],
    base: temple(CORNER),
    fault: temple({ ...CORNER, blasted: ['east'] }),
    error: ['uses-do-not-fit', 'IE-SAP-2', ['demolitions'], '0'],
  },
  {
    name: 'a demolition that left no trace',
    fault: { demolitions: 2 },
    error: ['uses-do-not-fit', 'IE-SAP-2', ['demolitions'], '2'],
  },
  {
    name: 'four normal tiles',
    base: temple(T),
    fault: temple(...[0, 1, -1, 2].map((x) => ({ at: `${x},1`, tile: 'normal T' }))),
    error: ['too-many-tiles', 'IE-COMP-1', ['temple'], 'normal T'],
  },
  {
    name: 'four journal tiles',
    team: ['aristocrat', 'guide', 'veteran'],
    fault: { ...temple(...[0, 1, -1, 2].map((x) => ({ at: `${x},1`, tile: 'journal T' }))), journals: 0 },
    error: ['too-many-tiles', 'IE-COMP-1', ['temple'], 'journal T'],
  },
  {
    name: 'two bridges and one in hand',
    fault: {
      ...temple(...[1, 2].map((x) => ({ at: `${x},1`, tile: 'bridge I' }))),
      reveal: { from: '0,0', side: 'south', exploring: false, hand: 'bridge I', other: null },
    },
    error: ['too-many-tiles', 'IE-COMP-1', ['temple'], 'bridge I'],
  },
  {
    name: 'two bridges and one to choose',
    fault: {
      ...temple(...[1, 2].map((x) => ({ at: `${x},1`, tile: 'bridge I' }))),
      reveal: { from: '0,0', side: 'south', exploring: false, hand: 'normal T', other: 'bridge I' },
    },
    error: ['too-many-tiles', 'IE-COMP-1', ['temple'], 'bridge I'],
  },
  {
    name: 'no gap left for the tiles in the bag',
    base: temple(...KEYS.map((tile) => ({ ...tile })), { at: '-2,1', tile: 'guardian D' }),
    fault: temple(
      ...KEYS.map((tile) => ({ ...tile, keys: 1 })),
      { at: '-2,1', tile: 'guardian D' },
      { at: '0,1', tile: 'guardian D' },
    ),
    error: ['no-gap', 'IE-MAP-4', ['temple']],
  },
];
