// The short way by which a move is read takes nothing that its shape would not take.
import { BOUNDS, saying } from '@undercroft/protocol';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isAct, read } from '../src/live/reading.ts';

const act = { type: 'act', ref: 1, table: 'abcdefghijklmnop', seat: 0, seq: 12, action: { type: 'step', to: 'c4' } };
const course = [{ type: 'sub', at: 'a1' }, { type: 'mine' }];

const shapeTakes = (said: unknown): boolean => v.is(saying, said);

describe('what a client sends is taken by the short way', () => {
  test.each([act, { ...act, course }, { ...act, course: [] }])('%#', (said) => {
    expect(isAct(said)).toBe(true);
    expect(read(JSON.stringify(said))).toEqual(said);
  });
});

describe('what is not a move of this shape is not taken, and the shape says no, too', () => {
  const wrong: Record<string, readonly unknown[]> = {
    ref: [-1, 1.5, '1', null, Number.NaN],
    table: [7, null, 'x'.repeat(BOUNDS.word + 1)],
    seat: [-1, BOUNDS.seats, 0.5, '0'],
    seq: [-1, BOUNDS.entries + 1, 0.5, '0'],
    action: [null, 'step', [], {}, { type: 7 }, { type: 'x'.repeat(BOUNDS.word + 1) }],
    course: [{}, 'sub', null, [null], [{}], Array.from({ length: BOUNDS.course + 1 }, () => act.action)],
    more: [1],
    type: ['ACT', 'fly', undefined, 1],
  };
  test.each(Object.entries(wrong).flatMap(([key, values]) => values.map((value) => ({ key, value }))))(
    '$key: $value',
    ({ key, value }) => {
      const said = { ...act, [key]: value };
      expect([isAct(said), shapeTakes(said)]).toEqual([false, false]);
    },
  );
  test.each(Object.keys(act))('without %s', (key) => {
    const { [key]: _, ...without } = act as Record<string, unknown>;
    expect([isAct(without), shapeTakes(without)]).toEqual([false, false]);
  });
  test.each([null, undefined, 7, 'act', [], [act]])('%j', (said) => {
    expect([isAct(said), shapeTakes(said)]).toEqual([false, false]);
  });
});

test('whatever the short way takes, the shape takes as it is', () => {
  const odd = fc.oneof(fc.integer(), fc.double(), fc.string({ maxLength: 60 }), fc.jsonValue());
  const action = fc.oneof(fc.record({ type: fc.string({ maxLength: 60 }), to: odd }), odd);
  const or = (usual: fc.Arbitrary<unknown>) => fc.oneof({ weight: 4, arbitrary: usual }, { weight: 1, arbitrary: odd });
  const changes = fc.record(
    {
      ref: or(fc.nat()),
      table: or(fc.string({ maxLength: 50 })),
      seat: or(fc.nat(9)),
      seq: or(fc.nat(1_100_000)),
      action,
      course: fc.array(action, { maxLength: 3 }),
    },
    { requiredKeys: [] },
  );
  let taken = 0;
  fc.assert(
    fc.property(changes, (change) => {
      const said: unknown = JSON.parse(JSON.stringify({ ...act, ...change }));
      if (!isAct(said)) return;
      taken++;
      expect(v.safeParse(saying, said)).toMatchObject({ success: true, output: said });
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(50);
});
