// Three processes with one Postgres, many tables, clients at any of them, and processes that are killed all the time.
import { findGame } from '@undercroft/catalog';
import { readRecord, replay, Stream, unwrap } from '@undercroft/engine';
import { Client, verify } from '@undercroft/protocol';
import { expect, test } from 'vitest';
import { commitment, hmacOf } from '../src/index.ts';
import { RandomPlayer } from './random-player.ts';
import { ServerProcess } from './server-process.ts';
import { DATABASES, expectOk, transportTo, until } from './support.ts';

/** `npm run soak -- storm`: a minute with 200 tables. */
const TABLES = Number(process.env['STORM_TABLES'] ?? 30);
const SECONDS = Number(process.env['STORM_SECONDS'] ?? 5);
const PROCESSES = 3;

test(`${TABLES} tables, ${PROCESSES} processes, ${SECONDS} s of kills and restarts: all clients end with the same records`, async () => {
  const { database, stop } = await DATABASES.postgres();
  const stream = Stream.of('storm');
  const programs = await Promise.all(Array.from({ length: PROCESSES }, () => ServerProcess.start(database)));
  // Clients reconnect to a random process.
  const anywhere = () => (programs[stream.below(PROCESSES)] as ServerProcess).url;
  const players = Array.from({ length: TABLES }, (_, i) => new RandomPlayer(anywhere, `storm/${i}`));
  const watchers = players.map(() => new Client(transportTo(anywhere, 10)));
  const watched = players.map((): unknown[] => []);
  try {
    await Promise.all(players.map((player) => player.openTable('pocket-sub', { setup: 'standard' })));
    for (const [i, watcher] of watchers.entries())
      watcher.live.follow((players[i] as RandomPlayer).id, 0, {
        onEntries(from, entries) {
          expect(from).toBe(watched[i]?.length);
          watched[i]?.push(...entries);
        },
      });
    const playing = players.map((player) => player.play());
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 300 + stream.below(700)));
      const victim = stream.below(PROCESSES);
      const { port } = programs[victim] as ServerProcess;
      await programs[victim]?.kill();
      programs[victim] = await ServerProcess.start(database, port);
    }
    for (const player of players) player.stop();
    await Promise.all(playing);
    const witness = new Client(transportTo(() => (programs[0] as ServerProcess).url));
    expectOk(await witness.signIn('witness'));
    for (const [i, player] of players.entries()) {
      if (!player.isOver) expectOk(await player.client.abandon(player.id));
      const record = unwrap(readRecord(expectOk(await witness.record(player.id))));
      expect(player.errors).toEqual([]);
      expect(replay(findGame, record).ok).toBe(true);
      expect(verify(findGame, record, { sha256: commitment, hmac: hmacOf }).kind).toBe('honest');
      for (const [seq, entry] of player.acknowledged) expect(record.entries[seq]).toEqual(entry);
      await until(
        () => player.received.length === record.entries.length && watched[i]?.length === record.entries.length,
      );
      expect(player.received).toEqual(record.entries);
      expect(watched[i]).toEqual(record.entries);
    }
  } finally {
    for (const client of [...watchers, ...players.map(({ client }) => client)]) client.close();
    await Promise.all(programs.map((program) => program.kill()));
    await stop();
  }
});
