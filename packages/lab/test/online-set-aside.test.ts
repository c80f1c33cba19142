// A table online that the server cannot replay any more, as a terminal shows it.
import { join } from 'node:path';
import { findGame } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import { readRecord, unwrap } from '@undercroft/engine';
import { LIMITS, type RunningServer, startServer } from '@undercroft/server';
import { afterAll, expect, test } from 'vitest';
import { freshFolder, inside, lines } from './binary.ts';

const file = join(freshFolder(), 'tables.db');
const home = freshFolder();
let server: RunningServer;
afterAll(() => server.stop());

/** A server with these rules for Pocket Sub, at the same address as the last. */
async function serve(game: Game, build: string, port = 0): Promise<void> {
  const limits = { ...LIMITS, burst: 10_000, perSecond: 10_000 };
  const config = { database: { file }, host: '127.0.0.1', port, origins: [], proxies: 0, limits };
  server = await startServer(config, { rules: { find: () => game, build } });
}

const online = (args: readonly string[], input = '') =>
  inside([...args, '--server', server.url], { home, env: { XDG_DATA_HOME: home, UNDERCROFT_SERVER: '' }, input });

test('TB-REC-2 the board as far as it is sound, with the reason; nobody plays there', async () => {
  const pocketSub = findGame('pocket-sub') as Game;
  await serve(pocketSub, 'first');
  await online(['online', 'name', 'Anna']);
  const opened = await online(['online', 'open', 'pocket-sub', '--seats', 'me,me']);
  const [, code = ''] = /code (\w{8})/.exec(opened.out) ?? [];
  await online(['online', 'play', code], lines('2 c', '2 n', 'q'));
  const { port } = server;
  await server.stop();
  const check: Game['check'] = (state, move) =>
    (move as { type?: string }).type === 'step'
      ? { ok: false, error: { kind: 'not-adjacent', rule: 'PS-GEO-2' } }
      : pocketSub.check(state, move);
  await serve({ ...pocketSub, check }, 'second', port);

  const shown = await online(['online', 'show', code]);
  expect(shown.code).toBe(0);
  expect(shown.out).toContain('Move 1.');
  const why =
    'This game cannot go on: the server cannot replay it any more, so nobody can move. Move 2 breaks the rules.';
  expect(shown.out.replaceAll('\n', ' ')).toContain(why);
  for (const action of ['play', 'watch']) {
    const { code: exit, err } = await online(['online', action, code], lines('2 n'));
    expect(exit).toBe(1);
    expect(err).toContain(why);
    expect(err).toContain('(PS-GEO-2)');
    expect(err).toContain(`To save it as far as it goes: online record ${code} --out FILE.`);
  }
  expect((await online(['online', 'undo', code])).err).toContain('This game cannot go on');
  expect((await online(['online', 'list'])).out).toContain('cannot go on');
  expect((await online(['online', 'list', '--language', 'hu'])).out).toContain('nem folytatható');
  const hungarian = await online(['online', 'play', code, '--language', 'hu']);
  expect(hungarian.err).toContain('Ez a játék nem folytatható: a szerver már nem tudja visszajátszani');
  const { out } = await online(['online', 'record', code]);
  expect(unwrap(readRecord(out)).entries).toHaveLength(1);
});

test('TB-REC-3 a table of newer rules than this program knows is refused with the two versions', async () => {
  const { port } = server;
  await server.stop();
  const newer = { ...(findGame('pocket-sub') as Game), rules: 7 };
  await serve(newer, 'third', port);
  // Finds out that the connection to the last server is gone.
  await online(['online', 'list']);
  const opened = await online(['online', 'open', 'pocket-sub', '--seats', 'me,me']);
  const [, code = ''] = /code (\w{8})/.exec(opened.out) ?? [];
  expect(await online(['online', 'show', code])).toMatchObject({
    code: 1,
    err: expect.stringContaining('This game uses newer rules (version 7; this program has 1). Update Undercroft.'),
  });
});
