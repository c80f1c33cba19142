// Loading a snapshot: its shape is checked, then it is built, and whoever builds may find that it cannot be.
import * as v from 'valibot';
import { type Fault, malformed, type Path } from './fault.ts';
import { fail, ok, type Result } from './result.ts';

/** Thrown while a position is built, and only there: one that no game could stand in. */
class Impossible extends Error {
  constructor(readonly fault: Fault) {
    super(fault.kind);
  }
}

/** To be thrown: what is wrong, by which clause, and where in the snapshot. */
export function impossible(kind: string, rule: string, path: Path, received?: string): Error {
  return new Impossible({ kind, rule, path, ...(received === undefined ? {} : { received }) });
}

interface Steps<Snapshot, Options, State> {
  readonly shape: v.GenericSchema<unknown, Snapshot>;
  /** The options must be fit for a game of their own. */
  readOptions(options: unknown): Result<Options, Fault>;
  build(snapshot: Snapshot): State;
}

/** The one checked door from JSON to a position. */
export function loadSnapshot<Snapshot extends { options: unknown }, Options, State>(
  data: unknown,
  { shape, readOptions, build }: Steps<Snapshot, Options, State>,
): Result<State, Fault> {
  const read = v.safeParse(shape, data);
  if (!read.success) return fail(malformed(read.issues));
  const options = readOptions(read.output.options);
  if (!options.ok) return fail({ ...options.error, path: ['options', ...(options.error.path ?? [])] });
  try {
    return ok(build(read.output));
  } catch (error) {
    if (error instanceof Impossible) return fail(error.fault);
    throw error;
  }
}
