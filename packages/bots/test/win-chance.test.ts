// Are the chances an adept displays calibrated? calibration/ is written by `npm run calibrate -- GAME --check --keep`: positions of
// games that were not used for fitting, the search's values, and who won.
import { readFileSync } from 'node:fs';
import type { Game, GameTypes } from '@undercroft/engine';
import { merge, Stream, unwrap } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { createAdept as explorer } from '../../../games/infernos-edge/bots/adept.ts';
import { createChanceModel as createTempleModel } from '../../../games/infernos-edge/bots/chance-model.ts';
import { createAdept as captain } from '../../../games/pocket-sub/bots/adept.ts';
import { createChanceModel as createSeaModel } from '../../../games/pocket-sub/bots/chance-model.ts';
import { createAdept as caver } from '../../../games/sub-terra/bots/adept.ts';
import { createChanceModel as createCaveModel } from '../../../games/sub-terra/bots/chance-model.ts';
import { possible } from '../../../games/sub-terra/test/possible.ts';
import { type Advice, type Bot, conclude, questionFor } from '../src/index.ts';
import {
  type CalibrationTerms,
  type ChanceModel,
  calibratedBy,
  calibratedChance,
  type DisplayChance,
  uncalibrated,
} from '../src/win-chance.ts';

const caveModel = createCaveModel();
const templeModel = createTempleModel();
const seaModel = createSeaModel();

interface Position {
  readonly value: number;
  readonly won: number;
  readonly terms: CalibrationTerms;
}

const GAMES = [
  { game: subTerra, chanceModel: caveModel, createAdept: caver },
  { game: infernosEdge, chanceModel: templeModel, createAdept: explorer },
  { game: pocketSub, chanceModel: seaModel, createAdept: captain },
] as unknown as readonly { game: Game; chanceModel: ChanceModel; createAdept: (displayChance: DisplayChance) => Bot }[];

