// What points: a finger, or a mouse beside a keyboard.

export const COARSE = '(pointer: coarse)';

/** Asked at the moment something is said; a component that should change with it uses `useTouch`. */
export const isTouch = (): boolean => typeof matchMedia !== 'undefined' && matchMedia(COARSE).matches;
