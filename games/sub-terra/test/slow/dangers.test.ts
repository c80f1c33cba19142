import { open, position, result } from '@undercroft/sub-terra/slow';
import { describe, expect, test } from 'vitest';
import { asked, hazardPhase, health, play, scene, team, texts, tileAt } from './table.ts';

const FOUR = { medic: {}, leader: {}, engineer: {}, climber: {} };
const CORRIDOR = [1, 2, 3, 4, 5, 6, 7, 8].map((x) => tileAt(`${x},0`, 'normal I', 1));

describe('hazards', () => {
  test('ST-SETUP-5 ST-SETUP-6 ST-RM-1 the hazard deck', () => {
    const six = ['medic', 'leader', 'engineer', 'climber', 'diver', 'scout'] as const;
    const deck = (...args: Parameters<typeof team>) => open(team(...args)).deck;
    expect(deck(six.slice(0, 4))).toBe(22);
    expect(deck(six.slice(0, 4), { gentle: true })).toBe(25);
    expect(deck(six, { gentle: true, difficulty: 'expert' })).toBe(13);
    expect(deck(six, { gentle: true, variant: 'reference-manual', difficulty: 'expert' })).toBe(16);
  });

  test('ST-HAZ-TREMOR rolls go clockwise from the starting caver, losses come after the last', () => {
    const cavers = { medic: {}, leader: { health: 0 }, engineer: { at: '1,0' }, climber: {} };
    const shaking = play(
      hazardPhase(scene({ cavers, cave: CORRIDOR, rest: { start: 'engineer' } })),
      'hazard tremor false',
    );
    const rolled = play(shaking, 'die 1', 'die 6');
    expect(health(rolled)).toEqual({ medic: 3, leader: 0, engineer: 3, climber: 3 });
    expect(health(play(rolled, 'die 2'))).toEqual({ medic: 2, leader: 0, engineer: 2, climber: 3 });
  });

  test('ST-BOD-2 ST-ASK-3 nobody beside the conscious Bodyguard rolls, but the Bodyguard does', () => {
    const cavers = { bodyguard: {}, leader: {}, engineer: {}, climber: {} };
    const after = play(hazardPhase(scene({ cavers })), 'hazard tremor false', 'die 1');
    expect(asked(after)).toBe('action 1');
    expect(health(after)).toEqual({ bodyguard: 4, leader: 3, engineer: 3, climber: 3 });
  });

  test('ST-HAZ-2 a Bodyguard whom the gas knocks out still protects', () => {
    const at = '1,0';
    const cavers = { bodyguard: { at, health: 2 }, leader: { at }, engineer: {}, climber: {} };
    const gassed = play(hazardPhase(scene({ cavers, cave: [tileAt(at, 'gas T')] })), 'hazard gas false');
    expect(health(gassed)).toEqual({ bodyguard: 0, leader: 3, engineer: 3, climber: 3 });
    expect(gassed.gas).toBe(true);
  });

  test('ST-HAZ-SEVERE severe gas resolves twice: the second time the Bodyguard is down', () => {
    const at = '1,0';
    const cavers = { bodyguard: { at, health: 2 }, leader: { at }, engineer: {}, climber: {} };
    const state = scene({ cavers, cave: [tileAt(at, 'gas T')], options: { difficulty: 'advanced' } });
    expect(health(play(hazardPhase(state), 'hazard gas true'))).toMatchObject({ bodyguard: 0, leader: 1 });
  });

  test('ST-HAZ-FLOOD floods all water and hurts everyone on it but the Diver', () => {
    const at = '1,0';
    const cavers = { diver: { at }, leader: { at }, engineer: {}, climber: {} };
    const flooded = play(hazardPhase(scene({ cavers, cave: [tileAt(at, 'water T')] })), 'hazard flood false');
    expect(health(flooded)).toMatchObject({ diver: 3, leader: 2 });
    expect(position(flooded).cave[1]?.marks).toEqual(['flood']);
  });

  test('ST-HAZ-CAVEIN blocks tiles with the number and hurts only on newly blocked ones; ST-ENG-3', () => {
    const cave = [
      tileAt('1,0', 'cave-in T 1-3'),
      tileAt('-1,0', 'cave-in T 1-4', 0, { marks: ['rubble'] }),
      tileAt('0,1', 'cave-in T 2-3', 2),
    ];
    const cavers = { medic: { at: '1,0' }, leader: { at: '-1,0' }, engineer: { at: '1,0' }, climber: { at: '0,1' } };
    const fallen = play(hazardPhase(scene({ cavers, cave })), 'hazard cave-in false', 'die 1');
    expect(health(fallen)).toEqual({ medic: 0, leader: 3, engineer: 2, climber: 3 });
  });

  test('ST-ASK-3 the cave-in is not rolled when no tile is left to block', () => {
    expect(asked(play(hazardPhase(scene({ cavers: FOUR })), 'hazard cave-in false'))).toBe('action 1');
  });

  test('ST-HAZ-1 gas ends when the next hazard phase begins', () => {
    const state = scene({ cavers: FOUR, rest: { gas: true, active: 'climber', actor: 'climber' } });
    const phase = play(state, 'end');
    expect(asked(phase)).toBe('hazard chance');
    expect(phase.gas).toBe(false);
  });

  test('ST-ROUND-3 hiding ends and the marker passes', () => {
    const hidden = play(scene({ cavers: FOUR }), 'hide', 'die 4', 'end', 'end', 'end', 'end');
    expect(position(hidden).cavers.medic?.state).toEqual(['hidden']);
    const next = play(hidden, 'hazard gas false');
    expect(position(next).cavers.medic?.state).toEqual([]);
    expect(position(next)).toMatchObject({ start: 'leader', active: 'leader', round: 2, points: 2 });
  });
});

