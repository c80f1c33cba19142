// What is left in the bag, as people write it in the position of a scenario. A snapshot does not say it: the bag holds every
// tile that is neither placed nor in hand, or nothing once it was discarded.
import { described, fail, type InputError, ok, type Result, type WhatIsLeft } from '@undercroft/engine';
import * as v from 'valibot';
import { bagTile } from './field-schemas.ts';
import type { Snapshot } from './snapshot.ts';
import { BAG_TYPES, TYPES } from './tiles.ts';

const leftSchema = v.strictObject({
  bag: v.exactOptional(
    described(
      'The tiles left in the bag, in no order: exactly those that are neither placed nor in hand; or none, if the rest was discarded (IE-MAP-4).',
      v.array(bagTile),
    ),
  ),
});
type Left = v.InferOutput<typeof leftSchema>;

const BOX = TYPES.slice(0, BAG_TYPES);

export const left: WhatIsLeft<Snapshot> = {
  schema: leftSchema,
  rewrite(snapshot: Snapshot, { bag }: Left, given): Result<Snapshot, InputError> {
    if (!bag) return ok(snapshot);
    const rest = restOfTheBox(snapshot);
    const discarded = bag.length === 0 && rest.length > 0;
    const wrong = discarded ? undefined : wrongTile(bag, rest);
    if (wrong) return fail(wrong);
    if (given.has('discarded') && snapshot.discarded !== discarded && rest.length > 0)
      return fail({ kind: 'contradiction', rule: 'IE-MAP-4', path: ['discarded'], received: `${snapshot.discarded}` });
    return ok({ ...snapshot, discarded: snapshot.discarded || discarded });
  },
};

/** Too many tiles in the temple are found when the position is loaded. */
function restOfTheBox({ temple, reveal }: Snapshot): string[] {
  const used = [...temple.map(({ tile }) => tile), reveal?.hand, reveal?.other];
  return BOX.flatMap(({ name, copies }) => {
    const left = copies - used.filter((one) => one === name).length;
    return Array.from({ length: Math.max(left, 0) }, () => name);
  });
}

function wrongTile(bag: readonly string[], rest: readonly string[]): InputError | undefined {
  const missing = [...rest];
  for (const [i, name] of bag.entries()) {
    const at = missing.indexOf(name);
    if (at < 0) return { kind: 'not-in-the-bag', rule: 'IE-COMP-1', path: ['bag', i], received: name };
    missing.splice(at, 1);
  }
  const [first] = missing;
  return first === undefined
    ? undefined
    : { kind: 'missing-from-the-bag', rule: 'IE-COMP-1', path: ['bag'], received: first };
}
