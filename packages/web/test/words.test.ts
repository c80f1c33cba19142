// Every word there is, in both languages: all keys, no gap, no trace of the code.
import { must } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import { describe, expect, test } from 'vitest';
import { type Area, type Language, loadWords } from '../src/words/index.ts';
import { placesFrom } from '../src/words/places.ts';
import { seaPlaces } from '../src/words/sea-places.ts';

const cave = subTerra.save(must(subTerra.open({})));
const temple = infernosEdge.save(must(infernosEdge.open({})));
const sea = pocketSub.save(must(pocketSub.open({})));
const cavePlaces = placesFrom('0,0', () => 'water T', 'medic');
const templePlaces = placesFrom('0,0', () => 'lava T', 'healer');
const regions = seaPlaces(['0,0', '1,0']);
const odds = { n: 5, of: 23 };
const from = { east: 2, south: -1 };
const silver = { how: 'silver', rule: '', scores: [1], end: 'left', leftBehind: ['medic'], out: [0] };
const gold = { how: 'gold', rule: '', scores: [1], end: 'temple-empty', lost: ['healer'], out: [0] };
const refused = { kind: 'game-over', rule: 'TB-TURN-2' };

/** What both cave games have. */
const COMMON: Readonly<Record<string, readonly unknown[]>> = {
  points: [1],
  pointsLeft: [1, 2],
  ways: [3],
  fits: [2],
  oneOf: [3],
  tooDear: [2, 1],
  endEarly: [1],
  refusal: [{ kind: 'wall', rule: '', detail: { to: 'north' } }],
  'risk.succeeds': [odds],
  'odds.of': [odds],
  'team.health': [2, 3],
  'team.uses': [2],
  'time.round': [9],
  'end.health': [2],
  'setUp.chosen': [4],
  'setUp.rounds': [22, 'normal'],
};

/** Arguments for every function, by its path. A new function wants a line here. */
const SAMPLES: Readonly<Record<Area, Readonly<Record<string, readonly unknown[]>>>> = {
  pages: {
    'end.courseAlt': [20],
    'end.seed': ['x'],
    'kept.entries': [94],
    'kept.played': [new Date(2026, 10, 5)],
    'replay.title': ['sub-terra'],
    'replay.at': [9, 20],
    'rules.of': ['sub-terra'],
    'rules.found': [3],
    'rules.unknown': ['XX-1'],
    'files.name': ['sub-terra'],
    'files.fault': [{ kind: 'damaged', entry: 94 }],
  },
  hints: {
    because: ['there is nothing else to do'],
    chanceLine: [0.6, 200],
  },
  'sub-terra': {
    ...COMMON,
    'risk.lose': [odds, 1],
    tile: ['gas L'],
    hazard: ['flood', true],
    tell: [{ type: 'horror-came', rule: '', at: '1,2' }, cavePlaces],
    question: [cave, 'Anna'],
    waiting: [cave, 'Anna'],
    deed: [{ type: 'explore', to: 'north' }],
    noun: ['explore'],
    notPossible: ['squeeze'],
    status: [cave, 6],
    'risk.short': [{ source: 'gas', amount: 2, falls: true, odds }],
    'risk.harm': [{ source: 'tremor', amount: 1, falls: true, odds, whose: 'bodyguard' }],
    'risk.spared': ['gas', 'bodyguard'],
    'risk.rough': [odds],
    'risk.exit': [odds],
    'risk.ends': ['gold'],
    'risk.leaves': [['medic', 'scout']],
    'odds.unseen': [17],
    'odds.tilesLeft': [23],
    'odds.topSeen': ['exit D'],
    'odds.aside': ['gas L'],
    'team.quiet': ['leader'],
    'time.light': [12],
    'end.result': [silver, 4],
    'end.leftBehind': [17],
    'end.lost': [17],
    'setUp.fault': [{ kind: 'caver-twice', received: 'medic' }],
    place: [{ tile: 'gas L', from, gas: true, horror: true, can: [{ deed: 'move', points: 1 }] }],
  },
  'infernos-edge': {
    ...COMMON,
    tile: ['ruin T 4'],
    face: ['lava'],
    tell: [{ type: 'guardian-came', rule: '', at: '1,2' }, templePlaces],
    prowl: [
      [
        [{ from: '0,0', to: '1,0' }, [1, 2]],
        [{ from: '4,0', to: '4,1' }, [1]],
      ],
    ],
    question: [temple, 'Anna'],
    waiting: [temple, 'Anna'],
    deed: [{ type: 'explore', to: 'north' }],
    noun: ['explore'],
    notPossible: ['brace'],
    status: [temple, 6],
    'risk.short': [{ source: 'spike', amount: 3, downs: true, odds }],
    'risk.harm': [{ source: 'spike', amount: 3, downs: true, odds, whose: 'healer' }],
    'risk.spared': ['spike', 'alert'],
    'risk.dies': [odds, ['healer', 'priest']],
    'risk.tile.guardian': [odds],
    'risk.tile.rubble': [odds],
    'risk.tile.spike': [odds],
    'risk.forGood': ['healer'],
    'risk.ends': ['gold'],
    'risk.forgotten': ['eruption'],
    'odds.nextHazard': [2],
    'odds.effect': [odds, 'lava', 'x'],
    'odds.lose': [['healer', 'priest'], 1],
    'odds.die': [['healer', 'priest']],
    'odds.inBag': [12],
    'team.holds': ['key'],
    'team.guardians': [2],
    'team.guardianSteps': [2],
    'team.quiet': ['healer'],
    'team.quest.keys': [2],
    'team.quest.placed': [2],
    'team.quest.carried': ['healer'],
    'time.steps': [3],
    'time.volcano': [12],
    'time.burnsNext': [3],
    'end.result': [gold, 4],
    'setUp.fault': [{ kind: 'explorer-twice', received: 'healer' }],
    place: [{ tile: 'lava T', from, keys: 1, artifact: true, guardians: 2, marks: ['burnt'] }],
  },
  'pocket-sub': {
    at: ['1,0:e4', regions],
    tell: [{ type: 'hero', rule: '', fleet: 'blue', at: '1,0:c' }, regions],
    turn: ['blue', ['1,0:e4', '1,0:c'], '1,0:e4', regions],
    question: [sea, 'Anna'],
    waiting: ['blue'],
    pointsLeft: [2],
    status: ['blue', 3],
    deed: [{ type: 'mine', at: '1,0:e4' }, regions],
    noun: ['mine'],
    'course.stop': ['rocky', true],
    'course.price': [2, true],
    'course.spent': [2, 3],
    'course.complete': [3],
    'course.chooseMine': [[{ letter: 'a', region: '1,0:e4' }], regions],
    'course.notWhereItEnds': ['1,0:e4', regions],
    'course.ways': [3],
    refusal: [{ kind: 'deep', rule: '', detail: { region: '1,0:c' } }, regions],
    'risk.doomed': ['mine', 'blue'],
    'risk.why': ['no-mine'],
    'risk.passes': ['mine', 'blue'],
    'risk.sinks': ['blue'],
    'risk.hero': ['blue'],
    'fleet.subs': [2, 3],
    'fleet.mines': [4, 6],
    'fleet.team': [['red', 'blue']],
    'fleet.against': [
      [
        ['red', 'blue'],
        ['white', 'black'],
      ],
    ],
    'time.round': [9],
    'time.toMove': ['blue'],
    'time.quiet': [2],
    'time.begins': ['blue'],
    'end.title': [{ how: 'mine', rule: '', scores: [], winners: ['red'] }],
    'end.measures.subs': ['blue'],
    'end.measures.mines': ['blue'],
    'end.text': [{ how: 'mine', rule: '', scores: [], winners: ['red'] }, 2],
    'end.survivors': [2],
    'setUp.fault': [{ kind: 'no-such-seat', received: '3' }],
    region: [{ region: '1,0:e4', water: 'deep', whirlpool: 'clockwise', price: 1 }, regions],
  },
  page: {
    'bots.whoPlays': [1],
    'bots.thinking': ['adept'],
    titled: ['x'],
    gameName: ['pocket-sub'],
    'common.player': [1],
    'home.play': ['sub-terra'],
    'home.bots': [2],
    'home.waitingGame': ['sub-terra', ['Bence', 'Dóra'], 9],
    'setUp.playersOf': [3],
    'setUp.nameOf': [1],
    'setUp.earlier': ['Medic'],
    'setUp.ledBy': ['Medic'],
    'setUp.fault': [{ kind: 'malformed' }],
    'table.notNowMany': [4],
    'undo.of': ['x'],
    'undo.done': ['x'],
    'undo.ask': [['Anna', 'Bence']],
    'handOver.title': ['Anna'],
    'handOver.ready': ['Anna'],
    'live.decision': ['x', 'y', 6],
    'live.answers': [2],
    'live.more': [4],
    refusal: [refused, () => 'Anna'],
  },
};

interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** Every word and every function, with the way to it. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, path === '' ? key : `${path}.${key}`));
}

/** What is said: a word itself, or what a function makes of its sample. */
function said(area: Area, { path, value }: Leaf): string {
  if (typeof value !== 'function') return String(value);
  const sample = SAMPLES[area][path];
  if (!sample) throw new Error(`${area}: no sample arguments for ${path}`);
  const words: unknown = value(...sample);
  return typeof words === 'object' && words !== null ? Object.values(words).join(' ') : String(words);
}

const AREAS: readonly Area[] = ['page', 'pages', 'hints', 'sub-terra', 'infernos-edge', 'pocket-sub'];
const LANGUAGES: readonly Language[] = ['en', 'hu'];

/** The same in both languages: names, and words that Hungarian has taken over. */
const SHARED = new Set([
  'Undercroft',
  'x. Undercroft',
  'Sub Terra',
  'Inferno’s Edge',
  'Pocket Sub',
  'English',
  'magyar',
]);
const BORROWED = new Set(['Sprint', 'Panel', 'Shift', 'Enter', 'Escape', 'Backspace', 'x, y, z.', 'D']);

describe.each(AREAS)('%s', (area) => {
  test.each(LANGUAGES)('is whole in %s', async (language) => {
    for (const leaf of leaves(await loadWords(language, area))) {
      const words = said(area, leaf);
      expect(words.trim(), leaf.path).not.toBe('');
      expect(words, leaf.path).not.toMatch(/undefined|NaN|\[object|null|!/);
    }
  });

  test('has the same keys in both languages', async () => {
    const paths = (words: unknown) =>
      leaves(words)
        .map(({ path, value }) => `${path}: ${typeof value}`)
        .sort();
    expect(paths(await loadWords('hu', area))).toEqual(paths(await loadWords('en', area)));
  });

  test('is translated', async () => {
    const english = new Map(leaves(await loadWords('en', area)).map((leaf) => [leaf.path, said(area, leaf)]));
    for (const leaf of leaves(await loadWords('hu', area))) {
      const words = said(area, leaf);
      if (SHARED.has(words) || BORROWED.has(words)) continue;
      expect(words, leaf.path).not.toBe(english.get(leaf.path));
    }
  });

  test('has no sample for what is not there', async () => {
    const functions = leaves(await loadWords('en', area)).flatMap(({ path, value }) =>
      typeof value === 'function' ? [path] : [],
    );
    expect(Object.keys(SAMPLES[area]).sort()).toEqual(functions.sort());
  });
});
