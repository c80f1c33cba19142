// Positions of Pocket Sub for the tests of the chart.
import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replay, unwrap } from '@undercroft/engine';
import { type Event, pocketSub, type Snapshot } from '@undercroft/pocket-sub';
import type { RegionFacts } from '../../../games/pocket-sub/page/draw/regions.ts';

const golden = new URL('../../../games/pocket-sub/golden/', import.meta.url);

export const gameNames = readdirSync(golden)
  .filter((file) => file.endsWith('.jsonl') && !file.endsWith('.story.jsonl'))
  .map((file) => file.replace('.jsonl', ''));

export interface Moment {
  readonly snapshot: Snapshot;
  readonly events: readonly Event[];
}

/** Every position of a golden game, with what led to it. */
export function momentsOf(name: string): Moment[] {
  const record = unwrap(readRecord(readFileSync(new URL(`${name}.jsonl`, golden), 'utf8')));
  const moments: Moment[] = [];
  const watch = (happened: { events: readonly unknown[] }, table: { state: unknown }): void => {
    const snapshot = pocketSub.save(table.state as Parameters<typeof pocketSub.save>[0]);
    moments.push({ snapshot, events: happened.events as readonly Event[] });
  };
  unwrap(replay(() => pocketSub as unknown as ReturnType<Parameters<typeof replay>[0]>, record, watch));
  return moments;
}

export const opening = (options: object): Snapshot => pocketSub.save(unwrap(pocketSub.open(options)));

export const say = ({ number, direction, water, pieces }: RegionFacts): string =>
  `Tile ${number}, ${direction}, ${water}. "${pieces.map(({ fleet, kind }) => `${fleet} ${kind}`).join(' & ')}"`;
