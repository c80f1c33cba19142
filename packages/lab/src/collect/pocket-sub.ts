// Pocket Sub: what sank, what sank it, and how many mines lie about.
import { must } from '@undercroft/engine';
import { type Event, type Options, pocketSub } from '@undercroft/pocket-sub';
import { Chronicle } from './chronicle.ts';
import type { Collect } from './collector.ts';

export function collectPocketSub(options: Options): Collect<Event> {
  const { colours } = must(pocketSub.open(options)).board;
  const fleets = colours.map((name, seat) => ({ name, seat }));
  return () => {
    const chronicle = new Chronicle(fleets, { lost: 0, mines: 0 });
    const sunk = new Set<string>();
    return {
      tell: (event) => note(event, chronicle, sunk),
      thought: (seat, chance) => chronicle.thought(seat, chance),
      story: (ending) => chronicle.finish(ending, (name) => (sunk.has(name) ? 'sunk' : 'afloat')),
    };
  };
}

function note(event: Event, chronicle: Chronicle, sunk: Set<string>): void {
  switch (event.type) {
    case 'turn-began':
      return chronicle.begin(event.round);
    case 'mine-laid':
      return chronicle.count('mines', 1);
    case 'mine-lost':
      return chronicle.count('mines', -1);
    case 'sub-lost':
      chronicle.hurt(event.fleet, event.cause, 1);
      return chronicle.end(event.fleet, event.cause);
    case 'eliminated':
      sunk.add(event.fleet);
      return;
    default:
      return;
  }
}
