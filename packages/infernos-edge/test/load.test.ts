// A snapshot from outside is checked before it becomes a position: each of these could not come about.
import { readFileSync } from 'node:fs';
import { must } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { infernosEdge, type Snapshot } from '../src/index.ts';

type Json = Record<string, unknown>;
type Members = Snapshot['explorers'];

const options = { explorers: ['guide', 'sapper', 'veteran'].map((explorer) => ({ explorer, seat: 0 })) };
const opening = (): Snapshot => JSON.parse(JSON.stringify(infernosEdge.save(must(infernosEdge.open(options)))));
const members = (change: Json): Members => ({ ...opening().explorers, ...change }) as Members;
const guide = (change: Json) => ({ explorers: members({ guide: { at: '0,0', health: 3, ...change } }) });
const sapper = (change: Json) => ({ explorers: members({ sapper: { at: '0,0', health: 5, ...change } }) });
const temple = (...tiles: Json[]) => ({ temple: tiles });
const T = { at: '0,1', tile: 'normal T' };
const RUIN = { at: '0,1', tile: 'ruin X 1', marks: ['rubble'] };
const SANCTUM = [
  { at: '0,1', tile: 'sanctum I', turn: 0 },
  { at: '0,2', tile: 'ledge D', turn: 0 },
];
const BURNT = SANCTUM.map((space) => ({ ...space, marks: ['burnt'] }));
const placed = { discarded: true, temple: SANCTUM };
const erupted = { discarded: true, temple: BURNT, erupted: true, marker: 0, cursed: true };
const roll = (why: string, ...faces: unknown[]) => ({ roll: { why, explorer: 'guide', faces } });
const reveal = { from: '0,0', side: 'south', exploring: false, hand: null, other: null };

