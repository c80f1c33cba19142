// What each hazard would do to the position as it is, found by letting it happen on copies. Nothing here changes the position.
import type { Caver } from './cavers.ts';
import { cellOf, Descent, nameOf, neededFace } from './descent.ts';
import type { Event } from './events.ts';
import { caveIn, flood, spreadGas } from './hazard-effects.ts';
import { emitSpared, exposure } from './health.ts';
import { isMarked, RUBBLE } from './marks.ts';
import { CAVE_IN, GAS, typeOf, WATER } from './tiles.ts';

/** Somebody who would lose health. */
export interface Hit {
  readonly caver: Caver;
  readonly at: string;
  readonly amount: number;
  /** They would pass out. */
  readonly falls: boolean;
}

/** Somebody whom the Bodyguard shields (ST-BOD-2). */
export interface Spared {
  readonly caver: Caver;
  readonly at: string;
  readonly by: Caver;
}

export interface HazardDanger {
  /** Where it strikes, whether anybody is there or not. */
  readonly tiles: readonly string[];
  readonly hits: readonly Hit[];
  readonly spared: readonly Spared[];
}

export interface CaveInDanger extends HazardDanger {
  readonly face: number;
}

export interface TremorDanger {
  /** `failing` of the six faces make them lose 1. */
  readonly hits: readonly (Hit & { readonly failing: number })[];
  readonly spared: readonly Spared[];
}

export interface HazardDangers {
  readonly flood: HazardDanger;
  readonly gas: HazardDanger;
  /** By the number that is rolled; numbers that strike no tile are left out. */
  readonly caveIns: readonly CaveInDanger[];
  readonly tremor: TremorDanger;
}

/** What each hazard would do now, each by itself and once (ST-HAZ-SEVERE: severe ones strike twice). */
export function hazardDangers(d: Descent): HazardDangers {
  return {
    flood: { tiles: tilesOf(d, WATER), ...lossesBy(d, flood) },
    gas: { tiles: tilesOf(d, GAS), ...lossesBy(d, spreadGas) },
    caveIns: [1, 2, 3, 4, 5, 6].flatMap((face) => caveInDanger(d, face)),
    tremor: tremorDanger(d),
  };
}

const tilesOf = (d: Descent, kind: number): string[] =>
  tilesWhere(d, (tile) => d.kinds[tile] === kind).map((tile) => cellOf(d, tile));

const tilesWhere = (d: Descent, is: (tile: number) => boolean): number[] =>
  Array.from({ length: d.cave.count }, (_, tile) => tile).filter(is);

/** ST-HAZ-FLOOD, ST-HAZ-GAS, ST-HAZ-CAVEIN. */
function lossesBy(
  d: Descent,
  happen: (copy: Descent, emit: (event: Event) => void) => void,
): Pick<HazardDanger, 'hits' | 'spared'> {
  const copy = new Descent();
  copy.copyFrom(d);
  const hits: Hit[] = [];
  const spared: Spared[] = [];
  happen(copy, (event) => {
    if (event.type === 'lost-health')
      hits.push({ caver: event.caver, at: event.at, amount: event.amount, falls: event.left === 0 });
    if (event.type === 'spared') spared.push({ caver: event.caver, at: event.at, by: event.by });
  });
  return { hits, spared };
}

function caveInDanger(d: Descent, face: number): CaveInDanger[] {
  const tiles = tilesWhere(d, (tile) => canFall(d, tile) && ((numbersOf(d, tile) >> face) & 1) === 1);
  if (tiles.length === 0) return [];
  return [
    { face, tiles: tiles.map((tile) => cellOf(d, tile)), ...lossesBy(d, (copy, emit) => caveIn(copy, face, emit)) },
  ];
}

const canFall = (d: Descent, tile: number): boolean => d.kinds[tile] === CAVE_IN && !isMarked(d, tile, RUBBLE);
const numbersOf = (d: Descent, tile: number): number => typeOf(d.types[tile]!).numbers;

/** ST-HAZ-TREMOR, ST-TURN-5. */
function tremorDanger(d: Descent): TremorDanger {
  const hits: TremorDanger['hits'][number][] = [];
  const spared: Spared[] = [];
  for (let i = 0; i < d.cavers; i++) {
    const amount = exposure(d, i, 1, 'tremor');
    if (amount > 0) {
      const at = cellOf(d, d.places[i]!);
      hits.push({ caver: nameOf(d, i), at, amount, falls: d.health[i] === amount, failing: neededFace(d, i) - 1 });
    } else
      emitSpared(d, i, 'tremor', (event) => {
        if (event.type === 'spared') spared.push({ caver: event.caver, at: event.at, by: event.by });
      });
  }
  return { hits, spared };
}
