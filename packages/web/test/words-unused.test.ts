// Every word is said somewhere: a key that no source file of the page reads is a key too many.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { gameIds } from '../../../scripts/modules.mjs';
import { AREAS, loadAnyWords } from './any-words.ts';

/** Where words are read: the page, and what games show on it. */
const FOLDERS = ['../src/', '../../page-kit/src/', ...gameIds().map((id) => `../../../games/${id}/page/`)].map(
  (path) => new URL(path, import.meta.url),
);

const sourcesIn = (folder: URL): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'));

const sources = (): string => FOLDERS.flatMap(sourcesIn).join('\n');

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
const TABLES: Readonly<Record<string, readonly string[]>> = {
  pages: [
    ...['setting.confirm.choices', 'setting.turnEnd.choices', 'setting.dangers.choices', 'setting.speed.choices'],
    ...['setting.motion.choices', 'setting.others.choices', 'end.measures', 'undoQuestion.why'],
  ],
  page: ['languages', 'undo.since', 'bots.strengths', 'play.dangers.shown', 'play.turns'],
  hints: ['reasons'],
  together: ['talk.signs', 'open.paces', 'ideas.wants', 'spelling'],
  away: ['notify.why'],
  'sub-terra': [
    ...['cavers', 'kinds', 'hazards', 'actions', 'setUp.difficulties', 'setUp.teams'],
    ...['about', 'events.asked', 'moments.hazards', 'team.states', 'medals', 'end.ends', 'table.danger.titles'],
  ],
  'infernos-edge': [
    ...['explorers', 'kinds', 'faces', 'items', 'actions', 'setUp.difficulties', 'setUp.teams'],
    ...['about', 'events.asked', 'closing', 'team.states', 'end.ranks', 'setUp.closings'],
  ],
  'pocket-sub': [
    ...['fleets', 'pieces', 'waters', 'spins', 'tokens', 'actions', 'fleet.states', 'end.decided', 'end.measures'],
    ...['about', 'setUp.players', 'setUp.seas', 'setUp.mines'],
  ],
};

/** The paths of all words, a table counting as one. */
function paths(value: unknown, tables: readonly string[], path = ''): string[] {
  if (typeof value !== 'object' || value === null || tables.includes(path)) return [path];
  return Object.entries(value).flatMap(([key, inner]) => paths(inner, tables, path === '' ? key : `${path}.${key}`));
}

/** A game without tables here is asked for each of its words. */
describe.each(AREAS)('%s', (area) => {
  const tables = TABLES[area] ?? [];

  test('says nothing that nobody reads', async () => {
    const all = paths(await loadAnyWords('en', area), tables);
    const unused = all.filter((path) => !path.split('.').every(isRead));
    expect(unused).toEqual([]);
  });

  test('has the tables that are named here', async () => {
    const all = paths(await loadAnyWords('en', area), tables);
    expect(all).toEqual(expect.arrayContaining([...tables]));
  });
});
