// What the table of Sub Terra warns of: what a target may cost, what the end of the turn may bring, and what lies on the board.
import { unwrap } from '@undercroft/engine';
import { type Action, type Event, type SubTerra, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import type { DangerScope, Target } from '../../page-kit/src/game-view.ts';
import { possibleOutcomes, tryCode } from '../../page-kit/src/trial.ts';
import {
  at,
  CROSS,
  type Descent,
  FOUR,
  hungarian,
  load,
  NOBODY,
  option,
  sceneOf,
  verbAt,
  view,
  watchGames,
} from './view-sub-terra-support.ts';

describe('what may be lost is said at the target', () => {
  const cave = [
    { at: '0,0', tile: 'start X' },
    { at: '1,0', tile: 'gas T' },
    { at: '0,1', tile: 'rough X' },
    { at: '-1,0', tile: 'normal X' },
    { at: '-2,0', tile: 'horror D', turn: 1 },
  ];

  test('ST-TILE-GAS: certain where the tile is known, by the tiles left where it is not, nothing without gas', () => {
    const gas = sceneOf(load({ cave, gas: true, cavers: { medic: at('0,0', 2) } }, FOUR));
    expect(verbAt(gas, '1,0')?.[1].danger).toMatchObject({
      title: 'Gas',
      odds: 'certain',
      share: 1,
      tag: '−2',
      short: 'lose 2, pass out',
      text: 'You lose *2 health* and pass out.',
    });
    expect(verbAt(gas, '0,-1')?.[1].danger).toMatchObject({
      odds: '7 in 60',
      short: '7 in 60: lose 2, pass out',
      text: 'If it is a gas tile, you lose *2 health* and pass out. Reveal it from here and you stay safe.',
    });
    expect(option(gas, 'reveal').targets[0]?.danger).toBeUndefined();
    expect(verbAt(gas, '-1,0')?.[1].danger).toBeUndefined();
    const clear = sceneOf(load({ cave }, FOUR));
    expect(verbAt(clear, '0,-1')?.[1].danger).toBeUndefined();
  });

  test('ST-TILE-ROUGH: on the ground itself; of a tile to come only where a slip would fell', () => {
    expect(verbAt(sceneOf(load({ cave }, FOUR)), '0,1')?.[1].danger).toMatchObject({
      title: 'Rough ground',
      text: 'On 1–3 you slip: you lose *1 health*.',
    });
    const weak = sceneOf(load({ cave, cavers: { medic: at('0,0', 1) } }, FOUR));
    expect(verbAt(weak, '0,-1')?.[1].danger).toMatchObject({ title: 'Rough ground', tag: '1 in 60' });
  });

  test('ST-HOR-PHASE: where the horror strikes this round, and nowhere else', () => {
    // The horror hunts the Medic: the tile between them is deadly, the rest is not.
    const state = load(
      { cave: CROSS, horrors: [{ at: '2,0' }], cavers: { medic: at('0,0'), bodyguard: at('0,-1') } },
      FOUR,
    );
    const scene = sceneOf(state);
    expect(verbAt(scene, '1,0')?.[1].danger).toMatchObject({ tag: 'strikes now', share: 1, odds: 'certain' });
    expect(verbAt(scene, '1,0')?.[1].danger?.text).toContain('unless you leave again');
    expect(verbAt(scene, '0,-1')?.[1].danger).toBeUndefined();
  });

  test('ST-HOR-VICTIM: stepping away so that it strikes somebody whose turn is over', () => {
    // The horror stands between two: it hunts the Climber, whose rank is lower, and else the Medic.
    const cavers = { climber: at('1,0'), medic: at('3,0'), bodyguard: at('0,-1') };
    const near = { cave: CROSS, horrors: [{ at: '2,0' }], cavers };
    const last = load({ ...near, active: 'climber' }, FOUR);
    expect(verbAt(sceneOf(last), '0,0')?.[1].danger).toMatchObject({
      tag: 'strikes now',
      text: 'Then the horror turns to the Medic and strikes this round. The Medic has had their turn.',
    });
    // Anyone who has their turn still to come can save themselves.
    const first = load({ ...near, round: 2, hazards: ['horror'], start: 'bodyguard', active: 'climber' }, FOUR);
    expect(verbAt(sceneOf(first), '0,0')?.[1].danger).toBeUndefined();
  });

  test('ST-TURN-3: exerting', () => {
    const spent = load({ cave, points: 0 }, FOUR);
    expect(option(sceneOf(spent), 'exert').targets[0]?.danger).toMatchObject({ short: '1 in 2: lose 1' });
  });

  test('ST-ACT-LEAVE: leaving somebody behind', () => {
    const out = [
      { at: '0,0', tile: 'start X' },
      { at: '0,-1', tile: 'exit D', turn: 2 },
    ];
    const cavers = { medic: at('0,-1'), bodyguard: at('0,-1'), scout: at('0,-1'), climber: at('0,0', 0) };
    const leave = option(sceneOf(load({ cave: out, cavers }, FOUR)), 'leave');
    // In the ring of the exit, where all other actions keep their buttons beside it.
    expect(leave.role).toBeUndefined();
    expect(leave.targets[0]?.danger).toMatchObject({
      title: 'Left behind',
      share: 1,
      text: 'The *Climber* stays down there for good. Ends the game: silver.',
    });
  });

  test('nobody loses anything by a target without danger', () => {
    const harms = (events: readonly Event[]): Event[] => {
      // What the end of a turn brings comes anyway.
      const end = events.findIndex(({ type }) => type === 'turn-ended');
      return (end < 0 ? events : events.slice(0, end)).filter(
        (event) => event.type === 'lost-health' && event.source !== 'exertion',
      );
    };
    let [safe, risky] = [0, 0];
    watchGames((state) => {
      for (const { id, targets } of sceneOf(state).actions)
        for (const { action, then = [], danger } of targets) {
          if (danger) risky++;
          if (danger || id === 'end') continue;
          let trial = { after: state, events: [] as readonly Event[] };
          for (const one of [action, ...then] as Action[])
            trial = tryCode<SubTerra>(subTerra, trial.after, unwrap(subTerra.check(trial.after, one)));
          expect(harms(trial.events), JSON.stringify(action)).toEqual([]);
          const isEnded = trial.events.some(({ type }) => type === 'turn-ended');
          for (const { events } of isEnded ? [] : possibleOutcomes<SubTerra>(subTerra, trial.after))
            expect(harms(events), JSON.stringify(action)).toEqual([]);
          safe++;
        }
    });
    expect(safe).toBeGreaterThan(1000);
    expect(risky).toBeGreaterThan(100);
  });
});

describe('the end of a turn', () => {
  const ending = (state: Descent) => option(sceneOf(state), 'end');

  test('says how many points are left, and asks nothing where none of them could help', () => {
    const end = ending(load({ cave: CROSS }, FOUR));
    expect(end).toMatchObject({ ending: { note: '2 points left', endsItself: false }, role: 'end' });
    expect(end.targets[0]?.danger).toBeUndefined();
  });

  test('comes by itself without points, unless exerting could help somebody', () => {
    expect(ending(load({ cave: CROSS, points: 0 }, FOUR)).ending).toEqual({ note: 'no points left', endsItself: true });
    const down = { cave: CROSS, points: 0, cavers: { climber: at('0,0', 0) } };
    expect(ending(load(down, FOUR)).ending?.endsItself).toBe(false);
    const elsewhere = { cave: CROSS, points: 0, cavers: { climber: at('3,0', 0) } };
    expect(ending(load(elsewhere, FOUR)).ending?.endsItself).toBe(true);
    const hunted = { cave: CROSS, points: 0, horrors: [{ at: '1,0' }] };
    expect(ending(load(hunted, FOUR)).ending?.endsItself).toBe(false);
  });

  test('ST-KO-2: asks while a point could wake somebody, also one step away', () => {
    const here = ending(load({ cave: CROSS, points: 1, cavers: { climber: at('0,0', 0) } }, FOUR));
    expect(here.targets[0]?.danger).toMatchObject({ confirm: 'End anyway', title: 'Climber unconscious' });
    const near = { cave: CROSS, cavers: { climber: at('1,0', 0) } };
    expect(ending(load({ ...near, points: 2 }, FOUR)).targets[0]?.danger).toBeDefined();
    expect(ending(load({ ...near, points: 1 }, FOUR)).targets[0]?.danger).toBeUndefined();
  });

  test('ST-HOR-PHASE: asks while the horror is one step away and one can still flee', () => {
    const hunted = ending(load({ cave: CROSS, horrors: [{ at: '1,0' }], cavers: { bodyguard: at('3,0') } }, FOUR));
    expect(hunted.targets[0]?.danger?.text).toContain('strikes *you* this round');
    const far = ending(load({ cave: CROSS, horrors: [{ at: '3,0' }] }, FOUR));
    expect(far.targets[0]?.danger).toBeUndefined();
  });

  test('ST-TILE-EXIT: never asks on the exit', () => {
    const cave = [
      { at: '0,0', tile: 'start X' },
      { at: '0,-1', tile: 'exit D', turn: 2 },
    ];
    const cavers = { medic: at('0,-1'), climber: at('0,-1', 0) };
    expect(ending(load({ cave, cavers }, FOUR)).targets[0]?.danger).toBeUndefined();
  });
});

describe('the tag of a gap', () => {
  test.each([
    ['English', view, 'Explore · 1', 'Reveal · 1'],
    ['Hungarian', hungarian, 'Felfedezés · 1', 'Bevilágítás · 1'],
  ])('names what a touch does, and what a hint aims at there, in %s', (_language, shown, explore, reveal) => {
    const position = shown.at(load({ cave: [{ at: '0,0', tile: 'start X' }] }, FOUR));
    const highlighted = position.scene(NOBODY).actions.flatMap(({ targets }) => targets);
    const tags = (target?: Target) =>
      position
        .board({ highlighted, isPortrait: false, ...(target ? { target } : {}) })
        .tags?.filter(({ key }) => key === 'target 0,-1')
        .map(({ text }) => text);
    const wanted = JSON.stringify({ type: 'reveal', to: 'north' });
    const hinted = highlighted.find(({ action }) => JSON.stringify(action) === wanted);
    expect([tags(), tags(hinted)]).toEqual([[explore], [reveal]]);
  });
});

describe('dangers on the board', () => {
  const look = async (state: Descent, scope: DangerScope) => {
    const dangers = await view.loadDangers?.();
    if (!dangers) throw new Error('no dangers');
    return dangers(view.at(state), scope);
  };
  const hunted = load({ cave: CROSS, horrors: [{ at: '3,0' }], cavers: { bodyguard: at('0,-1') } }, FOUR);

  test('ST-HOR-VICTIM: a thread from the horror to its prey, its tag, the chip, the sentence', async () => {
    // Climber and Medic are as near: the lowest rank is hunted.
    const seen = await look(hunted, { whose: 'all' });
    expect(seen.marks).toContain('d-hunt');
    expect(seen.marks).toContain('#p-horror');
    expect(seen.tags).toContainEqual(
      expect.objectContaining({ kind: 'hunts', x: 600, y: -78, text: 'strikes in', count: '3' }),
    );
    expect(seen.chips).toMatchObject({ climber: [{ text: 'hunted', tone: 'bad' }] });
    expect(seen.text).toContain('If nobody moves, the horror strikes the Climber in three moves.');
    expect(seen.landmarks).toMatchObject([{ tone: 'threat', text: 'Horror · 3 steps' }]);
  });

  test('several horrors are told in one sentence, of those that hunt the same one the nearest', async () => {
    const two = load({ cave: CROSS, horrors: [{ at: '3,0' }, { at: '2,0' }] }, FOUR);
    expect((await look(two, { whose: 'all' })).text).toContain(
      'If nobody moves, the horror strikes the Climber in two moves.',
    );
    const cavers = { medic: at('0,0'), scout: at('0,0'), bodyguard: at('0,-1'), climber: at('3,0') };
    const apart = load({ cave: CROSS, horrors: [{ at: '-1,0' }, { at: '1,0' }], cavers }, FOUR);
    expect((await look(apart, { whose: 'all' })).text).toContain(
      'If nobody moves, the horror strikes the Medic this round.',
    );
    const away = { ...cavers, medic: at('0,-1'), climber: at('3,0') };
    const both = load({ cave: CROSS, horrors: [{ at: '2,0' }, { at: '0,0' }], cavers: away }, FOUR);
    const seen = (await look(both, { whose: 'all' })).text;
    expect(seen).toMatch(/^If nobody moves, horrors strike the \w+ this round and the \w+ this round\./);
  });

  test('your dangers are those of the deciding player and of anybody they could help', async () => {
    const yours = await look(hunted, { whose: 'yours' });
    expect(yours.marks).toBe('');
    expect(yours.text).toBe('');
    const own = await look(load({ cave: CROSS, horrors: [{ at: '3,0' }], active: 'climber' }, FOUR), {
      whose: 'yours',
    });
    expect(own.marks).toContain('d-hunt');
    const cavers = { climber: at('0,0', 2) };
    const helped = await look(load({ cave: CROSS, horrors: [{ at: '3,0' }], cavers }, FOUR), { whose: 'yours' });
    expect(helped.marks).toContain('d-hunt');
  });

  test('for a target it is as it would be afterwards: the thread finds its new prey', async () => {
    const state = load({ cave: CROSS, horrors: [{ at: '3,0' }], active: 'climber' }, FOUR);
    const away = verbAt(sceneOf(state), '0,-1')?.[1] as Target;
    expect((await look(state, { whose: 'all' })).text).toContain('the Climber in three moves');
    expect((await look(state, { whose: 'all', target: away })).text).toContain('the Medic in three moves');
  });

  test('ST-HAZ-FLOOD, ST-HAZ-CAVEIN, ST-BOD-2: edges where hazards strike, tags where they hit somebody', async () => {
    const cave = [
      ...CROSS,
      { at: '0,1', tile: 'water X' },
      { at: '1,1', tile: 'cave-in T 2-5' },
      { at: '3,1', tile: 'gas T' },
    ];
    const cavers = { scout: at('0,1'), climber: at('1,1'), medic: at('0,0'), bodyguard: at('0,0') };
    const state = load({ cave, cavers }, FOUR);
    const all = await look(state, { whose: 'all' });
    for (const kind of ['d-flood', 'd-cavein', 'd-gas']) expect(all.marks).toContain(kind);
    expect(all.tags.map(({ text }) => text).sort()).toEqual(['Scout −1', 'falls on 2, 5', 'shielded']);
    expect(all.text).toContain('A flood (5 of 25 cards) would cost the Scout 1.');
    expect(all.chips).toMatchObject({ medic: [{ text: 'shielded', tone: 'good' }] });
    expect((await look(state, { whose: 'yours' })).tags).toEqual([]);
    const wet = load({ cave, cavers: { ...cavers, medic: at('0,1'), bodyguard: at('0,1') } }, FOUR);
    expect((await look(wet, { whose: 'yours' })).tags.map(({ text }) => text)).toEqual(['shielded']);
  });

  test('every danger of real games can be drawn and said', async () => {
    const dangers = await Promise.all([view.loadDangers?.(), hungarian.loadDangers?.()]);
    let threads = 0;
    watchGames((state) => {
      for (const [i, of] of dangers.entries()) {
        const position = (i === 0 ? view : hungarian).at(state);
        for (const whose of ['yours', 'all'] as const) {
          const seen = of?.(position, { whose });
          const texts = [seen?.text, ...(seen?.tags ?? []).map(({ text }) => text)];
          for (const text of texts) expect(text).not.toMatch(/undefined|NaN|null|\[object/);
          const keys = (seen?.tags ?? []).map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          if (seen?.marks.includes('d-hunt')) threads++;
        }
      }
    }, 3);
    expect(threads).toBeGreaterThan(10);
  });
});
