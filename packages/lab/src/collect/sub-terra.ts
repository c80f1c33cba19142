// Sub Terra: tiles found, health lost and to what, horrors about, and who came out.
import type { Event, Options, SubTerraEnding } from '@undercroft/sub-terra';
import type { Collect } from './collector.ts';
import { collectTeam, type TeamChronicle } from './team.ts';

/** ST-SETUP-2: the start tile lies there. */
const COUNTS = { tiles: 1, lost: 0, down: 0, horrors: 0 };
/** What ends a caver whom the dark takes (ST-DARK-1). */
const DARKNESS = 'darkness';

export const collectSubTerra = ({ cavers }: Options): Collect<Event> =>
  collectTeam({
    team: cavers.map(({ caver, seat }) => ({ name: caver, seat })),
    counts: COUNTS,
    note,
    left: ({ leftBehind }: SubTerraEnding) => leftBehind,
  });

function note(event: Event, chronicle: TeamChronicle): void {
  switch (event.type) {
    case 'round-began':
      return chronicle.begin(event.round);
    case 'tile-placed':
      return chronicle.count('tiles', 1);
    case 'horror-came':
      return chronicle.count('horrors', 1);
    case 'horror-left':
    case 'horror-repelled':
      return chronicle.count('horrors', -1);
    case 'lost-health':
      return chronicle.hurt(event.caver, event.source, event.amount);
    case 'knocked-out':
      return chronicle.down(event.caver, event.source);
    case 'woke':
      return chronicle.rise(event.caver);
    case 'removed':
      return chronicle.die(event.caver, DARKNESS);
    default:
      return;
  }
}
