// How much of the cave is drawn, and how large: the best first.
import { LARGE, SMALL } from '@undercroft/terminal/cave/sizes';
import { type WindowOption, windowOptions } from '@undercroft/terminal/cave/window';

/** Better to show the whole cave small than a part of it large. */
export const WINDOWS: readonly WindowOption[] = [
  { size: LARGE },
  ...windowOptions(LARGE, [7, 7], [7, 5]),
  { size: SMALL },
  ...windowOptions(SMALL, [11, 9], [9, 7], [7, 7], [7, 5], [5, 5], [5, 4], [5, 3], [4, 3], [3, 3]),
];
