import { asks, choices, position, result } from '@undercroft/sub-terra/slow';
import { describe, expect, test } from 'vitest';
import { asked, FAR_EXIT, health, play, scene, texts, tileAt } from './table.ts';

const EAST_ROOM = tileAt('1,0', 'normal X');

/** Actions of the present caver of these types. */
function listed(state: Parameters<typeof texts>[0], ...types: string[]): string[] {
  return texts(state).filter((text) => types.includes(text.split(' ')[0] ?? ''));
}

describe('a turn', () => {
  const four = { medic: {}, leader: {}, engineer: {}, climber: {} };

  test('ST-TURN-2 exerting gives a third point, once', () => {
    const exerted = play(scene({ cavers: four }), 'exert');
    expect(exerted.points).toBe(3);
    expect(texts(exerted)).not.toContain('exert');
  });

  test('ST-TURN-3 the check comes at the end of the turn and costs 1 health', () => {
    const ended = play(scene({ cavers: four }), 'exert', 'end');
    expect(asked(ended)).toBe('die chance');
    expect(ended.points).toBe(0);
    expect(health(play(ended, 'die 3'))['medic']).toBe(2);
    expect(health(play(ended, 'die 4'))['medic']).toBe(3);
  });

  test('ST-TURN-3 no check on the exit', () => {
    const onExit = scene({ cavers: { ...four, medic: { at: '1,0' } }, cave: [tileAt('1,0', 'exit D', 3)] });
    expect(asked(play(onExit, 'exert', 'end'))).toBe('action 1');
  });

  test('ST-LEA-2 ST-RM-3 the Leader needs a 3, in the reference manual a 5', () => {
    const cavers = { leader: {}, medic: {}, engineer: {}, climber: {} };
    const ended = play(scene({ cavers }), 'exert', 'end');
    expect(['die 2', 'die 3'].map((face) => health(play(ended, face))['leader'])).toEqual([2, 3]);
    const manual = play(scene({ cavers, options: { variant: 'reference-manual' } }), 'exert', 'end');
    expect(['die 4', 'die 5'].map((face) => health(play(manual, face))['leader'])).toEqual([2, 3]);
  });

  test('ST-ASK-3 the turn ends automatically when nothing else is possible', () => {
    const cavers = { ...four, medic: { hidden: true, at: '1,0' } };
    const walledIn = [tileAt('1,0', 'normal D', 1), tileAt('2,0', 'normal D', 1)];
    const stuck = scene({ cavers, cave: [...walledIn, FAR_EXIT], rest: { points: 1, stack: 0 } });
    expect(texts(stuck)).toEqual(['end']);
    const asideOnce = scene({ cavers: four, cave: [EAST_ROOM], rest: { points: 1, exerted: true } });
    expect(asked(play(asideOnce, 'move east', 'die 4'))).toBe('action 1');
  });

  test('ST-ASK-3 exerting is offered only when one more point allows some action', () => {
    const cavers = { ...four, medic: { hidden: true, at: '1,0', health: 2 } };
    const cave = [tileAt('1,0', 'normal D', 1), FAR_EXIT];
    expect(listed(scene({ cavers, cave, rest: { points: 1, stack: 0 } }), 'exert')).toEqual(['exert']);
    expect(listed(scene({ cavers, cave, rest: { points: 0, stack: 0 } }), 'exert')).toEqual([]);
  });

  test('ST-ACT-RUN up to three Moves, and it stops when the caver falls unconscious', () => {
    const cave = [EAST_ROOM, tileAt('2,0', 'gas L', 2), tileAt('2,1', 'normal I')];
    const running = play(scene({ cavers: four, cave }), 'run east');
    expect(asked(running)).toBe('chain 0');
    expect(texts(running)).toEqual(['move east', 'move west', 'stop']);
    expect(asked(play(running, 'move east', 'move south'))).toBe('action 0');
    const through = [tileAt('2,0', 'gas T', 2)];
    const gassed = scene({
      cavers: { ...four, medic: { health: 2 } },
      cave: [EAST_ROOM, ...through],
      rest: { gas: true },
    });
    const fallen = play(gassed, 'run east', 'move east');
    expect(health(fallen)['medic']).toBe(0);
    expect(fallen.active).toBe('leader');
  });

  test('ST-MED-2 Sprint is one or two Moves for 1 point', () => {
    const sprinted = play(scene({ cavers: four, cave: [EAST_ROOM] }), 'sprint east');
    expect(asked(sprinted)).toBe('chain 0');
    expect(asked(play(sprinted, 'move west'))).toBe('action 0');
    expect(play(sprinted, 'stop').points).toBe(1);
  });

  test('ST-ACT-LEAVE is possible when every conscious caver is on the exit, even without points', () => {
    const cave = [tileAt('1,0', 'exit D', 3)];
    const cavers = { medic: {}, leader: { at: '1,0' }, engineer: { health: 0 }, climber: { at: '1,0' } };
    const arrived = play(scene({ cavers, cave, rest: { points: 1, exerted: true } }), 'move east');
    expect(texts(arrived)).toEqual(['leave', 'end']);
    const left = play(arrived, 'leave');
    expect(result(left)).toEqual({ medal: 'silver', end: 'left', leftBehind: ['engineer'] });
    expect(asks(left)).toBe('over');
    expect(choices(left)).toEqual([]);
  });

  test('ST-END-1 the game ends as the last caver steps on the exit', () => {
    const at = '1,0';
    const cavers = { medic: {}, leader: { at }, engineer: { at }, climber: { at } };
    const end = play(scene({ cavers, cave: [tileAt(at, 'exit D', 3)] }), 'move east');
    expect(result(end)).toEqual({ medal: 'gold', end: 'everyone-on-exit', leftBehind: [] });
    expect(end.points).toBe(1);
  });

  test('ST-ACT-HEAL not at full health; ST-HOR-TOUCH a caver who wakes beside a horror falls again', () => {
    const cavers = { scout: {}, leader: { health: 0 }, engineer: { at: '1,0' }, climber: { at: '1,0' } };
    const beside = scene({ cavers, cave: [EAST_ROOM], rest: { horrors: ['0,0'] } });
    expect(listed(beside, 'heal')).toEqual(['heal leader']);
    expect(health(play(beside, 'heal leader'))['leader']).toBe(0);
    expect(health(play({ ...beside, horrors: [] }, 'heal leader'))['leader']).toBe(1);
  });
});

