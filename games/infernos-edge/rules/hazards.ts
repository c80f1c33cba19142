// IE-COMP-5: the faces of a hazard die.
import { indices } from '@undercroft/engine';

export const FACES = ['stumble', 'lava', 'collapse', 'trap', 'wake', 'activate'] as const;
export type Face = (typeof FACES)[number];
/** Counted from 1, as on a number die. */
export const {
  stumble: STUMBLE,
  lava: LAVA_FACE,
  collapse: COLLAPSE,
  trap: TRAP,
  wake: WAKE,
  activate: ACTIVATE,
} = indices(['none', ...FACES]);

export const faceName = (face: number): Face => FACES[face - 1] as Face;
export const faceNamed = (name: Face): number => FACES.indexOf(name) + 1;
