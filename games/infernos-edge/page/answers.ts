// Answers to questions: on the board where they have a place, otherwise cards with a picture.
import type { Action, Snapshot } from '@undercroft/infernos-edge';
import type { InfernosEdgeWords } from '@undercroft/infernos-edge/words';
import { numberDie } from '@undercroft/page-kit/draw/cave/dice';
import { drawTile } from '@undercroft/page-kit/draw/cave/tile';
import type { ActionOption, Target } from '@undercroft/page-kit/game-view';
import { hazardDie } from './draw/hazard-die.ts';
import type { InfernosEdgeIcon } from './draw/icons.ts';
import { TEMPLE } from './draw/stone.ts';
import { infernosEdgeTileInHand } from './draw/tile.ts';
import { withLazy } from './later.ts';
import { type LegalAction, nameIn, type TargetContext, targetOf } from './targets.ts';

type Type = Action['type'];

/** What the big button does: no more of it. */
const ENDING: readonly Type[] = ['end', 'stop', 'decline'];
const CARDS: readonly Type[] = ['choose', 'reroll', 'keep', 'first'];

export function answersOf(context: TargetContext, legal: readonly LegalAction[]): ActionOption[] {
  const { snapshot } = context.position;
  const answers = legal.map((one) => ({ ...one, target: targetOf(context, one) }));
  const isForced = answers.every(({ target }) => target.danger !== undefined);
  const targets = answers.map(({ action, target }) => ({
    action,
    target: isForced || isUnasked(snapshot) ? withoutDanger(target) : target,
  }));
  const types = [...new Set(legal.map(({ action }) => action.type))];
  return types.flatMap((type) => {
    const own = targets.filter(({ action }) => action.type === type).map(({ target }) => target);
    return CARDS.includes(type) ? own.map((target, i) => cardOf(type, target, i)) : [optionOf(context, type, own)];
  });
}

/** Whom a guardian strikes, and in what order dice fall: one of the harms comes whatever is answered. */
const isUnasked = ({ asks }: Snapshot): boolean => asks === 'victim' || asks === 'first' || asks === 'guardian';

function withoutDanger(target: Target): Target {
  const { danger: _, text: __, ...rest } = target;
  return withLazy(rest, 'text', () => target.text);
}

function optionOf({ position: { snapshot }, words }: TargetContext, type: Type, targets: Target[]): ActionOption {
  const isCrawl = snapshot.asks === 'crawl';
  return {
    id: type,
    icon: isCrawl && type === 'move' ? 'crawl' : type,
    name: nameIn(snapshot, type, words),
    fact: type === 'place' ? words.fits(targets.length) : '',
    targets,
    ...(type === 'place' ? { isPreselected: true } : {}),
    ...(ENDING.includes(type)
      ? {
          role: 'end' as const,
          ending: { note: noteOf(snapshot, type, words), endsItself: false },
        }
      : {}),
  };
}

function noteOf({ cursed }: Snapshot, type: Type, { table: { ending } }: InfernosEdgeWords): string {
  return type === 'end' ? ending.dice(cursed ? 2 : 1) : ending.goesOn;
}

/** A tile, a die, or that the dice stay. */
function cardOf(type: Type, target: Target, i: number): ActionOption {
  const action = target.action as Action;
  const picture = pictureOf(action);
  return {
    id: `${type} ${i}`,
    icon: iconOf(action),
    name: target.name,
    fact: target.danger?.short ?? '',
    targets: [target],
    role: 'card',
    ...(picture === undefined ? {} : { picture }),
  };
}

const iconOf = (action: Action): InfernosEdgeIcon =>
  'face' in action && typeof action.face === 'string' ? action.face : action.type;

function pictureOf(action: Action): string | undefined {
  switch (action.type) {
    case 'choose':
      return `<svg viewBox="-100 -100 200 200" aria-hidden="true">${drawTile(TEMPLE, infernosEdgeTileInHand(action.tile, '0,0', 0))}</svg>`;
    case 'reroll':
    case 'first':
      return typeof action.face === 'number' ? numberDie(action.face) : hazardDie(action.face);
    default:
      return undefined;
  }
}
