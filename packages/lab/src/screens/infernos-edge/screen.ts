// Inferno's Edge in a terminal.
import type { Ending, Refusal } from '@undercroft/engine';
import {
  type Action,
  type Event,
  type InfernosEdge,
  type InfernosEdgeEnding,
  infernosEdge,
  type Outcome,
  type Rank,
} from '@undercroft/infernos-edge';
import type { Paper } from '../../text/paper.ts';
import { drawBoard } from '../cave/board.ts';
import { listCave } from '../cave/cave-list.ts';
import { marksOf } from '../cave/marks.ts';
import { besideCell } from '../cave/places.ts';
import { plans, SPARE_WISHES, TEMPLE_WISHES, type Wish } from '../cave/window.ts';
import type { Picture, Screen, View } from '../screen.ts';
import { aims } from './aims.ts';
import { listChoices } from './choices.ts';
import { LOOK } from './look.ts';
import { faceText, tileWords } from './names.ts';
import { foretell } from './odds.ts';
import { question } from './question.ts';
import { tellRefusal } from './refusals.ts';
import { seatName } from './seats.ts';
import { describe, FLAGS, PITCH, QUESTIONS, seatTheTeam, TEAM, tellFault } from './set-up.ts';
import { type Expedition, readSight, revealCell, standing } from './sight.ts';
import { legend, listTeam, listTeamBriefly } from './team.ts';
import { RANK_WORDS, tellEnding, tellOnTable } from './words.ts';

function draw(expedition: Expedition, { choices, sitters }: View<InfernosEdge>, paper: Paper): Picture {
  const view = { sight: readSight(expedition), look: LOOK };
  const marks = marksOf(choices, (action) => cellOf(expedition, action));
  const boards = (wishes: readonly Wish[]) =>
    plans(view.sight, wishes).map((plan) => drawBoard(view, marks, plan, paper));
  return {
    boards: boards(TEMPLE_WISHES),
    spareBoards: boards(SPARE_WISHES),
    list: listCave(view, marks),
    players: listTeam(expedition, sitters, paper),
    brief: listTeamBriefly(expedition, paper),
    legend: legend(paper),
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

function tellOutcome(_: Expedition, outcome: Outcome): string {
  return outcome.type === 'tile' ? tileWords(outcome.tile) : faceText(outcome.face);
}

export const infernosEdgeScreen: Screen<InfernosEdge> = {
  game: infernosEdge,
  pitch: PITCH,
  flags: FLAGS,
  questions: QUESTIONS,
  examples: {
    place: '1E 2S',
    placeHelp: 'steps from the crossroads; also s, east, Healer; with a deed: explore s, heal healer, pick up key, end',
    rule: 'IE-ACT-RUN',
  },
  optionsFrom: seatTheTeam,
  team: TEAM,
  describe,
  seatName,
  sides: (expedition) => [
    { name: 'The team', seats: Array.from({ length: infernosEdge.seats(expedition) }, (_, seat) => seat) },
  ],
  draw,
  question,
  choices: listChoices,
  aims,
  foretell,
  tellEvent: (_: Expedition, event: Event) => tellOnTable(event),
  tellOutcome,
  tellRefusal: (_: Expedition, refusal: Refusal) => tellRefusal(refusal),
  tellFault,
  tellEnding: (ending: Ending) => tellEnding(ending as InfernosEdgeEnding),
  howText: (how) => RANK_WORDS[how as Rank] ?? how,
};
