import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { described } from '../src/index.ts';
import { partError, typedError, typedPartError, typesIn } from '../src/schema-parts.ts';

const place = v.picklist(['cave', 'exit']);
const schema = v.strictObject({
  at: v.nullable(described('Where.', place)),
  round: v.pipe(v.number(), v.minValue(1)),
  tiles: v.pipe(
    v.array(v.strictObject({ at: place, marks: v.optional(v.array(v.picklist(['rope', 'flood'])), []) })),
    v.minLength(1),
  ),
  members: v.record(v.string(), v.strictObject({ health: v.number() })),
  pair: v.tuple([place, v.number()]),
  face: v.union([v.picklist([1, 2]), v.picklist(['lava'])]),
});

describe('a part of what a schema describes', () => {
  test.each([
    ['nothing', {}],
    ['one key', { round: 2 }],
    ['null where it may be', { at: null }],
    ['a partial item of a list', { tiles: [{ at: 'cave' }] }],
    ['an empty list', { tiles: [] }],
    ['a list in any order', { tiles: { anyOrder: [{ marks: { contains: ['rope'] } }] } }],
    ['an entry of a record', { members: { medic: {} } }],
    ['a tuple', { pair: ['cave', 1] }],
    ['a pattern of a tuple', { pair: { contains: [1] } }],
    ['an option of a union', { face: 'lava' }],
  ])('%s is known', (_name, part) => {
    expect(partError(schema, part)).toBeUndefined();
  });

  test.each([
    ['a key', { rond: 2 }, ['rond'], 'never', '"rond"'],
    ['a value', { at: 'cafe' }, ['at'], '("cave" | "exit")', '"cafe"'],
    ['a number', { round: 0 }, ['round'], '>=1', '0'],
    ['null where it may not be', { round: null }, ['round'], 'number', 'null'],
    ['a key of an item', { tiles: [{}, { mark: [] }] }, ['tiles', 1, 'mark'], 'never', '"mark"'],
    [
      'an item of a pattern',
      { tiles: { contains: [{ at: 'x' }] } },
      ['tiles', 'contains', 0, 'at'],
      '("cave" | "exit")',
      '"x"',
    ],
    ['a pattern', { tiles: { anyorder: [] } }, ['tiles'], '(Array | anyOrder | contains)', 'Object'],
    ['a pattern without items', { tiles: { contains: [] } }, ['tiles', 'contains'], '>=1', '0'],
    [
      'something within a record',
      { members: { medic: { helth: 1 } } },
      ['members', 'medic', 'helth'],
      'never',
      '"helth"',
    ],
    ['an object that is none', { members: { medic: 3 } }, ['members', 'medic'], 'Object', '3'],
    ['a list that is none', { tiles: 'all' }, ['tiles'], 'Array', '"all"'],
    ['an object instead of a value', { at: {} }, ['at'], '("cave" | "exit")', 'Object'],
  ])('%s that is not known', (_name, part, path, expected, received) => {
    expect(partError(schema, part, [])).toMatchObject({ kind: 'malformed', path, expected, received });
  });

  test('the keys that exist are listed', () => {
    expect(partError(schema, { tiles: [{ ta: 1 }] }, ['state'])).toMatchObject({
      path: ['state', 'tiles', 0, 'ta'],
      known: ['at', 'marks'],
    });
  });
});

const moves = typesIn(
  v.variant('type', [
    v.strictObject({ type: v.literal('go'), to: place }),
    v.strictObject({ type: v.literal('dig'), to: place, deep: v.boolean() }),
    v.strictObject({ type: v.literal('end') }),
  ]),
);

describe('a part of something with a type', () => {
  test.each([
    ['only the type', { type: 'go' }],
    ['no type', { to: 'exit' }],
    ['keys of one type', { to: 'exit', deep: true }],
    ['nothing at all', {}],
  ])('%s is known', (_name, part) => {
    expect(typedPartError(moves, part, [])).toBeUndefined();
  });

  test.each([
    ['the type', { type: 'goo' }, { path: ['type'], expected: '("go" | "dig" | "end")', received: '"goo"' }],
    ['a key', { type: 'go', deep: true }, { path: ['deep'], expected: 'never', known: ['type', 'to'] }],
    ['a key of no type', { depp: true }, { path: ['depp'], known: ['type', 'to', 'deep'] }],
    ['a value', { type: 'go', to: 'exti' }, { path: ['to'], expected: '("cave" | "exit")' }],
    ['a value without a type', { to: 'exti', deep: true }, { path: ['to'], received: '"exti"' }],
  ])('%s that is not known', (_name, part, error) => {
    expect(typedPartError(moves, part, [])).toMatchObject({ kind: 'malformed', ...error });
  });
});

describe('something complete with a type', () => {
  test.each([
    ['complete', { type: 'go', to: 'cave' }, undefined],
    ['a field is missing', { type: 'go' }, { path: ['x', 'to'] }],
    ['a field too many', { type: 'end', to: 'cave' }, { path: ['x', 'to'], expected: 'never' }],
    ['no type', { to: 'cave' }, { path: ['x', 'type'], received: 'undefined' }],
    ['no object', 'go', { path: ['x'], expected: 'Object', received: 'string' }],
  ])('%s', (_name, data, error) => {
    const found = typedError(moves, data, ['x']);
    if (error) expect(found).toMatchObject({ kind: 'malformed', ...error });
    else expect(found).toBeUndefined();
  });

  test('of two that share a type, one must fit', () => {
    const two = [...moves, ...typesIn(v.strictObject({ type: v.literal('go'), face: v.number() }))];
    expect(typedError(two, { type: 'go', face: 3 }, [])).toBeUndefined();
    expect(typedError(two, { type: 'go', face: 'x' }, [])).toMatchObject({ path: ['to'] });
  });
});

describe('a description', () => {
  const side = v.picklist(['north', 'south']);

  test('is read like one of a pipe, on any schema', () => {
    expect(v.getDescription(described('A side.', side))).toBe('A side.');
    expect(v.getDescription(described('A count.', v.pipe(v.number(), v.integer())))).toBe('A count.');
  });

  test('changes nothing about parsing', () => {
    expect(v.safeParse(described('A side.', side), 'east')).toEqual(v.safeParse(side, 'east'));
    const count = v.pipe(v.number(), v.integer());
    expect(v.is(described('A count.', count), 1.5)).toBe(false);
    expect(described('A side.', side)['~run']).toBe(side['~run']);
  });
});
