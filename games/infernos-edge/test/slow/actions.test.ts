import { position, result } from '@undercroft/infernos-edge/slow';
import { describe, expect, test } from 'vitest';
import { asked, health, placedTile, placeOf, play, SANCTUM, scene, texts } from './table.ts';

const THREE = { sapper: {}, healer: {}, priest: {} };
const CORRIDOR = [1, 2, 3, 4, 5].map((depth) => placedTile(`0,${depth}`, 'lava X'));

describe('turns', () => {
  test('IE-TURN-1, IE-ASK-1 a turn has two points and goes on as long as something is possible', () => {
    const spent = play(scene({ explorers: { ...THREE, sapper: { health: 1 } } }), 'move east', 'move east');
    expect(asked(spent)).toBe('hazard chance');
    expect(position(spent).points).toBe(0);
    const left = play(scene({ explorers: THREE }), 'move east', 'move east');
    expect(texts(left)).toEqual(['exert', 'end']);
  });

  test('IE-TURN-2 exerting costs one health, once a turn, with at least two health', () => {
    const exerted = play(scene({ explorers: THREE }), 'exert');
    expect(health(exerted)['sapper']).toBe(4);
    expect(position(exerted)).toMatchObject({ points: 3, exerted: true });
    expect(texts(exerted, 'exert')).toEqual([]);
    expect(texts(scene({ explorers: { ...THREE, sapper: { health: 1 } } }), 'exert')).toEqual([]);
  });

  test("IE-TURN-3, IE-MOVE-2 a downed explorer's actions end, but the hazard roll still comes", () => {
    const explorers = { ...THREE, sapper: { health: 2 } };
    const fallen = play(scene({ explorers, rest: { guardians: ['0,0', '0,0', '0,0'] } }), 'run east');
    expect(asked(fallen)).toBe('hazard chance');
    expect(health(fallen)['sapper']).toBe(0);
    expect(placeOf(fallen, 'sapper')).toBe('1,0');
  });

  test('IE-TURN-4, IE-KO-1 a downed explorer makes one Move and keeps what they hold', () => {
    const explorers = { ...THREE, healer: { health: 0, holds: 'key' as const } };
    const crawling = play(scene({ explorers }), 'end', 'hazard stumble');
    expect(asked(crawling)).toBe('crawl 1');
    expect(texts(crawling)).toEqual(['move north', 'move east', 'move west', 'end']);
    const crawled = play(crawling, 'move east');
    expect(asked(crawled)).toBe('hazard chance');
    expect(position(crawled)).toMatchObject({ points: 0, explorers: { healer: { at: '1,0', holds: 'key' } } });
  });
});

