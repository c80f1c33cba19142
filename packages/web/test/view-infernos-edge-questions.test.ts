// The questions of Inferno's Edge: answered on the board where they have places, else by cards; every action keeps its place meanwhile.
import { clone, unwrap } from '@undercroft/engine';
import { type Explorer, type InfernosEdge, infernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import { words } from '@undercroft/infernos-edge/words';
import { describe, expect, test } from 'vitest';
import { infernosEdgeView } from '../../../games/infernos-edge/page/view.ts';
import { completed } from '../../../games/infernos-edge/test/positions.ts';
import type { ActionOption, Scene } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { goldenRecords, replayed } from './view-faults.ts';

type State = InfernosEdge['State'];
type Ask = Snapshot['asks'];

const view = infernosEdgeView({ game: (await words.load.en()).default, page });
const sceneOf = (state: State): Scene => view.at(state).scene({ names: [], bots: [] });
const TEAM: readonly Explorer[] = ['foreman', 'veteran', 'healer'];

function position(change: { [F in keyof Snapshot]?: unknown }, names = TEAM): State {
  const options = { explorers: names.map((explorer) => ({ explorer, seat: 0 })), closing: 'ledge' };
  return unwrap(infernosEdge.load(completed(infernosEdge.save(unwrap(infernosEdge.open(options))), change)));
}

/** The first position of each question in the golden games. */
function firstOfEach(): ReadonlyMap<Ask, State> {
  const found = new Map<Ask, State>();
  for (const record of goldenRecords(infernosEdge))
    replayed(infernosEdge, record, ({ after }) => {
      const { asks } = infernosEdge.save(after);
      if (infernosEdge.status(after).type === 'seat' && !found.has(asks)) found.set(asks, clone(infernosEdge, after));
    });
  return found;
}

const ON_BOARD: readonly Ask[] = [
  ...(['crawl', 'commanded', 'chain', 'illuminate'] as const),
  ...(['sanctum', 'wake', 'guardian', 'victim', 'path'] as const),
];
const BY_CARDS: readonly Ask[] = ['choose', 'luck', 'first'];

const found = firstOfEach();
const at = (asks: Ask): State => {
  const state = found.get(asks);
  if (!state) throw new Error(`no golden game asks ${asks}`);
  return state;
};
const keysOf = ({ actions }: Scene): string[] => actions.flatMap(({ key = '' }) => (key === '' ? [] : [key])).sort();
const places = ({ targets }: ActionOption) => targets.map(({ place }) => place);

describe('a question with places', () => {
  test.each(ON_BOARD)('%s: the board answers it, or the big button', (asks) => {
    for (const option of sceneOf(at(asks)).actions.filter(({ targets }) => targets.length > 0))
      if (option.role === 'end') expect(places(option)).toEqual([undefined]);
      else expect([option.role, places(option).includes(undefined)]).toEqual([undefined, false]);
  });

  test.each(ON_BOARD)('%s: all actions keep their places and say what is in their way', (asks) => {
    const { actions } = sceneOf(at(asks));
    const turn = sceneOf(position({}, [infernosEdge.save(at(asks)).actor, ...TEAM].slice(0, 3) as Explorer[]));
    const common = keysOf(turn).filter((key) => key !== '9' && key !== '0');
    expect(keysOf({ actions } as Scene).filter((key) => key !== '9' && key !== '0')).toEqual(common);
    for (const { targets, reason } of actions)
      expect([targets.length > 0, reason?.text ?? '']).not.toEqual([false, '']);
  });

  test.each(ON_BOARD)('%s: the dock names who decides', (asks) => {
    expect(sceneOf(at(asks)).actor?.name ?? '').not.toBe('');
  });

  test('IE-TURN-4: a downed explorer crawls by the place of Move, and hears why nothing else is possible', () => {
    const { actions } = sceneOf(at('crawl'));
    expect(actions.find(({ key }) => key === '1')).toMatchObject({ id: 'move', name: 'Crawl', icon: 'crawl' });
    expect(actions.find(({ id }) => id === 'move')?.targets[0]?.name).toMatch(/^Crawl (north|east|south|west)$/);
    expect(actions.find(({ id }) => id === 'heal')).toMatchObject({
      targets: [],
      reason: { text: 'Downed explorers can only crawl one space.', rules: ['IE-TURN-4'] },
    });
  });

  test('IE-GUARD-2: the lead explorer decides, no matter whose turn it is', () => {
    const state = position({
      guardians: [{ at: '0,0', activated: false, acting: true }],
      ...{ asks: 'victim', active: 'healer', actor: 'healer' },
    });
    const { actor, actions } = sceneOf(state);
    expect(actor?.name).toBe('Foreman');
    expect(actions.find(({ id }) => id === 'move')?.reason?.text).toBe('First answer this: Who takes the blow?');
    expect(actions[0]?.targets.map(({ name }) => name)).toContain('The Healer takes the blow');
  });
});

describe('a question without places', () => {
  test.each(BY_CARDS)('%s: one card for each answer', (asks) => {
    for (const { role, targets } of sceneOf(at(asks)).actions) expect([role, targets.length]).toEqual(['card', 1]);
  });
});

test('every question of the rules is asked in the golden games', () => {
  expect([...found.keys()].sort()).toEqual([...ON_BOARD, ...BY_CARDS, 'action', 'place'].sort());
});

test('IE-ACT-ITEM: with Items chosen the own space is framed, where things are put down', () => {
  const chamber = { at: '0,1', tile: 'key D', turn: 0, marks: [], blasted: [], keys: 0 };
  const state = position({ temple: [chamber], explorers: { foreman: { holds: 'key' } } });
  const items = sceneOf(state).actions.find(({ id }) => id === 'items');
  const { marks } = view.at(state).board({ highlighted: items?.targets ?? [], isPortrait: false });
  expect(items?.targets.map(({ place }) => place)).toContain('0,0');
  expect(marks).toContain('#m-safe');
});

test('IE-ACT-HEAL: anyone who is healed under the eyes of a guardian risks nothing by it', () => {
  const state = position({
    guardians: [{ at: '2,0', activated: false, acting: false }],
    explorers: { foreman: { at: '2,0', health: 1 }, veteran: { at: '-3,0' }, healer: { at: '-3,0' } },
  });
  const heal = sceneOf(state).actions.find(({ id }) => id === 'heal');
  expect(heal?.targets.map(({ danger }) => danger)).toEqual([undefined]);
});
