// The JSON of a position.

import { described } from '@undercroft/engine';
import * as v from 'valibot';
import { ASKS } from './asks.ts';
import { EXPLOSIVES, PATHFINDER_USES } from './cavers.ts';
import { MAX_HORRORS } from './descent.ts';
import { caver, anyCell as cell, count, end, round, side, tile, turn, why } from './field-schemas.ts';
import { MARKS, STATES } from './marks.ts';
import { CARD_NAMES, SNAPSHOT_VERSION } from './save.ts';
import { optionsSchema } from './schemas.ts';

const tileSchema = v.strictObject({
  at: cell,
  tile,
  turn: v.optional(turn, 0),
  marks: v.optional(
    described('What lies on the tile: water that has risen, rubble, a fixed rope.', v.array(v.picklist(MARKS))),
    () => [],
  ),
  blasted: v.optional(described('The sides that the Engineer has opened (ST-ENG-1).', v.array(side)), () => []),
});

const memberSchema = v.strictObject({
  at: described('The cell of the caver; null while submerged or once removed.', v.nullable(cell)),
  health: described('0: unconscious.', count),
  side: v.optional(
    described(
      'On a ledge or slide, the side the caver came by: the half they stand on (ST-TILE-LEDGE-2). null elsewhere.',
      v.nullable(side),
    ),
    null,
  ),
  state: v.optional(
    described(
      'hidden until the end of the round (ST-ACT-HIDE), submerged (ST-DIV-2) or removed from the game (ST-DARK-1).',
      v.array(v.picklist(STATES)),
    ),
    () => [],
  ),
});

const horrorSchema = v.strictObject({
  at: cell,
  moved: v.optional(described('Whether it has moved in this phase already.', v.boolean()), false),
});

const revealSchema = v.strictObject({
  side: described("On which side of the actor's tile the new one goes.", side),
  exploring: described('Whether the actor then steps onto it.', v.boolean()),
  hand: described('The drawn tile, once there is one.', v.nullable(tile)),
  fromAside: described('Whether that tile was the one set aside (ST-GEO-2).', v.boolean()),
});

export const snapshotSchema = v.strictObject({
  snapshot: described('The version of this format.', v.literal(SNAPSHOT_VERSION)),
  game: described('The id of the game.', v.literal('sub-terra')),
  options: described('What was chosen before the game.', optionsSchema),
  asks: described(
    'What the position waits for. A seat decides: action (a turn), directed (ST-LEA-1), chain (the next step of a Run or Sprint), take and choose (the Geologist’s tile), place, appear (the Diver), horror, path and spawn. Chance decides: tile, aside (the tile to set aside), die, hazard.',
    v.picklist(ASKS),
  ),
  round,
  start: described('Who has the starting marker: the first turn of the round is theirs.', caver),
  active: described('Whose turn it is.', caver),
  actor: described('Who is acting: the active caver, or the one whom the Leader directs (ST-LEA-1).', caver),
  points: described('The action points that the active caver has left.', v.pipe(count, v.maxValue(3))),
  exerted: described('Whether the active caver has exerted this turn (ST-TURN-2).', v.boolean()),
  directed: described('Whether the Leader has directed somebody this turn (ST-LEA-1).', v.boolean()),
  cave: described(
    'All tiles, in the order they were placed; the start tile first.',
    v.pipe(v.array(tileSchema), v.minLength(1)),
  ),
  cavers: described('Every caver of the team, by name.', v.record(v.string(), memberSchema)),
  horrors: described('The horrors in the cave.', v.pipe(v.array(horrorSchema), v.maxLength(MAX_HORRORS))),
  aside: described('The tile set aside for the Geologist (ST-GEO-2).', v.nullable(tile)),
  top: described('The top tile of the stack, if everyone has seen it (ST-GEO-2, ST-GEO-3).', v.nullable(tile)),
  discarded: described(
    'The tiles that have left the game. The stack holds all that are neither placed, discarded, set aside nor in hand.',
    v.array(tile),
  ),
  hazards: described('The hazard cards that were played. The deck follows from them.', v.array(v.picklist(CARD_NAMES))),
  gas: described('Whether gas is about (ST-HAZ-GAS).', v.boolean()),
  dark: described('Whether darkness has begun (ST-DARK-1).', v.boolean()),
  pathfinder: described(
    'How often the Scout can still discard a tile (ST-SCO-1).',
    v.pipe(count, v.maxValue(PATHFINDER_USES)),
  ),
  explosives: described('How many explosives the Engineer has left (ST-ENG-1).', v.pipe(count, v.maxValue(EXPLOSIVES))),
  todo: described(
    "What comes next, the next job last: the rest of the round, and on top of it what is being done. A job is a word, some with a number: 'turn 2' is the third turn of the round. docs/scenarios.md lists them.",
    v.pipe(v.array(v.string()), v.maxLength(40)),
  ),
  reveal: described('The tile that is being revealed.', v.nullable(revealSchema)),
  chain: described(
    'How many steps of a Run or Sprint are left; 0 unless one of them is asked for.',
    v.pipe(count, v.maxValue(2)),
  ),
  roll: described(
    'The die that is to be rolled: why, and for whom. A cave-in is rolled for the whole cave; its caver has no meaning.',
    v.nullable(v.strictObject({ why, caver })),
  ),
  losses: described(
    'While cavers roll one after the other: what each will lose when all have rolled, or in darkness 1 for who is lost.',
    v.record(v.string(), v.pipe(count, v.maxValue(5))),
  ),
  hunt: described(
    'The horror whose way is asked for: its cell, and whom it hunts.',
    v.nullable(v.strictObject({ horror: cell, victim: caver })),
  ),
  end: described('How the game ended; null while it goes on.', v.nullable(end)),
});
export type Snapshot = v.InferOutput<typeof snapshotSchema>;
