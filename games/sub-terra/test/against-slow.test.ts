// Two independent implementations of the same rules play the same games step by step.
import { readdirSync, readFileSync } from 'node:fs';
import {
  buffer,
  CHANCE,
  canonicalJson,
  differences,
  type GameRecord,
  OVER,
  readRecord,
  Stream,
  unwrap,
} from '@undercroft/engine';
import * as slow from '@undercroft/sub-terra/slow';
import { describe, expect, test } from 'vitest';
import { type Options, subTerra } from '../rules/index.ts';

const GAMES = Number(process.env['CONTRACT_GAMES'] ?? 1);
const SEED = process.env['CONTRACT_SEED'] ?? 'in step';
const codes = buffer(subTerra);
const weights = buffer(subTerra);

type Descent = ReturnType<typeof subTerra.blank>;

const moves = (d: Descent): string[] =>
  Array.from(codes.subarray(0, subTerra.legal(d, codes)), (code) => canonicalJson(subTerra.decode(d, code)));

function deciderOf(d: Descent): number | 'chance' | 'over' {
  const decider = subTerra.decider(d);
  return decider === CHANCE ? 'chance' : decider === OVER ? 'over' : decider;
}

function asksOf(d: Descent): string {
  const status = subTerra.status(d);
  return status.type === 'over' ? 'over' : status.asks;
}

/** Our snapshot in the form of the slow rules' `position`. */
function positionOf(d: Descent): unknown {
  const s = subTerra.save(d);
  const cavers = Object.entries(s.cavers).map(([name, one]) => [name, { ...one, state: [...one.state].sort() }]);
  return {
    cave: s.cave.map((tile) => ({ ...tile, marks: [...tile.marks].sort() })),
    cavers: Object.fromEntries(cavers),
    horrors: s.horrors.map(({ at }) => at).sort(),
    start: s.start,
    active: s.active,
    actor: s.actor,
    points: s.points,
    exerted: s.exerted,
    round: s.round,
    gas: s.gas,
    dark: s.dark,
    aside: s.aside,
    top: s.top,
    discarded: [...s.discarded].sort(),
    hazards: [...s.hazards].sort(),
    stack: d.stack,
    deck: d.deck,
    pathfinder: s.pathfinder,
    explosives: s.explosives,
  };
}

function resultOf(d: Descent): unknown {
  const status = subTerra.status(d);
  if (status.type !== 'over') return undefined;
  const { how, end, leftBehind } = status.ending as unknown as { how: string; end: string; leftBehind: string[] };
  return { medal: how, end, leftBehind };
}

/** Prefers kind outcomes, so that games last long enough to reach everything. */
function pick(d: Descent, list: readonly string[], stream: Stream, luck: number): number {
  if (subTerra.decider(d) !== CHANCE || stream.below(100) >= luck) return stream.below(list.length);
  const kind = list.findIndex((move) => /"face":6|tremor|normal|exit/.test(move));
  return kind >= 0 ? kind : stream.below(list.length);
}

function playInStep(options: Options, stream: Stream, luck: number): number {
  const d = unwrap(subTerra.open(options));
  let other = slow.open(options as never);
  for (let entry = 0; entry < 1200; entry++) {
    const where = `${stream.path}, entry ${entry}`;
    expectSame(d, other, where);
    if (subTerra.decider(d) === OVER) return entry;
    const ours = moves(d);
    const theirs = slow.choices(other).map(canonicalJson);
    expect([...ours].sort(), where).toEqual([...theirs].sort());
    if (subTerra.decider(d) === CHANCE) expectSameOdds(d, other, ours, theirs);
    const index = pick(d, ours, stream, luck);
    subTerra.legal(d, codes);
    const move = subTerra.decode(d, codes[index] as number);
    subTerra.play(d, codes[index] as number);
    other = slow.apply(other, JSON.parse(JSON.stringify(move)));
  }
  return 1200;
}

function expectSame(d: Descent, other: slow.SlowState, where: string): void {
  expect([deciderOf(d), asksOf(d)], where).toEqual([slow.decider(other), slow.asks(other)]);
  expect(differences(slow.position(other), positionOf(d)), where).toEqual([]);
  expect(resultOf(d), where).toEqual(slow.result(other));
}

/** Replays a golden game; these reach the exit, the darkness and the end of the stack. */
function follow({ options, entries }: GameRecord, name: string): void {
  const d = unwrap(subTerra.open(options));
  let other = slow.open(options as never);
  for (const [i, entry] of entries.entries()) {
    expectSame(d, other, `${name}, entry ${i}`);
    const move = entry.type === 'act' ? entry.action : entry.type === 'chance' ? entry.outcome : undefined;
    subTerra.play(d, unwrap(subTerra.check(d, move)));
    other = slow.apply(other, move as never);
  }
  expectSame(d, other, name);
}

function expectSameOdds(d: Descent, other: slow.SlowState, ours: string[], theirs: string[]): void {
  subTerra.weights(d, weights);
  const stated = new Map(theirs.map((move, i) => [move, slow.weights(other)[i]]));
  expect(ours.map((_, i) => weights[i])).toEqual(ours.map((move) => stated.get(move)));
}

describe('the fast and the slow rules agree at every step', () => {
  const { variants } = subTerra.facts;
  test.each(variants.map(({ name, options }, n) => [name, options, n] as const))('%s', (name, options, n) => {
    for (let i = 0; i < GAMES; i++) {
      const luck = [0, 50, 90][(n + i) % 3] as number;
      expect(playInStep(options, Stream.of(SEED).split(name).split(i), luck)).toBeGreaterThan(5);
    }
  });
});

const folder = new URL('../golden/', import.meta.url);
const golden = readdirSync(folder)
  .filter((file) => /^(ends|simple).*(?<!story)\.jsonl$/.test(file))
  .map((file) => [file, unwrap(readRecord(readFileSync(new URL(file, folder), 'utf8')))] as const);

describe('the slow rules follow the golden games of the simple player', () => {
  test.each(golden)('%s', (file, record) => follow(record, file));
});