describe('tiles', () => {
  const four = { medic: {}, leader: {}, engineer: {}, climber: {} };

  test('ST-TILE-WATER only Swim enters a flooded tile; ST-DIV-3 the Diver also moves', () => {
    const cave = [tileAt('1,0', 'water X', 0, { marks: ['flood'] })];
    expect(listed(scene({ cavers: four, cave }), 'move', 'run', 'swim')).toEqual(['swim east']);
    const { medic: _, ...three } = four;
    const divers = scene({ cavers: { diver: {}, ...three }, cave });
    expect(listed(divers, 'move', 'run', 'swim')).toEqual(['move east', 'run east', 'swim east']);
  });

  test('ST-TILE-SQUEEZE ST-CLI-2 the Climber moves into squeezes and rubble', () => {
    const cave = [tileAt('1,0', 'squeeze I', 1), tileAt('-1,0', 'cave-in T 1-3', 0, { marks: ['rubble'] })];
    expect(listed(scene({ cavers: four, cave }), 'move', 'squeeze', 'dig')).toEqual(['squeeze east', 'dig west']);
    const climbing = scene({ cavers: { climber: {}, medic: {}, leader: {}, engineer: {} }, cave });
    expect(listed(climbing, 'move', 'squeeze')).toEqual(['move east', 'move west', 'squeeze east']);
  });

  test('ST-TILE-LEDGE-2 ST-TILE-LEDGE-3 a caver leaves a ledge by the side they came by, with a rope by either', () => {
    const cave = [tileAt('1,0', 'ledge I', 3), tileAt('2,0', 'normal X')];
    const arrived = play(scene({ cavers: four, cave }), 'move east');
    expect(position(arrived).cavers.medic).toMatchObject({ at: '1,0', side: 'west' });
    expect(listed(arrived, 'move')).toEqual(['move west']);
    const roped = play({ ...arrived, points: 2 }, 'rope', 'die 4', 'exert');
    expect(listed(roped, 'move')).toEqual(['move east', 'move west']);
    expect(position(roped).cave[1]?.marks).toEqual(['rope']);
  });

  test('ST-TILE-SLIDE from near to far is free, back is not', () => {
    const cave = [tileAt('1,0', 'slide I', 3), tileAt('2,0', 'normal X')];
    const down = play(scene({ cavers: four, cave }), 'run east', 'move east', 'move west');
    expect(position(down).cavers.medic?.side).toBe('east');
    expect(listed({ ...down, points: 2 }, 'move', 'reveal')).toEqual(['move east']);
  });

  test('ST-TILE-LEDGE-3 no Reveal across a ledge, but Dig and Repel reach', () => {
    const cave = [tileAt('1,0', 'ledge I', 3)];
    const across = [...cave, tileAt('2,0', 'cave-in T 1-3', 0, { marks: ['rubble'] })];
    const cavers = { bodyguard: { at: '1,0', side: 'west' }, medic: {}, leader: {}, climber: {} } as const;
    expect(listed(scene({ cavers, cave }), 'reveal', 'explore')).toEqual([]);
    const reaching = scene({ cavers, cave: across, rest: { horrors: ['2,0'] } });
    expect(listed(reaching, 'move', 'dig', 'repel')).toEqual(['move west', 'dig east', 'repel east']);
  });

  test('ST-TILE-GAS entering costs 2 health; ST-BOD-2 not beside the Bodyguard', () => {
    const cave = [tileAt('1,0', 'gas T', 0)];
    const cavers = { medic: {}, bodyguard: {}, leader: {}, climber: {} };
    expect(health(play(scene({ cavers, cave, rest: { gas: true } }), 'move east'))['medic']).toBe(1);
    const guarded = { ...cavers, bodyguard: { at: '1,0' } };
    expect(health(play(scene({ cavers: guarded, cave, rest: { gas: true } }), 'move east'))['medic']).toBe(3);
  });

  test('ST-TILE-ROUGH a check on entering; ST-ASK-3 not where a horror strikes anyway', () => {
    const cave = [tileAt('1,0', 'rough X')];
    const entering = play(scene({ cavers: four, cave }), 'move east');
    expect(asked(entering)).toBe('die chance');
    expect(health(play(entering, 'die 3'))['medic']).toBe(2);
    const struck = play(scene({ cavers: four, cave, rest: { horrors: ['1,0'] } }), 'move east');
    expect(asked(struck)).toBe('action 1');
    expect(health(struck)['medic']).toBe(0);
    const scouting = scene({ cavers: { scout: {}, ...four }, cave, rest: { horrors: ['1,0'] } });
    expect(asked(play(scouting, 'move east'))).toBe('die chance');
  });
});

