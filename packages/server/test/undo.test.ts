// Undo, and the agreement of others that it may need, with both databases.
import type { Client } from '@undercroft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { DATABASES, errorKind, expectOk, guest, KINDS, start, type TestDatabase } from './support.ts';
import { openDuel, playNext } from './table-helpers.ts';

describe.each(KINDS)('undo in %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  let anna: Client;
  let bela: Client;

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = await start(database.database, { burst: 100_000, perSecond: 100_000 });
    [anna, bela] = await Promise.all([guest(server, 'Anna'), guest(server, 'Béla')]);
  });

  afterAll(async () => {
    await server?.stop();
    await database?.stop();
  });

  const duel = (): Promise<string> => openDuel(anna, bela);

  test('TB-UNDO-2: an undo is free, refused, or requested and agreed to', async () => {
    const id = await duel();
    const at = async () => expectOk(await anna.table(id)).seq;
    await playNext(id, [anna, bela]);
    expectOk(await anna.undo(id, { seat: 0, seq: await at() }));
    // A whole turn, until it is Béla's move.
    while (expectOk(await anna.table(id)).decider === 0) await playNext(id, [anna, bela]);
    await playNext(id, [anna, bela]);
    const seq = await at();
    expect(await anna.undo(id, { seat: 0, seq })).toMatchObject({
      error: { kind: 'refused', refusal: { kind: 'undo-needs-agreement', rule: 'TB-UNDO-2' } },
    });
    const request = expectOk(await anna.requestUndo(id, { seat: 0, seq })) as { id: number };
    expect(expectOk(await bela.table(id)).ask).toMatchObject({ seat: 0, needs: [1], agreed: [] });
    expect(errorKind(await anna.answerUndo(id, request.id, { seat: 1, agree: true }))).toBe('not-your-seat');
    expectOk(await bela.answerUndo(id, request.id, { seat: 1, agree: false }));
    expect(expectOk(await anna.table(id)).ask).toBeUndefined();
    const again = expectOk(await anna.requestUndo(id, { seat: 0, seq })) as { id: number };
    expect(expectOk(await bela.answerUndo(id, again.id, { seat: 1, agree: true }))).toEqual({ done: true });
    expect(expectOk(await anna.entries(id, seq)).entries).toMatchObject([{ type: 'undo', seat: 0, agreed: [1] }]);
    expect(expectOk(await anna.table(id)).decider).toBe(0);
  });

  test('TB-UNDO-2: an empty seat is not asked', async () => {
    const id = await duel();
    while (expectOk(await anna.table(id)).decider === 0) await playNext(id, [anna, bela]);
    await playNext(id, [anna, bela]);
    expectOk(await bela.leaveSeat(id, 1));
    const { seq } = expectOk(await anna.table(id));
    expect(errorKind(await anna.undo(id, { seat: 0, seq }))).toBe('refused');
    expect(expectOk(await anna.requestUndo(id, { seat: 0, seq }))).toEqual({ done: true });
    expect(expectOk(await anna.table(id)).decider).toBe(0);
  });

  test('an undo request lapses with the next move', async () => {
    const id = await duel();
    while (expectOk(await anna.table(id)).decider === 0) await playNext(id, [anna, bela]);
    await playNext(id, [anna, bela]);
    const { seq } = expectOk(await anna.table(id));
    const request = expectOk(await anna.requestUndo(id, { seat: 0, seq })) as { id: number };
    await playNext(id, [anna, bela]);
    expect(errorKind(await bela.answerUndo(id, request.id, { seat: 1, agree: true }))).toBe('unknown-ask');
  });

  test('undo requests are numbered on, whatever became of earlier ones', async () => {
    const id = await duel();
    while (expectOk(await anna.table(id)).decider === 0) await playNext(id, [anna, bela]);
    await playNext(id, [anna, bela]);
    const request = async () =>
      expectOk(await anna.requestUndo(id, { seat: 0, seq: expectOk(await anna.table(id)).seq })) as { id: number };
    const first = await request();
    await playNext(id, [anna, bela]);
    const second = await request();
    expectOk(await bela.answerUndo(id, second.id, { seat: 1, agree: false }));
    const third = await request();
    expect([first.id, second.id, third.id]).toEqual([1, 2, 3]);
    expect(errorKind(await bela.answerUndo(id, second.id, { seat: 1, agree: true }))).toBe('unknown-ask');
  });
});
