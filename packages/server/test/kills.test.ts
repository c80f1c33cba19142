// Kill -9 under load. What was acknowledged is still there, and all clients go on without a gap or a repeat.
import { findGame } from '@undercroft/catalog';
import { readRecord, replay, unwrap } from '@undercroft/engine';
import { Client } from '@undercroft/protocol';
import { describe, expect, test } from 'vitest';
import { RandomPlayer } from './random-player.ts';
import { ServerProcess } from './server-process.ts';
import { DATABASES, expectOk, KINDS, transportTo, until } from './support.ts';

/** `npm run soak` sets more. */
const KILLS = Number(process.env['KILLS'] ?? 8);
const PLAYERS = 12;

const GAMES = [
  ['pocket-sub', {}],
  ['pocket-sub', { setup: 'standard', players: 3 }],
  ['sub-terra', {}],
  ['infernos-edge', {}],
] as const;

describe.each(KINDS)('kill -9 under load, with %s', (kind) => {
  test(`${KILLS} times: nothing acknowledged is lost, every record replays, every client resumes`, async () => {
    const { database, stop } = await DATABASES[kind]();
    let server = await ServerProcess.start(database);
    const base = () => server.url;
    const players: RandomPlayer[] = [];
    const playing: Promise<void>[] = [];
    const another = async (): Promise<void> => {
      const i = players.length;
      const player = new RandomPlayer(base, `kills/${i}`);
      players.push(player);
      await player.openTable(...gameFor(i));
      playing.push(player.play());
    };
    const moves = (): number => players.reduce((sum, player) => sum + player.moves, 0);
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        // Games end, so new ones begin: there are always players.
        const atPlay = players.filter(({ isOver }) => !isOver).length;
        await Promise.all(Array.from({ length: PLAYERS - atPlay }, another));
        const before = moves();
        await until(() => moves() >= before + 20 || allOver(players));
        await server.kill();
        server = await ServerProcess.start(database, server.port);
      }
      for (const player of players) player.stop();
      await Promise.all(playing);
      const witness = new Client(transportTo(base));
      for (const player of players) {
        const record = unwrap(readRecord(expectOk(await witness.record(player.id))));
        expect(player.errors).toEqual([]);
        expect(replay(findGame, record).ok).toBe(true);
        for (const [seq, entry] of player.acknowledged) expect(record.entries[seq]).toEqual(entry);
        await until(() => player.received.length === record.entries.length);
        expect(player.received).toEqual(record.entries);
      }
      expect(moves()).toBeGreaterThan(20 * KILLS * 0.5);
    } finally {
      for (const player of players) player.client.close();
      await server.kill();
      await stop();
    }
  });
});

const gameFor = (i: number): readonly [string, Record<string, unknown>] =>
  GAMES[i % GAMES.length] as (typeof GAMES)[number];

const allOver = (players: readonly RandomPlayer[]): boolean => players.every(({ isOver }) => isOver);
