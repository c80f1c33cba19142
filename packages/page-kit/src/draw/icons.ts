// One line-drawn icon set on a grid of 24, in the colour of the text beside it. An icon is a single path: a dot is a line of
// no length, a circle is two arcs. These are for every page; a game has its own (`<game>/icons.ts`), every action one of its name.

import { BIN, BULB, GLOBE, HEAD, LENS, OPEN_EYE, RING, SHIELD, SPEAKER } from './icon-strokes.ts';
import { ariaLabel } from './pictures/aria-label.ts';

export const PAGE_ICONS = {
  leave: 'M13 4H5v16h8M10 12h10.5M16.5 8l4 4-4 4',
  burst: 'M12 3v4M12 17v4M3 12h4M17 12h4M5.6 5.6l2.9 2.9M15.5 15.5l2.9 2.9M5.6 18.4l2.9-2.9M15.5 8.5l2.9-2.9M12 12v.01',
  gone: 'M5.5 20.5c0-4.2 2.8-6.5 6.5-6.5s6.5 2.3 6.5 6.5M8.5 5 15.5 11.5M15.5 5 8.5 11.5',
  waiting: 'M6.5 3.5h11M6.5 20.5h11M8 3.5c0 5 3 5.5 4 8.5 1-3 4-3.5 4-8.5M8 20.5c0-5 3-5.5 4-8.5 1 3 4 3.5 4 8.5',
  stack: 'm12 3.5 9 4.5-9 4.5L3 8ZM3 12.2l9 4.5 9-4.5M3 16.4l9 4.5 9-4.5',
  die: 'M6.5 4h11A2.5 2.5 0 0 1 20 6.5v11a2.5 2.5 0 0 1-2.5 2.5h-11A2.5 2.5 0 0 1 4 17.5v-11A2.5 2.5 0 0 1 6.5 4ZM8 8.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0M15 15.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0M15 8.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0M8 15.5a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0M11.5 12a0.5 0.5 0 1 0 1 0 0.5 0.5 0 1 0-1 0',
  health: 'M9 3.5h6V9h5.5v6H15v5.5H9V15H3.5V9H9Z',
  undo: 'M8 5 3.5 9.5 8 14M4 9.5h9.5a5.7 5.7 0 0 1 0 11.5H9',
  redo: 'M16 5l4.5 4.5L16 14M20 9.5h-9.5a5.7 5.7 0 0 0 0 11.5H15',
  hint: BULB,
  log: 'M7 4h11v14a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 0 9 18V6.5A2.5 2.5 0 0 0 6.5 4 2.5 2.5 0 0 0 4 6.5V9h5M12 9h3.5M12 13h3.5',
  talk: 'M4 5h16v11h-9l-5 4v-4H4Z',
  rules: 'M12 6.5C10 5 7 4.5 3.5 4.5v14c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-14c-3.5 0-6.5.5-8.5 2ZM12 6.5v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  more: 'M4.1 12a0.9 0.9 0 1 0 1.8 0 0.9 0.9 0 1 0-1.8 0M11.1 12a0.9 0.9 0 1 0 1.8 0 0.9 0.9 0 1 0-1.8 0M18.1 12a0.9 0.9 0 1 0 1.8 0 0.9 0.9 0 1 0-1.8 0',
  settings:
    'M3.5 7h7M15.5 7h5M10.5 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3.5 17h3M11.5 17h9M6.5 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  sound: `${SPEAKER}M15.5 9.3a4 4 0 0 1 0 5.4M18.3 6.5a8 8 0 0 1 0 11`,
  'sound-off': `${SPEAKER}M16 9.5l5 5M21 9.5l-5 5`,
  light:
    'M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 2.5V5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M5.3 18.7 7 17M17 7l1.7-1.7',
  dark: 'M19.5 14.5A8.5 8.5 0 1 1 9.5 4.5a6.8 6.8 0 0 0 10 10Z',
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9Z',
  follow: 'M8.5 12a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M12 2.5v3.5M12 18v3.5M2.5 12H6M18 12h3.5',
  'zoom-in': `${LENS}M10.5 7.8v5.4M7.8 10.5h5.4`,
  'zoom-out': `${LENS}M7.8 10.5h5.4`,
  search: LENS,
  turn: 'M19.5 8A8.5 8.5 0 1 0 20.5 13M20.5 3.5v5h-5',
  'turn-back': 'M4.5 8A8.5 8.5 0 1 1 3.5 13M3.5 3.5v5h5',
  play: 'M7.5 5v14L19 12Z',
  pause: 'M8.5 5v14M15.5 5v14',
  'step-on': 'M6 5v14l9.5-7ZM19 5v14',
  'step-back': 'M18 5v14l-9.5-7ZM5 5v14',
  skip: 'M4 5.5v13l8-6.5ZM12 5.5v13l8-6.5Z',
  save: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M4 16v4.5h16V16',
  open: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M4 16v4.5h16V16',
  language: 'M3 5.5h10M8 3v2.5M11 5.5c-.8 4-3.5 7.3-7.5 9M5.5 8.5c1.3 3 3.5 5 6.5 6M12.5 21l4.3-10.5L21 21M14 17.5h5.5',
  online: GLOBE,
  offline:
    'M3.5 3.5l17 17M2.5 9.5A14 14 0 0 1 7 6.8M11 5.6a14.3 14.3 0 0 1 10.5 3.9M5.8 13a9 9 0 0 1 4.5-2.5M14.3 10.7A9 9 0 0 1 18.2 13M9 16.3a4.5 4.5 0 0 1 6 0M12 19.8v.01',
  update: 'M20 11.5A8 8 0 0 0 5.5 7M5 3v4.5h4.5M4 12.5A8 8 0 0 0 18.5 17M19 21v-4.5h-4.5',
  install: 'M4 4.5h16v11.5H4ZM8 20.5h8M12 7v5.5M9.5 10l2.5 2.5 2.5-2.5',
  person: `${HEAD}M5 20.5c0-4.2 3-6.5 7-6.5s7 2.3 7 6.5`,
  people:
    'M5.5 8.5a3.3 3.3 0 1 0 6.6 0 3.3 3.3 0 1 0-6.6 0M2.5 20c0-3.8 2.7-6 6.3-6s6.3 2.2 6.3 6M15 5.5a3.3 3.3 0 0 1 0 6M17 14.5c2.8.6 4.5 2.6 4.5 5.5',
  bot: 'M5 8.5h14V19H5ZM12 8.5V5.5M9.3 12.8v1.7M14.7 12.8v1.7M2.5 12v3.5M21.5 12v3.5M12 4v.01',
  around: 'M5 5.5h14v10H5ZM2.5 20.5h19M9 15.5l-1 5M15 15.5l1 5',
  'hand-over': 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L11.8 6.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.3-1.3',
  share:
    'M15.5 5.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M3.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M15.5 18.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M8.3 10.9 15.7 6.7M8.3 13.1l7.4 4.2',
  copy: 'M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4',
  send: 'M20.5 3.5 3.5 10.5l6.5 3 3 6.5ZM20.5 3.5 10 13.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'm6 6 12 12M18 6 6 18',
  back: 'm14.5 5-7 7 7 7',
  next: 'm9.5 5 7 7-7 7',
  up: 'm5 14.5 7-7 7 7',
  down: 'm5 9.5 7 7 7-7',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5v10.5h12V9.5M10 20v-6h4v6',
  info: `${RING}M12 11v5.5M12 7.5v.01`,
  help: `${RING}M9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.01`,
  warn: 'M12 4 2.8 20h18.4ZM12 10v4.5M12 17.2v.01',
  eye: OPEN_EYE,
  fair: `${SHIELD}M8.7 12l2.5 2.5 4.3-4.7`,
  bell: 'M6 16.5c1.2-1.3 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .3 4.7 1.5 6ZM10 19.5a2.2 2.2 0 0 0 4 0M12 6V4',
  'bell-on':
    'M6 16.5c1.2-1.3 1.5-3 1.5-6a4.5 4.5 0 0 1 9 0c0 3 .3 4.7 1.5 6ZM10 19.5a2.2 2.2 0 0 0 4 0M12 6V4M4 8.5A8 8 0 0 1 6.5 4.5M20 8.5a8 8 0 0 0-2.5-4',
  medal: 'M6.5 15a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M9 10.3 6 3.5h12l-3 6.8M12 13v4',
  thumb: 'M7.5 11v9h-3v-9ZM7.5 11l4-7.5c1.5 0 2.3 1 2 2.5L13 9.5h5.5c1.3 0 2 1 1.7 2.3l-1.5 6.5c-.3 1-1 1.7-2 1.7H7.5',
  clock: `${RING}M12 7v5.5l3.5 2`,
  speed: 'M4.5 18.5a9 9 0 1 1 15 0M12 14l4.5-5M12 14v.01',
  keyboard: 'M2.5 6h19v12h-19ZM6 9.5v.01M10 9.5v.01M14 9.5v.01M18 9.5v.01M6 13v.01M18 13v.01M9 14.5h6',
  motion: 'M10.5 12a5 5 0 1 0 10 0 5 5 0 1 0-10 0M3 8h5M2.5 12H7M3 16h5',
  contrast: `${RING}M12 3.5v17M12 8h7.5M12 12h8.5M12 16h7.5`,
  trash: BIN,
  'full-screen': 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  touch:
    'M9 13.5V5.6a1.6 1.6 0 0 1 3.2 0V11M12.2 9.8a1.6 1.6 0 0 1 3.2 0V12M15.4 11a1.5 1.5 0 0 1 3 0v4.6c0 3-2 5.4-5.4 5.4-2.6 0-4-1-5.3-3.3L5.3 14a1.6 1.6 0 0 1 2.6-1.8L9 13.5',
  print: 'M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 14h10v6.5H7Z',
  suggest: 'M4 4.5h16V16h-7.5L7 20.5V16H4ZM12 7v3.5M12 13.3v.01',
} as const;

export type PageIcon = keyof typeof PAGE_ICONS;

/** All icons in one file: `drawings/icons.svg#undo`. */
export const iconSprite = (icons: Readonly<Record<string, string>>): string => {
  const symbols = Object.entries(icons).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
};

/** One by itself. `label` makes it speak; without one it stands beside words that do. */
export const icon = (path: string, { size = 24, label }: { size?: number; label?: string } = {}): string =>
  `<svg class="i" viewBox="0 0 24 24" width="${size}" height="${size}" ${ariaLabel(label)} fill="none" stroke="currentColor" ` +
  `stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`;
