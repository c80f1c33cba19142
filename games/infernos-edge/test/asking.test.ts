// IE-ASK-1: a question is left out only if its answer cannot matter. Both orders of two hazard faces, and every order of
// the guardians, are played out in crowded temples, with everything that chance and the players can do on the way.
import { DX, DY, has, opposite, SIDES, type Sides, sidesOf } from '@undercroft/cave';
import { CHANCE, OVER, Stream, unwrap } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { ASK_FIRST, ASK_GUARDIAN } from '../rules/asks.ts';
import { argumentOf } from '../rules/codes.ts';
import { sortedGuardians } from '../rules/guardians.ts';
import { faceNamed } from '../rules/hazards.ts';
import { EXPLORERS, type Explorer, FACES, infernosEdge, type Snapshot } from '../rules/index.ts';
import { ACTIVATION, JOBS } from '../rules/jobs.ts';
import { joinSanctum, sanctumPlaces } from '../rules/sanctum.ts';
import { openingsOf, typeNamed, typeOf } from '../rules/tiles.ts';

type Expedition = ReturnType<typeof infernosEdge.blank>;

// Crowded temples

const TILES = ['normal T', 'lava X', 'lava T', 'spike X', 'dart L', 'guardian D', 'guardian L', 'key D'];
const RUINS = [1, 2, 3, 4, 5, 6].map((number) => `ruin ${number % 2 ? 'X' : 'T'} ${number}`);
const HEALTH = { guide: 3, scoundrel: 3, veteran: 7, healer: 3 } as Record<Explorer, number>;

const oneOf = <T>(list: readonly T[], stream: Stream): T => list[stream.below(list.length)] as T;
const oneIn = (n: number, stream: Stream): boolean => stream.below(n) === 0;

/** Each connected to one before it, as far as chance allows. */
function crowdedTiles(stream: Stream): Snapshot['temple'] {
  const used = new Map<string, number>();
  const open = new Map<string, Sides>(['-1,0', '0,0', '1,0'].map((at) => [at, sidesOf('south')]));
  const cells = [1, 2, 3].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const));
  return cells.flatMap(([x, y]) => {
    const tile = oneIn(3, stream) ? oneOf(RUINS, stream) : oneOf(TILES, stream);
    const type = typeNamed(tile);
    const before = used.get(tile) ?? 0;
    const turns = range(typeOf(type).turns).filter((turn) => isConnected(open, x, y, openingsOf(type, turn)));
    if (before >= typeOf(type).copies || turns.length === 0 || oneIn(8, stream)) return [];
    used.set(tile, before + 1);
    const turn = oneOf(turns, stream);
    open.set(`${x},${y}`, openingsOf(type, turn));
    const marks = tile.startsWith('ruin') && oneIn(2, stream) ? (['rubble'] as const) : [];
    return [{ at: `${x},${y}`, tile, turn, marks: [...marks], blasted: [], keys: tile === 'key D' ? 1 : 0 }];
  });
}

const range = (n: number): number[] => Array.from({ length: n }, (_, k) => k);

const isConnected = (open: ReadonlyMap<string, Sides>, x: number, y: number, openings: Sides): boolean =>
  SIDES.some((_, side) => {
    const beyond = open.get(`${x + (DX[side] ?? 0)},${y + (DY[side] ?? 0)}`) ?? 0;
    return has(openings, side) && has(beyond, opposite(side));
  });

interface Fate {
  readonly isBurnt: boolean;
  readonly stream: Stream;
}

/** IE-SANC-1, IE-SANC-3: the sanctum in one of its places, with all keys on it, or burnt. */
function withSanctum(opening: Snapshot, tiles: Snapshot['temple'], { isBurnt, stream }: Fate): Snapshot['temple'] {
  const e = unwrap(infernosEdge.load({ ...opening, temple: tiles }));
  const places = new Int32Array(infernosEdge.facts.maxLegal);
  joinSanctum(e, argumentOf(oneOf([...places.subarray(0, sanctumPlaces(e, places))], stream)), undefined);
  return infernosEdge.save(e).temple.map((space, k): Snapshot['temple'][number] => {
    const keys = space.tile === 'ledge D' && !isBurnt ? 3 : 0;
    return { ...space, keys, marks: k >= tiles.length && isBurnt ? ['burnt'] : space.marks };
  });
}

