// What the hazard dice would bring if the turn ended now, face by face; and what the lava takes next.
import { unwrap } from '@undercroft/engine';
import {
  awaitingHazardDie,
  type End,
  type Event,
  type Explorer,
  type Face,
  ROLL_HAZARD,
} from '@undercroft/infernos-edge';
import type { Harm } from '@undercroft/infernos-edge/words';
import { combineHarms, type HarmCase } from '@undercroft/page-kit/cave/harms';
import { possibleOutcomes, tryCode } from '@undercroft/page-kit/trial';
import type { Odds } from '@undercroft/words/grammar';
import { infernosEdge } from './rules.ts';
import { directEvents, eventsOfType, harmsIn, withDefaultChoices } from './trials.ts';
import type { Expedition } from './viewpoint.ts';

export interface FaceEffect {
  readonly face: Face;
  /** That it shows on at least one die. */
  readonly odds: Odds;
  /** What it does for certain. */
  readonly events: readonly Event[];
  /** Where somebody has to choose or another die has to fall before it is over. */
  readonly open: Expedition | undefined;
}

export function hazardEffects(expedition: Expedition): FaceEffect[] {
  const end = infernosEdge.check(expedition, { type: 'end' });
  const rolling = end.ok ? tryCode(infernosEdge, expedition, end.value).after : expedition;
  return rolling.asks === ROLL_HAZARD ? effectsOf(rolling) : [];
}

function effectsOf(rolling: Expedition): FaceEffect[] {
  // A die that has still to fall shows no face.
  const dice = rolling.faces.subarray(0, rolling.dice).filter((face) => face === 0).length;
  return possibleOutcomes(infernosEdge, awaitingHazardDie(rolling)).flatMap((one) => {
    if (one.outcome.type !== 'hazard') return [];
    const { events, after } = withDefaultChoices(one);
    const own = directEvents(events, 'hazard');
    const of = one.total ** dice;
    return {
      face: one.outcome.face,
      odds: { n: of - (one.total - one.weight) ** dice, of },
      events: own.filter(({ type }) => type !== 'rolled' && type !== 'hazard'),
      open: own.length < events.length ? undefined : after,
    };
  });
}

export interface HazardCost {
  readonly harms: readonly Harm[];
  readonly deaths: readonly { readonly explorer: Explorer; readonly odds: Odds }[];
  /** The expedition fails by it. */
  readonly endings: readonly { readonly face: Face; readonly end: End; readonly odds: Odds }[];
}

/** Whom the dice may cost what: the fall of a ruin is counted through both dice. */
export function hazardCostOf(effects: readonly FaceEffect[], you: Explorer): HazardCost {
  const cases = effects.flatMap((effect) => casesOf(effect));
  const costs: HarmCase<Harm>[] = cases.map(({ weight, total, events }) => ({
    weight,
    total,
    harms: harmsIn(events, you).filter(
      ({ whose = you }) => !eventsOfType(events, 'died').some((one) => one.explorer === whose),
    ),
  }));
  const deaths = cases.flatMap(({ weight, total, events }) =>
    eventsOfType(events, 'died').map(({ explorer }) => ({ explorer, odds: { n: weight, of: total } })),
  );
  const endings = effects.flatMap(({ face, odds, events }) =>
    eventsOfType(events, 'ended').flatMap(({ rank, end }) => (rank === 'forgotten' ? [{ face, end, odds }] : [])),
  );
  return { harms: combineHarms(costs, ({ downs }) => downs), deaths, endings };
}

interface WeightedEvents {
  readonly weight: number;
  readonly total: number;
  readonly events: readonly Event[];
}

function casesOf({ odds: { n, of }, events, open }: FaceEffect): WeightedEvents[] {
  const falls = open ? possibleOutcomes(infernosEdge, open) : [];
  if (falls.length === 0) return [{ weight: n, total: of, events }];
  return falls.map((one) => ({
    weight: n * one.weight,
    total: of * one.total,
    events: directEvents([...events, ...withDefaultChoices(one).events], 'die'),
  }));
}

/** The spaces that the next lava face would burn. */
export function nextToBurn(expedition: Expedition): readonly string[] {
  if (expedition.erupted === 0 || expedition.how >= 0) return [];
  const rolling = awaitingHazardDie(expedition);
  const code = unwrap(infernosEdge.check(rolling, { type: 'hazard', face: 'lava' }));
  const { events } = withDefaultChoices(tryCode(infernosEdge, rolling, code));
  return eventsOfType(directEvents(events, 'hazard'), 'burnt').flatMap(({ tiles }) => tiles);
}
