// The texts that teach: every one is there in every language, none that nobody says, and they read easily.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Book, parseBook } from '../src/book.ts';
import { grade, longSentences } from '../src/readability.ts';
import type { Coach, HowToPlay, Lesson } from '../src/schemas.ts';
import type { LearnTexts } from '../src/texts.ts';
import { taughtGames } from './taught-games.ts';

const LANGUAGES = ['en', 'hu'] as const;
const at = (path: string): URL => new URL(`../../../${path}`, import.meta.url);
const read = <T>(path: string): T => JSON.parse(readFileSync(at(path), 'utf8'));

/** 'lessons.across-the-ledge.wrong.noRope' for everything the data asks for. */
function wantedKeys(game: string): string[] {
  const folder = `games/${game}/learn`;
  const lessons = readdirSync(at(`${folder}/lessons`)).map((file) => read<Lesson>(`${folder}/lessons/${file}`));
  const coach = read<Coach>(`${folder}/coach.json`);
  const how = read<HowToPlay>(`${folder}/how.json`);
  return [
    ...lessons.flatMap(({ id, wrong, alternatives = [] }) => [
      ...['title', 'goal', 'position', 'teaches', 'hint', 'done'].map((key) => `lessons.${id}.${key}`),
      ...wrong.map(({ say }) => `lessons.${id}.wrong.${say}`),
      ...alternatives.map(({ say }) => `lessons.${id}.also.${say}`),
    ]),
    ...coach.beats.flatMap(({ id, wrong, cut }) => [
      ...['title', 'text', 'task'].map((key) => `coach.beats.${id}.${key}`),
      ...wrong.map(({ say }) => `coach.beats.${id}.wrong.${say}`),
      ...(cut?.line === undefined ? [] : [`coach.cuts.${cut.line}`]),
    ]),
    ...coach.firsts.flatMap(({ say }) => [`coach.firsts.${say}.title`, `coach.firsts.${say}.text`]),
    'how.minutes',
    'coach.minutes',
    ...how.spreads.flatMap(howKeys),
  ];
}

function howKeys({
  id,
  pictures,
  points = [],
  actions = [],
  rows = [],
  dangers = [],
  steps = [],
  more,
}: HowToPlay['spreads'][number]) {
  const under = (part: string, keys: readonly { readonly key: string }[], fields: readonly string[]) =>
    keys.flatMap(({ key }) => fields.map((field) => `${part}.${key}${field}`));
  return [
    'title',
    'lead',
    ...pictures.map((_, i) => `pictures.${i}`),
    ...under('points', points, ['']),
    ...under('actions', actions, ['.name', '.text']),
    ...under('rows', rows, ['.name', '.text']),
    ...under('dangers', dangers, ['.title', '.text']),
    ...under('steps', steps, ['.title', '.text']),
    ...(more ? ['more'] : []),
  ].map((key) => `how.spreads.${id}.${key}`);
}

function leaves(data: unknown, path = ''): [key: string, text: string][] {
  if (typeof data !== 'object' || data === null) return [[path, String(data)]];
  return Object.entries(data).flatMap(([key, value]) => leaves(value, path === '' ? key : `${path}.${key}`));
}

const bookTexts = ({ opening, chapters }: Book): string[] => [
  opening,
  ...chapters.flatMap(({ sections }) =>
    sections.flatMap(({ paragraphs }) =>
      paragraphs.flatMap(({ parts }) => parts.flatMap((part) => (part.type === 'text' ? part.text : part.items))),
    ),
  ),
];

describe.each(taughtGames)('%s', (game) => {
  it.each(LANGUAGES)('has every sentence, and none that nobody says: %s', (language) => {
    const keys = leaves(read(`games/${game}/learn/texts/${language}.json`)).map(([key]) => key);
    expect(keys.sort()).toEqual([...new Set(wantedKeys(game))].sort());
  });

  it.each(LANGUAGES)('says how long it takes in numbers: %s', (language) => {
    const { how, coach } = read<LearnTexts>(`games/${game}/learn/texts/${language}.json`);
    expect([typeof how.minutes, typeof coach.minutes]).toEqual(['number', 'number']);
  });

  it('no sentence has more than 25 words, and no longer text is above grade 8', () => {
    const texts = leaves(read(`games/${game}/learn/texts/en.json`)).map(([, text]) => text);
    const all = [...texts, ...bookTexts(parseBook(readFileSync(at(`rules/players/en/${game}.md`), 'utf8')))];
    expect(all.flatMap(longSentences)).toEqual([]);
    expect(all.filter((text) => grade(text) > 8)).toEqual([]);
  });
});
