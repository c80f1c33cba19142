// Bots: who they are, and who plays which seat.
import type { Strength } from '@undercroft/bots';
import type { Named } from '../grammar.ts';

const strengths = {
  wanderer: { name: 'Wanderer', does: 'goes anywhere, knows the rules and nothing else' },
  novice: { name: 'Novice', does: 'careful, by rules of thumb' },
  adept: { name: 'Adept', does: 'thinks ahead through hundreds of trials' },
} satisfies Record<Strength, Named>;

const en = {
  strengths,
  person: 'A person here',
  whoPlays: (seat: number): string => `Who plays seat ${seat + 1}`,
  seats: 'Who plays',
  seatsLine: 'A seat can change hands at any time.',
  thinking: (strength: Strength): string => `${strengths[strength].name} is thinking`,
  failed: 'The bot cannot think here just now.',
  again: 'Try again',
  takeOver: 'I play for it',
};

export type BotsWords = typeof en;
export default en;