describe('cavers', () => {
  const three = { leader: {}, engineer: {}, climber: {} };

  test('ST-DIV-1 a Dive ends the turn; the Diver appears in the next one', () => {
    const cave = [tileAt('1,0', 'water X'), tileAt('2,0', 'water T')];
    const dived = play(scene({ cavers: { diver: { at: '1,0' }, ...three }, cave }), 'dive');
    expect(position(dived).cavers.diver).toEqual({ at: null, health: 3, side: null, state: ['submerged'] });
    expect(dived.active).toBe('leader');
    const round = play(dived, 'end', 'end', 'end', 'hazard flood false', 'end', 'end', 'end');
    expect(asked(round)).toBe('appear 0');
    expect(texts(round)).toEqual(['appear 1,0', 'appear 2,0']);
    expect(position(play(round, 'appear 2,0')).cavers.diver).toMatchObject({ at: '2,0', health: 3, state: [] });
  });

  test('ST-DIV-1 the exertion check comes first, and a Diver who falls stays', () => {
    const cave = [tileAt('1,0', 'water X')];
    const diving = play(scene({ cavers: { diver: { at: '1,0', health: 1 }, ...three }, cave }), 'exert', 'dive');
    expect(asked(diving)).toBe('die chance');
    expect(position(play(diving, 'die 1')).cavers.diver).toMatchObject({ at: '1,0', health: 0, state: [] });
    expect(position(play(diving, 'die 6')).cavers.diver).toMatchObject({ at: null, state: ['submerged'] });
  });

  test('ST-ENG-1 explosives open walls and half connections, towards tiles and empty cells; then a cave-in', () => {
    const cave = [tileAt('1,0', 'normal I', 1), tileAt('1,1', 'normal X'), tileAt('0,1', 'cave-in T 1-3', 2)];
    const blasting = scene({ cavers: { engineer: { at: '1,0' }, leader: {}, medic: {}, climber: {} }, cave });
    expect(listed(blasting, 'demolish')).toEqual(['demolish north', 'demolish south']);
    const rolled = play(blasting, 'demolish north');
    expect(asked(rolled)).toBe('die chance');
    const blasted = play(rolled, 'die 3', 'exert');
    expect(position(blasted).cave[1]?.blasted).toEqual(['north']);
    expect(position(blasted).cave[3]?.marks).toEqual(['rubble']);
    expect(listed(blasted, 'reveal')).toEqual(['reveal north', 'reveal east']);
    expect(blasted.explosives).toBe(2);
  });

  test('ST-ENG-2 explosives never open a side wall of a ledge or slide', () => {
    const cave = [tileAt('1,0', 'ledge I', 0), tileAt('0,1', 'normal X')];
    const cavers = { engineer: { at: '1,0', side: 'north' }, leader: {}, medic: {}, climber: {} } as const;
    expect(listed(scene({ cavers, cave }), 'demolish')).toEqual([]);
    const beside = { ...cavers, engineer: {} };
    expect(listed(scene({ cavers: beside, cave }), 'demolish')).toEqual([]);
    const across = [tileAt('1,0', 'ledge I', 0), tileAt('1,1', 'normal I', 1)];
    expect(listed(scene({ cavers, cave: across }), 'demolish')).toEqual(['demolish south']);
  });

  test('ST-CLI-1 ST-RM-2 Rig needs no check; in the reference manual it is Place Rope', () => {
    const cave = [tileAt('1,0', 'ledge I', 3)];
    const cavers = { climber: { at: '1,0', side: 'west' }, leader: {}, medic: {}, engineer: {} } as const;
    const rigged = play(scene({ cavers, cave }), 'rig');
    expect(rigged.points).toBe(1);
    expect(position(rigged).cave[1]?.marks).toEqual(['rope']);
    const manual = scene({ cavers, cave, options: { variant: 'reference-manual' } });
    expect(choices(manual).map(({ type }) => type)).not.toContain('rig');
  });

  test('ST-BOD-1 ST-RM-5 Repel reaches connected tiles, in the reference manual all adjacent ones', () => {
    const cave = [tileAt('1,0', 'normal I', 0), tileAt('-1,0', 'normal X')];
    const cavers = { bodyguard: {}, leader: {}, medic: {}, engineer: {} };
    const rest = { horrors: ['-1,0', '-1,0', '1,0'] };
    expect(listed(scene({ cavers, cave, rest }), 'repel')).toEqual(['repel west']);
    expect(play(scene({ cavers, cave, rest }), 'repel west').horrors).toEqual(['-1,0', '1,0']);
    const manual = scene({ cavers, cave, rest, options: { variant: 'reference-manual' } });
    expect(listed(manual, 'repel')).toEqual(['repel east', 'repel west']);
    expect(health(manual)['bodyguard']).toBe(3);
  });

  test('ST-LEA-1 the directed caver takes one action for 1 point, or declines', () => {
    const cavers = { leader: {}, medic: {}, engineer: { health: 0 }, climber: { at: '1,0' } };
    const leading = scene({ cavers, cave: [EAST_ROOM] });
    expect(listed(leading, 'direct')).toEqual(['direct climber', 'direct medic']);
    const directed = play(leading, 'direct medic');
    expect(asked(directed)).toBe('directed 1');
    expect(position(directed)).toMatchObject({ active: 'leader', actor: 'medic', points: 1 });
    expect(new Set(texts(directed).map((text) => text.split(' ')[0]))).toEqual(
      new Set(['reveal', 'explore', 'move', 'bandage', 'sprint', 'decline']),
    );
    const sprinting = play(directed, 'sprint east');
    expect(asked(sprinting)).toBe('chain 1');
    const back = play(sprinting, 'stop');
    expect(asked(back)).toBe('action 0');
    expect(position(back).actor).toBe('leader');
    expect(listed(back, 'direct')).toEqual([]);
  });

  test('ST-LEA-1 a caver who can do nothing can be directed, but is not asked', () => {
    const cave = [tileAt('1,0', 'normal D', 1), tileAt('2,0', 'normal I', 0), FAR_EXIT];
    const cavers = { leader: {}, medic: {}, engineer: {}, climber: { at: '1,0' } };
    const directed = play(scene({ cavers, cave, rest: { stack: 0 } }), 'direct climber');
    expect(asked(directed)).toBe('action 0');
    expect(directed.points).toBe(1);
  });
});
