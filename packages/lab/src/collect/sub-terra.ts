// Sub Terra: tiles found, health lost and to what, horrors about, and who came out.
import type { Ending } from '@undercroft/engine';
import type { Event, Options, SubTerraEnding } from '@undercroft/sub-terra';
import type { Fate } from '../results/game-result.ts';
import { Chronicle } from './chronicle.ts';
import type { Collect } from './collector.ts';

/** ST-SETUP-2: the start tile lies there. */
const COUNTS = { tiles: 1, lost: 0, down: 0, horrors: 0 };
/** What ends a caver whom the dark takes (ST-DARK-1). */
const DARKNESS = 'darkness';

export function collectSubTerra({ cavers }: Options): Collect<Event> {
  const team = cavers.map(({ caver, seat }) => ({ name: caver, seat }));
  return () => {
    const chronicle = new Chronicle(team, COUNTS);
    const fates = new Map<string, Fate>();
    return {
      tell: (event) => note(event, chronicle, fates),
      thought: (seat, chance) => chronicle.thought(seat, chance),
      story: (ending) => chronicle.finish(ending, fateIn(ending, fates), (ending as SubTerraEnding).end),
    };
  };
}

function fateIn(ending: Ending, fates: ReadonlyMap<string, Fate>): (name: string) => Fate {
  const behind: readonly string[] = (ending as SubTerraEnding).leftBehind;
  return (name) => (behind.includes(name) ? (fates.get(name) ?? 'inside') : 'out');
}

function note(event: Event, chronicle: Chronicle, fates: Map<string, Fate>): void {
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
      fates.set(event.caver, 'down');
      return chronicle.down(event.caver, event.source);
    case 'woke':
      fates.delete(event.caver);
      return chronicle.count('down', -1);
    case 'removed':
      if (fates.get(event.caver) === 'down') chronicle.count('down', -1);
      fates.set(event.caver, 'dead');
      return chronicle.end(event.caver, DARKNESS);
    default:
      return;
  }
}