const FAULTS: readonly [string, Json, Json][] = [
  ['another version', { snapshot: 2 }, { kind: 'malformed', path: ['snapshot'] }],
  ['another game', { game: 'sub-terra' }, { kind: 'malformed', path: ['game'] }],
  [
    'bad options',
    { options: { explorers: [...options.explorers, options.explorers[0]] } },
    { kind: 'explorer-twice', path: ['options', 'explorers', 3, 'explorer'] },
  ],
  ['a tile beside the bounds', temple({ at: '4,1', tile: 'normal T' }), { kind: 'out-of-bounds', rule: 'IE-MAP-2' }],
  [
    'a tile in the entrance',
    temple({ at: '1,0', tile: 'normal T' }),
    { kind: 'out-of-bounds', path: ['temple', 0, 'at'] },
  ],
  ['a cell that is none', temple({ at: '1;1', tile: 'normal T' }), { kind: 'out-of-bounds' }],
  ['two tiles on a cell', temple(T, { ...T, turn: 1 }), { kind: 'two-on-a-cell', path: ['temple', 1, 'at'] }],
  [
    'a turn that looks like another',
    temple({ at: '0,1', tile: 'bridge I', turn: 2 }),
    { kind: 'same-as-another-turn' },
  ],
  ['a wing in the temple', temple({ at: '0,1', tile: 'wing T' }), { kind: 'malformed', path: ['temple', 0, 'tile'] }],
  [
    'four normal tiles',
    temple(...[0, 1, 2, 3].map((x) => ({ at: `${x},1`, tile: 'normal T' }))),
    { kind: 'too-many-tiles', rule: 'IE-COMP-1', received: 'normal T' },
  ],
  [
    'four journal tiles',
    temple(...[0, 1, 2, 3].map((x) => ({ at: `${x},1`, tile: 'journal T' }))),
    { kind: 'too-many-tiles', received: 'journal T' },
  ],
  ['rubble on no ruin', temple({ ...T, marks: ['rubble'] }), { kind: 'mark-does-not-fit', rule: 'IE-TILE-RUIN' }],
  ['a normal tile shored up', temple({ ...T, marks: ['shored'] }), { kind: 'mark-does-not-fit', rule: 'IE-FOR-2' }],
  ['burnt rubble', temple({ ...RUIN, marks: ['rubble', 'burnt'] }), { kind: 'mark-does-not-fit', rule: 'IE-VOLC-5' }],
  [
    'a wall blasted out of the temple',
    temple({ at: '3,2', tile: 'normal T', blasted: ['east'] }),
    { kind: 'out-of-bounds', rule: 'IE-SAP-2' },
  ],
  ['half a sanctum', { ...placed, temple: [SANCTUM[0]] }, { kind: 'broken-sanctum', rule: 'IE-COMP-4' }],
  [
    'a sanctum that is bent',
    { ...placed, temple: [SANCTUM[0], { at: '1,1', tile: 'ledge D', turn: 3 }] },
    { kind: 'broken-sanctum' },
  ],
  ['a sanctum too early', temple(...SANCTUM), { kind: 'bag-not-empty', rule: 'IE-SANC-1' }],
  ['a marker above its start', { marker: 27 }, { kind: 'marker-too-high', rule: 'IE-SETUP-3' }],
  ['fire without an eruption', { ...placed, temple: BURNT }, { kind: 'not-erupted', rule: 'IE-VOLC-2' }],
  ['an eruption without fire', { ...erupted, temple: SANCTUM }, { kind: 'sanctum-not-burnt', rule: 'IE-VOLC-2' }],
  ['half the entrance burnt', { ...erupted, entrance: [{ at: '0,0', burnt: true }] }, { kind: 'half-burnt-entrance' }],
  ['a marker after the eruption', { ...erupted, marker: 3 }, { kind: 'marker-left', rule: 'IE-HAZ-LAVA' }],
  [
    'somebody of another team',
    { explorers: members({ priest: { at: '0,0', health: 5 } }) },
    { kind: 'not-in-the-team' },
  ],
  ['somebody unknown', { explorers: members({ cook: { at: '0,0', health: 5 } }) }, { kind: 'not-in-the-team' }],
  [
    'somebody missing',
    { explorers: { guide: { at: '0,0', health: 3 } } },
    { kind: 'missing-explorer', path: ['explorers', 'sapper'] },
  ],
  [
    'more health than there is',
    guide({ health: 4 }),
    { kind: 'too-much-health', path: ['explorers', 'guide', 'health'] },
  ],
  ['half a health', guide({ health: 0.5 }), { kind: 'malformed', path: ['explorers', 'guide', 'health'] }],
  ['inside and nowhere', guide({ at: null }), { kind: 'where', rule: 'IE-ACT-EXIT' }],
  ['escaped and here', guide({ state: 'escaped' }), { kind: 'where' }],
  ['dead and well', guide({ at: null, state: 'dead' }), { kind: 'dead', rule: 'IE-VOLC-5' }],
  ['dead with a key', guide({ at: null, state: 'dead', health: 0, holds: 'key' }), { kind: 'dead' }],
  ['on no tile', guide({ at: '0,1' }), { kind: 'nothing-there', path: ['explorers', 'guide', 'at'] }],
  ['on the exit', guide({ at: '0,-1' }), { kind: 'on-the-exit' }],
  ['on a burnt space', { ...erupted, ...guide({ at: '0,1' }) }, { kind: 'burnt', path: ['explorers', 'guide', 'at'] }],
  [
    'two on a bridge',
    {
      ...temple({ at: '0,1', tile: 'bridge I' }),
      explorers: members({ guide: { at: '0,1', health: 3 }, veteran: { at: '0,1', health: 1 } }),
    },
    { kind: 'two-on-a-bridge', rule: 'IE-TILE-BRIDGE', path: ['explorers', 'veteran', 'at'] },
  ],
  ['six guardians', { guardians: Array(6).fill({ at: '0,0' }) }, { kind: 'malformed', path: ['guardians'] }],
  ['a guardian nowhere', { guardians: [{ at: '0,5' }] }, { kind: 'nothing-there', path: ['guardians', 0, 'at'] }],
  ['a guardian on the exit', { guardians: [{ at: '0,-1' }] }, { kind: 'no-guardian-here', rule: 'IE-GUARD-5' }],
  [
    'a guardian in the fire',
    { ...erupted, guardians: [{ at: '0,2' }] },
    { kind: 'no-guardian-here', rule: 'IE-GUARD-5' },
  ],
  [
    'a guardian in rubble',
    { ...temple(RUIN), guardians: [{ at: '0,1' }] },
    { kind: 'no-guardian-here', rule: 'IE-GUARD-4' },
  ],
  [
    'the artifact twice',
    { ...placed, cursed: true, artifact: '0,2', ...guide({ holds: 'artifact' }) },
    { kind: 'two-artifacts' },
  ],
  [
    'the artifact without its curse',
    { ...placed, ...guide({ holds: 'artifact' }) },
    { kind: 'not-cursed', rule: 'IE-CURSE-1' },
  ],
  [
    'the artifact off the ledge without its curse',
    { ...placed, artifact: '0,1' },
    { kind: 'not-on-the-ledge', rule: 'IE-SANC-3' },
  ],
  ['luck without the Archaeologist', { luck: 1 }, { kind: 'too-many-uses', path: ['luck'] }],
  ['four walls to demolish', { demolitions: 4 }, { kind: 'malformed', path: ['demolitions'] }],
  ['a key without its tile', guide({ holds: 'key' }), { kind: 'too-many-keys', rule: 'IE-TILE-KEY' }],
  ['keys in the fire', { ...erupted, temple: [BURNT[0], { ...BURNT[1], keys: 3 }] }, { kind: 'burnt' }],
  ['a turn of nobody', { active: 'priest' }, { kind: 'not-in-the-team', path: ['active'] }],
  ['somebody out of turn', { actor: 'sapper' }, { kind: 'not-their-turn', rule: 'IE-TURN-1' }],
  ['a job nobody knows', { todo: ['dance'] }, { kind: 'no-such-job', path: ['todo', 0] }],
  ['nothing asked', { asks: 'nothing' }, { kind: 'nothing-asked' }],
  ['an end without an end', { asks: 'over' }, { kind: 'no-end' }],
  ['an end in the middle', { end: 'eruption' }, { kind: 'no-end' }],
  ['a die without a reason', { asks: 'die' }, { kind: 'no-roll' }],
  ['dice nobody asked for', roll('hazard', 'lava'), { kind: 'no-roll' }],
  ['two number dice', { asks: 'die', ...roll('spike', 1, null) }, { kind: 'two-dice' }],
  ['a number on a hazard die', { asks: 'first', ...roll('hazard', 1, 'lava') }, { kind: 'wrong-die' }],
  [
    'a hazard roll for a number',
    { asks: 'die', ...roll('hazard', null) },
    { kind: 'wrong-die', path: ['roll', 'why'] },
  ],
  [
    'a number roll for a hazard',
    { asks: 'hazard', ...roll('spike', null) },
    { kind: 'wrong-die', path: ['roll', 'why'] },
  ],
  ['a die that lies already', { asks: 'hazard', ...roll('hazard', 'lava') }, { kind: 'all-dice-lie' }],
  ['a choice before the dice lie', { asks: 'first', ...roll('hazard', 'lava', null) }, { kind: 'die-missing' }],
  ['two faces alike', { asks: 'first', ...roll('hazard', 'lava', 'lava') }, { kind: 'nothing-to-choose' }],
  ['an attack on nobody', { asks: 'die', ...roll('attack', null) }, { kind: 'no-guardian', rule: 'IE-ACT-ATTACK' }],
  [
    'the dead on spikes',
    { asks: 'die', ...roll('spike', null), ...guide({ at: null, health: 0, state: 'dead' }) },
    { kind: 'dead', rule: 'IE-MOVE-3' },
  ],
  ['a path without a guardian', { asks: 'path' }, { kind: 'no-guardian', rule: 'IE-GUARD-1' }],
  ['a guardian that acts unasked', { guardians: [{ at: '0,0', acting: true }] }, { kind: 'no-guardian' }],
  ['a tile without a gap', { asks: 'tile' }, { kind: 'no-reveal' }],
  ['an empty hand to place', { asks: 'place', reveal }, { kind: 'empty-hand', path: ['reveal', 'hand'] }],
  [
    'one tile to choose from',
    { asks: 'choose', reveal: { ...reveal, hand: 'normal T' } },
    { kind: 'empty-hand', path: ['reveal', 'other'] },
  ],
  ['somebody downed who acts', guide({ health: 0 }), { kind: 'cannot-act', rule: 'IE-TURN-4' }],
  ['somebody well who crawls', { asks: 'crawl' }, { kind: 'not-downed', rule: 'IE-TURN-4' }],
  ['a question without an answer', { asks: 'guardian' }, { kind: 'no-answer' }],
];

