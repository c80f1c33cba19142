// All actions and answers in the order of the list, and what they are called there.
import { type Action, type Snapshot, subTerra } from '@undercroft/sub-terra';
import { miniature, sideNames } from '@undercroft/terminal/cave/tiles';
import { placesOf } from './places.ts';
import type { Descent } from './view.ts';
import type { Words } from './words.ts';

export const ACTION_ORDER: readonly Action['type'][] = [
  'take',
  'place',
  'discard',
  'appear',
  'horror',
  'path',
  'spawn',
  'explore',
  'reveal',
  'move',
  'swim',
  'squeeze',
  'sprint',
  'run',
  'stop',
  'bandage',
  'heal',
  'excavate',
  'dig',
  'rig',
  'rope',
  'demolish',
  'repel',
  'dive',
  'hide',
  'direct',
  'exert',
  'leave',
  'decline',
  'end',
];

/** `openings` are those of the tile that `place` would lay. */
export function actionName(descent: Descent, action: Action, openings: number, words: Words): string {
  const drawn = drawnTile(subTerra.save(descent), action);
  const name = words.game.actionName(action, {
    places: placesOf(descent, words),
    openings: sideNames(openings),
    ...(drawn ? { tile: drawn } : {}),
  });
  return action.type === 'place' ? `${miniature(openings)}  ${name}` : name;
}

/** The tile just drawn, where it can be chosen; the one set aside is told from it by its place. */
const drawnTile = ({ asks, reveal }: Snapshot, action: Action): string | null | undefined =>
  action.type === 'take' && action.from === 'stack' && asks === 'choose' ? reveal?.hand : undefined;
