// Lanterns under version 2 of its rules: the stairs are longer, and how long they are is an option. It plays the games of version 1 on.
import { fail, type Game, malformed, ok } from '@undercroft/engine';
import * as v from 'valibot';
import { type Lanterns, lanterns } from './lanterns.ts';

const bottomSchema = v.strictObject({ bottom: v.optional(v.picklist([12, 15]), 15) });

interface LanternsV2 extends Lanterns {
  Options: { seats: number; bottom: number };
  Snapshot: Lanterns['Snapshot'] & { bottom: number };
}

/** The first has everything but the length of the stairs, which version 1 does not know. */
function split(data: unknown): [unknown, unknown] {
  const { bottom, ...rest } = (data ?? {}) as { bottom?: unknown };
  return [rest, bottom === undefined ? {} : { bottom }];
}

const read =
  (readRest: typeof lanterns.open): Game<LanternsV2>['open'] =>
  (data) => {
    const [rest, own] = split(data);
    const state = readRest(rest);
    const bottom = v.safeParse(bottomSchema, own);
    if (!bottom.success) return fail(malformed(bottom.issues));
    return state.ok ? ok(Object.assign(state.value, bottom.output)) : state;
  };

/** Nothing is left of longer stairs that would be worth saying. */
const { left: _, ...firstRules } = lanterns;

export const lanternsV2: Game<LanternsV2> = {
  ...firstRules,
  rules: 2,
  earlier: [lanterns as unknown as Game<LanternsV2>],
  facts: {
    ...lanterns.facts,
    variants: [12, 15].map((bottom) => ({ name: `${bottom} steps`, options: { seats: 2, bottom } })),
  },
  open: read(lanterns.open),
  options: (s) => ({ ...lanterns.options(s), bottom: s.bottom }),
  save: (s) => ({ ...lanterns.save(s), bottom: s.bottom }),
  load: read(lanterns.load),
};
