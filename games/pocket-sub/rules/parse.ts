// Parses options, actions and outcomes that come from outside.
import { byType, fail, type InputError, malformed, ok, type Refusal, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { check } from './check.ts';
import { optionsError, type SetupErrorKind } from './options.ts';
import { PLACE_TILE, ruleOfPhase } from './phases.ts';
import { type RefusalKind, refuse } from './refusals.ts';
import { type Action, actionSchema, type Options, type Outcome, optionsSchema, outcomeSchema } from './schemas.ts';
import type { Sea } from './sea.ts';
import { open } from './setup.ts';

export function parseOptions(data: unknown): Result<Options, InputError<SetupErrorKind | 'malformed'>> {
  const parsed = v.safeParse(optionsSchema, data ?? {});
  if (!parsed.success) return fail(malformed(parsed.issues));
  const error = optionsError(parsed.output);
  return error ? fail(error) : ok(parsed.output);
}

export function openFrom(data: unknown): Result<Sea, InputError> {
  const options = parseOptions(data);
  return options.ok ? open(options.value) : options;
}

const parseAction = byType(actionSchema);

export function checkFrom(sea: Sea, data: unknown): Result<number, Refusal<RefusalKind>> {
  const parsed = sea.phase === PLACE_TILE ? v.safeParse(outcomeSchema, data) : parseAction(data);
  if (!parsed.success) return fail(refuse('malformed', ruleOfPhase(sea), { fault: malformed(parsed.issues) }));
  return check(sea, parsed.output as Action | Outcome);
}
