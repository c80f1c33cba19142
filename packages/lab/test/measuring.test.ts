// compare, arena and sweep: what they say follows from the games they keep.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { readResults } from '../src/results/file.ts';
import { playBatch } from '../src/simulation/batch.ts';
import { freshFolder, inside, undercroft } from './binary.ts';

const folder = freshFolder();
const file = (name: string) => join(folder, name);
const results = (name: string) => unwrap(readResults(readFileSync(file(name), 'utf8')));

describe('compare', () => {
  const args = ['compare', 'pocket-sub', '--rotate', '--bots', 'novice,wanderer', '--b', 'bots=wanderer,wanderer'];
  const run = ['--games', '30', '--seed', '7', '--precision', '5%', '--out', file('compare.jsonl')];
  const { code, out } = undercroft([...args, ...run, '--json']);
  const data = JSON.parse(out);

  test('shows the difference between the games of its file', () => {
    expect(code).toBe(0);
    const { head, games } = results('compare.jsonl');
    expect(head.kind).toBe('compare');
    expect(head.plan.settings.map(({ name }) => name)).toEqual(['A', 'B']);
    const won = (setting: number) =>
      games.filter((game) => game.setting === setting && game.scores[game.bots.indexOf(0)] === 1).length;
    expect(data.games).toBe(30);
    expect(data.won.a.count).toBe(won(0));
    expect(data.won.b.count).toBe(won(1));
    expect(data.won.difference).toBeCloseTo((won(1) - won(0)) / 30, 12);
    expect(data.won.low).toBeLessThan(data.won.difference);
    expect(data.won.high).toBeGreaterThan(data.won.difference);
    expect(data.needed).toEqual({ precision: 0.05, games: expect.any(Number) });
  });

  test('shows it in words, also from the file alone', () => {
    const told = undercroft(['compare', '--resume', '--out', file('compare.jsonl'), '--precision', '1%']);
    expect(told.code).toBe(0);
    expect(told.out).toContain('Pocket Sub: 30 games each, seed 7');
    expect(told.out).toMatch(/^won by the first bot +\S+ % +\S+ % +−\S+ % +−\S+ to −\S+ %$/m);
    expect(told.out).toContain('B wins fewer games than A');
    expect(told.out).toMatch(/To know the difference to ±1 % takes about [\d,]+ games of each\./);
  });

  test('game i of A and of B draw from the same streams: equal settings give the same game', async () => {
    const { plan } = results('compare.jsonl').head;
    const setting = plan.settings[0] as (typeof plan.settings)[0];
    const [a, b] = await playBatch({ ...plan, settings: [setting, { ...setting, name: 'B' }] }, 0, 2);
    expect({ ...b, setting: 0 }).toEqual(a);
  });

  test.each([
    [[], 'What is to be compared?'],
    [['--b', 'difficulty=normal'], 'A and B are the same.'],
    [['--b', 'difficulty=hard'], 'B: --difficulty: expected'],
    [['--a', 'dificulty=expert'], 'A: There is no option --dificulty here. Did you mean --difficulty?'],
    [['--a=-x'], 'A: NAME=VALUE is wanted, as in difficulty=expert, not "-x".'],
    [['--b', 'cavers=leader,medic'], 'B: A team has four, five or six cavers. Add or remove some.'],
    [['--b', 'bots=adept,adept'], 'B: This game has 1 seat, and 2 bots are named'],
    [['--b', 'gentle', '--precision', '2'], '--precision takes a share like 2% or 0.5%, not "2".'],
    [['--b', 'gentle', '--precision', '0%'], '--precision takes a share like 2% or 0.5%, not "0%".'],
  ])('%j is refused', async (more, message) => {
    const refused = await inside(['compare', 'sub-terra', ...more]);
    expect({ code: refused.code, out: refused.out }).toEqual({ code: 2, out: '' });
    expect(refused.err).toContain(message);
  });
});

