// Who they are, one line each: body shape, icon, colour. Within a game any two differ in shape and in icon.

/** Body outlines, about 56 units across, centred. */
export const BODIES = {
  round: 'M0-27A27 27 0 1 1 0 27 27 27 0 1 1 0-27z',
  square: 'M-19-24h38q5 0 5 5v38q0 5-5 5h-38q-5 0-5-5v-38q0-5 5-5z',
  diamond: 'M-4-29q4-3 8 0l24 25q3 4 0 8L4 29q-4 3-8 0l-24-25q-3-4 0-8z',
  hexagon: 'M-15-26h30l15 26-15 26h-30L-30 0z',
  shield: 'M-25-24q25-6 50 0v22q0 20-25 31-25-11-25-31z',
  house: 'M0-29l27 19v36h-54v-36z',
  octagon: 'M-11-27h22l16 16v22L11 27h-22l-16-16v-22z',
  arch: 'M-25 27v-26q0-28 25-28t25 28v26z',
  drop: 'M0-30Q28-6 28 5 28 28 0 28T-28 5Q-28-6 0-30z',
  quatrefoil: 'M0-28q15 0 15 13 13 0 13 15t-13 15q0 13-15 13t-15-13q-13 0-13-15t13-15q0-13 15-13z',
};

/** Icons in ink, inside a box of about 32 units. */
export const ICONS = {
  waves:
    '<path class="p-s p-w" d="M-16 0q5-7 10.7 0t10.7 0 10.6 0M-16 13q5-7 10.7 0t10.7 0 10.6 0"/><circle class="p-f" cx="1" cy="-12" r="4"/>',
  eye: '<path class="p-s" d="M-17 0Q0-19 17 0 0 19-17 0z"/><circle class="p-f" r="6"/>',
  hammer: '<path class="p-f" d="M-15-13h20l9 7-9 4h-20z"/><path class="p-s p-w" d="M-4-2v18"/>',
  gear: '<circle class="p-s p-w" r="8"/><path class="p-s p-w" d="M0-16v5M0 16v-5M16 0h-5M-16 0h5M11-11l-3 3M-11-11l3 3M11 11l-3-3M-11 11l3-3"/>',
  carabiner: '<path class="p-s p-w" d="M-8-10Q-8-16 0-16T9-8V6q0 9-9 9t-9-8"/><path class="p-s" d="M-9 4l3-11"/>',
  cross: '<path class="p-f" d="M-6-16H6V-6h10V6H6v10H-6V6h-10V-6h10z"/>',
  fist: '<path class="p-f" d="M-13-8q0-4 4-4h16q8 0 8 8v6q0 8-7 8v6h-14v-6q-7-1-7-8z"/><path class="p-b" d="M-7-11v8M-1-11v8M5-11v8"/>',
  star: '<path class="p-f" d="M0-18l5 12h13L8 3l4 14L0 9l-12 8 4-14-10-9h13z"/>',
  lens: '<circle class="p-s p-w" cx="-3" cy="-4" r="10"/><path class="p-s p-w" d="M5 5l10 11"/>',
  lantern:
    '<path class="p-f" d="M-9-6H9l3 17h-24zM-6-10H6v3H-6z"/><path class="p-s" d="M-6-10q6-10 12 0"/><path class="p-b" d="M0-2v9"/>',
  dagger: '<path class="p-f" d="M0 18L-5-2H5zM-10-6h20v4h-20zM-3-17h6v11h-6z"/>',
  tophat: '<path class="p-f" d="M-10-15h20V5H17v7h-34V5h7z"/><path class="p-b" d="M-10 0h20"/>',
  pick: '<path class="p-s p-w" d="M-15-6Q0-20 15-6"/><path class="p-s p-w" d="M0-12v28"/>',
  sight: '<circle class="p-s" r="11"/><path class="p-s" d="M0-17v10M0 17V7M-17 0h10M17 0H7"/>',
  bomb: '<circle class="p-f" cy="4" r="12"/><path class="p-s" d="M6-6l5-6q4-4 7 0"/>',
  stripes: '<path class="p-s p-w" d="M-13-7L0-14l13 7M-13 3L0-4l13 7M-13 13L0 6l13 7"/>',
  heart: '<path class="p-f" d="M0 20C-28 2-12-18 0-4 12-18 28 2 0 20z"/>',
  ankh: '<path class="p-s p-w" d="M0-1q-9-9-5-14t10 0T0-1v17M-11 4h22"/>',
};

/** A body, the sign on its face, and a colour. */
export type Look = readonly [body: keyof typeof BODIES, icon: keyof typeof ICONS, colour: string];
