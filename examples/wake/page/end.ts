// The end of a game of Wake.
import { clone } from '@undercroft/engine';
import type { EndView } from '@undercroft/page-kit/game-view';
import { legalCodes } from '@undercroft/page-kit/trial';
import { type Wake, type Water, wake } from '@undercroft/wake';
import { picture, subShape } from './drawing.ts';
import type { Words } from './words.ts';

export const end = ({ game, page }: Words): EndView<Wake> => ({
  result: ({ scores, rule }, water, { names, bots }) => {
    const winner = scores.indexOf(1) === 0 ? 0 : 1;
    return {
      medal: `data:image/svg+xml,${encodeURIComponent(picture(subShape(winner)))}`,
      title: game.end.title(winner),
      text: game.end.text(wake.save(water).mines.length),
      decided: game.end.decided,
      rule,
      people: ([0, 1] as const).map((seat) => ({
        face: picture(subShape(seat)),
        name: [game.fleets[seat], bots[seat] ? page.common.bot : names[seat]].filter(Boolean).join(', '),
        text: seat === winner ? game.end.won : game.end.lost,
        lost: seat !== winner,
      })),
    };
  },
  measures: (water) => ({ red: waysOf(water, 0), blue: waysOf(water, 1) }),
  measureNames: { red: game.end.measures[0], blue: game.end.measures[1] },
});

/** How many moves a seat would have now. */
function waysOf(water: Water, seat: 0 | 1): number {
  if (wake.status(water).type === 'chance') return 3;
  const asked = Object.assign(clone(wake, water), { seat, isStuck: false });
  return legalCodes(wake, asked).length;
}
