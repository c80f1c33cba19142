// Loads the tiles that are left: everything in the box that lies nowhere else is still unseen.

import { NOTHING } from '@undercroft/cave';
import type { Path } from '@undercroft/engine';
import { GEOLOGIST, PATHFINDER_USES, SCOUT } from '../cavers.ts';
import { type Descent, findCaver, isInPlay } from '../descent.ts';
import { positionError } from '../position-errors.ts';
import type { Snapshot } from '../snapshot.ts';
import { EXIT_TYPE, EXIT_WINDOW, TYPES, typeNamed } from '../tiles.ts';

/** Every tile that has been seen, except the start tile. */
function seenTiles({ cave, aside, top, discarded, reveal }: Snapshot): number[] {
  const single = [aside, top, reveal?.hand].filter((name) => name !== null && name !== undefined);
  return [...cave.slice(1).map(({ tile }) => tile), ...discarded, ...single].map(typeNamed);
}

export function loadStack(d: Descent, snapshot: Snapshot): void {
  const seen = seenTiles(snapshot);
  for (const [type, { copies, name }] of TYPES.entries()) {
    const count = seen.filter((one) => one === type).length;
    if (type === EXIT_TYPE) continue;
    if (count > copies) throw positionError('too-many-tiles', 'ST-COMP-1', ['cave'], name);
    d.bag[type] = copies - count;
  }
  if (seen.filter((type) => type === EXIT_TYPE).length > 1) throw positionError('two-exits', 'ST-COMP-1', ['cave']);
  for (const name of snapshot.discarded) d.discarded[typeNamed(name)] = d.discarded[typeNamed(name)]! + 1;
  d.aside = snapshot.aside ? typeNamed(snapshot.aside) : NOTHING;
  d.top = snapshot.top ? typeNamed(snapshot.top) : NOTHING;
  loadExit(d, seen);
}

function loadExit(d: Descent, seen: readonly number[]): void {
  if (d.aside === EXIT_TYPE) throw positionError('exit-set-aside', 'ST-GEO-2', ['aside']);
  if (d.discarded[EXIT_TYPE]! > 0) throw positionError('exit-stays', 'ST-SCO-1', ['discarded']);
  d.exitHidden = !seen.includes(EXIT_TYPE) || d.top === EXIT_TYPE ? 1 : 0;
  const unseen = d.bag.reduce((sum, left) => sum + left, 0);
  d.stack = unseen + (d.top !== NOTHING && d.top !== EXIT_TYPE ? 1 : 0) + d.exitHidden;
}

/** ST-GEO-2, ST-GEO-3: who sees a tile before it is drawn. */
export function checkGeologist(d: Descent, { asks, aside, top, reveal }: Snapshot): void {
  const geologist = findCaver(d, GEOLOGIST);
  const inPlay = geologist >= 0 && isInPlay(d, geologist);
  if (aside !== null && !inPlay) throw positionError('no-geologist', 'ST-GEO-2', ['aside'], aside);
  if (top !== null && geologist < 0) throw positionError('no-geologist', 'ST-GEO-2', ['top'], top);
  if (top !== null && (aside !== null || (inPlay && d.top !== EXIT_TYPE)))
    throw positionError('top-not-seen', 'ST-GEO-3', ['top'], top);
  const refilling = asks === 'aside' || reveal?.fromAside === true;
  if (inPlay && aside === null && d.stack > 0 && d.top !== EXIT_TYPE && !refilling)
    throw positionError('nothing-set-aside', 'ST-GEO-2', ['aside'], 'null');
}

/** ST-SETUP-3; a tile that came back to the top of the stack does not count. */
export function checkExit(d: Descent, snapshot: Snapshot): void {
  const isSeen = d.exitHidden === 0 || d.top === EXIT_TYPE;
  const left = d.stack - (d.top === NOTHING ? 0 : 1);
  if (isSeen && left >= EXIT_WINDOW)
    throw positionError('exit-too-early', 'ST-SETUP-3', pathOfExit(snapshot), String(d.stack));
}

function pathOfExit({ cave, top }: Snapshot): Path {
  const index = cave.findIndex(({ tile }) => typeNamed(tile) === EXIT_TYPE);
  return index >= 0 ? ['cave', index] : top === null ? ['reveal', 'hand'] : ['top'];
}

/** ST-SCO-1. */
export function checkPathfinder(d: Descent, { pathfinder, discarded }: Snapshot): void {
  const uses = findCaver(d, SCOUT) < 0 ? 0 : PATHFINDER_USES;
  if (pathfinder > uses) throw positionError('no-scout', 'ST-SCO-1', ['pathfinder'], String(pathfinder));
  if (uses - pathfinder > discarded.length)
    throw positionError('nothing-discarded', 'ST-SCO-1', ['pathfinder'], String(pathfinder));
}
