// A tile that is about to be placed, shown over its gap: how it would lie, whether it may, and what it would join.

import { group, moved, use } from '../markup.ts';
import { beside, type Cells, isJoined, isOpen } from './cells.ts';
import { framed } from './marks.ts';
import type { Side } from './outline.ts';
import { drawTile, type PlacedTile, type Stone, TILE } from './tile.ts';

interface Lie {
  readonly cells: Cells;
  /** The rules allow this turn. */
  readonly fits: boolean;
  /** In somebody else's hand: framed in bone, and not as something to do. */
  readonly isOthers?: boolean;
}

export function inHand<Kind extends string>(stone: Stone<Kind>, tile: PlacedTile<Kind>, lie: Lie): string {
  const { cells, fits, isOthers } = lie;
  const frame = isOthers ? framed('m-hint') : use(fits ? 'm-fits' : 'm-misfit') + joints(cells, tile).join('');
  const content = use('m-lifted') + drawTile(stone, tile) + frame;
  return group(moved({ x: tile.x * TILE, y: tile.y * TILE }), content);
}

const joints = (cells: Cells, tile: PlacedTile): string[] =>
  [0, 1, 2, 3].flatMap((side) => {
    const sign = joint(cells, tile, side);
    return sign ? [use(sign, { turn: side * 90 })] : [];
  });

/** Linked to a neighbour; or an opening against a wall, which is a wall. */
function joint(cells: Cells, tile: PlacedTile, side: Side): string | undefined {
  const next = beside(cells, tile, side);
  if (!next) return undefined;
  if (isJoined(cells, tile, side)) return 'm-joined';
  return isOpen(tile, side) || isOpen(next, side ^ 2) ? 'm-barred' : undefined;
}

export const IN_HAND_DEFS = `
<rect id="m-lifted" x="-98" y="-92" width="206" height="206" rx="14" fill="#000" opacity=".55"/>
<rect id="m-fits" class="m-fits" x="-97" y="-97" width="194" height="194" rx="8"/>
<g id="m-misfit"><rect x="-99" y="-99" width="198" height="198" fill="#0e0f12" opacity=".58"/><rect class="m-misfit" x="-96" y="-96" width="192" height="192" rx="8"/></g>
<g id="m-joined"><path class="m-ink" d="M-22-112l22 14 22-14"/><path class="m-joined" d="M-22-112l22 14 22-14"/></g>
<g id="m-barred"><path class="m-ink" d="M-34-100h68"/><path class="m-barred" d="M-34-100h68"/></g>`;

export const IN_HAND_STYLE = `
.m-fits{fill:none;stroke:#ffc46b;stroke-width:7}.m-misfit{fill:none;stroke:#b9ae9a;stroke-width:5;stroke-dasharray:14 12}
.m-joined{fill:none;stroke:#ffc46b;stroke-width:8;stroke-linecap:round;stroke-linejoin:round}.m-barred{fill:none;stroke:#b9ae9a;stroke-width:8;stroke-linecap:round}`;
