// The options of an old game for a new one.
import type { Game } from './contract.ts';
import type { InputError } from './input-error.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * The options of a game that was opened under other rules, for a new game under these: what these rules do not know or allow
 * is left out, and what is missing gets its default.
 */
export function carryOptions<G extends Game>(game: G, options: unknown): Result<unknown, InputError> {
  const opened = game.open(options);
  if (opened.ok) return ok(game.options(opened.value));
  const wrong = opened.error.path?.[0];
  if (!isObject(options) || wrong === undefined || !Object.hasOwn(options, wrong)) return fail(opened.error);
  const { [wrong]: _, ...rest } = options;
  return carryOptions(game, rest);
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);
