// What teaches the games: data files of their own, found by where they lie, so that a new lesson needs no code.
import type { Measures } from '@undercroft/learn/condition';
import type { Coach, HowToPlay, Lesson } from '@undercroft/learn/schemas';
import type { LearnTexts } from '@undercroft/learn/texts';
import type { Language } from '@undercroft/words';

const LESSONS = import.meta.glob<Lesson>('../../../../games/*/learn/lessons/*.json', { import: 'default' });
const COACHES = import.meta.glob<Coach>('../../../../games/*/learn/coach.json', { import: 'default' });
const HOWS = import.meta.glob<HowToPlay>('../../../../games/*/learn/how.json', { import: 'default' });
const TEXTS = import.meta.glob<LearnTexts>('../../../../games/*/learn/texts/*.json', { import: 'default' });
const MEASURES = import.meta.glob<Measures>('../../../../games/*/learn/measures.ts', { import: 'measures' });

type Files<T> = Readonly<Record<string, () => Promise<T>>>;

const inGame = (game: string, file = ''): string => `../../../../games/${game}/learn/${file}`;

async function loadFile<T>(files: Files<T>, path: string): Promise<T | undefined> {
  return files[path]?.();
}

/** In their order. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  const paths = Object.keys(LESSONS).filter((path) => path.startsWith(inGame(game, 'lessons/')));
  const lessons = await Promise.all(paths.map((path) => loadFile(LESSONS, path)));
  return lessons.flatMap((lesson) => lesson ?? []).sort((a, b) => a.number - b.number);
}

export const loadCoach = (game: string): Promise<Coach | undefined> => loadFile(COACHES, inGame(game, 'coach.json'));
export const loadHow = (game: string): Promise<HowToPlay | undefined> => loadFile(HOWS, inGame(game, 'how.json'));
export const loadTexts = (game: string, language: Language): Promise<LearnTexts | undefined> =>
  loadFile(TEXTS, inGame(game, `texts/${language}.json`));
export const loadMeasures = async (game: string): Promise<Measures> =>
  (await loadFile(MEASURES, inGame(game, 'measures.ts'))) ?? {};

/** How many lessons there are, without loading them. */
export const countLessons = (game: string): number =>
  Object.keys(LESSONS).filter((path) => path.startsWith(inGame(game, 'lessons/'))).length;

/** Whether there is anything to learn it by. */
export const teaches = (game: string): boolean => countLessons(game) > 0;
