// Two independent implementations of the same rules play the same games in step. The slow rules always ask for the order
// of guardians and of hazard faces; where the fast rules do not ask, the slow ones get the order that the fast ones used.
import { readFileSync } from 'node:fs';
import {
  buffer,
  CHANCE,
  canonicalJson,
  differences,
  type Game,
  type GameRecord,
  OVER,
  readRecord,
  Stream,
  unwrap,
  withRules,
} from '@undercroft/engine';
import * as slow from '@undercroft/infernos-edge/slow';
import { filesIn } from '@undercroft/testkit';
import { describe, expect, test } from 'vitest';
import { type InfernosEdge, type InfernosEdgeEnding, infernosEdge, type Options } from '../rules/index.ts';
import { ENTRANCE, typeOf } from '../rules/tiles.ts';

const GAMES = Number(process.env['CONTRACT_GAMES'] ?? 1);
const SEED = process.env['CONTRACT_SEED'] ?? 'in step';
const MOST_ENTRIES = 1500;
const codes = buffer(infernosEdge);
const weights = buffer(infernosEdge);

type Rules = Game<InfernosEdge>;
type Expedition = ReturnType<typeof infernosEdge.blank>;

const moves = (e: Expedition): string[] =>
  Array.from(codes.subarray(0, infernosEdge.legal(e, codes)), (code) => canonicalJson(infernosEdge.decode(e, code)));

function deciderOf(e: Expedition): number | 'chance' | 'over' {
  const decider = infernosEdge.decider(e);
  return decider === CHANCE ? 'chance' : decider === OVER ? 'over' : decider;
}

function asksOf(e: Expedition): string {
  const status = infernosEdge.status(e);
  return status.type === 'over' ? 'over' : status.asks;
}

/** Our snapshot in the format of the slow rules' `position`. */
function positionOf(e: Expedition): object {
  const s = infernosEdge.save(e);
  const entrance = ENTRANCE.map(({ type, x, y, turn }) => {
    const at = `${x},${y}`;
    const changed = s.entrance.find((space) => space.at === at);
    const marks = changed?.burnt ? ['burnt'] : [];
    return { at, tile: typeOf(type).name, turn, marks, blasted: changed?.blasted ?? [], keys: changed?.keys ?? 0 };
  });
  const { active, actor, points, exerted, round, marker, cursed, erupted, discarded } = s;
  const { luck, journals, shores, demolitions, brace, artifact, explorers } = s;
  return {
    temple: [...entrance, ...s.temple.map((tile) => ({ ...tile, marks: [...tile.marks].sort() }))],
    explorers,
    guardians: s.guardians.map(({ at }) => at).sort(),
    ...{ active, actor, points, exerted, round, marker, cursed, erupted, discarded, bag: e.bagCount },
    ...{ luck, journals, shores, demolitions, brace, artifact },
  };
}

/** The health of dead explorers is not compared. */
function withoutTheDead(position: object): object {
  const { explorers } = position as { explorers: Record<string, { state: string; health: number }> };
  const list = Object.entries(explorers).map(([name, one]) => [
    name,
    one.state === 'dead' ? { ...one, health: 0 } : one,
  ]);
  return { ...position, explorers: Object.fromEntries(list) };
}

function resultOf(e: Expedition): unknown {
  const status = infernosEdge.status(e);
  if (status.type !== 'over') return undefined;
  const { how, end, lost, keys } = status.ending as unknown as InfernosEdgeEnding;
  return { rank: how, end, lost, keys };
}

/** Often picks favourable outcomes, so that games last long enough to reach everything. */
function pick(list: readonly string[], stream: Stream, luck: number): number {
  if (stream.below(100) >= luck) return stream.below(list.length);
  const kind = list.findIndex((move) =>
    /"face":6|wake|stumble|normal|"type":"(explore|pick-up|put-down|heal|mend)"/.test(move),
  );
  return kind >= 0 ? kind : stream.below(list.length);
}

/** Answers questions about order that the fast rules did not ask: by the order of the spaces or of the dice. */
function answerOrders(state: slow.SlowState, e: Expedition): slow.SlowState {
  let other = state;
  while (['guardian', 'first'].includes(slow.asks(other)) && !isSame(e, other))
    other = slow.apply(other, implicitAnswer(other, e));
  return other;
}