describe('arena', () => {
  const bots = ['--bots', 'wanderer,plain:15,novice'];

  test('everybody meets everybody, and the table agrees with the file', () => {
    const args = ['arena', 'pocket-sub', ...bots, '--games', '8', '--seed', '3'];
    const { code, out } = undercroft([...args, '--json', '--out', file('arena.jsonl')]);
    expect(code).toBe(0);
    const data = JSON.parse(out);
    const { head, games } = results('arena.jsonl');
    expect(head.plan.settings).toHaveLength(3);
    expect(head.plan.settings.every(({ rotate }) => rotate)).toBe(true);
    const order = data.standings.map(({ bot }: { bot: string }) => bot);
    for (const [i, bot] of order.entries())
      for (const [j, other] of order.entries()) {
        if (i === j) continue;
        const own = games.filter(({ setting }) => {
          const { bots: names = [] } = head.plan.settings[setting] ?? {};
          return names.includes(bot) && names.includes(other);
        });
        const points = own.reduce((sum, { setting, scores, bots: seated }) => {
          const seat = seated.findIndex((one) => head.plan.settings[setting]?.bots[one] === bot);
          return sum + (scores[seat] ?? 0);
        }, 0);
        expect(data.against[i][j]).toMatchObject({ count: points });
        expect(own).toHaveLength(8);
      }
    const elos = data.standings.map(({ elo }: { elo: number }) => elo);
    expect(elos).toEqual(elos.toSorted((a: number, b: number) => b - a));
    expect(elos.reduce((sum: number, elo: number) => sum + elo, 0)).toBeCloseTo(0, 6);
    expect(order.at(-1)).toBe('wanderer');
  });

  test.each([3, 4])('at a table of %i', (players) => {
    const args = ['arena', 'pocket-sub', '--players', String(players), '--bots', 'wanderer,novice'];
    const { code, out } = undercroft([...args, '--games', '6', '--seed', '1']);
    expect(code).toBe(0);
    expect(out).toMatch(/^1 {2}novice\S* +\+\d+ +/m);
    expect(out).toMatch(/^2 {2}wanderer +−\d+ +/m);
  });

  test('cooperative games rank bots by the games they win', () => {
    const { code, out } = undercroft([
      'arena',
      'sub-terra',
      '--bots',
      'wanderer,plain:1',
      '--games',
      '5',
      '--seed',
      '1',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(/bot +games +won +95 % interval +score +rounds/);
    expect(out).not.toContain('Elo');
  });

  test.each([
    [['--bots', 'novice'], 'An arena takes two bots or more'],
    [[], 'An arena takes two bots or more'],
    [['--bots', 'novice,novice'], 'is named twice.'],
    [['--bots', 'novice,novise'], 'There is no bot “novise”. Did you mean novice?'],
    [['--bots', 'novice,wanderer', '--players', '9'], '--players: expected 2, 3 or 4, got 9.'],
  ])('%j is refused', async (more, message) => {
    const refused = await inside(['arena', 'pocket-sub', ...more]);
    expect({ code: refused.code, out: refused.out }).toEqual({ code: 2, out: '' });
    expect(refused.err).toContain(message);
  });
});

describe('sweep', () => {
  test('all teams of a size, sorted by the games they win, and the value of each member', () => {
    const args = ['sweep', 'sub-terra', '--teams', '4', '--among', 'medic,scout,climber,diver,leader', '--games', '2'];
    const { code, out } = undercroft([...args, '--seed', '1', '--json', '--out', file('sweep.jsonl')]);
    expect(code).toBe(0);
    const data = JSON.parse(out);
    expect(results('sweep.jsonl').head.plan.settings).toHaveLength(5);
    expect(data.ranking.map(({ games }: { games: number }) => games)).toEqual([2, 2, 2, 2, 2]);
    expect(data.worths).toHaveLength(5);
    expect(data.pairs).toHaveLength(10);
    const told = undercroft(['sweep', '--resume', '--out', file('sweep.jsonl')]).out;
    expect(told).toContain('10 games of 5 settings by wanderer, seed 1');
    expect(told).toMatch(/two together +won +95 % interval +beyond each alone/);
  });

  test('teams that always include somebody', () => {
    const args = [
      'sweep',
      'infernos-edge',
      '--teams',
      '3',
      '--among',
      'healer,guide,priest,sapper',
      '--always',
      'healer',
    ];
    const { out } = undercroft([...args, '--games', '1', '--seed', '1', '--json']);
    expect(JSON.parse(out).ranking).toHaveLength(3);
  });

  test('all combinations of values, switches among them', () => {
    const args = ['sweep', 'pocket-sub', '--vary', 'mines=unlimited,twelve', '--vary', 'captain=yes,no'];
    const { code, out } = undercroft([...args, '--games', '2', '--seed', '1', '--json']);
    expect(code).toBe(0);
    const names = JSON.parse(out).ranking.map(({ name }: { name: string }) => name);
    expect(names.toSorted()).toEqual([
      'mines twelve; captain no',
      'mines twelve; captain yes',
      'mines unlimited; captain no',
      'mines unlimited; captain yes',
    ]);
  });

  test('a report can be made of every kind of file', () => {
    for (const name of ['compare', 'arena', 'sweep']) {
      const made = undercroft(['report', file(`${name}.jsonl`), '--out', file(`${name}.html`)]);
      expect(made.code).toBe(0);
    }
  });

  test.each([
    [[], 'What is to be varied?'],
    [['--teams', '9'], 'A team has 4 to 6 cavers, not 9.'],
    [['--teams', 'four'], '--teams takes a whole number, 4 or more, not “four”.'],
    [
      ['--teams', '4', '--cavers', 'medic,scout,diver,leader'],
      '--cavers names one team, and --teams wants all of them.',
    ],
    [['--teams', '4', '--among', 'medic,wizard'], '--among: there is no "wizard".'],
    [['--teams', '4', '--among', 'medic,scout'], 'no team of 4 can be made.'],
    [['--always', 'medic', '--vary', 'difficulty=normal,expert'], '--always goes with --teams.'],
    [['--vary', 'difficulty'], '--vary takes NAME=VALUE,VALUE…, not "difficulty".'],
    [['--vary', 'dificulty=normal'], 'Did you mean --difficulty?'],
    [['--vary', 'difficulty=normal,harder'], 'difficulty harder: --difficulty: expected'],
    [['--vary', 'difficulty=normal,normal'], 'difficulty normal is there twice.'],
    [
      ['--vary', 'difficulty=normal,expert', '--difficulty', 'expert'],
      '--difficulty and --vary difficulty contradict each other.',
    ],
    [['--vary', 'gentle=yes,maybe'], '--vary gentle takes yes and no, not "maybe".'],
    [
      ['--teams', '4', '--vary', `bots=${Array.from({ length: 20 }, (_, i) => `plain:${i + 1}`).join(',')}`],
      'That makes 1400 settings; a sweep takes at most 1000.',
    ],
  ])('%j is refused', async (more, message) => {
    const refused = await inside(['sweep', 'sub-terra', ...more]);
    expect({ code: refused.code, out: refused.out }).toEqual({ code: 2, out: '' });
    expect(refused.err).toContain(message);
  });

  test('there are no teams in Pocket Sub', async () => {
    expect((await inside(['sweep', 'pocket-sub', '--teams', '4'])).err).toContain('There are no teams to choose');
  });
});
