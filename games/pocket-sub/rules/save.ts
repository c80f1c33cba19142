// Writes a position as readable JSON.

import { type Colour, FACES, type Face } from './board.ts';
import { CAUSES } from './events.ts';
import { phaseOf } from './phases.ts';
import { nameOf, type Sea, subsOf } from './sea.ts';
import type { Snapshot } from './snapshot.ts';
import { tokensOf } from './tokens.ts';
import { SPINS } from './whirlpool.ts';

/** Increased when the schema of a snapshot changes. */
export const SNAPSHOT_VERSION = 1;

export function save(sea: Sea): Snapshot {
  return {
    snapshot: SNAPSHOT_VERSION,
    game: 'pocket-sub',
    options: { ...sea.options },
    phase: phaseOf(sea),
    seat: sea.seat,
    round: sea.round,
    quiet: { rounds: sea.quiet, thisRound: !sea.disturbed },
    tiles: saveTiles(sea),
    commandCentres: saveCentres(sea),
    subs: perFleet(sea, (seat) =>
      subsOf(sea, seat)
        .sort((a, b) => a - b)
        .map((at) => nameOf(sea, at)),
    ),
    mines: perFleet(sea, (seat) => regionsWith(sea, sea.mines, seat)),
    laid: perFleet(sea, (seat) => sea.laid[seat]!),
    tokens: sea.options.captain ? perFleet(sea, (seat) => tokensOf(sea.tokens[seat]!)) : {},
    whirlpools: SPINS.flatMap((spin, i) =>
      sea.pools[i]! < 0 ? [] : [{ at: `${sea.board.cells[sea.pools[i]!]}:c`, spin }],
    ),
    placed: sea.placed,
    move: saveMove(sea),
    using: tokensOf(sea.using),
    lastLoss: CAUSES[sea.cause] ?? null,
  };
}

function perFleet<T>(sea: Sea, value: (seat: number) => T): Partial<Record<Colour, T>> {
  return Object.fromEntries(sea.board.colours.map((name, seat) => [name, value(seat)]));
}

const regionsWith = (sea: Sea, owners: Int8Array, seat: number): string[] =>
  sea.board.names.filter((_, region) => owners[region] === seat + 1);

function saveCentres(sea: Sea): Partial<Record<Colour, string>> {
  const placed = sea.board.colours.flatMap((name, seat) => regionsWith(sea, sea.centres, seat).map((at) => [name, at]));
  return Object.fromEntries(placed);
}

function saveTiles(sea: Sea): Snapshot['tiles'] {
  const laid = sea.board.cells.filter((_, tile) => sea.faces[tile]! >= 0);
  return laid.map((at, tile) => ({ at, face: FACES[sea.faces[tile]!] as Face, turn: sea.turns[tile]! }));
}

function saveMove(sea: Sea): Snapshot['move'] {
  if (sea.pathLength === 0) return null;
  const path = Array.from(sea.path.subarray(0, sea.pathLength), (at) => nameOf(sea, at));
  return { path, points: sea.points, alive: sea.mover >= 0 };
}
