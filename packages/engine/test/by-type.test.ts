// Reading by type comes to the same as the variant, whatever is read.
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { byType } from '../src/index.ts';

const shape = v.variant('type', [
  v.strictObject({ type: v.literal('move'), to: v.picklist(['north', 'south']) }),
  v.strictObject({ type: v.literal('turn'), by: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)) }),
  v.looseObject({ type: v.literal('end') }),
]);
const read = byType(shape);

const type = fc.oneof(fc.constantFrom('move', 'turn', 'end', 'fly', '', '__proto__'), fc.anything());
const value = fc.oneof(fc.constantFrom('north', 'up', 2, 7, 1.5), fc.anything());
const said = fc.oneof(
  fc.record({ type, to: value, by: value, more: value }, { requiredKeys: [] }),
  fc.anything({ withNullPrototype: true }),
);

test('whatever is said, the answer is the one of the variant, with the same issues', () => {
  let taken = 0;
  fc.assert(
    fc.property(said, (data) => {
      const { success, output, issues } = read(data);
      const expected = v.safeParse(shape, data);
      if (success) taken++;
      expect({ success, output, issues: issues?.map(({ message }) => message) }).toEqual({
        success: expected.success,
        output: expected.output,
        issues: expected.issues?.map(({ message }) => message),
      });
      expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(expected.issues?.map((issue) => v.getDotPath(issue)));
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(20);
});
