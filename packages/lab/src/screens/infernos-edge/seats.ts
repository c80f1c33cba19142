// Who a seat is: the explorer, or the player of several.
import * as crew from '../cave/crew.ts';
import { personName } from '../cave/people.ts';
import type { Expedition } from './sight.ts';

export const ledBy = ({ options }: Expedition, seat: number) => options.explorers.filter((one) => one.seat === seat);

export function seatName(expedition: Expedition, seat: number): string {
  return crew.seatName(
    ledBy(expedition, seat).map(({ explorer }) => personName(explorer)),
    seat,
  );
}
