// A turn that somebody stopped from ending by itself waits for them after a reload, too: kept in this tab, for its last game.
import type { StoppedTurn } from './control-face.ts';

const KEY = 'undercroft stopped turn';

export const stoppedTurn = (game: string): StoppedTurn => ({
  read: () => {
    const [id, entry] = (attempt(() => sessionStorage.getItem(KEY)) ?? '').split(' ');
    return id === game && entry !== undefined && /^\d+$/.test(entry) ? Number(entry) : -1;
  },
  keep: (entry) => {
    if (entry >= 0) attempt(() => sessionStorage.setItem(KEY, `${game} ${entry}`));
  },
});

/** Where a browser keeps nothing, the countdown begins again after a reload. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
