// What is collected of a game from its events is what its last position shows.
import { findGame } from '@undercroft/catalog';
import { type Game, type GameRecord, must, replay } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import type { GameResult } from '../src/results/game-result.ts';
import { playBatch } from '../src/simulation/batch.ts';

interface Seen {
  readonly result: GameResult;
  // biome-ignore lint/suspicious/noExplicitAny: the snapshots of three games
  readonly last: any;
  // biome-ignore lint/suspicious/noExplicitAny: their endings
  readonly ending: any;
}

async function games(id: string, options: unknown, bot: string, n: number): Promise<Seen[]> {
  const game = findGame(id) as Game;
  const opening = must(game.open(options));
  const bots = Array.from({ length: game.seats(opening) }, () => bot);
  const settings = [{ name: '', options: game.options(opening), bots, rotate: false }];
  const records: GameRecord[] = [];
  const keep = (_: unknown, record: GameRecord) => records.push(record);
  const plan = { game: id, rules: game.rules, settings, seed: 'collect', games: n, timeLimit: 1 };
  const results = await playBatch(plan, 0, n, { keep });
  return results.map((result, i) => {
    const table = must(replay(findGame, records[i] as GameRecord));
    const status = table.status();
    return { result, last: table.snapshot(), ending: status.type === 'over' ? status.ending : undefined };
  });
}

const last = (series: readonly number[] = []) => series.at(-1);
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, n) => total + n, 0);

function checkShape({ result, last: position, ending }: Seen): void {
  expect(result.rounds).toBe(position.round);
  for (const series of Object.values(result.series)) expect(series).toHaveLength(result.rounds);
  expect(result).toMatchObject({ how: ending.how, scores: ending.scores });
  expect(last(result.series['lost'])).toBe(result.members.reduce((all, { lost }) => all + sum(lost), 0));
  for (const { first, lost } of result.members) {
    expect(first === undefined).toBe(sum(lost) === 0);
    if (first) expect(Object.keys(lost)).toContain(first.source);
  }
}

describe('Sub Terra', () => {
  test.each([
    ['wanderers', { difficulty: 'expert' }, 'wanderer', 40],
    ['a bot that lives longer', {}, 'novice', 6],
  ])('%s', async (_, options, bot, n) => {
    for (const seen of await games('sub-terra', options, bot, n)) {
      checkShape(seen);
      const { result, last: cave, ending } = seen;
      expect(last(result.series['tiles'])).toBe(cave.cave.length);
      expect(last(result.series['horrors'])).toBe(cave.horrors.length);
      const inPlay = Object.values<{ health: number; state: string[] }>(cave.cavers).filter(
        ({ state }) => !state.includes('removed'),
      );
      expect(last(result.series['down'])).toBe(inPlay.filter(({ health }) => health === 0).length);
      expect(result.end).toBe(ending.end);
      for (const { name, fate, by } of result.members) {
        const { health, state } = cave.cavers[name];
        if (!ending.leftBehind.includes(name)) expect(fate).toBe('out');
        else if (state.includes('removed')) expect([fate, by]).toEqual(['dead', 'darkness']);
        else expect(fate).toBe(health === 0 ? 'down' : 'inside');
        expect(by === undefined).toBe(fate === 'out' || fate === 'inside');
      }
    }
  });
});

describe("Inferno's Edge", () => {
  test.each([
    ['wanderers', {}, 'wanderer', 60],
    ['a bot that lives longer', { difficulty: 'beginner' }, 'novice', 6],
  ])('%s', async (_, options, bot, n) => {
    for (const seen of await games('infernos-edge', options, bot, n)) {
      checkShape(seen);
      const { result, last: temple, ending } = seen;
      expect(last(result.series['tiles'])).toBe(temple.temple.length);
      expect(last(result.series['guardians'])).toBe(temple.guardians.length);
      expect(result.end).toBe(ending.end);
      let down = 0;
      for (const { name, fate, by } of result.members) {
        const { state, health } = temple.explorers[name];
        const expected = state === 'escaped' ? 'out' : state === 'dead' ? 'dead' : health === 0 ? 'down' : 'inside';
        expect(fate).toBe(expected);
        if (fate === 'down') down++;
        if (fate === 'dead') expect(by).toBe('lava');
      }
      expect(last(result.series['down'])).toBe(down);
    }
  });
});

describe('Pocket Sub', () => {
  test.each([2, 3, 4])('%i fleets', async (players) => {
    for (const seen of await games('pocket-sub', { players, setup: 'standard', captain: true }, 'wanderer', 30)) {
      checkShape(seen);
      const { result, last: sea } = seen;
      const mines = Object.values<string[]>(sea.mines).reduce((all, { length }) => all + length, 0);
      expect(last(result.series['mines'])).toBe(mines);
      for (const { name, seat, fate } of result.members) {
        expect(Object.keys(sea.subs)[seat]).toBe(name);
        expect(fate).toBe(sea.subs[name].length > 0 ? 'afloat' : 'sunk');
      }
    }
  });
});

test('a bot that thinks leaves its chances, one per seat and round', async () => {
  const [seen] = await games('pocket-sub', {}, 'plain:20', 1);
  const { chances = [], rounds = 0 } = seen?.result ?? {};
  expect(chances.length).toBeGreaterThan(rounds);
  expect(new Set(chances.map(([round, seat]) => `${round} ${seat}`)).size).toBe(chances.length);
  for (const [round, seat, chance] of chances) {
    expect(round).toBeLessThanOrEqual(rounds);
    expect([0, 1]).toContain(seat);
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
  }
});
