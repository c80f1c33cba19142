// The fast path for acts accepts nothing that the schema rejects.
import { BOUNDS, clientMessageSchema } from '@undercroft/protocol';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { isWellFormedAct, parseMessage } from '../src/live/parse-message.ts';

const act = { type: 'act', ref: 1, table: 'abcdefghijklmnop', seat: 0, seq: 12, action: { type: 'step', to: 'c4' } };
const course = [{ type: 'sub', at: 'a1' }, { type: 'mine' }];

const matchesSchema = (message: unknown): boolean => v.is(clientMessageSchema, message);

describe('an act as clients send it takes the fast path', () => {
  test.each([act, { ...act, course }, { ...act, course: [] }])('%#', (message) => {
    expect(isWellFormedAct(message)).toBe(true);
    expect(parseMessage(JSON.stringify(message))).toEqual({ ok: true, value: message });
  });
});

describe('a malformed act is rejected by the fast path and by the schema', () => {
  const wrong: Record<string, readonly unknown[]> = {
    ref: [-1, 1.5, '1', null, Number.NaN],
    table: [7, null, 'x'.repeat(BOUNDS.identifier + 1)],
    seat: [-1, BOUNDS.seats, 0.5, '0'],
    seq: [-1, BOUNDS.entries + 1, 0.5, '0'],
    action: [null, 'step', [], {}, { type: 7 }, { type: 'x'.repeat(BOUNDS.identifier + 1) }],
    course: [{}, 'sub', null, [null], [{}], Array.from({ length: BOUNDS.course + 1 }, () => act.action)],
    more: [1],
    type: ['ACT', 'fly', undefined, 1],
  };
  test.each(Object.entries(wrong).flatMap(([key, values]) => values.map((value) => ({ key, value }))))(
    '$key: $value',
    ({ key, value }) => {
      const message = { ...act, [key]: value };
      expect([isWellFormedAct(message), matchesSchema(message)]).toEqual([false, false]);
    },
  );
  test.each(Object.keys(act))('without %s', (key) => {
    const { [key]: _, ...without } = act as Record<string, unknown>;
    expect([isWellFormedAct(without), matchesSchema(without)]).toEqual([false, false]);
  });
  test.each([null, undefined, 7, 'act', [], [act]])('%j', (message) => {
    expect([isWellFormedAct(message), matchesSchema(message)]).toEqual([false, false]);
  });
});

test('whatever the fast path accepts, the schema accepts unchanged', () => {
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
  let accepted = 0;
  fc.assert(
    fc.property(changes, (change) => {
      const message: unknown = JSON.parse(JSON.stringify({ ...act, ...change }));
      if (!isWellFormedAct(message)) return;
      accepted++;
      expect(v.safeParse(clientMessageSchema, message)).toMatchObject({ success: true, output: message });
    }),
    { numRuns: 3000 },
  );
  expect(accepted).toBeGreaterThan(50);
});
