// What the build draws for Pocket Sub.

import type { GameDrawings } from '@undercroft/page-kit/drawings';
import { POCKET_SUB_ICONS } from './draw/icons.ts';
import { pocketSubPortal } from './draw/portal.ts';
import { waterPicture } from './draw/portraits.ts';
import { POCKET_SUB_SHEET } from './draw/sheet.ts';

export const drawings: GameDrawings = {
  icons: POCKET_SUB_ICONS,
  symbols: POCKET_SUB_SHEET,
  portal: pocketSubPortal(),
  pictures: {
    'water-shallow.svg': waterPicture('shallow'),
    'water-deep.svg': waterPicture('deep'),
    'water-rocky.svg': waterPicture('rocky'),
  },
};
