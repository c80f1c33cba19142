// What both stones are drawn with: the clip of a tile, the grain, numbers, boulders, a hole blown through a wall.
import { use } from '../markup.ts';

export const SHARED_STYLE = `
.s-tile,.t-tile,.t-burnt{clip-path:url(#u-clip)}
.u-n{dominant-baseline:central;font:700 34px var(--font-ui,"Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,sans-serif);text-anchor:middle;fill:#16151a}.u-cut{fill:#f6e7c8}
.u-boulder{fill:#6d6257;stroke:#100e0c;stroke-width:3.5;stroke-linejoin:round}.u-lid{fill:#a89a83}
.u-rent{fill:none;stroke:#d9c49a;stroke-width:2.4;stroke-linejoin:bevel;opacity:.75}.u-soot{fill:#090606;opacity:.5}`;

export const SHARED_DEFS = `
<clipPath id="u-clip"><rect x="-99" y="-99" width="198" height="198"/></clipPath>
<radialGradient id="u-glow"><stop stop-color="#ffd08a" stop-opacity=".9"/><stop offset=".5" stop-color="#f2a445" stop-opacity=".4"/><stop offset="1" stop-color="#f2a445" stop-opacity="0"/></radialGradient>
<g id="u-rubble"><ellipse rx="62" ry="56" fill="#000" opacity=".4"/><path class="u-boulder" d="M-58-14l10-26 26-8 18 16-6 26-28 12zM-8-40l24-14 26 12 6 26-20 16-28-8zM22-8l24-8 14 20-8 26-26 6-14-20zM-56 20l22-16 24 10 4 24-22 18-24-10zM-14 20l20-18 26 10 4 26-20 18-26-8z"/><path class="u-lid" d="M-54-16l8-22 22-6-4 16-14 12zM-4-40l20-12 20 10-16 12-18 2zM26-8l18-6 8 14-14 8zM-50 20l18-12 16 8-14 10zM-10 20l16-14 20 8-16 12z"/></g>
<path id="u-scorch" class="u-soot" d="M-46-104l18 42-14 8 20 2-4 20 16-14 8 18 8-20 18 12-6-20 20-4-16-8 20-36z"/>
<g id="u-shards"><path class="u-rent" d="M-40-86l-18-8-10-6M-38-74l-22 4-12-8-14 4M-42-62l-14 12-4 14M40-88l16-4 8-8M38-72l20 2 16-8M42-62l16 10 2 16M-58-94l4-6M58-70l8 10"/><path class="u-boulder" d="M-46-94l14-4 8 10-8 12-14-4zM32-96l14 2 4 14-14 6-8-10zM-36-66l12-6 8 10-8 10-12-4zM26-70l10-4 10 8-4 12-12 0zM-8-56l8-6 8 6-4 8-10 0z"/><path class="u-lid" d="M-43-92l10-3 5 7-9 4zM35-93l9 2 2 7-9 1zM-33-65l9-4 5 6-8 4zM29-68l7-2 6 5-8 4zM-5-55l5-4 5 4-5 3z"/></g>
<g id="u-die"><rect x="-28" y="-24" width="56" height="54" rx="12" fill="#8f8672" stroke="none"/><rect x="-28" y="-29" width="56" height="55" rx="12" fill="#efe6d2" stroke-width="3"/></g>`;

/** Relief of stone as black with varying cover, made once and laid over any floor: the one filter of a board. */
export const GRAIN = `
<filter id="u-grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".05" numOctaves="4" seed="11" stitchTiles="stitch"/><feDiffuseLighting surfaceScale="4" diffuseConstant="1" lighting-color="#fff"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting><feColorMatrix values="0 0 0 0 .04 0 0 0 0 .03 0 0 0 0 .03 -1.9 0 0 0 1.56"/></filter>
<pattern id="u-stone" width="300" height="300" patternUnits="userSpaceOnUse" x="-150" y="-150"><rect width="300" height="300" filter="url(#u-grain)"/></pattern>`;

/** A numeral on each of six plates: dots cannot be counted at 40 pixels, a numeral can be read. */
const numbered = (id: string, plate: string, classes: string): string =>
  plate +
  [1, 2, 3, 4, 5, 6].map((n) => `<g id="${id}${n}">${use(id)}<text class="${classes}">${n}</text></g>`).join('');

export const DIE_DEFS = numbered(
  'u-d',
  '<rect id="u-d" x="-21" y="-21" width="42" height="42" rx="9" fill="#efe6d2" stroke="#0b0a09" stroke-width="3"/>',
  'u-n',
);
export const PLAQUE_DEFS = numbered(
  'u-p',
  '<path id="u-p" d="M-16-22h32l6 6v32l-6 6h-32l-6-6v-32z" fill="#3a211b" stroke="#d79a62" stroke-width="3"/>',
  'u-n u-cut',
);
