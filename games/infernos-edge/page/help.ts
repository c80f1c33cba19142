// Whether something can still be done for somebody who is down, about to be struck, or on a space that burns: as long as it
// can, a turn does not end by itself.
import {
  burningRings,
  EXPLORERS,
  type Explorer,
  FOR_ATTACK,
  hunts,
  isInside,
  ROLL_DIE,
} from '@undercroft/infernos-edge';
import { legalCodes, possibleOutcomes, tryCode } from '@undercroft/page-kit/trial';
import { infernosEdge } from './rules.ts';
import { cellAt, type Expedition } from './viewpoint.ts';

export interface Need {
  readonly explorer: Explorer;
  readonly why: 'down' | 'hunted' | 'burning';
}

/** A guardian this near strikes before the next round. */
const NEAR = 1;

export function needsOf(e: Expedition): Need[] {
  const hunted = new Set(hunts(e).flatMap((hunt) => (hunt && hunt.moves <= NEAR ? hunt.prey : [])));
  const burning = new Set(burningRings(e).flat());
  return Array.from({ length: e.explorers }, (_, i) => i).flatMap((i) => {
    const explorer = EXPLORERS[e.who[i] ?? 0] as Explorer;
    if (!isInside(e, i)) return [];
    const found: Record<Need['why'], boolean> = {
      burning: burning.has(cellAt(e, e.places[i] ?? 0)),
      down: e.health[i] === 0,
      hunted: hunted.has(explorer) && !isBraced(e, explorer),
    };
    return Object.entries(found).flatMap(([why, is]) => (is ? [{ explorer, why: why as Need['why'] }] : []));
  });
}

/** IE-VET-2. */
const isBraced = (e: Expedition, explorer: Explorer): boolean => explorer === 'veteran' && e.brace === 1;

/** Those that something would end which can be done now, for certain or with luck. */
export function needsThatCanBeMet(e: Expedition): Need[] {
  const needs = needsOf(e);
  if (needs.length === 0) return [];
  const afters = legalCodes(infernosEdge, e).flatMap((code) => resultsOf(e, code));
  const left = afters.map((after) => new Set(needsOf(after).map(nameOf)));
  return needs.filter((need) => left.some((rest) => !rest.has(nameOf(need))));
}

const nameOf = ({ explorer, why }: Need): string => `${explorer} ${why}`;

/** What an action leads to; a blow is tried with every face. Ending a turn helps nobody. */
function resultsOf(e: Expedition, code: number): Expedition[] {
  const action = infernosEdge.decode(e, code);
  if (action.type === 'end' || action.type === 'exert') return [];
  const { after } = tryCode(infernosEdge, e, code);
  if (after.asks !== ROLL_DIE || after.purpose !== FOR_ATTACK) return [after];
  return possibleOutcomes(infernosEdge, after).map((one) => one.after);
}

/** IE-TURN-2: whether exerting would make such a thing possible. */
export function canHelpByExerting(e: Expedition): boolean {
  const exert = infernosEdge.check(e, { type: 'exert' });
  return exert.ok && needsThatCanBeMet(tryCode(infernosEdge, e, exert.value).after).length > 0;
}