describe('darkness', () => {
  test('ST-DARK-1 everyone off the exit rolls, including unconscious and submerged cavers', () => {
    const cavers = {
      diver: { at: null, submerged: true },
      leader: { health: 0 },
      engineer: { at: '1,0' },
      climber: {},
    } as const;
    const cave = [tileAt('1,0', 'exit D', 3)];
    const state = scene({ cavers, cave, rest: { deck: 0, start: 'climber', active: 'engineer', actor: 'engineer' } });
    const dark = play(state, 'end', 'die 4', 'die 1', 'die 3');
    expect(asked(dark)).toBe('action 2');
    expect(position(dark)).toMatchObject({ dark: true, start: 'engineer', active: 'engineer' });
    expect(position(dark).cavers.diver).toEqual({ at: null, health: 3, side: null, state: ['removed'] });
    expect(position(dark).cavers.leader?.state).toEqual(['removed']);
    const over = play(dark, 'end', 'end', 'die 3');
    expect(result(over)).toEqual({
      medal: 'defeat',
      end: 'everyone-on-exit',
      leftBehind: ['diver', 'leader', 'climber'],
    });
  });

  test('ST-END-1 the game is over when nobody in play is conscious', () => {
    const cavers = { medic: {}, leader: { health: 0 }, engineer: { health: 0 }, climber: { health: 0 } };
    const state = scene({ cavers, rest: { deck: 0, start: 'leader' } });
    const over = play(state, 'end', 'die 4', 'die 4', 'die 4', 'die 1');
    expect(result(over)).toMatchObject({ medal: 'defeat', end: 'nobody-conscious' });
    expect(position(over).round).toBe(1);
  });
});

