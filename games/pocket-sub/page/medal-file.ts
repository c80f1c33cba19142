// Where the medal of a war at sea is drawn.
import { pictureFile } from '@undercroft/page-kit/picture-file';
import type { Colour } from '@undercroft/pocket-sub';

/** `fleet`: whose sub is on it; on that of a draw are always the same two. */
export const medalFile = (result: 'victory' | 'draw' | 'loss', fleet: Colour): string =>
  pictureFile(`medal-pocket-sub-${result === 'draw' ? result : `${result}-${fleet}`}`);
