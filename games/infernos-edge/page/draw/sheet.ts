// What is written once for every board of Inferno's Edge: its symbols and their style. The page has it as a file.
import type { Sheet } from '@undercroft/page-kit/draw/cave/board-sheet';
import { BURN_STYLE } from '@undercroft/page-kit/draw/cave/dangers';
import { formDefs } from '@undercroft/page-kit/draw/cave/forms';
import { stackStyle } from '@undercroft/page-kit/draw/markup';
import { FACE_FORMS } from './hazard-forms.ts';
import { EXPLORER_LOOKS } from './people.ts';
import { INFERNOS_EDGE_SIGNS } from './signs.ts';
import { BURNT_STACK, TEMPLE_STACK } from './stack.ts';
import { BURNT_LAYERS, LAYERS } from './stone.ts';
import { TEMPLE_PAINT, TEMPLE_SYMBOLS } from './symbols.ts';
import { TREASURE_DEFS, TREASURE_STYLE } from './treasures.ts';

/** The dark of a temple is warm. */
const DARKNESS = '.l-temple{fill:#7d6871}';

export const INFERNOS_EDGE_SHEET: Sheet = {
  people: EXPLORER_LOOKS,
  defs: TEMPLE_SYMBOLS + TREASURE_DEFS + formDefs(FACE_FORMS),
  style: [
    DARKNESS,
    stackStyle('.t-tile', TEMPLE_STACK, LAYERS),
    stackStyle('.t-burnt', BURNT_STACK, BURNT_LAYERS),
    TEMPLE_PAINT,
    TREASURE_STYLE,
    BURN_STYLE,
  ].join(''),
  signs: INFERNOS_EDGE_SIGNS,
};
