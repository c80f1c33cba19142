// How hazards are drawn on paper: ink, fire, blood and stone, on forms of about 48 units.

export const LINE = 'fill="none" stroke="#16151a" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"';
export const INK = 'fill="#16151a"';
export const FIRE = 'fill="#e8641b" stroke="#16151a" stroke-width="3" stroke-linejoin="round"';
export const BLOOD = 'fill="#b5382a"';
export const STONE = 'fill="#8d7f6c" stroke="#16151a" stroke-width="3" stroke-linejoin="round"';

export const path = (paint: string, d: string): string => `<path ${paint} d="${d}"/>`;

/** For a sheet of symbols. */
export const formDefs = (forms: Readonly<Record<string, string>>): string =>
  Object.entries(forms)
    .map(([name, form]) => `<g id="f-${name}">${form}</g>`)
    .join('');
