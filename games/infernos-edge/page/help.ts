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
  /** How bad it is: how often guardians strike, or 1. */
  readonly weight: number;
}

/** A guardian this near strikes before the next round. */
const NEAR = 1;

export function needsOf(e: Expedition): Need[] {
  const near = hunts(e).flatMap((hunt) => (hunt && hunt.moves <= NEAR ? [hunt] : []));
  const burning = new Set(burningRings(e).flat());
  return Array.from({ length: e.explorers }, (_, i) => i).flatMap((i) => {
    const explorer = EXPLORERS[e.who[i] ?? 0] as Explorer;
    if (!isInside(e, i)) return [];
    const strikes = near.reduce((sum, { prey, strikes: n }) => sum + (prey.includes(explorer) ? n : 0), 0);
    const weights: Record<Need['why'], number> = {
      burning: burning.has(cellAt(e, e.places[i] ?? 0)) ? 1 : 0,
      down: e.health[i] === 0 ? 1 : 0,
      hunted: isBraced(e, explorer) ? 0 : strikes,
    };
    return Object.entries(weights).flatMap(([why, weight]) =>
      weight > 0 ? [{ explorer, why: why as Need['why'], weight }] : [],
    );
  });
}

/** IE-VET-2. */
const isBraced = (e: Expedition, explorer: Explorer): boolean => explorer === 'veteran' && e.brace === 1;

/** Those that something would end or ease which can be done now, for certain or with luck. */
export function needsThatCanBeMet(e: Expedition): Need[] {
  const needs = needsOf(e);
  if (needs.length === 0) return [];
  const afters = legalCodes(infernosEdge, e).flatMap((code) => resultsOf(e, code).map(needsOf));
  return needs.filter((need) => afters.some((after) => weightOf(need, after) < need.weight));
}

const weightOf = ({ explorer, why }: Need, needs: readonly Need[]): number =>
  needs.find((one) => one.explorer === explorer && one.why === why)?.weight ?? 0;

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
