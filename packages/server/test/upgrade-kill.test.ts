// The check of unfinished tables in a process that is killed: the next one goes on with what is left, and serves meanwhile.
import { expect, test } from 'vitest';
import { json, send } from './raw-http.ts';
import { ServerProcess } from './server-process.ts';
import { DATABASES, guest, KINDS, until } from './support.ts';
import { openDuel, playNext } from './table-helpers.ts';
import { copyTable, openStore } from './upgrade-helpers.ts';

const COPIES = 400;

interface Progress {
  readonly checked: number;
  readonly toCheck: number;
  readonly isDone: boolean;
  readonly setAside: number;
}

const progress = async (server: ServerProcess): Promise<Progress> =>
  (JSON.parse((await send(server, { path: '/healthz' })).text) as { tables: Progress }).tables;

test.each(KINDS)('a server that is killed during the check goes on with the rest: %s', async (kind) => {
  const database = await DATABASES[kind]();
  try {
    const first = await ServerProcess.start(database.database);
    const [anna, bela] = [await guest(first, 'Anna'), await guest(first, 'Béla')];
    const id = await openDuel(anna, bela);
    for (let i = 0; i < 40; i++) await playNext(id, [anna, bela]);
    await first.stop();
    await copyTable(database, id, COPIES);

    const second = await ServerProcess.start(database.database);
    await until(async () => (await progress(second)).checked > 60);
    // It serves at once, also the tables that wait for their check.
    const copy = await send(second, { path: '/api/tables/copy-00000000399' });
    expect(JSON.parse(copy.text)).toMatchObject({ game: 'pocket-sub', rules: 1 });
    const signedIn = await send(second, { method: 'POST', path: '/api/me', ...json({ name: 'Cili' }) });
    expect(signedIn.status).toBe(201);
    await second.kill();

    const store = await openStore(database);
    const left = await store.db.selectFrom('tables').select('id').where('checked', '=', '').execute();
    await store.close();
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(COPIES);

    const third = await ServerProcess.start(database.database);
    await until(async () => (await progress(third)).isDone);
    expect(await progress(third)).toMatchObject({ checked: left.length, toCheck: 0, setAside: 0 });
    await third.stop();
    const again = await openStore(database);
    const none = await again.db.selectFrom('tables').select('id').where('checked', '=', '').execute();
    await again.close();
    expect(none).toEqual([]);
  } finally {
    await database.stop();
  }
});
