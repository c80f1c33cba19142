// Everything that teaches a game, played as the page would play it: a change of rules that breaks a lesson fails here.
import { readdirSync, readFileSync } from 'node:fs';
import { findGame } from '@undercroft/catalog';
import type { Game } from '@undercroft/engine';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkCoach, checkHow, checkLesson } from '../src/check.ts';
import { coachSchema, howSchema, lessonSchema } from '../src/schemas.ts';
import { taughtGames } from './taught-games.ts';

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8'));
const filesIn = (path: string): string[] => readdirSync(new URL(`../../../${path}`, import.meta.url));

describe.each(taughtGames)('%s', async (id) => {
  const folder = `games/${id}/learn`;
  const game = findGame(id) as Game;
  const { measures } = await import(/* @vite-ignore */ `../../../${folder}/measures.ts`);
  const rules = { game, measures };
  const lessons = filesIn(`${folder}/lessons`);

  it('has six to ten lessons, in order', () => {
    const numbers = lessons.map((file) => (read(`${folder}/lessons/${file}`) as { number: number }).number);
    expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, i) => i + 1));
    expect(numbers.length).toBeGreaterThanOrEqual(6);
    expect(numbers.length).toBeLessThanOrEqual(10);
  });

  it.each(lessons)('%s: its solution reaches the goal, and every wrong try gets its answer', (file) => {
    const lesson = v.parse(lessonSchema, read(`${folder}/lessons/${file}`));
    expect(`${lesson.id}.json`).toBe(file);
    expect(checkLesson(lesson, rules)).toEqual([]);
  });

  it('the coached game runs from beat to beat', () => {
    expect(checkCoach(v.parse(coachSchema, read(`${folder}/coach.json`)), rules)).toEqual([]);
  });

  it('the pictures of how to play are real positions', () => {
    expect(checkHow(v.parse(howSchema, read(`${folder}/how.json`)), rules)).toEqual([]);
  });
});
