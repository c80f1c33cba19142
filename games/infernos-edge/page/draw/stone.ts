// Inferno's Edge: a hot stone temple. Masonry is the same outline stroked with block-long dashes.

import type { Stone, TileInput } from '@undercroft/page-kit/draw/cave/tile';
import { layers, stack, use } from '@undercroft/page-kit/draw/markup';
import { below, type Chance, stream } from '@undercroft/page-kit/draw/seeded';
import { templeOutline } from './outline.ts';

export const DRAWN_KINDS = [
  'normal',
  'bridge',
  'key',
  'lava',
  'spike',
  'dart',
  'ruin',
  'guardian',
  'journal',
  'entrance',
  'exit',
  'wing',
  'locks',
  'dais',
] as const;
export type DrawnKind = (typeof DRAWN_KINDS)[number];
type TempleTile = TileInput<DrawnKind>;

/** From the rock inwards, and the same molten: the volcano side (temple-stack.ts). */
export const LAYERS = { wall: 2, floor: 6, rim: 1 };
export const BURNT_LAYERS = { wall: 3, floor: 3, rim: 1 };

const NICHED: ReadonlySet<DrawnKind> = new Set(['key', 'guardian', 'locks', 'dais', 'dart']);

type Art = (tile: TempleTile, next: Chance) => string;

/** Faces, keyholes and books look at the reader however the tile lies. */
const upright =
  (symbol: string): Art =>
  ({ rotation }) =>
    use(symbol, { turn: rotation * -90 });

const ART: Record<DrawnKind, Art> = {
  normal: (_, next) => use(`t-glyph${below(next, 4)}`),
  bridge: () => use('t-bridge'),
  key: upright('t-plinth'),
  lava: () => use('t-lava'),
  spike: upright('t-spikes'),
  dart: () => use('t-darts'),
  ruin: () => use('t-ruin'),
  guardian: upright('t-idol'),
  journal: (tile, next) => use('t-route') + upright('t-book')(tile, next),
  entrance: () => use('t-sun'),
  wing: () => use('t-pillars'),
  exit: () => use('t-exit'),
  locks: ({ tokens }) => use('t-locks') + filled(tokens.keys ?? 0),
  dais: () => use('t-dais'),
};

/** Keys in the locks of the sanctum, from the middle outwards. */
const filled = (keys: number): string =>
  [0, -44, 44]
    .slice(0, keys)
    .map((y) => use('t-filled', { y }))
    .join('');

/** Corner of the rock where the number of a ruin can be read whatever stands on the floor. */
const PLAQUE = { x: 72, y: -72 };

export const TEMPLE: Stone<DrawnKind> = {
  name: 'temple',
  outline: ({ kind, shape, seed, broken }) => templeOutline({ shape, seed, broken, niche: NICHED.has(kind) }),
  ground({ kind, tokens }, id) {
    const look = tokens.burnt ? BURNT_LAYERS : LAYERS;
    return {
      classes: tokens.burnt ? 't-burnt' : 't-tile',
      wall: use('t-rock') + stack(id, look.wall),
      floor: stack(id, look.floor) + (kind === 'journal' && !tokens.burnt ? layers(id, ['t-page', 't-ink']) : ''),
      over: '',
      rim: stack(id, look.rim),
    };
  },
  art: (tile) => (tile.tokens.burnt ? '' : ART[tile.kind](tile, stream(`${tile.seed}art`))),
  upright({ tokens }) {
    if (tokens.burnt) return '';
    const plaques = tokens.numbers?.map((n) => use(`u-p${n}`, PLAQUE)).join('') ?? '';
    return (tokens.shored ? use('t-beams') : '') + (tokens.rubble ? use('u-rubble') : '') + plaques;
  },
};
