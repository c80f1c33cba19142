// Bots as they are written: easy, medium, medium:2000, plain:250ms, run:python3 bot.py; also by their ids (novice, adept)
// and by their names in the reader's language.
import { type Budget, type Roster, STRENGTHS, type Strength } from '@undercroft/bots';
import { fail, ok, type Result } from '@undercroft/engine';
import type { TerminalWords } from '@undercroft/words/terminal';
import { didYouMean } from '../cli/nearest.ts';

const IDS = [...STRENGTHS, 'plain'] as const;
export type BotName = (typeof IDS)[number];

/** What players call our bots, and their ids. */
const ALIASES: Readonly<Record<string, Strength>> = { random: 'wanderer', easy: 'novice', medium: 'adept' };
export const BOT_ALIASES = Object.keys(ALIASES);

/** What bots are called in another language. */
type BotNames = TerminalWords['seats']['botNames'];

const fold = (name: string): string => name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** A bot as plans and records write it: by its id, whatever it was called. */
export function withBotId(text: string, names?: BotNames): string {
  const [name = '', ...rest] = text.split(':');
  const named = names && STRENGTHS.find((id) => fold(names[id]) === fold(name));
  return [named ?? (Object.hasOwn(ALIASES, name) ? ALIASES[name] : name), ...rest].join(':');
}

/** Why something is no bot; `name` as it was written. */
export type SpecError =
  | { readonly kind: 'no-bot' | 'no-budget' | 'one-budget'; readonly name: string }
  | { readonly kind: 'bad-budget'; readonly budget: string }
  | { readonly kind: 'no-program' };

export type Spec =
  | { readonly type: 'own'; readonly name: BotName; readonly budget: Budget }
  | { readonly type: 'foreign'; readonly command: string };

export const FOREIGN = 'run:';
const MOST_ITERATIONS = 10_000_000;
const LONGEST_MS = 600_000;

/** Fills in the default budget: that of the bot's strength, or the adept's for the plain search. */
export function readSpec(
  text: string,
  { budgets }: Pick<Roster, 'budgets'>,
  names?: BotNames,
): Result<Spec, SpecError> {
  const command = commandOf(text)?.trim();
  if (command !== undefined) return command ? ok({ type: 'foreign', command }) : fail({ kind: 'no-program' });
  const [written = ''] = text.split(':');
  const [name = '', budget, ...more] = withBotId(text, names).split(':');
  if (!isId(name)) return fail({ kind: 'no-bot', name: written });
  const defaultBudget = name === 'plain' ? budgets.adept : budgets[name satisfies Strength];
  if (budget === undefined) return ok({ type: 'own', name, budget: defaultBudget });
  if (name === 'wanderer') return fail({ kind: 'no-budget', name: written });
  if (more.length > 0) return fail({ kind: 'one-budget', name: written });
  const read = readBudget(budget);
  return read ? ok({ type: 'own', name, budget: read }) : fail({ kind: 'bad-budget', budget });
}

/** `more`: bots that only some readers want to know of. */
export function describeSpecError(
  error: SpecError,
  { seats, usage }: TerminalWords,
  more: readonly BotName[] = [],
): string {
  switch (error.kind) {
    case 'no-bot': {
      const known = [...Object.values(seats.botNames), ...more];
      const meant = didYouMean(error.name, [...known, ...BOT_ALIASES, ...IDS], usage);
      return `${seats.noBot(error.name)}${meant} ${seats.bots(known)}`;
    }
    case 'no-budget':
      return seats.noBudget(error.name);
    case 'one-budget':
      return seats.oneBudget(error.name);
    case 'bad-budget':
      return seats.badBudget(error.budget);
    case 'no-program':
      return seats.noProgram;
    default:
      return error satisfies never;
  }
}

const isId = (text: string): text is BotName => IDS.some((id) => id === text);

function readBudget(text: string): Budget | undefined {
  const [, digits, unit] = /^(\d{1,9})(ms)?$/.exec(text) ?? [];
  const amount = Number(digits);
  const most = unit ? LONGEST_MS : MOST_ITERATIONS;
  if (!(amount >= 1 && amount <= most)) return undefined;
  return unit ? { milliseconds: amount } : { iterations: amount };
}

/** As plans write it: with its budget, so that it means the same in every version of the program. */
export function writeSpec(spec: Spec): string {
  if (spec.type === 'foreign') return `${FOREIGN}${spec.command}`;
  if (spec.name === 'wanderer') return spec.name;
  return `${spec.name}:${'iterations' in spec.budget ? spec.budget.iterations : `${spec.budget.milliseconds}ms`}`;
}

/** The command of a foreign bot. */
export const commandOf = (text: string): string | undefined =>
  text.startsWith(FOREIGN) ? text.slice(FOREIGN.length) : undefined;
