import {
  BURNT,
  type Case,
  cursed,
  dead,
  erupted,
  explorer,
  guide,
  KEYS,
  placed,
  RUIN,
  SANCTUM,
  temple,
} from './support.ts';

const [corridor, ledge] = SANCTUM;
const keys = (...amounts: number[]) => temple(...amounts.map((n, k) => ({ ...KEYS[k], keys: n })));

/** Explorers, guardians, keys and the artifact. */
export const TEAM_CASES: readonly Case[] = [
  {
    name: 'an explorer of another team',
    fault: explorer('priest', { health: 5 }),
    error: ['not-in-the-team', 'IE-SETUP-1', ['explorers', 'priest'], 'priest'],
  },
  {
    name: 'an unknown explorer',
    fault: { explorers: { cook: { at: '0,0', health: 5 } } },
    error: ['not-in-the-team', 'IE-SETUP-1', ['explorers', 'cook'], 'cook'],
  },
  {
    name: 'more health than there is',
    fault: guide({ health: 4 }),
    error: ['too-much-health', 'IE-ACT-HEAL', ['explorers', 'guide', 'health'], '4'],
  },
  {
    name: 'inside without a space',
    fault: guide({ at: null }),
    error: ['where', 'IE-ACT-EXIT', ['explorers', 'guide', 'at'], 'null'],
  },
  {
    name: 'escaped but still in the temple',
    fault: guide({ state: 'escaped' }),
    error: ['where', 'IE-ACT-EXIT', ['explorers', 'guide', 'at'], '0,0'],
  },
  {
    name: 'dead with health',
    base: erupted,
    fault: guide({ ...dead, health: 1 }),
    error: ['dead', 'IE-VOLC-5', ['explorers', 'guide'], '1'],
  },
  {
    name: 'dead with a key',
    base: erupted,
    fault: guide({ ...dead, holds: 'key' }),
    error: ['dead', 'IE-VOLC-5', ['explorers', 'guide'], 'key'],
  },
  {
    name: 'on an empty cell',
    fault: guide({ at: '0,1' }),
    error: ['nothing-there', 'IE-MAP-1', ['explorers', 'guide', 'at'], '0,1'],
  },
  {
    name: 'nowhere',
    fault: guide({ at: 'home' }),
    error: ['nothing-there', 'IE-MAP-1', ['explorers', 'guide', 'at'], 'home'],
  },
  {
    name: 'on the exit',
    fault: guide({ at: '0,-1' }),
    error: ['on-the-exit', 'IE-ACT-EXIT', ['explorers', 'guide', 'at']],
  },
  {
    name: 'on a burnt space',
    base: erupted,
    fault: guide({ at: '0,1' }),
    error: ['burnt', 'IE-VOLC-5', ['explorers', 'guide', 'at'], '0,1'],
  },
  {
    name: 'two on a bridge',
    base: { ...temple({ at: '0,1', tile: 'bridge I' }), ...guide({ at: '0,1' }) },
    fault: explorer('veteran', { at: '0,1', health: 1 }),
    error: ['two-on-a-bridge', 'IE-TILE-BRIDGE', ['explorers', 'veteran', 'at'], '0,1'],
  },
  {
    name: 'a guardian on an empty cell',
    fault: { guardians: [{ at: '0,0' }, { at: '0,5' }] },
    error: ['nothing-there', 'IE-MAP-1', ['guardians', 1, 'at'], '0,5'],
  },
  {
    name: 'a guardian on the exit',
    fault: { guardians: [{ at: '0,-1' }] },
    error: ['no-guardian-here', 'IE-GUARD-5', ['guardians', 0, 'at'], '0,-1'],
  },
  {
    name: 'a guardian in the fire',
    base: erupted,
    fault: { guardians: [{ at: '0,2' }] },
    error: ['no-guardian-here', 'IE-GUARD-5', ['guardians', 0, 'at'], '0,2'],
  },
  {
    name: 'a guardian in rubble',
    base: temple(RUIN),
    fault: { guardians: [{ at: '0,0' }, { at: '0,1' }] },
    error: ['no-guardian-here', 'IE-GUARD-4', ['guardians', 1, 'at'], '0,1'],
  },
  {
    name: 'the artifact twice',
    base: cursed,
    fault: { artifact: '0,2' },
    error: ['two-artifacts', 'IE-COMP-5', ['artifact']],
  },
  {
    name: 'the artifact in two hands',
    base: cursed,
    fault: guide({ holds: 'artifact' }),
    error: ['two-artifacts', 'IE-COMP-5', ['artifact']],
  },
  {
    name: 'the artifact nowhere',
    base: placed,
    fault: { artifact: '0,3' },
    error: ['nothing-there', 'IE-MAP-1', ['artifact'], '0,3'],
  },
  {
    name: 'the artifact in hand without its curse',
    base: cursed,
    fault: { cursed: false },
    error: ['not-cursed', 'IE-CURSE-1', ['cursed']],
  },
  {
    name: 'the artifact off the ledge without its curse',
    base: placed,
    fault: { artifact: '0,1' },
    error: ['not-on-the-ledge', 'IE-SANC-3', ['artifact'], '0,1'],
  },
  {
    name: 'the artifact on the exit',
    base: cursed,
    fault: { ...explorer('sapper', { health: 5 }), artifact: '0,-1' },
    error: ['on-the-exit', 'IE-ACT-EXIT', ['artifact'], '0,-1'],
  },
  {
    name: 'the artifact in the fire',
    base: erupted,
    fault: { ...explorer('sapper', { health: 5 }), artifact: '0,1' },
    error: ['burnt', 'IE-VOLC-5', ['artifact'], '0,1'],
  },
  {
    name: 'a lost artifact without fire',
    base: cursed,
    fault: explorer('sapper', { health: 5 }),
    error: ['artifact-missing', 'IE-CURSE-1', ['artifact']],
  },
  {
    name: 'no artifact on a sanctum with all keys',
    base: placed,
    fault: { artifact: null },
    error: ['artifact-missing', 'IE-SANC-3', ['artifact']],
  },
  {
    name: 'no artifact after the eruption',
    base: erupted,
    fault: { cursed: false, ...explorer('sapper', { health: 5 }) },
    error: ['artifact-missing', 'IE-VOLC-1', ['artifact']],
  },
  {
    name: 'the artifact before the third key',
    base: {
      ...placed,
      ...temple(...KEYS, { ...corridor }, { ...ledge, keys: 2 }),
      artifact: null,
      ...guide({ holds: 'key' }),
    },
    fault: { artifact: '0,2' },
    error: ['artifact-too-soon', 'IE-SANC-3', ['artifact']],
  },
  {
    name: 'a curse without a sanctum',
    fault: { cursed: true, ...guide({ holds: 'artifact' }) },
    error: ['artifact-too-soon', 'IE-SANC-3', ['cursed']],
  },
  {
    name: 'a key without its tile',
    fault: guide({ holds: 'key' }),
    error: ['too-many-keys', 'IE-TILE-KEY', ['temple'], '1'],
  },
  {
    name: 'more keys than tiles',
    base: keys(1, 1),
    fault: guide({ holds: 'key' }),
    error: ['too-many-keys', 'IE-TILE-KEY', ['temple'], '3'],
  },
  {
    name: 'four keys',
    base: placed,
    fault: guide({ holds: 'key' }),
    error: ['too-many-keys', 'IE-TILE-KEY', ['temple'], '4'],
  },
  {
    name: 'a tile whose key is nowhere',
    base: keys(1, 1),
    fault: keys(1, 0),
    error: ['too-few-keys', 'IE-TILE-KEY', ['temple'], '1'],
  },
  {
    name: 'two keys after the bag was discarded',
    base: placed,
    fault: { ...temple({ ...corridor }, { ...ledge, keys: 2 }), artifact: null },
    error: ['too-few-keys', 'IE-TILE-KEY', ['temple'], '2'],
  },
  {
    name: 'a key of a discarded tile that is not on the ledge',
    base: placed,
    fault: { ...temple({ ...corridor, keys: 1 }, { ...ledge, keys: 2 }) },
    error: ['too-few-keys', 'IE-MAP-4', ['temple', 1, 'keys'], '2'],
  },
  {
    name: 'keys in the fire',
    base: erupted,
    fault: temple({ ...BURNT[0] }, { ...BURNT[1], keys: 3 }),
    error: ['burnt', 'IE-VOLC-5', ['temple'], '0,2'],
  },
  {
    name: 'a key that was not on the sanctum when it burnt',
    base: erupted,
    fault: { entrance: [{ at: '0,0', keys: 1 }] },
    error: ['too-many-keys', 'IE-VOLC-5', ['temple'], '1'],
  },
];
