// A course: what a seat does next and what it means to do right after, in one message.
import type { Client } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { duel, mirror, moveOn } from './playing.ts';
import { DATABASES, denied, granted, guest, start, type TestDatabase } from './support.ts';

let database: TestDatabase;
let server: RunningServer;
let [anna, bela] = [] as unknown as [Client, Client];

beforeAll(async () => {
  database = await DATABASES.sqlite();
  server = await start(database.database);
  [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Bela')];
});

afterAll(async () => {
  await server.stop();
  await database.stop();
});

type Action = { type: string };

/** Everything the seat decides before the other one has to, always the first that is legal. */
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

/** A table at which the next turn has several decisions. */
async function beforeATurn(): Promise<{ id: string } & Awaited<ReturnType<typeof turn>>> {
  const id = await duel(anna, bela);
  for (;;) {
    const next = await turn(id);
    if (next.actions.length > 2) return { id, ...next };
    await moveOn(id, [anna, bela]);
  }
}

const holder = (seat: number): Client => (seat === 0 ? anna : bela);

describe('TB-TURN-1: a course', () => {
  test('comes to the same entries as one message for each', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const [action, ...course] = actions as [Action, ...Action[]];
    const done = granted(await holder(seat).act(id, { seat, seq, action, course }));
    expect(done).toEqual({ from: seq, entries: actions.map((one) => ({ type: 'act', seat, action: one })) });
    expect(granted(await bela.entries(id, seq)).entries).toEqual(done.entries);
  });

  test('ends where something is not allowed; what was before it stands', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const [action, ...course] = actions as [Action, ...Action[]];
    const done = granted(await holder(seat).act(id, { seat, seq, action, course: [{ type: 'fly' }, ...course] }));
    expect(done.entries).toEqual([{ type: 'act', seat, action }]);
  });

  test('does nothing if its first step is not allowed', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    expect(denied(await holder(seat).act(id, { seat, seq, action: { type: 'fly' }, course: actions }))).toBe('refused');
    expect(granted(await anna.table(id)).seq).toBe(seq);
  });

  test('ends when somebody else has to decide', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const [action, ...course] = actions as [Action, ...Action[]];
    const done = granted(await holder(seat).act(id, { seat, seq, action, course: [...course, ...actions] }));
    expect(done.entries).toHaveLength(actions.length);
  });

  test('is not endless', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const action = actions[0] as Action;
    const endless = Array.from({ length: 21 }, () => action);
    expect(denied(await holder(seat).act(id, { seat, seq, action, course: endless }))).toBe('malformed');
  });

  test('over the live line as well', async () => {
    const { id, seat, seq, actions } = await beforeATurn();
    const [action, ...course] = actions as [Action, ...Action[]];
    const client = holder(seat);
    const heard: unknown[] = [];
    await new Promise<void>((resolve) => {
      client.live.onState = () => resolve();
      client.live.follow(id, seq, { entries: (_from, entries) => heard.push(...entries) });
    });
    granted(await client.live.act(id, { seat, seq, action, course }));
    expect(heard).toHaveLength(actions.length);
    client.close();
  });
});
