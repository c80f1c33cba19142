// Checks data that names only a part of what a schema describes, as scenarios do: every key and every value must be one that
// the schema knows, or the part could never match anything.
import * as v from 'valibot';
import { atPath, type InputError, malformed, type Path } from './input-error.ts';
import { isObject } from './json.ts';
import { LIST_PATTERNS, listPattern } from './patterns.ts';

/** What valibot's schemas have in common, as far as it is needed to walk through them. */
interface Shape extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly items?: readonly v.GenericSchema[];
  readonly options?: readonly unknown[];
  readonly value?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}

/** A schema of an object that has a type. */
export interface TypedSchema extends v.GenericSchema {
  readonly entries: Readonly<Record<string, v.GenericSchema>> & {
    readonly type: v.GenericSchema & { readonly literal: string };
  };
}

/** The schemas of each type: of a variant by type, or of a game that has only one. */
export function typesIn(schema: v.GenericSchema): readonly TypedSchema[] {
  const { type, options } = schema as Shape;
  return type === 'variant' ? (options as readonly TypedSchema[]) : [schema as TypedSchema];
}

export function partError(schema: v.GenericSchema, part: unknown, path: Path = []): InputError | undefined {
  const shape = unwrapped(schema);
  if (typeof part !== 'object' || part === null) return wholeError(schema, part, path);
  if (isUnion(shape)) return unionError(shape.options, part, path);
  if (isObject(part) && shape.entries) return entriesError(shape.entries, part, path);
  if (isObject(part) && shape.value) return firstError(Object.entries(part), path, () => shape.value);
  const item = itemOf(shape);
  return item ? listError(item, part, path) : wholeError(schema, part, path);
}

/** A part of an object of one of several types; without a type, some of them must have all of its keys. */
export function typedPartError(
  known: readonly TypedSchema[],
  part: Readonly<Record<string, unknown>>,
  path: Path,
): InputError | undefined {
  if ('type' in part) {
    const named = known.filter((schema) => schema.entries.type.literal === part['type']);
    return named.length === 0 ? unknownType(known, part, path) : unionError(named, part, path);
  }
  const best = withMostKeys(known, part);
  const error = unionError(best, part, path);
  if (error?.known === undefined) return error;
  return { ...error, known: [...new Set(known.flatMap(({ entries }) => Object.keys(entries)))] };
}

/** Something that must be complete: an action or an outcome. */
export function typedError(known: readonly TypedSchema[], data: unknown, path: Path): InputError | undefined {
  if (!isObject(data)) return { kind: 'malformed', path, expected: 'Object', received: typeof data };
  const named = known.filter((schema) => schema.entries.type.literal === data['type']);
  if (named.length === 0) return unknownType(known, data, path);
  const errors = named.map((schema) => wholeError(schema, data, path));
  return errors.includes(undefined) ? undefined : errors[0];
}

/** A name that is not one of those that exist. */
export const unknownValue = (known: readonly string[], received: unknown, path: Path): InputError => ({
  kind: 'malformed',
  path,
  expected: `(${known.map((name) => `"${name}"`).join(' | ')})`,
  received: JSON.stringify(received) ?? 'undefined',
});

const unknownType = (known: readonly TypedSchema[], data: Readonly<Record<string, unknown>>, path: Path): InputError =>
  unknownValue(
    known.map(({ entries }) => entries.type.literal),
    data['type'],
    [...path, 'type'],
  );

/** The options that have most of the part's keys: what is wrong there says most. */
function withMostKeys(known: readonly TypedSchema[], part: object): readonly TypedSchema[] {
  const count = ({ entries }: TypedSchema) => Object.keys(part).filter((key) => key in entries).length;
  const most = Math.max(...known.map(count));
  return known.filter((schema) => count(schema) === most);
}

/** Some option must fit; if none does, the one that gets furthest says what is wrong. */
function unionError(options: readonly v.GenericSchema[], part: unknown, path: Path): InputError | undefined {
  const errors = options.map((option) => partError(option, part, path));
  if (errors.includes(undefined)) return undefined;
  const depth = (error: InputError | undefined) => error?.path?.length ?? 0;
  return errors.reduce((a, b) => (depth(b) > depth(a) ? b : a));
}

function entriesError(
  entries: NonNullable<Shape['entries']>,
  part: Readonly<Record<string, unknown>>,
  path: Path,
): InputError | undefined {
  const unknown = Object.keys(part).find((key) => !Object.hasOwn(entries, key));
  if (unknown === undefined) return firstError(Object.entries(part), path, (key) => entries[key]);
  const known = Object.keys(entries);
  return { kind: 'malformed', path: [...path, unknown], expected: 'never', received: `"${unknown}"`, known };
}

/** A list, or a pattern of one. */
function listError(item: v.GenericSchema, part: object, path: Path): InputError | undefined {
  if (Array.isArray(part)) return firstError([...part.entries()], path, () => item);
  const pattern = listPattern(part);
  if (!pattern)
    return { kind: 'malformed', path, expected: `(Array | ${LIST_PATTERNS.join(' | ')})`, received: 'Object' };
  if (pattern.how === 'contains' && pattern.items.length === 0)
    return { kind: 'malformed', path: [...path, 'contains'], expected: '>=1', received: '0' };
  return firstError([...pattern.items.entries()], [...path, pattern.how], () => item);
}

function firstError<Key extends string | number>(
  parts: readonly (readonly [Key, unknown])[],
  path: Path,
  schemaOf: (key: Key) => v.GenericSchema | undefined,
): InputError | undefined {
  for (const [key, value] of parts) {
    const schema = schemaOf(key);
    const error = schema && partError(schema, value, [...path, key]);
    if (error) return error;
  }
  return undefined;
}

function wholeError(schema: v.GenericSchema, data: unknown, path: Path): InputError | undefined {
  const read = v.safeParse(schema, data);
  return read.success ? undefined : atPath(path, malformed(read.issues));
}

const isUnion = (shape: Shape): shape is Shape & { readonly options: readonly v.GenericSchema[] } =>
  shape.type === 'union' || shape.type === 'variant';

/** Without optional, nullable and the like. */
const unwrapped = (schema: v.GenericSchema): Shape => {
  const { wrapped } = schema as Shape;
  return wrapped ? unwrapped(wrapped) : (schema as Shape);
};

/** The schema of the items of a list. */
const itemOf = ({ item, items }: Shape): v.GenericSchema | undefined => item ?? (items && v.union([...items]));
