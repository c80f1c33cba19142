// What the cavers look like.
import type { Look } from '@undercroft/page-kit/draw/cave/people';

export const CAVER_LOOKS = {
  diver: ['drop', 'waves', '#4fa9c9'],
  scout: ['arch', 'eye', '#8fb65a'],
  geologist: ['hexagon', 'hammer', '#c08a55'],
  engineer: ['octagon', 'gear', '#e3b53e'],
  climber: ['diamond', 'carabiner', '#dd7a3c'],
  medic: ['square', 'cross', '#8fd3bd'],
  bodyguard: ['shield', 'fist', '#7285c4'],
  leader: ['round', 'star', '#b478bd'],
} as const satisfies Record<string, Look>;