function member(name: Explorer, cells: readonly string[], { isBurnt, stream }: Fate): Snapshot['explorers'][string] {
  const full = HEALTH[name] ?? 5;
  const fate = stream.below(12);
  if (fate === 0) return { at: null, health: full, holds: null, state: 'escaped' };
  if (fate === 1 && isBurnt) return { at: null, health: 0, holds: null, state: 'dead' };
  const health = oneIn(5, stream) ? 0 : oneIn(2, stream) ? 1 + stream.below(2) : 1 + stream.below(full);
  return { at: oneOf(cells, stream), health, holds: null, state: 'inside' };
}

/** Late in a game: the artifact has been picked up, and four explorers and some guardians are close together. */
function crowdedTemple(stream: Stream): Snapshot {
  const team = new Set<Explorer>(oneIn(3, stream) ? ['archaeologist'] : []);
  while (team.size < 4) team.add(oneOf(EXPLORERS, stream));
  const names = [...team].sort();
  const variant = oneIn(2, stream) ? 'second-edition' : 'first-edition';
  const closing = oneOf(['crossroads', 'ledge'] as const, stream.split('closing'));
  const options = { explorers: names.map((explorer) => ({ explorer, seat: 0 })), variant, closing };
  const opening = infernosEdge.save(unwrap(infernosEdge.open(options)));
  const erupted = oneIn(2, stream);
  const marker = erupted ? 0 : stream.below(2);
  const tiles = crowdedTiles(stream);
  const free = ['0,0', '1,0', ...tiles.map(({ at }) => at)];
  const clear = ['0,0', '1,0', ...tiles.filter(({ marks }) => marks.length === 0).map(({ at }) => at)];
  const explorers = Object.fromEntries(names.map((name) => [name, member(name, free, { isBurnt: erupted, stream })]));
  const inside = names.filter((name) => explorers[name]?.state === 'inside');
  const carrier = explorers[oneOf(inside.length > 0 ? inside : names, stream)];
  if (carrier?.state === 'inside') carrier.holds = 'artifact';
  const guardians = Array.from({ length: stream.below(6) }, () => oneOf(clear, stream));
  return {
    ...opening,
    temple: withSanctum(opening, tiles, { isBurnt: erupted, stream }),
    explorers,
    guardians: guardians.map((at) => ({ at, activated: false, acting: false })),
    artifact: carrier?.state === 'inside' ? null : '0,0',
    ...{ discarded: true, cursed: true, erupted, marker, round: opening.marker - marker + 1 },
    ...{ exerted: oneIn(2, stream), points: 0, luck: Math.min(opening.luck, stream.below(2)) },
    brace: names.includes('veteran') && oneIn(2, stream) ? 'braced' : 'no',
  };
}

/** The first of these positions that could be: in some everybody is down or dead, the braced Veteran among them. */
function firstPossible(make: (stream: Stream) => Snapshot, stream: Stream): Expedition {
  for (let attempt = 0; ; attempt++) {
    const loaded = infernosEdge.load(make(stream.split(attempt)));
    if (loaded.ok) return loaded.value;
  }
}

// Everything that can happen

/** Chances are whole numbers; this one can be divided by six ten times. */
const CERTAIN = 6 ** 10;

class TooMany extends Error {}
const MAX_POSSIBILITIES = 400;

/** Whether everything that the question affects has happened. */
type IsOver = (e: Expedition) => boolean;

