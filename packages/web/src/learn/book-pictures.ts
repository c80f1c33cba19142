// The positions that the rulebooks show: of lessons, and of scenarios that the build has put aside for them.
import { positionOf } from '@undercroft/engine';
import type { Picture } from '@undercroft/learn/book';
import type { GuidedStep } from '@undercroft/learn/schemas';
import { loadFullRules } from '../app/catalog.ts';
import { loadLessons } from './library.ts';
import { positionAfter } from './position-after.ts';

interface Start {
  readonly options?: unknown;
  readonly position?: object | undefined;
  readonly steps?: readonly GuidedStep[];
}

let scenarios: Promise<Record<string, Record<string, Start>>> | undefined;

function loadScenarios() {
  scenarios ??= fetch('./book-pictures.json').then((file) => {
    if (!file.ok) throw new Error(`book-pictures.json: ${file.status}`);
    return file.json();
  });
  return scenarios;
}

/** Throws where there is no such position: tests see to it that there is. */
export async function loadPicture(game: string, { kind, name, steps }: Picture): Promise<unknown> {
  const rules = await loadFullRules(game);
  const start =
    kind === 'lesson' ? (await loadLessons(game)).find(({ id }) => id === name) : (await loadScenarios())[game]?.[name];
  if (!start) throw new Error(`there is no ${kind} ${name}`);
  const state = positionOf(rules, { options: start.options, position: start.position });
  if (!state.ok) throw new Error(`${name} cannot be set up: ${state.error.kind}`);
  const moves = kind === 'lesson' ? [] : ((start as Start).steps ?? []).slice(0, steps);
  return positionAfter(rules, state.value, moves);
}
