// The symbols of a cave, and how they are painted.

import { DIE_DEFS } from '@undercroft/page-kit/draw/cave/symbols';
import type { Point } from '@undercroft/page-kit/draw/markup';
import { stream } from '@undercroft/page-kit/draw/seeded';

/** Jagged stones from above: a rough ring of corners, and the flank that catches the light. */
function stones(places: readonly (readonly [x: number, y: number, size: number])[]): string {
  const next = stream('rough');
  const rings = places.map(([x, y, size]) => {
    const lean = next() * 6;
    const far = (): number => size * (0.8 + next() * 0.4);
    const corner = (i: number): Point => [x + far() * Math.sin(lean + i * 1.05), y - far() * Math.cos(lean + i * 1.05)];
    return { apex: [x + 2, y - 3] as const, corners: [0, 1, 2, 3, 4, 5].map(corner) };
  });
  const dots = (points: readonly Point[]): string => `M${points.map((p) => p.map(Math.round).join(' ')).join('L')}z`;
  const dark = rings.map(({ corners }) => dots(corners)).join('');
  const lit = rings.map(({ apex, corners }) => dots([apex, ...corners.slice(0, 3)])).join('');
  const glint = rings.map(({ apex, corners }) => dots([apex, ...corners.slice(0, 2)])).join('');
  return `<path class="s-shard" d="${dark}"/><path class="s-flank" d="${lit}"/><path class="s-glint" d="${glint}"/>`;
}

