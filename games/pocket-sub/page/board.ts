// The chart as the stage shows it: what lies there, the course that is planned, what it costs and where it is deadly.

import type { Board, Position, Target, Targeting } from '@undercroft/page-kit/game-view';
import type { Action, PocketSub, Snapshot } from '@undercroft/pocket-sub';
import type { PocketSubWords, SeaPlaces } from '@undercroft/pocket-sub/words';
import { seaBoard } from './draw/chart.ts';
import { fromSnapshot } from './draw/from-snapshot.ts';
import type { Plan, Turn } from './draw/plan.ts';
import type { Position as Chart, Course, Marks, Piece, Priced } from './draw/position.ts';
import type { RegionFacts } from './draw/regions.ts';
import { scaledBoard, scaleOf } from './scale.ts';
import { costOf, fleetNow, placesOf, type Sea } from './sea.ts';

export const turnFor = ({ isPortrait }: Pick<Targeting, 'isPortrait'>): Turn => (isPortrait ? 90 : 0);

export function boardOf(
  { state: sea, snapshot }: Position<PocketSub>,
  targeting: Targeting,
  words: PocketSubWords,
): Board {
  const chart = fromSnapshot(snapshot);
  const plan: Plan = { cells: chart.cells, turn: turnFor(targeting) };
  const places = placesOf(sea);
  // While something can be chosen, the move of this turn is only planned: its sub still lies where it sets out.
  const isPlanned = targeting.highlighted.length > 0;
  const drawn = seaBoard(
    isPlanned ? beforeMove(chart, snapshot, sea) : chart,
    isPlanned ? marksOf(sea, snapshot, targeting) : {},
    { turn: plan.turn, say: (facts) => label(facts, words, places) },
  );
  return scaledBoard(drawn, scaleOf(plan));
}

function beforeMove(chart: Chart, { move }: Snapshot, sea: Sea): Chart {
  const from = move?.path[0];
  if (!move || from === undefined) return chart;
  const pieces = chart.pieces.map((piece) => (piece.from === undefined ? piece : { ...piece, at: from }));
  const lost: Piece[] = move.alive ? [] : [{ kind: 'sub', fleet: fleetNow(sea), at: from, from }];
  return { ...chart, pieces: [...pieces, ...lost] };
}

// ---------------------------------------------------------------- marks

function marksOf(sea: Sea, snapshot: Snapshot, targeting: Targeting): Marks {
  switch (snapshot.phase) {
    case 'step':
      return stepMarks(sea, snapshot, targeting);
    case 'mine':
      return mineMarks(sea, snapshot, targeting);
    default:
      return placeMarks(sea, targeting);
  }
}

const placesIn = (targets: readonly Target[]): string[] => [...new Set(targets.flatMap(({ place }) => place ?? []))];
const isDeadly = ({ loss }: Target): boolean => loss !== undefined;

function placeMarks(sea: Sea, { highlighted, target, place }: Targeting): Marks {
  const coming = target ?? highlighted.find((one) => one.place !== undefined && one.place === place);
  const ghost = coming && ghostOf(sea, coming.action as Action);
  return {
    lit: placesIn(highlighted),
    deadly: placesIn(highlighted.filter(isDeadly)),
    ...(target?.place === undefined ? {} : { chosen: target.place }),
    ...(ghost ? { ghost } : {}),
  };
}

function ghostOf(sea: Sea, action: Action): Marks['ghost'] {
  const fleet = fleetNow(sea);
  if (action.type === 'whirlpool') return { at: action.at, spin: action.spin };
  if (action.type === 'place-cc') return { kind: 'cc', fleet, at: action.at };
  return action.type === 'place-sub' ? { kind: 'sub', fleet, at: action.at } : undefined;
}

/** With one step aimed at, the others go out: the course is shown as it would be. */
function stepMarks(sea: Sea, snapshot: Snapshot, { highlighted, target }: Targeting): Marks {
  const open = target ? [] : highlighted.filter((one) => !isDeadly(one));
  return {
    ...startOf(snapshot),
    next: open.flatMap(({ place, draftStep }) =>
      place === undefined ? [] : [{ at: place, cost: draftStep?.price?.points ?? 0 }],
    ),
    deadly: placesIn((target ? [target] : highlighted).filter(isDeadly)),
    courses: courseOf(sea, snapshot, target),
  };
}

function mineMarks(sea: Sea, snapshot: Snapshot, { highlighted, target }: Targeting): Marks {
  const fleet = fleetNow(sea);
  const end = snapshot.move?.path.at(-1);
  return {
    ...startOf(snapshot),
    deadly: snapshot.move?.alive === false && end !== undefined ? [end] : [],
    courses: courseOf(sea, snapshot),
    mines: highlighted.flatMap((one) =>
      one.place === undefined
        ? []
        : [{ at: one.place, fleet, letter: one.letter ?? '', chosen: one.place === target?.place }],
    ),
  };
}

const startOf = ({ move }: Snapshot): Pick<Marks, 'chosen'> =>
  move?.path[0] === undefined ? {} : { chosen: move.path[0] };

function courseOf(sea: Sea, snapshot: Snapshot, target?: Target): Course[] {
  const { move } = snapshot;
  const [from, ...rest] = move?.path ?? [];
  if (!move || from === undefined) return [];
  const gone = rest.map((at, i): Priced => ({ at, cost: costOf(snapshot, move.path[i] ?? from, at) }));
  const next = target?.place === undefined ? [] : [{ at: target.place, cost: target.draftStep?.price?.points ?? 0 }];
  const steps = [...gone, ...next];
  const losesSub = !move.alive || (target !== undefined && isDeadly(target));
  return steps.length === 0 ? [] : [{ fleet: fleetNow(sea), from, steps, losesSub }];
}

// ---------------------------------------------------------------- what a region says

function label({ region, water, pieces, whirlpool, deadly, cost }: RegionFacts, words: PocketSubWords, at: SeaPlaces) {
  return words.region(
    {
      region,
      water,
      pieces: pieces.map(({ kind, fleet, hero }) => ({ piece: kind, of: fleet, ...(hero ? { hero } : {}) })),
      deadly,
      ...(whirlpool ? { whirlpool } : {}),
      ...(cost === undefined ? {} : { price: cost }),
    },
    at,
  );
}
