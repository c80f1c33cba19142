// Three processes on one Postgres, many tables, clients anywhere, and processes that die all the time.
import { findGame } from '@undercroft/catalog';
import { must, readRecord, replay, Stream } from '@undercroft/engine';
import { Client, verify } from '@undercroft/protocol';
import { expect, test } from 'vitest';
import { commitment, hmacOf } from '../src/index.ts';
import { Player } from './players.ts';
import { Program } from './program.ts';
import { DATABASES, granted, until, wireTo } from './support.ts';

/** `npm run soak -- storm` lets it rage for a minute with 200 tables. */
const TABLES = Number(process.env['STORM_TABLES'] ?? 30);
const SECONDS = Number(process.env['STORM_SECONDS'] ?? 8);
const PROCESSES = 3;

test(`${TABLES} tables, ${PROCESSES} processes, ${SECONDS} s of dying and coming back: all end with the same records`, async () => {
  const { database, stop } = await DATABASES.postgres();
  const stream = Stream.of('storm');
  const programs = await Promise.all(Array.from({ length: PROCESSES }, () => Program.start(database)));
  // Whoever comes back does so wherever chance leads.
  const anywhere = () => (programs[stream.below(PROCESSES)] as Program).url;
  const players = Array.from({ length: TABLES }, (_, i) => new Player(anywhere, `storm/${i}`));
  const watchers = players.map(() => new Client(wireTo(anywhere, 10)));
  const watched = players.map((): unknown[] => []);
  try {
    await Promise.all(players.map((player) => player.sit('pocket-sub', { setup: 'standard' })));
    for (const [i, watcher] of watchers.entries())
      watcher.live.follow((players[i] as Player).id, 0, {
        entries(from, entries) {
          expect(from).toBe(watched[i]?.length);
          watched[i]?.push(...entries);
        },
      });
    const playing = players.map((player) => player.play());
    for (const end = Date.now() + SECONDS * 1000; Date.now() < end; ) {
      await new Promise((resolve) => setTimeout(resolve, 300 + stream.below(700)));
      const victim = stream.below(PROCESSES);
      const { port } = programs[victim] as Program;
      await programs[victim]?.kill();
      programs[victim] = await Program.start(database, port);
    }
    for (const player of players) player.stop();
    await Promise.all(playing);
    const witness = new Client(wireTo(() => (programs[0] as Program).url));
    granted(await witness.enter('witness'));
    for (const [i, player] of players.entries()) {
      if (!player.isOver) granted(await player.client.abandon(player.id));
      const record = must(readRecord(granted(await witness.record(player.id))));
      expect(player.faults).toEqual([]);
      expect(replay(findGame, record).ok).toBe(true);
      expect(verify(findGame, record, { sha256: commitment, hmac: hmacOf }).kind).toBe('honest');
      for (const [seq, entry] of player.promised) expect(record.entries[seq]).toEqual(entry);
      await until(() => player.heard.length === record.entries.length && watched[i]?.length === record.entries.length);
      expect(player.heard).toEqual(record.entries);
      expect(watched[i]).toEqual(record.entries);
    }
  } finally {
    for (const client of [...watchers, ...players.map(({ client }) => client)]) client.close();
    await Promise.all(programs.map((program) => program.kill()));
    await stop();
  }
});
