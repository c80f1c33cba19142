// What home says of the game before it is opened.
import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'infernos-edge',
  name: 'Inferno’s Edge',
  line: 'Hozzátok el az ereklyét, és fussatok a hegy elől.',
  players: 'Együtt, 1–6 játékos, nagyjából egy óra',
};
