// Corrupts valid messages: a little, a lot, or beyond recognition. The same seed corrupts them in the same way.
import type { Stream } from '@undercroft/engine';

const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1,
  2.5,
  1e21,
  -0,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '0',
  '\u0000',
  '\ud800',
  '__proto__',
  'constructor',
  "' or 1=1 --",
  '../../etc/passwd',
  '👩‍👩‍👧',
  'x'.repeat(300),
  [],
  {},
  [[[[]]]],
  { type: 'x' },
  { length: 1e9 },
  [null, undefined, 5],
];

const pick = <T>(stream: Stream, of: readonly T[]): T => of[stream.below(of.length)] as T;

/** The same data with one change somewhere inside. */
export function corrupt(stream: Stream, data: unknown): unknown {
  if (typeof data !== 'object' || data === null || stream.below(6) === 0) return corruptPlain(stream, data);
  if (Array.isArray(data)) return corruptList(stream, data);
  const keys = Object.keys(data);
  const copy: Record<string, unknown> = { ...data };
  const key = keys.length === 0 ? 'x' : pick(stream, keys);
  switch (stream.below(6)) {
    case 0:
      delete copy[key];
      return copy;
    case 1:
      return { ...copy, [pick(stream, ['extra', 'type', 'seat', 'toString', ''])]: pick(stream, ODD) };
    case 2:
      // JSON.parse makes it a key of its own.
      return JSON.parse(`{"__proto__":${JSON.stringify(copy)},"constructor":1}`);
    default:
      copy[key] = corrupt(stream, copy[key]);
      return copy;
  }
}

function corruptList(stream: Stream, list: readonly unknown[]): unknown[] {
  const at = stream.below(Math.max(1, list.length));
  switch (stream.below(4)) {
    case 0:
      return list.filter((_, i) => i !== at);
    case 1:
      return [...list, ...list, pick(stream, ODD)];
    default:
      return list.map((one, i) => (i === at ? corrupt(stream, one) : one));
  }
}

function corruptPlain(stream: Stream, data: unknown): unknown {
  if (typeof data === 'number' && stream.below(2) === 0) return data + stream.below(5) - 2;
  if (typeof data === 'string' && stream.below(2) === 0) return corruptText(stream, data);
  return pick(stream, ODD);
}

/** Text with a character changed, left out, doubled or moved. */
export function corruptText(stream: Stream, text: string): string {
  const at = stream.below(text.length + 1);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  switch (stream.below(6)) {
    case 0:
      return before + after.slice(1);
    case 1:
      return before + String.fromCharCode(stream.below(0x3000)) + after;
    case 2:
      return before;
    case 3:
      return after + before;
    case 4:
      return (
        before + pick(stream, ['"', '{', '}', '[', ']', ',', ':', '\\', '%', '/', '?', '\n', '\u0000']) + after.slice(1)
      );
    default:
      return before + text + after;
  }
}

/** Mostly JSON of corrupted data, sometimes corrupted JSON. */
export function corruptedJson(stream: Stream, data: unknown): string {
  let now = data;
  for (let times = stream.below(3); times > 0; times--) now = corrupt(stream, now);
  const text = JSON.stringify(now) ?? 'undefined';
  return stream.below(8) === 0 ? corruptText(stream, text) : text;
}
