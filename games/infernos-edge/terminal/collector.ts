// Collects tiles and keys found, health lost by cause, guardians in play, how the bag was finished, and who came out.
import { type Event, type InfernosEdgeEnding, KEY_TYPE, type Options, typeOf } from '@undercroft/infernos-edge';
import type { CollectorFactory } from '@undercroft/terminal/collect/collector';
import { collectTeam, type TeamResultBuilder } from '@undercroft/terminal/collect/team-collector';

/** Not counting the tiles that the temple begins with. */
const COUNTS = { tiles: 0, keys: 0, lost: 0, down: 0, guardians: 0 };
/** IE-SANC-1: corridor and ledge. */
const SANCTUM = 2;
/** What an explorer dies of when the tile burns. */
const LAVA = 'lava';

export const collectInfernosEdge = ({ explorers }: Options): CollectorFactory<Event> =>
  collectTeam({
    team: explorers.map(({ explorer, seat }) => ({ name: explorer, seat })),
    counts: COUNTS,
    note,
    leftBehind: ({ lost }: InfernosEdgeEnding) => lost,
  });

function note(event: Event, builder: TeamResultBuilder): void {
  switch (event.type) {
    case 'round-began':
      return builder.beginRound(event.round);
    case 'tile-placed':
    case 'bag-discarded':
    case 'sanctum-placed':
      return noteTile(event, builder);
    case 'artifact-appeared':
    case 'cursed':
      return builder.reach(event.type);
    case 'guardian-came':
      return builder.count('guardians', 1);
    case 'guardian-destroyed':
      return builder.count('guardians', -1);
    case 'lost-health':
      return builder.addLoss(event.explorer, event.source, event.amount);
    case 'downed':
      return builder.addDown(event.explorer, event.source);
    case 'stood-up':
    case 'escaped':
      return builder.rise(event.explorer);
    case 'died':
      return builder.die(event.explorer, LAVA);
    default:
      return;
  }
}

const KEY = typeOf(KEY_TYPE);
/** IE-MAP-4: how the bag was discarded. */
const DISCARDED_WITH_KEYS = 'discarded-with-keys';
const DISCARDED_WITHOUT_KEYS = 'discarded-without-keys';
const DISCARDS = [DISCARDED_WITH_KEYS, DISCARDED_WITHOUT_KEYS];

type TileEvent = Extract<Event, { type: 'tile-placed' | 'bag-discarded' | 'sanctum-placed' }>;

function noteTile(event: TileEvent, builder: TeamResultBuilder): void {
  switch (event.type) {
    case 'tile-placed':
      builder.count('tiles', 1);
      return builder.count('keys', event.tile === KEY.name ? 1 : 0);
    case 'bag-discarded':
      return builder.reach(builder.countOf('keys') < KEY.copies ? DISCARDED_WITH_KEYS : DISCARDED_WITHOUT_KEYS);
    case 'sanctum-placed':
      if (!DISCARDS.some((one) => builder.hasReached(one))) builder.reach('played-out');
      return builder.count('tiles', SANCTUM);
  }
}
