// What the spots of a tile are called in Hungarian.
import type { Spot, SpotNames } from '../places.ts';

const hu = {
  n: { short: 'É', long: 'észak' },
  ne: { short: 'ÉK', long: 'északkelet' },
  se: { short: 'DK', long: 'délkelet' },
  s: { short: 'D', long: 'dél' },
  sw: { short: 'DNy', long: 'délnyugat' },
  nw: { short: 'ÉNy', long: 'északnyugat' },
  centre: { short: 'közép', long: 'közép' },
} satisfies Record<Spot, SpotNames>;

export default hu;
