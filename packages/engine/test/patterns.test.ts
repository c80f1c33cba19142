import { describe, expect, test } from 'vitest';
import { differences, matches } from '../src/index.ts';

describe('a list in any order', () => {
  test.each([
    ['the same order', [1, 2, 3], true],
    ['another order', [3, 1, 2], true],
    ['one is missing', [1, 2], false],
    ['one too many', [1, 2, 3, 3], false],
    ['one is another', [1, 2, 4], false],
    ['no list', { 0: 1 }, false],
    ['nothing', undefined, false],
  ])('%s', (_name, received, holds) => {
    expect(matches({ anyOrder: [1, 2, 3] }, received)).toBe(holds);
  });

  test('equal items are counted', () => {
    expect(matches({ anyOrder: ['a', 'a', 'b'] }, ['a', 'b', 'a'])).toBe(true);
    expect(matches({ anyOrder: ['a', 'a', 'b'] }, ['a', 'b', 'b'])).toBe(false);
    expect(matches({ anyOrder: [] }, [])).toBe(true);
  });

  test('items are parts, and a vague one leaves what it does not need to a precise one', () => {
    const received = [
      { at: 'x', n: 1 },
      { at: 'y', n: 2 },
      { at: 'z', n: 2 },
    ];
    expect(matches({ anyOrder: [{}, { n: 2 }, { at: 'y' }] }, received)).toBe(true);
    expect(matches({ anyOrder: [{}, { n: 1 }, { at: 'x' }] }, received)).toBe(false);
  });

  test('a missing item is reported with its place in the pattern and what nothing else claims', () => {
    expect(differences({ subs: { red: { anyOrder: ['a', 'b', 'c'] } } }, { subs: { red: ['c', 'a', 'd'] } })).toEqual([
      { at: 'subs.red.anyOrder[1]', expected: 'b', received: ['d'] },
    ]);
  });

  test('what is too many is reported by itself', () => {
    expect(differences({ red: { anyOrder: ['a'] } }, { red: ['b', 'a'] })).toEqual([
      { at: 'red.anyOrder', expected: 'nothing else', received: ['b'] },
    ]);
    expect(differences({ anyOrder: ['a'] }, ['b', 'a'])).toEqual([
      { at: 'anyOrder', expected: 'nothing else', received: ['b'] },
    ]);
  });
});

describe('a list that contains', () => {
  test.each([
    ['just these', ['a', 'b'], true],
    ['others too', ['c', 'b', 'd', 'a'], true],
    ['not all', ['a', 'c'], false],
    ['nothing', [], false],
  ])('%s', (_name, received, holds) => {
    expect(matches({ contains: ['b', 'a'] }, received)).toBe(holds);
  });

  test('one received item does not serve twice', () => {
    expect(matches({ contains: ['a', 'a'] }, ['a', 'b'])).toBe(false);
  });

  test('patterns may lie within patterns', () => {
    const tiles = [{ at: 'x', marks: ['rope', 'flood'] }, { at: 'y' }];
    expect(matches({ contains: [{ marks: { anyOrder: ['flood', 'rope'] } }] }, tiles)).toBe(true);
    expect(matches({ contains: [{ marks: { contains: ['rubble'] } }] }, tiles)).toBe(false);
  });

  test('a missing item is reported', () => {
    expect(differences({ marks: { contains: ['rope', 'rubble'] } }, { marks: ['flood', 'rope'] })).toEqual([
      { at: 'marks.contains[1]', expected: 'rubble', received: ['flood'] },
    ]);
  });
});

test('an object with these keys is an ordinary one where the data has no list', () => {
  expect(matches({ contains: ['a'] }, { contains: ['a'], more: 1 })).toBe(true);
  expect(matches({ contains: 1 }, [1])).toBe(false);
  expect(matches({ contains: ['a'], anyOrder: ['a'] }, ['a'])).toBe(false);
});
