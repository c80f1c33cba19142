// IE-ASK-1: a question that is not asked could not have changed anything. Both orders of two hazard faces, and every
// order of the guardians, are played out in crowded temples, with all that chance and the players can do meanwhile.
import { CHANCE, must, OVER, Stream } from '@undercroft/engine';
import { describe, expect, test } from 'vitest';
import { EXPLORERS, type Explorer, FACES, type Face, infernosEdge, type Snapshot } from '../src/index.ts';
import { typeNamed, typeOf } from '../src/tiles.ts';

type Expedition = ReturnType<typeof infernosEdge.blank>;

// ---------------------------------------------------------------- crowded temples

const TILES = ['normal T', 'lava X', 'lava T', 'spike X', 'dart L', 'guardian D', 'guardian L', 'key D'];
const RUINS = [1, 2, 3, 4, 5, 6].map((number) => `ruin ${number % 2 ? 'X' : 'T'} ${number}`);
const HEALTH = { guide: 3, scoundrel: 3, veteran: 7, healer: 3 } as Record<Explorer, number>;

const oneOf = <T>(list: readonly T[], stream: Stream): T => list[stream.below(list.length)] as T;
const oneIn = (n: number, stream: Stream): boolean => stream.below(n) === 0;

function crowdedTiles(stream: Stream): Snapshot['temple'] {
  const used = new Map<string, number>();
  const cells = [1, 2, 3].flatMap((y) => [-1, 0, 1].map((x) => `${x},${y}`));
  return cells.flatMap((at) => {
    const tile = oneIn(3, stream) ? oneOf(RUINS, stream) : oneOf(TILES, stream);
    const { copies, turns } = typeOf(typeNamed(tile));
    const before = used.get(tile) ?? 0;
    if (before >= copies || (at !== '0,1' && at !== '0,3' && oneIn(5, stream))) return [];
    used.set(tile, before + 1);
    const marks = tile.startsWith('ruin') && oneIn(2, stream) ? (['rubble'] as const) : [];
    return [{ at, tile, turn: stream.below(turns), marks: [...marks], blasted: [], keys: 0 }];
  });
}

/** IE-COMP-4: below everything, burnt once the volcano has erupted. */
const sanctum = (burnt: boolean): Snapshot['temple'] =>
  [
    { at: '0,4', tile: 'sanctum I' },
    { at: '0,5', tile: 'ledge D' },
  ].map((space) => ({ ...space, turn: 0, marks: burnt ? ['burnt'] : [], blasted: [], keys: 0 }));

function member(name: Explorer, cells: readonly string[], stream: Stream): Snapshot['explorers'][string] {
  const full = HEALTH[name] ?? 5;
  const fate = stream.below(12);
  if (fate === 0) return { at: null, health: full, holds: null, state: 'escaped' };
  if (fate === 1) return { at: null, health: 0, holds: null, state: 'dead' };
  const health = oneIn(5, stream) ? 0 : oneIn(2, stream) ? 1 + stream.below(2) : 1 + stream.below(full);
  return { at: oneOf(cells, stream), health, holds: null, state: 'inside' };
}

/** Late in a game: the artifact is out, four people and some guardians are close together. */
function crowdedTemple(stream: Stream): Snapshot {
  const team = new Set<Explorer>(oneIn(3, stream) ? ['archaeologist'] : []);
  while (team.size < 4) team.add(oneOf(EXPLORERS, stream));
  const names = [...team].sort();
  const variant = oneIn(2, stream) ? 'second-edition' : 'first-edition';
  const options = { explorers: names.map((explorer) => ({ explorer, seat: 0 })), variant } as const;
  const opening = infernosEdge.save(must(infernosEdge.open(options)));
  const erupted = oneIn(2, stream);
  const tiles = crowdedTiles(stream);
  const free = ['0,0', '1,0', ...tiles.map(({ at }) => at)];
  const clear = ['0,0', '1,0', ...tiles.filter(({ marks }) => marks.length === 0).map(({ at }) => at)];
  const explorers = Object.fromEntries(names.map((name) => [name, member(name, free, stream)]));
  const inside = names.filter((name) => explorers[name]?.state === 'inside');
  const carrier = explorers[oneOf(inside.length > 0 ? inside : names, stream)];
  if (carrier?.state === 'inside') carrier.holds = 'artifact';
  const guardians = Array.from({ length: stream.below(6) }, () => oneOf(clear, stream));
  return {
    ...opening,
    temple: [...tiles, ...sanctum(erupted)],
    explorers,
    guardians: guardians.map((at) => ({ at, activated: false, acting: false })),
    artifact: carrier?.state === 'inside' ? null : '0,0',
    ...{ discarded: true, cursed: true, erupted, marker: erupted ? 0 : stream.below(2) },
    ...{ exerted: oneIn(2, stream), points: 0, luck: Math.min(opening.luck, stream.below(2)) },
    brace: names.includes('veteran') && oneIn(2, stream) ? 'braced' : 'no',
  };
}

// ---------------------------------------------------------------- everything that can come of it

/** Chances are counted in whole parts: this can be shared by six ten times over. */
const CERTAIN = 6 ** 10;

class TooMany extends Error {}
const MOST = 400;

/** Whether what the question is about is over. */
type IsOver = (e: Expedition) => boolean;

