// What both cave games tell alike.
import type { AnyEvent } from '../game-view.ts';

/** Where somebody stands after what happened earlier of the same move. */
export function cellAfter(
  who: string,
  before: string | null | undefined,
  earlier: readonly AnyEvent[],
): string | null | undefined {
  const moved = earlier.findLast((event) => {
    const { caver, explorer } = event as { readonly caver?: string; readonly explorer?: string };
    return event.type === 'moved' && (caver ?? explorer) === who;
  });
  return (moved as { readonly to?: string } | undefined)?.to ?? before;
}
