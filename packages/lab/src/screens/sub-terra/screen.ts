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
import type { Picture, Screen, View } from '../screen.ts';
import { aims } from './aims.ts';
import { drawBoard, type Plan } from './board.ts';
import { listCave } from './cave-list.ts';
import type { Mark, Marks } from './chamber.ts';
import { type CaveChoice, listChoices } from './choices.ts';
import { tileWords } from './names.ts';
import { foretell } from './odds.ts';
import { besideCell } from './places.ts';
import { question } from './question.ts';
import { tellRefusal } from './refusals.ts';
import { seatName } from './seats.ts';
import { describe, FLAGS, PITCH, QUESTIONS, seatTheTeam, tellFault } from './set-up.ts';
import { type Descent, readSight, type Sight } from './sight.ts';
import { LARGE, SMALL } from './sizes.ts';
import { legend, listTeam } from './team.ts';
import { around, wholeCave } from './window.ts';
import { MEDALS, tellEnding, tellEvent } from './words.ts';

function draw(descent: Descent, { choices, sitters }: View<SubTerra>, paper: Paper): Picture {
  const sight = readSight(descent);
  const marks = marksOf(descent, choices);
  return {
    boards: plans(sight).map((plan) => drawBoard(sight, marks, plan, paper)),
    list: listCave(sight, marks),
    players: listTeam(descent, sitters, paper),
    legend: legend(paper),
  };
}

/** Columns and rows of windows, the largest first. */
const LARGE_WINDOWS = [
  [7, 7],
  [7, 5],
] as const;
const SMALL_WINDOWS = [
  [11, 9],
  [9, 7],
  [7, 7],
  [7, 5],
  [5, 5],
  [5, 4],
  [5, 3],
  [4, 3],
  [3, 3],
] as const;

/** Rather the whole cave small than a part of it large. */
function plans(sight: Sight): Plan[] {
  const whole = wholeCave(sight);
  const all = [
    { window: whole, size: LARGE },
    ...LARGE_WINDOWS.map(([columns, rows]) => ({ window: around(sight, columns, rows), size: LARGE })),
    { window: whole, size: SMALL },
    ...SMALL_WINDOWS.map(([columns, rows]) => ({ window: around(sight, columns, rows), size: SMALL })),
  ];
  const names = all.map((plan) => JSON.stringify(plan));
  return all.filter((_, i) => names.indexOf(names[i] ?? '') === i);
}

function marksOf(descent: Descent, choices: readonly CaveChoice[]): Marks {
  const marks = new Map<string, Mark[]>();
  for (const [i, { action, loss }] of choices.entries()) {
    const cell = cellOf(descent, action);
    const mark = { number: i + 1, deadly: loss !== undefined };
    if (cell) marks.set(cell, [...(marks.get(cell) ?? []), mark]);
  }
  return marks;
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
