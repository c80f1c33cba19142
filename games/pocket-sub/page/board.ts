// The chart as the stage shows it: what lies there, what is planned on it, and what is asked for.

import type { Board, Position, Target, Targeting } from '@undercroft/page-kit/game-view';
import type { Action, PocketSub } from '@undercroft/pocket-sub';
import type { PocketSubWords, SeaPlaces } from '@undercroft/pocket-sub/words';
import { seaBoard } from './draw/chart.ts';
import { fleetOf, fromSnapshot } from './draw/from-snapshot.ts';
import type { Plan, Turn } from './draw/plan.ts';
import type { Marks, Wake } from './draw/position.ts';
import type { RegionFacts } from './draw/regions.ts';
import { type CoursePlan, isPlanned } from './plan.ts';
import { planMarks } from './plan-marks.ts';
import { planView } from './plan-view.ts';
import { scaledBoard, scaleOf } from './scale.ts';
import { fleetNow, placesOf, type Sea } from './sea.ts';

export const turnFor = ({ isPortrait }: Pick<Targeting, 'isPortrait'>): Turn => (isPortrait ? 90 : 0);

export function boardOf(position: Position<PocketSub>, targeting: Targeting, words: PocketSubWords): Board {
  const { state: sea, snapshot } = position;
  const chart = fromSnapshot(snapshot);
  const plan: Plan = { cells: chart.cells, turn: turnFor(targeting) };
  const planned = isPlanned(snapshot) ? (targeting.plan as CoursePlan | undefined) : undefined;
  const marks = planned ? planMarks(position, planned) : placeMarks(sea, targeting);
  const touches = new Map(planned ? plannedTouches(position, planned, words) : placedTouches(targeting, words));
  const drawn = seaBoard(
    chart,
    { ...marks, wakes: wakesOf(sea, targeting) },
    { turn: plan.turn, say: (facts) => label(facts, touches.get(facts.region), words, placesOf(sea)) },
  );
  return scaledBoard(drawn, scaleOf(plan));
}

type Touches = readonly (readonly [place: string, label: string])[];

const plannedTouches = (position: Position<PocketSub>, plan: CoursePlan, words: PocketSubWords): Touches =>
  planView(position, plan, words).places.map(({ place, label }) => [place, label]);

/** Where a touch would list several, only what they have in common is said. */
const placedTouches = ({ highlighted }: Targeting, words: PocketSubWords): Touches =>
  placesIn(highlighted).map((place) => {
    const [first, ...others] = highlighted.filter((one) => one.place === place);
    const action = first?.action as Action | undefined;
    return [place, `${others.length > 0 && action ? words.actions[action.type].name : (first?.name ?? '')}.`];
  });

// ---------------------------------------------------------------- marks

const placesIn = (targets: readonly Target[]): string[] => [...new Set(targets.flatMap(({ place }) => place ?? []))];

/** What can be placed, and how it would lie. */
function placeMarks(sea: Sea, { highlighted, target, place }: Targeting): Marks {
  const here = highlighted.filter((one) => one.place !== undefined && one.place === place);
  const coming = target ?? (here.length === 1 ? here[0] : undefined);
  const ghost = coming && ghostOf(sea, coming.action as Action);
  return {
    lit: placesIn(highlighted),
    ...(target?.place === undefined ? {} : { chosen: target.place }),
    ...(ghost ? { ghost } : {}),
  };
}

function ghostOf(sea: Sea, action: Action): Marks['ghost'] {
  const fleet = fleetNow(sea);
  switch (action.type) {
    case 'whirlpool':
      return { at: action.at, spin: action.spin };
    case 'place-cc':
      return { kind: 'cc', fleet, at: action.at };
    case 'place-sub':
      return { kind: 'sub', fleet, at: action.at };
    case 'mine':
      return { kind: 'mine', fleet, at: action.at };
    default:
      return undefined;
  }
}

/** The courses others have sailed last. */
const wakesOf = ({ options: { players } }: Sea, { lastMoves = [] }: Targeting): Wake[] =>
  lastMoves.map(({ seat, way }) => ({ fleet: fleetOf(seat, players), path: way }));

// ---------------------------------------------------------------- what a region says

/** What lies there, and what a touch does. */
function label(
  { region, water, pieces, whirlpool, deadly }: RegionFacts,
  touch: string | undefined,
  words: PocketSubWords,
  at: SeaPlaces,
): string {
  const here = words.region(
    {
      region,
      water,
      pieces: pieces.map(({ kind, fleet, hero }) => ({ piece: kind, of: fleet, ...(hero ? { hero } : {}) })),
      deadly,
      ...(whirlpool ? { whirlpool } : {}),
    },
    at,
  );
  return touch === undefined ? here : `${here} ${words.spoken(touch)}`;
}
