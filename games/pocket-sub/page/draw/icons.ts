// Icons of Pocket Sub: actions, tokens, what happens at sea.

import { HULL, STAR } from '@undercroft/page-kit/draw/icon-strokes';
import type { PageIcon } from '@undercroft/page-kit/draw/icons';
import { TOKEN_ICONS } from './token-icons.ts';

export const POCKET_SUB_ICONS = {
  ...TOKEN_ICONS,
  'place-cc':
    'M12 2.5 15 7.5l5.7-.8L19 12l3 5-5.8.7L14.5 21h-5l-1.7-3.3L2 17l3-5-1.7-5.3 5.7.8ZM9.5 12.8a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  'place-sub': `M12 2v5M9.3 4.7 12 7.4l2.7-2.7${HULL}M3.5 11.5v6`,
  whirlpool:
    'M20.7 9.5c1 5.7-3.4 11-9.2 11A8 8 0 0 1 3.5 12.5c0-4 3.1-7 7-7 3.3 0 5.8 2.5 5.8 5.6 0 2.6-2 4.6-4.5 4.6-2 0-3.5-1.5-3.5-3.4 0-1.5 1.1-2.6 2.6-2.6M17.8 12l2.9-2.7 1.9 3.4',
  tokens:
    'M2.5 17.5c5 3.5 14 3.5 19 0M5 18.5V14h14v4.5M5 14C2.5 11 4 8.5 7 8c1-2.5 3-3.5 5-3.5s4 1 5 3.5c3 .5 4.5 3 2 6M12 7.8v3.4M10.3 9.5h3.4',
  sub: `${HULL}M10 10.5V7h5v3.5M12.5 7V4H15M3.5 11.5v6`,
  step: 'M3.5 18.5a2 2 0 1 0 4 0 2 2 0 1 0-4 0M7.2 16.8 18.5 5.5M12 5h7v7',
  mine: 'M6.5 11a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M12 5.5V2.5M9.5 2.5h5M6.5 11h-3M3.5 8.5v5M17.5 11h3M20.5 8.5v5M8.1 7.1 6 5M15.9 7.1 18 5M8.1 14.9 6 17M15.9 14.9 18 17M12 16.5v5M9.5 9.800a3 3 0 0 1 2-1.6',
  deep: 'M3 5.5h4.5M16.5 5.5H21M5 9c0 13 14 13 14 0M15.7 11.7 19 8.5l2.7 3.8',
  hero: STAR,
  anchor:
    'M12 7.7V21M9.8 5.5a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M8 11h8M3.5 13c0 4.8 3.6 8 8.5 8s8.5-3.2 8.5-8M3.5 13l-1.3 2.6M3.5 13l2.6 1.5M20.5 13l1.3 2.6M20.5 13l-2.6 1.5',
} as const;

export type PocketSubIcon = keyof typeof POCKET_SUB_ICONS | PageIcon;
