// Who plays, in a word: wanderer, novice, adept, adept:2000, plain:250ms, run:python3 bot.py.
import { type Budget, type Roster, STRENGTHS, type Strength } from '@undercroft/bots';
import { fail, ok, type Result } from '@undercroft/engine';
import { didYouMean } from '../cli/nearest.ts';
import { list } from '../words/grammar.ts';

export const NAMES = [...STRENGTHS, 'plain'] as const;
export type Name = (typeof NAMES)[number];

export type Spec =
  | { readonly type: 'own'; readonly name: Name; readonly budget: Budget }
  | { readonly type: 'foreign'; readonly command: string };

const FOREIGN = 'run:';
const MOST_ITERATIONS = 10_000_000;
const LONGEST_MS = 600_000;

/** What is left open is filled in: a bot thinks as long as its strength needs, the yardstick as long as the adept. */
export function readSpec(text: string, { budgets }: Pick<Roster, 'budgets'>): Result<Spec, string> {
  if (text.startsWith(FOREIGN)) return readCommand(text.slice(FOREIGN.length).trim());
  const [name = '', budget, ...more] = text.split(':');
  if (!isName(name)) return fail(`There is no bot "${name}".${didYouMean(name, NAMES)} Known: ${KNOWN}.`);
  const usual = name === 'plain' ? budgets.adept : budgets[name satisfies Strength];
  if (budget === undefined) return ok({ type: 'own', name, budget: usual });
  if (name === 'wanderer' || more.length > 0) return fail(`"${text}" is no bot: the ${name} ${manner(name)}.`);
  const read = readBudget(budget);
  return read.ok ? ok({ type: 'own', name, budget: read.value }) : fail(`${name}: ${read.error}`);
}

const KNOWN = `${list([...NAMES])}, with a budget as in adept:2000 or adept:250ms, and run:COMMAND`;

const manner = (name: Name): string =>
  name === 'wanderer' ? 'does not think and takes no budget' : 'takes one budget, as in adept:2000 or adept:250ms';

const isName = (text: string): text is Name => NAMES.some((name) => name === text);

function readCommand(command: string): Result<Spec, string> {
  return command ? ok({ type: 'foreign', command }) : fail('run: needs a command, as in run:python3 bot.py.');
}

function readBudget(text: string): Result<Budget, string> {
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(text) ?? [];
  const amount = Number(digits);
  const most = unit ? LONGEST_MS : MOST_ITERATIONS;
  if (!(amount >= 1 && amount <= most))
    return fail(`a budget is a number of iterations (2000) or of milliseconds (250ms), not "${text}".`);
  return ok(unit ? { milliseconds: amount } : { iterations: amount });
}

/** As a plan holds it: complete, so that it means the same in every version of the program. */
export function writeSpec(spec: Spec): string {
  if (spec.type === 'foreign') return `${FOREIGN}${spec.command}`;
  if (spec.name === 'wanderer') return spec.name;
  return `${spec.name}:${'iterations' in spec.budget ? spec.budget.iterations : `${spec.budget.milliseconds}ms`}`;
}

/** Of a foreign bot, as a plan holds it. */
export const commandOf = (text: string): string | undefined =>
  text.startsWith(FOREIGN) ? text.slice(FOREIGN.length) : undefined;
