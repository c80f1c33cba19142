// What the build draws for Sub Terra.

import { boardSheet } from '@undercroft/page-kit/draw/cave/board-sheet';
import type { GameDrawings } from '@undercroft/page-kit/drawings';
import { MEDALS } from '@undercroft/sub-terra';
import { SUB_TERRA_ICONS } from './draw/icons.ts';
import { subTerraMedal } from './draw/medal.ts';
import { subTerraPortal } from './draw/portal.ts';
import { SUB_TERRA_SHEET } from './draw/sheet.ts';

export const drawings: GameDrawings = {
  icons: SUB_TERRA_ICONS,
  symbols: boardSheet(SUB_TERRA_SHEET),
  portal: subTerraPortal(),
  pictures: Object.fromEntries(MEDALS.map((rank) => [`medal-sub-terra-${rank}.svg`, subTerraMedal(rank)])),
};