/** What players can bring about: each a set of ends with their chances, in words. */
function possibilities(e: Expedition, isOver: IsOver): Set<string> {
  if (infernosEdge.decider(e) === OVER || isOver(e)) return new Set([JSON.stringify([[nameOfEnd(e), CERTAIN]])]);
  const codes = new Int32Array(infernosEdge.facts.maxLegal);
  const n = infernosEdge.legal(e, codes);
  const futures = Array.from(codes.subarray(0, n), (code) => possibilities(after(e, code), isOver));
  if (infernosEdge.decider(e) === CHANCE) return mixtures(futures);
  return limited(new Set(futures.flatMap((future) => [...future])));
}

function after(e: Expedition, code: number): Expedition {
  const next = infernosEdge.blank();
  infernosEdge.copy(e, next);
  infernosEdge.play(next, code);
  return next;
}

function limited(set: Set<string>): Set<string> {
  if (set.size > MOST) throw new TooMany();
  return set;
}

/** All dice here have six equal faces. After each face players may go on differently, where anything can differ. */
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

/** Guardians are alike, and a game that is lost is lost. */
function nameOfEnd(e: Expedition): string {
  const status = infernosEdge.status(e);
  if (status.type === 'over') return status.ending.how;
  const { guardians, ...rest } = infernosEdge.save(e);
  return JSON.stringify({ ...rest, guardians: guardians.map(({ at }) => at).sort() });
}

/** Whether the answers to what is asked leave different possibilities; undefined if there are too many to say. */
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

// ---------------------------------------------------------------- two faces

const REST_OF_ROUND = ['round-over', 'marker', 'activation', 'activation'];

function twoFaces(stream: Stream): { before: Snapshot; asked: Snapshot } {
  const temple = crowdedTemple(stream);
  const names = temple.options.explorers.map(({ explorer }) => explorer);
  const turn = stream.below(names.length - 1);
  const active = names[turn] as Explorer;
  const one = oneOf(FACES, stream);
  const two = oneOf(
    FACES.filter((face) => face !== one),
    stream,
  );
  const todo = [...REST_OF_ROUND, `turn ${turn + 1}`, 'turn-over'];
  const roll = (...faces: (Face | null)[]) => ({ why: 'hazard' as const, explorer: active, faces });
  const standing = { ...temple, active, actor: active, todo };
  return {
    before: { ...standing, asks: 'hazard', roll: roll(one, null) },
    asked: { ...standing, asks: 'first', roll: roll(one, two) },
  };
}

/** The position before the second die, so that the game itself says whether it asks; and the question, asked anyway. */
function judgeFaces(stream: Stream): Verdict {
  const { before, asked } = twoFaces(stream);
  const e = must(infernosEdge.load(before));
  infernosEdge.play(e, must(infernosEdge.check(e, { type: 'hazard', face: asked.roll?.faces[1] })));
  if (asksOf(e) === 'luck') infernosEdge.play(e, must(infernosEdge.check(e, { type: 'keep' })));
  const question = must(infernosEdge.load(asked));
  const roller = question.active;
  return { asked: asksOf(e) === 'first', matters: matters(question, (one) => one.active !== roller) };
}

// ---------------------------------------------------------------- guardians

/** One activation, and then somebody's turn. */
function judgeGuardians(stream: Stream): Verdict | undefined {
  const temple = crowdedTemple(stream);
  const names = temple.options.explorers.map(({ explorer }) => explorer);
  const active = names.find((name) => temple.explorers[name]?.health !== 0 && temple.explorers[name]?.at) as Explorer;
  if (!active || new Set(temple.guardians.map(({ at }) => at)).size < 2) return undefined;
  const next = names.indexOf(active);
  const standing = { ...temple, active, actor: active };
  const todo = [...REST_OF_ROUND, `turn ${next}`];
  const e = must(infernosEdge.load({ ...standing, asks: 'action', points: 2, todo: [...todo, 'activation'] }));
  infernosEdge.play(e, must(infernosEdge.check(e, { type: 'end' })));
  const question = must(infernosEdge.load({ ...standing, asks: 'guardian', todo }));
  const isOver = (one: Expedition) => ['action', 'crawl', 'hazard'].includes(asksOf(one));
  // One may be activated unasked, and the next question matter.
  const isFirst = infernosEdge.save(e).guardians.every(({ activated }) => !activated);
  return { asked: asksOf(e) === 'guardian' && isFirst, matters: matters(question, isOver) };
}

// ---------------------------------------------------------------- the proof

interface Verdict {
  readonly asked: boolean;
  /** Undefined: there is too much to try. */
  readonly matters: boolean | undefined;
}

const TEMPLES = 10 * Number(process.env['CONTRACT_GAMES'] ?? 80);

describe('questions are asked exactly when the answer can matter', () => {
  test.each([
    ['IE-HAZ-1, IE-ASK-1 the order of two faces', judgeFaces],
    ['IE-GUARD-6, IE-ASK-1 the order of guardians', judgeGuardians],
  ])('%s', (name, judge) => {
    const seen = { asked: 0, skipped: 0, unknown: 0 };
    for (let i = 0; i < TEMPLES; i++) {
      const verdict = judge(Stream.of(name).split(i));
      if (!verdict) continue;
      if (verdict.matters === undefined) seen.unknown++;
      else {
        expect(verdict.asked, `temple ${i}`).toBe(verdict.matters);
        seen[verdict.asked ? 'asked' : 'skipped']++;
      }
    }
    expect(seen.asked).toBeGreaterThan(TEMPLES / 20);
    expect(seen.skipped).toBeGreaterThan(TEMPLES / 20);
    expect(seen.unknown).toBeLessThan(TEMPLES / 20);
  });
});
