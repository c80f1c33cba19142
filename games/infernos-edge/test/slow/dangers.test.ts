import { position, result } from '@undercroft/infernos-edge/slow';
import { describe, expect, test } from 'vitest';
import {
  activation,
  asked,
  hazardRoll,
  health,
  lastRoll,
  placedTile,
  placeOf,
  play,
  SANCTUM,
  scene,
  texts,
} from './table.ts';

const THREE = { sapper: {}, healer: {}, priest: {} };
const OUT = { at: null, state: 'escaped' as const };
/** Picked up once, and put down on the crossroads. */
const LYING = { cursed: true, artifact: '0,0' };
const CARRIED = { cursed: true, marker: 0 };

describe('hazard dice', () => {
  test('IE-HAZ-1 everybody rolls, even after escaping, and with two dice once the artifact was picked up', () => {
    const rolling = hazardRoll({ explorers: { ...THREE, healer: OUT }, rest: LYING });
    const ordering = play(rolling, 'hazard stumble', 'hazard trap');
    expect(asked(ordering)).toBe('first 0');
    const next = play(ordering, 'first trap');
    expect(asked(next)).toBe('hazard chance');
    expect(position(next).active).toBe('healer');
    expect(asked(play(next, 'hazard stumble', 'hazard stumble'))).toBe('action 2');
  });

  test('IE-HAZ-STUMBLE, IE-HEA-2 a stumble costs health after exerting; the Healer regains one', () => {
    const loss = play(hazardRoll({ explorers: THREE, rest: { exerted: true } }), 'hazard stumble');
    expect(health(loss)['sapper']).toBe(4);
    const healer = { healer: { health: 0 }, sapper: {}, priest: {} };
    const up = play(hazardRoll({ explorers: healer, rest: { exerted: true } }), 'hazard stumble');
    expect(health(up)['healer']).toBe(1);
    expect(asked(up)).toBe('action 1');
  });

  test('IE-HAZ-LAVA, IE-TILE-LAVA everybody on lava tiles loses one health', () => {
    const temple = [placedTile('0,1', 'lava X'), placedTile('1,1', 'lava T', 0, { marks: ['shored'] })];
    const explorers = { sapper: {}, healer: { at: '0,1' }, priest: { at: '1,1' } };
    const burnt = play(hazardRoll({ explorers, temple }), 'hazard lava');
    expect(health(burnt)).toEqual({ sapper: 5, healer: 2, priest: 5 });
  });

  test('IE-HAZ-COLLAPSE, IE-TILE-RUIN, IE-ED-1 the ruin of the number rolled collapses', () => {
    const temple = [placedTile('0,1', 'ruin X 1'), placedTile('0,2', 'ruin T 2', 0, { marks: ['rubble'] })];
    const explorers = { sapper: {}, veteran: { at: '0,1' }, priest: { at: '0,2' } };
    const rest = { guardians: ['0,1'] };
    const rolling = play(hazardRoll({ explorers, temple, rest }), 'hazard collapse');
    expect(asked(rolling)).toBe('die chance');
    const fallen = play(rolling, 'die 1');
    expect(health(fallen)['veteran']).toBe(1);
    expect(position(fallen).guardians).toEqual([]);
    expect(position(fallen).temple.at(-2)?.marks).toEqual(['rubble']);
    expect(health(play(rolling, 'die 2'))).toEqual({ sapper: 5, veteran: 7, priest: 5 });
    const later = hazardRoll({ explorers, temple, options: { variant: 'second-edition' } });
    expect(health(play(later, 'hazard collapse', 'die 1'))['veteran']).toBe(2);
    const none = hazardRoll({ explorers: THREE, temple: temple.slice(1) });
    expect(asked(play(none, 'hazard collapse'))).toBe('action 1');
  });

  test("IE-HAZ-TRAP, IE-TILE-DART dart traps on the roller's space and adjacent ones each hit separately", () => {
    const temple = [placedTile('0,1', 'dart L', 3), placedTile('-1,1', 'dart L', 2)];
    const explorers = { sapper: { at: '0,1' }, healer: {}, priest: { at: '1,0' } };
    const hit = play(hazardRoll({ explorers, temple }), 'hazard trap');
    expect(health(hit)).toEqual({ sapper: 4, healer: 2, priest: 5 });
    const both = [placedTile('0,1', 'dart L', 3), placedTile('-1,1', 'dart L', 1)];
    expect(health(play(hazardRoll({ explorers, temple: both }), 'hazard trap'))['sapper']).toBe(3);
  });

  test('IE-HAZ-TRAP, IE-TILE-SPIKE, IE-SCN-2 a spike trap under the roller is triggered, but not beside the Scoundrel', () => {
    const temple = [placedTile('0,1', 'spike X')];
    const at = '0,1';
    const hit = play(hazardRoll({ explorers: { ...THREE, sapper: { at } }, temple }), 'hazard trap');
    expect(health(hit)['sapper']).toBe(2);
    const explorers = { sapper: { at }, scoundrel: { at, health: 0 }, priest: {} };
    expect(health(play(hazardRoll({ explorers, temple }), 'hazard trap'))['sapper']).toBe(5);
    const alert = { sapper: { at: '0,0' }, scoundrel: { at: '0,1' }, priest: { at: '0,1' } };
    const darts = play(hazardRoll({ explorers: alert, temple: [placedTile('0,1', 'dart L')] }), 'hazard trap');
    expect(health(darts)).toEqual({ sapper: 4, scoundrel: 3, priest: 5 });
    const beside = { sapper: {}, scoundrel: {}, priest: { at: '0,1' } };
    const none = play(hazardRoll({ explorers: beside, temple: [placedTile('0,1', 'dart L')] }), 'hazard trap');
    expect(health(none)).toEqual({ sapper: 5, scoundrel: 3, priest: 5 });
  });

  test('IE-HAZ-WAKE a guardian appears on the closest guardian space; the roller breaks ties', () => {
    const tied = play(hazardRoll({ explorers: THREE }), 'hazard wake');
    expect(asked(tied)).toBe('wake 0');
    expect(texts(tied)).toEqual(['wake 3,0', 'wake -3,0']);
    expect(position(play(tied, 'wake 3,0')).guardians).toEqual(['3,0']);
    const near = play(hazardRoll({ explorers: { ...THREE, sapper: { at: '1,0' } } }), 'hazard wake');
    expect(position(near).guardians).toEqual(['3,0']);
    const temple = [placedTile('0,1', 'guardian L', 0), placedTile('1,1', 'guardian D', 3, { marks: ['shored'] })];
    const tile = play(hazardRoll({ explorers: { ...THREE, sapper: OUT }, temple }), 'hazard wake');
    expect(position(tile).guardians).toEqual(['0,1']);
    const guardians = ['1,0', '1,0', '1,0', '1,0', '1,0'];
    expect(asked(play(hazardRoll({ explorers: THREE, rest: { guardians } }), 'hazard wake'))).toBe('action 1');
  });

  test('IE-ARC-2 the Archaeologist rerolls any die in her turn for a token, even downed', () => {
    const explorers = { archaeologist: {}, healer: {}, priest: {} };
    const rolled = play(scene({ explorers, rest: { guardians: ['0,0'] } }), 'attack', 'die 2');
    expect(asked(rolled)).toBe('luck 0');
    const again = play(rolled, 'reroll 2', 'die 3', 'reroll 3', 'die 6', 'keep');
    expect(position(again)).toMatchObject({ luck: 1, guardians: [] });
    const two = play(hazardRoll({ explorers, rest: LYING }), 'hazard lava', 'hazard wake');
    expect(texts(two)).toEqual(['reroll lava', 'reroll wake', 'keep']);
    const equal = play(two, 'reroll lava', 'hazard wake');
    expect(texts(equal)).toEqual(['reroll wake', 'keep']);
    const downed = { ...explorers, archaeologist: { health: 0 } };
    expect(asked(play(hazardRoll({ explorers: downed }), 'hazard lava'))).toBe('luck 0');
    const escaped = { ...explorers, archaeologist: OUT };
    expect(asked(play(hazardRoll({ explorers: escaped }), 'hazard lava'))).toBe('action 1');
    const ofAnother = { healer: {}, archaeologist: {}, priest: {} };
    expect(asked(play(hazardRoll({ explorers: ofAnother }), 'hazard lava'))).toBe('action 1');
  });

  test('IE-ED-2 in the second edition she pays with health while she has two', () => {
    const explorers = { archaeologist: { health: 2 }, healer: {}, priest: {} };
    const options = { variant: 'second-edition' as const };
    const paid = play(hazardRoll({ explorers, options }), 'hazard lava', 'reroll lava', 'hazard lava');
    expect(health(paid)['archaeologist']).toBe(1);
    expect(asked(paid)).toBe('action 1');
    expect(position(paid).luck).toBe(0);
  });
});