/** What the players can bring about, each possibility as the text of its results with their chances. */
function possibilities(e: Expedition, isOver: IsOver): Set<string> {
  if (infernosEdge.decider(e) === OVER || isOver(e)) return new Set([JSON.stringify([[resultText(e), CERTAIN]])]);
  const codes = new Int32Array(infernosEdge.facts.maxLegal);
  const n = infernosEdge.legal(e, codes);
  const futures = Array.from(codes.subarray(0, n), (code) => possibilities(after(e, code), isOver));
  if (infernosEdge.decider(e) === CHANCE) return mixtures(futures);
  return limited(new Set(futures.flatMap((future) => [...future])));
}

function copyOf(e: Expedition): Expedition {
  const copy = infernosEdge.blank();
  infernosEdge.copy(e, copy);
  return copy;
}

function after(e: Expedition, code: number): Expedition {
  const next = copyOf(e);
  infernosEdge.play(next, code);
  return next;
}

function limited(set: Set<string>): Set<string> {
  if (set.size > MAX_POSSIBILITIES) throw new TooMany();
  return set;
}

/** All dice here have six equally likely faces. The players may play on differently after each face. */
function mixtures(futures: readonly Set<string>[]): Set<string> {
  let mixed = new Set(['[]']);
  for (const future of futures)
    mixed = limited(new Set([...mixed].flatMap((one) => [...future].map((other) => mix(one, other, futures.length)))));
  return mixed;
}

