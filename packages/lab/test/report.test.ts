import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadRoster } from '@undercroft/catalog/bots';
import { unwrap } from '@undercroft/engine';
import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import type { Figure, Section } from '../../terminal/src/report/figure.ts';
import { reportPage } from '../src/report/page/page.ts';
import { samplesOf } from '../src/report/sample.ts';
import { MOST_CHAPTERS, sectionsOf } from '../src/report/sections.ts';
import { gameLine, headLine, type Results } from '../src/results/file.ts';
import type { Plan } from '../src/results/plan.ts';
import { playBatch } from '../src/simulation/batch.ts';
import { freshFolder, inside } from './binary.ts';
import { cave, duel } from './report-results.ts';

const page = (...results: Results[]) =>
  reportPage(
    results.map((one, i) => ({ path: `results-${i}.jsonl`, results: one })),
    '0.1.0',
  );
const parsed = (html: string) => parseHTML(html).document;

/** Real games of a game of the catalog. */
async function real(game: string, bots: string[], games: number): Promise<Results> {
  const { game: rules } = await loadRoster(game);
  const options = rules.options(unwrap(rules.open({})));
  const plan: Plan = {
    game,
    rules: rules.rules,
    settings: [{ name: '', options, bots, rotate: false }],
    seed: '7',
    games,
    timeLimit: 1000,
  };
  const head = {
    undercroft: 'results',
    format: 1,
    program: '0.1.0',
    command: `undercroft simulate ${game}`,
    kind: 'simulate',
    plan,
  } as const;
  return { head, games: await playBatch(plan, 0, games), isTruncated: false };
}

