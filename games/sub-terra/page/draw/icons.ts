// Icons of Sub Terra: actions, hazards, cavers.

import { CAVE_ICONS } from '@undercroft/page-kit/draw/cave/icons';
import { BIN, BULB, EYE, OPEN_EYE, STAR, WAVE } from '@undercroft/page-kit/draw/icon-strokes';
import type { PageIcon } from '@undercroft/page-kit/draw/icons';

export const SUB_TERRA_ICONS = {
  ...CAVE_ICONS,
  bandage: 'M5 13.5 13.5 5a3.9 3.9 0 0 1 5.5 5.5L10.5 19A3.9 3.9 0 0 1 5 13.5ZM12 9.7v4.6M9.7 12h4.6',
  hide: `${EYE}M4.5 19.5l15-15`,
  swim: `M3 18.5${WAVE}M6 14.5 11.5 9 8.5 6.5 13 5l3.8 9M16.2 9.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0`,
  dive: `M12 3v8.5M8.5 8l3.5 3.5L15.5 8M3 16.5${WAVE}M6 20.7c1-1 2-1 3 0s2 1 3 0 2-1 3 0 2 1 3 0`,
  squeeze: 'M3 4c4 3 4.5 5 4.5 8S7 17 3 20M21 4c-4 3-4.5 5-4.5 8s.5 5 4.5 8M12 6.5v11M9.5 15l2.5 2.5 2.5-2.5',
  rope: 'M8 3v10a4 4 0 0 0 8 0V9a3 3 0 0 0-6 0v12',
  rig: 'M5.5 4h13M12 4v2.5M9.5 9a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0M12 11.5c0 3.5-4 3-4 6a3.2 3.2 0 0 0 6.4 0V16',
  repel: 'M9.5 4 3.5 6.3v5c0 4 2.2 6.9 6 8.7ZM13 12h8M17.5 8.5 21 12l-3.5 3.5',
  direct: 'M4 10v4l11 5V5ZM18.5 9a4 4 0 0 1 0 6M6.8 15.3 8.3 20h3l-1.6-3.5',
  discard: BIN,
  appear: 'M12 20.5v-9M8 15.5l4-4 4 4M3.5 20.5H8M16 20.5h4.5M5.5 8.5 4 7M12 6V3.5M18.5 8.5 20 7',
  spawn: 'M4.8 4c.8 5 .8 9-1.3 14M9.5 3.5c.7 6 .4 10.5-1.2 15.5M14 4c.4 3.5.4 6 0 8.5M18 14v7M14.5 17.5h7',
  tremor: 'M2.5 13h3l2-6 3 12 3-15 3 12 1.5-3h3.5',
  flood: `M3 8${WAVE}M3 13${WAVE}M3 18${WAVE}`,
  gas: 'M8 20.5c-3-2.5 2-4.5 0-8.5s1-5 0-8M12.5 20.5c-3-2.5 2-4.5 0-8.5s1-5 0-8M17 20.5c-3-2.5 2-4.5 0-8.5s1-5 0-8',
  'cave-in':
    'm3.5 12.5 3-5 5 1-1.5 5.5ZM13 11.5l4.5-3 3.5 4-4.5 4ZM7 20.5l2.5-3.5h4.5l2 3.5ZM10.5 2v3M15.5 2.5v3M20 3.5 19 6',
  horror: 'M5 4c1 6 1 10-1.5 16M10.5 3c.8 7 .5 12-1.5 18M16 3.5c.5 6 .3 11-1 17M20.5 6c0 4-.5 8-1.5 11',
  darkness: `${BULB}M4 4l16 17`,
  submerged: `M3 5.5${WAVE}M6 15a6 6 0 1 0 12 0 6 6 0 1 0-12 0M8.8 13.5h6.4v3H8.8ZM12 21v.01`,
  torch:
    'M9.8 21.5l-1.6-9.5h7.6l-1.6 9.5ZM12 9.5c-1.9 0-3-1.1-3-2.7C9 4.8 11.5 4.2 11.5 2c2 1.1 3.5 2.9 3.5 4.8 0 1.6-1.1 2.7-3 2.7Z',
  candle:
    'M8.5 21v-9h7v9M5.5 21h13M12 12v-2M12 9.5c-1.7 0-2.5-1-2.5-2.3C9.5 5.5 12 4.5 12 2.5c1.5 1.5 2.5 3 2.5 4.7 0 1.3-.8 2.3-2.5 2.3Z',
  diver: `M3 8.5${WAVE}M3 15.5${WAVE}`,
  scout: OPEN_EYE,
  geologist: 'M4.5 4.5h9.5c3 0 5 1.3 6 4h-6l-1.5 1.5h-8ZM8 10h3v11H8Z',
  engineer:
    'M10.2 5.3L10.4 2.7L13.6 2.7L13.8 5.3L15.5 6L17.5 4.3L19.7 6.5L18 8.6L18.7 10.2L21.3 10.4L21.3 13.6L18.7 13.8L18 15.4L19.7 17.5L17.5 19.7L15.5 18L13.8 18.7L13.6 21.3L10.4 21.3L10.2 18.7L8.6 18L6.5 19.7L4.3 17.5L6 15.4L5.3 13.8L2.7 13.6L2.7 10.4L5.3 10.2L6 8.5L4.3 6.5L6.5 4.3L8.5 6ZM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  climber:
    'M10.5 3.5h3.5a4.5 4.5 0 0 1 4.5 4.5v8a4.5 4.5 0 0 1-9 0L6.3 8.3a3.5 3.5 0 0 1 4.2-4.8ZM18.5 10v4.5M9.5 12.5 8 9',
  medic: 'M10 4.5h4V10h5.5v4H14v5.5h-4V14H4.5v-4H10Z',
  bodyguard:
    'M6 12V7.5a1.7 1.7 0 0 1 3.4 0V6a1.7 1.7 0 0 1 3.4 0 1.7 1.7 0 0 1 3.4 0v1.5a1.6 1.6 0 0 1 3.2 0V14c0 3.5-2 6.5-6 6.5h-2c-3.5 0-5.4-2-5.4-4.7V13c0-1.5 1-2 2-2h4.5M9.4 7.5V11M12.8 6v5M16.2 7.5V11',
  leader: STAR,
} as const;

export type SubTerraIcon = keyof typeof SUB_TERRA_ICONS | PageIcon;
