// When somebody does not come: a bot may play on for them, an undo request lapses, and one nudge is allowed.
import type { Client, UndoRequest } from '@undercroft/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS as DEFAULTS, type RunningServer } from '../src/index.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { currentUndoRequest, hasLapsed } from '../src/tables/undo-requests.ts';
import { DATABASES, errorKind, expectOk, guest, KINDS, start, type TestDatabase, until } from './support.ts';
import { nextAct, openDuel, playNext } from './table-helpers.ts';
import { GENEROUS, pause, viewOf, watch } from './together-helpers.ts';

const LIMITS = { ...GENEROUS, awayLive: 1_500, undoAsk: 1_500, presenceGrace: 100, presenceEvery: 50 };

describe.each(KINDS)('somebody away with %s', (kind) => {
  let database: TestDatabase;
  let server: RunningServer;
  let anna: Client;
  let bela: Client;
  let cili: Client;

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = await start(database.database, LIMITS);
  });
  afterEach(() => {
    for (const client of [anna, bela, cili]) client?.close();
  });
  afterAll(async () => {
    await server?.stop();
    await database?.stop();
  });

  const meet = async (): Promise<void> => {
    [anna, bela, cili] = await Promise.all([guest(server, 'Anna'), guest(server, 'Béla'), guest(server, 'Cili')]);
  };

  test('anybody seated may let a bot play for a person who has been away for long enough; the seat stays theirs', async () => {
    await meet();
    const id = await openDuel(anna, bela);
    expect((await viewOf(bela, id)).awayAfter).toBe(LIMITS.awayLive);
    const early = await bela.seatBot(id, 0, 'wanderer');
    expect(early).toMatchObject({ error: { kind: 'not-away', after: 2 } });
    // Somebody without a seat may not, whenever it is.
    expect(errorKind(await cili.seatBot(id, 0, 'wanderer'))).toBe('not-your-seat');
    await pause(LIMITS.awayLive);
    expect(errorKind(await cili.seatBot(id, 0, 'wanderer'))).toBe('not-your-seat');
    expectOk(await bela.seatBot(id, 0, 'wanderer'));
    expect((await viewOf(bela, id)).seats[0]).toEqual({
      held: 'bot',
      strength: 'wanderer',
      keeps: 'Anna',
      isYours: false,
    });
    expect((await viewOf(anna, id)).seats[0]).toMatchObject({ keeps: 'Anna', isYours: true });
    const listed = expectOk(await anna.listTables()).find((table) => table.id === id);
    expect(listed?.seats[0]).toMatchObject({ keeps: 'Anna', isYours: true });
    // The bot plays on; nobody else can have the seat, and its person gets it back.
    await until(async () => (await viewOf(bela, id)).decider === 1);
    expect(errorKind(await cili.takeSeat(id, 0))).toBe('seat-taken');
    expectOk(await anna.takeSeat(id, 0));
    expect((await viewOf(anna, id)).seats[0]).toMatchObject({ held: 'person', isYou: true });
    // Having just come, she is not away.
    expect(errorKind(await bela.seatBot(id, 0, 'wanderer'))).toBe('not-away');
  });

  test('whoever is here is not away, however long they think; a move starts the time anew', async () => {
    await meet();
    const id = await openDuel(anna, bela);
    const here = await watch(anna, id);
    await until(() => here.presences.length > 0);
    await pause(LIMITS.awayLive + 100);
    const refused = await bela.seatBot(id, 0, 'wanderer');
    expect(refused).toMatchObject({ error: { kind: 'not-away', after: 2 } });
    anna.close();
    await until(async () => (await viewOf(bela, id)).presence.seats[0]?.isHere === false);
    // Away since a moment ago.
    expect(errorKind(await bela.seatBot(id, 0, 'wanderer'))).toBe('not-away');
    await pause(LIMITS.awayLive - 300);
    expectOk(await anna.act(id, await nextAct(anna, id)));
    await pause(500);
    expect(errorKind(await bela.seatBot(id, 0, 'wanderer'))).toBe('not-away');
    await pause(LIMITS.awayLive);
    expectOk(await bela.seatBot(id, 0, 'wanderer'));
  });

  test('over days it takes days', async () => {
    await meet();
    const { id } = expectOk(
      await anna.openTable({ game: 'pocket-sub', pace: 'days', seats: [{ for: 'me' }, { for: 'open' }] }),
    );
    expectOk(await bela.takeSeat(id, 1));
    await pause(LIMITS.awayLive + 100);
    const refused = await bela.seatBot(id, 0, 'wanderer');
    expect(refused).toMatchObject({ error: { kind: 'not-away' } });
    expect((refused as { error: { after: number } }).error.after).toBeGreaterThan(23 * 60 * 60);
  });

  /** A table at which Anna needs Béla's agreement to an undo. */
  async function beforeUndo(pace: 'live' | 'days'): Promise<{ id: string; seq: number }> {
    const { id } = expectOk(
      await anna.openTable({ game: 'pocket-sub', pace, seats: [{ for: 'me' }, { for: 'open' }] }),
    );
    expectOk(await bela.takeSeat(id, 1));
    while ((await viewOf(anna, id)).decider === 0) await playNext(id, [anna, bela]);
    await playNext(id, [anna, bela]);
    return { id, seq: (await viewOf(anna, id)).seq };
  }

  test('an undo request that nobody answers lapses, and everybody is told', async () => {
    await meet();
    const { id, seq } = await beforeUndo('live');
    const seen = await watch(bela, id);
    await until(() => seen.presences.length > 0);
    const asked = Date.now();
    const request = expectOk(await anna.requestUndo(id, { seat: 0, seq })) as UndoRequest;
    expect(request.until).toBeGreaterThanOrEqual(asked + LIMITS.undoAsk);
    expect((await viewOf(bela, id)).ask).toEqual(request);
    await until(() => seen.changes > 0);
    const changes = seen.changes;
    await pause((request.until as number) - Date.now() + 20);
    expect((await viewOf(bela, id)).ask).toBeUndefined();
    expect(errorKind(await bela.answerUndo(id, request.id, { seat: 1, agree: true }))).toBe('unknown-ask');
    await until(() => seen.changes > changes);
    // It can be asked again.
    const again = expectOk(await anna.requestUndo(id, { seat: 0, seq })) as UndoRequest;
    expect(again.id).toBe(request.id + 1);
    expect(expectOk(await bela.answerUndo(id, again.id, { seat: 1, agree: true }))).toEqual({ done: true });
  });

  test('over days it does not, and who asked can withdraw it', async () => {
    await meet();
    const { id, seq } = await beforeUndo('days');
    const request = expectOk(await anna.requestUndo(id, { seat: 0, seq })) as UndoRequest;
    expect(request.until).toBeUndefined();
    await pause(LIMITS.undoAsk + 1_200);
    expect((await viewOf(bela, id)).ask).toEqual(request);
    const seen = await watch(bela, id);
    await until(() => seen.presences.length > 0);
    expect(errorKind(await bela.withdrawUndoRequest(id, request.id))).toBe('not-your-seat');
    expect(errorKind(await anna.withdrawUndoRequest(id, request.id + 1))).toBe('unknown-ask');
    expectOk(await anna.withdrawUndoRequest(id, request.id));
    await until(() => seen.changes > 0);
    expect((await viewOf(bela, id)).ask).toBeUndefined();
    expect(errorKind(await anna.withdrawUndoRequest(id, request.id))).toBe('unknown-ask');
    expect(errorKind(await bela.answerUndo(id, request.id, { seat: 1, agree: true }))).toBe('unknown-ask');
  });

  test('one nudge for each question, to who is asked, by who sits at the table', async () => {
    await meet();
    const id = await openDuel(anna, bela);
    const [hers, his, watching] = [await watch(anna, id), await watch(bela, id), await watch(cili, id)];
    await until(() => [hers, his, watching].every(({ presences }) => presences.length > 0));
    const asked = (await viewOf(anna, id)).decider;
    expect(asked).toBe(0);
    expect(errorKind(await cili.nudge(id, 0))).toBe('not-your-seat');
    expect(errorKind(await anna.nudge(id, 0))).toBe('not-asked');
    expect(errorKind(await anna.nudge(id, 1))).toBe('not-asked');
    expect(errorKind(await bela.nudge(id, 7))).toBe('unknown-seat');
    expectOk(await bela.nudge(id, 0));
    expect(errorKind(await bela.nudge(id, 0))).toBe('too-many');
    await until(() => hers.signals.length === 1);
    expect(hers.signals[0]).toMatchObject({ from: 1, signal: { kind: 'nudge', seat: 0 } });
    // The next question may be nudged about, too.
    await playNext(id, [anna, bela]);
    expect((await viewOf(anna, id)).decider).toBe(0);
    expectOk(await bela.nudge(id, 0));
    await until(() => hers.signals.length === 2);
    expect([...his.signals, ...watching.signals]).toEqual([]);
    expectOk(await anna.resign(id, 0));
    expect(errorKind(await bela.nudge(id, 0))).toBe('closed');
  });
});

test('an undo request lapses by its time alone, whether anybody has noticed or not', () => {
  const request = { table_id: 'x', id: 1, seat: 0, takes: 1, seq: 4, needs: '[1]', agreed: '[]', at: 10_000 };
  const table = (pace: string, at: number) =>
    ({ seq: 4, row: { pace, closed: null }, undoRequest: { ...request, at } }) as unknown as LiveTable;
  const standsAt = (now: number, pace = 'either', at = request.at) =>
    currentUndoRequest(table(pace, at), DEFAULTS, now) !== undefined;
  const end = request.at + DEFAULTS.undoAsk;
  expect([standsAt(end - 1), standsAt(end), standsAt(end, 'live'), standsAt(end * 9, 'days')]).toEqual([
    ...[true, false, false, true],
  ]);
  // One that an earlier release made has no time.
  expect(standsAt(end * 9, 'live', 0)).toBe(true);
  expect([
    hasLapsed(table('live', request.at), DEFAULTS, end - 1),
    hasLapsed(table('live', request.at), DEFAULTS, end),
  ]).toEqual([...[false, true]]);
});
