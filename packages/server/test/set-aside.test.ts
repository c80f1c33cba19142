// Tables that do not replay: they can be read as far as they are sound, nobody plays there, and nothing else is harmed.
import { type Game, readRecord, replay, unwrap } from '@undercroft/engine';
import type { Client, SetAside } from '@undercroft/protocol';
import { lanterns, lanternsV2 } from '@undercroft/testkit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimOverdueTurns } from '../src/bots/overdue-turns.ts';
import { LIMITS } from '../src/index.ts';
import type { Store } from '../src/store/store.ts';
import { TableRegistry } from '../src/tables/registry.ts';
import { viewTable } from '../src/tables/views.ts';
import { DATABASES, errorKind, expectOk, KINDS, type TestDatabase, until } from './support.ts';
import {
  changeEntries,
  changeRow,
  copyTable,
  nextStep,
  openLanterns,
  openStore,
  rulesWith,
  UpgradedServer,
  V1,
  V2,
  walk,
} from './upgrade-helpers.ts';

const act = (seat: number, type: string) => ({ type: 'act', seat, action: { type, by: 1 } });

/** What is done to a table with five entries, why it does not replay then, and how many entries can be read. */
interface Damage {
  readonly name: string;
  readonly why: SetAside;
  readonly sound: number;
  damage(store: Store, id: string): Promise<unknown>;
}

const DAMAGES: readonly Damage[] = [
  {
    name: 'an illegal move',
    why: { kind: 'refused', entry: 3 },
    sound: 2,
    damage: (store, id) => changeEntries(store, id, (entries) => entries.with(2, act(0, 'fly'))),
  },
  {
    name: 'a move of the wrong seat',
    why: { kind: 'refused', entry: 2 },
    sound: 1,
    damage: (store, id) => changeEntries(store, id, (entries) => entries.with(1, act(0, 'walk'))),
  },
  {
    name: 'an entry of a kind that does not exist',
    why: { kind: 'bad-entry', entry: 4 },
    sound: 3,
    damage: (store, id) => changeEntries(store, id, (entries) => entries.with(3, { type: 'party' })),
  },
  {
    name: 'nothing where an entry was',
    why: { kind: 'bad-entry', entry: 1 },
    sound: 0,
    damage: (store, id) => changeEntries(store, id, (entries) => entries.with(0, null)),
  },
  {
    name: 'an entry too few',
    why: { kind: 'damaged', entry: 1 },
    sound: 0,
    damage: (store, id) => changeEntries(store, id, (entries) => entries.slice(1)),
  },
  {
    name: 'half a row',
    why: { kind: 'not-json', entry: 1 },
    sound: 0,
    damage: (store, id) => changeEntries(store, id, () => '[{"type":"act","se'),
  },
  {
    name: 'no rows',
    why: { kind: 'truncated', entry: 1 },
    sound: 0,
    damage: (store, id) => store.transaction((trx) => trx.deleteFrom('entries').where('table_id', '=', id).execute()),
  },
  {
    name: 'a row in the wrong place',
    why: { kind: 'out-of-order', entry: 1, expected: 1, received: 8 },
    sound: 0,
    damage: async (store, id) => {
      await changeEntries(store, id, (entries) => entries);
      await store.transaction((trx) => trx.updateTable('entries').set({ seq: 7 }).where('table_id', '=', id).execute());
    },
  },
  {
    name: 'options that are not JSON',
    why: { kind: 'not-json' },
    sound: 0,
    damage: (store, id) => changeRow(store, id, { options: '{' }),
  },
  {
    name: 'options that nobody knows',
    why: { kind: 'bad-options' },
    sound: 5,
    damage: (store, id) => changeRow(store, id, { options: '{"seats":2,"lamp":"oil"}' }),
  },
  {
    name: 'people who are none',
    why: { kind: 'not-a-record' },
    sound: 0,
    damage: (store, id) => changeRow(store, id, { began: '7' }),
  },
  {
    name: 'a player of no kind',
    why: { kind: 'not-a-record' },
    sound: 0,
    damage: (store, id) => changeRow(store, id, { began: '[{"player":"dog"}]' }),
  },
  {
    name: 'newer rules',
    why: { kind: 'newer-rules', expected: 2, received: 3 },
    sound: 5,
    damage: (store, id) => changeRow(store, id, { rules: 3 }),
  },
  {
    name: 'another game',
    why: { kind: 'unknown-game', received: 'candles' },
    sound: 5,
    damage: (store, id) => changeRow(store, id, { game: 'candles' }),
  },
];

