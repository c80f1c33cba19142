// What home says of the game before it is opened.
import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'infernos-edge',
  name: 'Inferno’s Edge',
  line: 'Hozzátok ki az ereklyét, mielőtt kitör a vulkán.',
  players: 'Együtt, 1–6 játékos, nagyjából egy óra',
};
