// A caver from behind, helmet and pack, feet on 0,0; the lamp looks ahead.

export const FIGURE =
  '<path d="M-6.8-50.5a6.8 6.5 0 0 1 13.6 0h1.7v1.8h-17v-1.8z"/><circle cy="-47" r="5"/><rect x="-12" y="-43" width="8" height="17" rx="3"/>' +
  '<path d="M-5-42.5h8c3.5 0 5 2.5 5.3 6l1 13.5H-6c-1-6-1.5-14 1-19.5z"/><path d="M-6-24l-1.5 12L-9 0h5.2l2-11L1-20l3 9L6.2 0h5.2L9.5-12 9-24z"/>' +
  '<path d="M5.5-41c4 3 7 8 8.5 13.5l-2.8.9C9.5-31 7-35 4-37z"/>';

export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export const standing = ({ x, y, size }: Standing, extra = ''): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${FIGURE}${extra}</g>`;

export const withLamp = (place: Standing): string =>
  standing(place, '<circle cx="13" cy="-25" r="2.6" fill="#fff3d2"/>');
