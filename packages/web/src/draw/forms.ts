// Hazards as drawn on paper: one form each, about 48 units across, the same on cards and on dice.

/** What strokes and fills are called below: ink line, ink body, fire, blood. */
const LINE = 'fill="none" stroke="#16151a" stroke-width="4.5" stroke-linecap="round" stroke-linejoin="round"';
const INK = 'fill="#16151a"';
const FIRE = 'fill="#e8641b" stroke="#16151a" stroke-width="3" stroke-linejoin="round"';
const BLOOD = 'fill="#b5382a"';
const STONE = 'fill="#8d7f6c" stroke="#16151a" stroke-width="3" stroke-linejoin="round"';

const path = (paint: string, d: string): string => `<path ${paint} d="${d}"/>`;

export const FORMS = {
  tremor: path(LINE, 'M-24-5h13l7 6-5 6 6 6M24 5H11L4-1l5-6-6-6'),
  flood: path(LINE, 'M-23-7q6-9 11.5 0t11.5 0 11.5 0 11.5 0M-23 9q6-9 11.5 0t11.5 0 11.5 0 11.5 0'),
  gas: path(LINE, 'M-15 20c-9-9 8-14-1-24s5-11 3-18M0 21c-10-11 9-16-1-28s6-12 4-18M15 20c-9-9 8-14-1-24s5-11 3-18'),
  'cave-in': path(
    STONE,
    'M-22-2l5-14 14-4 9 9-4 13-14 5zM4-8l11-6 9 8-2 11-11 4-8-7zM-14 12l10-7 12 5 1 11-10 4-12-4z',
  ),
  horror: path(
    BLOOD,
    'M-22 17c3-15 8-26 16-38-4 15-9 28-16 38zM-10 23C-7 5-2-10 7-23 4-4-2 11-10 23zM3 23c2-15 7-28 15-40-3 15-8 29-15 40zM15 21c1-11 5-21 10-30-1 12-4 22-10 30z',
  ),
  'out-of-time':
    path(LINE, 'M-10-7h20l3 25h-26zM-15 20h30M-10-15q10-13 20 0') +
    path(INK, 'M-8-16H8l4 9h-24z') +
    path(
      'fill="none" stroke="#16151a" stroke-width="2.5" stroke-linecap="round" opacity=".65"',
      'M0 13V9M0 6q-4-3 0-5t0-5',
    ),
  stumble:
    '<circle cx="-13" cy="-13" r="6" fill="#16151a"/>' +
    path(LINE, 'M-8-8L7 3M7 3l13-6M7 3L-1 15M-8-8l-2 13M-24 20h48'),
  lava:
    path(FIRE, 'M0-24q16 17 16 30 0 15-16 15T-16 6q0-13 16-30z') +
    path('fill="#ffc45a"', 'M0-4q7 8 7 14 0 7-7 7t-7-7q0-6 7-14z'),
  collapse:
    path(LINE, 'M-22 21V-6l8-12M22 21V-6l-8-12M-24 21h8M24 21h-8') +
    path(STONE, 'M-6-20l10-2 5 8-8 6-9-4zM-10 2l9-4 7 7-5 9-11-2zM7 8l8-1 2 8-7 4-5-5z'),
  trap:
    path(LINE, 'M-22-14h30') +
    path(INK, 'M24-14L8-22v16zM-22-14l-4-6h8l4 6-4 6h-8z') +
    path(STONE, 'M-22 21l7-23 7 23zM-7 21L0-2l7 23zM8 21l7-23 7 23z'),
  wake: `${path(LINE, 'M-22 7Q0-15 22 7 0 25-22 7zM-17-9l-4-6M0-14v-8M17-9l4-6')}<circle cy="6" r="6.5" fill="#16151a"/>`,
  activate:
    path(INK, 'M-19-23h38v9h6v23h-5v14h-40V9h-5v-23h6z') +
    path('fill="#ffab3d"', 'M-17-8l13 5v7l-11-3zM17-8L4-3v7l11-3z') +
    path('fill="none" stroke="#efe6d2" stroke-width="2.5"', 'M-12 11h24v8h-24zM-4 11v8M4 11v8'),
} as const;
export type Form = keyof typeof FORMS;

/** For a sheet of symbols. */
export const formDefs = (forms: readonly Form[]): string =>
  forms.map((form) => `<g id="f-${form}">${FORMS[form]}</g>`).join('');
