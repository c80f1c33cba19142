// Pocket Sub in a terminal.

import { fail, ok, type Result } from '@undercroft/engine';
import { type Action, type PocketEnding, type PocketSub, pocketSub, REFUSAL_KINDS } from '@undercroft/pocket-sub';
import { seaPlaces } from '@undercroft/pocket-sub/words';
import type { DrawOptions, Picture, Screen, Side } from '@undercroft/terminal/screen';
import type { Display } from '@undercroft/terminal/text/display';
import { isOfKinds } from '@undercroft/words/detail';
import { drawBoard, type Mark, type Marks } from './board.ts';
import { fleetOf, fleetsBySide, readChart, type Sea } from './chart.ts';
import { listChoices, type SubChoice } from './choices.ts';
import { describeEnding, describeEvent, describeOutcome, endingClause } from './events.ts';
import { legend, listFleets } from './fleets.ts';
import { readPlace } from './places.ts';
import { question } from './question.ts';
import { flags, setUpQuestions } from './set-up.ts';
import { listTiles } from './tile-list.ts';
import { LARGE, SMALL } from './tile-picture.ts';
import type { Words } from './words.ts';

function draw(sea: Sea, { choices, occupants }: DrawOptions<PocketSub>, words: Words, display: Display): Picture {
  const tiles = readChart(sea);
  const marks = marksOf(choices);
  return {
    boards: [LARGE, SMALL].map((picture) => drawBoard(tiles, marks, picture, display)),
    list: listTiles(tiles, marks, words),
    players: listFleets(sea, occupants, words, display),
    legend: legend(sea, words, display),
  };
}

function marksOf(choices: readonly SubChoice[]): Marks {
  const marks = new Map<string, Mark[]>();
  for (const [i, { action, loss }] of choices.entries()) {
    const region = regionOf(action);
    const mark = { number: i + 1, deadly: loss !== undefined };
    if (region) marks.set(region, [...(marks.get(region) ?? []), mark]);
  }
  return marks;
}

const regionOf = (action: Action): string | undefined =>
  'at' in action ? action.at : 'to' in action ? action.to : undefined;

/** The action that the current phase would take at a place. */
function interpret(sea: Sea, text: string, { terminal: { place } }: Words): Result<Action[], string> | undefined {
  const named = readPlace(sea.board.cells, text, place);
  if (named?.type === 'no-such-tile') return fail(place.noSuchTile(named.tile, sea.board.tiles));
  return named && ok(actionsAt(sea, named.region));
}

function actionsAt(sea: Sea, at: string): Action[] {
  const status = pocketSub.status(sea);
  const asks = status.type === 'seat' ? status.asks : 'sub';
  if (asks === 'step') return [{ type: 'step', to: at }];
  if (asks === 'whirlpool')
    return (['clockwise', 'counter-clockwise'] as const).map((spin) => ({ type: asks, spin, at }));
  return [{ type: asks as 'place-cc' | 'place-sub' | 'sub' | 'mine', at }];
}

const sidesOf = (sea: Sea, { game }: Words): Side[] =>
  fleetsBySide(sea).map((fleets) => ({
    name: game.fleet.team(fleets),
    seats: fleets.map((fleet) => sea.board.colours.indexOf(fleet)),
  }));

export function pocketSubScreen(words: Words): Screen<PocketSub> {
  const { game, terminal } = words;
  return {
    game: pocketSub,
    pitch: terminal.pitch,
    flags: flags(words),
    questions: setUpQuestions(words),
    examples: { place: terminal.place.example, placeHelp: terminal.place.help, rule: 'PS-MOVE-1' },
    describeOptions: terminal.options,
    seatName: (sea, seat) => game.fleets[fleetOf(sea, seat)],
    sides: (sea) => sidesOf(sea, words),
    draw: (sea, view, display) => draw(sea, view, words, display),
    question: (sea) => question(sea, words),
    choices: (sea) => listChoices(sea, words),
    interpret: (sea, text) => interpret(sea, text, words),
    describeEvent: (sea, event) => describeEvent(sea, event, words),
    describeOutcome: (sea, outcome) => describeOutcome(sea, outcome, words),
    describeRefusal: (sea, refusal) =>
      isOfKinds(refusal, REFUSAL_KINDS) ? game.refusal(refusal, seaPlaces(sea.board.cells)) : undefined,
    describeInputError: game.setUp.fault,
    describeEnding: (ending) => describeEnding(ending as PocketEnding, words),
    endingText: (how) => endingClause(how, words),
  };
}
