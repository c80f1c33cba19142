// What can be set before a war at sea.

import type { SetUpView } from '@undercroft/page-kit/set-up-view';
import { fleetOf } from './draw/from-snapshot.ts';
import { fleetPicture } from './draw/portraits.ts';
import type { Words } from './sea.ts';

const counted = (players: number): 2 | 3 | 4 => (players === 3 || players === 4 ? players : 2);

export function pocketSubSetUp({ game: words, page }: Words): SetUpView {
  const { setUp } = words;
  return {
    title: setUp.title,
    players: [2, 3, 4],
    switches: [
      { option: 'captain', ...setUp.captain, on: true, off: false, rule: 'PS-CAP-1' },
      { option: 'mines', ...setUp.mines.twelve, on: 'twelve', off: 'unlimited', rule: 'PS-MINE-4' },
    ],
    choices: [
      {
        option: 'setup',
        name: setUp.sea,
        all: (['introductory', 'standard'] as const).map((value) => ({ value, ...setUp.seas[value] })),
        usual: 'introductory',
      },
      {
        option: 'first',
        name: setUp.first.name,
        all: [0, 1, 2, 3].map((value) => ({ value, name: page.common.player(value), does: setUp.first.does })),
        usual: 0,
      },
    ],
    begin: setUp.begin,
    options: ({ players, values }) => ({ ...values, players }),
    seat: ({ players }, seat) => {
      const fleet = fleetOf(seat, counted(players));
      return { face: fleetPicture(fleet), name: words.fleets[fleet] };
    },
    errorText: (error) => setUp.fault(error) ?? page.setUp.fault(error),
  };
}
