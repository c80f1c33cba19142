// What comes for cavers.

export const HORROR_DEFS = `<path id="p-legs" d="M-12-8Q-32-34-44-10M-14 4Q-38-4-46 24M12-8Q32-34 44-10M14 4Q38-4 46 24M-8 14Q-24 26-18 44M8 14Q24 26 18 44"/>
<g id="p-horror"><ellipse cy="30" rx="34" ry="12" fill="#000" opacity=".55"/><use href="#p-legs" class="p-limb"/><use href="#p-legs" class="p-limb2"/><path class="p-claw" d="M-44-10l-7 12M-44-10l1 13M-46 24l-6 10M-46 24l3 12M44-10l7 12M44-10l-1 13M46 24l6 10M46 24l-3 12M-18 44l-4 7M18 44l4 7"/><path class="p-beast" d="M0-38q17 4 20 24t-9 32q-11 11-22 0-12-12-9-32T0-38z"/><path class="p-ridge" d="M0-30v18M-8-24q8 6 16 0M-11-14q11 7 22 0"/><path class="p-eyes" d="M-13-3l10 6-9 3zM13-3L3 3l9 3z"/><path class="p-fang" d="M-9 13q-8 10 3 20 0-8 6-13 6 5 6 13 11-10 3-20-9 6-18 0z"/></g>`;

export const HORROR_STYLE = `
.p-limb,.p-limb2{fill:none;stroke:#0b0709;stroke-width:12;stroke-linecap:round}.p-limb2{stroke:#96352b;stroke-width:6}.p-claw{fill:none;stroke:#e9dfca;stroke-width:4;stroke-linecap:round}
.p-beast{fill:#2a0f12;stroke:#d94a36;stroke-width:4}.p-eyes{fill:#ffcf8a}.p-ridge{fill:none;stroke:#6d241f;stroke-width:3}.p-fang{fill:#efe6d2}`;
