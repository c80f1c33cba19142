// Loading a snapshot: it is parsed, then the game builds the position and may find that it is impossible.
import * as v from 'valibot';
import type { RuleId } from './contract.ts';
import { type InputError, malformed, type Path } from './input-error.ts';
import { fail, ok, type Result } from './result.ts';

/** Thrown only while a position is being built: no game could reach it. */
class ImpossiblePosition extends Error {
  constructor(readonly inputError: InputError) {
    super(inputError.kind);
  }
}

/** The error to throw: what is wrong, by which clause, and where in the snapshot. */
export function impossible(kind: string, rule: RuleId, path: Path, received?: string): Error {
  return new ImpossiblePosition({ kind, rule, path, ...(received === undefined ? {} : { received }) });
}

interface SnapshotLoader<Snapshot, Options, State> {
  readonly schema: v.GenericSchema<unknown, Snapshot>;
  /** The options must be valid for a new game. */
  parseOptions(options: unknown): Result<Options, InputError>;
  build(snapshot: Snapshot): State;
}

/** Turns JSON into a position, or says why it is not one. */
export function loadSnapshot<Snapshot extends { options: unknown }, Options, State>(
  data: unknown,
  { schema, parseOptions, build }: SnapshotLoader<Snapshot, Options, State>,
): Result<State, InputError> {
  const read = v.safeParse(schema, data);
  if (!read.success) return fail(malformed(read.issues));
  const options = parseOptions(read.output.options);
  if (!options.ok) return fail({ ...options.error, path: ['options', ...(options.error.path ?? [])] });
  try {
    return ok(build(read.output));
  } catch (error) {
    if (error instanceof ImpossiblePosition) return fail(error.inputError);
    throw error;
  }
}
