// Chooses which mutants of a package are tried. The choice depends on the seed and on the code of each line, not on
// line numbers or on where the package lies.
import { createHash } from 'node:crypto';
import { applyMutant, mutantsOf } from './mutants.mjs';

export const hash = (...parts) => createHash('sha256').update(parts.join('\0')).digest('hex');

const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** The changed lines before and after the change, each joined into one line. */
function diffOf(source, change) {
  const first = source.lastIndexOf('\n', change.start - 1) + 1;
  const next = source.indexOf('\n', change.end);
  const last = next < 0 ? source.length : next;
  const inLines = { ...change, start: change.start - first, end: change.end - first };
  const lines = source.slice(first, last);
  return { from: oneLine(lines), to: oneLine(applyMutant(lines, inLines)) };
}

/** Groups changes of the same kind to the same characters: the sample takes at most one of each group. */
function placesOf(source) {
  const places = new Map();
  for (const change of mutantsOf(source)) {
    const where = `${change.kind} ${change.start} ${change.end}`;
    places.set(where, [...(places.get(where) ?? []), change]);
  }
  return [...places.values()];
}

/** Gives each place a key that does not change with the rest of the file: its line, its column, and a count for repeated lines. */
function namePlaces(name, source) {
  const seen = new Map();
  return placesOf(source).map((changes) => {
    const [{ kind, start }] = changes;
    const lineStart = source.lastIndexOf('\n', start - 1) + 1;
    const line = source.slice(lineStart).split('\n', 1)[0];
    const key = [name, kind, line.trim(), start - lineStart - line.search(/\S/)].join('\0');
    seen.set(key, (seen.get(key) ?? 0) + 1);
    return { key: hash(key, seen.get(key)), line: source.slice(0, start).split('\n').length, changes };
  });
}

/** One mutant for each place, in the random order that the seed gives. */
export function drawMutants(files, seed) {
  const places = files.flatMap(({ file, name, source }) =>
    namePlaces(name, source).map((place) => ({ ...place, file, source, drawn: hash(seed, place.key) })),
  );
  places.sort((a, b) => (a.drawn < b.drawn ? -1 : 1));
  return places.map(({ key, line, changes, file, source, drawn }) => {
    const change = changes[Number.parseInt(drawn.slice(-6), 16) % changes.length];
    return { id: hash(key, change.text).slice(0, 16), file, line, ...change, ...diffOf(source, change) };
  });
}
