// The schema of a position in JSON.

import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { ASKS } from './asks.ts';
import { BRACES, MARKS, MAX_GUARDIANS } from './expedition.ts';
import { DEMOLITIONS, JOURNALS, LUCK, SHORES } from './explorers.ts';
import {
  anyCell as cell,
  count,
  end,
  explorer,
  hazardFace,
  item,
  number,
  round,
  side,
  state,
  TILE,
  turn,
  why,
} from './field-schemas.ts';
import { SNAPSHOT_VERSION } from './save.ts';
import { firstOptionsSchema, type Options, optionsSchema } from './schemas.ts';
import { BAG_TYPES, CORRIDOR, JOURNAL, LEDGE, TYPES, typeOf } from './tiles.ts';

const upTo = (most: number) => v.pipe(count, v.maxValue(most));
const keys = v.optional(described('How many keys lie here.', upTo(3)), 0);
const blasted = v.optional(described('The sides whose walls are gone (IE-SAP-2, IE-SANC-2).', v.array(side)), () => []);

/** The tiles that are placed during a game. */
const PLACEABLE_TILES = [...TYPES.slice(0, BAG_TYPES), typeOf(JOURNAL), typeOf(CORRIDOR), typeOf(LEDGE)].map(
  ({ name }) => name,
);
const HELD_TILES = [...TYPES.slice(0, BAG_TYPES), typeOf(JOURNAL)].map(({ name }) => name);
const heldTile = described(TILE, v.picklist(HELD_TILES));

const spaceSchema = v.strictObject({
  at: cell,
  burnt: v.optional(described('Whether the lava has reached it.', v.boolean()), false),
  blasted,
  keys,
});

const tileSchema = v.strictObject({
  at: cell,
  tile: described(TILE, v.picklist(PLACEABLE_TILES)),
  turn: v.optional(turn, 0),
  marks: v.optional(
    described(
      'rubble; shored: counts as normal (IE-FOR-2); burnt: the lava has reached it.',
      v.array(v.picklist(MARKS)),
    ),
    () => [],
  ),
  blasted,
  keys,
});

const memberSchema = v.strictObject({
  at: described('The space of the explorer; null once escaped or dead.', v.nullable(cell)),
  health: described('0: downed.', count),
  holds: v.optional(described('The item they carry.', v.nullable(item)), null),
  state: v.optional(state, 'inside'),
});

const guardianSchema = v.strictObject({
  at: cell,
  activated: v.optional(described('Whether it has acted in the current activation.', v.boolean()), false),
  acting: v.optional(
    described('Whether its victim or its way is asked for now: of exactly one, if so.', v.boolean()),
    false,
  ),
});

const revealSchema = v.strictObject({
  from: described('The space that the tile must connect to.', cell),
  side: described('On which side of that space the tile goes.', side),
  exploring: described('Whether the actor then moves onto it.', v.boolean()),
  hand: described('The drawn tile, once there is one.', v.nullable(heldTile)),
  other: described('The second tile of the Archaeologist (IE-ARC-1).', v.nullable(heldTile)),
});

const rollSchema = v.strictObject({
  why,
  explorer: described('Who rolls.', explorer),
  faces: described(
    'What each die shows: a number, or a face of a hazard die; null for a die that is still to be rolled.',
    v.pipe(v.array(v.nullable(v.union([number, hazardFace]))), v.minLength(1), v.maxLength(2)),
  ),
});

export const snapshotSchema = v.strictObject({
  snapshot: described('The version of this format.', v.literal(SNAPSHOT_VERSION)),
  game: described('The id of the game.', v.literal('infernos-edge')),
  options: described('What was chosen before the game.', optionsSchema),
  asks: described(
    'What the position waits for. A seat decides: action (a turn), crawl (the one move of a downed explorer), commanded (IE-ARI-1), chain (the next step of a Run or Sprint), illuminate (the second Reveal), choose (one of two tiles), place, sanctum, luck (reroll or keep), first (which of two faces), wake, guardian (which one acts next), victim and path (of the guardian that acts). Chance decides: tile, die, hazard.',
    v.picklist(ASKS),
  ),
  round,
  active: described('Whose turn it is.', explorer),
  actor: described('Who is acting: the active explorer, or the one whom the Aristocrat commands (IE-ARI-1).', explorer),
  points: described('The action points that the active explorer has left.', upTo(3)),
  exerted: described('Whether the active explorer has exerted this turn (IE-TURN-2).', v.boolean()),
  entrance: described(
    'The spaces of the entrance and its wings that have keys, missing walls or fire; the others are as at the start.',
    v.array(spaceSchema),
  ),
  temple: described(
    'All tiles outside the entrance, in the order they were placed. The bag holds every tile that is neither here nor in hand, unless it was discarded.',
    v.array(tileSchema),
  ),
  explorers: described('Every explorer of the team, by name.', v.record(v.string(), memberSchema)),
  guardians: described('The guardians in the temple.', v.pipe(v.array(guardianSchema), v.maxLength(MAX_GUARDIANS))),
  artifact: described(
    'Where the artifact lies; null if somebody holds it, or if it has not appeared or is lost.',
    v.nullable(cell),
  ),
  marker: described('Where the eruption marker is; at 0 a lava face makes the volcano erupt.', count),
  cursed: described('Whether the artifact has ever been picked up (IE-CURSE-1).', v.boolean()),
  erupted: described('Whether the volcano has erupted (IE-VOLC-2).', v.boolean()),
  discarded: described('Whether the rest of the bag was discarded (IE-MAP-4).', v.boolean()),
  luck: described('Luck tokens left (IE-ARC-2).', upTo(LUCK)),
  journals: described('Journal tiles left (IE-ARI-2).', upTo(JOURNALS)),
  shores: described('How often the Foreman can still shore up (IE-FOR-2).', upTo(SHORES)),
  demolitions: described('How often the Sapper can still demolish (IE-SAP-2).', upTo(DEMOLITIONS)),
  brace: described(
    'The Veteran: braced until the next turn begins, or resting in the turn after that (IE-VET-2).',
    v.picklist(BRACES),
  ),
  todo: described(
    "What comes next, the next job last: the rest of the round, and on top of it what is being done. A job is a word, some with a number: 'turn 2' is the third turn of the round. docs/scenarios.md lists them.",
    v.pipe(v.array(v.string()), v.maxLength(40)),
  ),
  reveal: described('The tile that is being revealed.', v.nullable(revealSchema)),
  chain: described('How many steps of a Run or Sprint are left; 0 unless one of them is asked for.', upTo(2)),
  roll: described('The dice that are to be rolled or decided about.', v.nullable(rollSchema)),
  end: described('How the game ended; null while it goes on.', v.nullable(end)),
});

/** Under rules 1. */
export const firstSnapshotSchema = v.strictObject({ ...snapshotSchema.entries, options: firstOptionsSchema });
export type Snapshot = Omit<v.InferOutput<typeof snapshotSchema>, 'options'> & { options: Options };
