// What home says of the game before it is opened.
import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'pocket-sub',
  name: 'Pocket Sub',
  line: 'Lépj, rakj aknát, és te maradj utolsónak a vízen.',
  players: 'Egymás ellen, 2–4 játékos, 10–15 perc',
};
