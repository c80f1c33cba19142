// The scenarios that the players' rulebooks show as pictures: only those, of many, are part of the page.
import fs from 'node:fs';
import path from 'node:path';
import { listGames, root } from '../../../scripts/modules.mjs';

const REFERENCE = /\(scenario:([a-z0-9-]+)(?:@\d+)?\)/g;

interface ScenarioFile {
  readonly options?: unknown;
  readonly position?: unknown;
  readonly steps?: readonly { readonly act?: unknown; readonly chance?: unknown }[];
}

/** By game and by the scenario's name: its start and its moves. */
export function bookPictures(): Record<string, Record<string, ScenarioFile>> {
  const games = listGames().filter(({ id }) => fs.existsSync(bookOf(id)));
  return Object.fromEntries(games.map(({ id, folder }) => [id, picturesOf(id, folder)]));
}

const bookOf = (game: string): string => path.join(root, 'rules/players/en', `${game}.md`);

function picturesOf(game: string, folder: string): Record<string, ScenarioFile> {
  const names = [...fs.readFileSync(bookOf(game), 'utf8').matchAll(REFERENCE)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name) => [name, startAndMoves(path.join(root, folder, 'scenarios', `${name}.json`))]),
  );
}

function startAndMoves(file: string): ScenarioFile {
  const { options, position, steps = [] }: ScenarioFile = JSON.parse(fs.readFileSync(file, 'utf8'));
  const moves = steps.filter(({ act, chance }) => act ?? chance).map(({ act, chance }) => (act ? { act } : { chance }));
  return { ...(options ? { options } : {}), ...(position ? { position } : {}), steps: moves };
}
