// Collects which subs sank, what sank them, and how many mines are in play.
import { unwrap } from '@undercroft/engine';
import { type Event, type Options, pocketSub } from '@undercroft/pocket-sub';
import type { CollectorFactory } from '@undercroft/terminal/collect/collector';
import { ResultBuilder } from '@undercroft/terminal/collect/result-builder';

export function collectPocketSub(options: Options): CollectorFactory<Event> {
  const { colours } = unwrap(pocketSub.open(options)).board;
  const fleets = colours.map((name, seat) => ({ name, seat }));
  return () => {
    const builder = new ResultBuilder(fleets, { lost: 0, mines: 0 });
    const sunk = new Set<string>();
    return {
      onEvent: (event) => note(event, builder, sunk),
      addChance: (seat, chance) => builder.addChance(seat, chance),
      finish: (ending) => builder.finish(ending, { fateOf: (name) => (sunk.has(name) ? 'sunk' : 'afloat') }),
    };
  };
}

function note(event: Event, builder: ResultBuilder, sunk: Set<string>): void {
  switch (event.type) {
    case 'turn-began':
      return builder.beginRound(event.round);
    case 'mine-laid':
      return builder.count('mines', 1);
    case 'mine-lost':
      return builder.count('mines', -1);
    case 'sub-lost':
      builder.addLoss(event.fleet, event.cause, 1);
      return builder.end(event.fleet, event.cause);
    case 'eliminated':
      sunk.add(event.fleet);
      return;
    default:
      return;
  }
}
