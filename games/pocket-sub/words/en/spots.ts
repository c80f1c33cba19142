// What the spots of a tile are called in English.
import type { Spot, SpotNames } from '../places.ts';

const en = {
  n: { short: 'N', long: 'north' },
  ne: { short: 'NE', long: 'north-east' },
  se: { short: 'SE', long: 'south-east' },
  s: { short: 'S', long: 'south' },
  sw: { short: 'SW', long: 'south-west' },
  nw: { short: 'NW', long: 'north-west' },
  centre: { short: 'centre', long: 'centre' },
} satisfies Record<Spot, SpotNames>;

export default en;
