// What the temple guards, and its guardians.

export const TREASURE_DEFS = `<g id="p-guardian"><ellipse cy="36" rx="30" ry="8" fill="#000" opacity=".5"/><path class="p-stone" d="M-22-38h44v10h8v26h-6v34h-48v-34h-6v-26h8z"/><path class="p-stone2" d="M-16-32h32v10h-32zM-16 12h32v14h-32z"/><path class="p-glow" d="M-20-14l15 5v7l-13-3zM20-14L5-9v7l13-3z"/><path class="p-cut" d="M-8 12v14M0 12v14M8 12v14M0-8v14"/></g>
<g id="p-key"><path class="p-gold" d="M0-26a13 13 0 0 1 4.5 25.200V8h9v7h-9v5h9v8h-18v-28.8A13 13 0 0 1 0-26zm0 7a6 6 0 1 0 0 12 6 6 0 1 0 0-12z"/></g>
<g id="p-artifact"><circle r="44" fill="url(#u-glow)"/><path class="p-gold" d="M0-32l20 16-6 34-14 12-14-12-6-34z"/><path class="p-facet" d="M0-32v22l20-6M0-10l-20-6M0-10l-14 28M0-10l14 28M-14 18H14"/></g>`;

export const TREASURE_STYLE = `
.p-stone{fill:#6f665f;stroke:#120c0a;stroke-width:4;stroke-linejoin:round}.p-stone2{fill:#8e847a;stroke:#2a211d;stroke-width:2.5}.p-glow{fill:#ffb04a}.p-cut{fill:none;stroke:#1a1310;stroke-width:4}
.p-gold{fill:#f2c14e;stroke:#2a1a08;stroke-width:4;stroke-linejoin:round;fill-rule:evenodd}.p-facet{fill:none;stroke:#8a5a1a;stroke-width:3}`;
