// Loads what is on the board: tiles, Command Centres, mines and whirlpools.

import { impossible, type Path } from '@undercroft/engine';
import { type Colour, DEEP, FACES, isCentre, tileOf } from '../board.ts';
import { MINES_IN_THE_BOX } from '../moving.ts';
import { placeTile, type Sea } from '../sea.ts';
import type { Snapshot } from '../snapshot.ts';
import { SPINS } from '../whirlpool.ts';

export function loadTiles(sea: Sea, { tiles, phase }: Snapshot): void {
  for (const [tile, { at, face, turn }] of tiles.entries()) {
    if (at !== sea.board.cells[tile]) throw impossible('wrong-cell', 'PS-BOARD-2', ['tiles', tile, 'at'], at);
    placeTile(sea, tile, FACES.indexOf(face), turn);
  }
  for (const face of FACES) {
    const laid = tiles.filter((tile) => tile.face === face).length;
    if (laid > sea.board.copies[face]) throw impossible('too-many-tiles', 'PS-BOARD-2', ['tiles'], `${laid} ${face}`);
  }
  if (phase !== 'tile' && tiles.length < sea.board.tiles)
    throw impossible('missing-tiles', 'PS-BOARD-2', ['tiles'], String(tiles.length));
}

export function regionNamed(sea: Sea, name: string, path: Path): number {
  const at = sea.board.names.indexOf(name);
  if (at < 0 || sea.faces[tileOf(at)]! < 0) throw impossible('no-such-region', 'PS-GEO-1', path, name);
  return at;
}

/** The entries of a table by colour, with their seats. */
export function* fleets<T>(sea: Sea, table: Partial<Record<Colour, T>>, path: string): Generator<[number, T, Colour]> {
  for (const [name, value] of Object.entries(table) as [Colour, T][]) {
    const seat = sea.board.colours.indexOf(name);
    if (seat < 0) throw impossible('no-such-fleet', 'PS-COMP-1', [path, name], name);
    yield [seat, value, name];
  }
}

export function loadCentres(sea: Sea, { commandCentres }: Snapshot): void {
  for (const [seat, name, fleet] of fleets(sea, commandCentres, 'commandCentres')) {
    const at = regionNamed(sea, name, ['commandCentres', fleet]);
    if (sea.water[at] !== DEEP) throw impossible('not-deep', 'PS-STD-2', ['commandCentres', fleet], name);
    if (sea.centres[at] !== 0) throw impossible('occupied', 'PS-STD-2', ['commandCentres', fleet], name);
    sea.centres[at] = seat + 1;
  }
}

export function loadMines(sea: Sea, { mines, laid }: Snapshot): void {
  for (const [seat, names, fleet] of fleets(sea, mines, 'mines')) {
    for (const [i, name] of names.entries()) {
      const at = regionNamed(sea, name, ['mines', fleet, i]);
      if (sea.water[at] === DEEP) throw impossible('deep', 'PS-MINE-2', ['mines', fleet, i], name);
      if (sea.mines[at] !== 0) throw impossible('occupied', 'PS-MINE-2', ['mines', fleet, i], name);
      sea.mines[at] = seat + 1;
    }
    sea.laid[seat] = names.length;
  }
  for (const [seat, count, fleet] of fleets(sea, laid, 'laid')) loadLaid(sea, seat, count, fleet);
}

/** The most that fits in the arrays of a position. */
const MAX_COUNT = 127;

function loadLaid(sea: Sea, seat: number, count: number, fleet: Colour): void {
  const most = sea.options.mines === 'twelve' ? MINES_IN_THE_BOX : MAX_COUNT;
  if (count < sea.laid[seat]! || count > most)
    throw impossible('wrong-count', 'PS-MINE-4', ['laid', fleet], String(count));
  sea.laid[seat] = count;
}

export function loadWhirlpools(sea: Sea, { whirlpools, options, phase }: Snapshot): void {
  if (!options.captain && whirlpools.length > 0) throw impossible('no-expansion', 'PS-CAP-1', ['whirlpools']);
  for (const [i, { at, spin }] of whirlpools.entries()) {
    const centre = regionNamed(sea, at, ['whirlpools', i, 'at']);
    const tile = tileOf(centre);
    if (!isCentre(centre) || sea.centres[centre] !== 0)
      throw impossible('not-a-free-centre', 'PS-CAP-2', ['whirlpools', i, 'at'], at);
    if (sea.pools[SPINS.indexOf(spin)] !== -1 || sea.pools.includes(tile))
      throw impossible('whirlpool-taken', 'PS-CAP-2', ['whirlpools', i]);
    sea.pools[SPINS.indexOf(spin)] = tile;
  }
  const needed = options.captain && !['tile', 'place-cc', 'place-sub', 'whirlpool'].includes(phase);
  if (needed && whirlpools.length < 2) throw impossible('missing-whirlpools', 'PS-CAP-2', ['whirlpools']);
}
