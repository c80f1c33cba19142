// What the table offers in Sub Terra: keys, ways of several steps, what may be lost at each place, goals, the end of a turn.
import { clone, Playout, Stream, unwrap } from '@undercroft/engine';
import { type Action, type Event, type SubTerra, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { subTerraView } from '../../../games/sub-terra/page/view.ts';
import { possible } from '../../../games/sub-terra/test/possible.ts';
import type { ActionOption, DangerScope, Scene, Target } from '../../page-kit/src/game-view.ts';
import { possibleOutcomes, tryCode } from '../../page-kit/src/trial.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import { slotsOf } from '../src/stage/answers.ts';
import { subTerraEn as game, subTerraHu as gameHu } from './game-words.ts';

type Descent = SubTerra['State'];

const view = subTerraView({ game, page });
const hungarian = subTerraView({ game: gameHu, page: pageHu });
// Why something is not possible comes with them.
await Promise.all([view.loadDangers?.(), hungarian.loadDangers?.()]);
const NOBODY = { names: [], bots: [] };

const load = (change: object, options: object = {}): Descent => unwrap(subTerra.load(possible(change, options)));
const team = (...cavers: string[]) => ({ cavers: cavers.map((caver) => ({ caver, seat: 0 })) });
const at = (cell: string, health = 3) => ({ at: cell, health });
const sceneOf = (state: Descent): Scene => view.at(state).scene(NOBODY);
const option = (scene: Scene, id: string): ActionOption => {
  const found = scene.actions.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
/** What a touch on a place means: the first option with a target there. */
const verbAt = (scene: Scene, place: string): [id: string, target: Target] | undefined => {
  for (const { id, targets } of scene.actions)
    for (const target of targets) if (target.place === place) return [id, target];
  return undefined;
};
const play = (state: Descent, ...moves: object[]): Descent => {
  const after = clone(subTerra, state);
  for (const move of moves) subTerra.play(after, unwrap(subTerra.check(after, move)));
  return after;
};

/** A crossing with plain tiles around it, and a corridor to the east. */
const CROSS = [
  { at: '0,0', tile: 'start X' },
  { at: '0,-1', tile: 'normal X' },
  { at: '-1,0', tile: 'horror D', turn: 1 },
  { at: '1,0', tile: 'normal I', turn: 1 },
  { at: '2,0', tile: 'normal I', turn: 1 },
  { at: '3,0', tile: 'normal X' },
];
const FOUR = team('medic', 'bodyguard', 'scout', 'climber');

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

  test('those of the rules for everybody, own abilities at 9 and 0, in the colour of whoever has them', () => {
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

  test('ST-LEA-1: the horror that hunts somebody whom one could direct is in sight', () => {
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

  test('what is told of them is what happens, and nobody else decides on the way', () => {
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

/** Decisions of turns in random games. */
function watchGames(watch: (state: Descent) => void, games = 6): void {
  const playout = new Playout(subTerra);
  const { variants } = subTerra.facts;
  for (let i = 0; i < games; i++) {
    const stream = Stream.of(`table ${i}`);
    const state = unwrap(subTerra.open(variants[(i * 5) % variants.length]?.options ?? {}));
    while (subTerra.status(state).type !== 'over') {
      const status = subTerra.status(state);
      if (status.type === 'seat' && status.asks === 'action') watch(clone(subTerra, state));
      subTerra.play(state, playout.choose(state, stream));
    }
  }
}

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
    // Whoever has their turn still to come can save themselves.
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

  test('yours are those of whoever decides, and of anybody they could help', async () => {
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
