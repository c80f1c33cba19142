// The symbols of a temple, and how they are painted.

import { PLAQUE_DEFS } from '@undercroft/page-kit/draw/cave/symbols';
import { crust } from './crust.ts';

/** Triangular rays, long and short in turn. */
function sun(rays: number, inner: number, outer: number): string {
  const at = (r: number, a: number): string => `${Math.round(r * Math.sin(a))} ${Math.round(-r * Math.cos(a))}`;
  const ray = (i: number): string => {
    const a = (i * 2 * Math.PI) / rays;
    return `M${at(inner, a - 0.2)}L${at(i % 2 ? outer * 0.8 : outer, a)}L${at(inner, a + 0.2)}z`;
  };
  return Array.from({ length: rays }, (_, i) => ray(i)).join('');
}

const MOUNTAIN =
  '<path fill="#4a302a" stroke="#8a5c48" stroke-width="2" stroke-linejoin="round" d="M0 37l15-21 5 3 5-3 15 21z"/>';
const THROAT = 'M15 16l5 3 5-3-3 21h-4z';

export const TEMPLE_SYMBOLS = `${PLAQUE_DEFS}
<radialGradient id="t-lit"><stop stop-color="#b98760"/><stop offset=".6" stop-color="#94634a"/><stop offset="1" stop-color="#6d4538"/></radialGradient>
<radialGradient id="t-hot"><stop stop-color="#ffd36b"/><stop offset=".45" stop-color="#ff8a2b"/><stop offset="1" stop-color="#b3280f"/></radialGradient>
<radialGradient id="t-abyss"><stop stop-color="#5a1a0c"/><stop offset="1" stop-color="#0e0706"/></radialGradient>
<radialGradient id="t-day" gradientUnits="userSpaceOnUse" cx="0" cy="-46" r="150"><stop stop-color="#fffbe8"/><stop offset=".18" stop-color="#fdf3d0" stop-opacity=".88"/><stop offset=".5" stop-color="#f0dda6" stop-opacity=".42"/><stop offset="1" stop-color="#d9b878" stop-opacity="0"/></radialGradient>
<pattern id="t-slab" width="66" height="66" patternUnits="userSpaceOnUse" x="-33" y="-33"><path fill="none" stroke="#3f241d" stroke-width="2.6" d="M0 0h66M0 33h66M33 0v33M0 33v33M16 33v33M50 33v33"/><path fill="none" stroke="#e3b184" stroke-width="1.4" opacity=".5" d="M0 2.4h66M0 35.4h66M35.4 2v30M2.4 35v30M18.4 35v30"/></pattern>
<pattern id="t-crust" width="170" height="170" patternUnits="userSpaceOnUse" x="-85" y="-85"><path class="t-plate" d="${crust('basalt', 170, 21)}"/></pattern>
<g id="t-rock"><rect x="-100" y="-100" width="200" height="200" fill="#221518"/><path fill="none" stroke="#33211f" stroke-width="2.4" d="M-100-83H100M-100-66H100M-100-49H100M-100 49H100M-100 66H100M-100 83H100M-76-100v17M-44-100v17M44-100v17M76-100v17M-90-83v17M-60-83v17M60-83v17M90-83v17M-74-66v17M74-66v17M-84 49v17M84 49v17M-72 66v17M-94 66v17M70 66v17M94 66v17M-84 83v17M-56 83v17M56 83v17M84 83v17"/><rect x="-100" y="-100" width="200" height="200" fill="url(#u-stone) none" opacity=".5"/></g>
<g id="t-glyph0" class="t-glyph"><circle r="26"/><path d="M0-26v52M-26 0h52"/><circle r="9"/></g>
<g id="t-glyph1" class="t-glyph"><path d="M0-28l28 28-28 28-28-28z"/><path d="M12 0a12 12 0 1 1-12-12c14 0 20 12 16 22"/></g>
<g id="t-glyph2" class="t-glyph"><path d="M-28 8q28-36 56 0q-28 26-56 0z"/><circle cy="4" r="8"/><path d="M-16-18l6 8M0-24v10M16-18l-6 8"/></g>
<g id="t-glyph3" class="t-glyph"><path d="M-26 24h10V10h10V-4h12v14h10v14h10M-26-22h52M-12-22v8h24v-8"/></g>
<g id="t-bridge"><path fill="url(#t-abyss)" stroke="#140907" stroke-width="4" d="M-52-58H52V58H-52z"/><path class="t-plank" d="M-21-100h42v22h-42zM-21-76h42v24h-42zM-22-50h42v22h-42zM-20-26h42v24h-42zM-22 0h42v22h-42zM-21 24h43v24h-43zM-21 50h42v22h-42zM-21 74h42v26h-42z"/><path class="t-rail" d="M-26-100V100M26-100V100"/></g>
<g id="t-plinth"><path class="t-base" d="M-34-34h68v68h-68z"/><path class="t-base t-top" d="M-24-24h48v48h-48z"/><path fill="#1c0f0c" d="M0-16a10 10 0 0 1 5 18.600l4 15.400h-18l4-15.400A10 10 0 0 1 0-16z"/></g>
<g id="t-lava"><path class="t-vein" d="M40-8l24-10 44 8M-40 8l-26 8-42-6M-6 40l-8 26 6 42M8-40l8-26-8-42"/><path class="t-ring" d="M-48 4l6-28 20-22 30-4 26 14 14 26-2 28-22 24-30 6-28-14z"/><path fill="url(#t-hot)" d="M-38 2l6-20 16-16 22-2 20 12 10 20-2 20-18 16-20 4-22-10z"/><path class="t-plate" d="M-24-14l12-10 12 6-4 14-16 4zM6 4l16-6 8 12-10 14-16-4zM-22 8l14-2 6 14-8 8-12-4zM8-28l12 4 2 12-14 0z"/></g>
<g id="t-spikes"><path class="t-pit" d="M-52-52H52V52H-52z"/><path class="t-spike" d="M-44 0l13-46 13 46zM-13 0L0-46 13 0zM18 0l13-46L44 0zM-44 48l13-46 13 46zM-13 48L0 2l13 46zM18 48L31 2l13 46z"/><path class="t-flank" d="M-44 0l13-46v46zM-13 0L0-46V0zM18 0l13-46V0zM-44 48l13-46v46zM-13 48L0 2v46zM18 48L31 2v46z"/></g>
<g id="t-darts"><path class="t-slot" d="M-58-30h0M-58 0h0M-58 30h0M-30-58h0M0-58h0M30-58h0"/><path class="t-shaft" d="M-40-30H6M-40 0h60M-40 30H6"/><path class="t-tip" d="M28-30L4-39v18zM44 0L20-9V9zM28 30L4 21v18zM-40-30l-9-9h14l9 9-9 9h-14zM-40 0l-9-9h14l9 9-9 9h-14zM-40 30l-9-9h14l9 9-9 9h-14z"/></g>
<g id="t-ruin"><path class="t-break" d="M-58-20l22 8 12-14 18 10 16-20 10-18M-12-16l6 26-18 16-4 30M-6 10l28 6 12 20 22 4M22 16l14-18 24 0"/><path class="t-shard" d="M-42 22l12-6 8 10-12 8zM30-30l12-4 4 12-12 4zM10 40l10-6 8 10-12 4z"/></g>
<g id="t-idol"><circle r="48" class="t-seal"/><path class="t-carve" d="M-20-34h40v8h9v24h-6v34h-46V-2h-6v-24h9zM-19-14l14 4v7l-12-3zM19-14L5-10v7l12-3zM-13 10h26v13h-26zM-4 10v13M5 10v13"/></g>
<path id="t-route" class="t-route" d="M-96 4c20-10 34 6 52-2M96-4C76 6 62-10 46 0M2 96c8-20-6-30 0-48"/>
<g id="t-book"><path class="t-book" d="M-38-30q20-8 38 2 18-10 38-2v60q-20-8-38 2-18-10-38-2z"/><path class="t-script" d="M0-28v60M-29-16q10-3 19 1M-29-3q10-3 19 1M-29 10q10-3 19 1M10-14h16M12-14l10 14-10 14h16"/></g>
<g id="t-sun"><circle r="56" class="t-glyph"/><path class="t-gilt" d="${sun(12, 24, 48)}"/><circle r="17" class="t-gilt"/></g>
<g id="t-pillars"><path class="t-pillar" d="M-38-38h0M38-38h0M-38 38h0M38 38h0"/><path class="t-pillar2" d="M-38-38h0M38-38h0M-38 38h0M38 38h0"/><path class="t-glyph" d="M-18 0L0-14 18 0 0 14z"/></g>
<g id="t-exit"><path fill="#4a2c20" d="M-80-80h44v134h-44zM36-80h44v134H36z"/><path class="t-stair" d="M-36-44h72M-36-33h72M-36-21h72M-36-7h72M-36 9h72M-36 27h72M-36 46h72M-36-80V54M36-80V54"/><rect x="-100" y="-100" width="200" height="200" fill="url(#t-day)"/></g>
<g id="t-dais"><circle r="52" class="t-seal"/><circle r="40" class="t-base"/><circle r="28" class="t-base t-top"/><path class="t-socket" d="M0-19l12 9-4 20-8 8-8-8-4-20z"/><path class="t-rays" d="M0-33v-13M0 33v13M33 0h13M-33 0h-13M23-23l10-10M-23-23l-10-10M23 23l10 10M-23 23l-10 10"/></g>
<g id="t-locks"><path class="t-glyph" d="M-34-78v156M34-78v156"/><g id="t-lock"><circle r="15" class="t-base t-top"/><path fill="#1c0f0c" d="M0-8a5 5 0 0 1 3 9l2 8h-10l2-8a5 5 0 0 1 3-9z"/></g><use href="#t-lock" y="-44"/><use href="#t-lock" y="44"/></g>
<g id="t-filled"><circle r="16" fill="url(#u-glow)"/><circle r="15" class="t-gilt"/><path fill="#3b1d14" d="M0-9a5.500 5.500 0 0 1 2 10.500V9h4v3h-8V1.500A5.500 5.500 0 0 1 0-9z"/></g>
<g id="t-beams"><path class="t-board" d="M-50-46h100v20H-50zM-52-23h102v20H-52zM-49 0h99v20H-49zM-51 23h102v21H-51z"/><path class="t-beam" d="M-36-54v106M36-54v106"/><path class="t-nail" d="M-36-36h0M-36-13h0M-36 10h0M-36 33h0M36-36h0M36-13h0M36 10h0M36 33h0"/></g>
<g id="t-volcano">${MOUNTAIN}<path fill="#7a2308" d="${THROAT}"/></g>
<g id="t-erupting">${MOUNTAIN}<path fill="#ff8a2b" d="${THROAT}M14 16q-9-6-10-13 6 1 9 6-1-6 4-9 1 4 1 7 3-3 8-4-1 5-4 7 5-2 9 0-5 6-7 6z"/></g>`;

