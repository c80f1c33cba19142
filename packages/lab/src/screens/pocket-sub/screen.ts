// Pocket Sub in a terminal.
import { type Ending, fail, ok, type Refusal, type Result } from '@undercroft/engine';
import {
  type Action,
  type Event,
  type Outcome,
  type PocketEnding,
  type PocketSub,
  pocketSub,
} from '@undercroft/pocket-sub';
import type { Paper } from '../../text/paper.ts';
import { list } from '../../words/grammar.ts';
import type { Picture, Screen, View } from '../screen.ts';
import { drawBoard, type Mark, type Marks } from './board.ts';
import { readChart, type Sea, waterAt } from './chart.ts';
import { listChoices, type SubChoice } from './choices.ts';
import { legend, listFleets } from './fleets.ts';
import { DIRECTIONS, placeName, readPlace } from './places.ts';
import { question } from './question.ts';
import { tellRefusal } from './refusals.ts';
import { describe, FLAGS, PITCH, QUESTIONS } from './set-up.ts';
import { fleetAt, sidesOf } from './sides.ts';
import { listTiles } from './tile-list.ts';
import { LARGE, SMALL } from './tile-picture.ts';
import { ENDINGS, type Naming, tellEnding, tellEvent } from './words.ts';

function draw(sea: Sea, { choices, sitters }: View<PocketSub>, paper: Paper): Picture {
  const tiles = readChart(sea);
  const marks = marksOf(choices);
  return {
    boards: [LARGE, SMALL].map((picture) => drawBoard(tiles, marks, picture, paper)),
    list: listTiles(tiles, marks),
    players: listFleets(sea, sitters, paper),
    legend: legend(sea, paper),
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

/** What the present phase would do with a place. */
function aims(sea: Sea, text: string): Result<Action[], string> | undefined {
  const named = readPlace(sea.board.cells, text);
  if (named?.type === 'no-such-tile')
    return fail(`There is no tile ${named.tile}: the sea has tiles 1 to ${sea.board.tiles}.`);
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

function naming(sea: Sea): Naming {
  return { place: (region) => placeName(sea.board.cells, region), tile: (cell) => tileText(sea, cell) };
}

function tileText(sea: Sea, cell: string): string {
  const rocks = DIRECTIONS.filter((_, edge) => waterAt(sea, `${cell}:e${edge}`) === 'rocky');
  return `${waterAt(sea, `${cell}:c`)} centre, rocks ${list(rocks)}`;
}

const tellOutcome = (sea: Sea, { face, turn }: Outcome): string =>
  `${placeName(sea.board.cells, sea.board.cells[sea.placed] ?? '')}: face ${face}, turned by ${turn} sixths`;

export const pocketSubScreen: Screen<PocketSub> = {
  game: pocketSub,
  pitch: PITCH,
  flags: FLAGS,
  questions: QUESTIONS,
  examples: {
    place: '3 SW',
    placeHelp: 'tile 3, south-west; also 3sw, 3 south-west, and 3 c for its centre',
    rule: 'PS-MOVE-1',
  },
  describe,
  seatName: fleetAt,
  sides: sidesOf,
  draw,
  question,
  choices: listChoices,
  aims,
  tellEvent: (sea: Sea, event: Event) => tellEvent(event, naming(sea)),
  tellOutcome,
  tellRefusal: (sea: Sea, refusal: Refusal) => tellRefusal(refusal, naming(sea)),
  tellFault: ({ kind, received }) =>
    kind === 'no-such-seat'
      ? `There is no seat ${Number(received) + 1} in this game: seats are counted from 1.`
      : undefined,
  tellEnding: (ending: Ending) => tellEnding(ending as PocketEnding),
  howText: (how) => ENDINGS[how as PocketEnding['how']] ?? how,
};
