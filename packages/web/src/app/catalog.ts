// The parts of a game, loaded when they are needed: rules, views and words in the reader's language.
import type { Game, Playable } from '@undercroft/engine';
import { completeView } from '@undercroft/page-kit/complete-view';
import type { CompleteView, EndView, GameView } from '@undercroft/page-kit/game-view';
import type { SetUpView } from '@undercroft/page-kit/set-up-view';
import type { AllWords, Language } from '@undercroft/words';
import type { PageWords } from '@undercroft/words/en/page';
import type { TableView } from '../stage/table-view.ts';
import { manifestOf } from './games.ts';

/** The rules as a table needs them. */
export const loadTableRules = async (id: string): Promise<Playable> =>
  (await manifestOf(id).loadTable()).rules as Playable;

/** All of the rules: to check what comes from a file or from the browser's database. */
export const loadFullRules = async (id: string): Promise<Game> => (await manifestOf(id).loadFullRules()).rules as Game;

export async function loadView(id: string, language: Language, page: PageWords): Promise<TableView> {
  const [{ view }, game, defs] = await Promise.all([
    manifestOf(id).loadTable(),
    loadGameWords(id, language),
    loadSymbols(id),
  ]);
  const made = { ...(view({ game, page }) as GameView), defs };
  return made.planner ? { ...made, Course: (await import('../stage/course.tsx')).Course } : made;
}

/** With what is told about events. */
export const loadCompleteView = async (id: string, language: Language, page: PageWords): Promise<CompleteView> =>
  completeView(await loadView(id, language, page));

/** What can be set before a game. */
export async function loadSetUp(id: string, language: Language, page: PageWords): Promise<SetUpView> {
  const [{ setUp }, game] = await Promise.all([manifestOf(id).loadTable(), loadGameWords(id, language)]);
  return setUp({ game, page });
}

/** What is shown when it is over. */
export async function loadEnd(id: string, language: Language, page: AllWords): Promise<EndView> {
  const [{ end }, game] = await Promise.all([manifestOf(id).loadEnd(), loadGameWords(id, language)]);
  return (await end({ game, page })) as EndView;
}

/** The symbols of a board, drawn when the page was built (build/static-files.ts). */
async function loadSymbols(id: string): Promise<string> {
  const name = `drawings/symbols-${id}.svg`;
  const file = await fetch(`./${name}`);
  if (!file.ok) throw new Error(`${name}: ${file.status}`);
  const text = await file.text();
  return text.slice(text.indexOf('>') + 1, text.lastIndexOf('</svg>'));
}

const loadGameWords = async (id: string, language: Language): Promise<unknown> =>
  (await manifestOf(id).words.load[language]()).default;
