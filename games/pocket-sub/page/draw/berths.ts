// Where each piece lies: several in one region share it without hiding each other.
import type { Point } from '@undercroft/page-kit/draw/markup';
import { type Berth, dockOf, fortBerth } from './docks.ts';
import { at } from './lines.ts';
import { flipped, token, whirlpool } from './pieces.ts';
import { middle, type Plan, regionNamed, spotOf } from './plan.ts';
import type { Piece, Position } from './position.ts';
import { symbolOf } from './symbols.ts';

/** A piece on its place; the key stays the same while it moves. */
export interface Lying {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  /** Drawn around 0,0. */
  readonly svg: string;
}

/** How events name a piece: what, whose, and where it lies or where its move began. */
export const pieceKey = (kind: Piece['kind'], fleet: Piece['fleet'], at: string, index = 0): string =>
  `${kind} ${fleet} ${at}${index ? ` ${index}` : ''}`;

/** Pieces that only pass through a region lie beside what is there. */
const BESIDE: readonly Point[] = [
  [9, -7],
  [-12, 8],
  [-10, -12],
];

function afloat(region: string, index: number, count: number, kind: Piece['kind']): Berth {
  const [dx, dy] = count === 1 ? [0, 0] : (BESIDE[index % BESIDE.length] as Point);
  const size = kind === 'mine' ? 1 : regionNamed(region).edge === undefined ? 1 : 0.8;
  return { dx, dy, scale: count === 1 ? size : size * 0.85 };
}

function berthsIn(region: string, here: readonly Piece[]): Berth[] {
  const docked = here.filter(({ kind }) => kind !== 'cc').length;
  if (docked === here.length) return here.map(({ kind }, i) => afloat(region, i, here.length, kind));
  let dock = 0;
  return here.map(({ kind }) => (kind === 'cc' ? fortBerth(docked) : dockOf(dock++, docked)));
}

/** Subs look where they came to from, or else towards the middle of the chart. */
function facing(plan: Plan, { at, from }: Piece): 1 | -1 {
  const x = spotOf(plan, at)[0];
  if (from !== undefined && from !== at) return x < spotOf(plan, from)[0] ? -1 : 1;
  const mid = plan.cells.reduce((sum, cell) => sum + middle(plan, cell)[0], 0) / plan.cells.length;
  return x > mid + 1 ? -1 : 1;
}

function drawing(plan: Plan, piece: Piece): string {
  if (piece.kind !== 'sub') return `<use href="#${symbolOf(piece.kind, piece.fleet)}"/>`;
  const using = piece.using ?? [];
  const badges = using.map((name, i) => at([(i - (using.length - 1) / 2) * 21, 25], token(name), 0.8));
  const ship = `<use href="#${symbolOf(piece.hero ? 'hero' : 'sub', piece.fleet)}"${flipped(facing(plan, piece))}/>`;
  return ship + badges.join('');
}

/** Forts under mines under subs, so that a docked sub lies before its fort. */
const ORDER = ['cc', 'mine', 'sub'];

export function piecesOnChart(plan: Plan, { pieces, whirlpools }: Position): Lying[] {
  const pools = whirlpools.map(({ at, spin }) => {
    const [x, y] = spotOf(plan, at);
    return { key: `whirlpool ${spin}`, x, y, svg: whirlpool(spin) };
  });
  const used = new Map<string, number>();
  const numbered = (base: string): string => {
    const index = used.get(base) ?? 0;
    used.set(base, index + 1);
    return index ? `${base} ${index}` : base;
  };
  // The moving sub comes last, so that those who stay in its dock keep their keys.
  const sorted = [...pieces].sort(
    (a, b) =>
      ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || Number(a.from !== undefined) - Number(b.from !== undefined),
  );
  const keys = new Map(
    sorted.map((piece) => [piece, numbered(pieceKey(piece.kind, piece.fleet, piece.from ?? piece.at))]),
  );
  const lying = sorted.map((piece) => {
    const here = sorted.filter(({ at }) => at === piece.at);
    const { dx, dy, scale } = berthsIn(piece.at, here)[here.indexOf(piece)] as Berth;
    const [x, y] = spotOf(plan, piece.at);
    const drawn = drawing(plan, piece);
    const svg = scale === 1 ? drawn : `<g transform="scale(${Math.round(scale * 100) / 100})">${drawn}</g>`;
    return { key: keys.get(piece) as string, x: x + dx, y: y + dy, svg };
  });
  return [...pools, ...lying];
}