describe('moving', () => {
  test('IE-ACT-RUN, IE-ACT-MOVE Run is up to three Moves', () => {
    const running = play(scene({ explorers: THREE, temple: CORRIDOR }), 'run south', 'move south');
    expect(asked(running)).toBe('chain 0');
    expect(position(running).points).toBe(0);
    expect(placeOf(play(running, 'move south'), 'sapper')).toBe('0,3');
    expect(placeOf(play(running, 'stop'), 'sapper')).toBe('0,2');
  });

  test('IE-SCN-1 Sprint is up to two Moves', () => {
    const sprinting = play(
      scene({ explorers: { scoundrel: {}, healer: {}, priest: {} }, temple: CORRIDOR }),
      'sprint south',
    );
    expect(asked(sprinting)).toBe('chain 0');
    const done = play(sprinting, 'move south');
    expect(asked(done)).toBe('action 0');
    expect(position(done).points).toBe(1);
  });

  test('IE-MOVE-1, IE-TILE-BRIDGE, IE-FOR-2 a bridge holds one explorer, active or downed, unless it is shored up', () => {
    const onBridge = (rest: object) =>
      scene({
        explorers: { ...THREE, healer: { at: '0,1', health: 0 } },
        temple: [placedTile('0,1', 'bridge I', 0, rest)],
      });
    expect(texts(onBridge({}), 'move south')).toEqual([]);
    expect(texts(onBridge({ marks: ['shored'] }), 'move south')).toEqual(['move south']);
  });

  test('IE-MOVE-1, IE-GUI-1 rubble and burnt spaces cannot be entered; the Guide may enter rubble', () => {
    const ways = (explorers: object, mark: 'rubble' | 'burnt') =>
      texts(scene({ explorers, temple: [placedTile('0,1', 'ruin X 1', 0, { marks: [mark] })] }), 'move south');
    expect(ways(THREE, 'rubble')).toEqual([]);
    expect(ways({ guide: {}, healer: {}, priest: {} }, 'rubble')).toEqual(['move south']);
    expect(ways({ guide: {}, healer: {}, priest: {} }, 'burnt')).toEqual([]);
  });

  test('IE-MOVE-3, IE-MOVE-4, IE-TILE-SPIKE a spike trap is rolled after running away and hits everybody on it', () => {
    const explorers = { ...THREE, sapper: { health: 1 }, healer: { at: '0,1' } };
    const arriving = play(
      scene({ explorers, temple: [placedTile('0,1', 'spike X')], rest: { guardians: ['0,0'] } }),
      'move south',
    );
    expect(asked(arriving)).toBe('die chance');
    expect(health(arriving)['sapper']).toBe(0);
    expect(health(play(arriving, 'die 4'))['healer']).toBe(3);
    expect(health(play(arriving, 'die 3'))['healer']).toBe(0);
  });

  test('IE-SCN-2, IE-MOVE-3 no roll on a space that is Alert', () => {
    const temple = [placedTile('0,1', 'spike X')];
    const own = scene({ explorers: { scoundrel: {}, healer: {}, priest: {} }, temple });
    expect(asked(play(own, 'move south'))).toBe('action 0');
    const joining = scene({ explorers: { healer: {}, scoundrel: { at: '0,1', health: 0 }, priest: {} }, temple });
    expect(asked(play(joining, 'move south'))).toBe('action 0');
  });

  test('IE-ACT-EXIT, IE-END-3 an explorer escapes with what they hold, even if downed by running away', () => {
    const explorers = { ...THREE, sapper: { health: 1 }, healer: { health: 2 } };
    const out = play(scene({ explorers, rest: { guardians: ['0,0'] } }), 'move north');
    expect(asked(out)).toBe('hazard chance');
    expect(position(out).explorers.sapper).toEqual({ at: null, health: 0, holds: null, state: 'escaped' });
    const withKey = play(scene({ explorers: { ...THREE, sapper: { holds: 'key' } } }), 'move north');
    expect(result(withKey)).toEqual({ rank: 'forgotten', end: 'key-left', lost: ['healer', 'priest'] });
  });
});

describe('items', () => {
  test('IE-ACT-ITEM, IE-TILE-KEY explorers hold one item and pick up, put down, take and give it', () => {
    const temple = [placedTile('0,1', 'key D', 0, { keys: 1 })];
    const explorers = { sapper: { at: '0,1' }, healer: { at: '0,1', holds: 'key' as const }, priest: {} };
    const state = scene({ explorers, temple });
    expect(texts(state).filter((text) => /^(pick|take|give|put)/.test(text))).toEqual(['pick-up key', 'take healer']);
    const held = play(state, 'pick-up key');
    expect(texts(held).filter((text) => /^(pick|take|give|put)/.test(text))).toEqual(['put-down']);
    expect(position(held).temple.at(-1)?.keys).toBe(0);
    const taken = play(state, 'take healer');
    expect(texts(taken, 'give')).toEqual(['give healer']);
    expect(position(play(taken, 'put-down')).temple.at(-1)?.keys).toBe(2);
  });

  test('IE-SANC-3, IE-CURSE-1 the third key on the sanctum reveals the artifact, and picking it up brings the curse', () => {
    const temple = SANCTUM.map((laid) => ({ ...laid, keys: laid.at === '0,3' ? 2 : 0 }));
    const explorers = { ...THREE, sapper: { at: '0,2', holds: 'key' as const } };
    const appeared = play(scene({ explorers, temple }), 'put-down');
    expect(position(appeared)).toMatchObject({ artifact: '0,3', cursed: false });
    expect(texts(appeared, 'pick-up')).toEqual([]);
    const cursed = play(appeared, 'move south', 'exert', 'pick-up artifact');
    expect(position(cursed)).toMatchObject({ artifact: null, cursed: true });
    expect(asked(play(cursed, 'hazard wake'))).toBe('hazard chance');
  });
});

