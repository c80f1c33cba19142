// Why something may not be done, in words. The rule's id is added by whoever prints it.
import type { Refusal } from '@undercroft/engine';
import { CAVERS, type Caver } from '@undercroft/sub-terra';
import { list, plural } from '../../words/grammar.ts';
import { Detail, tooFewPoints } from '../cave/detail.ts';
import { The, the, thePeople } from '../cave/people.ts';
import { tileWords } from './names.ts';
import { atPlace } from './places.ts';

/** What each question waits for. */
const ASKED: Readonly<Record<string, string>> = {
  action: 'an action, or the end of the turn',
  directed: 'one action for 1 point, or declining',
  chain: 'the next move, or to stop',
  take: 'the tile set aside, or drawing one',
  choose: 'one of the two tiles',
  place: 'how the tile is turned',
  appear: 'where the Diver comes up',
  horror: 'which horror moves next',
  path: 'which way the horror comes',
  spawn: 'where the horror appears',
  tile: 'a tile to be drawn',
  aside: 'a tile to be set aside',
  die: 'the die',
  hazard: 'a hazard card',
  over: 'nothing: the game is over',
};

export const REFUSALS: Readonly<Record<string, (detail: Detail<Caver>) => string>> = {
  malformed: () => 'This is not written as the rules write an action.',
  'not-asked': (d) => `This is not asked now. Wanted is ${ASKED[d.text('asks')] ?? d.text('asks')}.`,
  'cannot-happen': cannotHappen,
  'not-your-ability': (d) => `Only ${the(d.person('owner'))} can do that.`,
  'costs-too-much': (d) => `It costs ${plural(d.number('cost'), 'point')}; when directed one takes an action for 1.`,
  'too-few-points': tooFewPoints,
  'not-flooded': (d) => `The tile ${d.where()} is not flooded: move there instead.`,
  'no-squeeze': (d) => `The tile ${d.where()} is no squeeze: move there instead.`,
  'not-yourself': () => 'This is done for somebody else, not for oneself.',
  'hidden-already': () => 'Already hidden until the end of the round.',
  'no-water': (d) => (d.has('at') ? `There is no water at ${d.place('at')}.` : 'Diving needs a water tile under you.'),
  'not-all-on-the-exit': (d) => `Not everybody conscious is on the exit: ${thePeople(d.people('missing'))} not yet.`,
  'no-shortest-path': (d) => `The way ${d.text('to')} is not among the shortest to its victim.`,
  slide: (d) => `The slide cannot be climbed back ${d.where()} without a rope.`,
  ledge: (d) => `The ledge cannot be crossed ${d.where()} without a rope.`,
  'tile-there': (d) => `A tile lies ${d.where()} already.`,
  wall: (d) => `There is a wall ${d.where()}.`,
  'stack-empty': () => 'There is no tile left to draw.',
  'nothing-there': (d) => (d.has('to') ? `No tile lies ${d.where()} yet.` : `No tile lies at ${d.place('at')} yet.`),
  flooded: (d) => `The tile ${d.where()} is flooded: it takes Swim, 2 points.`,
  rubble: (d) => `Rubble blocks the tile ${d.where()}: dig it away first.`,
  squeeze: (d) => `The tile ${d.where()} is a squeeze: it takes Squeeze, 2 points.`,
  'not-in-the-team': (d) => `${The(d.person('caver'))} is not in this team.`,
  removed: (d) => `${The(d.person('caver'))} is lost in the dark.`,
  submerged: (d) => `${The(d.person('caver'))} is under water.`,
  unconscious: (d) => `${The(d.person('caver'))} is unconscious.`,
  'not-on-this-tile': (d) => `${The(d.person('caver'))} is not on this tile.`,
  'full-health': (d) => `${The(d.person('caver'))} is at full health.`,
  'no-rubble': (d) => `There is no rubble ${d.where()}.`,
  'not-steep': () => 'A rope goes on a ledge or a slide, and this tile is neither.',
  'rope-there': () => 'There is a rope here already.',
  'used-up': () => 'All three uses of this ability are spent.',
  'open-already': (d) => `The way ${d.where()} is open already.`,
  sealed: (d) => `No explosives open the wall ${d.where()}: a ledge or slide has solid side walls.`,
  'no-horror': (d) =>
    d.has('to') ? `There is no horror ${d.where()}.` : `No horror at ${d.place('at')} waits to move.`,
  'directed-already': () => 'The Leader directs once a turn, and has done so.',
  'exerted-already': () => 'One exerts once a turn, and this has been done.',
  'nothing-to-exert-for': () => 'One more point would make nothing possible here.',
  arrow: () => 'The arrow of a ledge or slide points away from where it is revealed.',
  'not-connected': () => 'Turned so, the tile does not connect with the one it is revealed from.',
  'closes-the-cave': () => 'Turned so, the tile would leave no gap in the cave.',
  'same-as-another-turn': (d) =>
    `Turned so the tile looks as another turn: it has ${plural(d.number('turns'), 'turn')}.`,
  'exit-stays': () => 'The exit cannot be discarded.',
  'not-nearest': (d) => `The lair at ${d.place('at')} is not among the nearest to a victim.`,
};

function cannotHappen(d: Detail<Caver>): string {
  if (d.has('tile')) return `No ${tileWords(d.text('tile'))} can come now.`;
  const card = list([...(d.has('severe') ? ['severe'] : []), d.text('hazard')], '').replace('  ', ' ');
  return `No ${card} card can come now.`;
}

export const tellRefusal = (refusal: Refusal): string | undefined =>
  REFUSALS[refusal.kind]?.(new Detail(refusal, CAVERS, atPlace));
