// Who a seat is: the caver, or the player of several.

import { caverName } from './names.ts';
import type { Descent } from './sight.ts';

export function seatName(descent: Descent, seat: number): string {
  const [first, ...more] = descent.options.cavers.filter((member) => member.seat === seat);
  return first && more.length === 0 ? caverName(first.caver) : `Player ${seat + 1}`;
}