export const CAVE_SYMBOLS = `${DIE_DEFS}
<radialGradient id="s-lit"><stop stop-color="#a8957a"/><stop offset=".6" stop-color="#83735c"/><stop offset="1" stop-color="#635645"/></radialGradient>
<radialGradient id="s-water"><stop stop-color="#2f7f94"/><stop offset=".7" stop-color="#1d5d74"/><stop offset="1" stop-color="#123f54"/></radialGradient>
<radialGradient id="s-gasglow"><stop stop-color="#d3d468" stop-opacity=".75"/><stop offset=".55" stop-color="#a9b24a" stop-opacity=".32"/><stop offset="1" stop-color="#8f9c3f" stop-opacity="0"/></radialGradient>
<radialGradient id="s-fume" gradientUnits="userSpaceOnUse" r="125"><stop stop-color="#dcdc6e" stop-opacity=".62"/><stop offset=".5" stop-color="#b0b94c" stop-opacity=".5"/><stop offset="1" stop-color="#8f9c3f" stop-opacity=".1"/></radialGradient>
<radialGradient id="s-day" gradientUnits="userSpaceOnUse" cx="0" cy="-44" r="150"><stop stop-color="#fffef6"/><stop offset=".3" stop-color="#f4f5df" stop-opacity=".97"/><stop offset=".65" stop-color="#cfe0cf" stop-opacity=".6"/><stop offset="1" stop-color="#a8c6bd" stop-opacity=".05"/></radialGradient>
<linearGradient id="s-drop" x2="0" y2="1"><stop stop-color="#0c0b0b" stop-opacity=".92"/><stop offset="1" stop-color="#0c0b0b" stop-opacity=".0"/></linearGradient>
<g id="s-rock"><rect x="-100" y="-100" width="200" height="200" fill="#1a1b20"/><rect x="-100" y="-100" width="200" height="200" fill="url(#u-stone) none" opacity=".55"/></g>
<g id="s-pebbles"><path class="s-dots" d="M-34-18h0M26 30h0M38-30h0M-12 40h0M6-48h0"/><path class="s-dots s-pale" d="M-24-30h0M14 18h0M30-8h0M-38 22h0M-2 30h0M-16-2h0M18-34h0"/></g>
<path id="s-glints" class="s-wave" d="M-22-8q9-8 18 0t18 0M-4 14q9-8 18 0M-34 24q8-6 15 0M22-24q7-6 13 0"/>
<g id="s-pool"><path class="s-poolrim" d="M-36-2c-4-16 12-30 28-27 10 2 14-8 26-5s20 20 14 32c-5 9 4 16-6 24s-22-2-32 3-28-10-30-27z"/><path class="s-wave" d="M-9-2a10 7 0 1 1 10 7M-20 1a22 16 0 0 1 16-18M24-4a22 16 0 0 1-18 18"/></g>
<g id="s-vents"><circle r="66" fill="url(#s-gasglow)"/><path class="s-crack" d="M-40 34l14-6 12 7 14-9 16 8 22-8"/><path class="s-vapour" transform="scale(.84)translate(0 4)" d="M-27 28c-15-16 13-24-1-42s9-20 5-32M1 30c-16-20 15-30-1-52s10-22 6-34M29 27c-15-16 13-24-1-42s9-20 5-32"/></g>
<g id="s-cracks"><path class="s-crack" d="M-4-2l-12-16 4-14-10-16M-4-2l18-12 6-16 14-8M14-14l22 6M-4-2l-20 10-6 14-16 6M-24 8l-22-6M-4-2l8 20-6 14 10 18M4 18l20 8 8 14"/><path class="s-grit" d="M-30-28h0M30-30h0M-36 34h0M34 24h0M2-44h0M-14 42h0M22 44h0"/></g>
<path id="s-slash" d="M-46 34C-40 4-30-22-10-46-20-14-30 14-46 34zM-24 48C-18 10-6-24 14-54 6-14-6 20-24 48zM2 50C8 14 20-18 38-46 32-10 20 24 2 50zM28 44C32 20 40-4 54-24 52 2 44 26 28 44z"/>
<g id="s-claws"><path class="s-stain" d="M-52 6c8-40 38-58 70-44s40 46 16 64-92 20-86-20z"/><use href="#s-slash" class="s-torn"/><use href="#s-slash" class="s-claw" transform="translate(-4 -1)"/></g>
<path id="s-pinch" class="s-sign" d="M64-16L48 0l16 16M84-16L68 0l16 16"/>
<g id="s-ledge"><rect x="-100" y="20" width="200" height="70" fill="url(#s-drop)"/><path class="s-cliff" d="M-100-16l26 4 14-6 16 5 14-6 18 5 16-5 20 6 16-6 16 5 44-4V26H-100z"/><path class="s-hachure" d="M-62-4v26M-50 0v20M-40-6v28M-28-2v20M-17-6v27M-6-2v20M6-6v26M17-2v21M28-6v28M40-2v20M52-6v27M63-2v22"/><path class="s-brink" d="M-100-16l26 4 14-6 16 5 14-6 18 5 16-5 20 6 16-6 16 5 44-4"/><path class="s-arrow" d="M0-78l26 28H11v22h-22v-22h-15z"/></g>
<g id="s-slide"><rect x="-60" y="-100" width="120" height="150" fill="url(#s-drop)"/><path class="s-flow" d="M-32 96c6-30-6-50 0-84s-4-60 2-110M-16 90c4-40-4-90 2-190M14 96c-4-30 6-70 0-120s0-30 2-76M32 90c-4-50 4-80-2-190"/><path class="s-arrow" d="M0 12l28 26v19L0 31l-28 26V38zM0-26l28 26v19L0-7l-28 26V0zM0-64l28 26v19L0-45l-28 26v-19z"/></g>
<g id="s-rough">${stones([
  [-36, -30, 13],
  [-8, -40, 9],
  [30, -34, 15],
  [2, -10, 16],
  [-34, 4, 11],
  [36, 4, 12],
  [-20, 32, 16],
  [14, 26, 11],
  [40, 36, 11],
  [-62, 18, 9],
  [64, -16, 9],
  [-14, 66, 9],
  [16, -66, 9],
  [-64, -14, 6],
  [60, 20, 6],
  [18, 64, 6],
])}</g>
<path id="s-strand" d="M0 74C-18 44 16 20-2-6s8-36 0-60"/>
<g id="s-rope"><use href="#s-strand" class="s-ropeline"/><use href="#s-strand" class="s-ropetwist"/><path class="s-piton" d="M0 74h0M0-66h0"/></g>
<path id="s-loops" d="M44 6A44 44 0 1 1 30-32M33 0A33 33 0 1 1 22-24M50 12c0 22 12 26 30 30"/>
<g id="s-start"><circle r="70" fill="url(#u-glow)"/><use href="#s-loops" class="s-coilshade"/><use href="#s-loops" class="s-coil"/><path class="s-lantern" d="M-11-10h22l4 24h-30zM-7-18H7v8H-7z"/><path fill="#fff6d8" d="M-5-5H5l2 14H-7z"/></g>
<g id="s-exit"><rect x="-100" y="-100" width="200" height="200" fill="url(#s-day)"/><path fill="#fffbe6" opacity=".35" d="M-30-60L-50 100h30L-10-60zM8-60L4 100h26L24-60z"/></g>
<path id="s-leaves" class="s-leaf" d="M-58-16q-2-20 16-26 4 18-16 26zM-50-12q8-16 26-12-6 16-26 12zM-34-56q2-14 16-16 0 16-16 16zM56-14q2-20-16-26-4 18 16 26zM48-8q-8-16-26-12 6 16 26 12zM12-64q8-10 20-4-6 12-20 4z"/>`;

