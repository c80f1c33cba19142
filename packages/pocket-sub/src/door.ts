// The door to the outside: options, actions and outcomes of whatever shape.
import { byType, type Fault, fail, malformed, ok, type Refusal, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { check, refuse, ruleOfPhase } from './check.ts';
import type { Sea } from './sea.ts';
import { badOptions, open } from './setting-up.ts';
import { type Action, actionShape, type Options, type Outcome, optionsShape, outcomeShape } from './shapes.ts';
import { LAY_TILE } from './vocabulary.ts';

export function readOptions(data: unknown): Result<Options, Fault> {
  const read = v.safeParse(optionsShape, data ?? {});
  if (!read.success) return fail(malformed(read.issues));
  const fault = badOptions(read.output);
  return fault ? fail(fault) : ok(read.output);
}

export function openFrom(data: unknown): Result<Sea, Fault> {
  const options = readOptions(data);
  return options.ok ? open(options.value) : options;
}

const readAction = byType(actionShape);

export function checkFrom(sea: Sea, data: unknown): Result<number, Refusal> {
  const read = sea.phase === LAY_TILE ? v.safeParse(outcomeShape, data) : readAction(data);
  if (!read.success) return fail(refuse('malformed', ruleOfPhase(sea), { fault: malformed(read.issues) }));
  return check(sea, read.output as Action | Outcome);
}
