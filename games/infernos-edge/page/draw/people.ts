// What the explorers look like.
import type { Look } from '@undercroft/page-kit/draw/cave/people';

export const EXPLORER_LOOKS = {
  archaeologist: ['round', 'lens', '#e3b53e'],
  guide: ['arch', 'lantern', '#8fb65a'],
  scoundrel: ['diamond', 'dagger', '#5fb0a2'],
  aristocrat: ['quatrefoil', 'tophat', '#b478bd'],
  foreman: ['hexagon', 'pick', '#c08a55'],
  sharpshooter: ['octagon', 'sight', '#7285c4'],
  sapper: ['square', 'bomb', '#dd7a3c'],
  veteran: ['shield', 'stripes', '#9aa3ad'],
  healer: ['drop', 'heart', '#e58fa0'],
  priest: ['house', 'ankh', '#cfc6ea'],
} as const satisfies Record<string, Look>;