describe('horrors', () => {
  const last = { active: 'climber', actor: 'climber' } as const;

  test('ST-HOR-VICTIM ties go to the lowest rank; not the Scout, not the hidden', () => {
    const cavers = { leader: {}, medic: { at: '2,0' }, scout: { at: '1,0' }, climber: { at: '2,0', hidden: true } };
    const moved = play(scene({ cavers, cave: CORRIDOR, rest: { ...last, horrors: ['1,0'] } }), 'end');
    expect(moved.horrors).toEqual(['2,0']);
    expect(health(moved)).toEqual({ leader: 3, medic: 0, scout: 3, climber: 0 });
  });

  test('ST-HOR-MOVE a horror without a victim within seven steps leaves', () => {
    const state = (at: string) => scene({ cavers: FOUR, cave: CORRIDOR, rest: { ...last, horrors: [at] } });
    expect(play(state('7,0'), 'end').horrors).toEqual(['6,0']);
    expect(play(state('8,0'), 'end').horrors).toEqual([]);
  });

  test("ST-HOR-MOVE the victim's player chooses among several shortest first steps", () => {
    const cave = ['1,0', '0,1', '1,1'].map((at) => tileAt(at, 'normal X'));
    const asking = play(scene({ cavers: FOUR, cave, rest: { ...last, horrors: ['1,1'] } }), 'end');
    expect(asked(asking)).toBe('path 2');
    expect(texts(asking)).toEqual(['path north', 'path west']);
    expect(play(asking, 'path west').horrors).toEqual(['0,1']);
  });

  test('ST-HOR-ORDER asked where it decides which horror strikes and which moves on', () => {
    const cavers = {
      ...FOUR,
      medic: { at: '2,0' },
      leader: { at: '5,0' },
      engineer: { at: '5,0' },
      climber: { at: '5,0' },
    };
    const rest = { ...last, horrors: ['1,0', '3,0'], start: 'medic' } as const;
    const asking = play(scene({ cavers, cave: CORRIDOR, rest }), 'end');
    expect(asked(asking)).toBe('horror 0');
    expect(texts(asking)).toEqual(['horror 1,0', 'horror 3,0']);
    expect(play(asking, 'horror 1,0').horrors).toEqual(['2,0', '4,0']);
    expect(play(asking, 'horror 3,0').horrors).toEqual(['2,0', '2,0']);
  });

  test('ST-HOR-ORDER not asked where it changes nothing', () => {
    const rest = { ...last, horrors: ['4,0', '2,0'] };
    const moved = play(scene({ cavers: FOUR, cave: CORRIDOR, rest }), 'end');
    expect(asked(moved)).toBe('hazard chance');
    expect(position(moved).horrors).toEqual(['1,0', '3,0']);
  });

  test('ST-HOR-ORDER a strike that ends the game stops the others', () => {
    const cavers = { medic: { health: 0 }, leader: { health: 0 }, engineer: { health: 0 }, climber: {} };
    const rest = { ...last, horrors: ['1,0', '3,0'] };
    const asking = play(scene({ cavers, cave: CORRIDOR, rest }), 'end');
    expect(asked(asking)).toBe('horror 0');
    const over = play(asking, 'horror 1,0');
    expect(over.horrors.toSorted()).toEqual(['0,0', '3,0']);
    expect(result(over)?.end).toBe('nobody-conscious');
  });

  test("ST-HOR-SPAWN on the horror tile nearest to a victim; the starting caver's player breaks ties", () => {
    const cave = [
      tileAt('1,0', 'horror D', 3),
      tileAt('-1,0', 'horror D', 1),
      tileAt('0,1', 'normal I'),
      tileAt('0,2', 'horror D', 0),
    ];
    const asking = play(hazardPhase(scene({ cavers: FOUR, cave, rest: { start: 'climber' } })), 'hazard horror false');
    expect(asked(asking)).toBe('spawn 3');
    expect(texts(asking)).toEqual(['spawn 1,0', 'spawn -1,0']);
    expect(play(asking, 'spawn -1,0').horrors).toEqual(['-1,0']);
  });

  test('ST-HAZ-SEVERE severe horror moves twice, then spawns up to two, three horrors at most', () => {
    const cave = [...CORRIDOR, tileAt('-1,0', 'horror D', 1), tileAt('0,1', 'horror D', 0)];
    const cavers = { medic: { at: '2,0' }, leader: {}, engineer: {}, climber: {} };
    const rest = { horrors: ['6,0', '7,0'] };
    const state = scene({ cavers, cave, rest, options: { difficulty: 'advanced' } });
    const spawning = play(hazardPhase(state), 'hazard horror true');
    expect(position(spawning).horrors).toEqual(['4,0', '5,0']);
    expect(position(play(spawning, 'spawn 0,1')).horrors).toEqual(['0,1', '4,0', '5,0']);
  });

  test('ST-HOR-TOUCH a caver who walks into a horror falls; not the Scout', () => {
    const walking = { cave: CORRIDOR, rest: { horrors: ['1,0'] } };
    expect(health(play(scene({ cavers: FOUR, ...walking }), 'move east'))['medic']).toBe(0);
    expect(health(play(scene({ cavers: { scout: {}, ...FOUR }, ...walking }), 'move east'))['scout']).toBe(3);
  });
});
