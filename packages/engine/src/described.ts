import * as v from 'valibot';

/**
 * A schema with a description, which editors and docs/schemas show. `v.pipe` would do the same, but parsing through it is
 * slower; here the description only lies beside the schema.
 */
export function described<S extends v.GenericSchema>(text: string, schema: S): S {
  const before: readonly unknown[] = 'pipe' in schema ? (schema.pipe as readonly unknown[]) : [schema];
  return { ...schema, pipe: [...before, v.description(text)] };
}
