// Everything that can be done or answered, in the order of the list and in a player's words.
import { type Action, subTerra } from '@undercroft/sub-terra';
import { list } from '../../words/grammar.ts';
import { personName } from '../cave/people.ts';
import { besideCell } from '../cave/places.ts';
import { miniature, sideNames } from '../cave/tiles.ts';
import { tileWords } from './names.ts';
import { atPlace } from './places.ts';
import type { Descent } from './sight.ts';

export const DEEDS: readonly Action['type'][] = [
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

/** `openings` are those of the tile that a placing would lay. */
export function deedName(descent: Descent, action: Action, openings: number): string {
  switch (action.type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'sprint':
    case 'swim':
    case 'squeeze':
    case 'repel':
    case 'demolish':
      return `${WORDS[action.type]} ${action.to}`;
    case 'dig':
    case 'excavate':
      return `${WORDS[action.type]} ${action.at}`;
    case 'heal':
    case 'bandage':
    case 'direct':
      return `${WORDS[action.type]} ${personName(action.caver)}`;
    case 'place':
      return `${miniature(openings)}  open ${list(sideNames(openings))}`;
    case 'path':
      return `${action.to}, by way of ${atPlace(besideCell(subTerra.save(descent).hunt?.horror ?? '0,0', action.to))}`;
    case 'appear':
    case 'spawn':
    case 'horror':
      return `${WORDS[action.type]} at ${atPlace(action.at)}`;
    case 'take':
      return takeName(descent, action.from);
    case 'discard':
      return `Discard it (Pathfinder, ${descent.discardsLeft} left)`;
    default:
      return WORDS[action.type];
  }
}

function takeName(descent: Descent, from: 'aside' | 'stack'): string {
  const { asks, reveal } = subTerra.save(descent);
  if (from === 'aside') return 'The tile set aside';
  return asks === 'choose' ? `The ${tileWords(reveal?.hand ?? '')} just drawn` : 'Draw from the stack';
}

export const WORDS: Readonly<Record<Action['type'], string>> = {
  reveal: 'Reveal',
  explore: 'Explore',
  move: 'Move',
  run: 'Run',
  heal: 'Heal',
  swim: 'Swim',
  squeeze: 'Squeeze',
  dig: 'Dig',
  rope: 'Place a rope',
  hide: 'Hide',
  leave: 'Leave the cave',
  exert: 'Exert',
  end: 'End the turn',
  dive: 'Dive',
  excavate: 'Excavate',
  demolish: 'Demolish',
  rig: 'Rig a rope',
  bandage: 'Bandage',
  sprint: 'Sprint',
  repel: 'Repel',
  direct: 'Direct',
  stop: 'Stop here',
  decline: 'Do nothing',
  take: 'Take',
  place: 'Place',
  discard: 'Discard',
  appear: 'Come up',
  horror: 'The horror',
  path: 'Come',
  spawn: 'Appear',
};
