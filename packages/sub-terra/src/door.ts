// The door to the outside: options, actions and outcomes of whatever shape.
import { byType, type Fault, fail, malformed, ok, type Refusal, type Result } from '@undercroft/engine';
import * as v from 'valibot';
import { isChance } from './asks.ts';
import { askRule, check, refuse } from './check.ts';
import type { Descent } from './descent.ts';
import { badOptions, open } from './setting-up.ts';
import { actionShape, type Options, optionsShape, outcomeShape } from './shapes.ts';

export function readOptions(data: unknown): Result<Options, Fault> {
  const read = v.safeParse(optionsShape, data ?? {});
  if (!read.success) return fail(malformed(read.issues));
  const fault = badOptions(read.output);
  return fault ? fail(fault) : ok(read.output);
}

export function openFrom(data: unknown): Result<Descent, Fault> {
  const options = readOptions(data);
  return options.ok ? open(options.value) : options;
}

const readAction = byType(actionShape);
const readOutcome = byType(outcomeShape);

export function checkFrom(d: Descent, data: unknown): Result<number, Refusal> {
  const read = isChance(d.asks) ? readOutcome(data) : readAction(data);
  if (!read.success) return fail(refuse('malformed', askRule(d), { fault: malformed(read.issues) }));
  return check(d, read.output);
}
