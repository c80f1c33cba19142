// What is left in the bag, kind by kind.
import { typeOf } from '@undercroft/infernos-edge';
import type { TempleKind } from '@undercroft/infernos-edge/words';
import { readTile } from '@undercroft/words/places';
import type { Expedition } from './viewpoint.ts';

export function inBag({ bag }: Expedition): Map<TempleKind, number> {
  const counts = new Map<TempleKind, number>();
  for (const [type, copies] of bag.entries()) {
    const { kind } = readTile<TempleKind>(typeOf(type).name);
    if (copies > 0) counts.set(kind, (counts.get(kind) ?? 0) + copies);
  }
  return counts;
}
