// What home says of the game before it is opened.
import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'sub-terra',
  name: 'Sub Terra',
  line: 'Jussatok ki mind, mielőtt kialszik a fény.',
  players: 'Együtt, 1–6 játékos, nagyjából egy óra',
};
