import { caveSuite } from './cave-games/suite.mjs';

export default caveSuite({
  name: 'infernos-edge',
  game: "Inferno's Edge",
  team: '4 explorers, Normal',
  // The entrance has eight spaces and the bag thirty tiles; the last of them brings the sanctum.
  tiles: [12, 22, 36],
  undercroft: () => import('./infernos-edge/undercroft.mjs'),
});
