// What is written once for every board of Sub Terra: its symbols and their style. The page has it as a file.
import type { Sheet } from '@undercroft/page-kit/draw/cave/board-sheet';
import { stackStyle } from '@undercroft/page-kit/draw/markup';
import { HORROR_DEFS, HORROR_STYLE } from './horror.ts';
import { CAVER_LOOKS } from './people.ts';
import { SUB_TERRA_SIGNS } from './signs.ts';
import { CAVE_STACK } from './stack.ts';
import { LAYERS } from './stone.ts';
import { CAVE_PAINT, CAVE_SYMBOLS } from './symbols.ts';

/** The dark of a cave is blue. */
const DARKNESS = '.l-cave{fill:#68738e}';

export const SUB_TERRA_SHEET: Sheet = {
  people: CAVER_LOOKS,
  defs: CAVE_SYMBOLS + HORROR_DEFS,
  style: DARKNESS + stackStyle('.s-tile', CAVE_STACK, LAYERS) + CAVE_PAINT + HORROR_STYLE,
  signs: SUB_TERRA_SIGNS,
};
