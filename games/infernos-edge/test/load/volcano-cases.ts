import {
  ALL_BUT_ONE,
  BURNT,
  type Case,
  cursed,
  dead,
  erupted,
  guide,
  type Json,
  LAVA,
  placed,
  placing,
  SANCTUM,
  T,
  temple,
  UNLOCKED,
} from './support.ts';

const [corridor, ledge] = SANCTUM;
const burnt = (space: Json): Json => ({ ...space, marks: ['burnt'] });
/** The entrance, a way to the sanctum, and a side way. */
const WAY = [LAVA, { at: '0,2', tile: 'lava X' }, { at: '1,2', tile: 'dart L', turn: 2 }];
const DEEP = [
  { at: '0,3', tile: 'sanctum I', marks: ['burnt'] },
  { at: '0,4', tile: 'ledge D', marks: ['burnt'] },
];
const burning = { ...erupted, temple: [LAVA, burnt(WAY[1] as Json), WAY[2] as Json, ...DEEP] };

/** The sanctum, the bag, the marker and the fire. */
export const VOLCANO_CASES: readonly Case[] = [
  {
    name: 'half a sanctum',
    base: placed,
    fault: temple({ ...corridor }),
    error: ['broken-sanctum', 'IE-COMP-4', ['temple']],
  },
  {
    name: 'the other half of a sanctum',
    base: placed,
    fault: temple({ ...ledge, at: '0,1' }),
    error: ['broken-sanctum', 'IE-COMP-4', ['temple']],
  },
  {
    name: 'a sanctum that is not straight',
    base: placed,
    fault: temple({ ...corridor }, { at: '1,1', tile: 'ledge D', turn: 3 }),
    error: ['broken-sanctum', 'IE-COMP-4', ['temple']],
  },
  {
    name: 'a sanctum whose ledge was placed first',
    base: { ...placed, entrance: [{ at: '-3,0', blasted: ['south'] }] },
    fault: temple({ ...ledge }, { ...corridor }),
    error: ['broken-sanctum', 'IE-COMP-4', ['temple']],
  },
  {
    name: 'a sanctum with two ledges',
    base: placed,
    fault: temple({ ...corridor }, { ...ledge }, { at: '1,1', tile: 'ledge D' }),
    error: ['broken-sanctum', 'IE-COMP-4', ['temple']],
  },
  {
    name: 'a sanctum with two corridors',
    base: {
      ...placed,
      ...temple({ at: '1,1', tile: 'bridge I' }, { ...corridor, at: '1,2' }, { ...ledge, at: '1,3' }),
      artifact: '1,3',
    },
    fault: temple({ at: '1,1', tile: 'bridge I' }, { ...corridor, at: '1,2' }, { ...corridor, at: '1,3' }),
    error: ['broken-sanctum', 'IE-COMP-4', ['temple']],
  },
  {
    name: 'a sanctum behind a wall',
    base: {
      ...placed,
      ...temple({ at: '0,1', tile: 'key D', blasted: ['south'] }, { ...corridor, at: '0,2' }, { ...ledge, at: '0,3' }),
      artifact: '0,3',
      demolitions: 2,
    },
    fault: temple({ at: '0,1', tile: 'key D' }, { ...corridor, at: '0,2' }, { ...ledge, at: '0,3', keys: 3 }),
    error: ['broken-sanctum', 'IE-SANC-1', ['temple', 1]],
  },
  {
    name: 'a sanctum that is not at the deepest tile',
    base: placed,
    fault: temple({ at: '2,1', tile: 'lava X' }, ...UNLOCKED.map((space) => ({ ...space }))),
    error: ['not-deepest', 'IE-SANC-1', ['temple', 1, 'at'], '0,1'],
  },
  {
    name: 'a tile of the bag after the sanctum',
    base: placed,
    fault: temple(...UNLOCKED.map((space) => ({ ...space })), { at: '2,1', tile: 'lava X' }),
    error: ['after-the-sanctum', 'IE-SANC-1', ['temple', 2]],
  },
  {
    name: 'a sanctum while the bag has tiles',
    base: placed,
    fault: { discarded: false, ...temple(...SANCTUM), artifact: null },
    error: ['bag-not-empty', 'IE-SANC-1', ['temple']],
  },
  {
    name: 'a tile of the bag in hand after the sanctum',
    base: placed,
    fault: placing,
    error: ['bag-empty', 'IE-SANC-1', ['reveal', 'hand']],
  },
  { name: 'no sanctum after the bag', fault: { discarded: true }, error: ['no-sanctum', 'IE-SANC-1', ['temple']] },
  {
    name: 'the question for a sanctum while the bag has tiles',
    fault: { asks: 'sanctum' },
    error: ['no-sanctum-due', 'IE-SANC-1', ['asks']],
  },
  {
    name: 'the question for a sanctum that is there',
    base: placed,
    fault: { asks: 'sanctum' },
    error: ['no-sanctum-due', 'IE-SANC-1', ['asks']],
  },
  {
    name: 'an empty bag discarded',
    base: {
      ...temple(
        ...ALL_BUT_ONE,
        { at: '0,1', tile: 'spike X' },
        { at: '0,6', tile: 'sanctum I' },
        { at: '0,7', tile: 'ledge D' },
      ),
    },
    fault: { discarded: true },
    error: ['nothing-to-discard', 'IE-MAP-4', ['discarded']],
  },
  {
    name: 'a marker above its start',
    fault: { marker: 27 },
    error: ['marker-too-high', 'IE-SETUP-3', ['marker'], '27'],
  },
  {
    name: 'a marker that has moved in the first round',
    fault: { marker: 25 },
    error: ['marker-does-not-fit', 'IE-ROUND-3', ['marker'], '25'],
  },
  {
    name: 'a marker that has not moved',
    fault: { round: 2 },
    error: ['marker-does-not-fit', 'IE-ROUND-3', ['marker'], '26'],
  },
  {
    name: 'a marker that has moved twice a round without the curse',
    base: { round: 3 },
    fault: { marker: 22 },
    error: ['marker-does-not-fit', 'IE-ROUND-3', ['marker'], '22'],
  },
  {
    name: 'a marker that has moved three steps a round',
    base: { ...cursed, round: 3, marker: 22 },
    fault: { marker: 21 },
    error: ['marker-does-not-fit', 'IE-ROUND-3', ['marker'], '21'],
  },
  {
    name: 'a marker after the eruption',
    base: erupted,
    fault: { marker: 1 },
    error: ['marker-left', 'IE-HAZ-LAVA', ['marker'], '1'],
  },
  {
    name: 'fire without an eruption',
    base: { ...cursed, marker: 0 },
    fault: temple(...BURNT),
    error: ['not-erupted', 'IE-VOLC-2', ['erupted']],
  },
  {
    name: 'an eruption without fire',
    base: erupted,
    fault: temple(...SANCTUM),
    error: ['sanctum-not-burnt', 'IE-VOLC-2', ['erupted']],
  },
  {
    name: 'an eruption with half the sanctum burnt',
    base: erupted,
    fault: temple({ ...BURNT[0] }, { ...ledge }),
    error: ['sanctum-not-burnt', 'IE-VOLC-2', ['erupted']],
  },
  {
    name: 'an eruption with the other half burnt',
    base: erupted,
    fault: temple({ ...corridor }, { ...BURNT[1] }),
    error: ['sanctum-not-burnt', 'IE-VOLC-2', ['erupted']],
  },
  {
    name: 'an eruption without a sanctum',
    base: { marker: 0 },
    fault: { erupted: true },
    error: ['sanctum-not-burnt', 'IE-VOLC-2', ['erupted']],
  },
  {
    name: 'a game lost by the eruption, and fire',
    base: erupted,
    fault: { asks: 'over', end: 'eruption', todo: [] },
    error: ['burnt', 'IE-VOLC-1', ['temple', 0, 'marks'], '0,1'],
  },
  {
    name: 'half the entrance burnt',
    base: erupted,
    fault: { entrance: [{ at: '0,0', burnt: true }] },
    error: ['half-burnt-entrance', 'IE-VOLC-4', ['entrance']],
  },
  {
    name: 'fire that has jumped over a space',
    base: burning,
    fault: temple(burnt(LAVA), ...WAY.slice(1), ...DEEP),
    error: ['fire-cannot-reach', 'IE-VOLC-4', ['temple', 0, 'marks'], '0,1'],
  },
  {
    name: 'fire in the entrance alone',
    base: { ...erupted, ...temple(...WAY, ...DEEP) },
    fault: {
      ...temple(...WAY, ...DEEP),
      entrance: ['0,-1', '0,0', '1,0', '2,0', '3,0', '-1,0', '-2,0', '-3,0'].map((at) => ({ at, burnt: true })),
    },
    error: ['fire-cannot-reach', 'IE-VOLC-4', ['entrance'], '0,-1'],
  },
  {
    name: 'fire that has spared a space as near as others that burnt',
    base: { ...erupted, ...temple(burnt(LAVA), ...WAY.slice(1).map(burnt), ...DEEP) },
    fault: temple(burnt(LAVA), burnt(WAY[1] as Json), { ...WAY[2] }, ...DEEP),
    error: ['fire-passed-by', 'IE-VOLC-4', ['temple', 2, 'marks'], '1,2'],
  },
  {
    name: 'dead without an eruption',
    fault: guide(dead),
    error: ['not-erupted', 'IE-VOLC-5', ['explorers', 'guide', 'state'], 'dead'],
  },
  {
    name: 'dead after an eruption that ended the game',
    base: { asks: 'over', end: 'eruption', erupted: true, marker: 0 },
    fault: guide(dead),
    error: ['not-erupted', 'IE-VOLC-5', ['explorers', 'guide', 'state'], 'dead'],
  },
  {
    name: 'a burnt tile of the bag without an eruption',
    fault: temple(burnt(T)),
    error: ['not-erupted', 'IE-VOLC-2', ['erupted']],
  },
];
