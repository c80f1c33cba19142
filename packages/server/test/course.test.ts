// A course: an action and further actions of the same seat in one message.
import type { Client } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { DATABASES, errorKind, expectOk, guest, start, type TestDatabase } from './support.ts';
import { mirror, openDuel, playNext } from './table-helpers.ts';

let database: TestDatabase;
let server: RunningServer;
let [anna, bela] = [] as unknown as [Client, Client];

beforeAll(async () => {
  database = await DATABASES.sqlite();
  server = await start(database.database, { burst: 10_000, perSecond: 10_000 });
  [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Bela')];
});

afterAll(async () => {
  await server.stop();
  await database.stop();
});

type Action = { type: string };

/** All actions of the seat until the other one decides, always the first legal one. */
async function turn(id: string): Promise<{ seat: number; seq: number; actions: Action[] }> {
  const table = await mirror(anna, id);
  const status = table.status();
  if (status.type !== 'seat') throw new Error('nobody has to decide');
  const { length: seq } = table;
  const actions: Action[] = [];
  for (let now = table.status(); now.type === 'seat' && now.seat === status.seat; now = table.status()) {
    actions.push(table.legal()[0] as Action);
    table.propose(status.seat, actions.at(-1));
  }
  return { seat: status.seat, seq, actions };
}

/** A table whose next turn has several actions. */
async function beforeATurn(): Promise<{ id: string } & Awaited<ReturnType<typeof turn>>> {
  const id = await openDuel(anna, bela);
  for (;;) {
    const next = await turn(id);
    if (next.actions.length > 2) return { id, ...next };
    await playNext(id, [anna, bela]);
  }
}

const holder = (seat: number): Client => (seat === 0 ? anna : bela);

describe('TB-TURN-1: a course', () => {
  test('leads to the same entries as one message for each action', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const [action, ...course] = actions as [Action, ...Action[]];
    const done = expectOk(await holder(seat).act(id, { seat, seq, action, course }));
    expect(done).toEqual({ from: seq, entries: actions.map((one) => ({ type: 'act', seat, action: one })) });
    expect(expectOk(await bela.entries(id, seq)).entries).toEqual(done.entries);
  });

  test('ends at an illegal action; what came before it stays', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const [action, ...course] = actions as [Action, ...Action[]];
    const done = expectOk(await holder(seat).act(id, { seat, seq, action, course: [{ type: 'fly' }, ...course] }));
    expect(done.entries).toEqual([{ type: 'act', seat, action }]);
  });

  test('does nothing if its first action is illegal', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    expect(errorKind(await holder(seat).act(id, { seat, seq, action: { type: 'fly' }, course: actions }))).toBe(
      'refused',
    );
    expect(expectOk(await anna.table(id)).seq).toBe(seq);
  });

  test('ends when another seat has to decide', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const [action, ...course] = actions as [Action, ...Action[]];
    const done = expectOk(await holder(seat).act(id, { seat, seq, action, course: [...course, ...actions] }));
    expect(done.entries).toHaveLength(actions.length);
  });

  test('is limited in length', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const action = actions[0] as Action;
    const endless = Array.from({ length: 21 }, () => action);
    expect(errorKind(await holder(seat).act(id, { seat, seq, action, course: endless }))).toBe('malformed');
  });

  test('works over the live connection as well', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const [action, ...course] = actions as [Action, ...Action[]];
    const client = holder(seat);
    const received: unknown[] = [];
    await new Promise<void>((resolve) => {
      client.live.onConnectionChange = () => resolve();
      client.live.follow(id, seq, { onEntries: (_from, entries) => received.push(...entries) });
    });
    expectOk(await client.live.act(id, { seat, seq, action, course }));
    expect(received).toHaveLength(actions.length);
    client.close();
  });
});
