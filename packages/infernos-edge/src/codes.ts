// Decisions as small integers: a kind and an argument.
export const ACTIONS = [
  'reveal',
  'explore',
  'move',
  'run',
  'heal',
  'pick-up',
  'take',
  'give',
  'put-down',
  'attack',
  'dig',
  'illuminate',
  'sprint',
  'command',
  'research',
  'excavate',
  'shore-up',
  'scope',
  'shoot',
  'grenade',
  'demolish',
  'annihilate',
  'brace',
  'mend',
  'revive',
  'purify',
  'exert',
  'end',
  'stop',
  'decline',
  'choose',
  'place',
  'sanctum',
  'reroll',
  'keep',
  'first',
  'wake',
  'guardian',
  'victim',
  'path',
] as const;
export type ActionName = (typeof ACTIONS)[number];

export const REVEAL = 0;
export const EXPLORE = 1;
export const MOVE = 2;
export const RUN = 3;
export const HEAL = 4;
export const PICK_UP = 5;
export const TAKE = 6;
export const GIVE = 7;
export const PUT_DOWN = 8;
export const ATTACK = 9;
export const DIG = 10;
export const ILLUMINATE = 11;
export const SPRINT = 12;
export const COMMAND = 13;
export const RESEARCH = 14;
export const EXCAVATE = 15;
export const SHORE_UP = 16;
export const SCOPE = 17;
export const SHOOT = 18;
export const GRENADE = 19;
export const DEMOLISH = 20;
export const ANNIHILATE = 21;
export const BRACE = 22;
export const MEND = 23;
export const REVIVE = 24;
export const PURIFY = 25;
export const EXERT = 26;
export const END = 27;
export const STOP = 28;
export const DECLINE = 29;
export const CHOOSE = 30;
export const PLACE = 31;
export const SANCTUM_AT = 32;
export const REROLL = 33;
export const KEEP = 34;
export const FIRST = 35;
export const WAKE_AT = 36;
export const GUARDIAN_AT = 37;
export const VICTIM = 38;
export const PATH = 39;

/** Where Dig and Excavate reach: a side, or the own space. */
export const HERE = 4;

const ARGUMENT_BITS = 10;
export const codeOf = (kind: number, argument = 0): number => (kind << ARGUMENT_BITS) | argument;
export const kindOf = (code: number): number => code >> ARGUMENT_BITS;
export const argumentOf = (code: number): number => code & ((1 << ARGUMENT_BITS) - 1);

/** No list of codes is longer. */
export const MAX_LIST = 128;

/** A place next to a tile, as an argument. */
export const beside = (tile: number, side: number): number => 4 * tile + side;
export const tileOf = (where: number): number => where >> 2;
export const sideOf = (where: number): number => where & 3;
