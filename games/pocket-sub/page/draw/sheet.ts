// What is written once for every chart: its symbols and their style. The page has it as a file.
import { MARK_DEFS } from './marks.ts';
import { POCKET_SUB_SIGNS } from './signs.ts';
import { PIECE_DEFS } from './symbols.ts';

export const POCKET_SUB_SHEET = MARK_DEFS + PIECE_DEFS + POCKET_SUB_SIGNS;
