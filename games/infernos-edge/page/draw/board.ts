// An expedition on the board: tiles, who stands where, what lies about, and what gives light.
import type { Ask, Snapshot } from '@undercroft/infernos-edge';
import { cellKey } from '@undercroft/page-kit/draw/cave/cells';
import { DAYLIGHT, FIRE, type Lamp, lamplight, TORCH } from '@undercroft/page-kit/draw/cave/light';
import { type PersonState, person, thing } from '@undercroft/page-kit/draw/cave/pieces';
import { beastKeys, type Occupant, type Piece, stand } from '@undercroft/page-kit/draw/cave/standing';
import { infernosEdgeTiles, type TempleTile } from './tile.ts';

export interface InfernosEdgeBoard {
  readonly tiles: readonly TempleTile[];
  readonly lamps: readonly Lamp[];
  readonly pieces: readonly Piece[];
}

export function infernosEdgeBoard(snapshot: Snapshot): InfernosEdgeBoard {
  const tiles = infernosEdgeTiles(snapshot);
  const locks = tiles.filter(({ kind }) => kind === 'locks').map(({ x, y }) => cellKey(x, y));
  return { tiles, lamps: lampsOf(snapshot, tiles), pieces: stand(tiles, occupants(snapshot, locks)) };
}

/** What a card shows too, for those who are on no tile. */
export function explorerState({ health, state }: Snapshot['explorers'][string]): PersonState {
  if (state === 'dead') return 'lost';
  if (state === 'escaped') return 'away';
  return health === 0 ? 'down' : 'awake';
}

/** Questions of the lead, while guardians come or the sanctum opens: nobody's turn. */
const NOBODYS: readonly Ask[] = ['guardian', 'victim', 'path', 'sanctum', 'over'];

export const isActing = ({ actor, asks }: Snapshot, name: string): boolean => name === actor && !NOBODYS.includes(asks);

/** Lamps of those who can stand, fire, and the day outside. */
function lampsOf({ explorers }: Snapshot, tiles: readonly TempleTile[]): Lamp[] {
  const torches = Object.values(explorers).flatMap(({ at, health }) => (at !== null && health > 0 ? [at] : []));
  const shining = tiles.flatMap(({ x, y, kind, tokens }) => {
    if (tokens.burnt) return [{ x, y, strength: FIRE }];
    return kind === 'exit' ? [{ x, y, strength: DAYLIGHT }] : [];
  });
  return [...lamplight(tiles, torches, TORCH), ...shining];
}

function occupants(snapshot: Snapshot, locks: readonly string[]): Occupant[] {
  const { explorers, guardians, artifact } = snapshot;
  const keys = beastKeys('guardian', guardians);
  const beasts = guardians.map(({ at, acting }, i) => ({
    key: keys[i] ?? '',
    at,
    svg: thing('guardian', { acting }),
    size: 'stout' as const,
  }));
  const people = Object.entries(explorers).flatMap(([name, member]) => {
    if (member.at === null) return [];
    const active = isActing(snapshot, name);
    return [
      {
        key: name,
        at: member.at,
        svg: person(name, { state: explorerState(member), active, holds: member.holds }),
      },
    ];
  });
  const treasure =
    artifact === null ? [] : [{ key: 'artifact', at: artifact, svg: thing('artifact'), size: 'loose' as const }];
  return [...looseKeys(snapshot, locks), ...treasure, ...beasts, ...people];
}

/** Keys on the floor; those in the locks of the sanctum are drawn with it. */
function looseKeys({ entrance, temple }: Snapshot, locks: readonly string[]): Occupant[] {
  const spaces = [...entrance, ...temple].filter(({ at }) => !locks.includes(at));
  return spaces.flatMap(({ at, keys }) =>
    Array.from({ length: keys }, (_, i) => ({ key: `key${at}/${i}`, at, svg: thing('key'), size: 'loose' as const })),
  );
}
