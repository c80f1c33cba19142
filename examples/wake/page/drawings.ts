// What the build draws for Wake.
import { portal } from '@undercroft/page-kit/draw/pictures/portal';
import type { GameDrawings } from '@undercroft/page-kit/drawings';
import { MINE_SHAPE, subShape } from './drawing.ts';

const WORLD =
  '<rect x="0" y="-12" width="400" height="460" fill="#0e2f3d"/>' +
  `<g transform="translate(200 210) scale(2.4)">${subShape(0)}</g>` +
  [90, 200, 310].map((x) => `<g transform="translate(${x} 340) scale(1.2)">${MINE_SHAPE}</g>`).join('');

export const drawings: GameDrawings = {
  icons: { move: 'M4 12h14M12.5 6.5 18 12l-5.5 5.5' },
  symbols: '',
  portal: portal({ id: 'wake', world: WORLD, light: '#4a8fd8' }),
};
