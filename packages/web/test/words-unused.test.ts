// Every word is said somewhere: a key that no source file of the page reads is a key too many.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Area, loadWords } from '../src/words/index.ts';

const SOURCES = new URL('../src/', import.meta.url);

/** The sources of the page without the words themselves. */
function sources(): string {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('words'))
    .map((file) => readFileSync(new URL(file, SOURCES), 'utf8'))
    .join('\n');
}

const text = sources();

/** Read as `.key`, as `['key']`, or taken apart as `{ key }` or `{ key: name }`. */
const isRead = (key: string): boolean => {
  const name = key.replaceAll(/[-.]/g, '\\$&');
  return (
    new RegExp(`(?:\\.|\\?\\.)${name}\\b`).test(text) ||
    new RegExp(`\\[['"\`]${name}['"\`]\\]`).test(text) ||
    new RegExp(`[{,]\\s*${name}\\s*(?::\\s*\\w+\\s*)?(?=[,}])`).test(text)
  );
};

/** Tables by a word of the rules: read as a whole, by what the rules call a thing. */
const TABLES: Readonly<Record<Area, readonly string[]>> = {
  pages: ['setting.speeds', 'end.measures'],
  page: ['games', 'languages', 'undo.since', 'undo.why', 'bots.strengths'],
  hints: ['reasons'],
  'sub-terra': [
    ...['cavers', 'abilities', 'kinds', 'hazards', 'deeds', 'setUp.difficulties', 'setUp.teams'],
    ...['about', 'team.states', 'end.medals', 'end.ends'],
  ],
  'infernos-edge': [
    ...['explorers', 'abilities', 'kinds', 'faces', 'items', 'deeds', 'setUp.difficulties', 'setUp.teams'],
    ...['about', 'team.states', 'end.ranks', 'end.ends', 'risk.tile'],
  ],
  'pocket-sub': [
    ...['fleets', 'pieces', 'waters', 'spins', 'tokens', 'deeds', 'fleet.states', 'end.decided', 'end.measures'],
    ...['about', 'setUp.players', 'setUp.seas', 'setUp.mines'],
  ],
};

/** The paths of all words, a table counting as one. */
function paths(value: unknown, tables: readonly string[], path = ''): string[] {
  if (typeof value !== 'object' || value === null || tables.includes(path)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, tables, path === '' ? key : `${path}.${key}`));
}

describe.each<Area>(['page', 'pages', 'hints', 'sub-terra', 'infernos-edge', 'pocket-sub'])('%s', (area) => {
  test('says nothing that nobody reads', async () => {
    const all = paths(await loadWords('en', area), TABLES[area]);
    const unused = all.filter((path) => !path.split('.').every(isRead));
    expect(unused).toEqual([]);
  });

  test('has the tables that are named here', async () => {
    const all = paths(await loadWords('en', area), TABLES[area]);
    expect(all).toEqual(expect.arrayContaining([...TABLES[area]]));
  });
});
