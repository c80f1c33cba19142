// What can be set before a game of Wake.
import type { SetUpView } from '@undercroft/page-kit/set-up-view';
import { SIZES } from '@undercroft/wake';
import { picture, subShape } from './drawing.ts';
import type { Words } from './words.ts';

export const setUp = ({ game, page }: Words): SetUpView => ({
  title: game.setUp.title,
  players: [2],
  switches: [],
  choices: [
    {
      option: 'size',
      name: game.setUp.size,
      all: SIZES.map((value) => ({ value, ...game.setUp.sizes[value] })),
      usual: SIZES[0],
    },
  ],
  begin: game.setUp.begin,
  options: ({ values }) => values,
  seat: (_, seat) => ({ face: picture(subShape(seat === 0 ? 0 : 1)), name: game.fleets[seat === 0 ? 0 : 1] }),
  errorText: (error) => page.setUp.fault(error),
});
