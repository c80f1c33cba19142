import { describe, expect, test } from 'vitest';
import { canonicalJson, differences, isEqual, matches, merge } from '../src/index.ts';
import { isShallow } from '../src/json.ts';

describe('comparing', () => {
  test('the order of keys does not matter at any depth, the order of lists does', () => {
    expect(canonicalJson({ b: [{ d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[{"c":null,"d":1}]}');
    expect(isEqual({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
    expect(isEqual([1, 2], [2, 1])).toBe(false);
    expect(isEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false);
  });

  test('differences name their place', () => {
    const expected = { subs: { red: ['a', 'b'], blue: [] }, n: 1 };
    const received = { subs: { red: ['a', 'c'], blue: [], white: [] }, n: 1, more: true };
    expect(differences(expected, received)).toEqual([{ at: 'subs.red[1]', expected: 'b', received: 'c' }]);
    expect(differences([[1, 2], [3]], [[1, 4], [5]])).toEqual([
      { at: '[0][1]', expected: 2, received: 4 },
      { at: '[1][0]', expected: 3, received: 5 },
    ]);
  });

  test('a list of another length, another type and a missing key differ as a whole', () => {
    expect(differences({ a: [1] }, { a: [1, 2] })).toEqual([{ at: 'a', expected: [1], received: [1, 2] }]);
    expect(differences({ a: { b: 1 } }, { a: [1] })).toEqual([{ at: 'a', expected: { b: 1 }, received: [1] }]);
    expect(differences({ a: {} }, { a: null })).toEqual([{ at: 'a', expected: {}, received: null }]);
    expect(differences({ a: [0] }, { a: { 0: 0 } })).toEqual([{ at: 'a', expected: [0], received: { 0: 0 } }]);
    expect(differences({ a: 1 }, {})).toEqual([{ at: 'a', expected: 1, received: undefined }]);
    expect(differences(1, 2)).toEqual([{ at: '', expected: 1, received: 2 }]);
  });

  test('a part matches the whole, but not the other way round', () => {
    expect(matches({ a: 1 }, { a: 1, b: 2 })).toBe(true);
    expect(matches({ a: 1, b: 2 }, { a: 1 })).toBe(false);
  });
});

describe('merging', () => {
  test('objects are merged, everything else is replaced', () => {
    const base = { a: { b: 1, c: [1, 2] }, d: 1, e: null };
    expect(merge(base, { a: { c: [3] }, d: { f: 1 }, g: 2 })).toEqual({
      a: { b: 1, c: [3] },
      d: { f: 1 },
      e: null,
      g: 2,
    });
    expect(merge(base, { a: null })).toEqual({ ...base, a: null });
    expect(merge([1, 2], [3])).toEqual([3]);
    expect(merge(base, 7)).toBe(7);
  });

  test('undefined changes nothing', () => {
    expect(merge({ a: 1 }, undefined)).toEqual({ a: 1 });
    expect(merge({ a: 1 }, { a: undefined })).toEqual({ a: 1 });
  });
});

test('data nested 100 levels deep is shallow, deeper data is not', () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: 1, b: [null, nested(levels - 2)] });
  expect([1, null, 'a', {}, [], nested(98), nested(100)].map((data) => isShallow(data))).toEqual(Array(7).fill(true));
  expect(isShallow(nested(102))).toBe(false);
  expect(isShallow([1, nested(100)])).toBe(false);
});
