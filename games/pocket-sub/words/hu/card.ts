// What home says of the game before it is opened.
import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'pocket-sub',
  name: 'Pocket Sub',
  line: 'Mozogj, rakj aknát, és maradj utolsónak.',
  players: 'Egymás ellen, 2–4 játékos, 10–15 perc',
};
