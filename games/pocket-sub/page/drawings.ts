// What the build draws for Pocket Sub.

import type { GameDrawings } from '@undercroft/page-kit/drawings';
import { COLOURS } from '@undercroft/pocket-sub';
import { POCKET_SUB_ICONS } from './draw/icons.ts';
import { pocketSubMedal } from './draw/medal.ts';
import { pocketSubPortal } from './draw/portal.ts';
import { PLAN_SIGNS, reachPicture } from './draw/portraits.ts';
import { POCKET_SUB_SHEET } from './draw/sheet.ts';

export const drawings: GameDrawings = {
  icons: POCKET_SUB_ICONS,
  symbols: POCKET_SUB_SHEET,
  portal: pocketSubPortal(),
  pictures: {
    'sign-end.svg': PLAN_SIGNS.end,
    'sign-deadly.svg': PLAN_SIGNS.deadly,
    'sign-wake.svg': PLAN_SIGNS.wake,
    ...Object.fromEntries(COLOURS.map((fleet) => [`sign-reach-${fleet}.svg`, reachPicture(fleet)])),
    'medal-pocket-sub-draw.svg': pocketSubMedal('draw', 'red'),
    ...Object.fromEntries(
      COLOURS.flatMap((fleet) =>
        (['victory', 'loss'] as const).map((result) => [
          `medal-pocket-sub-${result}-${fleet}.svg`,
          pocketSubMedal(result, fleet),
        ]),
      ),
    ),
  },
};
