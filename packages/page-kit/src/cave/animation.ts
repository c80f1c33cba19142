// What both cave games show of an event: who comes where, and signs that pass over cells.
import type { Sign } from '../draw/cave/signs.ts';
import { beastKeys } from '../draw/cave/standing.ts';
import type { AnimationStep, AnyEvent } from '../game-view.ts';
import type { SoundName } from '../sound-recipes.ts';
import { cellCentre } from './cells.ts';

export const moveTo = (key: string, cell: string) => ({ key, ...cellCentre(cell) });
export const signAt = (cell: string, kind: Sign) => ({ ...cellCentre(cell), kind });

export const showSigns = (
  cells: readonly string[],
  kind: Sign,
  sound: SoundName,
  ms: number,
): AnimationStep | undefined =>
  cells.length === 0 ? undefined : { ms, signs: cells.map((cell) => signAt(cell, kind)), sound };

interface Beasts {
  readonly kind: 'horror' | 'guardian';
  /** Before any of it happened. */
  readonly beasts: readonly { readonly at: string }[];
  /** What has happened since, of the same moment. */
  readonly earlier: readonly AnyEvent[];
  readonly removedBy: string;
}

/** The key of the beast that is on a cell by now; none where it only came since. */
export function beastAt(cell: string, { kind, beasts, earlier, removedBy }: Beasts): string | undefined {
  const now: (string | undefined)[] = beasts.map(({ at }) => at);
  for (const event of earlier) {
    const { from, to: next, at } = event as { readonly from?: string; readonly to?: string; readonly at?: string };
    const isMove = event.type === `${kind}-moved`;
    const index = isMove ? now.indexOf(from) : event.type === removedBy ? now.indexOf(at) : -1;
    if (index >= 0) now[index] = isMove ? next : undefined;
  }
  return beastKeys(kind, beasts)[now.indexOf(cell)];
}

/** A beast goes from cell to cell. */
export function moveBeast(
  { from, to: next }: { readonly from: string; readonly to: string },
  beasts: Beasts,
  ms: number,
): AnimationStep {
  const key = beastAt(from, beasts);
  return { ms, ...(key === undefined ? {} : { moves: [moveTo(key, next)] }), sound: beasts.kind };
}
