// What the table offers in Sub Terra: keys, questions, ways of several steps, goals and the round.
import { clone, unwrap } from '@undercroft/engine';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import type { Scene, Target } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { slotsOf } from '../src/stage/answers.ts';
import { subTerraEn as game, subTerraHu as gameHu } from './game-words.ts';
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
  team,
  verbAt,
  view,
  watchGames,
} from './view-sub-terra-support.ts';

const play = (state: Descent, ...moves: object[]): Descent => {
  const after = clone(subTerra, state);
  for (const move of moves) subTerra.play(after, unwrap(subTerra.check(after, move)));
  return after;
};

describe('every action keeps its place and key', () => {
  const keys = (scene: Scene) =>
    Object.fromEntries(scene.actions.flatMap(({ id, key }) => (key === undefined ? [] : [[key, id]])));
  const SHARED = {
    1: 'move',
    2: 'explore',
    3: 'reveal',
    4: 'run',
    5: 'heal',
    6: 'dig',
    7: 'rope',
    8: 'hide',
    x: 'exert',
  };

  test('those of the rules for everybody, own abilities at 9 and 0, in the colour of their owner', () => {
    const medic = sceneOf(load({ cave: CROSS }, FOUR));
    expect(keys(medic)).toEqual({ ...SHARED, 9: 'bandage', 0: 'sprint' });
    expect(option(medic, 'bandage').colour).toBe('#8fd3bd');
    expect(option(medic, 'heal').colour).toBeUndefined();
  });

  test('swimming and squeezing share the button of Move; what is always on has none', () => {
    const scout = sceneOf(load({ cave: CROSS, active: 'scout' }, FOUR));
    expect(keys(scout)).toEqual(SHARED);
    const flooded = { at: '1,0', tile: 'water X', marks: ['flood'] };
    const wet = sceneOf(load({ cave: [{ at: '0,0', tile: 'start X' }, flooded] }, FOUR));
    expect([option(wet, 'move').targets, option(wet, 'swim').key]).toEqual([[], '1']);
    expect(slotsOf(wet.actions).find(({ key }) => key === '1')?.option.id).toBe('swim');
    expect(option(wet, 'swim').targets[0]).toMatchObject({ place: '1,0', tag: 'Swim · 2' });
  });

  test('they stay while a run goes on, and say why they are not possible', () => {
    const scene = sceneOf(play(load({ cave: CROSS }, FOUR), { type: 'run', to: 'east' }));
    expect(keys(scene)).toEqual({ ...SHARED, 9: 'bandage', 0: 'sprint' });
    expect(option(scene, 'heal').reason?.text).toBe('Not now: first finish your moves, or stop.');
  });

  test('until the exact reason is loaded nothing is guessed', async () => {
    const fresh = subTerraView({ game, page });
    const scene = fresh.at(load({ cave: CROSS, points: 1 }, FOUR)).scene(NOBODY);
    const [run, hide, exert] = ['run', 'hide', 'exert'].map((id) => option(scene, id));
    const texts = () => [run, hide, exert].map((one) => one?.reason?.text ?? '');
    const certain = ['costs 2, you have 1', 'That is not possible now.'];
    for (const text of texts().filter(Boolean)) expect(certain).toContain(text);
    expect(run?.reason?.text).toBe(certain[0]);
    await fresh.loadDangers?.();
    expect(run?.reason?.text).toContain('costs 2 points and you have 1');
  });

  test('what an own ability does for less is said', () => {
    const hurt = load({ cave: CROSS, points: 1, cavers: { climber: at('0,0', 2) } }, FOUR);
    expect(option(sceneOf(hurt), 'heal').reason?.text).toContain('Bandage costs only 1.');
  });
});

