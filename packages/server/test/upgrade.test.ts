// A server with new rules and the database of the one before: its games go on under the rules they were begun with.
import { type Game, type GameRecord, readRecord, replay, unwrap, writeRecord } from '@undercroft/engine';
import { verify } from '@undercroft/protocol';
import { lanterns, lanternsV2 } from '@undercroft/testkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commitment, hmacOf } from '../src/index.ts';
import { DATABASES, expectOk, KINDS, type TestDatabase } from './support.ts';
import { openLanterns, openStore, rulesWith, UpgradedServer, V1, V2, walk } from './upgrade-helpers.ts';

const ME_TWICE = [{ for: 'me' } as const, { for: 'me' } as const];

describe.each(KINDS)('after an upgrade in %s', (kind) => {
  let database: TestDatabase;
  let server: UpgradedServer;
  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = new UpgradedServer(database);
  });
  afterAll(async () => {
    await server?.stop();
    await database?.stop();
  });

  test('TB-REC-3 a table of earlier rules goes on under them', async () => {
    await server.start(V1);
    const anna = await server.guest('Anna');
    const id = await openLanterns(anna, [2, 1, 2, 1, 2, 1, 2, 1, 2, 1]);
    await server.start(V2);
    expect((await server.checkedHealth()).tables).toMatchObject({ checked: 1, toCheck: 0, setAside: 0, some: [] });
    expect(expectOk(await anna.table(id))).toMatchObject({ rules: 1, options: { seats: 2 }, seq: 10, decider: 0 });
    // 12 steps end a game of version 1; in version 2 there are 15.
    await walk(anna, id, [2]);
    expect(expectOk(await anna.table(id))).toMatchObject({ rules: 1, isOver: true });
    const record = unwrap(readRecord(expectOk(await anna.record(id))));
    expect(record).toMatchObject({ rules: 1, options: { seats: 2 }, entries: { length: 11 } });
    expect(unwrap(replay(V2.find, record)).status()).toMatchObject({ type: 'over', ending: { scores: [1, 0] } });
  });

  test('TB-REC-3 what goes on with a record keeps its rules, and what begins anew has the new ones', async () => {
    await server.start(V1);
    const anna = await server.guest('Anna');
    const id = await openLanterns(anna, [2, 1, 2, 1, 2, 1]);
    const record = expectOk(await anna.record(id));
    await server.start(V2);
    const whatIf = expectOk(await anna.importRecord({ record, upTo: 4, seats: ME_TWICE })).id;
    expect(expectOk(await anna.table(whatIf))).toMatchObject({ rules: 1, options: { seats: 2 } });
    await walk(anna, whatIf, [2]);
    expectOk(await anna.undo(whatIf, { seat: 0, seq: expectOk(await anna.table(whatIf)).seq }));
    await walk(anna, id, [2, 1, 2, 1, 2]);
    const next = expectOk(await anna.rematch(id)).id;
    expect(expectOk(await anna.table(next))).toMatchObject({ rules: 2, options: { seats: 2, bottom: 15 } });
    const opened = await openLanterns(anna);
    expect(expectOk(await anna.table(opened))).toMatchObject({ rules: 2, options: { seats: 2, bottom: 15 } });
  });

  test('TB-REC-3 a rematch leaves out the options that the new rules do not know', async () => {
    await server.start(V2);
    const anna = await server.guest('Anna');
    const { id } = expectOk(
      await anna.openTable({ game: 'lanterns', options: { seats: 2, bottom: 12 }, seats: ME_TWICE }),
    );
    await walk(anna, id, [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
    const third = { ...lanterns, rules: 3, earlier: [lanternsV2] };
    const rulesOfToday = rulesWith(third as unknown as Game, 'third');
    await server.start(rulesOfToday);
    const next = expectOk(await anna.rematch(id)).id;
    const { rules, options } = expectOk(await anna.table(next));
    expect({ rules, options }).toEqual({ rules: 3, options: { seats: 2 } });
    expect(expectOk(await anna.table(id))).toMatchObject({ rules: 2, options: { seats: 2, bottom: 12 } });
    // The old game can still be verified, too.
    const record = unwrap(readRecord(expectOk(await anna.record(id))));
    const hashing = { sha256: commitment, hmac: hmacOf };
    expect(verify(rulesOfToday.find, record, hashing)).toEqual({ kind: 'honest', drawn: 0 });
  });

  test('TB-REC-3 a rematch is refused where the new rules allow none with these options', async () => {
    await server.start(V1);
    const anna = await server.guest('Anna');
    const id = await openLanterns(anna, [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
    const three = lanternsV2.open({ seats: 3 });
    await server.start(rulesWith({ ...lanternsV2, open: () => three } as unknown as Game, 'three'));
    expect(await anna.rematch(id)).toMatchObject({
      error: { kind: 'bad-options', fault: { kind: 'wrong-seats', expected: '3', received: '2' } },
    });
  });

  test('TB-REC-3 a record of newer rules than the server knows is refused', async () => {
    await server.start(V1);
    const anna = await server.guest('Anna');
    const record: GameRecord = {
      format: 1,
      game: 'lanterns',
      rules: 2,
      options: { seats: 2, bottom: 15 },
      seats: [{ player: 'human' }, { player: 'human' }],
      entries: [],
    };
    expect(await anna.importRecord({ record: writeRecord(record) })).toMatchObject({
      error: { kind: 'bad-record', detail: { kind: 'newer-rules', expected: 1, received: 2 } },
    });
  });

  test('unfinished tables are replayed once for each build of the rules, finished ones are not', async () => {
    await server.stop();
    const fresh = await DATABASES[kind]();
    const mine = new UpgradedServer(fresh);
    try {
      await mine.start(V1);
      const anna = await mine.guest('Anna');
      for (let i = 0; i < 25; i++) await openLanterns(anna, [1, 1]);
      const over = await openLanterns(anna, [2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]);
      const closed = await openLanterns(anna);
      expectOk(await anna.abandon(closed));
      // New tables need no check.
      expect((await mine.checkedHealth()).tables).toMatchObject({ checked: 0, toCheck: 0 });
      for (const [rules, checked] of [
        [V1, 0],
        [V2, 25],
        [V2, 0],
        [V1, 25],
      ] as const) {
        await mine.start(rules);
        expect((await mine.checkedHealth()).tables).toMatchObject({ checked, toCheck: 0, setAside: 0 });
        expect(await mine.metric('tables_checked')).toBe(checked);
        expect(await mine.metric('tables_to_check')).toBe(0);
      }
      await mine.stop();
      const store = await openStore(fresh);
      const rows = await store.db.selectFrom('tables').select(['id', 'checked']).execute();
      await store.close();
      expect(new Set(rows.map((row) => row.checked))).toEqual(new Set(['first']));
      expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining([over, closed]));
    } finally {
      await mine.stop();
      await fresh.stop();
    }
  });
});
