// What the table of Inferno's Edge warns of: risks at their places, threads of guardians, lava, dice, and when a turn ends by itself.
import { unwrap } from '@undercroft/engine';
import { type Explorer, type InfernosEdge, infernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import { words } from '@undercroft/infernos-edge/words';
import { describe, expect, test } from 'vitest';
import { guardianPlace } from '../../../games/infernos-edge/page/target-place.ts';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import { completed } from '../../../games/infernos-edge/test/positions.ts';
import { personPlace } from '../../page-kit/src/cave/people.ts';
import type { ActionOption, DangerView, GameView, Scene, Target } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import pageHu from '../../words/src/hu/page.ts';
import { goldenRecords, replayed } from './view-faults.ts';

type State = InfernosEdge['State'];

const english = infernosEdgeView({ game: (await words.load.en()).default, page });
const hungarian = infernosEdgeView({ game: (await words.load.hu()).default, page: pageHu });
const fresh = infernosEdgeView({ game: (await words.load.en()).default, page });
const dangers = await english.loadDangers?.();
const dangersHu = await hungarian.loadDangers?.();
const NOBODY = { names: [], bots: [] };

const TEAM: readonly Explorer[] = ['foreman', 'veteran', 'healer'];

function position(change: { [F in keyof Snapshot]?: unknown }, names = TEAM): State {
  const options = { explorers: names.map((explorer) => ({ explorer, seat: 0 })), closing: 'ledge' };
  return unwrap(infernosEdge.load(completed(infernosEdge.save(unwrap(infernosEdge.open(options))), change)));
}

const space = (at: string, tile: string, more: object = {}) => {
  return { at, tile, turn: 0, marks: [], blasted: [], keys: 0, ...more };
};
const guardian = (at: string) => ({ at, activated: false, acting: false });

const sceneOf = (state: State, view: GameView<InfernosEdge> = english): Scene => view.at(state).scene(NOBODY);
const option = (state: State, id: string): ActionOption => {
  const found = sceneOf(state).actions.find((one) => one.id === id);
  if (!found) throw new Error(`no option ${id}`);
  return found;
};
const targetAt = (state: State, id: string, place: string): Target | undefined =>
  option(state, id).targets.find((target) => target.place === place);

/** After the eruption: the sanctum burns at 0,3 and 0,4, so 0,2 is next, then 0,1. */
const ERUPTED = {
  temple: [
    space('0,1', 'lava X'),
    space('0,2', 'lava X'),
    space('0,3', 'sanctum I', { marks: ['burnt'] }),
    space('0,4', 'ledge D', { marks: ['burnt'] }),
  ],
  ...{ erupted: true, cursed: true, discarded: true, marker: 0, round: 30 },
};

describe('risk is marked at the target, not on the whole action', () => {
  test('IE-MOVE-3: spikes are 1 in 2 to lose 3; the other ways stay safe', () => {
    const state = position({ temple: [space('0,1', 'spike X')] });
    expect(targetAt(state, 'move', '0,1')?.danger).toMatchObject({
      icon: 'spike',
      odds: '1 in 2',
      share: 0.5,
      tag: '1 in 2: lose 3',
      short: '1 in 2: lose 3 health',
    });
    expect(targetAt(state, 'move', '1,0')?.danger).toBeUndefined();
  });

  test('IE-SCN-2: beside the Scoundrel they are harmless', () => {
    const state = position({ temple: [space('0,1', 'spike X')], explorers: { scoundrel: { at: '0,1' } } }, [
      'foreman',
      'scoundrel',
      'healer',
    ]);
    expect(targetAt(state, 'move', '0,1')?.danger).toBeUndefined();
  });

  test('IE-MOVE-2: running away is certain to cost a health for each guardian', () => {
    const state = position({ guardians: [guardian('0,0'), guardian('0,0')] });
    expect(targetAt(state, 'move', '1,0')?.danger).toMatchObject({ share: 1, odds: 'certain', tag: '−2' });
  });

  test('IE-ACT-EXPLORE: only the spikes of an unknown tile are a risk, through tile and die', () => {
    const explore = targetAt(position({}), 'explore', '0,1');
    expect(explore?.danger).toMatchObject({ odds: '1 in 20', tag: '1 in 20: lose 3' });
    expect(explore?.text).toContain('2 in 15 chance of a guardian.');
    expect(targetAt(position({}), 'reveal', '0,1')?.danger).toBeUndefined();
  });

  test('IE-TURN-2: exerting is certain to cost 1 health', () => {
    expect(option(position({}), 'exert').targets[0]?.danger).toMatchObject({ share: 1, tag: '−1' });
  });

  test('IE-SAP-1: a grenade hurts who stands there', () => {
    const state = position({ guardians: [guardian('1,0')], explorers: { healer: { at: '1,0' } } }, [
      'sapper',
      'veteran',
      'healer',
    ]);
    expect(targetAt(state, 'grenade', guardianPlace('1,0'))?.danger).toMatchObject({ tag: 'Healer −1' });
  });

  test('IE-GUARD-2: a step beside a guardian warns of its blow, a step away does not', () => {
    const state = position({ guardians: [guardian('3,0')], explorers: { foreman: { at: '0,0' } } });
    expect(targetAt(state, 'move', '1,0')?.danger).toBeUndefined();
    const far = targetAt(state, 'move', '2,0');
    expect(far?.danger).toMatchObject({ icon: 'guardian', tag: 'attacks −1' });
    expect(far?.danger?.text).toContain('If nobody else moves');
    expect(targetAt(state, 'move', '-1,0')?.danger).toBeUndefined();
  });

  test('IE-GUARD-2: to leave the others and stand beside a guardian alone is a risk, too', () => {
    const state = position({ guardians: [guardian('1,0')] });
    expect(targetAt(state, 'move', '1,0')?.danger).toMatchObject({ icon: 'guardian', tag: 'attacks −2' });
  });

  test('IE-VOLC-3: a step onto a space that burns too warns, one off it does not', () => {
    const state = position({ ...ERUPTED, explorers: { foreman: { holds: 'artifact' }, veteran: { at: '0,1' } } });
    expect(targetAt(state, 'move', '0,1')?.danger).toMatchObject({ icon: 'lava', tag: 'burns too' });
    expect(targetAt(state, 'run', '0,2')?.danger?.tag).toBe('burns first');
    const inside = position({ ...ERUPTED, explorers: { foreman: { at: '0,1', holds: 'artifact' } } });
    expect(targetAt(inside, 'move', '0,0')?.danger).toBeUndefined();
    expect(targetAt(inside, 'move', '0,2')?.danger?.tag).toBe('burns first');
  });

  test('IE-GUARD-2: who has to be struck anyway is chosen with one touch', () => {
    const state = position({
      guardians: [{ ...guardian('0,0'), acting: true }],
      ...{ asks: 'victim', active: 'healer', actor: 'healer' },
    });
    const [victim] = sceneOf(state).actions;
    expect(victim?.targets.map(({ place, danger }) => [place, danger])).toEqual(
      TEAM.map((one) => [personPlace(one), undefined]),
    );
  });
});

describe('every action has its place and key, the most obvious first', () => {
  test('Move 1, Explore 2, Reveal 3, Run 4, Heal 5, Items 6, Attack 7, Dig 8, own 9 and 0, Exert X', () => {
    const keys = Object.fromEntries(sceneOf(position({})).actions.map(({ id, key }) => [key ?? '', id]));
    expect(keys).toEqual({
      ...{ 1: 'move', 2: 'explore', 3: 'reveal', 4: 'run', 5: 'heal', 6: 'items', 7: 'attack', 8: 'dig' },
      ...{ 9: 'excavate', 0: 'shore-up', x: 'exert', '': 'end' },
    });
  });

  test.each([
    ['archaeologist', []],
    ['guide', ['illuminate']],
    ['scoundrel', ['sprint']],
    ['veteran', ['annihilate', 'brace']],
    ['priest', ['revive', 'purify']],
  ] as const)('the %s has of their own %j, in their colour', (explorer, own) => {
    const { actions } = sceneOf(position({}, [explorer, 'foreman', 'healer']));
    const coloured = actions.filter(({ colour }) => colour !== undefined);
    expect(coloured.toSorted((a, b) => Number(b.key) - Number(a.key)).map(({ id }) => id)).toEqual(own);
  });

  /** What a touch on a place does: the first option with a target there. */
  const verbAt = (state: State, place: string): string | undefined =>
    sceneOf(state).actions.find(({ targets }) => targets.some((target) => target.place === place))?.id;

  test('IE-VET-1: a guardian on the space is annihilated by the Veteran and attacked by others', () => {
    const here = { guardians: [guardian('0,0')] };
    expect(verbAt(position(here, ['veteran', 'foreman', 'healer']), guardianPlace('0,0'))).toBe('annihilate');
    expect(verbAt(position(here), guardianPlace('0,0'))).toBe('attack');
  });

  test('IE-SHA-2, IE-SAP-1: one further off is shot, one beside is met with a grenade', () => {
    const far = position({ guardians: [guardian('2,0')] }, ['sharpshooter', 'foreman', 'healer']);
    expect(verbAt(far, guardianPlace('2,0'))).toBe('shoot');
    const near = position({ guardians: [guardian('1,0')] }, ['sapper', 'foreman', 'healer']);
    expect(verbAt(near, guardianPlace('1,0'))).toBe('grenade');
    expect(verbAt(near, '1,0')).toBe('move');
  });

  test('a gap is explored, rubble is dug away, a hurt companion is healed', () => {
    const state = position({
      temple: [space('0,1', 'ruin X 1', { marks: ['rubble'] })],
      explorers: { healer: { health: 1 } },
    });
    expect(verbAt(position({}), '0,1')).toBe('explore');
    expect(verbAt(state, '0,1')).toBe('excavate');
    expect(verbAt(state, personPlace('healer'))).toBe('heal');
  });

  test('IE-ACT-RUN, IE-SCN-1: further off the cheapest way goes, and is one touch', () => {
    const moves = targetAt(position({}), 'move', '2,0');
    expect(moves).toMatchObject({ tag: '2 steps', isFar: true, way: ['1,0'] });
    expect(moves?.then).toEqual([{ type: 'move', to: 'east' }]);
    const run = targetAt(position({}), 'run', '3,0');
    expect(run?.way).toEqual(['1,0', '2,0']);
    expect(run?.then).toMatchObject([{ type: 'move' }, { type: 'move' }]);
    const scoundrel = position({}, ['scoundrel', 'foreman', 'healer']);
    expect(verbAt(scoundrel, '2,0')).toBe('sprint');
    expect(verbAt(scoundrel, '1,0')).toBe('move');
  });

  test('IE-ACT-RUN: a run that could go on is stopped where it was to end', () => {
    const run = targetAt(position({}), 'run', '2,0');
    expect(run?.then).toEqual([{ type: 'move', to: 'east' }, { type: 'stop' }]);
    const state = position({});
    for (const action of [run?.action, ...(run?.then ?? [])])
      infernosEdge.play(state, unwrap(infernosEdge.check(state, action)));
    expect(infernosEdge.save(state)).toMatchObject({ asks: 'action', points: 0 });
    expect(infernosEdge.save(state).explorers['foreman']?.at).toBe('2,0');
  });

  test('IE-MOVE-3: no way leads on past a die', () => {
    const state = position({ temple: [space('0,1', 'spike X'), space('0,2', 'lava X')] });
    expect(targetAt(state, 'run', '0,2')).toBeUndefined();
    expect(targetAt(state, 'run', '0,1')?.danger?.tag).toBe('1 in 2: lose 3');
  });
});

describe('the end of a turn', () => {
  const spent = (change: object, names?: readonly Explorer[]) => position({ points: 0, ...change }, names);

  test('IE-TURN-2: without points it ends by itself while exerting could help nobody', () => {
    expect(option(spent({}), 'end').ending).toEqual({ note: 'then a hazard die', endsItself: true });
    const down = { explorers: { healer: { health: 0 } } };
    expect(option(spent(down), 'end').ending?.endsItself).toBe(false);
    const elsewhere = { explorers: { healer: { health: 0, at: '3,0' } } };
    expect(option(spent(elsewhere), 'end').ending?.endsItself).toBe(true);
  });

  test('IE-GUARD-2: nor does it end by itself beside a guardian, unless nothing can be done about it', () => {
    const hunted = { guardians: [guardian('1,0')], explorers: { veteran: { at: '-3,0' }, healer: { at: '-3,0' } } };
    expect(option(spent(hunted), 'end').ending?.endsItself).toBe(false);
    const far = { ...hunted, guardians: [guardian('3,0')] };
    expect(option(spent(far), 'end').ending?.endsItself).toBe(true);
  });

  test('with points left it asks only where they could still help somebody, and says whom', () => {
    expect(option(position({}), 'end').ending).toEqual({ note: '2 points left', endsItself: false });
    expect(option(position({}), 'end').targets[0]?.danger).toBeUndefined();
    const down = position({ explorers: { healer: { health: 0 } } });
    expect(option(down, 'end').targets[0]?.danger).toMatchObject({
      text: 'The Healer is down, and you can still help.',
      short: 'The Healer needs you: 2 points left',
      confirm: 'End anyway',
    });
  });

  test('IE-HAZ-1: dice that come anyway are told, and no reason to ask', () => {
    const state = position({ temple: [space('0,1', 'lava X')], explorers: { foreman: { at: '0,1' } } });
    const [end] = option(state, 'end').targets;
    expect(end?.text).toContain('1 in 6: you lose 1 health to the lava.');
    expect(end?.danger).toBeUndefined();
  });
});

describe('goal, round and what comes', () => {
  const cursed = { discarded: true, temple: [space('0,1', 'sanctum I'), space('0,2', 'ledge D')], cursed: true };

  test('IE-SANC-3, IE-CURSE-1: keys, sanctum, artifact, exit', () => {
    const goal = (change: object) => {
      const { title, text } = sceneOf(position(change)).goal ?? {};
      return `${title}: ${text}`;
    };
    expect(goal({})).toBe('Find the keys: *0* found, *3* in the bag of 30 tiles');
    expect(goal({ ...cursed, cursed: false, artifact: '0,2' })).toBe('Take the artifact: Foreman, *2* spaces away');
    expect(goal({ ...cursed, explorers: { veteran: { at: '2,0', holds: 'artifact' } } })).toBe(
      'Carry out the artifact: Veteran, *3* spaces from the exit',
    );
  });

  test('IE-ROUND-1: cards stand in the order of the round, with what should be seen at once', () => {
    const state = position({
      ...cursed,
      ...{ active: 'veteran', actor: 'veteran', brace: 'braced', points: 1 },
      explorers: { healer: { health: 0 }, foreman: { holds: 'artifact' } },
    });
    const { cards } = sceneOf(state);
    expect(cards.map(({ id, turn }) => `${id} ${turn}`)).toEqual(['foreman done', 'veteran acting', 'healer next']);
    expect(cards.map(({ chips }) => chips?.map(({ text }) => text))).toEqual([['artifact'], ['braced'], ['downed']]);
  });

  test('IE-ROUND-2, IE-VOLC-3: what comes after the last turn', () => {
    const texts = (state: State, view = english) => sceneOf(state, view).upcoming?.map(({ text }) => text);
    expect(texts(position({ guardians: [guardian('3,0')] }))).toEqual([
      'Each turn ends with a *hazard die*',
      'Then *1 guardian* acts, twice',
      'Then the volcano takes *one step*',
    ]);
    const erupted = position({ ...ERUPTED, explorers: { foreman: { holds: 'artifact' } } });
    expect(texts(erupted, hungarian)).toEqual(['Minden kör végén *2 veszélykocka*', 'Aztán a láva *kétszer* terjed']);
    expect(sceneOf(erupted).clock).toMatchObject({ left: undefined, words: 'Erupting' });
  });

  test('reasons are exact once they are loaded, and fair before', () => {
    const { reason } = option(position({ points: 1 }), 'run');
    expect(reason).toMatchObject({ rules: ['IE-TURN-1'] });
    expect(reason?.text).toContain('costs 2 points and you have 1');
    const before = sceneOf(position({ points: 1 }), fresh);
    expect(before.actions.find(({ id }) => id === 'run')?.reason?.text).toBe('costs 2, you have 1');
    const certain = ['costs 2, you have 1', 'That is not possible now.'];
    for (const { id, reason: why } of before.actions)
      if (why) expect([id, certain]).toEqual([id, expect.arrayContaining([why.text])]);
    expect([before.panels, before.cards[0]?.abilities]).toEqual([[], []]);
  });
});

describe('dangers on the board', () => {
  const seen = (state: State, whose: 'yours' | 'all' = 'yours', target?: Target, view = english): DangerView => {
    const of = view === english ? dangers : dangersHu;
    if (!of) throw new Error('dangers are loaded');
    return of(view.at(state), { whose, ...(target ? { target } : {}) });
  };
  const tagsOf = ({ tags }: DangerView) =>
    tags.map(({ kind, text, count }) => [kind, text, count].filter(Boolean).join(' '));

  test('IE-GUARD-2, IE-GUARD-3: a thread to the prey, and how soon it strikes', () => {
    const near = seen(
      position({ guardians: [guardian('1,0')], explorers: { veteran: { at: '-3,0' }, healer: { at: '-3,0' } } }),
    );
    expect(tagsOf(near)).toEqual(['hunts attacks −1']);
    expect(near.marks).toContain('d-hunt');
    expect(near.chips['foreman']?.map(({ text }) => text)).toEqual(['attacked −1']);
    expect(near.text).toBe(
      'If nobody else moves: A guardian strikes the Foreman for 1 health at the end of this round.',
    );
    const far = seen(position({ guardians: [guardian('3,0')] }));
    expect(tagsOf(far)).toEqual(['hunts 3']);
  });

  test('your dangers are those of the deciding player and of those they can help; all are everybody’s', () => {
    const state = position({ guardians: [guardian('-3,0')], explorers: { healer: { at: '-2,0' } } });
    expect(seen(state).tags).toEqual([]);
    expect(tagsOf(seen(state, 'all'))).toEqual(['hunts attacks −1']);
    expect(seen(state).text).toBe('Nothing threatens you now.');
    expect(seen(state, 'yours', undefined, hungarian).text).toBe('Most semmi sem fenyeget.');
  });

  test('the thread of a guardian finds its new prey after a step', () => {
    const state = position({
      guardians: [guardian('1,0')],
      explorers: { veteran: { at: '3,0' }, healer: { at: '-3,0' } },
    });
    const away = targetAt(state, 'move', '-2,0');
    expect(seen(state, 'all').chips['veteran']).toBeUndefined();
    expect(seen(state, 'all', away).chips['veteran']?.map(({ text }) => text)).toEqual(['hunted']);
  });

  test('IE-VET-2: who is braced is shown as shielded', () => {
    const state = position({
      guardians: [guardian('0,0')],
      ...{ active: 'veteran', actor: 'veteran', brace: 'braced', points: 1 },
      explorers: { foreman: { at: '3,0' }, healer: { at: '3,0' } },
    });
    expect(tagsOf(seen(state))).toEqual(['safe shielded', 'safe shielded']);
  });

  test('IE-VOLC-4: what burns first, and what burns after that', () => {
    const view = seen(position({ ...ERUPTED, explorers: { foreman: { holds: 'artifact' }, veteran: { at: '0,1' } } }));
    expect(view.marks).toContain('d-burn-first');
    expect(view.marks).toContain('d-burn-next');
    expect(tagsOf(view)).toEqual(['burns burns too']);
    expect(view.chips['veteran']?.map(({ text }) => text)).toEqual(['burns too']);
  });

  test('IE-HAZ-COLLAPSE: the ruin one stands on says when it falls', () => {
    const state = position({ temple: [space('0,1', 'ruin X 3')], explorers: { foreman: { at: '0,1' } } });
    expect(tagsOf(seen(state))).toEqual(['rock falls on 3: −5']);
    const step = targetAt(position({ temple: [space('0,1', 'ruin X 3')] }), 'move', '0,1');
    expect(tagsOf(seen(position({ temple: [space('0,1', 'ruin X 3')] }), 'yours', step))).toEqual([
      'rock falls on 3: −5',
    ]);
  });

  test('golden games: whatever is shown has words and sound drawings', () => {
    const TRACE = /undefined|NaN|\bnull\b|\[object|-?\d,-?\d|\{|\}| {2}|\.\.| \./;
    const faults = new Set<string>();
    let shown = 0;
    goldenRecords(infernosEdge).forEach((record, i) => {
      let n = 0;
      replayed(infernosEdge, record, ({ after }) => {
        if (infernosEdge.status(after).type !== 'seat' || n++ % 12 > 0) return;
        const view = seen(after, i % 2 ? 'all' : 'yours', undefined, i % 3 ? english : hungarian);
        const texts = [view.text, ...view.tags.map(({ text, count }) => `${text} ${count ?? ''}`)];
        const chips = Object.values(view.chips).flat();
        for (const text of [
          ...texts,
          ...chips.map(({ text: one }) => one),
          ...view.landmarks.map(({ text: one }) => one),
        ])
          if (TRACE.test(text)) faults.add(text);
        const keys = view.tags.map(({ key }) => key);
        if (new Set(keys).size < keys.length) faults.add(`tags ${keys.join()}`);
        shown += view.tags.length;
      });
    });
    expect([...faults]).toEqual([]);
    expect(shown).toBeGreaterThan(100);
  });
});
