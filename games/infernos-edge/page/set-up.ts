// What can be set before an expedition.
import { CLOSINGS, DIFFICULTIES, EXPLORERS, type Explorer, markerFor, startingHealth } from '@undercroft/infernos-edge';
import { portrait } from '@undercroft/page-kit/draw/cave/pieces';
import { type SetUpChoices, type SetUpView, withSeats } from '@undercroft/page-kit/set-up-view';
import type { Words } from './scene.ts';

/** Teams to go in with at once; as many are taken as are needed. */
/** The first is among those that won most in the laboratory's sweeps of all teams, of each size (docs/balance.md). */
const TEAMS: Readonly<Record<'good' | 'armed' | 'swift', readonly Explorer[]>> = {
  good: ['scoundrel', 'veteran', 'healer', 'sharpshooter', 'archaeologist', 'aristocrat'],
  armed: ['veteran', 'sharpshooter', 'healer', 'sapper', 'priest', 'foreman'],
  swift: ['guide', 'scoundrel', 'aristocrat', 'healer', 'archaeologist', 'sapper'],
};

/** IE-SETUP-1; the advised one first. */
const SIZES = [4, 3, 5, 6];

export function infernosEdgeSetUp({ game: words, page }: Words): SetUpView {
  const { setUp } = words;
  return {
    title: setUp.title,
    players: [1, 2, 3, 4, 5, 6],
    people: {
      title: setUp.explorers,
      note: setUp.chosen,
      all: EXPLORERS.map((explorer) => {
        const health = startingHealth(explorer);
        return {
          id: explorer,
          face: portrait(explorer),
          ...words.explorers[explorer],
          health: { left: health, of: health, words: words.team.health(health, health) },
        };
      }),
      teams: Object.entries(TEAMS).map(([name, members]) => ({ ...setUp.teams[name as keyof typeof TEAMS], members })),
      sizes: SIZES,
      first: { ...setUp.lead, rule: 'IE-SETUP-2' },
    },
    levels: {
      title: setUp.time,
      option: 'difficulty',
      all: (team) =>
        DIFFICULTIES.map((value) => ({
          value,
          name: setUp.difficulties[value].name,
          does: setUp.rounds(markerFor(value, Math.min(6, Math.max(3, team))), value),
        })),
      usual: 'normal',
    },
    switches: [{ option: 'variant', ...setUp.second, on: 'second-edition', off: 'first-edition', rule: 'IE-ED-1' }],
    choices: [
      {
        option: 'closing',
        name: setUp.closing,
        all: CLOSINGS.map((value) => ({ value, ...setUp.closings[value] })),
        usual: 'strict',
      },
    ],
    begin: setUp.begin,
    options: (chosen) => ({
      ...chosen.values,
      explorers: withSeats(chosen).map(({ who, seat }) => ({ explorer: who, seat })),
      ...(chosen.first === undefined ? {} : { lead: chosen.first }),
    }),
    seat: (chosen, seat) => seatOf(chosen, seat, words),
    errorText: (error) => setUp.fault(error) ?? page.setUp.fault(error),
  };
}

function seatOf(chosen: SetUpChoices, seat: number, words: Words['game']) {
  const own = withSeats(chosen).flatMap((one) => (one.seat === seat ? [one.who as Explorer] : []));
  const face = own[0] ? portrait(own[0]) : '';
  return { face, name: own.map((explorer) => words.explorers[explorer].name).join(', ') };
}
