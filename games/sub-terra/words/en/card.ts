// What home says of the game before it is opened.
import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'sub-terra',
  name: 'Sub Terra',
  line: 'Get everybody out before the lights fail.',
  players: 'Co-operative, 1–6 players, about an hour',
};
