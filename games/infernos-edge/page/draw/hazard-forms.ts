// The faces of the hazard die of Inferno's Edge, one form each.
import { FIRE, INK, LINE, path, STONE } from '@undercroft/page-kit/draw/cave/forms';

export const FACE_FORMS = {
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
