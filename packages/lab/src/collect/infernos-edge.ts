// Inferno's Edge: tiles found, health lost and to what, guardians about, and who came out.
import type { Event, InfernosEdgeEnding, Options } from '@undercroft/infernos-edge';
import type { Collect } from './collector.ts';
import { collectTeam, type TeamChronicle } from './team.ts';

/** Tiles beyond those the temple begins with. */
const COUNTS = { tiles: 0, lost: 0, down: 0, guardians: 0 };
/** IE-SANC-1: corridor and ledge. */
const SANCTUM = 2;
/** What an explorer dies of when the tile burns. */
const LAVA = 'lava';

export const collectInfernosEdge = ({ explorers }: Options): Collect<Event> =>
  collectTeam({
    team: explorers.map(({ explorer, seat }) => ({ name: explorer, seat })),
    counts: COUNTS,
    note,
    left: ({ lost }: InfernosEdgeEnding) => lost,
  });

function note(event: Event, chronicle: TeamChronicle): void {
  switch (event.type) {
    case 'round-began':
      return chronicle.begin(event.round);
    case 'tile-placed':
      return chronicle.count('tiles', 1);
    case 'sanctum-placed':
      return chronicle.count('tiles', SANCTUM);
    case 'guardian-came':
      return chronicle.count('guardians', 1);
    case 'guardian-destroyed':
      return chronicle.count('guardians', -1);
    case 'lost-health':
      return chronicle.hurt(event.explorer, event.source, event.amount);
    case 'downed':
      return chronicle.down(event.explorer, event.source);
    case 'stood-up':
    case 'escaped':
      return chronicle.rise(event.explorer);
    case 'died':
      return chronicle.die(event.explorer, LAVA);
    default:
      return;
  }
}
