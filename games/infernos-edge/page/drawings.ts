// What the build draws for Inferno's Edge.
import { RANKS } from '@undercroft/infernos-edge';
import { boardSheet } from '@undercroft/page-kit/draw/cave/board-sheet';
import type { GameDrawings } from '@undercroft/page-kit/drawings';
import { INFERNOS_EDGE_ICONS } from './draw/icons.ts';
import { infernosEdgeMedal } from './draw/medal.ts';
import { infernosEdgePortal } from './draw/portal.ts';
import { INFERNOS_EDGE_SHEET } from './draw/sheet.ts';

export const drawings: GameDrawings = {
  icons: INFERNOS_EDGE_ICONS,
  symbols: boardSheet(INFERNOS_EDGE_SHEET),
  portal: infernosEdgePortal(),
  pictures: Object.fromEntries(RANKS.map((rank) => [`medal-infernos-edge-${rank}.svg`, infernosEdgeMedal(rank)])),
};
