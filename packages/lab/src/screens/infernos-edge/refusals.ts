// Why something may not be done, in words. The rule's id is added by whoever prints it.
import type { Refusal } from '@undercroft/engine';
import { EXPLORERS, type Explorer } from '@undercroft/infernos-edge';
import { capital, plural } from '../../words/grammar.ts';
import { Detail, tooFewPoints } from '../cave/detail.ts';
import { The, the } from '../cave/people.ts';
import { tileWords } from './names.ts';
import { atPlace } from './places.ts';

/** What each question waits for. */
const ASKED: Readonly<Record<string, string>> = {
  action: 'an action, or the end of the turn',
  crawl: 'one move of a downed explorer, or staying',
  commanded: 'one move, or declining',
  chain: 'the next move, or to stop',
  illuminate: 'a second reveal, or to stop',
  choose: 'one of the two tiles',
  place: 'how the tile is turned',
  sanctum: 'where the sanctum is joined',
  luck: 'a die to roll again, or keeping what lies',
  first: 'the face that is applied first',
  wake: 'where the guardian wakes',
  guardian: 'which guardian acts next',
  victim: 'whom the guardian attacks',
  path: 'which way the guardian goes',
  tile: 'a tile from the bag',
  die: 'the number die',
  hazard: 'a hazard die',
  over: 'nothing: the game is over',
};

type Told = Detail<Explorer>;
const who = (d: Told): string => The(d.person('explorer'));

export const REFUSALS: Readonly<Record<string, (detail: Told) => string>> = {
  malformed: () => 'This is not written as the rules write an action.',
  'not-asked': (d) => `This is not asked now. Wanted is ${ASKED[d.text('asks')] ?? d.text('asks')}.`,
  'cannot-happen': (d) =>
    d.has('tile') ? `No ${tileWords(d.text('tile'))} can come now.` : `A ${d.text('face')} cannot come now.`,
  'not-your-ability': (d) => `Only ${the(d.person('owner'))} can do that.`,
  'too-few-points': tooFewPoints,
  'empty-hands': () => 'There is nothing in hand.',
  'no-guardian': (d) =>
    d.has('at') ? `No guardian is at ${d.place('at')}.` : `There is no guardian ${d.has('to') ? d.where() : 'here'}.`,
  'not-in-hand': (d) => `The ${tileWords(d.text('tile'))} is not one of the two tiles.`,
  'no-such-die': (d) => `No die shows ${d.text('face')}.`,
  'not-nearest': (d) => `The guardian space at ${d.place('at')} is not among the nearest.`,
  'not-attacked': (d) => `${who(d)} does not stand before this guardian.`,
  'no-shortest-path': (d) => `The way ${d.text('to')} is not among the shortest to an explorer.`,
  'nothing-there': (d) => (d.has('to') ? `Nothing lies ${d.where()} yet.` : `Nothing lies at ${d.place('at')} yet.`),
  'tile-there': (d) => (d.has('to') ? `A tile lies ${d.where()} already.` : `A tile lies at ${d.place('at')} already.`),
  wall: (d) => `There is a wall ${d.where()}.`,
  edge: (d) => `The temple ends there: nothing can lie ${d.where()}.`,
  'bag-empty': () => 'The bag is empty.',
  'no-rubble': (d) => `There is no rubble ${d.where()}.`,
  'used-up': () => 'All uses of this ability are spent.',
  'open-already': (d) => `The way ${d.where()} is open already.`,
  'not-from-the-bag': () => 'Only a tile from the bag can be shored up.',
  'shored-already': () => 'This tile is shored up already.',
  'normal-already': () => 'This tile is a plain one already.',
  'closes-the-temple': () => 'So the tile would leave no gap in the temple.',
  'no-gap': (d) => `There is no gap at ${d.place('at')}.`,
  'not-in-sight': (d) =>
    d.has('explorer') ? `${who(d)} is not in sight.` : `${capital(d.place('at'))} is not in a straight line of sight.`,
  'own-space': () => 'Not on the own space.',
  'too-far': (d) =>
    `${d.has('explorer') ? who(d) : capital(d.place('at'))} is ${plural(d.number('steps'), 'space')} away; it reaches ${d.number('most')}.`,
  'not-deepest': (d) => `The sanctum is joined as deep as it fits, not ${d.text('to')} of ${d.place('at')}.`,
  'same-as-another-turn': (d) =>
    `Turned so the tile looks as another turn: it has ${plural(d.number('turns'), 'turn')}.`,
  'not-connected': () => 'Turned so, the tile does not connect with the space it is revealed from.',
  'not-in-the-team': (d) => `${who(d)} is not in this team.`,
  escaped: (d) => `${who(d)} has left the temple.`,
  dead: (d) => `${who(d)} is dead.`,
  'not-on-this-space': (d) => `${who(d)} is not on this space.`,
  'full-health': (d) => `${who(d)} is at full health.`,
  'not-yourself': () => 'This is done with somebody else, not with oneself.',
  downed: (d) => `${who(d)} is downed.`,
  'no-step': (d) => `${who(d)} has nowhere to go.`,
  'hands-full': () => 'One item is in hand already, and nobody holds two.',
  'nothing-to-take': (d) => `${who(d)} holds nothing.`,
  'their-hands-full': (d) => `${who(d)} holds an item already.`,
  'key-stays': () => 'A key on the sanctum stays there.',
  'nothing-to-pick-up': (d) => `There is no ${d.text('item')} here.`,
  'braced-already': () => 'The Veteran is braced already.',
  'braced-last-turn': () => 'The Veteran braced last turn and cannot do so twice running.',
  'exerted-already': () => 'One exerts once a turn, and this has been done.',
  'too-little-health': (d) => `Exerting takes 2 health, and ${d.number('health')} is left.`,
  rubble: (d) => `Rubble blocks the space ${d.where()}: dig it away first.`,
  burnt: (d) => `The space ${d.where()} is burnt.`,
  bridge: (d) => `Somebody is on the bridge ${d.where()}, and it carries one.`,
};

export const tellRefusal = (refusal: Refusal): string | undefined =>
  REFUSALS[refusal.kind]?.(new Detail(refusal, EXPLORERS, atPlace));
