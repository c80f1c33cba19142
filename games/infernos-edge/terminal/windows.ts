// How much of the temple is drawn, and how large: the best first.
import { LARGE, SMALL, TINY } from '@undercroft/terminal/cave/sizes';
import { type WindowOption, windowOptions } from '@undercroft/terminal/cave/window';

/** A temple is seven columns wide: better to show all of them than to show them large. */
export const WINDOWS: readonly WindowOption[] = [
  { size: LARGE },
  ...windowOptions(LARGE, [7, 7], [7, 6]),
  { size: SMALL },
  ...windowOptions(SMALL, [7, 7], [7, 6]),
  { size: TINY },
  ...windowOptions(SMALL, [7, 5]),
  ...windowOptions(TINY, [7, 7], [7, 6], [7, 5]),
];
/** Where even that is too much. */
export const SPARE_WINDOWS: readonly WindowOption[] = [
  ...windowOptions(SMALL, [5, 4]),
  ...windowOptions(TINY, [7, 4], [5, 4]),
  ...windowOptions(SMALL, [3, 3]),
];
