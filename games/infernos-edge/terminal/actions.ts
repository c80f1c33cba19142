// All actions and answers, in the order of the list, and what players call them.
import type { Action, Snapshot } from '@undercroft/infernos-edge';
import { miniature, sideNames } from '@undercroft/terminal/cave/tiles';
import { templePlaces } from './places.ts';
import type { Words } from './words.ts';

export const ACTION_ORDER: readonly Action['type'][] = [
  'choose',
  'place',
  'sanctum',
  'keep',
  'reroll',
  'first',
  'wake',
  'guardian',
  'victim',
  'path',
  'explore',
  'reveal',
  'illuminate',
  'scope',
  'research',
  'move',
  'sprint',
  'run',
  'stop',
  'decline',
  'pick-up',
  'take',
  'give',
  'put-down',
  'annihilate',
  'attack',
  'shoot',
  'grenade',
  'purify',
  'heal',
  'mend',
  'revive',
  'excavate',
  'dig',
  'shore-up',
  'demolish',
  'command',
  'brace',
  'exert',
  'end',
];

/** `openings` are those of the tile that `place` would lay. Ending the turn is also how a crawl ends. */
export function actionName({ asks }: Snapshot, action: Action, openings: number, words: Words): string {
  const { game } = words;
  if (action.type === 'end' && asks === 'crawl') return game.crawl.end;
  const name = game.actionName(action, { places: templePlaces(words), openings: sideNames(openings) });
  return action.type === 'place' ? `${miniature(openings)}  ${name}` : name;
}
