// The chart as the stage shows it: what lies there, the course that is planned, what it costs and where it is deadly.
import type { Action, Snapshot } from '@undercroft/pocket-sub';
import { seaBoard } from '../../draw/sea/chart.ts';
import { fromSnapshot } from '../../draw/sea/from-snapshot.ts';
import { MARK_DEFS } from '../../draw/sea/marks.ts';
import type { Plan, Turn } from '../../draw/sea/plan.ts';
import type { Course, Marks, Piece, Position, Priced } from '../../draw/sea/position.ts';
import type { RegionFacts } from '../../draw/sea/regions.ts';
import { PIECE_DEFS } from '../../draw/sea/symbols.ts';
import { SEA_SIGNS } from '../../draw/signs.ts';
import type { Aim, Aiming, Board } from '../../stage/contract.ts';
import type { PocketSubWords } from '../../words/en/pocket-sub.ts';
import type { SeaPlaces } from '../../words/sea-places.ts';
import { pocketSub } from './rules.ts';
import { costOf, fleetNow, placesOf, type Sea } from './sea.ts';
import { enlarged, sizeOf } from './size.ts';

export const DEFS = MARK_DEFS + PIECE_DEFS + SEA_SIGNS;

export const turnFor = ({ upright }: Pick<Aiming, 'upright'>): Turn => (upright ? 90 : 0);

export function boardOf(sea: Sea, aiming: Aiming, words: PocketSubWords): Board {
  const snapshot = pocketSub.save(sea);
  const position = fromSnapshot(snapshot);
  const plan: Plan = { cells: position.cells, turn: turnFor(aiming) };
  const places = placesOf(sea);
  // While something can be chosen, the move of this turn is only planned: its sub still lies where it sets out.
  const isPlanned = aiming.lit.length > 0;
  const drawn = seaBoard(
    isPlanned ? beforeMove(position, snapshot, sea) : position,
    isPlanned ? marksOf(sea, snapshot, aiming) : {},
    { turn: plan.turn, say: (facts) => label(facts, words, places) },
  );
  return enlarged(drawn, sizeOf(plan));
}

function beforeMove(position: Position, { move }: Snapshot, sea: Sea): Position {
  const from = move?.path[0];
  if (!move || from === undefined) return position;
  const pieces = position.pieces.map((piece) => (piece.from === undefined ? piece : { ...piece, at: from }));
  const lost: Piece[] = move.alive ? [] : [{ kind: 'sub', fleet: fleetNow(sea), at: from, from }];
  return { ...position, pieces: [...pieces, ...lost] };
}

// ---------------------------------------------------------------- marks

function marksOf(sea: Sea, snapshot: Snapshot, aiming: Aiming): Marks {
  switch (snapshot.phase) {
    case 'step':
      return stepMarks(sea, snapshot, aiming);
    case 'mine':
      return mineMarks(sea, snapshot, aiming);
    default:
      return placeMarks(sea, aiming);
  }
}

const placesIn = (aims: readonly Aim[]): string[] => [...new Set(aims.flatMap(({ place }) => place ?? []))];
const isDeadly = ({ loss }: Aim): boolean => loss !== undefined;

function placeMarks(sea: Sea, { lit, aim, place }: Aiming): Marks {
  const coming = aim ?? lit.find((one) => one.place !== undefined && one.place === place);
  const ghost = coming && ghostOf(sea, coming.action as Action);
  return {
    lit: placesIn(lit),
    deadly: placesIn(lit.filter(isDeadly)),
    ...(aim?.place === undefined ? {} : { chosen: aim.place }),
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
function stepMarks(sea: Sea, snapshot: Snapshot, { lit, aim }: Aiming): Marks {
  const open = aim ? [] : lit.filter((one) => !isDeadly(one));
  return {
    ...startOf(snapshot),
    next: open.flatMap(({ place, stop }) =>
      place === undefined ? [] : [{ at: place, cost: stop?.price?.points ?? 0 }],
    ),
    deadly: placesIn((aim ? [aim] : lit).filter(isDeadly)),
    courses: courseOf(sea, snapshot, aim),
  };
}

function mineMarks(sea: Sea, snapshot: Snapshot, { lit, aim }: Aiming): Marks {
  const fleet = fleetNow(sea);
  const end = snapshot.move?.path.at(-1);
  return {
    ...startOf(snapshot),
    deadly: snapshot.move?.alive === false && end !== undefined ? [end] : [],
    courses: courseOf(sea, snapshot),
    mines: lit.flatMap((one) =>
      one.place === undefined
        ? []
        : [{ at: one.place, fleet, letter: one.letter ?? '', chosen: one.place === aim?.place }],
    ),
  };
}

const startOf = ({ move }: Snapshot): Pick<Marks, 'chosen'> =>
  move?.path[0] === undefined ? {} : { chosen: move.path[0] };

function courseOf(sea: Sea, snapshot: Snapshot, aim?: Aim): Course[] {
  const { move } = snapshot;
  const [from, ...rest] = move?.path ?? [];
  if (!move || from === undefined) return [];
  const gone = rest.map((at, i): Priced => ({ at, cost: costOf(snapshot, move.path[i] ?? from, at) }));
  const next = aim?.place === undefined ? [] : [{ at: aim.place, cost: aim.stop?.price?.points ?? 0 }];
  const steps = [...gone, ...next];
  const doomed = !move.alive || (aim !== undefined && isDeadly(aim));
  return steps.length === 0 ? [] : [{ fleet: fleetNow(sea), from, steps, doomed }];
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
