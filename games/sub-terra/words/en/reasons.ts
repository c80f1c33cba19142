// Why a bot would make a move, by the motive that it names. Each is a clause: it follows "Why: ".
import type { Motive } from '@undercroft/sub-terra/bots';
import type { CommonMotive } from '@undercroft/words';

const en = {
  'only-one': 'it is the only move',
  reveal: 'you have to find the exit, and this way you see the tile before you step onto it',
  explore: 'you have to find the exit, and this gap leads on',
  walk: 'there is more to explore over there',
  shelter: 'the next hazard is less dangerous there',
  flee: 'a horror is too close',
  'to-a-friend': 'somebody is unconscious and you can still help',
  'way-out': 'you have found the exit, and the light is running out',
  'stay-out': 'nothing can hurt you on the exit',
  leave: 'waiting could cost more cavers than leaving now',
  heal: 'that health will be needed on the way',
  dig: 'rubble blocks a way everyone needs',
  rope: 'a rope here opens a way for everyone',
  repel: 'otherwise the horror may reach somebody',
  hide: 'you cannot outrun the horrors from here',
  direct: 'the other caver can make better use of the point',
  exert: 'an extra action now is worth the risk',
  stay: 'every other move is riskier',
  lay: 'this rotation leaves a good number of gaps',
  discard: 'the cave has enough gaps, and this digs through the stack',
  take: 'it should fit better here',
  surface: 'you are most useful there',
  away: 'it keeps the horror away from the others',
} satisfies Record<Exclude<Motive, CommonMotive>, string>;

export default en;
