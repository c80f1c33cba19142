// What both cave games show of an event: who comes where, and signs that pass over cells.
import type { AnyEvent, Beat, Sign, SoundName } from '../../stage/contract.ts';
import { middle } from './cells.ts';

export const to = (key: string, cell: string) => ({ key, ...middle(cell) });
export const sign = (cell: string, kind: Sign) => ({ ...middle(cell), kind });

export const signs = (cells: readonly string[], kind: Sign, sound: SoundName, ms: number): Beat | undefined =>
  cells.length === 0 ? undefined : { ms, signs: cells.map((cell) => sign(cell, kind)), sound };

interface Herd {
  /** Where each was before any of it happened. */
  readonly cells: readonly string[];
  /** What has happened since, of the same moment. */
  readonly earlier: readonly AnyEvent[];
  readonly moved: string;
  readonly gone: string;
}

/** Which beast is on a cell by now; −1 where none is that the board shows. */
export function beastAt(cell: string, { cells, earlier, moved, gone }: Herd): number {
  const now: (string | undefined)[] = [...cells];
  for (const event of earlier) {
    const { from, to: next, at } = event as { readonly from?: string; readonly to?: string; readonly at?: string };
    const index = event.type === moved ? now.indexOf(from) : event.type === gone ? now.indexOf(at) : -1;
    if (index >= 0) now[index] = event.type === moved ? next : undefined;
  }
  return now.indexOf(cell);
}