describe('a touched place does the obvious thing', () => {
  test('a gap is explored, and can be revealed; rubble is dug away', () => {
    const rubble = { at: '0,1', tile: 'cave-in T 1-3', marks: ['rubble'] };
    const scene = sceneOf(load({ cave: [...CROSS.slice(0, 1), rubble] }, FOUR));
    expect(verbAt(scene, '1,0')?.[0]).toBe('explore');
    expect(verbAt(scene, '1,0')?.[1].tag).toBe('Explore · 1');
    expect(option(scene, 'reveal').targets.map(({ place }) => place)).toContain('1,0');
    expect(verbAt(scene, '0,1')?.[0]).toBe('dig');
  });

  test('ST-BOD-1: a horror beside the Bodyguard is driven off rather than met', () => {
    const state = load({ cave: CROSS, active: 'bodyguard', horrors: [{ at: '1,0' }] }, FOUR);
    expect(verbAt(sceneOf(state), '1,0')?.[0]).toBe('repel');
  });

  test('ST-MED-1, ST-ACT-HEAL, ST-LEA-1: people are touched themselves, one’s own health from one’s own tile', () => {
    const hurt = { medic: at('0,0', 2), climber: at('0,0', 1) };
    const scene = sceneOf(load({ cave: CROSS, cavers: hurt }, FOUR));
    expect(verbAt(scene, 'person:climber')?.[0]).toBe('bandage');
    expect(option(scene, 'heal').targets.map(({ place }) => place)).toEqual(['0,0', 'person:climber']);
    const leading = load(
      { cave: CROSS, cavers: { scout: at('3,0') } },
      team('leader', 'bodyguard', 'scout', 'climber'),
    );
    expect(verbAt(sceneOf(leading), 'person:scout')?.[0]).toBe('direct');
    const highlighted = sceneOf(leading).actions.flatMap(({ targets }) => targets);
    const places = view.at(leading).board({ highlighted, isPortrait: false }).places;
    expect(places.find(({ id }) => id === 'person:scout')).toMatchObject({
      x: 600,
      label: 'Scout, 3 of 3 health. Direct, 1 point.',
    });
  });

  test('ST-ENG-1: the Engineer touches the wall, not the tile behind it', () => {
    const cave = [...CROSS.slice(0, 1), { at: '1,0', tile: 'normal L', turn: 2 }];
    const state = load(
      { cave, cavers: { engineer: { at: '1,0', health: 3 } } },
      team('engineer', 'scout', 'medic', 'leader'),
    );
    const places = option(sceneOf(state), 'demolish').targets.map(({ place }) => place);
    expect(places).toEqual(expect.arrayContaining(['wall:east']));
    expect(verbAt(sceneOf(state), '2,0')).toBeUndefined();
  });
});

