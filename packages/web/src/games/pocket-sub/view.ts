// Pocket Sub for the stage.
import type { Ending } from '@undercroft/engine';
import { COLOURS, type Colour, type PocketEnding, type PocketSub } from '@undercroft/pocket-sub';
import type { Turn } from '../../draw/sea/plan.ts';
import { fleetPicture } from '../../draw/sea/portraits.ts';
import type { GameView, ResultView, Seating } from '../../stage/contract.ts';
import { Draft } from '../../stage/draft.tsx';
import { boardOf, DEFS, turnFor } from './board.ts';
import { beatOf, lineOf, partOf } from './happenings.ts';
import { pocketSub } from './rules.ts';
import { sceneOf } from './scene.ts';
import { fleetsOf, placesOf, type Sea, type Words } from './sea.ts';

export function pocketSubView(words: Words): GameView<PocketSub> {
  const { game, page } = words;
  // How the chart was last drawn: what moves on it moves that way up.
  let turn: Turn = 0;
  // The fleets of the game that was last measured: others have no line.
  let fleets: readonly Colour[] = COLOURS;
  return {
    game: pocketSub,
    mood: 'sea',
    title: page.games['pocket-sub'].name,
    boardName: page.table.sea,
    defs: DEFS,
    Dock: Draft,
    drafting: true,
    scene: (sea, seating) => sceneOf(sea, seating, words),
    board: (sea, aiming) => {
      turn = turnFor(aiming);
      return boardOf(sea, aiming, game);
    },
    line: (event, when) => lineOf(event, when, game),
    part: partOf,
    beat: (event, before) => beatOf(event, before, turn),
    refusal: (refused, sea) => page.refusal(refused, page.common.player) ?? game.refusal(refused, placesOf(sea)),
    result: (ending, sea, seating) => resultOf(ending, sea, seating, words),
    measures: (sea) => {
      fleets = fleetsOf(sea);
      return measuresOf(sea);
    },
    get measureNames() {
      const { subs, mines } = game.end.measures;
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

function resultOf(told: Ending, sea: Sea, { names, bots }: Seating, { game, page }: Words): ResultView {
  const ending = told as unknown as PocketEnding;
  const { subs } = pocketSub.save(sea);
  const left = (fleet: Colour): number => subs[fleet]?.length ?? 0;
  const fleets = fleetsOf(sea);
  const isOfPerson = (fleet: Colour): boolean => !bots[fleets.indexOf(fleet)];
  const { winners } = ending;
  // Around one screen somebody has won; against bots alone a loss is a loss.
  const rank = winners.length === 0 ? 'draw' : winners.some(isOfPerson) ? 'victory' : 'loss';
  const shown = rank === 'victory' ? winners[0] : fleets.find(isOfPerson);
  return {
    medal: { game: 'pocket-sub', rank, fleet: shown ?? fleets[0] ?? 'red' },
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
