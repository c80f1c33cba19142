// Parses options, actions and outcomes that come from outside.
import { byType, fail, type InputError, malformed, ok, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { isChance, ruleOfAsk } from './asks.ts';
import { check } from './check/index.ts';
import type { Expedition } from './expedition.ts';
import { type InfernosEdgeRefusal, refuse } from './refusals.ts';
import { actionSchema, firstOptionsSchema, type Options, optionsSchema, outcomeSchema } from './schemas.ts';
import { open, openFirst, optionsError } from './setup.ts';

export const parseOptions = (data: unknown): Result<Options, InputError> => parseWith(optionsSchema, data);
/** The options of rules 1. */
export const parseFirstOptions = (data: unknown): Result<Options, InputError> => parseWith(firstOptionsSchema, data);

function parseWith(schema: v.GenericSchema<unknown, Options>, data: unknown): Result<Options, InputError> {
  const read = v.safeParse(schema, data ?? {});
  if (!read.success) return fail(malformed(read.issues));
  const error = optionsError(read.output);
  return error ? fail(error) : ok(read.output);
}

export function openFrom(data: unknown): Result<Expedition, InputError> {
  const options = parseOptions(data);
  return options.ok ? open(options.value) : options;
}

export function openFirstFrom(data: unknown): Result<Expedition, InputError> {
  const options = parseFirstOptions(data);
  return options.ok ? openFirst(options.value) : options;
}

const parseAction = byType(actionSchema);
const parseOutcome = byType(outcomeSchema);

export function checkFrom(e: Expedition, data: unknown): Result<number, InfernosEdgeRefusal> {
  const read = isChance(e.asks) ? parseOutcome(data) : parseAction(data);
  if (!read.success) return fail(refuse('malformed', ruleOfAsk(e), { fault: malformed(read.issues) }));
  return check(e, read.output);
}
