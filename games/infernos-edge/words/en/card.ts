// What home says of the game before it is opened.
import type { Card } from '@undercroft/words/game-words';

export const card: Card = {
  id: 'infernos-edge',
  name: 'Inferno’s Edge',
  line: 'Take the artifact and outrun the mountain.',
  players: 'Co-operative, 1–6 players, about an hour',
};
