import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'wake',
  name: 'Wake',
  line: 'Hagyj aknát magad mögött, és lépj te utoljára.',
  players: 'Egymás ellen, 2 játékos, 5 perc',
};
