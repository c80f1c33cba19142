// A game that brings neither a collector nor words for reports can still be simulated and reported.
import { catalog, findGame } from '@undercroft/catalog';
import { type Game, unwrap } from '@undercroft/engine';
import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { gameResultSchema } from '../../terminal/src/collect/game-result.ts';
import type { GameManifest } from '../../terminal/src/manifest.ts';
import { reportPage } from '../src/report/page/page.ts';
import { FORMAT, type Results } from '../src/results/file.ts';
import { playBatch } from '../src/simulation/batch.ts';

vi.mock('../src/games/index.ts', async (original) => {
  const actual = await original<typeof import('../src/games/index.ts')>();
  const bare = actual.manifests.map(({ id, loadScreen }): GameManifest => ({ id, loadScreen }));
  return { ...actual, manifests: bare, findManifest: (id: string) => bare.find((manifest) => manifest.id === id) };
});

async function simulate(id: string, games: number): Promise<Results> {
  const game = findGame(id) as Game;
  const opening = unwrap(game.open({}));
  const bots = Array.from({ length: game.seats(opening) }, () => 'wanderer');
  const settings = [{ name: '', options: game.options(opening), bots, rotate: false }];
  const plan = { game: id, rules: game.rules, settings, seed: 'generic', games, timeLimit: 1 };
  const head = { undercroft: 'results', format: FORMAT, program: '0', command: '', kind: 'simulate', plan } as const;
  return { head, games: await playBatch(plan, 0, games), isTruncated: false };
}

test.each(catalog.map(({ id }) => id))('%s: length, ending and scores are kept', async (id) => {
  const { games } = await simulate(id, 20);
  for (const game of games) {
    expect(v.is(gameResultSchema, game)).toBe(true);
    expect(game).toMatchObject({ members: [], series: {} });
    expect(game.rounds).toBeGreaterThan(1);
    expect(game.entries).toBeGreaterThan(game.rounds);
    expect((findGame(id) as Game).facts.endings).toContain(game.how);
  }
});

test.each([
  ['sub-terra', 'How games end', 'defeat: three or more were left behind'],
  ['infernos-edge', 'How games end', 'forgotten: the artifact stayed in the temple'],
  ['pocket-sub', 'What decides', 'the last enemy sub collided with a piece of its own side'],
])('%s: a report shows %s', async (id, title, ending) => {
  const html = reportPage([{ path: 'results.jsonl', results: await simulate(id, 20) }], '0');
  expect(html).toContain(`<h3>${title}</h3>`);
  expect(html).toContain(ending);
  expect(html).toContain('How long games are');
  expect(html).not.toContain('undefined');
  expect(html).not.toContain('NaN');
});
