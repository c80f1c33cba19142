// A descent on the board: tiles, who stands where, and who carries a light.

import { sideNamed } from '@undercroft/page-kit/draw/cave/laid-tile';
import { DAYLIGHT, EMBER, type Lamp, lamplight, TORCH } from '@undercroft/page-kit/draw/cave/light';
import { type PersonState, person, thing } from '@undercroft/page-kit/draw/cave/pieces';
import { beastKeys, type Occupant, type Piece, stand } from '@undercroft/page-kit/draw/cave/standing';
import type { Snapshot } from '@undercroft/sub-terra';
import { type CaveTile, subTerraTiles } from './tile.ts';

export interface SubTerraBoard {
  readonly tiles: readonly CaveTile[];
  readonly lamps: readonly Lamp[];
  readonly pieces: readonly Piece[];
}

export function subTerraBoard(snapshot: Snapshot): SubTerraBoard {
  const tiles = subTerraTiles(snapshot);
  return { tiles, lamps: lampsOf(snapshot, tiles), pieces: stand(tiles, occupants(snapshot)) };
}

type Member = Snapshot['cavers'][string];

/** What a card shows too, for those who are on no tile. */
export function caverState({ health, state }: Member): PersonState {
  if (state.includes('removed')) return 'lost';
  if (state.includes('submerged')) return 'submerged';
  if (health === 0) return 'down';
  return state.includes('hidden') ? 'hidden' : 'awake';
}

/** Unconscious cavers give no light: losing one is seen before it is read. */
function lampsOf({ cavers, dark }: Snapshot, tiles: readonly CaveTile[]): Lamp[] {
  const torches = Object.values(cavers).flatMap(({ at, health }) => (at !== null && health > 0 ? [at] : []));
  const exits = tiles.filter(({ kind }) => kind === 'exit').map(({ x, y }) => ({ x, y, strength: DAYLIGHT }));
  return [...lamplight(tiles, torches, dark ? EMBER : TORCH), ...exits];
}

function occupants({ cavers, horrors, hunt, actor, end }: Snapshot): Occupant[] {
  const keys = beastKeys('horror', horrors);
  const beasts = horrors.map(({ at }, i) => ({
    key: keys[i] ?? '',
    at,
    svg: thing('horror', { acting: at === hunt?.horror }),
    size: 'beast' as const,
  }));
  const people = Object.entries(cavers).flatMap(([name, member]) => {
    if (member.at === null) return [];
    const svg = person(name, { state: caverState(member), active: name === actor && end === null });
    return [{ key: name, at: member.at, half: member.side === null ? undefined : sideNamed(member.side), svg }];
  });
  return [...beasts, ...people];
}
