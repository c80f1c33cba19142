// The end of a war at sea.
import type { Ending } from '@undercroft/engine';
import type { EndView, ResultView, Seating } from '@undercroft/page-kit/game-view';
import { COLOURS, type Colour, type PocketEnding, type PocketSub } from '@undercroft/pocket-sub';
import { pocketSubMedal } from './draw/medal.ts';
import { fleetPicture } from './draw/portraits.ts';
import { pocketSub } from './rules.ts';
import { fleetsOf, type Sea, type Words } from './sea.ts';

export function end(words: Words): EndView<PocketSub> {
  // The fleets of the game that was last measured: others have no line.
  let fleets: readonly Colour[] = COLOURS;
  return {
    result: (ending, sea, seating) => resultOf(ending, sea, seating, words),
    measures: (sea) => {
      fleets = fleetsOf(sea);
      return measuresOf(sea);
    },
    get measureNames() {
      const { subs, mines } = words.game.end.measures;
      return Object.fromEntries([
        ...fleets.map((fleet) => [`subs ${fleet}`, subs(fleet)]),
        ...fleets.map((fleet) => [`mines ${fleet}`, mines(fleet)]),
      ]);
    },
  };
}

/** How many there are. */
function measuresOf(sea: Sea): Record<string, number> {
  const { subs, mines } = pocketSub.save(sea);
  return Object.fromEntries(
    fleetsOf(sea).flatMap((fleet) => [
      [`subs ${fleet}`, subs[fleet]?.length ?? 0],
      [`mines ${fleet}`, mines[fleet]?.length ?? 0],
    ]),
  );
}

function resultOf(result: Ending, sea: Sea, { names, bots }: Seating, { game, page }: Words): ResultView {
  const ending = result as unknown as PocketEnding;
  const { subs } = pocketSub.save(sea);
  const left = (fleet: Colour): number => subs[fleet]?.length ?? 0;
  const fleets = fleetsOf(sea);
  const isOfPerson = (fleet: Colour): boolean => !bots[fleets.indexOf(fleet)];
  const { winners } = ending;
  // Around one screen somebody has won; against bots alone a loss is a loss.
  const rank = winners.length === 0 ? 'draw' : winners.some(isOfPerson) ? 'victory' : 'loss';
  const shown = rank === 'victory' ? winners[0] : fleets.find(isOfPerson);
  return {
    medal: pocketSubMedal(rank, shown ?? fleets[0] ?? 'red'),
    title: game.end.title(ending),
    text: game.end.text(
      ending,
      winners.reduce((sum, fleet) => sum + left(fleet), 0),
    ),
    decided: game.end.decided[ending.how],
    rule: ending.rule,
    people: fleets.map((fleet, seat) => {
      const who = bots[seat] ? page.common.bot : names[seat];
      return {
        face: fleetPicture(fleet),
        name: who ? `${game.fleets[fleet]}, ${who}` : game.fleets[fleet],
        text: game.end.survivors(left(fleet)),
        lost: winners.length > 0 ? !winners.includes(fleet) : left(fleet) === 0,
      };
    }),
  };
}
