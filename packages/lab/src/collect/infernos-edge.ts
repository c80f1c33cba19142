// Inferno's Edge: tiles found, health lost and to what, guardians about, and who came out.
import type { Ending } from '@undercroft/engine';
import type { Event, InfernosEdgeEnding, Options } from '@undercroft/infernos-edge';
import type { Fate } from '../results/game-result.ts';
import { Chronicle } from './chronicle.ts';
import type { Collect } from './collector.ts';

/** Tiles beyond those the temple begins with. */
const COUNTS = { tiles: 0, lost: 0, down: 0, guardians: 0 };
/** IE-SANC-1: corridor and ledge. */
const SANCTUM = 2;
/** What an explorer dies of when the tile burns. */
const LAVA = 'lava';

export function collectInfernosEdge({ explorers }: Options): Collect<Event> {
  const team = explorers.map(({ explorer, seat }) => ({ name: explorer, seat }));
  return () => {
    const chronicle = new Chronicle(team, COUNTS);
    const fates = new Map<string, Fate>();
    return {
      tell: (event) => note(event, chronicle, fates),
      thought: (seat, chance) => chronicle.thought(seat, chance),
      story: (ending) => chronicle.finish(ending, fateIn(ending, fates), (ending as InfernosEdgeEnding).end),
    };
  };
}

function fateIn(ending: Ending, fates: ReadonlyMap<string, Fate>): (name: string) => Fate {
  const lost: readonly string[] = (ending as InfernosEdgeEnding).lost;
  return (name) => (lost.includes(name) ? (fates.get(name) ?? 'inside') : 'out');
}

function note(event: Event, chronicle: Chronicle, fates: Map<string, Fate>): void {
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
      fates.set(event.explorer, 'down');
      return chronicle.down(event.explorer, event.source);
    case 'stood-up':
    case 'escaped':
      return rise(event.explorer, chronicle, fates);
    case 'died':
      rise(event.explorer, chronicle, fates);
      fates.set(event.explorer, 'dead');
      return chronicle.end(event.explorer, LAVA);
    default:
      return;
  }
}

/** No longer lies in the temple: stands, is out, or is gone. */
function rise(name: string, chronicle: Chronicle, fates: Map<string, Fate>): void {
  if (fates.get(name) === 'down') chronicle.count('down', -1);
  fates.delete(name);
}
