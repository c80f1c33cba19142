// Games of earlier rules in the terminal and the laboratory: here Pocket Sub has a second version, and the first one stays playable.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Stream, Table, unwrap, writeRecord } from '@undercroft/engine';
import { pocketSub } from '@undercroft/pocket-sub';
import type { Screen } from '@undercroft/terminal/screen';
import { expect, test, vi } from 'vitest';
import { Bots } from '../src/play/bots.ts';
import { playBatch } from '../src/simulation/batch.ts';
import { freshFolder, inside, keptRecord, lines } from './binary.ts';

const { secondVersion } = vi.hoisted(() => ({
  secondVersion: <G extends { readonly id: string; readonly rules: number }>(game: G): G =>
    game.id === 'pocket-sub' ? { ...game, rules: 2, earlier: [game] } : game,
}));

vi.mock('@undercroft/catalog', async (original) => {
  const { catalog } = await original<typeof import('@undercroft/catalog')>();
  const games = catalog.map(secondVersion);
  return { catalog: games, findGame: (id: string) => games.find((game) => game.id === id) };
});
vi.mock('@undercroft/catalog/bots', async (original) => {
  const { loadRoster } = await original<typeof import('@undercroft/catalog/bots')>();
  return {
    loadRoster: async (id: string) => {
      const roster = await loadRoster(id);
      return { ...roster, game: secondVersion(roster.game) };
    },
  };
});
vi.mock('../src/games/screens.ts', async (original) => {
  const { loadScreens } = await original<typeof import('../src/games/screens.ts')>();
  return {
    loadScreens: async (language: 'en' | 'hu') =>
      (await loadScreens(language)).map((screen): Screen => ({ ...screen, game: secondVersion(screen.game) })),
  };
});

/** A game with two moves, in a file. */
function savedGame(rules: number): string {
  const table = unwrap(Table.open(pocketSub, {}));
  for (let i = 0; i < 2; i++) unwrap(table.propose(0, table.legal()[0]));
  const path = join(freshFolder(), 'game.jsonl');
  writeFileSync(path, writeRecord({ ...table.record, rules }));
  return path;
}

test.each([
  ['show', (path: string) => ['show', path]],
  ['replay', (path: string) => ['replay', '--quiet', path]],
  ['play --from', (path: string) => ['play', '--from', path]],
])('TB-REC-3 %s names earlier rules, and only those', async (_name, args) => {
  const old = await inside(args(savedGame(1)), { input: lines('q') });
  expect(old).toMatchObject({ code: 0, out: expect.stringContaining(' Earlier rules (version 1).') });
  const today = await inside(args(savedGame(2)), { input: lines('q') });
  expect(today.code).toBe(0);
  expect(today.out).not.toContain('Earlier rules');
  const hungarian = await inside(['--language', 'hu', ...args(savedGame(1))], { input: lines('q') });
  expect(hungarian.out).toContain(' Korábbi szabályok (1. változat).');
});

test('TB-REC-3 a game of earlier rules is played on and saved as one of them', async () => {
  const home = freshFolder();
  const first = await inside(['play', '--from', savedGame(1)], { home, input: lines('3', 'q') });
  expect(first.code).toBe(0);
  expect(keptRecord(home).record).toMatchObject({ rules: 1, entries: { length: 3 } });
  const again = await inside(['play', '--continue'], { home, input: lines('u', 'q') });
  expect(again.out).toContain('Earlier rules (version 1).');
  expect(keptRecord(home).record).toMatchObject({ rules: 1, entries: { length: 4 } });
});

test('TB-REC-3 rules that are not known are refused', async () => {
  const { code, err } = await inside(['show', savedGame(3)]);
  expect(code).toBe(2);
  expect(err).toContain('This game uses newer rules (version 3; this program has 2). Update Undercroft.');
});

test('TB-REC-3 replay --all counts the versions of each game', async () => {
  const folder = freshFolder();
  for (const [i, rules] of [1, 2, 2].entries())
    writeFileSync(join(folder, `${i}.jsonl`), readFileSync(savedGame(rules), 'utf8'));
  const { out } = await inside(['replay', '--all', folder]);
  expect(out).toContain(
    lines('  Pocket Sub: 1 game under version 1 of the rules', '  Pocket Sub: 2 games under version 2 of the rules'),
  );
});

test('TB-REC-3 position prints the rules of the record', async () => {
  const { out } = await inside(['position', savedGame(1), '--json']);
  expect(JSON.parse(out)).toMatchObject({ game: 'pocket-sub', rules: 1 });
});

const plan = (rules: number) => ({
  game: 'pocket-sub',
  rules,
  settings: [
    { name: '', options: pocketSub.facts.variants[0]?.options, bots: ['wanderer', 'wanderer'], rotate: false },
  ],
  seed: 'earlier',
  games: 1,
  timeLimit: 1_000,
});

test.each([1, 2])('TB-REC-3 a plan of rules %i is played under them', async (rules) => {
  const written: number[] = [];
  await playBatch(plan(rules), 0, 1, { onRecord: (_slot, record) => written.push(record.rules) });
  expect(written).toEqual([rules]);
});

test('TB-REC-3 results of earlier rules are resumed under them, and those of unknown rules are not', async () => {
  const resume = (rules: number) => {
    const path = join(freshFolder(), 'results.jsonl');
    const head = { undercroft: 'results', format: 1, program: '0', command: '', kind: 'simulate', plan: plan(rules) };
    writeFileSync(path, `${JSON.stringify(head)}\n`);
    return inside(['simulate', '--resume', '--out', path, '--workers', '1']);
  };
  expect(await resume(99)).toMatchObject({
    code: 2,
    err: expect.stringContaining('Its games follow version 99 of the rules of pocket-sub; this Undercroft has 2.'),
  });
  expect(await resume(1)).toMatchObject({ code: 0, err: expect.not.stringContaining('follow version') });
});

test('TB-REC-3 a foreign bot is told the rules of its game', async () => {
  const folder = freshFolder();
  const heard = join(folder, 'heard.json');
  const program = join(folder, 'bot.mjs');
  writeFileSync(
    program,
    `import { writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { type, id } = JSON.parse(line);
  if (type === 'hello') { writeFileSync(${JSON.stringify(heard)}, line); console.log('{"type":"ready"}'); }
  if (type === 'decide') console.log(JSON.stringify({ id, choice: 0 }));
}`,
  );
  const occupants = [{ player: 'bot', name: `run:node ${program}` } as const, { player: 'human' } as const];
  const table = unwrap(Table.open(pocketSub, {}, occupants));
  table.roll(Stream.of('earlier'));
  const bots = new Bots(table as unknown as Table, 'earlier', () => false);
  const { forfeit } = await bots.decide(0);
  await bots.close();
  expect(forfeit).toBeUndefined();
  expect(JSON.parse(readFileSync(heard, 'utf8'))).toMatchObject({ type: 'hello', game: 'pocket-sub', rules: 1 });
});
