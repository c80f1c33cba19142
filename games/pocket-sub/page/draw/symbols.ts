// The pieces of all fleets as symbols, so that the layer that changes at every touch stays small.
import { COLOURS, type Colour } from '@undercroft/pocket-sub';
import { commandCentre, mine, sub } from './pieces.ts';

type Symbol = 'sub' | 'hero' | 'mine' | 'cc';

export const symbolOf = (kind: Symbol, fleet: Colour): string => `sea-${kind}-${fleet}`;

const draw: Readonly<Record<Symbol, (fleet: Colour) => string>> = {
  sub,
  hero: (fleet) => sub(fleet, { hero: true }),
  mine,
  cc: commandCentre,
};

const symbols = (fleet: Colour): string =>
  (Object.keys(draw) as Symbol[]).map((kind) => `<g id="${symbolOf(kind, fleet)}">${draw[kind](fleet)}</g>`).join('');

export const PIECE_DEFS = COLOURS.map(symbols).join('');
