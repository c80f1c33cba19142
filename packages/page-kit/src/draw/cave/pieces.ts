// People and things around 0,0, at full size; where they stand is decided in slots.ts.
import { group, tidy, use } from '../markup.ts';
import { BODIES, ICONS, type Look } from './people.ts';

/** `down`: unconscious. `away`: out in the daylight. `lost`: dead, or left behind in the dark. */
export const STATES = ['awake', 'down', 'hidden', 'submerged', 'away', 'lost'] as const;
export type PersonState = (typeof STATES)[number];

export type Item = 'key' | 'artifact';
export type Thing = Item | 'horror' | 'guardian';

export interface Figure {
  readonly state?: PersonState;
  /** Whose turn it is: the one figure with a ring. */
  readonly active?: boolean;
  readonly holds?: Item | null;
}

/** A head with a lamp shows which way is up: standing is awake, lying with the lamp out is unconscious. */
export function person(name: string, { state = 'awake', active = false, holds = null }: Figure = {}): string {
  const ring = active ? use('p-ring') : '';
  const item = holds ? use(`p-${holds}`, { x: 25, y: 17, scale: 0.52 }) : '';
  return ring + STANCES[state](use(`p-${name}`)) + item;
}

const STANCES: Record<PersonState, (body: string) => string> = {
  awake: (body) => use('p-shadow') + body,
  down: (body) => group(` class="p-down"${LYING}`, body),
  hidden: (body) => group(' class="p-dim"', body) + use('p-cover'),
  submerged: (body) => group(' transform="translate(0 6)"', body) + use('p-water'),
  away: (body) => use('p-day') + body,
  lost: (body) => group(` class="p-lost"${LYING}`, body),
};

/** Longer than it is wide: a little smaller, so that who lies takes no more room than who stands. */
const LYING = ' transform="translate(6 4)rotate(-90)scale(.86)"';

/** Nobody's, or lying about. `acting`: it is about to step or strike. */
export const thing = (name: Thing, { acting = false } = {}): string =>
  (acting ? use('p-threat') : '') + use(`p-${name}`);

/** Symbols of the people taking part; those of things come with the stone. */
export const peopleDefs = (looks: Readonly<Record<string, Look>>): string =>
  STANDS +
  Object.entries(looks)
    .map(([name, look]) => `<g id="p-${name}">${symbol(look)}</g>`)
    .join('');

function symbol([body, icon, colour]: Look): string {
  return (
    `<circle class="p-edge" cy="-33" r="10" fill="${colour}"/><circle class="p-lamp" cy="-36" r="3.5"/>` +
    `<path class="p-edge" fill="${colour}" d="${BODIES[body]}"/><path class="p-face" transform="scale(.78)" d="${BODIES[body]}"/>${ICONS[icon]}`
  );
}

/** A figure by itself, for a card; the definitions of a board, or a sheet of people, must be on the page. */
export const portrait = (name: string, figure: Figure = {}): string =>
  `<svg viewBox="-48 -52 96 96" aria-hidden="true">${person(name, figure)}</svg>`;

const STANDS = `
<ellipse id="p-shadow" cy="25" rx="28" ry="9" fill="#000" opacity=".5"/>
<circle id="p-ring" r="41" class="p-active"/>
<circle id="p-threat" r="50" class="p-wrath"/>
<g id="p-cover"><path class="p-rock" d="M-36 32l2-18 14-10 10 6 12-10 16 6 4-4 12 14 2 16z"/><path class="p-moss" d="M-31 16l11-8 8 5-9 8zM4 4l10-3 8 5-8 7z"/></g>
<g id="p-water"><path class="p-pool" d="M-38 8q8-8 15 0t15 0 15 0 15 0 16 0l-4 16q-34 16-68 0z"/><path class="p-crest" d="M-38 8q8-8 15 0t15 0 15 0 15 0 16 0M-24 22q7-5 13 0M4 24q7-5 13 0"/><path class="p-bubble" d="M27-18h0M33-30h0"/></g>
<path id="p-day" class="p-arch" d="M-36 32V-14q0-34 36-34t36 34v46z"/>`;

/** Lamps and faces take their colour from the stance, through a property: symbols are out of reach of other selectors. */
export const PIECE_STYLE = `
.p-edge{stroke:#0d0c0b;stroke-width:3}.p-face{fill:var(--p-face,#efe6d2)}.p-lamp{fill:var(--p-lamp,#fff4c9)}
.p-f{fill:#16151a}.p-s{fill:none;stroke:#16151a;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}.p-w{stroke-width:5.5}.p-b{fill:none;stroke:var(--p-face,#efe6d2);stroke-width:2.5;stroke-linecap:round}
.p-down{--p-face:#a09b92;--p-lamp:#2a2a2e;opacity:.88}.p-dim{--p-face:#8d8a86;--p-lamp:#4a463c}.p-lost{--p-face:#6a5f58;--p-lamp:#16151a;opacity:.55}
.p-active{fill:none;stroke:#f2b45a;stroke-width:5;stroke-dasharray:18 6}
.p-wrath{fill:#e2513b;fill-opacity:.16;stroke:#e2513b;stroke-width:5;stroke-dasharray:4 9;stroke-linecap:round}
.p-rock{fill:#4c453d;stroke:#0d0c0b;stroke-width:3.5;stroke-linejoin:round}.p-moss{fill:#83776a}
.p-pool{fill:#1d5d74;stroke:#0d0c0b;stroke-width:3}.p-crest{fill:none;stroke:#c4ecef;stroke-width:4;stroke-linecap:round}.p-bubble{stroke:#c4ecef;stroke-width:7;stroke-linecap:round}
.p-arch{fill:#fff8e0;stroke:#cfe0cf;stroke-width:4}`;

/** For a page that shows portraits but no board. */
export const peopleSheet = (looks: Readonly<Record<string, Look>>): string =>
  `<svg width="0" height="0" style="position:absolute" aria-hidden="true"><style>${tidy(PIECE_STYLE)}</style><defs>${tidy(peopleDefs(looks))}</defs></svg>`;
