// What is left in the bag, kind by kind.
import { must } from '@undercroft/engine';
import { infernosEdge, type Outcome } from '@undercroft/infernos-edge';
import { legalCodes, tryCode } from '../../play/trial.ts';
import type { TempleKind } from '../../words/kinds.ts';
import { readTile } from '../../words/places.ts';
import type { Expedition } from './seen.ts';

/** Kinds by the number of their tile's type, read off the first draw of a game, when all are in the bag. */
function readKinds(): Map<number, TempleKind> {
  const start = must(infernosEdge.open({}));
  const { after } = tryCode(infernosEdge, start, must(infernosEdge.check(start, { type: 'reveal', to: 'south' })));
  return new Map(
    legalCodes(infernosEdge, after).map((code) => {
      const { tile } = infernosEdge.write(after, code) as Extract<Outcome, { type: 'tile' }>;
      return [code, readTile<TempleKind>(tile).kind];
    }),
  );
}

let kinds: Map<number, TempleKind> | undefined;

export function inBag({ bag }: Expedition): Map<TempleKind, number> {
  kinds ??= readKinds();
  const counts = new Map<TempleKind, number>();
  for (const [type, kind] of kinds) {
    const n = (counts.get(kind) ?? 0) + (bag[type] ?? 0);
    if (n > 0) counts.set(kind, n);
  }
  return counts;
}
