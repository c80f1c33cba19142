// Whole games, kept with every event they told. `node scripts/golden.mjs sub-terra` makes them anew after a change of
// the rules that is meant; the difference is then there to read.
import { readdirSync, readFileSync } from 'node:fs';
import { canonical, type FindGame, must, readRecord, replay } from '@undercroft/engine';
import { story } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { ENDS } from '../src/events.ts';
import { type SubTerraEnding, subTerra } from '../src/index.ts';

const folder = new URL('../golden/', import.meta.url);
const find: FindGame = (id) => (id === subTerra.id ? subTerra : undefined);
const text = (file: string): string => readFileSync(new URL(file, folder), 'utf8');

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.story.jsonl'))
  .map((file) => file.replace('.story.jsonl', ''));
const games = names.map((name) => ({ name, record: must(readRecord(text(`${name}.jsonl`))) }));
const tables = games.map(({ record }) => must(replay(find, record)));

describe('golden games', () => {
  test.each(games.map(({ name, record }) => [name, record] as const))('%s tells the same story', (name, record) => {
    expect(story(find, record)).toEqual(text(`${name}.story.jsonl`).trimEnd().split('\n'));
  });

  test('there are at least 60, in every variant, with every medal and every way of ending, and some with second thoughts', () => {
    const options = new Set(games.map(({ record }) => canonical(record.options)));
    const endings = tables
      .map((table) => table.status())
      .flatMap((status) => (status.type === 'over' ? [status.ending] : []));
    expect(games.length).toBeGreaterThanOrEqual(60);
    expect(subTerra.facts.variants.filter((variant) => !options.has(canonical(variant.options)))).toEqual([]);
    expect([...new Set(endings.map(({ how }) => how))].sort()).toEqual([...subTerra.facts.endings].sort());
    expect([...new Set(endings.map((ending) => (ending as unknown as SubTerraEnding).end))].sort()).toEqual(
      [...ENDS].sort(),
    );
    expect(games.some(({ record }) => record.entries.some(({ type }) => type === 'undo'))).toBe(true);
  });
});
