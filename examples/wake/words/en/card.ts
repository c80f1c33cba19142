import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'wake',
  name: 'Wake',
  line: 'Leave mines in your wake, and be the last to move.',
  players: 'Competitive, 2 players, 5 minutes',
};
