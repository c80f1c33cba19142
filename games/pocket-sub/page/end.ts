// The end of a war at sea.
import type { Ending } from '@undercroft/engine';
import type { EndView, PastEvent, ResultView, Seating } from '@undercroft/page-kit/game-view';
import { withPlayer } from '@undercroft/page-kit/with-player';
import { COLOURS, type Colour, type PocketEnding, type PocketSub } from '@undercroft/pocket-sub';
import type { AllWords } from '@undercroft/words';
import { fleetPicture } from './draw/portraits.ts';
import { medalFile } from './medal-file.ts';
import { pocketSub } from './rules.ts';
import { fleetsOf, type Sea, type Words } from './sea.ts';

type EndWords = Words & { readonly page: AllWords };

export function end(words: EndWords): EndView<PocketSub> {
  // The fleets of the game that was last measured: others have no line.
  let fleets: readonly Colour[] = COLOURS;
  return {
    result: (ending, sea, seating, history = []) => resultOf(ending, { sea, seating, history }, words),
    outcome: (ending) => words.game.end.title(ending as unknown as PocketEnding),
    medal: (ending) => {
      const [winner] = (ending as unknown as PocketEnding).winners;
      return medalFile(winner === undefined ? 'draw' : 'victory', winner ?? 'red');
    },
    round: (sea) => pocketSub.save(sea).round,
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
    measureRules: Object.fromEntries(
      COLOURS.flatMap((fleet) => [
        [`subs ${fleet}`, 'PS-END-1'],
        [`mines ${fleet}`, 'PS-MINE-1'],
      ]),
    ),
    measureLines: Object.fromEntries(
      COLOURS.flatMap((fleet) => [
        [`subs ${fleet}`, { stroke: STROKES[fleet], isDashed: false }],
        [`mines ${fleet}`, { stroke: STROKES[fleet], isDashed: true }],
      ]),
    ),
  };
}

/** The colours of the fleets, as they are seen on a dark page. */
const STROKES: Readonly<Record<Colour, string>> = {
  red: '#f0685a',
  white: '#fffdf6',
  blue: '#6fa0f5',
  black: '#8f97a3',
};

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

interface Over {
  readonly sea: Sea;
  readonly seating: Seating;
  readonly history: readonly PastEvent<PocketSub>[];
}

function resultOf(result: Ending, over: Over, words: EndWords): ResultView {
  const { game, page } = words;
  const { sea, seating } = over;
  const ending = result as unknown as PocketEnding;
  const { subs, round } = pocketSub.save(sea);
  const left = (fleet: Colour): number => subs[fleet]?.length ?? 0;
  const fleets = fleetsOf(sea);
  const isOfPerson = (fleet: Colour): boolean => !seating.bots[fleets.indexOf(fleet)];
  const { winners } = ending;
  // Around one screen somebody has won; against bots alone a loss is a loss.
  const rank = winners.length === 0 ? 'draw' : winners.some(isOfPerson) ? 'victory' : 'loss';
  const shown = rank === 'victory' ? winners[0] : fleets.find(isOfPerson);
  return {
    medal: medalFile(rank, shown ?? fleets[0] ?? 'red'),
    title: game.end.title(ending),
    text: game.end.text(
      ending,
      winners.reduce((sum, fleet) => sum + left(fleet), 0),
    ),
    decided: `${game.end.decided[ending.how]} ${page.end.thatWas(round)}`,
    rule: ending.rule,
    people: fleets.map((fleet, seat) => ({
      face: fleetPicture(fleet),
      name: game.fleets[fleet],
      text: withPlayer(fateOf(fleet, left(fleet), over, words), seat, seating, page),
      lost: winners.length > 0 ? !winners.includes(fleet) : left(fleet) === 0,
    })),
  };
}

/** What is left of a fleet, or when it lost its last sub. */
function fateOf(fleet: Colour, left: number, { history }: Over, { game, page }: EndWords): string {
  if (left > 0) return game.end.survivors(left);
  const lost = history.findLast(({ event }) => event.type === 'sub-lost' && event.fleet === fleet);
  return lost ? page.end.fate.inRound(game.end.sunk, lost.round) : game.end.sunk;
}
