// Loads what lies on tiles (flood, rubble, ropes) and which of their sides were blasted open.

import { bit, has, NOTHING, opposite, SIDES } from '@undercroft/cave';
import type { Path } from '@undercroft/engine';
import { ENGINEER, EXPLOSIVES } from '../cavers.ts';
import { type Descent, findCaver } from '../descent.ts';
import { addMark, FLOOD, isMarked, MARK_BITS, ROPE, RUBBLE } from '../marks.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { CAVE_IN, isSteep, WATER } from '../tiles.ts';

export function loadMarks(d: Descent, cave: Snapshot['cave']): void {
  for (const [index, { marks }] of cave.entries()) {
    const path = ['cave', index, 'marks'];
    checkNothingTwice(marks, 'ST-COMP-5', path);
    for (const name of marks) addMark(d, index, MARK_BITS[name]);
    if (!marksFit(d, index)) throw positionError('mark-does-not-fit', 'ST-COMP-5', path);
  }
  checkFloods(d);
}

/** Nothing lies on a tile twice, and nobody is in a state twice. */
export function checkNothingTwice(names: readonly string[], rule: string, path: Path): void {
  const again = names.findIndex((name, k) => names.indexOf(name) < k);
  if (again >= 0) throw positionError('twice', rule, [...path, again], names[again]);
}

function marksFit(d: Descent, index: number): boolean {
  const kind = d.kinds[index]!;
  return (
    (!isMarked(d, index, FLOOD) || kind === WATER) &&
    (!isMarked(d, index, RUBBLE) || kind === CAVE_IN) &&
    (!isMarked(d, index, ROPE) || isSteep(kind))
  );
}

/** ST-HAZ-FLOOD reaches all water at once: a tile without a flood was placed after every flooded one. */
function checkFloods(d: Descent): void {
  let dry = NOTHING;
  for (let tile = 0; tile < d.cave.count; tile++) {
    if (isMarked(d, tile, FLOOD) && dry !== NOTHING)
      throw positionError('flooded-out-of-order', 'ST-HAZ-FLOOD', ['cave', dry, 'marks']);
    if (dry === NOTHING && d.kinds[tile] === WATER && !isMarked(d, tile, FLOOD)) dry = tile;
  }
}

/** ST-ENG-1, ST-ENG-2. */
export function loadBlasts(d: Descent, cave: Snapshot['cave']): void {
  for (const [index, { blasted }] of cave.entries()) {
    const path = ['cave', index, 'blasted'];
    for (const name of blasted) {
      const side = SIDES.indexOf(name);
      if (isSealed(d, index, side)) throw positionError('sealed', 'ST-ENG-2', path, name);
      if (isOpenWithoutBlast(d, index, side)) throw positionError('open-already', 'ST-ENG-1', path, name);
      d.cave.blast(index, side);
    }
  }
}

/** A ledge or slide that was placed next to explosives later does not matter. */
function isSealed(d: Descent, tile: number, side: number): boolean {
  const beside = d.cave.beside[4 * tile + side]!;
  const wall = beside !== NOTHING && beside < tile ? d.cave.sealed[beside]! & bit(opposite(side)) : 0;
  return has(d.cave.sealed[tile]!, side) || wall !== 0;
}

/** A side that leads somewhere, or into a gap, was never blasted; one that was blasted leads somewhere since. */
function isOpenWithoutBlast(d: Descent, tile: number, side: number): boolean {
  return d.cave.through(tile, side) !== NOTHING || d.cave.isGap(tile, side) || has(d.cave.blasted[tile]!, side);
}

/** ST-ENG-1: each of the Engineer's explosives has blasted one side. */
export function checkExplosives(d: Descent, { cave, explosives }: Snapshot): void {
  const blasted = cave.findIndex((tile) => tile.blasted.length > 0);
  const hasEngineer = findCaver(d, ENGINEER) >= 0;
  if (!hasEngineer && blasted >= 0) throw positionError('no-engineer', 'ST-ENG-1', ['cave', blasted, 'blasted']);
  if (!hasEngineer && explosives > 0)
    throw positionError('no-engineer', 'ST-ENG-1', ['explosives'], String(explosives));
  const used = cave.reduce((sum, tile) => sum + tile.blasted.length, 0);
  if (hasEngineer && used + explosives !== EXPLOSIVES)
    throw positionError('wrong-explosives', 'ST-ENG-1', ['explosives'], String(explosives));
}
