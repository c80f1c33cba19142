// A disk without room, for real: the operating system lets the server's files grow no further. Linux only, as the tool is.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Entry } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { ServerProcess } from './server-process.ts';
import { DATABASES, errorKind, expectOk, guest, until } from './support.ts';
import { mirror, nextAct, openDuel, playNext } from './table-helpers.ts';

/** How large a file of the process may become. Node ignores the signal that comes with it, so that writing fails as on a full disk. */
const limitFiles = (pid: number, bytes: number | 'unlimited') =>
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);

const health = async (url: string) => {
  const answer = await fetch(`${url}/healthz`);
  return { status: answer.status, ...((await answer.json()) as { isWell: boolean; canStore: boolean }) };
};

describe.runIf(process.platform === 'linux')('a full disk', () => {
  test('refuses moves by a problem of its own, lets people watch, and goes on by itself when there is room', async () => {
    const { database, stop } = await DATABASES.sqlite();
    let server = await ServerProcess.start(database);
    const [anna, bela] = [await guest(server, 'Anna'), await guest(server, 'Béla')];
    const players = [anna, bela];
    try {
      const id = await openDuel(anna, bela);
      const seen: Entry[] = [];
      bela.live.follow(id, 0, { onEntries: (_, entries) => void seen.push(...entries) });
      await playNext(id, players);
      await until(() => seen.length === 2);

      limitFiles(server.pid, 0);
      const act = await nextAct(anna, id);
      const mover = players[act.seat] as typeof anna;
      expect(errorKind(await mover.act(id, act))).toBe('cannot-store');
      expect(errorKind(await anna.sendChat(id, 'No room?'))).toBe('cannot-store');
      expect(errorKind(await anna.openTable({ game: 'pocket-sub', seats: [{ for: 'me' }, { for: 'open' }] }))).toBe(
        'cannot-store',
      );
      expect(await health(server.url)).toMatchObject({ status: 503, isWell: false, canStore: false });
      // What is there can be read, listed and watched.
      expect((await mirror(bela, id)).length).toBe(act.seq);
      expect(expectOk(await anna.listTables()).map((one) => one.id)).toEqual([id]);
      expect(expectOk(await anna.me()).name).toBe('Anna');

      limitFiles(server.pid, 'unlimited');
      expect(await health(server.url)).toMatchObject({ status: 200, isWell: true, canStore: true });
      const { entries } = expectOk(await mover.act(id, act));
      await until(() => seen.length === act.seq + entries.length);
      for (let i = 0; i < 3; i++) await playNext(id, players);

      // And again, with moves in the log that are not yet where they belong; then the process is killed.
      const before = await mirror(anna, id);
      const next = await nextAct(anna, id);
      expectOk(await (players[next.seat] as typeof anna).act(id, next));
      limitFiles(server.pid, 0);
      const length = (await mirror(bela, id)).length;
      expect(length).toBeGreaterThan(before.length);
      expect(errorKind(await anna.sendChat(id, 'Again?'))).toBe('cannot-store');
      await server.kill();
      server = await ServerProcess.start(database, server.port);
      expect((await mirror(bela, id)).length).toBe(length);
      await playNext(id, players);
    } finally {
      for (const client of players) client.close();
      await server.kill();
      await stop();
    }
  });

  test('at the start is told in a sentence, and nothing is changed', async () => {
    const { database, stop } = await DATABASES.sqlite();
    const { file } = database as { file: string };
    const script = `import('node:child_process').then(({ execFileSync }) => {
      execFileSync('prlimit', ['--pid', String(process.pid), '--fsize=0:']);
      return import(process.env.SERVER_MAIN);
    });`;
    const start = ServerProcess.start(database, 0, {}, script);
    await expect(start).rejects.toThrow(/tables\.db: the disk is full or cannot be written\. Make room/);
    expect(statSync(file).size).toBe(0);
    await stop();
  });
});

test('the files of a server can be read by their owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'undercroft-server-'));
  chmodSync(folder, 0o755);
  const file = join(folder, 'data', 'tables.db');
  const server = await ServerProcess.start({ file });
  await guest(server, 'Anna');
  const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);
  expect([mode(dirname(file)), mode(file), mode(`${file}-wal`)]).toEqual(['700', '600', '600']);
  await server.stop();
  // One of an earlier release.
  chmodSync(file, 0o644);
  const again = await ServerProcess.start({ file });
  expect(mode(file)).toBe('600');
  await again.stop();
  rmSync(folder, { recursive: true });
});