describe('fighting and digging', () => {
  test('IE-ACT-ATTACK a roll of four or more destroys one guardian', () => {
    const state = scene({ explorers: THREE, rest: { guardians: ['0,0', '0,0'] } });
    expect(position(play(state, 'attack', 'die 4')).guardians).toEqual(['0,0']);
    expect(position(play(state, 'attack', 'die 3')).guardians).toEqual(['0,0', '0,0']);
  });

  test('IE-ACT-DIG, IE-FOR-1 from an adjacent or the same space; the Foreman digs for one point', () => {
    const rubble = { marks: ['rubble'] as const };
    const temple = [placedTile('0,1', 'ruin X 1', 0, rubble), placedTile('0,2', 'ruin X 3', 0, rubble)];
    const state = scene({ explorers: { foreman: { at: '0,1' }, healer: {}, priest: {} }, temple });
    expect(texts(state, 'dig')).toEqual(['dig here', 'dig south']);
    expect(position(play(state, 'dig here'))).toMatchObject({ points: 0 });
    const dug = position(play(state, 'excavate south'));
    expect(dug.points).toBe(1);
    expect(dug.temple.at(-1)?.marks).toEqual([]);
  });

  test('IE-FOR-2 Shore up makes a tile from the bag normal, four times', () => {
    const on = (tile: string, rest = {}) =>
      scene({ explorers: { foreman: { at: '0,1' }, healer: {}, priest: {} }, temple: [placedTile('0,1', tile)], rest });
    expect(texts(on('normal T'), 'shore')).toEqual([]);
    expect(texts(on('journal T'), 'shore')).toEqual([]);
    expect(texts(on('lava X', { shores: 0 }), 'shore')).toEqual([]);
    const shored = play(on('lava X'), 'shore-up');
    expect(position(shored)).toMatchObject({ shores: 3, points: 1 });
    expect(texts(shored, 'shore')).toEqual([]);
    expect(health(play(shored, 'end', 'hazard lava'))['foreman']).toBe(5);
  });

  test('IE-SAP-1 a Grenade destroys all guardians on an adjacent space and hurts explorers there', () => {
    const explorers = { ...THREE, healer: { at: '0,1' } };
    const state = scene({ explorers, temple: CORRIDOR, rest: { guardians: ['0,1', '0,1', '0,0'] } });
    expect(texts(state, 'grenade')).toEqual(['grenade south']);
    const thrown = play(state, 'grenade south');
    expect(position(thrown).guardians).toEqual(['0,0']);
    expect(health(thrown)['healer']).toBe(2);
  });

  test('IE-SAP-2 Demolish works on half-open sides too, three times, but not on open ones', () => {
    const temple = [placedTile('1,1', 'key D', 2), placedTile('0,1', 'lava X')];
    const state = scene({ explorers: { ...THREE, sapper: { at: '0,1' } }, temple });
    expect(texts(state, 'demolish')).toEqual(['demolish east']);
    expect(placeOf(play(state, 'demolish east', 'move east'), 'sapper')).toBe('1,1');
    const spent = scene({ explorers: { ...THREE, sapper: { at: '0,1' } }, temple, rest: { demolitions: 0 } });
    expect(texts(spent, 'demolish')).toEqual([]);
  });

  test('IE-SHA-2, IE-MAP-6 a Shot hits a guardian in sight within three spaces, but not on the same space', () => {
    const explorers = { sharpshooter: {}, healer: {}, priest: {} };
    const state = scene({ explorers, temple: CORRIDOR, rest: { guardians: ['0,0', '0,3', '0,4', '2,0'] } });
    expect(texts(state, 'shoot')).toEqual(['shoot 2,0', 'shoot 0,3']);
    expect(position(play(state, 'shoot 0,3')).guardians).toEqual(['0,0', '0,4', '2,0']);
  });

  test('IE-VET-1 Annihilate always destroys one guardian', () => {
    const state = scene({ explorers: { veteran: {}, healer: {}, priest: {} }, rest: { guardians: ['0,0', '0,0'] } });
    expect(position(play(state, 'annihilate')).guardians).toEqual(['0,0']);
  });

  test('IE-VET-2 a braced Veteran loses only the health he pays, and rests in his next turn', () => {
    const explorers = { veteran: { at: '0,1' }, healer: { at: null, state: 'escaped' as const }, guide: {} };
    const braced = play(scene({ explorers, temple: CORRIDOR }), 'brace', 'exert');
    expect(texts(braced, 'brace')).toEqual([]);
    expect(health(play(braced, 'end', 'hazard lava'))['veteran']).toBe(6);
    const resting = play(braced, 'end', 'hazard stumble', 'hazard stumble', 'end', 'hazard stumble');
    expect(position(resting)).toMatchObject({ active: 'veteran', brace: 'resting', round: 2 });
    expect(texts(resting, 'brace')).toEqual([]);
    const again = play(resting, 'end', 'hazard stumble', 'hazard stumble', 'end', 'hazard stumble');
    expect(texts(again, 'brace')).toEqual(['brace']);
  });

  test('IE-PRI-2 Purify destroys all guardians on one other space', () => {
    const explorers = { priest: {}, healer: {}, sapper: {} };
    const state = play(scene({ explorers, rest: { guardians: ['3,0', '3,0', '0,0'] } }), 'exert');
    expect(texts(state, 'purify')).toEqual(['purify 3,0']);
    expect(position(play(state, 'purify 3,0')).guardians).toEqual(['0,0']);
  });
});

