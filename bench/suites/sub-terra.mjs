import { caveSuite } from './cave-games/suite.mjs';

export default caveSuite({
  name: 'sub-terra',
  game: 'Sub Terra',
  team: '4 cavers, Normal',
  tiles: [10, 30, 60],
  undercroft: () => import('./sub-terra/undercroft.mjs'),
});
