// Parsing by type gives the same result as the variant for any data.
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { byType } from '../src/index.ts';

const schema = v.variant('type', [
  v.strictObject({ type: v.literal('move'), to: v.picklist(['north', 'south']) }),
  v.strictObject({ type: v.literal('turn'), by: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)) }),
  v.looseObject({ type: v.literal('end') }),
]);
const parse = byType(schema);

const type = fc.oneof(fc.constantFrom('move', 'turn', 'end', 'fly', '', '__proto__'), fc.anything());
const value = fc.oneof(fc.constantFrom('north', 'up', 2, 7, 1.5), fc.anything());
const input = fc.oneof(
  fc.record({ type, to: value, by: value, more: value }, { requiredKeys: [] }),
  fc.anything({ withNullPrototype: true }),
);

test('any data gives the result of the variant, with the same issues', () => {
  let accepted = 0;
  fc.assert(
    fc.property(input, (data) => {
      const { success, output, issues } = parse(data);
      const expected = v.safeParse(schema, data);
      if (success) accepted++;
      expect({ success, output, issues: issues?.map(({ message }) => message) }).toEqual({
        success: expected.success,
        output: expected.output,
        issues: expected.issues?.map(({ message }) => message),
      });
      expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(expected.issues?.map((issue) => v.getDotPath(issue)));
    }),
    { numRuns: 2000 },
  );
  expect(accepted).toBeGreaterThan(20);
});
