// The slow layer: paper, water, rock, borders. Drawn once per outline and once per tile as it lies, and kept.
import type { Point } from '@undercroft/page-kit/draw/markup';
import { stream } from '@undercroft/page-kit/draw/seeded';
import { compass } from './compass.ts';
import { blank, borders, paper, studs, tileNumbers } from './frame.ts';
import { serif } from './letters.ts';
import { rad } from './lines.ts';
import { middle, nameOf, PLACES, type Plan, type Region, regionNamed } from './plan.ts';
import type { Tile, Water } from './position.ts';
import { rockyGround } from './rocks.ts';
import { plainShape, shapeOf } from './shapes.ts';
import { deepWater, shallowWater, soundings } from './water.ts';

/** A part of the ground: as long as its key stays the same, so does its drawing. */
export interface GroundLayer {
  readonly key: string;
  readonly svg: string;
  /** The middle it turns about. */
  readonly x: number;
  readonly y: number;
}

export const waterOf = ({ centre, rocky }: Tile, { edge }: Region): Water => {
  if (edge === undefined) return centre;
  return rocky.includes(edge) ? 'rocky' : 'shallow';
};

function drawRegion(plan: Plan, tile: Tile, region: Region, seed: string): string {
  // Named as it was printed, so that a tile turned by a whirlpool keeps its floor.
  const printed = nameOf({
    ...region,
    edge: region.edge === undefined ? undefined : (region.edge - tile.turn + 6) % 6,
  });
  const chance = stream(`${seed}/${printed}`);
  const patch = {
    shape: shapeOf(plan, region),
    plain: plainShape(plan, region),
    lean: rad(tile.turn * 60 + plan.turn),
    chance,
  };
  const water = waterOf(tile, region);
  if (water === 'rocky') return rockyGround(plan, tile.at, region.edge ?? 0, patch);
  return (water === 'deep' ? deepWater(patch) : shallowWater(patch)) + soundings(plan, region, water, chance);
}

function drawTile(plan: Plan, tile: Tile, seed: string): string {
  const regions = PLACES.map((place) => drawRegion(plan, tile, regionNamed(`${tile.at}:${place}`), seed));
  return `<g aria-hidden="true" ${serif(8.4, 400)} font-style="italic">${regions.join('')}</g>`;
}

const kept = new Map<string, GroundLayer>();

/** More than the tiles of a game in all their turns; a new game starts over. */
const MOST_KEPT = 120;

function layer(key: string, [x, y]: Point, draw: () => string): GroundLayer {
  const found = kept.get(key);
  if (found) return found;
  if (kept.size >= MOST_KEPT) kept.clear();
  const drawn = { key, x, y, svg: draw() };
  kept.set(key, drawn);
  return drawn;
}

export function groundOf(plan: Plan, tiles: readonly Tile[], seed: string): GroundLayer[] {
  const board = `${plan.turn}/${plan.cells.join(' ')}`;
  const empty = plan.cells.filter((cell) => !tiles.some(({ at }) => at === cell));
  const over = `${board}/${tiles.map(({ at, centre }) => `${at}${centre}`).join(' ')}`;
  return [
    layer(`rose ${board}`, [0, 0], () => compass(plan)),
    layer(`paper ${board}`, [0, 0], () => paper(plan)),
    ...empty.map((cell) => layer(`blank ${board} ${cell}`, middle(plan, cell), () => blank(plan, cell))),
    ...tiles.map((tile) =>
      layer(`tile ${seed} ${board} ${tile.at} ${tile.centre} ${tile.rocky} ${tile.turn}`, middle(plan, tile.at), () =>
        drawTile(plan, tile, seed),
      ),
    ),
    layer(`lines ${over}`, [0, 0], () => borders(plan, tiles) + studs(plan) + tileNumbers(plan, tiles)),
  ];
}
