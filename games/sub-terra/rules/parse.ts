// Parses options, actions and outcomes that come from outside.
import { byType, fail, type InputError, malformed, ok, type Refusal, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { isChance, ruleOfAsk } from './asks.ts';
import { check } from './check/index.ts';
import type { Descent } from './descent.ts';
import { optionsError, type SetupErrorKind } from './options.ts';
import { type RefusalKind, refuse } from './refusals.ts';
import { actionSchema, type Options, optionsSchema, outcomeSchema } from './schemas.ts';
import { open } from './setup.ts';

export function parseOptions(data: unknown): Result<Options, InputError<SetupErrorKind | 'malformed'>> {
  const parsed = v.safeParse(optionsSchema, data ?? {});
  if (!parsed.success) return fail(malformed(parsed.issues));
  const error = optionsError(parsed.output);
  return error ? fail(error) : ok(parsed.output);
}

export function openFrom(data: unknown): Result<Descent, InputError> {
  const options = parseOptions(data);
  return options.ok ? open(options.value) : options;
}

const parseAction = byType(actionSchema);
const parseOutcome = byType(outcomeSchema);

export function checkFrom(d: Descent, data: unknown): Result<number, Refusal<RefusalKind>> {
  const parsed = isChance(d.asks) ? parseOutcome(data) : parseAction(data);
  if (!parsed.success) return fail(refuse('malformed', ruleOfAsk(d), { fault: malformed(parsed.issues) }));
  return check(d, parsed.output);
}
