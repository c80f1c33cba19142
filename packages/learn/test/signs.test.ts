// What the signs of a table mean: the same signs in every language, each with a rule that exists, in words that read easily.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grade, longSentences } from '../src/readability.ts';
import { findSign, type SignRules, type SignTexts } from '../src/signs.ts';
import { taughtGames } from './taught-games.ts';

const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const read = <T>(game: string, name: string): T =>
  JSON.parse(readFileSync(at(`games/${game}/learn/signs/${name}.json`), 'utf8'));
const CLAUSE = /^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\* /gm;

describe.each(taughtGames)('%s', (game) => {
  const rules = read<SignRules>(game, 'rules');

  it.each(['en', 'hu'])('explains every sign that has a rule, and no other: %s', (language) => {
    const texts = read<SignTexts>(game, language);
    expect(Object.keys(texts)).toEqual(Object.keys(rules));
    expect(Object.values(texts).filter(({ name, text }) => name === '' || !/[.?]$/.test(text))).toEqual([]);
  });

  it('names clauses that exist, at least one for each sign', () => {
    const clauses = [...readFileSync(at(`rules/${game}.md`), 'utf8').matchAll(CLAUSE)].map(([, id]) => id);
    expect(Object.values(rules).filter((ids) => ids.length === 0)).toEqual([]);
    expect(Object.values(rules).flatMap((ids) => ids.filter((id) => !clauses.includes(id)))).toEqual([]);
  });

  it('no sentence has more than 25 words, and no text is above grade 8', () => {
    const texts = Object.values(read<SignTexts>(game, 'en')).map(({ text }) => text);
    expect(texts.flatMap(longSentences)).toEqual([]);
    expect(texts.filter((text) => grade(text) > 8)).toEqual([]);
  });
});

describe('findSign', () => {
  it('finds a sign by its icon, else as one of its kind', () => {
    const signs = { edge: 'somebody', 'edge.exit': 'the exit' };
    expect(['edge.exit', 'edge.medic', 'edge', 'chip.exit'].map((key) => findSign(signs, key))).toEqual([
      'the exit',
      'somebody',
      'somebody',
      undefined,
    ]);
  });
});
