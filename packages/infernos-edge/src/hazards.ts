// IE-COMP-5, IE-SETUP-3: the faces of a hazard die, and where the eruption marker starts.
export const FACES = ['stumble', 'lava', 'collapse', 'trap', 'wake', 'activate'] as const;
export type Face = (typeof FACES)[number];
/** Counted from 1, as on a number die. */
export const STUMBLE = 1;
export const LAVA_FACE = 2;
export const COLLAPSE = 3;
export const TRAP = 4;
export const WAKE = 5;
export const ACTIVATE = 6;

export const faceName = (face: number): Face => FACES[face - 1] as Face;
export const faceNamed = (name: Face): number => FACES.indexOf(name) + 1;

export const DIFFICULTIES = ['beginner', 'normal', 'advanced', 'expert'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** By the number of explorers, from three on. */
const MARKER: Record<Difficulty, readonly number[]> = {
  beginner: [27, 24, 22, 20],
  normal: [26, 21, 19, 17],
  advanced: [22, 18, 16, 14],
  expert: [20, 16, 14, 12],
};

export const markerFor = (difficulty: Difficulty, explorers: number): number =>
  MARKER[difficulty][explorers - 3] as number;
