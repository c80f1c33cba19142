// What the hazard dice may cost, where an action is followed by them.
import { type Event, type Explorer, type Face, infernosEdge } from '@undercroft/infernos-edge';
import { rolls } from '@undercroft/terminal/cave/preview';
import { clause } from '@undercroft/words/grammar';
import { groupAlike, tally } from './alike.ts';
import { harmNotes, harmsIn } from './harms.ts';
import { keepRoll } from './luck.ts';
import { faceEffect, faceOdds } from './odds.ts';
import type { Expedition } from './view.ts';
import type { Words } from './words.ts';

/** '1 in 6: you lose 1 health to the lava', '11 in 36 chance that the Foreman dies in the lava'. */
export function hazardNotes(rolling: Expedition, you: Explorer | undefined, words: Words): string[] {
  const { cases, of } = hazardCases(rolling);
  const found = <T>(whatOf: (one: HazardCase) => readonly T[]) =>
    tally(cases.map((one) => ({ what: whatOf(one), weight: one.weight })));
  const harms = found(({ events }) => harmsIn(survivable(events), you)).map(([harm, n]) => ({
    ...harm,
    odds: { n, of },
  }));
  const { risk } = words.game;
  const { odds } = words.terminal.about;
  return [
    ...found(failures).map(([{ face, end }, n]) => clause(odds.effect({ n, of }, face, risk.forgotten({ end })))),
    ...groupAlike(
      found(({ events }) => deaths(events)),
      ([, n]) => n,
    ).map((all) => {
      const whom = all.map(([explorer]) => explorer);
      return clause(odds.dies({ n: all[0]?.[1] ?? 0, of }, whom));
    }),
    ...harmNotes(harms, words),
  ];
}

interface HazardCase {
  readonly face: Face;
  readonly events: readonly Event[];
  readonly weight: number;
}

/** Sides of the number die, which is rolled after a collapse. */
const SIDES = 6;

/** Each face, and each ruin that may collapse, in this many of `of` rolls. */
function hazardCases(rolling: Expedition): { readonly cases: readonly HazardCase[]; readonly of: number } {
  const { total, cases } = faceOdds(rolling);
  return {
    of: total * SIDES,
    cases: cases.flatMap(({ what: face, weight }) => {
      const { events, after } = faceEffect(rolling, face);
      const isCollapse = after && infernosEdge.save(after).asks === 'die';
      if (!isCollapse) return [{ face, events, weight: weight * SIDES }];
      return rolls(infernosEdge, after, keepRoll).map((roll) => ({
        face,
        events: [...events, ...roll.events],
        weight,
      }));
    }),
  };
}

const deaths = (events: readonly Event[]): Explorer[] =>
  events.flatMap((event) => (event.type === 'died' ? [event.explorer] : []));

/** Without the wounds of those who die. */
const survivable = (events: readonly Event[]): Event[] =>
  events.filter((event) => event.type !== 'lost-health' || !deaths(events).includes(event.explorer));

const failures = ({ face, events }: HazardCase) =>
  events.flatMap((event) => (event.type === 'ended' && event.rank === 'forgotten' ? [{ face, end: event.end }] : []));
