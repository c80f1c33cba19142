// What is visible in both cave games: square chambers with walls and ways, and empty cells next to an opening.
import { type Cave, has, NOTHING, opposite, SIDES } from '@undercroft/cave';
import { besideCell } from './places.ts';

/** `half`: an opening against a wall, which counts as a wall. `gap`: open to an empty cell. */
export interface Way {
  readonly type: 'wall' | 'open' | 'half' | 'gap';
  readonly blasted: boolean;
}

export interface Chamber {
  readonly cell: string;
  readonly x: number;
  readonly y: number;
  /** North, east, south, west. */
  readonly ways: readonly Way[];
  /** Somebody conscious is here or one step away. */
  readonly lit: boolean;
}

export interface CaveView<C extends Chamber = Chamber> {
  readonly chambers: readonly C[];
  /** Empty cells next to an opening. */
  readonly gaps: readonly string[];
  /** What the picture is centred on. */
  readonly focus: string;
  /** The tile about to be laid, and where. */
  readonly hand: { readonly words: string; readonly cell: string } | undefined;
  /** Where tiles may lie, if not everywhere: between these columns, from this row down. */
  readonly bounds?: { readonly left: number; readonly right: number; readonly top: number };
}

export const waysOf = (cave: Cave, index: number): Way[] => SIDES.map((_, side) => wayOf(cave, index, side));

function wayOf(cave: Cave, index: number, side: number): Way {
  const other = cave.beside[4 * index + side] ?? NOTHING;
  const here = has(cave.openings[index] ?? 0, side);
  const there = other !== NOTHING && has(cave.openings[other] ?? 0, opposite(side));
  const through = cave.through(index, side) !== NOTHING;
  if (through) return { type: 'open', blasted: !(here && there) };
  if (cave.isGap(index, side)) return { type: 'gap', blasted: !here };
  return { type: here || there ? 'half' : 'wall', blasted: false };
}

export function gapsOf(chambers: readonly Chamber[]): string[] {
  const gaps = chambers.flatMap(({ cell, ways }) =>
    SIDES.filter((_, side) => ways[side]?.type === 'gap').map((side) => besideCell(cell, side)),
  );
  return [...new Set(gaps)];
}

/** `torches`: the cells of all who carry one. */
export function isLit(cave: Cave, index: number, torches: readonly string[]): boolean {
  const near = [index, ...SIDES.map((_, side) => cave.through(index, side))].filter((tile) => tile !== NOTHING);
  return near.some((tile) => torches.includes(`${cave.x[tile]},${cave.y[tile]}`));
}
