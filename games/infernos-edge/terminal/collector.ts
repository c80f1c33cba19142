// Collects tiles found, health lost by cause, guardians in play, and who came out.
import type { Event, InfernosEdgeEnding, Options } from '@undercroft/infernos-edge';
import type { CollectorFactory } from '@undercroft/terminal/collect/collector';
import { collectTeam, type TeamResultBuilder } from '@undercroft/terminal/collect/team-collector';

/** Not counting the tiles that the temple begins with. */
const COUNTS = { tiles: 0, lost: 0, down: 0, guardians: 0 };
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
      return builder.count('tiles', 1);
    case 'sanctum-placed':
      return builder.count('tiles', SANCTUM);
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
