// What both cave games show of an event: who comes where, and signs that pass over cells.
import { beastKeys } from '../../draw/standing.ts';
import type { AnyEvent, Beat, Sign, SoundName } from '../../stage/contract.ts';
import { middle } from './cells.ts';

export const to = (key: string, cell: string) => ({ key, ...middle(cell) });
export const sign = (cell: string, kind: Sign) => ({ ...middle(cell), kind });

export const signs = (cells: readonly string[], kind: Sign, sound: SoundName, ms: number): Beat | undefined =>
  cells.length === 0 ? undefined : { ms, signs: cells.map((cell) => sign(cell, kind)), sound };

interface Herd {
  readonly kind: 'horror' | 'guardian';
  /** Before any of it happened. */
  readonly beasts: readonly { readonly at: string }[];
  /** What has happened since, of the same moment. */
  readonly earlier: readonly AnyEvent[];
  readonly gone: string;
}

/** The key of the beast that is on a cell by now; none where it only came since. */
function beastAt(cell: string, { kind, beasts, earlier, gone }: Herd): string | undefined {
  const now: (string | undefined)[] = beasts.map(({ at }) => at);
  for (const event of earlier) {
    const { from, to: next, at } = event as { readonly from?: string; readonly to?: string; readonly at?: string };
    const isMove = event.type === `${kind}-moved`;
    const index = isMove ? now.indexOf(from) : event.type === gone ? now.indexOf(at) : -1;
    if (index >= 0) now[index] = isMove ? next : undefined;
  }
  return beastKeys(kind, beasts)[now.indexOf(cell)];
}

/** A beast goes from cell to cell. */
export function prowl(
  { from, to: next }: { readonly from: string; readonly to: string },
  herd: Herd,
  ms: number,
): Beat {
  const key = beastAt(from, herd);
  return { ms, ...(key === undefined ? {} : { moves: [to(key, next)] }), sound: herd.kind };
}