describe('guardians', () => {
  const row = [placedTile('0,1', 'ruin X 1', 0, { marks: ['rubble'] }), placedTile('0,2', 'lava X')];

  test('IE-GUARD-1, IE-GUARD-2 attack an active explorer whom the lead’s player chooses', () => {
    const explorers = { sapper: {}, healer: {}, priest: { health: 0 } };
    const struck = activation({ explorers, rest: { guardians: ['0,0'], lead: 'healer' } });
    expect(asked(struck)).toBe('victim 1');
    expect(texts(struck)).toEqual(['victim sapper', 'victim healer']);
    expect(health(play(struck, 'victim healer'))['healer']).toBe(2);
  });

  test('IE-GUARD-3 move along a shortest path, chosen by the lead’s player', () => {
    const square = ['0,1', '1,1', '0,2', '1,2'].map((at) => placedTile(at, 'lava X'));
    const explorers = { sapper: { at: '0,1' }, healer: { at: '0,1', health: 0 }, priest: { at: '0,1' } };
    const moving = activation({ explorers, temple: square, rest: { guardians: ['1,2'] } });
    expect(asked(moving)).toBe('path 0');
    expect(texts(moving)).toEqual(['path north', 'path west']);
    expect(position(play(moving, 'path west')).guardians).toEqual(['0,2']);
  });

  test('IE-GUARD-4, IE-MAP-5 dig instead of moving into rubble', () => {
    const dug = activation({ explorers: THREE, temple: row, rest: { guardians: ['0,2'] } });
    expect(position(dug).guardians).toEqual(['0,2']);
    expect(position(dug).temple.at(-2)?.marks).toEqual([]);
  });

  test('IE-GUARD-5 they do nothing without an active explorer in reach', () => {
    const cut = row.map((laid) => (laid.at === '0,1' ? { ...laid, marks: ['burnt' as const] } : laid));
    const still = activation({ explorers: THREE, temple: cut, rest: { guardians: ['0,2'] } });
    expect(position(still).guardians).toEqual(['0,2']);
  });

  test('IE-GUARD-6, IE-HAZ-ACTIVATE each activates once, in the order that the lead’s player chooses', () => {
    const ordering = activation({ explorers: THREE, rest: { guardians: ['2,0', '2,0', '-2,0'] } });
    expect(asked(ordering)).toBe('guardian 0');
    expect(texts(ordering)).toEqual(['guardian 2,0', 'guardian -2,0']);
    const done = play(ordering, 'guardian 2,0', 'guardian -2,0');
    expect(position(done).guardians).toEqual(['-1,0', '1,0', '1,0']);
    expect(asked(done)).toBe('action 1');
  });

  test('IE-ROUND-1, IE-ROUND-2, IE-ROUND-3 after the last turn all guardians activate twice, then the marker moves', () => {
    const explorers = { ...THREE, sapper: { at: '1,0' } };
    const ended = lastRoll({ explorers, rest: { guardians: ['3,0'] } });
    expect(position(ended)).toMatchObject({ guardians: ['1,0'], marker: 25, round: 2, active: 'sapper' });
    expect(position(lastRoll({ explorers, rest: LYING }))).toMatchObject({ marker: 24 });
    expect(position(lastRoll({ explorers, rest: { ...LYING, marker: 1 } }))).toMatchObject({ marker: 0 });
  });
});

