// The list a player chooses from, each action with its cost, its target and its risk.
import type { SideName } from '@undercroft/cave';
import { type Action, type InfernosEdge, infernosEdge } from '@undercroft/infernos-edge';
import { costOf, placeNotes } from '@undercroft/terminal/cave/costs';
import { openingsAfter } from '@undercroft/terminal/cave/interpret';
import { besideCell } from '@undercroft/terminal/cave/places';
import type { Choice } from '@undercroft/terminal/screen';
import { legalCodes } from '@undercroft/terminal/trial';
import { clause } from '@undercroft/words/grammar';
import { ACTION_ORDER, actionName } from './actions.ts';
import { chamberWords } from './appearance.ts';
import { atPlace } from './places.ts';
import { previewAction } from './preview.ts';
import { type Chamber, type Expedition, readView, standing } from './view.ts';
import type { Words } from './words.ts';

export type TempleChoice = Choice<InfernosEdge>;

export function listChoices(expedition: Expedition, words: Words): TempleChoice[] {
  if (infernosEdge.status(expedition).type !== 'seat') return [];
  const choices = legalCodes(infernosEdge, expedition).map((code) => choiceOf(expedition, code, words));
  return choices.sort((a, b) => ACTION_ORDER.indexOf(a.action.type) - ACTION_ORDER.indexOf(b.action.type));
}

function choiceOf(expedition: Expedition, code: number, words: Words): TempleChoice {
  const position = infernosEdge.save(expedition);
  const action = infernosEdge.decode(expedition, code) as Action;
  const { notes, loss } = previewAction(expedition, code, words);
  const cost = position.asks === 'action' ? costOf(infernosEdge, expedition, action) : 0;
  return {
    action,
    name: actionName(position, action, openingsAfter(infernosEdge, expedition, code), words),
    notes: [
      ...(cost === 0 ? [] : [words.game.points(cost)]),
      ...targetNotes(expedition, action, code, words),
      ...notes,
    ],
    ...(loss ? { loss } : {}),
  };
}

function targetNotes(expedition: Expedition, action: Action, code: number, words: Words): string[] {
  const { game, terminal } = words;
  switch (action.type) {
    case 'move':
    case 'run':
    case 'sprint':
      return groundNotes(expedition, action.to, words);
    case 'wake':
    case 'guardian':
    case 'shoot':
    case 'purify':
      return chamberNotes(chamberAt(expedition, action.at, words), words);
    case 'heal':
    case 'mend':
    case 'revive':
    case 'victim':
      return [game.end.health(infernosEdge.save(expedition).explorers[action.explorer]?.health ?? 0)];
    case 'command':
      return [
        terminal.notes.standsAt(atPlace(infernosEdge.save(expedition).explorers[action.explorer]?.at ?? '0,0', words)),
      ];
    case 'place':
      return placeNotes(infernosEdge, expedition, code, terminal.cave);
    case 'illuminate':
      return [clause(terminal.about.does.illuminate)];
    case 'reroll':
      return rerollNotes(expedition, words);
    case 'exert':
      return [`+${game.points(1)}`];
    case 'end':
      return endNotes(expedition, words);
    default:
      return [];
  }
}

/** IE-ED-2: where health is paid instead, the preview says so. */
function rerollNotes(expedition: Expedition, { terminal: { notes } }: Words): string[] {
  const { options, luck } = infernosEdge.save(expedition);
  return options.variant === 'second-edition' ? [] : [notes.luck(luck)];
}

/** IE-ROUND-2, IE-VOLC-3: after the last turn of a round come the guardians, and the lava. */
function endNotes(expedition: Expedition, { terminal: { notes } }: Words): string[] {
  const { points, todo, guardians, erupted } = infernosEdge.save(expedition);
  const isLast = !todo.some((job) => job.startsWith('turn '));
  return [
    ...(points > 0 ? [notes.unspent(points)] : []),
    ...(isLast && guardians.length > 0 ? [notes.guardians] : []),
    ...(isLast && erupted ? [notes.lava] : []),
  ];
}

/** What lies there; for the exit, the preview says everything. */
function groundNotes(expedition: Expedition, to: SideName, words: Words): string[] {
  const chamber = chamberAt(expedition, besideCell(standing(infernosEdge.save(expedition)), to), words);
  return chamber?.kind === 'exit' ? [] : chamberNotes(chamber, words);
}

const chamberAt = (expedition: Expedition, cell: string, words: Words): Chamber | undefined =>
  readView(expedition, words).chambers.find((chamber) => chamber.cell === cell);

/** 'dart trap', 'fork', 'key chamber, 2 guardians'. */
function chamberNotes(chamber: Chamber | undefined, words: Words): string[] {
  if (!chamber) return [];
  const guardians = chamber.guardians.length;
  return [chamberWords(chamber, words), ...(guardians > 0 ? [words.terminal.board.guardians(guardians)] : [])];
}
