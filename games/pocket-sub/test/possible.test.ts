// What loads, and what does not? Changed snapshots, checked a second time by the slow rules: `load` accepts exactly those that
// could be positions.
import { Stream } from '@undercroft/engine';
import { changeSomewhere, replayGoldenGames, SeenValues, walkRandomGame } from '@undercroft/testkit';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { pocketSub, type Snapshot } from '../rules/index.ts';
import { faultsOf } from './possible/faults.ts';

const GAMES = Number(process.env['CONTRACT_GAMES'] ?? 2);
const SEED = process.env['CONTRACT_SEED'] ?? 'possible';
/** How many snapshots of each game are changed. */
const CHANGES = 40;

type Sea = ReturnType<typeof pocketSub.blank>;

const json = <T>(data: T): T => JSON.parse(JSON.stringify(data));

/** One to three changes of some snapshot. */
function changed(snapshots: readonly Snapshot[], seen: SeenValues, stream: Stream): unknown {
  let data: unknown = snapshots[stream.below(snapshots.length)];
  for (let i = stream.below(3); i >= 0; i--) data = changeSomewhere(data, seen, stream)?.data ?? data;
  return data;
}

/** Whether it loads. Data that is no snapshot at all is not asked about. */
function loads(data: unknown): boolean {
  const loaded = pocketSub.load(data);
  if (!loaded.ok && loaded.error.kind === 'malformed') return false;
  const faults = faultsOf(v.parse(pocketSub.schemas.snapshot, data) as Snapshot);
  const where = JSON.stringify(loaded.ok ? { faults, data } : { error: loaded.error, data });
  expect(loaded.ok, where).toBe(faults.length === 0);
  return loaded.ok;
}

/** Judges the snapshots of a game, which must all load, and changes of them; returns how many changes loaded. */
function countLoaded(snapshots: readonly Snapshot[], stream: Stream, changes: number): number {
  const seen = new SeenValues();
  for (const snapshot of snapshots) {
    expect(loads(snapshot), JSON.stringify(snapshot)).toBe(true);
    seen.add(snapshot);
  }
  let loaded = 0;
  for (let i = 0; i < changes; i++) if (loads(changed(snapshots, seen, stream))) loaded++;
  return loaded;
}

function randomGame(options: object, stream: Stream): Snapshot[] {
  const snapshots: Snapshot[] = [];
  walkRandomGame({ game: pocketSub as never, options, stream }, (sea) => {
    snapshots.push(json(pocketSub.save(sea as Sea)));
  });
  return snapshots;
}

describe('load accepts exactly what could be', () => {
  test.each(pocketSub.facts.variants.map(({ name, options }) => [name, options] as const))('%s', (name, options) => {
    let loaded = 0;
    for (let i = 0; i < GAMES; i++) {
      const stream = Stream.of(SEED).split(name).split(i);
      loaded += countLoaded(randomGame(options, stream.split('game')), stream, CHANGES);
    }
    expect(loaded).toBeGreaterThan(GAMES);
  });

  test('in every golden game, and after its end', () => {
    let snapshots: Snapshot[] = [];
    const stream = Stream.of(SEED).split('golden');
    replayGoldenGames(pocketSub, new URL('../golden/', import.meta.url), ({ after }) => {
      snapshots.push(json(after));
      if (after.phase !== 'over') return;
      countLoaded(snapshots, stream, GAMES * 10);
      countLoaded(snapshots.slice(-1), stream, GAMES * 10);
      snapshots = [];
    });
  });
});
