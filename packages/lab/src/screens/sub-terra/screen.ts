// Sub Terra in a terminal.
import type { Ending, Refusal } from '@undercroft/engine';
import {
  type Action,
  type Event,
  type Medal,
  type Outcome,
  type SubTerra,
  type SubTerraEnding,
  subTerra,
} from '@undercroft/sub-terra';
import type { Paper } from '../../text/paper.ts';
import { drawBoard } from '../cave/board.ts';
import { listCave } from '../cave/cave-list.ts';
import { marksOf } from '../cave/marks.ts';
import { besideCell } from '../cave/places.ts';
import { CAVE_WISHES, plans } from '../cave/window.ts';
import type { Picture, Screen, View } from '../screen.ts';
import { aims } from './aims.ts';
import { listChoices } from './choices.ts';
import { lookAt } from './look.ts';
import { tileWords } from './names.ts';
import { foretell } from './odds.ts';
import { question } from './question.ts';
import { tellRefusal } from './refusals.ts';
import { seatName } from './seats.ts';
import { describe, FLAGS, PITCH, QUESTIONS, seatTheTeam, TEAM, tellFault } from './set-up.ts';
import { type Descent, readSight } from './sight.ts';
import { legend, listTeam } from './team.ts';
import { MEDALS, tellEnding, tellEvent } from './words.ts';

function draw(descent: Descent, { choices, sitters }: View<SubTerra>, paper: Paper): Picture {
  const sight = readSight(descent);
  const view = { sight, look: lookAt(sight) };
  const marks = marksOf(choices, (action) => cellOf(descent, action));
  return {
    boards: plans(sight, CAVE_WISHES).map((plan) => drawBoard(view, marks, plan, paper)),
    list: listCave(view, marks),
    players: listTeam(descent, sitters, paper),
    legend: legend(paper),
  };
}

/** Where on the board a choice is marked. */
function cellOf(descent: Descent, action: Action): string | undefined {
  const { cavers, actor, hunt, reveal } = subTerra.save(descent);
  const from = hunt?.horror ?? cavers[actor]?.at;
  if (action.type === 'appear' || action.type === 'horror' || action.type === 'spawn') return action.at;
  if (!from) return undefined;
  if (action.type === 'place') return reveal ? besideCell(from, reveal.side) : undefined;
  if (action.type === 'dig' || action.type === 'excavate')
    return action.at === 'here' ? from : besideCell(from, action.at);
  return 'to' in action ? besideCell(from, action.to) : undefined;
}

function tellOutcome(_: Descent, outcome: Outcome): string {
  switch (outcome.type) {
    case 'tile':
      return tileWords(outcome.tile);
    case 'die':
      return `a ${outcome.face}`;
    case 'hazard':
      return `${outcome.severe ? 'severe ' : ''}${outcome.hazard}`;
    default:
      return outcome satisfies never;
  }
}

export const subTerraScreen: Screen<SubTerra> = {
  game: subTerra,
  pitch: PITCH,
  flags: FLAGS,
  questions: QUESTIONS,
  examples: {
    place: '2E 1N',
    placeHelp: 'steps from the start; also n, east, Medic; with a deed: explore n, heal medic, end',
    rule: 'ST-ACT-RUN',
  },
  optionsFrom: seatTheTeam,
  team: TEAM,
  describe,
  seatName,
  sides: (descent) => [{ name: 'The team', seats: Array.from({ length: subTerra.seats(descent) }, (_, seat) => seat) }],
  draw,
  question,
  choices: listChoices,
  aims,
  foretell,
  tellEvent: (_: Descent, event: Event) => tellEvent(event),
  tellOutcome,
  tellRefusal: (_: Descent, refusal: Refusal) => tellRefusal(refusal),
  tellFault,
  tellEnding: (ending: Ending) => tellEnding(ending as SubTerraEnding),
  howText: (how) => MEDALS[how as Medal] ?? how,
};
