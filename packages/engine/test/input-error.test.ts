import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type InputError, impossible, loadSnapshot, malformed, ok } from '../src/index.ts';

function errorOf(schema: v.GenericSchema, data: unknown): InputError | undefined {
  const read = v.safeParse(schema, data);
  return read.success ? undefined : malformed(read.issues);
}

const point = v.strictObject({ x: v.number(), y: v.pipe(v.number(), v.integer()) });

test('an error has the place, what was expected and what was received', () => {
  expect(errorOf(v.array(point), [{ x: 1, y: 2 }, { x: 1 }])).toEqual({
    kind: 'malformed',
    path: [1, 'y'],
    expected: '"y"',
    received: 'undefined',
  });
  expect(errorOf(point, 7)).toEqual({ kind: 'malformed', path: [], expected: 'Object', received: '7' });
});

test('where a schema expects nothing in particular, its message is given', () => {
  expect(errorOf(v.pipe(v.number(), v.integer('whole, please')), 1.5)).toMatchObject({ expected: 'whole, please' });
});

test('of a union, the branch that got furthest is reported', () => {
  const schema = v.strictObject({ at: v.union([v.string(), point, v.strictObject({ z: point })]) });
  expect(errorOf(schema, { at: { z: { x: 1, y: 'a' } } })).toEqual({
    kind: 'malformed',
    path: ['at', 'z', 'y'],
    expected: 'number',
    received: '"a"',
  });
});

test('of branches that got equally far, the first is reported', () => {
  const schema = v.union([v.strictObject({ a: v.string() }), v.strictObject({ a: v.boolean() })]);
  expect(errorOf(schema, { a: 1 })).toMatchObject({ path: ['a'], expected: 'string' });
});

test('where no branch of a union got anywhere, the union itself is reported', () => {
  const schema = v.strictObject({ at: v.union([v.string(), v.boolean()]) });
  expect(errorOf(schema, { at: 5 })).toEqual({
    kind: 'malformed',
    path: ['at'],
    expected: '(string | boolean)',
    received: '5',
  });
});

test('loading a snapshot reports schema, options and position, but not errors of ours', () => {
  const load = (data: unknown) =>
    loadSnapshot<{ options: unknown; n: number }, number, number>(data, {
      schema: v.strictObject({ options: v.unknown(), n: v.number() }),
      parseOptions: (options) =>
        options === 1
          ? ok(1)
          : { ok: false, error: { kind: 'bad', ...(options === 2 ? {} : { path: ['seats'] }), received: 'x' } },
      build({ n }) {
        if (n === 1) throw impossible('wrong', 'TY-WALK-1', ['n']);
        if (n === 2) throw impossible('wrong', 'TY-WALK-1', ['n', 0], '2');
        if (n === 3) throw new TypeError('a bug');
        return n;
      },
    });
  expect(load({ options: 1, n: 'a' })).toMatchObject({ ok: false, error: { kind: 'malformed', path: ['n'] } });
  expect(load({ options: 2, n: 0 })).toEqual({ ok: false, error: { kind: 'bad', path: ['options'], received: 'x' } });
  expect(load({ options: 3, n: 0 })).toMatchObject({ ok: false, error: { path: ['options', 'seats'] } });
  expect(load({ options: 1, n: 1 })).toEqual({ ok: false, error: { kind: 'wrong', rule: 'TY-WALK-1', path: ['n'] } });
  expect(load({ options: 1, n: 2 })).toEqual({
    ok: false,
    error: { kind: 'wrong', rule: 'TY-WALK-1', path: ['n', 0], received: '2' },
  });
  expect(() => load({ options: 1, n: 3 })).toThrow(TypeError);
  expect(load({ options: 1, n: 4 })).toEqual(ok(4));
});
