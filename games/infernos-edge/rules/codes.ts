// Decisions as small integers: a kind and an argument.
import { SIDES } from '@undercroft/cave';
import { indices } from '@undercroft/engine';

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

export const {
  reveal: REVEAL,
  explore: EXPLORE,
  move: MOVE,
  run: RUN,
  heal: HEAL,
  'pick-up': PICK_UP,
  take: TAKE,
  give: GIVE,
  'put-down': PUT_DOWN,
  attack: ATTACK,
  dig: DIG,
  illuminate: ILLUMINATE,
  sprint: SPRINT,
  command: COMMAND,
  research: RESEARCH,
  excavate: EXCAVATE,
  'shore-up': SHORE_UP,
  scope: SCOPE,
  shoot: SHOOT,
  grenade: GRENADE,
  demolish: DEMOLISH,
  annihilate: ANNIHILATE,
  brace: BRACE,
  mend: MEND,
  revive: REVIVE,
  purify: PURIFY,
  exert: EXERT,
  end: END,
  stop: STOP,
  decline: DECLINE,
  choose: CHOOSE,
  place: PLACE,
  sanctum: SANCTUM_AT,
  reroll: REROLL,
  keep: KEEP,
  first: FIRST,
  wake: WAKE_AT,
  guardian: GUARDIAN_AT,
  victim: VICTIM,
  path: PATH,
} = indices(ACTIONS);

/** Dig and Excavate reach a side, or the explorer's own space, which is numbered after the sides. */
export const HERE = SIDES.length;

const ARGUMENT_BITS = 10;
export const codeOf = (kind: number, argument = 0): number => (kind << ARGUMENT_BITS) | argument;
export const kindOf = (code: number): number => code >> ARGUMENT_BITS;
export const argumentOf = (code: number): number => code & ((1 << ARGUMENT_BITS) - 1);

/** The longest list of codes. */
export const MAX_LIST = 128;

/** The cell beside a tile, as an argument. */
export const beside = (tile: number, side: number): number => 4 * tile + side;
export const tileOf = (where: number): number => where >> 2;
export const sideOf = (where: number): number => where & 3;
