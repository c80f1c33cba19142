// Who a seat is: the caver, or the player of several.
import * as crew from '../cave/crew.ts';
import { personName } from '../cave/people.ts';
import type { Descent } from './sight.ts';

export function seatName(descent: Descent, seat: number): string {
  const led = descent.options.cavers.filter((member) => member.seat === seat);
  return crew.seatName(
    led.map(({ caver }) => personName(caver)),
    seat,
  );
}
