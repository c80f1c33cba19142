// Bots: who they are, and who plays which seat.
import type { Strength } from '@undercroft/bots';
import type { Named } from '../grammar.ts';

const strengths = {
  wanderer: { name: 'Random', does: 'plays any legal move' },
  novice: { name: 'Easy', does: 'careful, but plays by rules of thumb' },
  adept: { name: 'Medium', does: 'thinks ahead before every move' },
} satisfies Record<Strength, Named>;

const en = {
  strengths,
  person: 'Player',
  whoPlays: (seat: number): string => `Who plays seat ${seat + 1}`,
  seats: 'Who plays',
  seatsLine: 'You can change this at any time.',
  failed: 'The bot is not responding. Your game is safe.',
  again: 'Try again',
  takeOver: 'Play for the bot',
};

export type BotsWords = typeof en;
export default en;
