// Collects tiles found, health lost by cause, horrors in play, and who came out.
import type { Event, Options, SubTerraEnding } from '@undercroft/sub-terra';
import type { CollectorFactory } from '@undercroft/terminal/collect/collector';
import { collectTeam, type TeamResultBuilder } from '@undercroft/terminal/collect/team-collector';

/** ST-SETUP-2: the start tile is already there. */
const COUNTS = { tiles: 1, lost: 0, down: 0, horrors: 0 };
/** The cause when a caver is lost in the dark (ST-DARK-1). */
const DARKNESS = 'darkness';

export const collectSubTerra = ({ cavers }: Options): CollectorFactory<Event> =>
  collectTeam({
    team: cavers.map(({ caver, seat }) => ({ name: caver, seat })),
    counts: COUNTS,
    note,
    leftBehind: ({ leftBehind }: SubTerraEnding) => leftBehind,
  });

function note(event: Event, builder: TeamResultBuilder): void {
  switch (event.type) {
    case 'round-began':
      return builder.beginRound(event.round);
    case 'tile-placed':
      return builder.count('tiles', 1);
    case 'horror-came':
      return builder.count('horrors', 1);
    case 'horror-left':
    case 'horror-repelled':
      return builder.count('horrors', -1);
    case 'lost-health':
      return builder.addLoss(event.caver, event.source, event.amount);
    case 'knocked-out':
      return builder.addDown(event.caver, event.source);
    case 'woke':
      return builder.rise(event.caver);
    case 'removed':
      return builder.die(event.caver, DARKNESS);
    default:
      return;
  }
}