function samples(id: string, terms: number): Position[] {
  const lines = readFileSync(new URL(`calibration/${id}.jsonl`, import.meta.url), 'utf8')
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

/** The mean squared error. */
const brier = (positions: readonly Position[], guess: (position: Position) => number): number =>
  mean(positions.map((position) => (guess(position) - position.won) ** 2));

describe.each(GAMES)('$game.id', ({ game, chanceModel, createAdept }) => {
  const { calibration } = chanceModel;
  const positions = samples(game.id, calibration.shift.length);
  const displayed = ({ value, terms }: Position) => calibratedChance(value, terms, calibration);
  const won = mean(positions.map((position) => position.won));

  test('the mean displayed chance is close to the share of games won', () => {
    expect(Math.abs(mean(positions.map(displayed)) - won)).toBeLessThan(0.08);
  });

  test('predicts better than the base rate', () => {
    expect(brier(positions, displayed)).toBeLessThan(0.9 * brier(positions, () => won));
  });

  test('predicts no worse than the uncalibrated value', () => {
    expect(brier(positions, displayed)).toBeLessThan(brier(positions, ({ value }) => value) + 0.002);
  });

  test('a better value gives a better chance in every position, and none is certain', () => {
    for (const { terms } of positions) {
      expect(terms.stretch).toHaveLength(calibration.stretch.length);
      let before = 0;
      for (let value = 0.01; value < 1; value += 0.01) {
        const now = calibratedChance(value, terms, calibration);
        expect(now).toBeGreaterThan(before);
        before = now;
      }
      expect(calibratedChance(1, terms, calibration)).toBeLessThan(1);
      expect(calibratedChance(0, terms, calibration)).toBeGreaterThan(0);
    }
  });

  test('displayed chances do not change what is played', () => {
    const state = unwrap(game.open({}));
    const advised = (displayChance: DisplayChance): Advice =>
      conclude(createAdept(displayChance).think(questionFor(game, state, Stream.of('telling'))), { iterations: 60 });
    const { ideas, ...decision } = advised(calibratedBy(chanceModel));
    const { ideas: plainIdeas, ...plainDecision } = advised(uncalibrated);
    expect(decision).toEqual(plainDecision);
    expect(ideas.map(({ code, trials }) => [code, trials])).toEqual(
      plainIdeas.map(({ code, trials }) => [code, trials]),
    );
    expect(ideas[0]?.chance).not.toBe(plainIdeas[0]?.chance);
  });
});

/** The opening with some changes. */
const position = <K extends GameTypes>(game: Game<K>, options: object, changes: object): K['State'] => {
  const opening = unwrap(game.open(options));
  return unwrap(game.load(JSON.parse(JSON.stringify(merge(game.save(opening) as object, changes)))));
};

/** The chances of the actions an adept tried. */
function chances<K extends GameTypes>(game: Game<K>, adept: Bot<K>, state: K['State']): [unknown, number][] {
  const { ideas } = conclude(adept.think(questionFor(game, state, Stream.of('certain'))), { iterations: 100 });
  return ideas.flatMap(({ code, chance: stated }) =>
    stated === undefined ? [] : [[game.decode(state, code), stated] as [unknown, number]],
  );
}

test('Pocket Sub: the chances of two sides add up to one', () => {
  for (const players of [2, 4]) {
    const terms = seaModel.terms(unwrap(pocketSub.open({ players })));
    for (let value = 0.05; value < 1; value += 0.05)
      expect(
        calibratedChance(value, terms, seaModel.calibration) + calibratedChance(1 - value, terms, seaModel.calibration),
      ).toBeCloseTo(1, 10);
  }
});

test("IE-MAP-4: Inferno's Edge: the same value is a smaller chance while keys can be lost with the bag, and only then", () => {
  const chanceIn = (closing: string, changes: object = {}) =>
    calibratedChance(0.5, templeModel.terms(position(infernosEdge, { closing }, changes)), templeModel.calibration);
  expect(chanceIn('strict')).toBeLessThan(chanceIn('ledge') - 0.1);
  expect(chanceIn('crossroads')).toBe(chanceIn('ledge'));
  const temple = [-1, 0, 1].map((x) => ({ at: `${x},1`, tile: 'key D', turn: 0, keys: 1 }));
  expect(chanceIn('strict', { temple })).toBe(chanceIn('ledge'));
});

describe('only certain results are displayed as 0 or 1', () => {
  const cavers = ['bodyguard', 'scout', 'climber', 'leader'].map((one) => ({ caver: one, seat: 0 }));
  const explorers = ['guide', 'foreman', 'veteran'].map((one) => ({ explorer: one, seat: 0 }));
  const EXIT = [
    { at: '0,0', tile: 'start X' },
    { at: '1,0', tile: 'exit D', turn: 3 },
  ];

  test('ST-END-2: leaving with enough of the team', () => {
    const on = { at: '1,0' };
    const left = { bodyguard: on, scout: on, climber: { health: 0 }, leader: on };
    const state = unwrap(subTerra.load(possible({ cave: EXIT, cavers: left }, { cavers })));
    for (const [action, stated] of chances(subTerra, caver(calibratedBy(caveModel)), state)) {
      if ((action as { type: string }).type === 'leave') expect(stated).toBe(1);
      else expect(stated).toBeLessThan(1);
    }
  });

  test('ST-END-2: with three cavers gone, bronze is out of reach', () => {
    const gone = { at: null, health: 0, state: ['removed'] };
    const lost = { cavers: { bodyguard: gone, scout: gone, climber: gone } };
    const state = unwrap(subTerra.load(possible(lost, { cavers, start: 'leader' })));
    const all = chances(subTerra, caver(calibratedBy(caveModel)), state);
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
    const state = position(infernosEdge, { explorers, closing: 'ledge' }, changes);
    for (const [action, stated] of chances(infernosEdge, explorer(calibratedBy(templeModel)), state)) {
      if ((action as { to?: string }).to === 'north') expect(stated).toBe(1);
      else expect(stated).toBeLessThan(1);
    }
  });

  test('PS-END-1: the last enemy is rammed', () => {
    const state = position(pocketSub, {}, { subs: { red: ['0,0:e1'], blue: ['1,-1:e4'] } });
    expect(chances(pocketSub, captain(calibratedBy(seaModel)), state)[0]?.[1]).toBe(1);
  });
});