describe('questions', () => {
  const exit = [
    { at: '0,0', tile: 'start X' },
    { at: '0,-1', tile: 'exit D', turn: 2 },
  ];
  const boardOf = (state: Descent) => {
    const highlighted = sceneOf(state).actions.flatMap(({ targets }) => targets);
    return view.at(state).board({ highlighted, isPortrait: false });
  };

  test('ST-ACT-LEAVE: leaving takes the place of Rope, which nobody can use on the exit', () => {
    const cavers = { medic: at('0,-1'), bodyguard: at('0,-1'), scout: at('0,-1'), climber: at('0,0', 0) };
    const scene = sceneOf(load({ cave: exit, cavers }, FOUR));
    expect(option(scene, 'leave')).toMatchObject({ key: '7' });
    expect(scene.actions.filter(({ key }) => key === '7')).toHaveLength(1);
    const inside = sceneOf(load({ cave: CROSS }, FOUR));
    expect(inside.actions.filter(({ key }) => key === '7').map(({ id }) => id)).toEqual(['rope']);
  });

  test('ST-GEO-2: the gap is shown while its tile is chosen', () => {
    const state = load({ cave: CROSS.slice(0, 1) }, team('geologist', 'bodyguard', 'scout', 'climber'));
    const asked = play(state, { type: 'reveal', to: 'north' });
    expect(sceneOf(asked).actions.map(({ role }) => role)).toEqual(['card', 'card']);
    expect(boardOf(asked).marks).toContain('m-gap');
    expect(boardOf(asked).places.map(({ id }) => id)).toContain('0,-1');
  });

  test('ST-SCO-1: discarding says what it does, and how often it is still possible', () => {
    const state = load({ cave: CROSS.slice(0, 1), active: 'scout' }, FOUR);
    const asked = play(state, { type: 'reveal', to: 'north' }, { type: 'tile', tile: 'normal X' });
    expect(option(sceneOf(asked), 'discard')).toMatchObject({ name: 'Discard and draw again', fact: '3 left' });
    expect(option(sceneOf(asked), 'place').targets[0]?.note).toBe('open north, east, south and west');
  });

  test('ST-HOR-MOVE: of a horror everybody sees both ways, and no caver acts', async () => {
    const around = [
      { at: '0,0', tile: 'start X' },
      { at: '-1,0', tile: 'horror D', turn: 1 },
      { at: '1,0', tile: 'normal X' },
      { at: '0,1', tile: 'normal X' },
      { at: '1,1', tile: 'normal X' },
    ];
    const cavers = { medic: at('0,0'), bodyguard: at('0,0'), scout: at('0,0'), climber: at('0,0') };
    const state = load({ cave: around, horrors: [{ at: '1,1' }], cavers, active: 'climber', points: 0 }, FOUR);
    const asked = play(state, { type: 'end' });
    const scene = sceneOf(asked);
    expect(subTerra.save(asked).asks).toBe('path');
    expect(scene.actor?.name).toBe('Horror');
    expect(scene.cards.filter(({ tone }) => tone === 'acting')).toEqual([]);
    expect(boardOf(asked).marks.match(/m-hunt/g)).toHaveLength(2);
    const seen = (await view.loadDangers?.())?.(view.at(asked), { whose: 'yours' });
    expect(seen?.marks).not.toContain('d-hunt');
    expect(seen?.tags.map(({ kind }) => kind)).toEqual(['hunts']);
  });

  test('ST-LEA-1: the horror that hunts somebody the Leader could direct is in sight', () => {
    const cavers = { leader: at('0,-1'), medic: at('0,0') };
    const change = { cave: CROSS, horrors: [{ at: '3,0' }], cavers };
    const state = load(change, team('leader', 'medic', 'scout', 'climber'));
    const targets = sceneOf(state).actions.flatMap((one) => one.targets);
    const widthWith = (highlighted: readonly Target[]) =>
      view.at(state).board({ highlighted, isPortrait: false }).frame?.width ?? 0;
    const others = targets.filter(({ action }) => !('caver' in action));
    expect(others.length).toBeLessThan(targets.length);
    expect(widthWith(targets)).toBe(widthWith(others) + 200);
  });

  test('ST-HOR-ORDER: harm that comes in any order is no risk of an answer', () => {
    const horrors = [{ at: '-1,0' }, { at: '2,0' }];
    const both = load({ cave: CROSS, horrors, active: 'climber', points: 0 }, FOUR);
    const asked = play(both, { type: 'end' });
    expect(subTerra.save(asked).asks).toBe('horror');
    expect(option(sceneOf(asked), 'horror').targets.map(({ danger }) => danger)).toEqual([undefined, undefined]);
  });
});

describe('ways of several steps', () => {
  const far = (state: Descent, place: string) => verbAt(sceneOf(state), place);

  test('ST-MED-2, ST-ACT-RUN, ST-ACT-MOVE: the cheapest of sprint, run and moves', () => {
    const medic = load({ cave: CROSS }, FOUR);
    const sprint = { action: { type: 'sprint', to: 'east' }, way: ['1,0'], tag: '2 steps', isFar: true };
    expect(far(medic, '2,0')).toMatchObject(['sprint', sprint]);
    expect(far(medic, '2,0')?.[1].then).toEqual([{ type: 'move', to: 'east' }]);
    expect(far(medic, '3,0')?.[0]).toBe('run');
    expect(far(medic, '3,0')?.[1].then).toHaveLength(2);
    const scout = load({ cave: CROSS, active: 'scout' }, FOUR);
    expect(far(scout, '2,0')?.[0]).toBe('move');
    expect(far(load({ cave: CROSS, active: 'scout', points: 1 }, FOUR), '2,0')).toBeUndefined();
  });

  test('a run that ends early is stopped', () => {
    const run = option(sceneOf(load({ cave: CROSS }, FOUR)), 'run').targets.find(({ place }) => place === '2,0');
    expect(run?.then).toEqual([{ type: 'move', to: 'east' }, { type: 'stop' }]);
  });

  test('ST-TILE-ROUGH: none goes on past a check, but one may end there, with its risk', () => {
    const cave = CROSS.map((tile) => (tile.at === '2,0' ? { at: '2,0', tile: 'rough X' } : tile));
    const state = load({ cave }, FOUR);
    expect(far(state, '3,0')).toBeUndefined();
    expect(far(state, '2,0')?.[1].danger).toMatchObject({ tag: '1 in 2', share: 0.5 });
  });

  test('what is told about them is what happens, and nobody else decides on the way', () => {
    let checked = 0;
    watchGames((state) => {
      for (const { id, targets } of sceneOf(state).actions)
        for (const { action, then = [], place } of targets) {
          if (then.length === 0) continue;
          const now = clone(subTerra, state);
          const walker = subTerra.save(now).actor;
          for (const one of [action, ...then]) {
            expect(subTerra.decider(now), id).toBe(subTerra.decider(state));
            subTerra.play(now, unwrap(subTerra.check(now, one)));
          }
          expect(subTerra.save(now).cavers[walker]?.at).toBe(place);
          checked++;
        }
    });
    expect(checked).toBeGreaterThan(300);
  });
});

