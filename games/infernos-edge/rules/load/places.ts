// Finds the spaces and explorers that a snapshot names.

import { NOTHING } from '@undercroft/cave';
import type { Path } from '@undercroft/engine';
import { type Expedition, findExplorer } from '../expedition.ts';
import { EXPLORERS, type Explorer } from '../explorers.ts';
import { positionError } from '../position-errors.ts';

const CELL = /^(0|-?[1-9]\d?),(0|-?[1-9]\d?)$/;

/** The column and the depth. */
export type Cell = readonly [x: number, y: number];

/** Undefined if it is not written like a cell. */
export function parseCell(name: string): Cell | undefined {
  const found = CELL.exec(name);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}

export function requireTile(e: Expedition, name: string, path: Path): number {
  const cell = parseCell(name);
  const tile = cell ? e.cave.at(...cell) : NOTHING;
  if (tile === NOTHING) throw positionError('nothing-there', 'IE-MAP-1', path, name);
  return tile;
}

export function memberIndex(e: Expedition, name: string, path: Path): number {
  const i = EXPLORERS.includes(name as Explorer) ? findExplorer(e, EXPLORERS.indexOf(name as Explorer)) : -1;
  if (i < 0) throw positionError('not-in-the-team', 'IE-SETUP-1', path, name);
  return i;
}

/** IE-ROUND-1: which turn of the round an explorer has, counted from the lead explorer's, which is 0. */
export const turnOf = (e: Expedition, i: number): number => (i - e.lead + e.explorers) % e.explorers;

/** The place in a list of its first element that was there before, or −1. */
export const repeatedIndex = (list: readonly string[]): number => list.findIndex((one, k) => list.indexOf(one) < k);
