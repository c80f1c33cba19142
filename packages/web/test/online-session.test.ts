// A game that the server keeps, played from several pages at once.
import { Stream, unwrap } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import { CAVERS, subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import type { OnlineSession } from '../src/online/online-session.ts';
import type { Transition } from '../src/play/session.ts';
import { FakeServer } from './fake-server.ts';

type Any = OnlineSession;

const legal = (session: Any): object[] => session.table.legal() as object[];

/** Waits for the acting seat of a session and plays its first action that satisfies the condition. */
function play(session: Any, of: (action: { type: string }) => boolean = () => true): object {
  const action = legal(session).find((one) => of(one as { type: string }));
  if (session.acting === undefined || !action) throw new Error('nothing to play');
  expect(session.act(session.acting, [action])).toBeUndefined();
  return action;
}

/** How many entries an action adds at once here. */
function shownBy(session: Any, work: () => void): number {
  const before = session.table.length;
  work();
  return session.table.length - before;
}

/** Cavers of as many people as there are, in turn. */
const cavers = (players: number) => ({
  cavers: CAVERS.slice(0, players === 3 ? 6 : 4).map((caver, i) => ({ caver, seat: i % players })),
});

/** A few tiles have been revealed, and seat 0 can step on two of them. */
const open = (seed = 'seed') => {
  const server = new FakeServer(subTerra, cavers(2), seed);
  const moves = () => server.table.legal().filter(({ type }) => type === 'move').length;
  const isReady = () => server.table.game.decider(server.table.state) === 0 && moves() > 1;
  for (let i = 0; i < 200 && !isReady(); i++) server.playFirst(['place', 'reveal', 'end']);
  expect(isReady()).toBe(true);
  return { server, anna: server.join(0) as unknown as Any, bence: server.join(1) as unknown as Any };
};

describe('what is done here', () => {
  test('shows at once where nothing is drawn, and is confirmed without being shown again', async () => {
    const { server, anna, bence } = open();
    const seen: Transition[] = [];
    anna.onTransitions = (transitions) => seen.push(...transitions);
    expect(shownBy(anna, () => play(anna, ({ type }) => type === 'move'))).toBe(1);
    expect(anna.acting).toBe(0);
    expect(anna.isUnconfirmed.value).toBe(true);
    await server.deliver();
    expect(anna.record).toEqual(server.table.record);
    expect(bence.record).toEqual(server.table.record);
    expect(anna.isUnconfirmed.value).toBe(false);
    const entries = seen.map(({ entry }) => entry);
    expect(entries).toEqual([...new Set(entries)]);
  });

  test('waits for the server where something is drawn, and nobody can act meanwhile', async () => {
    const server = new FakeServer(subTerra, cavers(2), 'opening');
    const anna = server.join(0) as unknown as Any;
    expect(shownBy(anna, () => play(anna, ({ type }) => type === 'reveal'))).toBe(0);
    expect(anna.acting).toBeUndefined();
    expect(anna.isUnconfirmed.value).toBe(true);
    await server.deliver();
    expect(anna.isUnconfirmed.value).toBe(false);
    expect(anna.record).toEqual(server.table.record);
    expect(anna.record.entries.at(-1)?.type).toBe('chance');
  });

  test('is refused by the rules before anything is sent', async () => {
    const { server, anna } = open();
    expect(anna.act(0, [{ type: 'heal', whom: 'nobody' }])).toBeDefined();
    expect(anna.act(1, [legal(anna)[0] as object])?.rule).toBe('TB-TURN-1');
    await server.deliver();
    expect(server.received).toBe(0);
  });
});

describe('what the server does not accept', () => {
  test('is taken back, with the reason, when another window of the same person was first', async () => {
    const { server, anna } = open();
    const other = server.join(0) as unknown as Any;
    const mine = movesOf(anna);
    expect(mine.length).toBeGreaterThan(1);
    anna.act(0, [mine[0] as object]);
    other.act(0, [mine[1] as object]);
    await server.deliver();
    expect(other.takenBack.value?.error.kind).toBe('stale');
    expect(other.takenBack.value?.actions).toEqual([mine[1]]);
    expect(other.record).toEqual(server.table.record);
    expect(anna.takenBack.value).toBeUndefined();
    expect(other.acting).toBe(server.table.status().type === 'seat' ? 0 : undefined);
  });

  test('is sent once more when somebody only sat down meanwhile', async () => {
    const { server, anna } = open();
    server.sit(1);
    anna.act(0, [movesOf(anna)[0] as object]);
    anna.act(0, [movesOf(anna)[0] as object]);
    await server.deliver();
    expect(anna.takenBack.value).toBeUndefined();
    expect(server.table.record.entries.slice(-2).map(({ type }) => type)).toEqual(['act', 'act']);
    expect(anna.record).toEqual(server.table.record);
  });
});

/** Steps to places: nothing is drawn after them. */
const movesOf = (session: Any): object[] =>
  legal(session).filter((action) => (action as { type: string }).type === 'move');

describe('a lost connection', () => {
  test('holds back actions; what was under way is delivered once', async () => {
    const { server, anna, bence } = open();
    anna.act(0, [movesOf(anna)[0] as object]);
    server.connect(anna as never, false);
    expect(anna.acting).toBeUndefined();
    await server.deliver();
    expect(server.received).toBe(0);
    const before = server.table.length;
    server.connect(anna as never, true);
    await server.deliver();
    expect(server.table.length).toBe(before + 1);
    expect(anna.record).toEqual(server.table.record);
    expect(bence.record).toEqual(server.table.record);
    expect(anna.acting).toBe(0);
  });

  test('what another window did meanwhile takes back at once what waited here', async () => {
    const { server, anna } = open();
    const other = server.join(0) as unknown as Any;
    const [first, second] = movesOf(anna);
    anna.act(0, [first as object]);
    server.connect(anna as never, false);
    other.act(0, [second as object]);
    await server.deliver();
    server.connect(anna as never, true);
    expect(anna.takenBack.value).toMatchObject({ seat: 0, actions: [first], error: { kind: 'stale' } });
    expect(anna.record).toEqual(server.table.record);
  });

  test('what the others did meanwhile is shown on return', async () => {
    const { server, anna, bence } = open('away');
    server.connect(bence as never, false);
    play(anna, ({ type }) => type === 'move');
    await server.deliver();
    const seen: number[] = [];
    bence.onTransitions = (transitions) => seen.push(...transitions.map(({ entry }) => entry));
    expect(bence.record).not.toEqual(server.table.record);
    server.connect(bence as never, true);
    expect(bence.record).toEqual(server.table.record);
    expect(seen.length).toBeGreaterThan(0);
  });
});

test.each(['move', 'reveal'])('a %s whose answer was lost is done once, and not taken back', async (type) => {
  const server = type === 'move' ? open().server : new FakeServer(subTerra, cavers(2), 'opening');
  const anna = server.join(0) as unknown as Any;
  server.losesAnswers = true;
  play(anna, (action) => action.type === type);
  const before = server.table.length;
  for (let i = 0; i < 200 && server.table.length === before; i++) await Promise.resolve(server.deliver());
  expect(server.received).toBeGreaterThan(0);
  server.losesAnswers = false;
  await server.deliver();
  expect(anna.takenBack.value).toBeUndefined();
  expect(anna.record).toEqual(server.table.record);
  expect(anna.isUnconfirmed.value).toBe(false);
  expect(server.table.entriesAfter(before).filter((one) => one.type === 'act')).toHaveLength(1);
});

test('an undo that needs nobody shows at once', async () => {
  const { server, anna, bence } = open();
  anna.act(0, [movesOf(anna)[0] as object]);
  const plan = unwrap(anna.planUndo(0));
  expect(plan.free).toBe(true);
  expect(anna.undo(0, plan)).toBeUndefined();
  expect(anna.record.entries.at(-1)?.type).toBe('undo');
  await server.deliver();
  expect(anna.takenBack.value).toBeUndefined();
  expect(anna.record).toEqual(server.table.record);
  expect(bence.record).toEqual(server.table.record);
});

describe.each(['a', 'b', 'c'])('whole games from several pages, seed %s', (seed) => {
  test.each([
    ['Sub Terra', () => new FakeServer(subTerra, cavers(3), seed) as never, 3],
    ['Pocket Sub', () => new FakeServer(pocketSub, { players: 2 }, seed) as never, 2],
  ])('%s: every page has the record of the server, and showed each entry once', async (_name, make, players) => {
    const server = make() as FakeServer<never>;
    const random = Stream.of(`${seed} players`);
    const sessions = Array.from({ length: players }, (_, seat) => server.join(seat) as unknown as Any);
    const seen = sessions.map((): number[] => []);
    for (const [i, session] of sessions.entries()) {
      session.onTransitions = (transitions) => seen[i]?.push(...transitions.map(({ entry }) => entry));
    }
    for (let moves = 0; moves < 3000 && server.table.status().type !== 'over'; moves++) {
      const session = sessions.find(({ acting }) => acting !== undefined);
      if (session && random.below(4) > 0) {
        const actions = legal(session);
        session.act(session.acting as number, [actions[random.below(actions.length)] as object]);
      } else await server.deliver();
    }
    await server.deliver();
    expect(server.table.status().type).toBe('over');
    for (const [i, session] of sessions.entries()) {
      expect(session.takenBack.value).toBeUndefined();
      expect(session.record).toEqual(server.table.record);
      expect(seen[i]).toEqual([...new Set(seen[i])]);
    }
  });
});
