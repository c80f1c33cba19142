// Why something may not be done: nobody asks that before the first decision, so a table loads it later.
import type { SideName } from '@undercroft/cave';
import type { Refusal } from '@undercroft/engine';
import type { Action, Caver, RefusalKind, Snapshot } from '@undercroft/sub-terra';
import { type Detail, type Refusals, refuser } from '@undercroft/words/detail';
import { count, list, to, verb } from '@undercroft/words/english';
import type { Places } from '@undercroft/words/places';
import { actions, where } from './index.ts';
import { the, who } from './names.ts';
import { NO_ROPE } from './nowhere.ts';

type Type = Action['type'];

/** To whom and what a refusal belongs, where it is known. */
interface Refused {
  readonly action?: Type;
  readonly places?: Places<Caver>;
}

const there = (d: Detail): string => to(d.word<SideName | 'here'>(d.has('to') ? 'to' : 'at'));
const person = (d: Detail): string => `The ${who(d.word('caver'))}`;
const spot = (d: Detail, { places: p }: Refused): string => (p ? where(p, d.word('at')) : 'there');

function tooFewPoints(d: Detail, { action: type }: Refused): string {
  const help = d.has('exerting') ? ' Exert to gain one more.' : '';
  return `${type ? actions[type].name : 'This'} costs ${count(d.number('cost'), 'point')} and you have ${d.number('left') || 'none'} left.${help}`;
}

/** 'Not now: first choose an action.' */
const beforeThat = {
  action: 'choose an action',
  directed: 'choose a 1-point action, or decline',
  chain: 'finish your moves, or stop',
  take: 'choose a tile',
  choose: 'choose a tile',
  place: 'lay the tile',
  appear: 'choose where to surface',
  horror: 'choose the horror that moves next',
  path: 'choose which way the horror goes',
  spawn: 'choose where the horror appears',
  tile: 'draw a tile',
  aside: 'set a tile aside',
  die: 'roll the die',
  hazard: 'turn over a hazard card',
} satisfies Record<Exclude<Snapshot['asks'], 'nothing' | 'over'>, string>;

const refusals = {
  malformed: () => 'There is no such move in this game.',
  'not-asked': (d) => {
    const first = beforeThat[d.word<keyof typeof beforeThat>('asks')];
    return first ? `Not now: first ${first}.` : 'The game is over.';
  },
  'cannot-happen': () => 'That cannot come up now.',
  'not-your-ability': (d) => `Only ${the(d.word('owner'))} can do that.`,
  'rig-is-rope': () => 'By the reference manual, Rig is not an action of its own. Place a rope instead.',
  'costs-too-much': (d) => `That costs ${count(d.number('cost'), 'point')}. A directed caver takes a 1-point action.`,
  'too-few-points': tooFewPoints,
  'not-flooded': (d) => `You can only swim onto a flooded tile, and the one ${there(d)} is not.`,
  'no-squeeze': (d) => `The tile ${there(d)} is not a squeeze. Enter it another way.`,
  'not-yourself': () => 'You cannot do this to yourself. Choose another caver.',
  'hidden-already': () => 'You are already hidden until the end of the round.',
  'no-water': (d, more) =>
    d.has('at') ? `Choose a water tile: there is none ${spot(d, more)}.` : 'You can only dive from a water tile.',
  'not-all-on-the-exit': (d) => {
    const missing = d.words<Caver>('missing');
    return `Not yet: ${list(missing.map(the))} ${verb(missing.length, 'is', 'are')} conscious and not on the exit.`;
  },
  'no-shortest-path': (d) => `The horror takes the shortest way, and ${d.word('to')} is longer.`,
  slide: () => 'You need a rope to climb back up the slide.',
  ledge: () => 'You need a rope to cross the ledge.',
  'tile-there': (d) => `There is already a tile ${there(d)}.`,
  wall: (d) => `There is a wall ${there(d)}.`,
  'stack-empty': () => 'There are no tiles left to draw.',
  'nothing-there': (d) => `There is no tile ${d.has('to') ? there(d) : 'there'} yet.`,
  flooded: (d) => `The tile ${there(d)} is flooded. You have to swim there.`,
  rubble: (d) => `Rubble blocks the tile ${there(d)}. Dig it away first.`,
  squeeze: (d) => `The tile ${there(d)} is a squeeze. Use Squeeze to get in.`,
  'not-in-the-team': (d) => `${person(d)} is not in your team.`,
  removed: (d) => `${person(d)} is lost in the dark.`,
  submerged: (d) => `${person(d)} is under water, out of reach.`,
  unconscious: (d) => `${person(d)} is unconscious and cannot act.`,
  'not-on-this-tile': (d) => `${person(d)} is not on your tile.`,
  'full-health': (d) => `${person(d)} already has full health.`,
  'no-rubble': (d) => `There is no rubble ${there(d)}.`,
  'not-steep': () => NO_ROPE,
  'rope-there': () => 'There is already a rope here.',
  'used-up': () => 'You have used this three times, and that is the limit.',
  'open-already': (d) => `The way ${there(d)} is already open.`,
  sealed: (d) => `The wall ${there(d)} belongs to a ledge or slide. Explosives cannot open it.`,
  'no-horror': (d, more) => `There is no horror ${d.has('to') ? there(d) : spot(d, more)}.`,
  'directed-already': () => 'You have already directed somebody this turn.',
  'exerted-already': () => 'You have already exerted this turn.',
  'nothing-to-exert-for': () => 'An extra point would not help you here.',
  arrow: () => 'The arrow of a ledge or slide must point away from you.',
  'not-connected': () => 'That rotation does not connect to your tile.',
  'closes-the-cave': () => 'That rotation would seal the cave.',
  'same-as-another-turn': () => 'That rotation looks the same as another one.',
  'exit-stays': () => 'You cannot discard the exit.',
  'not-nearest': () => 'Choose one of the nearest lairs without a horror.',
} satisfies Refusals<Refused, RefusalKind>;

const refuse = refuser<Refused, RefusalKind>(refusals);
export const refusal = (refused: Refusal<RefusalKind>, more: Refused = {}): string => refuse(refused, more);
