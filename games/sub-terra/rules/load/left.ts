// What is left, as people write it in the position of a scenario, becomes what is gone, as a snapshot says it.
import { described, fail, type InputError, ok, type Result, type WhatIsLeft } from '@undercroft/engine';
import * as v from 'valibot';
import { tile } from '../field-schemas.ts';
import { CARDS, cardsDealt, isSevere, poolFor } from '../hazards.ts';
import { CARD_NAMES } from '../save.ts';
import type { Snapshot } from '../snapshot.ts';
import { EXIT_TYPE, TYPES, typeOf } from '../tiles.ts';

const leftSchema = v.strictObject({
  stack: v.exactOptional(
    described(
      'The tiles left in the stack, in no order, the exit and a top tile that was seen among them. All others that lie nowhere were discarded.',
      v.array(tile),
    ),
  ),
  unseenHazards: v.exactOptional(
    described(
      'The hazard cards that nobody has seen, in no order: those of the deck and those put away at set-up (ST-SETUP-5). All others were played.',
      v.array(v.picklist(CARD_NAMES)),
    ),
  ),
});
type Left = v.InferOutput<typeof leftSchema>;
type Gone = Result<string[], InputError>;

export const left: WhatIsLeft<Snapshot> = {
  schema: leftSchema,
  rewrite(snapshot: Snapshot, { stack, unseenHazards }: Left, given): Result<Snapshot, InputError> {
    const discarded = stack ? discardedBeside(snapshot, stack, given) : ok(snapshot.discarded);
    if (!discarded.ok) return discarded;
    const hazards = unseenHazards ? playedBeside(snapshot, unseenHazards, given) : ok(snapshot.hazards);
    return hazards.ok ? ok({ ...snapshot, discarded: discarded.value, hazards: hazards.value }) : hazards;
  },
};

const EXIT = typeOf(EXIT_TYPE).name;
const BOX = [...TYPES.flatMap(({ name, copies }) => Array.from({ length: copies }, () => name)), EXIT];

function discardedBeside(snapshot: Snapshot, stack: readonly string[], given: ReadonlySet<string>): Gone {
  const { cave, reveal, aside, top } = snapshot;
  const lying = [...cave.slice(1).map((one) => one.tile), reveal?.hand, aside].filter((name) => name != null);
  if (top !== null && !stack.includes(top))
    return fail({ kind: 'not-in-the-stack', rule: 'ST-GEO-3', path: ['top'], received: top });
  const [rest, excess] = subtract(BOX, [...lying, ...stack]);
  if (excess !== undefined)
    return fail({ kind: 'too-many-tiles', rule: 'ST-COMP-1', path: ['stack'], received: excess });
  if (rest.includes(EXIT)) return fail({ kind: 'exit-missing', rule: 'ST-SETUP-3', path: ['stack'] });
  return given.has('discarded') && !isSame(snapshot.discarded, rest)
    ? fail({ kind: 'contradiction', rule: 'ST-COMP-1', path: ['discarded'] })
    : ok(rest);
}

function playedBeside(snapshot: Snapshot, unseen: readonly string[], given: ReadonlySet<string>): Gone {
  const { options, hazards } = snapshot;
  const { plain, severe } = poolFor(options);
  const pool = Array.from({ length: CARDS }, (_, card) => card).flatMap((card) =>
    Array.from({ length: isSevere(card) ? severe : plain }, () => CARD_NAMES[card] as string),
  );
  const [played, excess] = subtract(pool, unseen);
  if (excess !== undefined)
    return fail({ kind: 'too-many-cards', rule: 'ST-SETUP-4', path: ['unseenHazards'], received: excess });
  if (played.length > cardsDealt(options, options.cavers.length))
    return fail({ kind: 'too-few-cards', rule: 'ST-SETUP-5', path: ['unseenHazards'], received: `${unseen.length}` });
  return given.has('hazards') && !isSame(hazards, played)
    ? fail({ kind: 'contradiction', rule: 'ST-SETUP-4', path: ['hazards'] })
    : ok(played);
}

/** What remains of a list without some of it, and the first of those that it does not have. */
function subtract(all: readonly string[], some: readonly string[]): [rest: string[], excess: string | undefined] {
  const rest = [...all];
  for (const name of some) {
    const at = rest.indexOf(name);
    if (at < 0) return [rest, name];
    rest.splice(at, 1);
  }
  return [rest, undefined];
}

/** A position may say both what is left and what is gone, as long as they agree. */
const isSame = (given: readonly string[], found: readonly string[]): boolean =>
  JSON.stringify([...given].sort()) === JSON.stringify([...found].sort());