describe('a position that cannot be is refused with kind, rule and place', () => {
  test.each(FAULTS)('%s', (_name, change, fault) => {
    expect(infernosEdge.load({ ...opening(), ...change })).toMatchObject({ ok: false, error: fault });
  });

  test('each kind of fault is among them', () => {
    const source = readFileSync(new URL('../src/snapshot.ts', import.meta.url), 'utf8');
    const kinds = [...source.matchAll(/impossible\('([a-z-]+)'/g)].map((found) => found[1]);
    const shown = FAULTS.map(([, , fault]) => fault['kind']);
    expect([...new Set(kinds)].filter((kind) => !shown.includes(kind))).toEqual([]);
  });

  test('what was changed here can also stand rightly', () => {
    expect(
      infernosEdge.load({ ...opening(), ...placed, cursed: true, ...sapper({ at: '0,2', holds: 'artifact' }) }).ok,
    ).toBe(true);
    expect(infernosEdge.load({ ...opening(), ...erupted, ...sapper({ holds: 'artifact' }) }).ok).toBe(true);
    expect(infernosEdge.load({ ...opening(), asks: 'first', ...roll('hazard', 'lava', 'trap') }).ok).toBe(true);
    expect(infernosEdge.load({ ...opening(), ...temple(RUIN), ...guide({ at: '0,1' }) }).ok).toBe(true);
  });
});
