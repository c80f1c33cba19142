// Why an action is not possible, as exactly as the rules know it.
import { SIDES } from '@undercroft/cave';
import { type Action, check, costOfAction, type InfernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import { bestRefusal } from '@undercroft/page-kit/cave/actions';
import type { ActionOption, Position } from '@undercroft/page-kit/game-view';
import { infernosEdge } from '../rules.ts';
import type { LaterWords } from './words.ts';

type Type = Action['type'];

const ITEMS: readonly Type[] = ['pick-up', 'take', 'give', 'put-down'];

export function reasonOf(
  { state, snapshot }: Position<InfernosEdge>,
  id: string,
  { game, about }: LaterWords,
): NonNullable<ActionOption['reason']> {
  const types = id === 'items' ? ITEMS : [id as Type];
  const type = types[0] ?? 'end';
  const tries = types.flatMap((one) => samples(snapshot, one));
  const refused = bestRefusal({ ...infernosEdge, check }, state, tries, EXPLAINED);
  const isDear = refused?.kind === 'too-few-points' && costOfAction(type) > snapshot.points;
  const isExplained = refused && (isDear || EXPLAINED.includes(refused.kind));
  const nowhere = about.nowhere[id === 'items' ? id : type];
  const action = id === 'items' ? {} : { action: type };
  return {
    text: isExplained ? about.refusal(refused, action) : (nowhere ?? game.notPossible(type)),
    rules: refused ? [refused.rule] : ['IE-TURN-1'],
  };
}

/** Refusals that say more than that there is nothing to aim at. */
const EXPLAINED = [
  'used-up',
  'exerted-already',
  'too-little-health',
  'braced-already',
  'braced-last-turn',
  'bag-empty',
  'hands-full',
  'their-hands-full',
  'key-stays',
  'not-from-the-bag',
  'shored-already',
  'normal-already',
];

/** Actions of this type, to hear why none is possible. */
function samples({ options, guardians }: Snapshot, type: Type): object[] {
  const people = options.explorers.map(({ explorer }) => explorer);
  switch (type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'illuminate':
    case 'sprint':
    case 'grenade':
    case 'demolish':
      return SIDES.map((to) => ({ type, to }));
    case 'dig':
    case 'excavate':
      return ['here', ...SIDES].map((at) => ({ type, at }));
    case 'heal':
    case 'command':
    case 'mend':
    case 'revive':
      return people.map((explorer) => ({ type, explorer }));
    case 'give':
      return people.map((to) => ({ type, to }));
    case 'take':
      return people.map((from) => ({ type, from }));
    case 'pick-up':
      return [
        { type, item: 'artifact' },
        { type, item: 'key' },
      ];
    case 'research':
    case 'scope':
      return [{ type, at: BEYOND }];
    case 'shoot':
    case 'purify':
      return [...guardians.map(({ at }) => ({ type, at })), { type, at: '0,0' }];
    default:
      return [{ type }];
  }
}

/** A cell on which nothing ever lies. */
const BEYOND = '9,9';
