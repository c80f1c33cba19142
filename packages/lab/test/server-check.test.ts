// `server check`: what an operator reads about a database.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS, startServer } from '@undercroft/server';
import { expect, test } from 'vitest';
import { freshFolder, inside } from './binary.ts';

async function emptyDatabase(): Promise<string> {
  const file = join(freshFolder(), 'tables.db');
  const config = { database: { file }, host: '127.0.0.1', port: 0, origins: [], proxies: 0, limits: LIMITS };
  const running = await startServer(config);
  const used = await inside(['server', 'check', '--file', file]);
  expect(used).toMatchObject({ code: 1, err: expect.stringContaining('is in use by another process') });
  await running.stop();
  return file;
}

test('a sound database, one that is in use, one that is none, and one that is not there', async () => {
  const file = await emptyDatabase();
  expect(await inside(['server', 'check', '--file', file])).toMatchObject({
    code: 0,
    out: expect.stringContaining('0 tables with 0 moves checked: everything is sound.'),
  });
  const none = join(freshFolder(), 'none.db');
  expect(await inside(['server', 'check', '--file', none])).toMatchObject({
    code: 2,
    err: expect.stringContaining('There is no such file to check.'),
  });
  const text = join(freshFolder(), 'notes.txt');
  writeFileSync(text, 'not a database, but long enough to be taken for one. '.repeat(40));
  const here = await inside(['server', 'check', '--file', text]);
  expect(here).toMatchObject({ code: 1, err: expect.stringContaining('file is not a database') });
});

test('what it does not understand is said', async () => {
  expect(await inside(['server'])).toMatchObject({ code: 2, err: expect.stringContaining('What is to be done?') });
  expect(await inside(['server', 'dance'])).toMatchObject({ code: 2, err: expect.stringContaining('server check') });
  const both = ['server', 'check', '--file', 'a', '--database', 'postgres://b'];
  expect(await inside(both)).toMatchObject({ code: 2, err: expect.stringContaining('not both') });
  const wrong = ['server', 'check', '--database', 'mysql://b'];
  expect(await inside(wrong)).toMatchObject({ code: 2, err: expect.stringContaining('must be a Postgres') });
});
