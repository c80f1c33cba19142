// The scenarios of a package. Each is a test whose name begins with the clauses it proves.
import { readdirSync, readFileSync } from 'node:fs';
import { checkScenario, type FindGame, type Game } from '@undercroft/engine';

interface WithRefusals {
  readonly steps?: readonly { readonly expect?: { readonly refused?: readonly { readonly kind?: string }[] } }[];
}

export interface ScenarioFile {
  readonly name: string;
  readonly data: WithRefusals;
}

export const readScenarios = (folder: URL): ScenarioFile[] =>
  readdirSync(folder).map((file) => {
    const data = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    return { name: `${data.rules.join(', ')} ${data.title}`, data };
  });

/** What fails in a scenario; empty if it holds. */
export function scenarioFailures(game: Game, { data }: ScenarioFile): unknown {
  const find: FindGame = (id) => (id === game.id ? game : undefined);
  const report = checkScenario(find, data, clauses());
  return report.ok ? report.value.failures : report.error;
}

const RULES = new URL('../../../rules/', import.meta.url);
const CLAUSE = /^- \*\*([A-Z]{2}(?:-[A-Z0-9]+)+)\*\* /gm;
let known: ReadonlySet<string> | undefined;

/** The ids of all clauses in rules/*.md. */
function clauses(): ReadonlySet<string> {
  known ??= new Set(
    readdirSync(RULES)
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => [...readFileSync(new URL(name, RULES), 'utf8').matchAll(CLAUSE)])
      .map(([, id = '']) => id),
  );
  return known;
}

/** Those of the kinds of refusal that no scenario produces. */
export function refusalsWithoutScenario(kinds: readonly string[], scenarios: readonly ScenarioFile[]): string[] {
  const produced = kindsInScenarios(scenarios.map(({ data }) => data));
  return kinds.filter((kind) => !produced.has(kind));
}

function kindsInScenarios(scenarios: readonly WithRefusals[]): Set<string> {
  const refused = scenarios.flatMap(({ steps = [] }) => steps.flatMap(({ expect }) => expect?.refused ?? []));
  return new Set(refused.flatMap(({ kind }) => (kind === undefined ? [] : [kind])));
}
