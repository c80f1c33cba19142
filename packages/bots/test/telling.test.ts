// Are the chances an adept states honest? In said/, written by `npm run calibrate -- GAME --check --keep`: positions of games that
// were never fitted on, what the search thought of them, and who won.
import { readFileSync } from 'node:fs';
import type { Game, Kinds } from '@undercroft/engine';
import { merged, must, Stream } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { type Advice, ask, type Bot, conclude } from '../src/index.ts';
import { adeptTelling as explorer } from '../src/infernos-edge/adept.ts';
import { telling as templeTelling } from '../src/infernos-edge/telling.ts';
import { adeptTelling as captain } from '../src/pocket-sub/adept.ts';
import { telling as sea } from '../src/pocket-sub/telling.ts';
import { adeptTelling as caver } from '../src/sub-terra/adept.ts';
import { telling as cave } from '../src/sub-terra/telling.ts';
import { asItIs, chance, honestly, type Tell, type Telling, type Terms } from '../src/telling.ts';

interface Position {
  readonly value: number;
  readonly won: number;
  readonly terms: Terms;
}

const GAMES = [
  { game: subTerra, telling: cave, adeptTelling: caver },
  { game: infernosEdge, telling: templeTelling, adeptTelling: explorer },
  { game: pocketSub, telling: sea, adeptTelling: captain },
] as unknown as readonly { game: Game; telling: Telling; adeptTelling: (tell: Tell) => Bot }[];

function said(id: string, terms: number): Position[] {
  const lines = readFileSync(new URL(`said/${id}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const rows = lines.map((line) => JSON.parse(line) as number[]);
  return rows.map(([won, value, ...rest]) => ({
    won: won as number,
    value: value as number,
    terms: { shift: rest.slice(0, terms), stretch: rest.slice(terms) },
  }));
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

/** By how much guesses are wrong, squared. */
const brier = (positions: readonly Position[], guess: (position: Position) => number): number =>
  mean(positions.map((position) => (guess(position) - position.won) ** 2));

describe.each(GAMES)('$game.id', ({ game, telling, adeptTelling }) => {
  const { calibration } = telling;
  const positions = said(game.id, calibration.shift.length);
  const told = ({ value, terms }: Position) => chance(value, terms, calibration);
  const won = mean(positions.map((position) => position.won));

  test('what is said of games nobody fitted on comes true, on the whole', () => {
    expect(Math.abs(mean(positions.map(told)) - won)).toBeLessThan(0.08);
  });

  test('it is better to listen to it than to know how often games are won', () => {
    expect(brier(positions, told)).toBeLessThan(0.9 * brier(positions, () => won));
  });

  test('it is no worse than what the search thought', () => {
    expect(brier(positions, told)).toBeLessThan(brier(positions, ({ value }) => value) + 0.002);
  });

  test('a better value is a better chance, in every position, and none is certain', () => {
    for (const { terms } of positions) {
      expect(terms.stretch).toHaveLength(calibration.stretch.length);
      let before = 0;
      for (let value = 0.01; value < 1; value += 0.01) {
        const now = chance(value, terms, calibration);
        expect(now).toBeGreaterThan(before);
        before = now;
      }
      expect(chance(1, terms, calibration)).toBeLessThan(1);
      expect(chance(0, terms, calibration)).toBeGreaterThan(0);
    }
  });

  test('what is told changes nothing of what is played', () => {
    const state = must(game.open({}));
    const advised = (tell: Tell): Advice =>
      conclude(adeptTelling(tell).think(ask(game, state, Stream.of('telling'))), { iterations: 60 });
    const { ideas, ...deed } = advised(honestly(telling));
    const { ideas: plainIdeas, ...plainDeed } = advised(asItIs);
    expect(deed).toEqual(plainDeed);
    expect(ideas.map(({ code, trials }) => [code, trials])).toEqual(
      plainIdeas.map(({ code, trials }) => [code, trials]),
    );
    expect(ideas[0]?.chance).not.toBe(plainIdeas[0]?.chance);
  });
});

/** The opening with some things laid otherwise. */
const position = <K extends Kinds>(game: Game<K>, options: object, changes: object): K['State'] => {
  const opening = must(game.open(options));
  return must(game.load(JSON.parse(JSON.stringify(merged(game.save(opening) as object, changes)))));
};

/** The chances of what an adept tried, by action; `undefined` is left out. */
function chances<K extends Kinds>(game: Game<K>, adept: Bot<K>, state: K['State']): [unknown, number][] {
  const { ideas } = conclude(adept.think(ask(game, state, Stream.of('certain'))), { iterations: 100 });
  return ideas.flatMap(({ code, chance: stated }) =>
    stated === undefined ? [] : [[game.write(state, code), stated] as [unknown, number]],
  );
}

test('Pocket Sub: what one of two sides is told, the other lacks', () => {
  for (const players of [2, 4]) {
    const terms = sea.terms(must(pocketSub.open({ players })));
    for (let value = 0.05; value < 1; value += 0.05)
      expect(chance(value, terms, sea.calibration) + chance(1 - value, terms, sea.calibration)).toBeCloseTo(1, 10);
  }
});

describe('what is certain is told as certain, and nothing else', () => {
  const cavers = ['bodyguard', 'scout', 'climber', 'leader'].map((one) => ({ caver: one, seat: 0 }));
  const explorers = ['guide', 'foreman', 'veteran'].map((one) => ({ explorer: one, seat: 0 }));
  const EXIT = [
    { at: '0,0', tile: 'start X' },
    { at: '1,0', tile: 'exit D', turn: 3 },
  ];

  test('ST-END-2: leaving with enough of the team', () => {
    const on = { at: '1,0' };
    const state = position(subTerra, { cavers }, { cave: EXIT, cavers: { bodyguard: on, scout: on, leader: on } });
    for (const [action, stated] of chances(subTerra, caver(honestly(cave)), state)) {
      if ((action as { type: string }).type === 'leave') expect(stated).toBe(1);
      else expect(stated).toBeLessThan(1);
    }
  });

  test('ST-END-2: with three gone, bronze is out of reach whatever is done', () => {
    const gone = { at: null, health: 0, state: ['removed'] };
    const state = position(
      subTerra,
      { cavers, start: 'leader' },
      { cavers: { bodyguard: gone, scout: gone, climber: gone } },
    );
    const all = chances(subTerra, caver(honestly(cave)), state);
    expect(all.length).toBeGreaterThan(1);
    for (const [, stated] of all) expect(stated).toBe(0);
  });

  test('IE-END-2: the artifact is carried out', () => {
    const temple = [
      { at: '0,1', tile: 'lava X', turn: 0 },
      { at: '0,2', tile: 'sanctum I', turn: 0, keys: 0 },
      { at: '0,3', tile: 'ledge D', turn: 0, keys: 3 },
    ];
    const changes = { discarded: true, cursed: true, temple, explorers: { guide: { holds: 'artifact' } } };
    const state = position(infernosEdge, { explorers }, changes);
    for (const [action, stated] of chances(infernosEdge, explorer(honestly(templeTelling)), state)) {
      if ((action as { to?: string }).to === 'north') expect(stated).toBe(1);
      else expect(stated).toBeLessThan(1);
    }
  });

  test('PS-END-1: the last enemy is rammed', () => {
    const state = position(pocketSub, {}, { subs: { red: ['0,0:e1'], blue: ['1,-1:e4'] } });
    expect(chances(pocketSub, captain(honestly(sea)), state)[0]?.[1]).toBe(1);
  });
});
