// Positions of Inferno's Edge made by hand: odds, risks and reasons, what a place offers and costs, what is seen of an event, the set-up.
import { unwrap } from '@undercroft/engine';
import { type Event, infernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import { describe, expect, test } from 'vitest';
import { infernosEdgeSetUp } from '../../../games/infernos-edge/page/set-up.ts';
import { personPlace } from '../../page-kit/src/cave/people.ts';
import type { ActionOption } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { infernosEdgeEn as game } from './game-words.ts';
import { english, hungarian, NOBODY, type State } from './view-infernos-edge-support.ts';

const start = (change: object = {}): State => unwrap(infernosEdge.open(change));

function play(state: State, ...moves: readonly object[]): State {
  for (const move of moves) infernosEdge.play(state, unwrap(infernosEdge.check(state, move)));
  return state;
}

const actionsOf = (state: State): readonly ActionOption[] => english.at(state).scene(NOBODY).actions;

const optionOf = (state: State, id: string): ActionOption =>
  actionsOf(state).find((option) => option.id === id) as ActionOption;

const altered = (state: State, change: (position: Snapshot) => void): State => {
  const position = infernosEdge.save(state);
  change(position);
  return unwrap(infernosEdge.load(position));
};

describe('odds, risks and reasons come from the rules', () => {
  test('IE-ACT-RUN: what only points are missing for says so, not that there is no way', () => {
    const state = play(start(), { type: 'move', to: 'east' });
    const run = optionOf(state, 'run');
    expect(run).toMatchObject({ targets: [], reason: { rules: ['IE-TURN-1'] } });
    expect(run.reason?.text).toContain('costs 2 points and you have 1');
    expect(run.fact).toBe('costs 2, you have 1');
  });

  test('IE-ACT-EXPLORE: what the next tile may bring is counted in the bag', () => {
    const explore = optionOf(start({ explorers: team('guide', 'sapper', 'priest') }), 'explore');
    expect(explore.targets[0]?.text).toContain('2 in 15 chance of a guardian.');
    expect(explore.targets[0]?.text).toContain('1 in 10 chance of spikes');
  });

  test('IE-ARC-1: a Scholar chooses between two cards with pictures, and either tile is seen in the gap', () => {
    const state = play(
      start(),
      { type: 'reveal', to: 'south' },
      { type: 'tile', tile: 'lava X' },
      { type: 'tile', tile: 'normal T' },
    );
    expect(actionsOf(state).map(({ name, role }) => [name, role])).toEqual([
      ['Take the lava crossing', 'card'],
      ['Take the fork', 'card'],
    ]);
    expect(actionsOf(state).every(({ picture }) => picture?.startsWith('<svg'))).toBe(true);
    const [lava, fork] = actionsOf(state).map(({ targets }) => targets[0]);
    if (!lava || !fork) throw new Error('two tiles to choose from');
    const both = english.at(state).board({ highlighted: [lava, fork], isPortrait: false }).overlay;
    const one = english.at(state).board({ highlighted: [lava], target: lava, isPortrait: false }).overlay;
    const other = english.at(state).board({ highlighted: [fork], target: fork, isPortrait: false }).overlay;
    expect(new Set([both, one, other]).size).toBe(3);
  });

  test('IE-ACT-EXIT: leaving before the artifact is found takes a second touch', () => {
    const out = optionOf(start(), 'move').targets.find(({ name }) => name === 'Move north');
    expect(out?.danger).toMatchObject({ share: 1, rules: ['IE-ACT-EXIT'] });
    expect(out?.danger?.text).toContain('there is no way back');
  });

  test('IE-HAZ-LAVA: on a lava tile the end of the turn says what the die may cost', () => {
    const state = play(
      start({ explorers: team('guide', 'sapper', 'priest') }),
      { type: 'explore', to: 'south' },
      { type: 'tile', tile: 'lava X' },
    );
    expect(optionOf(state, 'end').targets[0]?.text).toContain('1 in 6: you lose 1 health to the lava.');
    const dice = english
      .at(state)
      .scene(NOBODY)
      .panels.find(({ title }) => title === 'The hazard die');
    expect(dice?.odds).toContainEqual({ icon: 'lava', name: 'Lava', count: 1, of: 6 });
  });

  test('IE-HAZ-LAVA: what it may cost several alike is said once, of all of them', () => {
    const lava = { at: '0,1', tile: 'lava X', turn: 0, marks: [], blasted: [], keys: 0 } as const;
    const state = altered(start(), ({ temple, explorers }) => {
      temple.push({ ...lava, marks: [], blasted: [] });
      for (const one of Object.values(explorers)) one.at = '0,1';
      Object.assign(explorers['foreman'] as object, { health: 1 });
    });
    const { text = '' } = optionOf(state, 'end').targets[0] ?? {};
    expect(text).toContain('1 in 6: you, the Scoundrel and the Healer lose 1 health each to the lava.');
    expect(text).toContain('1 in 6: the Foreman loses 1 health to the lava and is downed.');
    const dice = english
      .at(state)
      .scene(NOBODY)
      .panels.find(({ title }) => title === 'The hazard die');
    expect(dice?.text).toContain(
      'Lava, 1 in 6: The Archaeologist, the Scoundrel, the Foreman and the Healer lose 1 health each. The Foreman is downed.',
    );
    const told = hungarian
      .at(state)
      .scene(NOBODY)
      .panels.flatMap(({ text: lines }) => lines);
    expect(told.join(' ')).toContain('A Régész, a Szélhámos, a Művezető és a Gyógyító 1-1 egészséget veszít.');
  });

  test('IE-ACT-ITEM: picking up, taking, giving and putting down share one button', () => {
    const state = altered(start(), ({ temple, explorers }) => {
      temple.push({ at: '0,1', tile: 'key D', turn: 0, marks: [], blasted: [], keys: 0 });
      Object.assign(explorers['archaeologist'] as object, { at: '0,1', holds: 'key' });
    });
    const { targets } = optionOf(state, 'items');
    expect(targets.map(({ name, place }) => [name, place])).toEqual([['Put down', '0,1']]);
    expect(optionOf(start(), 'items').reason?.text).toBe('There is nothing to pick up, take, give or put down here.');
  });

  test.each([
    ['first-edition', 6],
    ['second-edition', 5],
  ])('IE-ED-1: in the %s a step onto a ruin says that its collapse costs %i', (variant, cost) => {
    const state = altered(start({ variant }), ({ temple }) => {
      temple.push({ at: '0,1', tile: 'ruin X 3', turn: 0, marks: [], blasted: [], keys: 0 });
    });
    const step = optionOf(state, 'move').targets.find(({ name }) => name === 'Move south');
    expect(step?.text).toContain(`everyone here loses ${cost} health`);
  });

  test('IE-VOLC-1: a die that may lose the game is told before the turn ends', () => {
    const state = altered(start(), (position) => {
      position.marker = 0;
      position.round = 22;
    });
    expect(optionOf(state, 'end').targets[0]?.text).toContain('Lava, 1 in 6: You lose the game.');
  });

  test('IE-ACT-HEAL: of several on one space, the one that is touched is healed', () => {
    const state = altered(start(), ({ explorers }) => {
      for (const one of Object.values(explorers)) one.health -= 1;
    });
    const { name, key, targets } = optionOf(state, 'heal');
    expect([name, key]).toEqual(['Heal', '5']);
    expect(targets.map(({ place }) => place)).toEqual(
      ['archaeologist', 'scoundrel', 'foreman', 'healer'].map((one) => personPlace(one)),
    );
    const { places } = english.at(state).board({ highlighted: targets, isPortrait: false });
    expect(places.find(({ id }) => id === personPlace('scoundrel'))?.label).toBe(
      'Scoundrel, 2 of 3 health. Heal, 1 point.',
    );
  });
});

describe('a place says what can be done there, and what it costs', () => {
  /** At the crossroads, with a ruin full of rubble south of it. */
  const state = altered(
    start({
      explorers: [
        { explorer: 'foreman', seat: 0 },
        { explorer: 'guide', seat: 0 },
        { explorer: 'healer', seat: 0 },
      ],
    }),
    ({ temple }) => {
      temple.push({ at: '0,1', tile: 'ruin X 1', turn: 0, marks: ['rubble'], blasted: [], keys: 0 });
    },
  );

  /** What is said about a place after some actions. */
  function label(place: string, before = state, ...actions: object[]): string | undefined {
    const after = unwrap(infernosEdge.load(infernosEdge.save(before)));
    for (const action of actions) infernosEdge.play(after, unwrap(infernosEdge.check(after, action)));
    const position = english.at(after);
    const highlighted = position.scene(NOBODY).actions.flatMap(({ targets }) => targets);
    const { places } = position.board({ highlighted, isPortrait: false });
    return places.find(({ id }) => id === place)?.label;
  }

  test('IE-ACT-MOVE, IE-ACT-RUN: a step costs 1 point, a run 2', () => {
    expect(label('1,0')).toContain('Move, 1 point. Run, 2 points.');
  });

  test('IE-ACT-DIG, IE-FOR-1: rubble costs 2 points, the Foreman 1', () => {
    expect(label('0,1')).toContain('Excavate, 1 point. Dig, 2 points.');
  });

  test('IE-ACT-RUN, IE-ARI-1, IE-TURN-4: later steps of a run, commanded steps and crawling have no price', () => {
    expect(label('2,0', state, { type: 'run', to: 'east' })).toMatch(/ Move\.$/);
    const explorers = (...names: string[]) => ({ explorers: names.map((explorer) => ({ explorer, seat: 0 })) });
    const aristocrat = start(explorers('aristocrat', 'guide', 'healer'));
    expect(label('1,0', aristocrat, { type: 'command', explorer: 'guide' })).toMatch(/ Move\.$/);
    const downed = altered(start(explorers('guide', 'healer', 'foreman')), ({ explorers: { healer } }) => {
      if (healer) healer.health = 0;
    });
    const stumble = { type: 'hazard', face: 'stumble' };
    expect(label('1,0', downed, { type: 'end' }, stumble)).toMatch(/ Crawl\.$/);
  });
});

describe('what is seen of an event', () => {
  test('IE-ROUND-2: a guardian that moves twice in a moment goes on from where it came', () => {
    const before = altered(start(), (position) => {
      position.guardians.push(
        { at: '3,0', activated: false, acting: false },
        { at: '-3,0', activated: false, acting: false },
      );
    });
    const step = (from: string, to: string): Event => ({ type: 'guardian-moved', rule: 'IE-GUARD-3', from, to });
    const [first, second] = [step('-3,0', '-2,0'), step('-2,0', '-1,0')];
    expect(english.animationStep(first, english.at(before), [])?.moves?.[0]?.key).toBe('guardian -3,0');
    expect(english.animationStep(second, english.at(before), [first])?.moves?.[0]).toEqual({
      key: 'guardian -3,0',
      x: -200,
      y: 0,
    });
  });

  test('IE-VOLC-4: a ring burns for 900 ms and stays', () => {
    const step = english.animationStep(
      { type: 'burnt', rule: 'IE-VOLC-4', tiles: ['1,0', '2,0'] },
      english.at(start()),
      [],
    );
    expect(step).toMatchObject({ ms: 900, sound: 'lava', signs: [{ kind: 'fire' }, { kind: 'fire' }] });
    expect(step?.ground?.svg.match(/<g transform/g)).toHaveLength(2);
  });
});

describe('what can be set before', () => {
  const setUp = infernosEdgeSetUp({ game, page });

  test('the first team is a game for every number of players, in both editions', () => {
    const [good] = setUp.people?.teams ?? [];
    const sizes = { 1: 4, 2: 4, 3: 3, 4: 4, 5: 5, 6: 6 };
    for (const [players, size] of Object.entries(sizes)) {
      const people = good?.members.slice(0, size) ?? [];
      const values = { difficulty: setUp.levels?.usual, variant: setUp.switches[0]?.on };
      const options = setUp.options({ players: Number(players), people, values });
      expect(unwrap(infernosEdge.open(options)).options).toMatchObject({
        variant: 'second-edition',
        difficulty: 'normal',
      });
    }
  });

  test('IE-SETUP-3: levels say how long the volcano sleeps', () => {
    const does = setUp.levels?.all(4, {}).map((level) => level.does);
    expect(does?.map((text) => Number(/\d+/.exec(text)?.[0]))).toEqual([24, 21, 18, 16]);
  });

  test('IE-SETUP-1: a team that is too small is reported', () => {
    const opened = infernosEdge.open(setUp.options({ players: 1, people: ['guide'], values: {} }));
    expect(opened.ok ? '' : setUp.errorText(opened.error)).toContain('Three to six');
  });
});

function team(...names: readonly string[]): object[] {
  return names.map((explorer) => ({ explorer, seat: 0 }));
}
