// Kill -9 in the middle of everything. What was acknowledged is there; everybody goes on without a gap or a repeat.
import { findGame } from '@undercroft/catalog';
import { must, readRecord, replay } from '@undercroft/engine';
import { Client } from '@undercroft/protocol';
import { describe, expect, test } from 'vitest';
import { Player } from './players.ts';
import { Program } from './program.ts';
import { DATABASES, granted, KINDS, until, wireTo } from './support.ts';

/** `npm run soak` kills more often. */
const KILLS = Number(process.env['KILLS'] ?? 20);
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
    let server = await Program.start(database);
    const base = () => server.url;
    const players: Player[] = [];
    const playing: Promise<void>[] = [];
    const another = async (): Promise<void> => {
      const i = players.length;
      const player = new Player(base, `kills/${i}`);
      players.push(player);
      await player.sit(...gameFor(i));
      playing.push(player.play());
    };
    const moves = (): number => players.reduce((sum, player) => sum + player.moves, 0);
    try {
      for (let kill = 0; kill < KILLS; kill++) {
        // Games end; there is always somebody who plays.
        const atPlay = players.filter(({ isOver }) => !isOver).length;
        await Promise.all(Array.from({ length: PLAYERS - atPlay }, another));
        const before = moves();
        await until(() => moves() >= before + 20 || allOver(players), 60_000);
        await server.kill();
        server = await Program.start(database, server.port);
      }
      for (const player of players) player.stop();
      await Promise.all(playing);
      const witness = new Client(wireTo(base));
      for (const player of players) {
        const record = must(readRecord(granted(await witness.record(player.id))));
        expect(player.faults).toEqual([]);
        expect(replay(findGame, record).ok).toBe(true);
        for (const [seq, entry] of player.promised) expect(record.entries[seq]).toEqual(entry);
        await until(() => player.heard.length === record.entries.length);
        expect(player.heard).toEqual(record.entries);
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

const allOver = (players: readonly Player[]): boolean => players.every(({ isOver }) => isOver);