const isSame = (e: Expedition, other: slow.SlowState): boolean =>
  asksOf(e) === slow.asks(other) &&
  moves(e).length === slow.choices(other).length &&
  differences(withoutTheDead(slow.position(other)), positionOf(e)).length === 0;

function implicitAnswer(other: slow.SlowState, e: Expedition): slow.Choice {
  const list = slow.choices(other);
  const laid = list.map((choice) => (choice.type === 'guardian' ? tileAt(e, choice.at) : 0));
  return list[laid.indexOf(Math.min(...laid))] as slow.Choice;
}

function tileAt(e: Expedition, cell: string): number {
  const [x, y] = cell.split(',').map(Number) as [number, number];
  return e.cave.at(x, y);
}

function playInStep(options: Options, stream: Stream, luck: number): number {
  const e = unwrap(infernosEdge.open(options));
  let other = slow.open(options as never);
  for (let entry = 0; entry < MOST_ENTRIES; entry++) {
    const where = `${stream.path}, entry ${entry}`;
    expectSame(e, other, where);
    if (infernosEdge.decider(e) === OVER) return entry;
    const ours = moves(e);
    const theirs = slow.choices(other).map(canonicalJson);
    expect([...ours].sort(), where).toEqual([...theirs].sort());
    if (infernosEdge.decider(e) === CHANCE) expectSameOdds(e, other, ours, theirs);
    const index = pick(ours, stream, luck);
    infernosEdge.legal(e, codes);
    const move = JSON.parse(JSON.stringify(infernosEdge.decode(e, codes[index] as number)));
    infernosEdge.play(e, codes[index] as number);
    other = answerOrders(slow.apply(other, move), e);
  }
  return MOST_ENTRIES;
}

/** Follows a golden game, which reaches the artifact, the eruption and the exit. */
function follow({ rules, options, entries }: GameRecord, name: string): void {
  const e = unwrap((withRules(infernosEdge, rules) as Rules).open(options));
  let other = slow.open(options as never);
  for (const [i, entry] of entries.entries()) {
    expectSame(e, other, `${name}, entry ${i}`);
    expect(moves(e).sort()).toEqual(slow.choices(other).map(canonicalJson).sort());
    const move = entry.type === 'act' ? entry.action : entry.type === 'chance' ? entry.outcome : undefined;
    infernosEdge.play(e, unwrap(infernosEdge.check(e, move)));
    other = answerOrders(slow.apply(other, move as never), e);
  }
  expectSame(e, other, name);
}

function expectSame(e: Expedition, other: slow.SlowState, where: string): void {
  expect([deciderOf(e), asksOf(e)], where).toEqual([slow.decider(other), slow.asks(other)]);
  expect(differences(withoutTheDead(slow.position(other)), positionOf(e)), where).toEqual([]);
  expect(resultOf(e), where).toEqual(slow.result(other));
}

function expectSameOdds(e: Expedition, other: slow.SlowState, ours: string[], theirs: string[]): void {
  infernosEdge.weights(e, weights);
  const stated = new Map(theirs.map((move, i) => [move, slow.weights(other)[i]]));
  expect(ours.map((_, i) => weights[i])).toEqual(ours.map((move) => stated.get(move)));
}

describe('the fast and the slow rules agree at every step', () => {
  const { variants } = infernosEdge.facts;
  test.each(variants.map(({ name, options }, n) => [name, options, n] as const))('%s', (name, options, n) => {
    for (let i = 0; i < GAMES; i++) {
      const luck = [0, 50, 90][(n + i) % 3] as number;
      expect(playInStep(options, Stream.of(SEED).split(name).split(i), luck)).toBeGreaterThan(5);
    }
  });
});

const folder = new URL('../golden/', import.meta.url);
const golden = filesIn(folder)
  .filter((file) => /(^|\/)(ends|simple|closed).*(?<!story)\.jsonl$/.test(file))
  .map((file) => [file, unwrap(readRecord(readFileSync(new URL(file, folder), 'utf8')))] as const);

describe('the slow rules follow the golden games of the simple player', () => {
  test.each(golden)('%s', (file, record) => follow(record, file));

  const ledge = golden.filter(([file]) => file.includes('closed-ledge'));
  test.each(ledge)('IE-MAP-4, TB-REC-3 %s under rules 1, which had no option', (file, record) => {
    const { closing: _, ...options } = record.options as Options;
    follow({ ...record, rules: 1, options }, file);
  });
});