function expectWhole(html: string): void {
  const document = parsed(html);
  // Fonts inside the page are no requests; what is not looked at is not printed when something is wrong either.
  const text = html.replaceAll(/data:font\/woff2;base64,[\w+/=]+/g, '');
  expect(
    text.match(/.{40}(<script|javascript:|<link|<img|@import|src="|NaN|undefined|Infinity|\bnull\b).{40}/g),
  ).toBeNull();
  expect(text.match(/(href|url\()["'(]?(https?:)?\/\/.{20}/g)).toBeNull();
  for (const figure of document.querySelectorAll('figure')) {
    const drawings = figure.querySelectorAll('.chart svg');
    expect(drawings).toHaveLength(2);
    for (const drawing of drawings) {
      const names = (drawing.getAttribute('aria-labelledby') ?? '').split(' ');
      expect(names).toHaveLength(2);
      for (const id of names) expect(drawing.querySelector(`#${id}`)?.textContent).toBeTruthy();
    }
    expect(figure.querySelectorAll('details tbody tr').length).toBeGreaterThan(0);
    for (const cell of figure.querySelectorAll('thead th')) expect(cell.textContent).not.toBe('');
    expect(figure.querySelector('figcaption')?.textContent).toMatch(/\d|95/);
  }
  const ids = [...document.querySelectorAll('[id]')].map((element) => element.getAttribute('id'));
  expect(new Set(ids).size).toBe(ids.length);
}

test('real games of all three games give a complete page', async () => {
  const html = page(
    await real('sub-terra', ['wanderer'], 60),
    await real('infernos-edge', ['wanderer'], 60),
    await real('pocket-sub', ['wanderer', 'wanderer'], 60),
  );
  expectWhole(html);
  const titles = [...parsed(html).querySelectorAll('h2')].map((element) => element.textContent);
  expect(titles).toEqual(['Sub Terra', "Inferno's Edge", 'Pocket Sub', 'How this was made']);
});

test('a page of medals and defeats says how it was made', () => {
  const made = Array.from({ length: 80 }, (_, i) => ({
    how: (['gold', 'defeat', 'bronze', 'defeat'] as const)[i % 4] ?? 'gold',
    team: i % 3 === 0 ? ['leader', 'medic', 'diver', 'scout'] : ['leader', 'medic', 'climber', 'engineer'],
    lost: { gas: 1 + (i % 3) },
  }));
  const html = page(
    cave(made, { command: 'undercroft simulate sub-terra --seed tuesday --out results-0.jsonl', seed: 'tuesday' }),
  );
  expectWhole(html);
  expect(html.includes('<pre>undercroft simulate sub-terra --seed tuesday --out results-0.jsonl</pre>')).toBe(true);
  expect(html.includes('<dd>tuesday</dd>')).toBe(true);
  expect(html.includes('Undercroft 0.1.0, sub-terra rules 1, results format 1')).toBe(true);
  expect(parsed(html).querySelectorAll('rect[fill-opacity]').length).toBeGreaterThan(10);
});

test.each([
  ['no game at all', [cave([])], 'No games yet'],
  ['one game', [cave([{ how: 'defeat' }])], 'what 1 game says'],
  ['only defeats', [cave(Array.from({ length: 30 }, () => ({ how: 'defeat' })))], 'No game ended with a medal'],
  ['only gold', [cave(Array.from({ length: 30 }, () => ({ how: 'gold' })))], 'Every game ended with a medal'],
  [
    'only draws',
    [
      duel([
        [0.5, 0.5],
        [0.5, 0.5],
      ]),
    ],
    'Most often nobody won',
  ],
  ['one sea game', [duel([[0, 1]])], 'Whoever began won'],
])('%s still gives a sensible page', (_, results, words) => {
  const html = page(...results);
  expectWhole(html);
  expect(html.includes(words)).toBe(true);
});

const made = (how: string, difficulty: string) => Array.from({ length: 10 }, () => ({ how, difficulty }));
const headings = (html: string) =>
  [...parsed(html).querySelectorAll('main h2')].map((element) => element.textContent ?? '');

test('several settings are compared and have a chapter each; the contents link to all of them', () => {
  const html = page(
    cave([...made('gold', 'normal'), ...made('defeat', 'expert')], { bots: ['adept:2000'] }),
    cave(made('defeat', 'normal'), { bots: ['novice:1'] }),
    duel([[1, 0]]),
  );
  expectWhole(html);
  expect(headings(html)).toEqual([
    'Sub Terra: 3 settings',
    'Sub Terra: normal, adept:2000',
    'Sub Terra: normal, novice:1',
    'Sub Terra: expert, adept:2000',
    'Pocket Sub',
    'How this was made',
  ]);
  const document = parsed(html);
  const links = [...document.querySelectorAll('#contents a')];
  expect(links).toHaveLength(6);
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
  const chapter = [...document.querySelectorAll('main section')].find((section) =>
    section.querySelector('h2')?.textContent?.includes('expert'),
  );
  expect(chapter?.querySelector('.head p')?.textContent).toBe('10 games, expert, 4 cavers; played by adept:2000.');
  expect(chapter?.querySelector('.headlines dd.value')?.textContent).toBe('0.0\u00a0%');
});

test('of very many settings those with most games have a chapter, and all are compared', () => {
  const files = Array.from({ length: MOST_CHAPTERS + 5 }, (_, i) =>
    cave(
      Array.from({ length: i < 5 ? 1 : 2 }, () => ({ how: 'gold' })),
      { bots: [`adept:${i + 1}`] },
    ),
  );
  const [compared, ...chapters] = sectionsOf(samplesOf(files)) as [Section, ...Section[]];
  expect(chapters.map(({ name }) => name)).toEqual(Array.from({ length: MOST_CHAPTERS }, (_, i) => `adept:${i + 6}`));
  expect((compared.figures[0] as Figure).table.rows).toHaveLength(MOST_CHAPTERS + 5);
  expect(compared.lead).toContain(`The ${MOST_CHAPTERS} with most games have a chapter of their own.`);
});

test('games in several files are counted once, and the page says so', () => {
  const twice = duel([
    [1, 0],
    [0, 1],
  ]);
  const html = page(twice, twice);
  expect(html).toContain('what 2 games say');
  expect(html).toContain('2 games were in the files more than once');
  expect(page(twice)).not.toContain('more than once');
});

test('an interrupted run is marked as such', () => {
  const whole = duel([
    [1, 0],
    [0, 1],
    [1, 0],
  ]);
  expect(page(whole).includes('broken off')).toBe(false);
  const html = page({ ...whole, games: whole.games.slice(0, 2), isTruncated: true });
  expect(html.includes('2 of 3 games are there: the run was broken off.')).toBe(true);
  expect(html.includes('cut off')).toBe(true);
});

test('whatever a file contains is escaped', () => {
  const evil = '<script>alert(1)</script>"\'&';
  const results = cave([{ how: 'gold' }, { how: 'defeat' }], { name: evil, command: evil, bots: [evil] });
  const named = {
    ...results,
    head: {
      ...results.head,
      plan: {
        ...results.head.plan,
        settings: results.head.plan.settings.map((one, i) => ({ ...one, name: `${evil}${i}` })),
      },
    },
  };
  const html = page(named, duel([[1, 0]]));
  expectWhole(html);
  expect(html.includes('&lt;script&gt;alert(1)&lt;/script&gt;')).toBe(true);
});

test('the command writes the page, and refuses anything but results files', async () => {
  const folder = freshFolder();
  const path = join(folder, 'results.jsonl');
  const { head, games } = duel([
    [1, 0],
    [0, 1],
  ]);
  writeFileSync(path, headLine(head) + games.map(gameLine).join(''));
  const out = join(folder, 'page.html');
  const ran = await inside(['report', path, '--out', out]);
  expect(ran).toEqual({ code: 0, out: `${out}: 2 games from 1 results file.\n`, err: '' });
  expectWhole(readFileSync(out, 'utf8'));

  writeFileSync(join(folder, 'record.jsonl'), '{"undercroft":"record"}\n');
  expect((await inside(['report', join(folder, 'record.jsonl')])).err).toContain('not a results file');
  expect((await inside(['report', join(folder, 'missing.jsonl')])).err).toContain('missing.jsonl does not exist.');
  expect(await inside(['report', join(path, 'below.jsonl')])).toMatchObject({
    code: 2,
    err: expect.stringContaining('leads through a file, not a folder'),
  });
  expect((await inside(['report'])).err).toContain('Which results?');
  expect((await inside(['report', path, '--out', join(path, 'page.html')])).code).toBe(2);
});

test('files that would not fit into memory are refused at once, with what helps', async () => {
  const path = join(freshFolder(), 'large.jsonl');
  writeFileSync(path, headLine(duel([[1, 0]]).head));
  truncateSync(path, 20_000_000_000);
  const { code, err } = await inside(['report', path]);
  expect(code).toBe(2);
  expect(err).toContain('These files have 20,000 MB');
  expect(err).toContain('NODE_OPTIONS=--max-old-space-size=100000');
});
