// From a saved position of the rules to what the chart draws.
import { COLOURS, type Colour, type Snapshot } from '@undercroft/pocket-sub';
import { CELLS, laid } from './outlines.ts';
import type { Piece, Position } from './position.ts';

type ByFleet<T> = Partial<Record<Colour, T>>;

const each = <T>(table: ByFleet<T>, pieces: (value: T, fleet: Colour) => readonly Piece[]): Piece[] =>
  COLOURS.flatMap((fleet) => {
    const value = table[fleet];
    return value === undefined ? [] : pieces(value, fleet);
  });

/** The sub of this turn's move, as long as it lives: the last of its fleet in the region the move has come to. */
function moverOf({ move, seat, options }: Snapshot): { fleet: Colour; at: string; from: string } | undefined {
  const [at, from] = [move?.path.at(-1), move?.path[0]];
  if (!move?.alive || at === undefined || from === undefined) return undefined;
  return { fleet: fleetOf(seat, options.players), at, from };
}

/** PS-COMP-1: colours in the order of seats. */
export const fleetOf = (seat: number, players: 2 | 3 | 4): Colour =>
  (players === 2 ? (['red', 'blue'] as const)[seat] : COLOURS[seat]) ?? 'red';

/** PS-HERO-1: the last sub of a fleet, once play has begun. */
const heroes = ({ phase }: Snapshot, subs: readonly string[]): boolean =>
  subs.length === 1 && !['tile', 'place-cc', 'place-sub', 'whirlpool'].includes(phase);

function subsOf(snapshot: Snapshot): Piece[] {
  const mover = moverOf(snapshot);
  return each(snapshot.subs, (subs, fleet) => {
    const hero = heroes(snapshot, subs);
    const moving = mover?.fleet === fleet ? subs.lastIndexOf(mover.at) : -1;
    return subs.map((at, i) => ({
      kind: 'sub' as const,
      fleet,
      at,
      ...(hero && { hero }),
      ...(i === moving && mover && { from: mover.from, using: snapshot.using }),
    }));
  });
}

export function fromSnapshot(snapshot: Snapshot): Position {
  const { options, tiles, commandCentres, mines, whirlpools, move } = snapshot;
  return {
    cells: CELLS[options.players],
    tiles: tiles.map(({ at, face, turn }) => laid(at, face, turn)),
    pieces: [
      ...each(commandCentres, (at, fleet) => [{ kind: 'cc', fleet, at }]),
      ...each(mines, (regions, fleet) => regions.map((at) => ({ kind: 'mine' as const, fleet, at }))),
      ...subsOf(snapshot),
    ],
    whirlpools,
    ...(move && { sailed: move.path }),
  };
}