describe.each(KINDS)('a table that does not replay in %s', (kind) => {
  let database: TestDatabase;
  let server: UpgradedServer;
  let anna: Client;
  let sound: string;
  const ids = new Map<string, string>();
  const idOf = (name: string): string => ids.get(name) ?? '';

  beforeAll(async () => {
    database = await DATABASES[kind]();
    server = new UpgradedServer(database);
    await server.start(V1);
    anna = await server.guest('Anna');
    sound = await openLanterns(anna, [1, 1, 1, 1, 1]);
    for (const { name } of DAMAGES) ids.set(name, await openLanterns(anna, [1, 1, 1, 1, 1]));
    expectOk(await anna.sendChat(idOf('half a row'), 'Hello'));
    await server.stop();
    const store = await openStore(database);
    for (const { name, damage } of DAMAGES) await damage(store, idOf(name));
    // A bot would have been to move, long ago.
    await changeRow(store, idOf('no rows'), { bot_turn: 1, changed: 0 });
    await store.close();
    await server.start(V2);
    await server.checkedHealth();
  });
  afterAll(async () => {
    await server?.stop();
    await database?.stop();
  });

  test('health and metrics say how many there are, health names a few, and the log all', async () => {
    const { status, isWell, tables } = await server.health();
    expect({ status, isWell }).toEqual({ status: 200, isWell: true });
    expect(tables).toMatchObject({ checked: DAMAGES.length + 1, toCheck: 0, isDone: true, setAside: DAMAGES.length });
    expect(tables.some).toHaveLength(5);
    expect([...ids.values()]).toEqual(expect.arrayContaining([...tables.some]));
    expect(await server.metric('tables_set_aside')).toBe(DAMAGES.length);
    const lines = server.log.map((line) => JSON.parse(line) as { table?: string; kind?: string; entry?: number });
    for (const { name, why } of DAMAGES)
      expect(lines.filter(({ table }) => table === idOf(name))).toMatchObject([{ kind: why.kind }]);
    expect(lines.find(({ table }) => table === idOf('an illegal move'))).toMatchObject({
      entry: 3,
      rule: 'TY-WALK-1',
      msg: 'a table does not replay and is set aside',
    });
  });

  test('the others go on', async () => {
    await walk(anna, sound, [1]);
    expect(expectOk(await anna.table(sound))).toMatchObject({ seq: 6, rules: 1 });
    expect(expectOk(await anna.table(sound))).not.toHaveProperty('setAside');
  });

  test.each(DAMAGES)(
    'TB-REC-2 with $name: what is sound can be read, with the reason and the entry',
    async (damage) => {
      const id = idOf(damage.name);
      const view = expectOk(await anna.table(id));
      expect(view).toMatchObject({ id, seq: damage.sound, setAside: damage.why, isOver: false });
      expect(view.decider).toBeUndefined();
      expect(view.dice).not.toHaveProperty('secret');
      expect(expectOk(await anna.entries(id, 0)).entries).toHaveLength(damage.sound);
      const record = unwrap(readRecord(expectOk(await anna.record(id))));
      expect(record.entries).toHaveLength(damage.sound);
      if (damage.why.entry !== undefined) expect(replay(V2.find, record).ok).toBe(true);
      expect(expectOk(await anna.listTables()).find((table) => table.id === id)).toMatchObject({
        isSetAside: true,
        yourMove: false,
      });
    },
  );

  test.each(DAMAGES)('with $name: nobody can do anything there', async ({ name, why }) => {
    const id = idOf(name);
    const { seq } = expectOk(await anna.table(id));
    const refused = await anna.act(id, { seat: 0, seq, action: { type: 'walk' } });
    expect(refused).toMatchObject({ error: { kind: 'set-aside', detail: why } });
    const attempts = [
      anna.undo(id, { seat: 0, seq }),
      anna.leaveSeat(id, 0),
      anna.seatBot(id, 0, 'novice'),
      anna.sendChat(id, 'Hello'),
      anna.abandon(id),
      anna.rematch(id),
      anna.createLink(id, 0),
    ];
    for (const attempt of attempts) expect(errorKind(await attempt)).toBe('set-aside');
  });

  test('what was said there can be read', async () => {
    expect(expectOk(await anna.chatMessages(idOf('half a row')))).toMatchObject([{ text: 'Hello' }]);
  });

  test('whoever follows it live is told why', async () => {
    const bela = await server.guest('Béla');
    const told: unknown[] = [];
    bela.live.follow(idOf('an illegal move'), 0, {
      onEntries: () => undefined,
      onChanged: () => undefined,
      onChat: () => undefined,
      onError: (error) => told.push(error),
    });
    await until(() => told.length > 0);
    bela.close();
    expect(told).toMatchObject([{ kind: 'set-aside', detail: { kind: 'refused', entry: 3 } }]);
  });

  test('a bot does not take its turn there', async () => {
    await server.stop();
    const store = await openStore(database);
    try {
      expect(await claimOverdueTurns(new TableRegistry(store, LIMITS, V2))).toEqual([]);
      // With other rules it would be tried again.
      await store.transaction((trx) => trx.updateTable('tables').set({ set_aside: null }).execute());
      expect(await claimOverdueTurns(new TableRegistry(store, LIMITS, V2))).toEqual([idOf('no rows')]);
    } finally {
      await store.close();
    }
  });
});

