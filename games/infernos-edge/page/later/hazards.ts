// What the hazard dice may cost whom, face by face.
import { type End, type Explorer, type Face, type HazardCase, hazardCases } from '@undercroft/infernos-edge';
import type { Harm } from '@undercroft/infernos-edge/words';
import { combineHarms, groupAlike, type HarmCase } from '@undercroft/page-kit/cave/harms';
import type { Odds } from '@undercroft/words/grammar';
import { eventsOfType, harmsIn } from '../trials.ts';
import type { Expedition } from '../viewpoint.ts';
import type { LaterWords } from './words.ts';

/** Faces that would do something; what only says that a die was thrown is left out. */
export const effectiveCases = (expedition: Expedition): HazardCase[] =>
  hazardCases(expedition).flatMap((one) => {
    const events = one.events.filter(({ type }) => type !== 'hazard');
    return events.length > 0 || one.isOpen ? [{ ...one, events }] : [];
  });

interface HazardCost {
  readonly harms: readonly Harm[];
  readonly deaths: readonly { readonly explorer: Explorer; readonly odds: Odds }[];
  /** The expedition fails by it. */
  readonly endings: readonly { readonly face: Face; readonly end: End; readonly odds: Odds }[];
}

function hazardCostOf(cases: readonly HazardCase[], you: Explorer): HazardCost {
  const costs: HarmCase<Harm>[] = cases.map(({ odds: { n, of }, events }) => ({
    weight: n,
    total: of,
    harms: harmsIn(events, you).filter(
      ({ whose = you }) => !eventsOfType(events, 'died').some((one) => one.explorer === whose),
    ),
  }));
  const deaths = cases.flatMap(({ odds, events }) =>
    eventsOfType(events, 'died').map(({ explorer }) => ({ explorer, odds })),
  );
  const endings = cases.flatMap(({ face, odds, events }) =>
    eventsOfType(events, 'ended').flatMap(({ rank, end }) => (rank === 'forgotten' ? [{ face, end, odds }] : [])),
  );
  return { harms: combineHarms(costs, ({ downs }) => downs), deaths, endings };
}

/** The worst of it, in sentences; what happens to several alike is said once. */
export function hazardText(
  rolling: Expedition,
  you: Explorer,
  { game: { risk }, about: { odds } }: LaterWords,
): string[] {
  const { harms, deaths, endings } = hazardCostOf(effectiveCases(rolling), you);
  return [
    ...endings.map((one) => odds.effect(one.odds, one.face, risk.forgotten(one))),
    ...groupAlike(deaths, ({ explorer: _, ...rest }) => rest)
      .slice(0, 2)
      .map(([{ odds: chance }, all]) =>
        odds.dies(
          chance,
          all.map(({ explorer }) => explorer),
        ),
      ),
    ...groupAlike(harms, ({ whose: _, ...rest }) => rest)
      .slice(0, 3)
      .map(([one, all]) =>
        risk.harm(
          one,
          all.map(({ whose }) => whose),
        ),
      ),
  ];
}