describe('the volcano', () => {
  test('IE-VOLC-1 an eruption ends the game unless the artifact is off the sanctum', () => {
    const erupt = (parts: object) => play(hazardRoll({ explorers: THREE, ...parts }), 'hazard lava');
    expect(result(erupt({ rest: { marker: 0 } }))).toMatchObject({ rank: 'forgotten', end: 'eruption' });
    expect(result(erupt({ rest: { marker: 1 } }))).toBeUndefined();
    const holder = { ...THREE, sapper: { at: '0,2', holds: 'artifact' } };
    const standing = hazardRoll({ explorers: holder as never, temple: SANCTUM, rest: CARRIED });
    expect(result(play(standing, 'hazard lava', 'hazard stumble', 'first lava'))?.end).toBe('eruption');
  });

  test('IE-VOLC-2, IE-VOLC-4, IE-VOLC-5 the sanctum burns, then a second lava face spreads ring by ring', () => {
    const explorers = { sapper: { holds: 'artifact' as const }, healer: { at: '0,3' }, priest: { at: '0,1' } };
    const state = hazardRoll({ explorers, temple: SANCTUM, rest: { ...CARRIED, guardians: ['0,2', '0,1'] } });
    const erupted = play(state, 'hazard lava', 'hazard stumble', 'first lava');
    expect(
      position(erupted)
        .temple.slice(-2)
        .map(({ marks }) => marks),
    ).toEqual([['burnt'], ['burnt']]);
    expect(position(erupted)).toMatchObject({ erupted: true, marker: 0, guardians: ['0,1'] });
    expect(position(erupted).explorers.healer).toMatchObject({ at: null, holds: null, state: 'dead' });
    const spread = play(state, 'hazard lava', 'hazard lava');
    expect(position(spread).explorers.priest?.state).toBe('dead');
    expect(position(spread).guardians).toEqual([]);
    expect(result(spread)).toBeUndefined();
  });

  test('IE-VOLC-3, IE-VOLC-4, IE-END-3 it spreads twice a round; the whole entrance burns together', () => {
    const temple = [1, 2, 3, 4].map((depth) => placedTile(`0,${depth}`, 'lava X'));
    const burning = [...temple, placedTile('0,5', 'ledge D', 0, { marks: ['burnt'] })];
    const rest = { ...CARRIED, erupted: true };
    const explorers = { sapper: { holds: 'artifact' as const }, healer: {}, priest: {} };
    const ended = lastRoll({ explorers, temple: burning, rest });
    const burnt = position(ended).temple.filter(({ marks }) => marks.includes('burnt'));
    expect(burnt.map(({ at }) => at)).toEqual(['0,3', '0,4', '0,5']);
    const later = lastRoll({ explorers, temple: ended.temple.slice(8), rest });
    expect(position(later).round).toBe(2);
    expect(result(lastRoll({ explorers, temple: later.temple.slice(8), rest }))?.end).toBe('temple-empty');
  });

  test('IE-VOLC-6 a burnt artifact ends the game', () => {
    const temple = SANCTUM.map((laid) => (laid.at === '0,1' ? laid : { ...laid, marks: ['burnt' as const] }));
    const rest = { ...CARRIED, erupted: true, artifact: '0,1' };
    const over = play(hazardRoll({ explorers: THREE, temple, rest }), 'hazard lava', 'hazard stumble', 'first lava');
    expect(result(over)).toEqual({ rank: 'forgotten', end: 'artifact-burnt', lost: ['sapper', 'healer', 'priest'] });
  });
});

