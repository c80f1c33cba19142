// The scenarios of a package: each is a test whose name begins with the clauses it proves.
import { readdirSync, readFileSync } from 'node:fs';
import { checkScenario, type FindGame, type Game } from '@undercroft/engine';
import { refusalKinds, refusedKinds, type WithRefusals } from './refusals.ts';

export interface ScenarioFile {
  readonly name: string;
  readonly data: WithRefusals;
}

export const readScenarios = (folder: URL): ScenarioFile[] =>
  readdirSync(folder).map((file) => {
    const data = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    return { name: `${data.rules.join(', ')} ${data.title}`, data };
  });

/** What is wrong with a scenario; nothing, if it holds. */
export function scenarioFaults(game: Game, { data }: ScenarioFile): unknown {
  const find: FindGame = (id) => (id === game.id ? game : undefined);
  const report = checkScenario(find, data);
  return report.ok ? report.value.failures : report.error;
}

/** The kinds of refusal a game's `check.ts` can give and none of its scenarios produces. */
export function neverRefused(check: URL, scenarios: readonly ScenarioFile[]): string[] {
  const produced = refusedKinds(scenarios.map(({ data }) => data));
  return refusalKinds(readFileSync(check, 'utf8')).filter((kind) => !produced.has(kind));
}