describe('healing and commanding', () => {
  test('IE-ACT-HEAL, IE-ACT-0, IE-KO-1 Heal restores one health to anybody hurt on the same space', () => {
    const explorers = { sapper: {}, healer: { health: 0 }, priest: { at: '1,0', health: 1 } };
    const state = scene({ explorers });
    expect(texts(state, 'heal')).toEqual(['heal healer']);
    expect(health(play(state, 'heal healer'))['healer']).toBe(1);
  });

  test('IE-HEA-1 Mend reaches two spaces and restores two health', () => {
    const explorers = { healer: { health: 1 }, sapper: { at: '2,0', health: 4 }, priest: { at: '3,0', health: 1 } };
    const state = scene({ explorers });
    expect(texts(state, 'mend')).toEqual(['mend sapper']);
    expect(health(play(state, 'mend sapper'))['sapper']).toBe(5);
  });

  test('IE-PRI-1 Revive restores one health to the downed and three to others', () => {
    const explorers = { priest: {}, sapper: { at: '3,0', health: 1 }, healer: { at: '-3,0', health: 0 } };
    const state = play(scene({ explorers }), 'exert');
    expect(texts(state, 'revive')).toEqual(['revive sapper', 'revive healer']);
    expect(health(play(state, 'revive sapper'))['sapper']).toBe(4);
    expect(health(play(state, 'revive healer'))['healer']).toBe(1);
  });

  test('IE-ARI-1 a commanded explorer moves or declines', () => {
    const explorers = { aristocrat: {}, sapper: { health: 0 }, priest: { at: '1,0' } };
    const state = scene({ explorers });
    expect(texts(state, 'command')).toEqual(['command priest']);
    const commanded = play(state, 'command priest');
    expect(asked(commanded)).toBe('commanded 2');
    expect(position(commanded)).toMatchObject({ active: 'aristocrat', actor: 'priest', points: 1 });
    expect(texts(commanded)).toEqual(['move east', 'move west', 'decline']);
    expect(position(play(commanded, 'move west'))).toMatchObject({ actor: 'aristocrat', points: 1 });
  });
});