describe.each(KINDS)('found on demand, in %s', (kind) => {
  let database: TestDatabase;
  let server: UpgradedServer;
  beforeEach(async () => {
    database = await DATABASES[kind]();
    server = new UpgradedServer(database);
  });
  afterEach(async () => {
    await server?.stop();
    await database?.stop();
  });

  async function playedTable(): Promise<{ anna: Client; id: string }> {
    await server.start(V1);
    const anna = await server.guest('Anna');
    return { anna, id: await openLanterns(anna, [1, 1, 1]) };
  }

  test('a table is set aside when somebody asks for it before the check has come to it', async () => {
    const { id } = await playedTable();
    await server.stop();
    const store = await openStore(database);
    try {
      await changeEntries(store, id, (entries) => entries.with(1, act(0, 'walk')));
      // Without a server there is no check.
      const registry = new TableRegistry(store, LIMITS, V2);
      const heard: unknown[] = [];
      const ignore = () => undefined;
      registry.addListener({
        onEntries: ignore,
        onChanged: ignore,
        onChat: ignore,
        onSetAside: (table, why) => heard.push({ table, ...why }),
      });
      for (let i = 0; i < 3; i++)
        expect(expectOk(await viewTable(registry, id, undefined))).toMatchObject({ seq: 1, setAside: { entry: 2 } });
      expect(heard).toMatchObject([{ table: id, kind: 'refused', entry: 2 }]);
      expect(registry.inMemory).toBe(0);
      // Another build of the rules finds out for itself.
      await changeEntries(store, id, (entries) => entries.with(1, act(1, 'walk')));
      const other = new TableRegistry(store, LIMITS, { ...V2, build: 'another' });
      expect(expectOk(await viewTable(other, id, undefined))).not.toHaveProperty('setAside');
      const { set_aside } = await store.db.selectFrom('tables').select('set_aside').executeTakeFirstOrThrow();
      expect(set_aside).toBeNull();
    } finally {
      await store.close();
    }
  });

  test('rules that throw harm their table only', async () => {
    const { anna, id } = await playedTable();
    const other = await openLanterns(anna, [2]);
    const thrower = {
      ...lanterns,
      play: (...[state, code, emit]: Parameters<typeof lanterns.play>) => {
        if (state.steps[0] === 1 && state.steps[1] === 1) throw new TypeError('a bug of ours');
        lanterns.play(state, code, emit);
      },
    };
    await server.start(rulesWith(thrower as Game, 'thrower'));
    expect((await server.checkedHealth()).tables).toMatchObject({ setAside: 1, some: [id] });
    expect(expectOk(await anna.table(id))).toMatchObject({ seq: 2, setAside: { kind: 'bad-entry', entry: 3 } });
    await walk(anna, other, [2]);
  });

  test('with rules that know it again, the table goes on where it was', async () => {
    const { anna, id } = await playedTable();
    const forgetful = rulesWith({ ...lanternsV2, earlier: [] } as unknown as Game, 'forgetful');
    await server.start(forgetful);
    expect((await server.checkedHealth()).tables.some).toContain(id);
    expect(expectOk(await anna.table(id))).toMatchObject({
      setAside: { kind: 'older-rules', received: 1, expected: 2 },
    });
    // Not checked again, and not forgotten.
    await server.start(forgetful);
    const { tables } = await server.checkedHealth();
    expect(tables).toMatchObject({ checked: 0, toCheck: 0 });
    expect(tables.some).toContain(id);
    await server.start(V2);
    expect((await server.checkedHealth()).tables).toMatchObject({ setAside: 0, some: [] });
    expect(expectOk(await anna.table(id))).not.toHaveProperty('setAside');
    await walk(anna, id, [1]);
    expect(expectOk(await anna.table(id))).toMatchObject({ seq: 4, rules: 1 });
  });
});

