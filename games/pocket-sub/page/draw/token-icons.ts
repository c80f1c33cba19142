// The signs of the Captain's tokens: on buttons, and on the tokens themselves. Lines on a grid of 24.

export const TOKEN_ICONS = {
  intelligence: 'M5 3.5h10l4 4v13H5ZM14.5 3.5V8H19M8 14s1.6-2.6 4-2.6 4 2.6 4 2.6-1.6 2.6-4 2.6S8 14 8 14ZM12 14v.01',
  map: 'M3.5 6.5 9 4l6 2.5L20.5 4v13.5L15 20l-6-2.5L3.5 20ZM9 4v13.5M15 6.5V20',
  current:
    'M2.5 9c2-2.3 4-2.3 6 0s4 2.3 6 0 3.5-2 6-.6M17.8 4.8 21 8.5 16.8 10.5M2.5 16c2-2.3 4-2.3 6 0s4 2.3 6 0 3.5-2 6-.6M17.8 11.8 21 15.5l-4.2 2',
} as const;
