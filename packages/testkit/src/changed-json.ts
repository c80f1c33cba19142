// Changes JSON data in one place, the way a slip of the pen or a curious stranger would.
import type { Path, Stream } from '@undercroft/engine';

export interface Change {
  /** Where the data was changed. */
  readonly path: Path;
  /** The whole data after the change. */
  readonly data: unknown;
}

/** Values that were seen at each place, so that a change can put a plausible one there. */
export class SeenValues {
  readonly #byPlace = new Map<string, Map<string, unknown>>();

  add(data: unknown, path: Path = []): void {
    const place = placeOf(path);
    const values = this.#byPlace.get(place) ?? new Map<string, unknown>();
    values.set(JSON.stringify(data), data);
    this.#byPlace.set(place, values);
    for (const [key, value] of childrenOf(data)) this.add(value, [...path, key]);
  }

  at(path: Path): readonly unknown[] {
    return [...(this.#byPlace.get(placeOf(path))?.values() ?? [])];
  }
}

/** List elements share a place, whatever their index. */
const placeOf = (path: Path): string => path.map((key) => (typeof key === 'number' ? '*' : key)).join('.');

function childrenOf(data: unknown): [string | number, unknown][] {
  if (Array.isArray(data)) return data.map((value, i) => [i, value]);
  return typeof data === 'object' && data !== null ? Object.entries(data) : [];
}

/** `data` with one change somewhere; undefined if the place that was drawn offers none. */
export function changeSomewhere(data: unknown, seen: SeenValues, stream: Stream): Change | undefined {
  const path = drawPath(data, stream);
  const current = valueAt(data, path);
  const choices = alternatives(current, seen.at(path), stream);
  const value = choices[choices.length === 0 ? 0 : stream.below(choices.length)];
  return value === undefined || path.length === 0 ? undefined : { path, data: replaceAt(data, path, value.is) };
}

/** Descends at random and stops at a value, or now and then at a list or an object. */
function drawPath(data: unknown, stream: Stream): Path {
  const children = childrenOf(data);
  if (children.length === 0 || stream.below(4) === 0) return [];
  const [key, value] = children[stream.below(children.length)] as [string | number, unknown];
  return [key, ...drawPath(value, stream)];
}

const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data);

function replaceAt(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const replaced = replaceAt((data as Record<string | number, unknown>)[key], rest, value);
  if (Array.isArray(data)) return data.map((one, i) => (i === key ? replaced : one));
  const { [key]: _, ...others } = data as Record<string, unknown>;
  return replaced === REMOVED ? others : { ...(data as object), [key]: replaced };
}

/** Stands for a key that is left out. */
const REMOVED = Symbol('removed');

/** Boxed, because null is a value too. */
type Alternative = { readonly is: unknown };

function alternatives(current: unknown, seen: readonly unknown[], stream: Stream): Alternative[] {
  const before = JSON.stringify(current);
  const candidates = [...seen, null, ...variationsOf(current, stream)];
  const others = candidates.filter((value) => JSON.stringify(value) !== before);
  return [...others.map((is) => ({ is })), { is: REMOVED }];
}

function variationsOf(current: unknown, stream: Stream): unknown[] {
  if (typeof current === 'number') return [current + 1, current - 1, 0, 99, current + 0.5];
  if (typeof current === 'boolean') return [!current];
  if (typeof current === 'string') return ['', `${current} 1`];
  return Array.isArray(current) ? listVariations(current, stream) : [{}];
}

/** An element twice, one left out, two swapped, none at all. */
function listVariations(list: readonly unknown[], stream: Stream): unknown[] {
  if (list.length === 0) return [];
  const [i, j] = [stream.below(list.length), stream.below(list.length)];
  const swapped = list.map((one, k) => (k === i ? list[j] : k === j ? list[i] : one));
  return [[...list, list[i]], list.filter((_, k) => k !== i), swapped, []];
}
