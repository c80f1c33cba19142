// ST-ASK-1, ST-HOR-ORDER: a question is asked exactly when its answer can matter. To check this, the horrors' phase is
// played here again, plainly, in every order and along every path.
import { DX, DY, opposite, SIDES } from '@undercroft/cave';
import { Stream, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { type Snapshot, subTerra } from '../rules/index.ts';
import { openingsOf, typeNamed, typeOf } from '../rules/tiles.ts';
import { possible } from './possible.ts';

const RANK = ['diver', 'scout', 'geologist', 'engineer', 'climber', 'medic', 'bodyguard', 'leader'];

interface Caver {
  readonly name: string;
  readonly seat: number;
  readonly at: string;
  readonly awake: boolean;
  readonly hidden: boolean;
}

interface Hunt {
  readonly cavers: readonly Caver[];
  readonly waiting: readonly string[];
  readonly moved: readonly string[];
  readonly asked: readonly number[];
}

type Map2 = ReadonlyMap<string, readonly string[]>;

/** Cell → connected cells. */
function neighbours(snapshot: Pick<Snapshot, 'cave'>): Map2 {
  const open = new Map(snapshot.cave.map(({ at, tile, turn }) => [at, openingsOf(typeOf(typeNamed(tile)), turn)]));
  const isOpen = (at: string, side: number) => ((open.get(at) ?? 0) >> side) & 1;
  return new Map(
    [...open.keys()].map((at) => {
      const [x, y] = at.split(',').map(Number) as [number, number];
      const beside = SIDES.map((_, side) => `${x + (DX[side] as number)},${y + (DY[side] as number)}`);
      return [at, beside.filter((other, side) => open.has(other) && isOpen(at, side) && isOpen(other, opposite(side)))];
    }),
  );
}

function distances(map: Map2, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  const queue = [from];
  for (const at of queue) {
    for (const next of map.get(at) ?? []) {
      if (found.has(next)) continue;
      found.set(next, (found.get(at) as number) + 1);
      queue.push(next);
    }
  }
  return found;
}

const isPrey = (caver: Caver) => caver.awake && !caver.hidden && caver.name !== 'scout';

/** Every possible result of moving the horror on this cell next. */
function ends(map: Map2, hunt: Hunt, horror: string): string[] {
  const left = hunt.waiting.toSpliced(hunt.waiting.indexOf(horror), 1);
  const steps = distances(map, horror);
  const near = hunt.cavers.filter(isPrey).filter(({ at }) => (steps.get(at) ?? 99) <= 7);
  const victim = near.toSorted(
    (a, b) => (steps.get(a.at) as number) - (steps.get(b.at) as number) || RANK.indexOf(a.name) - RANK.indexOf(b.name),
  )[0];
  if (!victim) return rest(map, { ...hunt, waiting: left });
  const back = distances(map, victim.at);
  const ways = (map.get(horror) ?? []).filter((next) => (back.get(next) as number) < (back.get(horror) as number));
  const asked = ways.length > 1 ? [...hunt.asked, victim.seat] : hunt.asked;
  return ways.flatMap((to) => {
    const cavers = hunt.cavers.map((caver) =>
      caver.at === to && caver.name !== 'scout' ? { ...caver, awake: false } : caver,
    );
    return rest(map, { cavers, waiting: left, moved: [...hunt.moved, to], asked });
  });
}

function rest(map: Map2, hunt: Hunt): string[] {
  const over = hunt.cavers.every(({ awake }) => !awake);
  if (over || hunt.waiting.length === 0) {
    const down = hunt.cavers.filter(({ awake }) => !awake).map(({ name }) => name);
    return [JSON.stringify([[...hunt.moved, ...hunt.waiting].sort(), down.sort(), [...hunt.asked].sort()])];
  }
  return [...new Set(hunt.waiting)].flatMap((next) => ends(map, hunt, next));
}

/** Whether it can matter which horror moves first. */
function matters(snapshot: Snapshot): boolean {
  const map = neighbours(snapshot);
  const cavers = snapshot.options.cavers.map(({ caver, seat }) => {
    const { at, health, state } = snapshot.cavers[caver] as NonNullable<Snapshot['cavers'][string]>;
    return { name: caver, seat, at: at ?? '', awake: health > 0, hidden: state.includes('hidden') };
  });
  const waiting = snapshot.horrors.map(({ at }) => at);
  const futures = [...new Set(waiting)].map((first) =>
    [...new Set(ends(map, { cavers, waiting, moved: [], asked: [] }, first))].sort().join(),
  );
  return new Set(futures).size > 1;
}

const TILES = [
  'normal X',
  'normal T',
  'normal L',
  'normal I',
  'water X',
  'water T',
  'gas T',
  'gas L',
  'rough X',
  'horror L',
];

type Tile = Snapshot['cave'][number];
const laid = (at: string, tile: string, turn: number): Tile => ({ at, tile, turn, marks: [], blasted: [] });

/** Whether a tile is connected to one that lies there already (ST-CAVE-2). */
const connects = (cave: readonly Tile[], tile: Tile): boolean =>
  (neighbours({ cave: [...cave, tile] }).get(tile.at) ?? []).length > 0;

/** A cave of at most nine tiles, each in a rotation that connects it. */
function smallCave(stream: Stream): Tile[] {
  const cave = [laid('0,0', 'start X', 0), laid('1,0', 'horror L', 2)];
  for (const at of ['0,1', '1,1', '2,1', '2,0', '0,2', '1,2', '2,2']) {
    const tile = TILES[stream.below(TILES.length)] as string;
    const { copies, turns } = typeOf(typeNamed(tile));
    const fitting = Array.from({ length: turns }, (_, turn) => laid(at, tile, turn)).filter((one) =>
      connects(cave, one),
    );
    const one = fitting[stream.below(Math.max(1, fitting.length))];
    if (one && cave.filter((other) => other.tile === tile).length < copies) cave.push(one);
  }
  return cave;
}

/** A small cave with cavers and horrors close together, where order often matters. */
function crowdedCave(stream: Stream): Snapshot {
  const cave = smallCave(stream);
  const cells = cave.map(({ at }) => at);
  const somewhere = (free: readonly string[]) => free[stream.below(free.length)] as string;
  const horrors = Array.from({ length: 2 + stream.below(2) }, () => ({ at: somewhere(cells.slice(1)), moved: false }));
  const free = cells.filter((cell) => !horrors.some(({ at }) => at === cell));
  const names = ['leader', 'medic', 'climber', 'scout'] as const;
  const cavers = Object.fromEntries(
    names.map((name) => [
      name,
      {
        at: somewhere(name === 'scout' ? cells : free),
        health: stream.below(3) === 0 ? 0 : 3,
        state: stream.below(6) === 0 ? (['hidden'] as const) : [],
      },
    ]),
  );
  const last = names.findIndex((name) => (cavers[name]?.health ?? 0) > 0);
  if (last < 0) cavers['scout'] = { at: cells[0] as string, health: 3, state: [] };
  const active = names.at(last) as (typeof names)[number];
  const start = names[(names.indexOf(active) + 1) % names.length];
  const points = cavers[active]?.state.length === 0 ? 2 : 0;
  return possible(
    { cave, cavers, horrors, start, active, points },
    { cavers: names.map((caver, i) => ({ caver, seat: i % 2 })) },
  );
}

const asksOf = (state: ReturnType<typeof subTerra.blank>): string => {
  const status = subTerra.status(state);
  return status.type === 'over' ? 'over' : status.asks;
};

describe('a question is asked only when the answer can matter', () => {
  test('ST-ASK-1, ST-HOR-ORDER the order of the horrors is asked exactly when it can change something', () => {
    const seen = { asked: 0, skipped: 0 };
    for (let i = 0; i < 3000; i++) {
      const snapshot = crowdedCave(Stream.of('crowded').split(i));
      if (new Set(snapshot.horrors.map(({ at }) => at)).size < 2) continue;
      const state = unwrap(subTerra.load(snapshot));
      const end = unwrap(subTerra.check(state, { type: 'end' }));
      subTerra.play(state, end);
      const asked = asksOf(state) === 'horror';
      expect(
        asked,
        JSON.stringify({ i, horrors: snapshot.horrors, cavers: snapshot.cavers, cave: snapshot.cave }),
      ).toBe(matters(snapshot));
      seen[asked ? 'asked' : 'skipped']++;
    }
    expect(seen.asked).toBeGreaterThan(100);
    expect(seen.skipped).toBeGreaterThan(500);
  });
});
