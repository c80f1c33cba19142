// How the layers of a temple tile are painted.

const SOOT = '#180a07';

export const TEMPLE_STACK = {
  wall: [
    'fill:none;stroke:#38211d;stroke-width:32;stroke-linejoin:bevel', // mortar
    'fill:none;stroke:#66423a;stroke-width:30;stroke-linejoin:bevel;stroke-dasharray:21 2.5 15 2.5 26 2.5', // blocks
  ],
  floor: [
    'fill:url(#t-lit)',
    'fill:url(#t-slab)',
    'fill:url(#u-stone) none;opacity:.55', // grain
    `fill:none;stroke:${SOOT};stroke-width:50;opacity:.13`, // shade towards the wall
    `fill:none;stroke:${SOOT};stroke-width:30;opacity:.18`,
    `fill:none;stroke:${SOOT};stroke-width:13;opacity:.32`,
  ],
  rim: ['fill:none;stroke:#f2c592;stroke-width:3'],
};

/** The volcano side: the same outline, molten. */
export const BURNT_STACK = {
  wall: [...TEMPLE_STACK.wall, 'fill:none;stroke:#ff6a1a;stroke-width:36;stroke-linejoin:bevel;opacity:.28'],
  floor: ['fill:url(#t-hot)', 'fill:url(#t-crust)', 'fill:none;stroke:#3a0b05;stroke-width:26;opacity:.45'],
  rim: ['fill:none;stroke:#ffc061;stroke-width:3.5'],
};
