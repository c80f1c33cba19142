// Everything that can be done or answered, in the order of the list and in a player's words.
import { type Action, infernosEdge, type Snapshot } from '@undercroft/infernos-edge';
import { capital, list } from '../../words/grammar.ts';
import { personName } from '../cave/people.ts';
import { besideCell } from '../cave/places.ts';
import { miniature, sideNames } from '../cave/tiles.ts';
import { tileWords } from './names.ts';
import { atPlace } from './places.ts';
import { type Expedition, standing } from './sight.ts';

export const DEEDS: readonly Action['type'][] = [
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

/** `openings` are those of the tile that a placing would lay. */
export function deedName(expedition: Expedition, action: Action, openings: number): string {
  const words = WORDS[action.type];
  switch (action.type) {
    case 'reveal':
    case 'explore':
    case 'move':
    case 'run':
    case 'sprint':
    case 'illuminate':
    case 'grenade':
    case 'demolish':
      return `${words} ${action.to}`;
    case 'dig':
    case 'excavate':
      return `${words} ${action.at}`;
    case 'heal':
    case 'command':
    case 'mend':
    case 'revive':
      return `${words} ${personName(action.explorer)}`;
    case 'victim':
      return personName(action.explorer);
    case 'pick-up':
      return `${words} the ${action.item}`;
    case 'take':
      return `${words} the ${heldBy(expedition, action.from)} from ${personName(action.from)}`;
    case 'give':
      return `${words} the ${heldBy(expedition, infernosEdge.save(expedition).actor)} to ${personName(action.to)}`;
    case 'put-down':
      return `${words} the ${heldBy(expedition, infernosEdge.save(expedition).actor)}`;
    case 'place':
      return `${miniature(openings)}  open ${list(sideNames(openings))}`;
    case 'choose':
      return capital(tileWords(action.tile));
    case 'sanctum':
      return `${capital(action.to)} of ${atPlace(action.at)}`;
    case 'path':
      return `${capital(action.to)}, by way of ${atPlace(besideCell(standing(infernosEdge.save(expedition)), action.to))}`;
    case 'research':
    case 'scope':
    case 'shoot':
    case 'purify':
    case 'wake':
    case 'guardian':
      return `${words} at ${atPlace(action.at)}`;
    case 'reroll':
      return `Roll the ${action.face} again`;
    case 'first':
      return capital(action.face);
    default:
      return words;
  }
}

const heldBy = (expedition: Expedition, explorer: string): string =>
  infernosEdge.save(expedition).explorers[explorer]?.holds ?? 'item';

/** The end of a turn is also the end of a crawl. */
export const endName = ({ asks }: Snapshot): string => (asks === 'crawl' ? 'Stay here' : WORDS.end);

export const WORDS: Readonly<Record<Action['type'], string>> = {
  reveal: 'Reveal',
  explore: 'Explore',
  move: 'Move',
  run: 'Run',
  heal: 'Heal',
  'pick-up': 'Pick up',
  take: 'Take',
  give: 'Give',
  'put-down': 'Put down',
  attack: 'Attack a guardian',
  dig: 'Dig',
  illuminate: 'Illuminate',
  sprint: 'Sprint',
  command: 'Command',
  research: 'Research',
  excavate: 'Excavate',
  'shore-up': 'Shore up',
  scope: 'Scope',
  shoot: 'Shoot a guardian',
  grenade: 'Grenade',
  demolish: 'Demolish',
  annihilate: 'Annihilate a guardian',
  brace: 'Brace',
  mend: 'Mend',
  revive: 'Revive',
  purify: 'Purify',
  exert: 'Exert',
  end: 'End the turn',
  stop: 'Stop here',
  decline: 'Stay here',
  choose: 'Choose',
  place: 'Place',
  sanctum: 'Sanctum',
  reroll: 'Roll again',
  keep: 'Keep it',
  first: 'First',
  wake: 'Wake',
  guardian: 'The guardian',
  victim: 'Attack',
  path: 'Go',
};