describe('several processes', () => {
  test('one that cannot follow what another plays sets the table aside for itself, and does not play there', async () => {
    const database = await DATABASES.postgres();
    const [one, other] = [new UpgradedServer(database), new UpgradedServer(database)];
    try {
      const short = {
        ...lanterns,
        check: (...[state, move]: Parameters<typeof lanterns.check>) =>
          (move as { by?: number }).by === 2
            ? ({ ok: false, error: { kind: 'malformed', rule: 'TY-WALK-1' } } as const)
            : lanterns.check(state, move),
      };
      await one.start(V1);
      await other.start(rulesWith(short as Game, 'short'));
      const anna = await one.guest('Anna');
      const bela = await other.guest('Béla');
      const id = await openLanterns(anna, [1, 1]);
      expect(expectOk(await bela.table(id)).seq).toBe(2);
      expectOk(await anna.act(id, await nextStep(anna, id, 2)));
      await until(async () => expectOk(await bela.table(id)).setAside !== undefined);
      expect(expectOk(await bela.table(id))).toMatchObject({ seq: 2, setAside: { kind: 'refused', entry: 3 } });
      expect((await other.health()).tables.some).toEqual([id]);
    } finally {
      await one.stop();
      await other.stop();
      await database.stop();
    }
  });

  test('share the check of unfinished tables', async () => {
    const TABLES = 300;
    const database = await DATABASES.postgres();
    const servers = [1, 2, 3].map(() => new UpgradedServer(database));
    const [first] = servers as [UpgradedServer];
    try {
      await first.start(V1);
      const anna = await first.guest('Anna');
      await copyTable(database, await openLanterns(anna, [1]), TABLES - 1);
      let replays = 0;
      const counting = {
        ...V2,
        find: (id: string) => {
          replays++;
          return V2.find(id);
        },
      };
      await Promise.all(servers.map((server) => server.start(counting)));
      for (const server of servers)
        expect((await server.checkedHealth()).tables).toMatchObject({ toCheck: 0, setAside: 0 });
      const store = await openStore(database);
      const left = await store.db.selectFrom('tables').select('id').where('checked', '<>', 'second').execute();
      await store.close();
      expect(left).toEqual([]);
      expect(replays).toBeGreaterThanOrEqual(TABLES);
      // If each of them did everything, it would be three times as many.
      expect(replays).toBeLessThan(2 * TABLES);
    } finally {
      for (const server of servers) await server.stop();
      await database.stop();
    }
  });
});
