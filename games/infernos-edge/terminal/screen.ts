// Inferno's Edge in a terminal.
import {
  type Action,
  type InfernosEdge,
  type InfernosEdgeEnding,
  infernosEdge,
  type Outcome,
  type Rank,
} from '@undercroft/infernos-edge';
import { drawBoard } from '@undercroft/terminal/cave/board';
import { listCave } from '@undercroft/terminal/cave/cave-list';
import { marksOf } from '@undercroft/terminal/cave/marks';
import { besideCell } from '@undercroft/terminal/cave/places';
import { boardLayouts, type WindowOption } from '@undercroft/terminal/cave/window';
import type { DrawOptions, Picture, Screen } from '@undercroft/terminal/screen';
import type { Display } from '@undercroft/terminal/text/display';
import { appearanceOf } from './appearance.ts';
import { listChoices } from './choices.ts';
import { interpret } from './interpret.ts';
import { legendOf } from './legend.ts';
import { forecast } from './odds.ts';
import { question } from './question.ts';
import { seatName } from './seats.ts';
import { assignSeats, describeInputError, describeOptions, flagsOf, questionsOf, teamOf } from './set-up.ts';
import { listTeam, listTeamBriefly } from './team.ts';
import { type Expedition, readView, revealCell, standing } from './view.ts';
import { SPARE_WINDOWS, WINDOWS } from './windows.ts';
import { describeAtTable, describeEnding, describeRefusal, type Words } from './words.ts';

function draw(
  expedition: Expedition,
  { choices, occupants }: DrawOptions<InfernosEdge>,
  display: Display,
  words: Words,
): Picture {
  const drawable = { view: readView(expedition, words), appearance: appearanceOf(words) };
  const marks = marksOf(choices, (action) => cellOf(expedition, action));
  const boards = (options: readonly WindowOption[]) =>
    boardLayouts(drawable.view, options).map((layout) => drawBoard(drawable, marks, layout, display));
  return {
    boards: boards(WINDOWS),
    spareBoards: boards(SPARE_WINDOWS),
    list: listCave(drawable, marks),
    players: listTeam(expedition, occupants, display, words),
    brief: listTeamBriefly(expedition, display, words),
    legend: legendOf(display, words),
  };
}

/** Where on the board a choice is marked. */
function cellOf(expedition: Expedition, action: Action): string | undefined {
  const position = infernosEdge.save(expedition);
  const from = standing(position);
  switch (action.type) {
    case 'place':
      return revealCell(position);
    case 'sanctum':
      return besideCell(action.at, action.to);
    case 'dig':
    case 'excavate':
      return action.at === 'here' ? from : besideCell(from, action.at);
    case 'give':
      return undefined;
    default:
      if ('at' in action) return action.at;
      return 'to' in action ? besideCell(from, action.to) : undefined;
  }
}

const describeOutcome = (outcome: Outcome, { game }: Words): string =>
  outcome.type === 'tile' ? game.tile(outcome.tile) : game.face(outcome.face);

export const infernosEdgeScreen = (words: Words): Screen<InfernosEdge> => ({
  game: infernosEdge,
  pitch: words.terminal.setUp.pitch,
  flags: flagsOf(words),
  questions: questionsOf(words),
  examples: { ...words.terminal.examples, rule: 'IE-ACT-RUN' },
  optionsFrom: assignSeats,
  team: teamOf(words),
  describeOptions: (options) => describeOptions(options, words),
  seatName: (expedition, seat) => seatName(expedition, seat, words),
  sides: (expedition) => [
    { name: words.terminal.team, seats: Array.from({ length: infernosEdge.seats(expedition) }, (_, seat) => seat) },
  ],
  draw: (expedition, options, display) => draw(expedition, options, display, words),
  question: (expedition) => question(expedition, words),
  choices: (expedition) => listChoices(expedition, words),
  interpret: (expedition, text) => interpret(expedition, text, words),
  forecast: (expedition) => forecast(expedition, words),
  describeEvent: (_, event) => describeAtTable(event, words),
  describeOutcome: (_, outcome) => describeOutcome(outcome, words),
  describeRefusal: (_, refusal) => describeRefusal(refusal, words),
  describeInputError: (error) => describeInputError(error, words),
  describeEnding: (ending) => describeEnding(ending as InfernosEdgeEnding, words),
  endingText: (how) => words.terminal.endings[how as Rank] ?? how,
});
