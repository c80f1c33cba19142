// How the layers of a cave tile are painted.

const SOOT = '#0c0a09';

/** From the rock inwards. Richness is cheap here: every layer is the same outline, stroked or filled another way. */
export const CAVE_STACK = {
  wall: [
    'fill:none;stroke:#363944;stroke-width:78;stroke-dasharray:1.6 4 1 5.5 2 3.4 1.2 6', // engraved rock
    'fill:none;stroke:#3a332b;stroke-width:36', // the wall's face
    'fill:none;stroke:#a08d70;stroke-width:27;stroke-dasharray:2.2 2.4 1.2 3.4 3 2 .8 4.5 1.8 2.8;opacity:.7', // its strata
  ],
  floor: [
    'fill:url(#s-lit)',
    'fill:url(#u-stone) none', // grain
    `fill:none;stroke:${SOOT};stroke-width:56;opacity:.14`, // three steps of shade towards the wall
    `fill:none;stroke:${SOOT};stroke-width:34;opacity:.2`,
    `fill:none;stroke:${SOOT};stroke-width:15;opacity:.34`,
  ],
  rim: [
    'fill:none;stroke:#e2cda2;stroke-width:3',
    'fill:none;stroke:#fff6e0;stroke-width:3;stroke-linecap:round;stroke-dasharray:2 58 8 83 3 47;opacity:.8;transform:scale(.93)', // wet glints
  ],
};
