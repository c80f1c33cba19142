// Plays games and compares what was collected from their events with their last position.
import { findGame } from '@undercroft/catalog';
import { type Game, type GameRecord, replay, unwrap } from '@undercroft/engine';
import { expect } from 'vitest';
import type { GameResult } from '../../terminal/src/collect/game-result.ts';
import { playBatch } from '../src/simulation/batch.ts';

export interface Seen {
  readonly result: GameResult;
  // biome-ignore lint/suspicious/noExplicitAny: the snapshots of three games
  readonly last: any;
  // biome-ignore lint/suspicious/noExplicitAny: their endings
  readonly ending: any;
}

export async function collectGames(id: string, options: unknown, bot: string, n: number): Promise<Seen[]> {
  const game = findGame(id) as Game;
  const opening = unwrap(game.open(options));
  const bots = Array.from({ length: game.seats(opening) }, () => bot);
  const settings = [{ name: '', options: game.options(opening), bots, rotate: false }];
  const records: GameRecord[] = [];
  const onRecord = (_: unknown, record: GameRecord) => records.push(record);
  const plan = { game: id, rules: game.rules, settings, seed: 'collect', games: n, timeLimit: 1 };
  const results = await playBatch(plan, 0, n, { onRecord });
  return results.map((result, i) => {
    const table = unwrap(replay(findGame, records[i] as GameRecord));
    const status = table.status();
    return { result, last: table.snapshot(), ending: status.type === 'over' ? status.ending : undefined };
  });
}

export const lastOf = (series: readonly number[] = []) => series.at(-1);
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, n) => total + n, 0);

export function checkResult({ result, last: position, ending }: Seen): void {
  expect(result.rounds).toBe(position.round);
  for (const series of Object.values(result.series)) expect(series).toHaveLength(result.rounds);
  expect(result).toMatchObject({ how: ending.how, scores: ending.scores });
  expect(lastOf(result.series['lost'])).toBe(result.members.reduce((all, { lost }) => all + sum(lost), 0));
  for (const { first, lost } of result.members) {
    expect(first === undefined).toBe(sum(lost) === 0);
    if (first) expect(Object.keys(lost)).toContain(first.source);
  }
}
