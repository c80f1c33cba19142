// Damaged records are refused with the place of the damage, or read unchanged.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameRecord, readRecord, replay, truncateRecord, unwrap, writeRecord } from '../src/index.ts';
import { file, find, lines, load, record, recordGame, text } from './record-support.ts';

describe('a damaged record', () => {
  test('TB-REC-4 a file cut off after any line or in the middle of any line is refused', () => {
    const all = lines(text);
    for (let n = 1; n < all.length; n++) {
      expect(load(file(...all.slice(0, n)))).toMatchObject({ ok: false, error: { kind: 'truncated', entry: n } });
      const torn = file(...all.slice(0, n), (all[n] as string).slice(0, -3));
      expect(load(torn)).toMatchObject({ ok: false, error: { kind: 'not-json', entry: n } });
    }
  });

  test('TB-REC-4 the entries before the error are returned and can be replayed', () => {
    const all = lines(text);
    const torn = readRecord(file(...all.slice(0, 9), '{"n":9,"ty'));
    expect(torn).toMatchObject({ ok: false, error: { kind: 'not-json', entry: 9 } });
    const sound = torn.ok ? undefined : torn.error.sound;
    expect(sound).toEqual(truncateRecord(record, 8));
    expect(unwrap(replay(find, sound as GameRecord)).length).toBe(8);
  });

  test('TB-REC-4 lines missing before the end line are noticed', () => {
    const all = lines(text);
    const short = file(...all.slice(0, 6), all.at(-1) as string);
    expect(load(short)).toMatchObject({
      error: { kind: 'truncated', entry: 6, expected: record.entries.length, received: 5 },
    });
  });

  test('TB-REC-4 swapped, repeated and missing lines are noticed', () => {
    const all = lines(text);
    const swapped = all.with(5, all[6] as string).with(6, all[5] as string);
    expect(load(file(...swapped))).toMatchObject({
      error: { kind: 'out-of-order', entry: 5, expected: 5, received: '6' },
    });
    expect(load(file(...all.toSpliced(5, 0, all[5] as string)))).toMatchObject({
      error: { kind: 'out-of-order', entry: 6 },
    });
    expect(load(file(...all.toSpliced(5, 1)))).toMatchObject({ error: { kind: 'out-of-order', entry: 5 } });
  });

  test('TB-REC-4 lines that are reordered and renumbered are still noticed', () => {
    const all = lines(text);
    const renumber = (line: string, n: number) => JSON.stringify({ ...JSON.parse(line), n });
    const swapped = all.with(5, renumber(all[6] as string, 5)).with(6, renumber(all[5] as string, 6));
    const { sum } = JSON.parse(swapped[5] as string);
    expect(load(file(...swapped))).toMatchObject({
      error: { kind: 'damaged', entry: 5, expected: sum, received: expect.stringMatching(/^[0-9a-f]{8}$/) },
    });
  });

  test('TB-REC-4 a damaged end line is noticed', () => {
    const damaged = text.replace(/"sum":"[0-9a-f]+"\}\n$/, '"sum":"x"}\n');
    expect(load(damaged)).toMatchObject({
      error: { kind: 'damaged', entry: record.entries.length + 1, expected: 'x' },
    });
  });

  test('TB-REC-4 lines of another game are noticed', () => {
    const other = lines(writeRecord(recordGame('another')));
    expect(load(file(...lines(text).slice(0, 12), ...other.slice(12)))).toMatchObject({
      ok: false,
      error: { entry: 12, kind: 'damaged' },
    });
  });

  test('TB-REC-4 lines after the end line are noticed', () => {
    const count = record.entries.length;
    const more = lines(text).slice(1, 4);
    for (const received of [1, 3]) {
      const longer = `${text}${more.slice(0, received).join('\n')}\n`;
      expect(load(longer)).toMatchObject({ error: { kind: 'left-over', entry: count + 1, received } });
    }
  });

  test('TB-REC-4 an end line that counts fewer lines than there are is noticed', () => {
    const count = record.entries.length;
    const early = JSON.stringify({ end: count - 2, sum: '00000000' });
    expect(load(file(...lines(text).slice(0, -1), early))).toEqual({
      ok: false,
      error: { kind: 'left-over', entry: count - 1, received: 2, sound: record },
    });
  });

  test('TB-REC-4 the order of keys does not matter', () => {
    const reversed = lines(text).map((line) =>
      JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(line)).reverse())),
    );
    expect(unwrap(load(file(...reversed))).record).toEqual(record);
  });

  test('TB-REC-2, TB-REC-4 a damaged file is either read unchanged or refused, and nothing throws', () => {
    const damage = fc.record({ at: fc.nat(text.length - 1), cut: fc.nat(3), put: fc.string({ maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(damage, { minLength: 1, maxLength: 3 }), (damages) => {
        const damaged = damages.reduce((now, { at, cut, put }) => now.slice(0, at) + put + now.slice(at + cut), text);
        const result = load(damaged);
        if (result.ok) expect(result.value.record).toEqual(record);
        else expect(result.error.kind).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 3000, seed: 7 },
    );
  });
});
