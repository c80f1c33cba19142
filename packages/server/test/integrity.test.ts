// Whether a database is whole: quickly at every start, thoroughly when an operator asks.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkDatabase, LIMITS } from '../src/index.ts';
import { incompleteTables } from '../src/integrity/incomplete-tables.ts';
import { openStore } from '../src/store/open-store.ts';
import { DATABASES, expectOk, guest, KINDS, start, type TestDatabase, until } from './support.ts';
import { openDuel, playNext } from './table-helpers.ts';

describe.each(KINDS)('a database in %s', (kind) => {
  let database: TestDatabase;
  let [sound, cut, spoilt] = ['', '', ''];
  const config = () => ({ database: database.database, limits: LIMITS });
  const incomplete = async (): Promise<string[]> => {
    const store = await openStore(config());
    const found: string[] = [];
    for await (const page of incompleteTables(store)) found.push(...page);
    await store.close();
    return found;
  };

  beforeAll(async () => {
    database = await DATABASES[kind]();
    const server = await start(database.database);
    const [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Béla')];
    const open = async () => {
      const id = await openDuel(anna, bela);
      for (let i = 0; i < 3; i++) await playNext(id, [anna, bela]);
      return id;
    };
    [sound, cut, spoilt] = [await open(), await open(), await open()];
    for (const client of [anna, bela]) client.close();
    await server.stop();
  });
  afterAll(async () => database?.stop());

  test('that is whole is found to be', async () => {
    expect(await incomplete()).toEqual([]);
    expect(await checkDatabase(config())).toMatchObject({ tables: 3, damaged: [], file: [] });
  });

  test('names and sets aside what is damaged, quickly at the start and thoroughly when asked', async () => {
    const store = await openStore(config());
    await store.transaction(async (trx) => {
      await sql`delete from entries where table_id = ${cut} and seq = (select max(seq) from entries where table_id = ${cut})`.execute(
        trx,
      );
      // As many entries as before, but not what was played.
      await sql`update entries set entries = replace(entries, '"act"', '"axt"') where table_id = ${spoilt}`.execute(
        trx,
      );
    });
    await store.close();
    expect(await incomplete()).toEqual([cut]);

    const server = await start(database.database);
    const health = async () =>
      (await (await fetch(`${server.url}/healthz`)).json()) as {
        tables: { isDone: boolean; setAside: number; some: string[] };
      };
    await until(async () => (await health()).tables.isDone);
    expect((await health()).tables).toMatchObject({ setAside: 1, some: [cut] });
    const anna = await guest(server, 'Cili');
    expect(expectOk(await anna.table(cut)).setAside).toMatchObject({ kind: 'truncated' });
    expect(expectOk(await anna.table(sound)).setAside).toBeUndefined();
    anna.close();
    await server.stop();

    const { tables, damaged } = await checkDatabase(config());
    expect(tables).toBe(3);
    expect(damaged.map(({ id }) => id).sort()).toEqual([cut, spoilt].sort());
    const again = await start(database.database);
    const bela = await guest(again, 'Dani');
    expect(expectOk(await bela.table(spoilt)).setAside).toBeDefined();
    bela.close();
    await again.stop();
  });
});
