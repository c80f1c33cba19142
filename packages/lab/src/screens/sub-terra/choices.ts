// The list a player chooses from, deed by deed, each with its price, its aim and its risk.
import { type Action, type SubTerra, subTerra } from '@undercroft/sub-terra';
import { plural } from '../../words/grammar.ts';
import { openingsAfter } from '../cave/aims.ts';
import { besideCell } from '../cave/places.ts';
import { placeNotes, price } from '../cave/prices.ts';
import type { Choice } from '../screen.ts';
import { legalCodes, tryCode } from '../trial.ts';
import { DEEDS, deedName } from './deeds.ts';
import { foresee } from './foresee.ts';
import { tileWords } from './names.ts';
import { atPlace } from './places.ts';
import type { Descent } from './sight.ts';

export type CaveChoice = Choice<SubTerra>;

export function listChoices(descent: Descent): CaveChoice[] {
  if (subTerra.status(descent).type !== 'seat') return [];
  const choices = legalCodes(subTerra, descent).map((code) => choiceOf(descent, code));
  return choices.sort((a, b) => DEEDS.indexOf(a.action.type) - DEEDS.indexOf(b.action.type));
}

function choiceOf(descent: Descent, code: number): CaveChoice {
  const action = subTerra.write(descent, code) as Action;
  const { notes, loss } = foresee(descent, code);
  const cost = subTerra.save(descent).asks === 'action' ? price(subTerra, descent, action) : [];
  const about = [...cost, ...aimNotes(descent, action, code), ...notes];
  return {
    action,
    name: deedName(descent, action, openingsAfter(subTerra, descent, code)),
    notes: about,
    ...(loss ? { loss } : {}),
  };
}

function aimNotes(descent: Descent, action: Action, code: number): string[] {
  switch (action.type) {
    case 'move':
    case 'run':
    case 'sprint':
    case 'swim':
    case 'squeeze':
      return [tileTowards(descent, action.to)];
    case 'appear':
    case 'spawn':
    case 'horror':
      return [tileOn(descent, action.at)];
    case 'heal':
    case 'bandage':
      return [`${subTerra.save(descent).cavers[action.caver]?.health ?? 0} health now`];
    case 'direct':
      return [`at ${atPlace(subTerra.save(descent).cavers[action.caver]?.at ?? '0,0')}`];
    case 'place':
      return placeNotes(subTerra, descent, code);
    case 'exert':
      return exertNotes(descent, code);
    case 'end':
      return descent.points > 0 ? [`${plural(descent.points, 'point')} unspent`] : [];
    case 'take':
      return action.from === 'aside' ? [tileWords(subTerra.save(descent).aside ?? '')] : [];
    default:
      return [];
  }
}

function tileTowards(descent: Descent, side: Parameters<typeof besideCell>[1]): string {
  const { cavers, actor } = subTerra.save(descent);
  return tileOn(descent, besideCell(cavers[actor]?.at ?? '0,0', side));
}

const tileOn = (descent: Descent, cell: string): string =>
  tileWords(subTerra.save(descent).cave.find(({ at }) => at === cell)?.tile ?? '');

/** The check comes when the turn ends: so ending it is tried. */
function exertNotes(descent: Descent, code: number): string[] {
  const { after } = tryCode(subTerra, descent, code);
  const end = subTerra.check(after, { type: 'end' });
  const risks = end.ok ? foresee(after, end.value).notes.filter((note) => note.includes(' on ')) : [];
  return ['+1 point', ...risks.map((risk) => `then ${risk.replace('exertion ', '')}`)];
}