function mix(one: string, other: string, share: number): string {
  const chances = new Map<string, number>(JSON.parse(one));
  for (const [end, chance] of JSON.parse(other) as [string, number][])
    chances.set(end, (chances.get(end) ?? 0) + chance / share);
  return JSON.stringify([...chances].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Guardians are interchangeable, and a lost game is the same however it was lost. */
function resultText(e: Expedition): string {
  const status = infernosEdge.status(e);
  if (status.type === 'over') return status.ending.how;
  const { guardians, ...rest } = infernosEdge.save(e);
  return JSON.stringify({ ...rest, guardians: guardians.map(({ at }) => at).sort() });
}

/** Whether the answers leave different possibilities; undefined if there are too many to tell. */
function matters(e: Expedition, isOver: IsOver): boolean | undefined {
  const codes = new Int32Array(infernosEdge.facts.maxLegal);
  const n = infernosEdge.legal(e, codes);
  try {
    const futures = Array.from(codes.subarray(0, n), (code) => [...possibilities(after(e, code), isOver)].sort());
    return new Set(futures.map((future) => future.join())).size > 1;
  } catch (error) {
    if (error instanceof TooMany) return undefined;
    throw error;
  }
}

function asksOf(e: Expedition): string {
  const status = infernosEdge.status(e);
  return status.type === 'over' ? 'over' : status.asks;
}

// Two faces

const REST_OF_ROUND = ['round-over', 'marker', 'activation', 'activation'];

/** One of two hazard dice is still to be rolled. */
function oneDieLeft(stream: Stream): Snapshot {
  const temple = crowdedTemple(stream);
  const names = temple.options.explorers.map(({ explorer }) => explorer);
  const turn = stream.below(names.length - 1);
  const active = names[turn] as Explorer;
  const todo = [...REST_OF_ROUND, `turn ${turn + 1}`, 'turn-over'];
  const roll = { why: 'hazard' as const, explorer: active, faces: [oneOf(FACES, stream), null] };
  return { ...temple, active, actor: active, todo, asks: 'hazard', roll };
}

/** Rolls the second die to see whether the game asks, and compares that with the answers to the question itself. */
function checkFaces(stream: Stream): Comparison {
  const e = firstPossible(oneDieLeft, stream);
  const others = FACES.filter((face) => faceNamed(face) !== e.faces[0]);
  const face = oneOf(others, stream);
  const question = copyOf(e);
  question.faces[1] = faceNamed(face);
  question.asks = ASK_FIRST;
  const roller = question.active;
  infernosEdge.play(e, unwrap(infernosEdge.check(e, { type: 'hazard', face })));
  if (asksOf(e) === 'luck') infernosEdge.play(e, unwrap(infernosEdge.check(e, { type: 'keep' })));
  return { asked: asksOf(e) === 'first', matters: matters(question, (one) => one.active !== roller) };
}

// Guardians

/** Somebody could end a turn. */
function lastAction(stream: Stream): Snapshot {
  const temple = crowdedTemple(stream);
  const names = temple.options.explorers.map(({ explorer }) => explorer);
  const turn = Math.max(
    0,
    names.findIndex((name) => temple.explorers[name]?.health !== 0 && temple.explorers[name]?.at),
  );
  const active = names[turn] as Explorer;
  const next = turn + 1 < names.length ? [`turn ${turn + 1}`] : [];
  const todo = [...REST_OF_ROUND, ...next, 'turn-over', 'hazard-roll'];
  return { ...temple, active, actor: active, asks: 'action', points: 1, todo };
}

/** One activation, followed by the same turn again. */
function checkGuardians(stream: Stream): Comparison | undefined {
  const e = firstPossible(lastAction, stream);
  if (new Set(infernosEdge.save(e).guardians.map(({ at }) => at)).size < 2) return undefined;
  const question = copyOf(e);
  for (const one of [question, e]) {
    one.jobs.clear();
    for (const job of [...REST_OF_ROUND, `turn ${e.active}`]) one.jobs.read(job, JOBS);
  }
  question.asks = ASK_GUARDIAN;
  e.jobs.push(ACTIVATION);
  infernosEdge.play(e, unwrap(infernosEdge.check(e, { type: 'end' })));
  const isOver = (one: Expedition) => ['action', 'crawl', 'hazard'].includes(asksOf(one));
  // A first guardian may activate without a question, and the next question matter.
  const isFirst = infernosEdge.save(e).guardians.every(({ activated }) => !activated);
  return { asked: asksOf(e) === 'guardian' && isFirst, matters: matters(question, isOver) };
}

// The comparison

interface Comparison {
  readonly asked: boolean;
  /** Undefined if there is too much to try. */
  readonly matters: boolean | undefined;
}

const TEMPLES = 10 * Number(process.env['CONTRACT_GAMES'] ?? 80);

describe('questions are asked exactly when the answer can matter', () => {
  test.each([
    ['IE-HAZ-1, IE-ASK-1 the order of two faces', checkFaces],
    ['IE-GUARD-6, IE-ASK-1 the order of guardians', checkGuardians],
  ])('%s', (name, check) => {
    const seen = { asked: 0, skipped: 0, unknown: 0 };
    for (let i = 0; i < TEMPLES; i++) {
      const found = check(Stream.of(name).split(i));
      if (!found) continue;
      if (found.matters === undefined) seen.unknown++;
      else {
        expect(found.asked, `temple ${i}`).toBe(found.matters);
        seen[found.asked ? 'asked' : 'skipped']++;
      }
    }
    expect(seen.asked).toBeGreaterThan(TEMPLES / 20);
    expect(seen.skipped).toBeGreaterThan(TEMPLES / 20);
    expect(seen.unknown).toBeLessThan(TEMPLES / 20);
  });
});

test('IE-GUARD-6 guardians are interchangeable: positions are compared by their spaces in order', () => {
  const { options, ...opening } = infernosEdge.save(unwrap(infernosEdge.open({})));
  const sorted = (...cells: string[]) => {
    const guardians = cells.map((at) => ({ at }));
    const expedition = unwrap(infernosEdge.load({ ...opening, options, guardians }));
    return [...sortedGuardians(expedition).subarray(0, cells.length)];
  };
  const places = sorted('0,0', '1,0', '2,0', '2,0');
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(sorted('2,0', '0,0', '2,0', '1,0')).toEqual(places);
  expect(sorted('2,0', '2,0', '1,0', '0,0')).toEqual(places);
});