describe('goal, round and what comes', () => {
  const exit = [...CROSS, { at: '3,-1', tile: 'exit D', turn: 2 }];

  test('the exit is to be found, then reached, then left', () => {
    expect(sceneOf(load({ cave: CROSS }, FOUR)).goal).toEqual({
      icon: 'exit',
      title: 'Find the exit',
      text: '*60* tiles left, it is among the last 6',
    });
    const { goal } = game.table;
    expect([7, 6, 1].map(goal.tiles)).toEqual([
      '*7* tiles left, it is among the last 6',
      'it is one of the last *6* tiles',
      'it is the *last* tile',
    ]);
    expect([7, 6, 1].map(gameHu.table.goal.tiles)).toEqual([
      'még *7* lapka, az utolsó 6 közt van',
      'az utolsó *6* lapka egyike',
      'az *utolsó* lapka az',
    ]);
    expect(sceneOf(load({ cave: exit }, FOUR)).goal).toMatchObject({
      title: 'Reach the exit',
      text: 'Medic, *4* steps away',
    });
    const out = { medic: at('3,-1'), bodyguard: at('3,0'), scout: at('0,-1'), climber: at('3,-1') };
    expect(sceneOf(load({ cave: exit, cavers: out }, FOUR)).goal).toMatchObject({
      title: 'Get everyone to the exit',
      text: 'Scout, *5* steps away',
    });
    const asleep = { ...out, bodyguard: at('3,0', 0), scout: at('3,-1') };
    expect(sceneOf(load({ cave: exit, cavers: asleep }, FOUR)).goal).toMatchObject({
      title: 'Leave the cave',
      text: 'or go back for the *Bodyguard*',
    });
    expect(hungarian.at(load({ cave: exit }, FOUR)).scene(NOBODY).goal?.text).toBe('Orvos, még *4* lépés');
  });

  test('ST-ROUND-2: cards in the order of the round, with what should be seen at once', () => {
    const cavers = { bodyguard: at('0,0', 0) };
    const { cards } = sceneOf(load({ cave: CROSS, cavers }, { ...FOUR, start: 'climber' }));
    expect(cards.map(({ id, turn }) => [id, turn])).toEqual([
      ['climber', 'acting'],
      ['medic', 'next'],
      ['bodyguard', 'waiting'],
      ['scout', 'waiting'],
    ]);
    expect(cards[2]?.chips).toEqual([{ icon: 'unconscious', text: 'unconscious', tone: 'bad' }]);
  });

  test('ST-ROUND-1: horrors, then the hazard with the cards that are left', () => {
    const calm = sceneOf(load({ cave: CROSS }, FOUR)).upcoming;
    expect(calm?.map(({ icon }) => icon)).toEqual(['candle']);
    expect(calm?.[0]?.counts?.map(({ count }) => count)).toEqual([5, 5, 5, 5, 5]);
    const hunted = sceneOf(load({ cave: CROSS, horrors: [{ at: '3,0' }, { at: '2,0' }] }, FOUR)).upcoming;
    expect(hunted?.[0]?.text).toBe('Then *2 horrors* move');
    expect(hunted?.[1]?.counts?.find(({ icon }) => icon === 'horror')?.count).toBe(3);
  });
});
