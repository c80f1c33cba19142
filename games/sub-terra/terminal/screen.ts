// Sub Terra in a terminal.

import type { Ending } from '@undercroft/engine';
import {
  type Action,
  type Event,
  type Medal,
  type Outcome,
  REFUSAL_KINDS,
  type SubTerra,
  type SubTerraEnding,
  subTerra,
} from '@undercroft/sub-terra';
import { drawBoard } from '@undercroft/terminal/cave/board';
import { listCave } from '@undercroft/terminal/cave/cave-list';
import { marksOf } from '@undercroft/terminal/cave/marks';
import { besideCell } from '@undercroft/terminal/cave/places';
import { boardLayouts } from '@undercroft/terminal/cave/window';
import type { DrawOptions, Picture, Screen } from '@undercroft/terminal/screen';
import type { Display } from '@undercroft/terminal/text/display';
import { isOfKinds } from '@undercroft/words/detail';
import { plain } from '@undercroft/words/grammar';
import { appearanceOf } from './appearance.ts';
import { listChoices } from './choices.ts';
import { interpret } from './interpret.ts';
import { forecast } from './odds.ts';
import { placeName, placesOf } from './places.ts';
import { question } from './question.ts';
import { seatName } from './seats.ts';
import { assignSeats, describeInputError, describeOptions, flagsOf, questionsOf, teamOf } from './set-up.ts';
import { legend, listTeam } from './team.ts';
import { type Descent, readView } from './view.ts';
import { WINDOWS } from './windows.ts';
import type { Words } from './words.ts';

interface Drawing extends DrawOptions<SubTerra> {
  readonly display: Display;
  readonly words: Words;
}

function draw(descent: Descent, { choices, occupants, display, words }: Drawing): Picture {
  const view = readView(descent, words);
  const drawable = { view, appearance: appearanceOf(view, words) };
  const marks = marksOf(choices, (action) => cellOf(descent, action));
  return {
    boards: boardLayouts(view, WINDOWS).map((layout) => drawBoard(drawable, marks, layout, display)),
    list: listCave(drawable, marks),
    players: listTeam(descent, occupants, display, words),
    legend: legend(display, words),
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

function describeOutcome(outcome: Outcome, { game, terminal }: Words): string {
  switch (outcome.type) {
    case 'tile':
      return game.tile(outcome.tile);
    case 'die':
      return terminal.face(outcome.face);
    case 'hazard':
      return game.hazard(outcome);
    default:
      return outcome satisfies never;
  }
}

const describeEvent = (descent: Descent, event: Event, words: Words): string =>
  plain(words.terminal.events.describe(event, placesOf(descent, words)));

/** The medal, who was left behind, and how it came about. */
function describeEnding({ how, end, rule, leftBehind }: SubTerraEnding, { terminal }: Words): string {
  const ended = { type: 'ended', rule, end, medal: how, leftBehind } as const;
  const nowhere = { from: () => ({ east: 0, south: 0 }), name: () => undefined };
  return `${plain(terminal.events.describe(ended, nowhere))} ${terminal.ends[end]}`;
}

export const subTerraScreen = (words: Words): Screen<SubTerra> => ({
  game: subTerra,
  pitch: words.terminal.pitch,
  flags: flagsOf(words),
  questions: questionsOf(words),
  examples: { place: placeName('2,-1', words), placeHelp: words.terminal.placeHelp, rule: 'ST-ACT-RUN' },
  optionsFrom: assignSeats,
  team: teamOf(words),
  describeOptions: (options) => describeOptions(options, words),
  seatName: (descent, seat) => seatName(descent, seat, words),
  sides: (descent) => [
    { name: words.terminal.side, seats: Array.from({ length: subTerra.seats(descent) }, (_, seat) => seat) },
  ],
  draw: (descent, options, display) => draw(descent, { ...options, display, words }),
  question: (descent) => question(descent, words),
  choices: (descent) => listChoices(descent, words),
  interpret: (descent, text) => interpret(descent, text, words),
  forecast: (descent) => forecast(descent, words),
  describeEvent: (descent, event) => describeEvent(descent, event, words),
  describeOutcome: (_, outcome) => describeOutcome(outcome, words),
  describeRefusal: (descent, refusal) =>
    isOfKinds(refusal, REFUSAL_KINDS)
      ? words.terminal.refusal(refusal, { places: placesOf(descent, words) })
      : undefined,
  describeInputError: (error) => describeInputError(error, words),
  describeEnding: (ending: Ending) => describeEnding(ending as SubTerraEnding, words),
  endingText: (how) => words.terminal.endings[how as Medal] ?? how,
});
