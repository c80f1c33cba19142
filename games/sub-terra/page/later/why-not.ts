// Why an action is not possible, as exactly as the rules know it.
import { SIDES } from '@undercroft/cave';
import { bestRefusal } from '@undercroft/page-kit/cave/actions';
import type { Position } from '@undercroft/page-kit/game-view';
import { type Action, check, costOfAction, type Snapshot, type SubTerra } from '@undercroft/sub-terra';
import type { AboutCaveWords, SubTerraWords } from '@undercroft/sub-terra/words';
import type { Later } from '../later.ts';
import { subTerra } from '../rules.ts';

type Type = Action['type'];

export const whyNotWith =
  (about: AboutCaveWords): NonNullable<Later['whyNot']> =>
  (position, type, words) => {
    const { state, snapshot } = position;
    const refused = bestRefusal({ ...subTerra, check }, state, samples(snapshot, type), EXPLAINED);
    const isUnaffordable = refused?.kind === 'too-few-points';
    const isExplained = refused && (isUnaffordable || EXPLAINED.includes(refused.kind));
    const text = isExplained
      ? about.refusal(refused, { action: type })
      : (about.nowhere[type] ?? words.notPossible(type));
    return {
      fact: isUnaffordable ? words.tooDear(costOfAction(state, type), snapshot.points) : '',
      reason: {
        text: [text, ...(isUnaffordable ? cheaper(position, type, words) : [])].join(' '),
        rules: refused ? [refused.rule] : [],
      },
    };
  };

/** What a caver's own ability does for less. */
const CHEAPER: Partial<Record<Type, Type>> = { heal: 'bandage', dig: 'excavate', rope: 'rig', run: 'sprint' };

function cheaper({ state, snapshot }: Position<SubTerra>, type: Type, words: SubTerraWords): string[] {
  const other = CHEAPER[type];
  if (!other || !samples(snapshot, other).some((action) => check(state, action as Action).ok)) return [];
  return [words.table.cheaper(words.actions[other].name, costOfAction(state, other))];
}

/** Refusals that say more than that there is nothing to aim at. */
const EXPLAINED = [
  'not-asked',
  'used-up',
  'directed-already',
  'exerted-already',
  'nothing-to-exert-for',
  'hidden-already',
  'stack-empty',
  'rope-there',
  'costs-too-much',
];

/** Actions of this type, to hear why none is possible. */
function samples({ cavers }: Snapshot, type: Type): object[] {
  switch (type) {
    case 'heal':
    case 'bandage':
    case 'direct':
      return Object.keys(cavers).map((caver) => ({ type, caver }));
    case 'dig':
    case 'excavate':
      return ['here', ...SIDES].map((at) => ({ type, at }));
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'demolish':
    case 'sprint':
    case 'repel':
      return SIDES.map((to) => ({ type, to }));
    default:
      return [{ type }];
  }
}
