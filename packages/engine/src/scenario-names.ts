// Finds what is misspelt in a scenario: a type, a field, a value, a question, a kind of refusal or a clause that does not
// exist. Otherwise "this action is refused" or "no such event" would hold for ever.
import type { Game } from './contract.ts';
import type { InputError, Path } from './input-error.ts';
import { listPattern } from './patterns.ts';
import type { Expect, Scenario, Step } from './scenario-schema.ts';
import { partError, type TypedSchema, typedError, typedPartError, typesIn, unknownValue } from './schema-parts.ts';
import { TABLE_REFUSAL_KINDS } from './table.ts';

/** The ids of the clauses in rules/*.md. */
export type Clauses = ReadonlySet<string>;

/** The names that a scenario may use. */
interface Names {
  readonly game: Game;
  readonly actions: readonly TypedSchema[];
  readonly outcomes: readonly TypedSchema[];
  readonly moves: readonly TypedSchema[];
  readonly events: readonly TypedSchema[];
  /** Undefined where the rules are not at hand. */
  readonly clauses: Clauses | undefined;
}

type Found = InputError | undefined;
type Part = Readonly<Record<string, unknown>>;

/** The first name that neither the game nor the rules have. */
export function misspeltName(game: Game, scenario: Scenario, clauses?: Clauses): Found {
  const [actions, outcomes] = [typesIn(game.schemas.action), typesIn(game.schemas.outcome)];
  const events = typesIn(game.schemas.event);
  const names: Names = { game, actions, outcomes, moves: [...actions, ...outcomes], events, clauses };
  return (
    eachError(scenario.rules, ['rules'], (rule, path) => clauseError(names, rule, path)) ??
    clauseError(names, scenario.refused?.rule, ['refused', 'rule']) ??
    eachError(scenario.steps, ['steps'], (step, path) => stepError(names, step, path))
  );
}

function eachError<T>(list: readonly T[] | undefined, path: Path, errorOf: (one: T, path: Path) => Found): Found {
  for (const [i, one] of (list ?? []).entries()) {
    const error = errorOf(one, [...path, i]);
    if (error) return error;
  }
  return undefined;
}

function clauseError({ clauses }: Names, rule: unknown, path: Path): Found {
  if (Array.isArray(rule))
    return eachError(rule, path, (one, at) => (clauses ? oneClauseError(clauses, one, at) : undefined));
  return clauses && rule !== undefined ? oneClauseError(clauses, rule, path) : undefined;
}

function oneClauseError(clauses: Clauses, rule: unknown, path: Path): Found {
  if (typeof rule === 'string' && clauses.has(rule)) return undefined;
  return { kind: 'unknown-clause', path, received: String(rule), known: [...clauses] };
}

const nameError = (known: readonly string[], name: string | undefined, path: Path): Found =>
  name === undefined || known.includes(name) ? undefined : unknownValue(known, name, path);

function stepError(names: Names, { act, chance, expect }: Step, path: Path): Found {
  return (
    (act && typedError(names.actions, act, [...path, 'act'])) ??
    (chance && typedError(names.outcomes, chance, [...path, 'chance'])) ??
    (expect && expectError(names, expect, [...path, 'expect']))
  );
}

function expectError(names: Names, expect: Expect, path: Path): Found {
  const { asks, legal, allows, forbids, odds, state } = expect;
  const { facts, schemas } = names.game;
  const moveError = (part: Part, at: Path) => typedPartError(names.moves, part, at);
  return (
    nameError([...facts.asks, 'nothing'], asks, [...path, 'asks']) ??
    eachError(legal, [...path, 'legal'], (move, at) => typedError(names.moves, move, at)) ??
    eachError(allows, [...path, 'allows'], moveError) ??
    eachError(forbids, [...path, 'forbids'], moveError) ??
    eachError(expect.refused, [...path, 'refused'], (refused, at) => refusedError(names, refused, at)) ??
    eventsError(names, expect, path) ??
    eachError(odds, [...path, 'odds'], ({ outcome }, at) =>
      typedPartError(names.outcomes, outcome, [...at, 'outcome']),
    ) ??
    (state && partError(schemas.snapshot, state, [...path, 'state'])) ??
    resultError(names, expect.result, [...path, 'result'])
  );
}

/** An action that is malformed by mistake would be refused as well. */
function refusedError(names: Names, { action, kind, rule }: NonNullable<Expect['refused']>[number], path: Path): Found {
  return (
    nameError([...TABLE_REFUSAL_KINDS, ...names.game.facts.refusals], kind, [...path, 'kind']) ??
    clauseError(names, rule, [...path, 'rule']) ??
    (kind === 'malformed' ? undefined : typedError(names.moves, action, [...path, 'action']))
  );
}

function eventsError(names: Names, { events = [], silent }: Expect, path: Path): Found {
  const pattern = listPattern(events);
  const listed = (pattern?.items ?? events) as readonly Part[];
  const eventError = (part: Part, at: Path) =>
    typedPartError(names.events, part, at) ?? clauseError(names, part['rule'], [...at, 'rule']);
  return (
    eachError(listed, [...path, 'events', ...(pattern ? [pattern.how] : [])], eventError) ??
    eachError(silent, [...path, 'silent'], eventError)
  );
}

function resultError(names: Names, result: Part | undefined, path: Path): Found {
  if (!result) return undefined;
  const { how, rule } = result;
  const isKnown = how === undefined || names.game.facts.endings.includes(String(how));
  return isKnown
    ? clauseError(names, rule, [...path, 'rule'])
    : unknownValue(names.game.facts.endings, how, [...path, 'how']);
}
