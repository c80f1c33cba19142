// What home says of the game before it is opened.
import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'pocket-sub',
  name: 'Pocket Sub',
  line: 'Move, lay mines, be the last fleet left.',
  players: 'Competitive, 2–4 players, 10 to 15 minutes',
};
