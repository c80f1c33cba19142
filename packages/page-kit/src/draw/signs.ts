// Signs that pass over a place when something happens there, drawn around 0,0 on a tile of 200 units: symbols of a board,
// `#sign-rock`. These are for every game.

export const sign = (name: string, svg: string): string => `<g id="sign-${name}">${svg}</g>`;

export const HARM = sign(
  'harm',
  '<path d="M0-88l20 44 46-20-18 46 40 18-42 20 16 46-46-16-16 44-18-44-46 14 16-44-42-20 42-18-18-46 46 20z" fill="none" stroke="#ff8a70" stroke-width="8" stroke-linejoin="round"/>',
);
export const RING = sign('ring', '<circle r="54" fill="none" stroke="#f2b45a" stroke-width="9"/>');
export const HEAL = sign(
  'heal',
  '<path d="M-18-60h36v42h42v36h-42v42h-36v-42h-42v-36h42z" fill="none" stroke="#9cc268" stroke-width="8" stroke-linejoin="round"/>',
);
