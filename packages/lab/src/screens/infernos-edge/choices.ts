// The list a player chooses from, deed by deed, each with its price, its aim and its risk.
import type { SideName } from '@undercroft/cave';
import { type Action, type InfernosEdge, infernosEdge } from '@undercroft/infernos-edge';
import { plural } from '../../words/grammar.ts';
import { openingsAfter } from '../cave/aims.ts';
import { besideCell } from '../cave/places.ts';
import { placeNotes, price } from '../cave/prices.ts';
import type { Choice } from '../screen.ts';
import { legalCodes } from '../trial.ts';
import { DEEDS, deedName, endName } from './deeds.ts';
import { foresee } from './foresee.ts';
import { LOOK } from './look.ts';
import { placeName } from './places.ts';
import { type Chamber, type Expedition, readSight, standing } from './sight.ts';

export type TempleChoice = Choice<InfernosEdge>;

export function listChoices(expedition: Expedition): TempleChoice[] {
  if (infernosEdge.status(expedition).type !== 'seat') return [];
  const choices = legalCodes(infernosEdge, expedition).map((code) => choiceOf(expedition, code));
  return choices.sort((a, b) => DEEDS.indexOf(a.action.type) - DEEDS.indexOf(b.action.type));
}

function choiceOf(expedition: Expedition, code: number): TempleChoice {
  const position = infernosEdge.save(expedition);
  const action = infernosEdge.write(expedition, code) as Action;
  const { notes, loss } = foresee(expedition, code);
  const cost = position.asks === 'action' ? price(infernosEdge, expedition, action) : [];
  const name =
    action.type === 'end'
      ? endName(position)
      : deedName(expedition, action, openingsAfter(infernosEdge, expedition, code));
  return {
    action,
    name,
    notes: [...cost, ...aimNotes(expedition, action, code), ...notes],
    ...(loss ? { loss } : {}),
  };
}

function aimNotes(expedition: Expedition, action: Action, code: number): string[] {
  switch (action.type) {
    case 'move':
    case 'run':
    case 'sprint':
      return groundNotes(expedition, action.to);
    case 'wake':
    case 'guardian':
    case 'shoot':
    case 'purify':
      return chamberNotes(chamberAt(expedition, action.at));
    case 'heal':
    case 'mend':
    case 'revive':
    case 'victim':
      return [`${infernosEdge.save(expedition).explorers[action.explorer]?.health ?? 0} health now`];
    case 'command':
      return [`at ${placeName(infernosEdge.save(expedition).explorers[action.explorer]?.at ?? '0,0')}`];
    case 'place':
      return placeNotes(infernosEdge, expedition, code);
    case 'illuminate':
      return ['one or two reveals'];
    case 'reroll':
      return rerollNotes(expedition);
    case 'exert':
      return ['+1 point'];
    case 'end':
      return endNotes(expedition);
    default:
      return [];
  }
}

/** IE-ED-2: where health is paid instead, that is foreseen. */
function rerollNotes(expedition: Expedition): string[] {
  const { options, luck } = infernosEdge.save(expedition);
  return options.variant === 'second-edition' ? [] : [`1 of ${plural(luck, 'luck token')}`];
}

/** IE-ROUND-2, IE-VOLC-3: after the last turn of a round come the guardians, and the lava. */
function endNotes(expedition: Expedition): string[] {
  const { points, todo, guardians, erupted } = infernosEdge.save(expedition);
  const isLast = !todo.some((job) => job.startsWith('turn '));
  return [
    ...(points > 0 ? [`${plural(points, 'point')} unspent`] : []),
    ...(isLast && guardians.length > 0 ? ['then guardians act twice'] : []),
    ...(isLast && erupted ? ['then lava spreads twice'] : []),
  ];
}

/** What lies there; of the exit everything is said by what becomes of it. */
function groundNotes(expedition: Expedition, to: SideName): string[] {
  const chamber = chamberAt(expedition, besideCell(standing(infernosEdge.save(expedition)), to));
  return chamber?.kind === 'exit' ? [] : chamberNotes(chamber);
}

const chamberAt = (expedition: Expedition, cell: string): Chamber | undefined =>
  readSight(expedition).chambers.find((chamber) => chamber.cell === cell);

/** 'dart trap', 'plain fork', 'key chamber, 2 guardians'. */
function chamberNotes(chamber: Chamber | undefined): string[] {
  if (!chamber) return [];
  const { guardians } = chamber;
  return [LOOK.words(chamber), ...(guardians.length > 0 ? [plural(guardians.length, 'guardian')] : [])];
}
