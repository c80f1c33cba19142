// A command centre and the subs in its region.
import { ray } from './lines.ts';

/** Beside the spot of the region, and how large. */
export interface Berth {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
}

export const dockOf = (index: number, docked: number): Berth => {
  if (docked === 1) return { dx: 0, dy: 24, scale: 0.74 };
  if (docked === 2) return { dx: index ? 19 : -19, dy: 24, scale: 0.58 };
  const [x, y] = ray(90 + (360 / docked) * index, 1);
  return { dx: x * 27, dy: y * 28, scale: 0.54 };
};

export const fortBerth = (docked: number): Berth => ({
  dx: 0,
  dy: docked === 1 ? -9 : docked === 2 ? -8 : 0,
  scale: docked === 0 ? 0.94 : docked < 3 ? 0.84 : 0.68,
});
