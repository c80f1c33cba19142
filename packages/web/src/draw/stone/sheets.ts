// What is written once for each stone: its symbols and its style. The page has these as files (build/drawings.ts).
import { FACES } from '@undercroft/infernos-edge';
import { formDefs } from '../forms.ts';
import { stackStyle } from '../markup.ts';
import * as cave from './cave.ts';
import { CAVE_STACK } from './cave-stack.ts';
import { CAVE_PAINT, CAVE_SYMBOLS } from './cave-symbols.ts';
import { HORROR_DEFS, HORROR_STYLE } from './horror.ts';
import * as temple from './temple.ts';
import { BURNT_STACK, TEMPLE_STACK } from './temple-stack.ts';
import { TEMPLE_PAINT, TEMPLE_SYMBOLS } from './temple-symbols.ts';
import { TREASURE_DEFS, TREASURE_STYLE } from './treasures.ts';

interface Sheet {
  readonly defs: string;
  readonly style: string;
}

export const SHEETS: Readonly<Record<'cave' | 'temple', Sheet>> = {
  cave: {
    defs: CAVE_SYMBOLS + HORROR_DEFS,
    style: stackStyle('.s-tile', CAVE_STACK, cave.LAYERS) + CAVE_PAINT + HORROR_STYLE,
  },
  temple: {
    defs: TEMPLE_SYMBOLS + TREASURE_DEFS + formDefs(FACES),
    style: [
      stackStyle('.t-tile', TEMPLE_STACK, temple.LAYERS),
      stackStyle('.t-burnt', BURNT_STACK, temple.BURNT_LAYERS),
      TEMPLE_PAINT,
      TREASURE_STYLE,
    ].join(''),
  },
};