describe('the end', () => {
  const outWithIt = { ...OUT, holds: 'artifact' as const };

  test('IE-END-1, IE-END-2 the rank depends on how many are lost', () => {
    const last = (others: object) =>
      result(play(scene({ explorers: { sapper: {}, ...others } as never, rest: { cursed: true } }), 'move north'));
    expect(last({ healer: outWithIt, priest: OUT })).toEqual({ rank: 'legendary', end: 'temple-empty', lost: [] });
    expect(last({ healer: outWithIt, priest: { at: null, state: 'dead' } })).toMatchObject({
      rank: 'gold',
      lost: ['priest'],
    });
    const dead = { at: null, state: 'dead' };
    expect(last({ healer: outWithIt, priest: dead, guide: dead })?.rank).toBe('silver');
    expect(last({ healer: outWithIt, priest: dead, guide: dead, veteran: dead })?.rank).toBe('bronze');
    expect(last({ healer: OUT, priest: OUT })?.rank).toBe('forgotten');
  });

  test('IE-END-1 the game ends if all are downed and nobody has escaped', () => {
    const explorers = { sapper: { health: 1 }, healer: { health: 0 }, priest: { health: 0 } };
    const fallen = play(scene({ explorers, rest: { guardians: ['0,0'] } }), 'move east');
    expect(result(fallen)).toMatchObject({ rank: 'forgotten', end: 'all-downed' });
    expect(position(fallen).points).toBe(0);
  });

  test('IE-END-3 the game ends if all are downed without a Healer and nobody holds the artifact', () => {
    const fall = (others: object, rest = {}) =>
      result(
        play(
          scene({ explorers: { sapper: { health: 1 }, ...others } as never, rest: { guardians: ['0,0'], ...rest } }),
          'move east',
        ),
      );
    expect(fall({ guide: { health: 0 }, priest: OUT })?.end).toBe('nobody-to-carry');
    expect(fall({ healer: { health: 0 }, priest: OUT })).toBeUndefined();
    expect(fall({ guide: { health: 0, holds: 'artifact' }, priest: OUT }, { cursed: true })).toBeUndefined();
    expect(fall({ guide: { health: 0 }, priest: outWithIt }, { cursed: true })).toBeUndefined();
  });

  test('IE-END-3 a burnt entrance ends the game only while the artifact is inside', () => {
    const temple = [
      placedTile('0,1', 'lava X', 0, { marks: ['burnt'] }),
      placedTile('1,1', 'lava X'),
      placedTile('2,1', 'lava X'),
    ];
    const rest = { ...CARRIED, erupted: true };
    const spread = (explorers: object) =>
      play(hazardRoll({ explorers: explorers as never, temple, rest }), 'hazard lava', 'hazard stumble', 'first lava');
    const inside = { sapper: { at: '2,1', holds: 'artifact' }, healer: {}, priest: { at: '2,1' } };
    expect(result(spread(inside))).toMatchObject({ end: 'entrance-burnt', lost: ['sapper', 'healer', 'priest'] });
    const out = spread({ ...inside, sapper: { at: '2,1' }, healer: outWithIt });
    expect(result(out)).toBeUndefined();
    expect(
      position(out)
        .temple.slice(0, 8)
        .every(({ marks }) => marks.includes('burnt')),
    ).toBe(true);
    expect(placeOf(out, 'sapper')).toBe('2,1');
  });
});
