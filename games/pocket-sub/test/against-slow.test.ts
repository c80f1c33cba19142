// Two independent implementations of the same rules play the same games step by step.
import { buffer, CHANCE, canonicalJson, OVER, Stream, unwrap } from '@undercroft/engine';
import * as slow from '@undercroft/pocket-sub/slow';
import { describe, expect, test } from 'vitest';
import { type Options, pocketSub } from '../rules/index.ts';

const GAMES = Number(process.env['CONTRACT_GAMES'] ?? 10);
const codes = buffer(pocketSub);
const weights = buffer(pocketSub);

type Sea = ReturnType<typeof pocketSub.blank>;

const moves = (sea: Sea): string[] =>
  [...codes.subarray(0, pocketSub.legal(sea, codes))].map((code) => canonicalJson(pocketSub.decode(sea, code)));

function deciderOf(sea: Sea): number | 'chance' | 'over' {
  const decider = pocketSub.decider(sea);
  return decider === CHANCE ? 'chance' : decider === OVER ? 'over' : decider;
}

/** Our snapshot in the form of the slow rules' `position`. */
function positionOf(sea: Sea): unknown {
  const { tiles, commandCentres, subs, mines, whirlpools, tokens } = pocketSub.save(sea);
  const sorted = (table: Record<string, string[] | undefined>) =>
    Object.fromEntries(Object.entries(table).map(([fleet, at]) => [fleet, [...(at ?? [])].sort()]));
  const pools = [...whirlpools].sort((a, b) => (a.at < b.at ? -1 : 1));
  return { tiles, cc: commandCentres, subs: sorted(subs), mines: sorted(mines), whirlpools: pools, tokens };
}

function resultOf(sea: Sea): unknown {
  const status = pocketSub.status(sea);
  if (status.type !== 'over') return undefined;
  const winners = status.ending.scores.flatMap((score, seat) => (score === 1 ? [seat] : []));
  return winners.length > 0 ? { winners } : { draw: true };
}

function playInStep(options: Options, stream: Stream): number {
  const sea = unwrap(pocketSub.open(options));
  let other = slow.open(options);
  for (let entry = 0; ; entry++) {
    const where = `${stream.path}, entry ${entry}`;
    expect(deciderOf(sea), where).toEqual(slow.decider(other));
    expect(canonicalJson(positionOf(sea)), where).toEqual(canonicalJson(slow.position(other)));
    expect(resultOf(sea), where).toEqual(slow.result(other));
    if (pocketSub.decider(sea) === OVER) return entry;
    const ours = moves(sea);
    const theirs = slow.choices(other).map(canonicalJson);
    expect([...ours].sort(), where).toEqual([...theirs].sort());
    if (pocketSub.decider(sea) === CHANCE) expectSameOdds(sea, other, ours, theirs);
    const index = stream.below(ours.length);
    const move = pocketSub.decode(sea, codes[index] as number);
    pocketSub.play(sea, codes[index] as number);
    other = slow.apply(other, JSON.parse(JSON.stringify(move)));
  }
}

function expectSameOdds(sea: Sea, other: slow.SlowState, ours: string[], theirs: string[]): void {
  pocketSub.weights(sea, weights);
  const stated = new Map(theirs.map((move, i) => [move, slow.weights(other)[i]]));
  expect(ours.map((_, i) => weights[i])).toEqual(ours.map((move) => stated.get(move)));
}

const SEED = process.env['CONTRACT_SEED'] ?? 'in step';

describe('the fast and the slow rules agree at every step', () => {
  test.each(pocketSub.facts.variants.map(({ name, options }) => [name, options] as const))('%s', (name, options) => {
    for (let i = 0; i < GAMES; i++) {
      expect(playInStep(options, Stream.of(SEED).split(name).split(i))).toBeGreaterThan(5);
    }
  });
});