export const CAVE_PAINT = `
.s-shore{fill:none;stroke:#06202c;stroke-width:26;opacity:.4}
.s-deep{fill:url(#s-water)}
.s-ripple{fill:none;stroke:#8fd0d8;stroke-width:2.6;stroke-linecap:round;stroke-dasharray:34 23 58 19 17 32;opacity:.7;transform:scale(.85)}
.s-fog{fill:url(#s-fume)}
.s-dots,.s-grit{fill:none;stroke:#221e1a;stroke-width:7;stroke-linecap:round;opacity:.55}.s-pale{stroke:#cdbd99;stroke-width:4}.s-grit{stroke:#dccaa3;stroke-width:6;opacity:.9}
.s-poolrim{fill:url(#s-water);stroke:#0f2a35;stroke-width:5}
.s-wave{fill:none;stroke:#c4ecef;stroke-width:5;stroke-linecap:round}
.s-crack{fill:none;stroke:#0d0b09;stroke-width:5.5;stroke-linejoin:bevel;stroke-linecap:round}
.s-vapour{fill:none;stroke:#e6e67e;stroke-width:8;stroke-linecap:round;opacity:.9}
.s-stain{fill:#210b0a;opacity:.6}.s-torn{fill:#f6d9bd;stroke:#120605;stroke-width:5}.s-claw{fill:#dc4a33}
.s-sign{fill:none;stroke:#efe6d2;stroke-width:6;stroke-linecap:round;stroke-linejoin:round;opacity:.85}
.s-cliff{fill:#3a322a}.s-hachure{fill:none;stroke:#a08d6d;stroke-width:3.5}.s-brink{fill:none;stroke:#f0dcb0;stroke-width:5}
.s-arrow{fill:#efe6d2;stroke:#14130f;stroke-width:3.5;stroke-linejoin:round}
.s-flow{fill:none;stroke:#1d1814;stroke-width:4;stroke-linecap:round;opacity:.6}
.s-shard{fill:#4a4035;stroke:#0f0d0a;stroke-width:4;stroke-linejoin:round}.s-flank{fill:#a39171}.s-glint{fill:#e2d2ab}
.s-ropeline{fill:none;stroke:#1a130a;stroke-width:13;stroke-linecap:round}.s-ropetwist{fill:none;stroke:#e8ad5c;stroke-width:8;stroke-dasharray:7 2}
.s-piton{stroke:#efe6d2;stroke-width:14;stroke-linecap:round}
.s-coilshade{fill:none;stroke:#20160b;stroke-width:11;stroke-linecap:round}.s-coil{fill:none;stroke:#dfa458;stroke-width:7;stroke-dasharray:7 2}
.s-lantern{fill:#f2b45a;stroke:#17110a;stroke-width:4;stroke-linejoin:round}
.s-leaf{fill:#5f8f52;stroke:#1d3320;stroke-width:3;stroke-linejoin:round}`;