export const TEMPLE_PAINT = `
.t-page{fill:#c4a873;opacity:.82}.t-ink{fill:none;stroke:#4a3320;stroke-width:3;stroke-dasharray:30 3 12 4;transform:scale(.9)}
.t-glyph{fill:none;stroke:#3b1d14;stroke-width:6;stroke-linejoin:round;stroke-linecap:round;opacity:.85}.t-gilt{fill:#eab765;stroke:#3b1d14;stroke-width:3;stroke-linejoin:round}
.t-plank{fill:#a87a58;stroke:#24130e;stroke-width:3}.t-rail{fill:none;stroke:#e3b484;stroke-width:4;stroke-dasharray:18 4}
.t-base{fill:#7e5442;stroke:#24130e;stroke-width:4}.t-top{fill:#c09069}
.t-plate{fill:#28110d;stroke:#6b200d;stroke-width:2.5;stroke-linejoin:round}
.t-vein{fill:none;stroke:#ff8a2b;stroke-width:7;stroke-linejoin:round}.t-ring{fill:#2a1512;stroke:#8a5c48;stroke-width:5;stroke-linejoin:round}
.t-pit{fill:#140b0a;stroke:#8a5c48;stroke-width:5}.t-spike{fill:#9d8f7e;stroke:#0e0807;stroke-width:3;stroke-linejoin:round}.t-flank{fill:#f1e6cf}
.t-slot{stroke:#0f0807;stroke-width:15;stroke-linecap:round}.t-shaft{fill:none;stroke:#f1e3c6;stroke-width:6}.t-tip{fill:#f1e3c6;stroke:#170d0b;stroke-width:3;stroke-linejoin:round}
.t-break{fill:none;stroke:#1b0f0c;stroke-width:6;stroke-linejoin:bevel}.t-shard{fill:#d3a47c;stroke:#1b0f0c;stroke-width:3}
.t-seal{fill:#4d2b22;stroke:#24130e;stroke-width:4}.t-carve{fill:none;stroke:#d79a62;stroke-width:5;stroke-linejoin:round}
.t-pillar,.t-pillar2{stroke:#1c0e0a;stroke-width:28;stroke-linecap:round}.t-pillar2{stroke:#cd9b73;stroke-width:19}
.t-stair{fill:none;stroke:#24130c;stroke-width:5}.t-rays{fill:none;stroke:#f2b45a;stroke-width:5;stroke-linecap:round}
.t-book{fill:#f3e9cf;stroke:#33231a;stroke-width:4;stroke-linejoin:round}.t-script{fill:none;stroke:#6b4c33;stroke-width:4;stroke-linecap:round}.t-route{fill:none;stroke:#8c3b22;stroke-width:5;stroke-dasharray:9 8}
.t-socket{fill:#1c0f0c;stroke:#f2c14e;stroke-width:3}
.t-board{fill:#8a5f38;stroke:#22130a;stroke-width:3}.t-beam{fill:none;stroke:#c08d55;stroke-width:13}.t-nail{stroke:#22130a;stroke-width:6;stroke-linecap:round}`;
