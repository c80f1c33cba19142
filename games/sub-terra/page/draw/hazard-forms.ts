// The hazards of Sub Terra, one form each, as they are on their cards.
import { BLOOD, INK, LINE, path, STONE } from '@undercroft/page-kit/draw/cave/forms';

export const HAZARD_FORMS = {
  tremor: path(LINE, 'M-24-5h13l7 6-5 6 6 6M24 5H11L4-1l5-6-6-6'),
  flood: path(LINE, 'M-23-7q6-9 11.5 0t11.5 0 11.5 0 11.5 0M-23 9q6-9 11.5 0t11.5 0 11.5 0 11.5 0'),
  gas: path(LINE, 'M-15 20c-9-9 8-14-1-24s5-11 3-18M0 21c-10-11 9-16-1-28s6-12 4-18M15 20c-9-9 8-14-1-24s5-11 3-18'),
  'cave-in': path(
    STONE,
    'M-22-2l5-14 14-4 9 9-4 13-14 5zM4-8l11-6 9 8-2 11-11 4-8-7zM-14 12l10-7 12 5 1 11-10 4-12-4z',
  ),
  horror: path(
    BLOOD,
    'M-22 17c3-15 8-26 16-38-4 15-9 28-16 38zM-10 23C-7 5-2-10 7-23 4-4-2 11-10 23zM3 23c2-15 7-28 15-40-3 15-8 29-15 40zM15 21c1-11 5-21 10-30-1 12-4 22-10 30z',
  ),
  'out-of-time':
    path(LINE, 'M-10-7h20l3 25h-26zM-15 20h30M-10-15q10-13 20 0') +
    path(INK, 'M-8-16H8l4 9h-24z') +
    path(
      'fill="none" stroke="#16151a" stroke-width="2.5" stroke-linecap="round" opacity=".65"',
      'M0 13V9M0 6q-4-3 0-5t0-5',
    ),
} as const;
