// Every word there is, in both languages: all keys, no gap, no trace of the code.
import { unwrap } from '@undercroft/engine';
import { infernosEdge } from '@undercroft/infernos-edge';
import { pocketSub } from '@undercroft/pocket-sub';
import { subTerra } from '@undercroft/sub-terra';
import type { Language } from '@undercroft/words';
import { describe, expect, test } from 'vitest';
import { seaPlaces } from '../../../games/pocket-sub/words/places.ts';
import { placesFrom } from '../../words/src/places.ts';
import { AREAS, loadAnyWords } from './any-words.ts';

const cave = subTerra.save(unwrap(subTerra.open({})));
const temple = infernosEdge.save(unwrap(infernosEdge.open({})));
const sea = pocketSub.save(unwrap(pocketSub.open({})));
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
  tooDear: [2, 1],
  'about.refusal': [{ kind: 'wall', rule: '', detail: { to: 'north' } }],
  'risk.succeeds': [odds],
  'odds.of': [odds],
  'team.health': [2, 3],
  'team.uses': [2],
  'events.log.further': [{ type: 'moved', from: '0,0', to: '1,0', how: 'move' }],
  'time.round': [9],
  'setUp.chosen': [4],
  'setUp.rounds': [22, 'normal'],
};

/** What the temple says too. */
const UNCOMMON = ['ways', 'odds.of', 'risk.succeeds'];
const TEMPLE_COMMON = Object.fromEntries(Object.entries(COMMON).filter(([path]) => !UNCOMMON.includes(path)));

/** Arguments for every function, by its path. A new function wants a line here; a game without samples is tested without its functions. */
const SAMPLES: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  pages: {
    'end.courseAlt': [20],
    'end.seed': ['x'],
    'end.fate.out': [17, 1],
    'end.fate.outUnhurt': [17],
    'end.fate.inRound': ['x', 17],
    'end.thatWas': [17],
    'end.inNumbers': [20, 84, 61],
    'kept.entries': [94],
    'kept.played': [new Date(2026, 10, 5)],
    'kept.earlierRules': [1],
    'kept.keepsRules': [1],
    'kept.playedWith': [['x', 'y']],
    'replay.title': ['Sub Terra'],
    'replay.at': [9, 20],
    'rules.of': ['Sub Terra'],
    'rules.found': [3],
    'rules.unknown': ['XX-1'],
    'files.name': ['Sub Terra'],
    'files.fault': [{ kind: 'damaged', entry: 94 }],
  },
  tables: {
    all: [7],
    waitingFor: ['x'],
    decides: ['x', 'y'],
    since: [200],
    ago: [200],
    badLetter: ['O'],
    wrongLength: [8],
  },
  together: {
    problem: ['stale'],
    'open.seatOf': ['x'],
    'invite.shareText': ['x'],
    'invite.taken': [1, 4],
    'invite.you': ['x'],
    'invite.bot': ['Easy'],
    'invite.addBotTo': ['x'],
    'join.title': ['x'],
    'join.sit': ['x'],
    'table.spectators': [2],
    'table.away': [200],
    'table.keepsFor': ['x'],
    'table.waitingFor': ['x'],
    'table.yourTurn': ['x'],
    'table.watchingLine': ['x'],
    'table.takeSeat': ['x'],
    'talk.signed': ['x', 'y'],
    'talk.points': ['x', 'y'],
    'talk.wouldGo': ['x', 'y'],
    'waiting.decides': ['x', 'y'],
    'waiting.asked': [200],
    'ideas.forWhom': ['x'],
    'ideas.has': ['x', 'y'],
    'ideas.plans': ['x', 'y'],
    'ideas.yours': ['x'],
    'ideas.would': ['x', 'a'],
    'ideas.agreed': [['x', 'y']],
    'ideas.onTo': ['x'],
    'ideas.asks': ['x'],
    'ideas.alone': ['x'],
    'ideas.badge': ['x'],
    'seats.nudged': ['x'],
    'seats.sat': ['x', 'y'],
    'seats.keepFor': ['x'],
    'seats.keptLink': ['x'],
    'seats.more': ['x'],
    standsLine: ['x'],
    'undo.asked': ['x', 'y'],
    'undo.youAsked': ['x'],
    'undo.agrees': ['x'],
    'away.title': ['x', 200],
    'away.line': ['x'],
    'away.early': ['x'],
    'recap.line': [2],
    'end.resigned': ['x'],
    'end.checking': [141],
    'end.fairLine': [141],
    'end.unfair': [58],
    'end.fromDevice': [58],
    names: [['x', 'y', 'z']],
  },
  hints: {
    because: ['there is nothing else to do'],
    chanceLine: [0.6, 200],
    unlike: ['x', '1 in 6: lose 1'],
    mind: ['1 in 6: lose 1'],
    basis: [400, 0.04],
  },
  'sub-terra': {
    ...COMMON,
    'risk.lose': [odds, 1],
    tile: ['gas L'],
    hazard: [{ hazard: 'flood', severe: true }],
    'events.describe': [{ type: 'horror-came', rule: '', at: '1,2' }, cavePlaces],
    question: [cave, 'Anna'],
    waiting: [cave, 'Anna'],
    'about.choose': ['explore'],
    actionName: [{ type: 'explore', to: 'north' }],
    noun: ['explore'],
    opens: [['north', 'east']],
    'events.log.explored': ['medic', 'north', 'gas T'],
    'events.log.revealed': ['medic', 'north', 'gas T'],
    'events.log.laidAside': ['medic', { side: 'north', tile: 'gas T', exploring: true }],
    'events.log.rolled': [{ type: 'rolled', caver: 'medic', why: 'tremor', face: 4, needed: 4, passed: true }],
    'events.log.lost': [{ type: 'lost-health', caver: 'medic', amount: 2, left: 1, source: 'gas' }],
    notPossible: ['squeeze'],
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
    'time.lightOf': [1],
    'end.result': [silver, 4],
    'end.felled': ['horror'],
    'end.when': [17, 2],
    'setUp.fault': [{ kind: 'caver-twice', received: 'medic' }],
    place: [{ tile: 'gas L', from, gas: true, horror: true, can: [{ action: 'move', points: 1 }] }],
    spot: ['x', [{ action: 'sprint', points: 1, steps: 2, risk: 'y' }]],
    'table.goal.tiles': [51],
    'table.goal.steps': ['medic', 6],
    'table.goal.noWay': ['medic'],
    'table.goal.goBack': [['medic', 'scout']],
    'table.upcoming.horrors': [2],
    'table.danger.odds': [odds],
    'table.danger.short': [{ source: 'gas', amount: 2, falls: true, odds }],
    'table.danger.tag': [{ source: 'gas', amount: 2, falls: true, odds }],
    'table.danger.text': [{ source: 'rough', amount: 1, falls: true, odds: { n: 3, of: 6 } }],
    'table.danger.strike.other': ['medic'],
    'table.danger.end.down': ['medic'],
    'table.danger.end.hunted': ['medic'],
    'table.danger.left.text': [['medic', 'scout']],
    'table.danger.left.short': [['medic']],
    'table.pointsNote': [1],
    'table.steps': [2],
    'table.walk': ['x', 3],
    'table.walkCosts': [2],
    'table.cheaper': ['x', 1],
    'table.landmark': ['x', 16],
    'table.person': ['medic', 'x'],
    'table.wall': ['north'],
    'table.risk': ['x'],
    'dangers.loss': [{ caver: 'scout', amount: 1, falls: false }],
    'dangers.toEnter': [2],
    'dangers.fallsOn': [[2, 5]],
    'dangers.tremor': [3],
    'dangers.hunt': [[{ victim: 'medic', moves: 2 }]],
    'dangers.hazard': ['flood', 4, 17, [{ caver: 'scout', amount: 1, falls: false }]],
  },
  'infernos-edge': {
    ...TEMPLE_COMMON,
    'about.effects.succeeds': [odds],
    'about.odds.of': [odds],
    'about.odds.dies': [odds, ['healer', 'priest']],
    'about.dangers.burns': [3, 2],
    'about.dangers.dice': [odds, 3],
    'about.dangers.falls': [3, 6],
    'about.dangers.hunts': [['healer', 'priest'], 2, 2],
    'about.dangers.strikes': [['healer', 'priest'], 2, 1],
    'about.dangers.struck': [2],
    'about.fire.burnsNext': [3],
    'about.guardians': [2],
    away: [from],
    'danger.needed.burning': ['healer'],
    'danger.needed.down': ['healer'],
    'danger.needed.hunted': ['healer'],
    'danger.neededShort': ['healer', 1],
    'danger.odds': [odds],
    'danger.source': ['spike'],
    'danger.strikes': ['healer', 2],
    'danger.strikesShort': ['healer', 2],
    'danger.strikesTag': [2],
    'danger.tag': [{ source: 'spike', amount: 3, downs: true, odds }],
    'crawl.towards': ['north'],
    'table.answerFirst': ['x'],
    'table.away': ['x', 3],
    'table.ending.dice': [2],
    'table.ending.points': [2],
    'table.exit': [3],
    'table.goal.bring': [1],
    'table.goal.carry': ['healer', 4],
    'table.goal.keys': [1, 2, 21],
    'table.goal.leave': [2],
    'table.goal.lost': [],
    'table.goal.sanctum': [9],
    'table.goal.take': ['healer', 3],
    'table.steps': [2],
    'table.tag': ['explore', 1],
    'table.upcoming.dice': [2],
    'table.upcoming.guardians': [2],
    'table.upcoming.volcano': [2],
    'table.walk': ['run', 3],
    touched: ['x', [{ name: 'y', points: 1, risk: 'z' }]],
    'moments.dice': [2],
    tile: ['ruin T 4'],
    face: ['lava'],
    'events.log.hazard': ['lava'],
    'events.log.calm': ['stumble', 'healer'],
    'events.describe': [{ type: 'guardian-came', rule: '', at: '1,2' }, templePlaces],
    'events.prowl': [
      [
        [{ from: '0,0', to: '1,0' }, [1, 2]],
        [{ from: '4,0', to: '4,1' }, [1]],
      ],
    ],
    question: [temple, 'Anna'],
    waiting: [temple, 'Anna'],
    'about.choose': ['guardian'],
    'events.log.explored': ['guide', 'north', 'key D'],
    'events.log.revealed': ['guide', 'north', 'lava T'],
    'events.log.hit': [{ type: 'rolled', explorer: 'guide', why: 'attack', face: 5, needed: 4, passed: true }],
    'events.log.lost': [
      { type: 'lost-health', explorer: 'guide', amount: 1, left: 0, source: 'guardian' },
      { isDowned: true },
    ],
    actionName: [{ type: 'explore', to: 'north' }],
    noun: ['explore'],
    opens: [['north', 'east']],
    notPossible: ['brace'],
    'risk.short': [{ source: 'spike', amount: 3, downs: true, odds }],
    'risk.harm': [{ source: 'spike', amount: 3, downs: true, odds, whose: 'healer' }],
    'about.effects.spared': ['spike', 'alert'],
    'about.effects.tile.guardian': [odds],
    'about.effects.tile.rubble': [odds],
    'about.effects.tile.spike': [odds],
    'risk.forGood': ['healer'],
    'about.effects.ends': ['gold'],
    'risk.forgotten': [{ end: 'eruption' }],
    'closing.short': [2],
    'closing.discards': [2, 'strict'],
    'closing.traps': [2, 'crossroads'],
    'closing.trapped': [1, 'ledge'],
    'closing.oneGap': [2, 'strict'],
    'about.odds.nextHazard': [2],
    'about.odds.effect': [odds, 'lava', 'x'],
    'about.odds.lose': [['healer', 'priest'], 1],
    'about.odds.die': [['healer', 'priest']],
    'about.odds.inBag': [12],
    'about.odds.keys': [2],
    'team.holds': ['key'],
    'team.quiet': ['healer'],
    'time.steps': [3],
    'time.volcano': [12],
    'end.result': [gold, 4],
    'end.why': [{ end: 'keys-lost', keys: 2 }],
    'end.downed': ['guardian'],
    'end.health': [2],
    'setUp.fault': [{ kind: 'explorer-twice', received: 'healer' }],
    place: [{ tile: 'lava T', from, keys: 1, artifact: true, guardians: 2, marks: ['burnt'] }],
  },
  'pocket-sub': {
    at: ['1,0:e4', regions],
    'moments.underWay': ['Blue'],
    'moments.lost': [2],
    'moments.wins': ['Blue'],
    whirlpool: ['clockwise'],
    describe: [{ type: 'hero', rule: '', fleet: 'blue', at: '1,0:c' }, regions],
    turn: ['blue', ['1,0:e4', '1,0:c'], '1,0:e4', regions],
    question: [sea, 'Anna'],
    waiting: ['blue'],
    pointsLeft: [2],
    spoken: ['3 NE'],
    'plan.subAt': ['0,0', regions],
    choose: ['mine'],
    actionName: [{ type: 'mine', at: '1,0:e4' }, regions],
    noun: ['mine'],
    'course.price': [2],
    'course.deepPrice': [2],
    refusal: [{ kind: 'deep', rule: '', detail: { region: '1,0:c' } }, regions],
    'risk.loss': ['mine', 'blue'],
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
    region: [{ region: '1,0:e4', water: 'deep', whirlpool: 'clockwise' }, regions],
    'plan.actor': ['Anna', 'blue'],
    'plan.canReach': [['white', 'blue']],
    'plan.cannotReach': [['blue']],
    'plan.nthSub': [3],
    'plan.unlessOthersMove': ['Blue can reach you there next turn.'],
    'plan.goal.left': [[{ of: 'blue', subs: 2 }], 3],
    'plan.goal.quiet': [2],
    'plan.goal.sink': [['blue']],
    'plan.legend.reach': ['blue'],
    'plan.legend.wake': ['blue'],
    'plan.mineButton': ['1,0:e4', regions],
    'plan.mineIn': ['1,0:e4', regions],
    'plan.name': [{ use: ['X'], from: '1,0:e4', to: '1,0:c', mine: '1,0:e4' }, regions],
    'plan.noRoom': ['deep'],
    'plan.sailTo': ['1,0:e4', regions],
    'plan.start': ['rocky'],
    'plan.threat.subs': [['blue'], ['1,0:e4'], regions],
    'plan.toUse': [3],
    'plan.touch.avoid': ['1,0:e4', regions],
    'plan.touch.bend': ['1,0:e4', regions],
    'plan.touch.end': ['1,0:e4', regions],
    'plan.touch.lostBend': ['1,0:e4', regions],
    'plan.touch.lostEnd': ['1,0:e4', regions],
    'plan.touch.mine': ['1,0:e4', regions],
    'plan.touch.sail': ['1,0:e4', regions],
    'plan.touch.sub': ['1,0:e4', regions],
    'plan.used': [3, 3],
  },
  page: {
    'home.play': ['Sub Terra'],
    'home.waitingGame': ['Sub Terra', ['Bence', 'Dóra'], 9],
    'home.bots': [2],
    'bots.whoPlays': [1],
    titled: ['x'],
    'common.player': [1],
    'setUp.playersOf': [3],
    'setUp.nameOf': [1],
    'setUp.earlier': ['Medic'],
    'setUp.ledBy': ['Medic'],
    'setUp.fault': [{ kind: 'malformed' }],
    'play.points': [1, 2],
    'play.costs': [2],
    'board.answersAside': [3],
    'board.endsIn': [2],
    'board.together': [4],
    'undo.of': ['x'],
    'undo.done': ['x'],
    'undo.ask': [['Anna', 'Bence']],
    nextPlayer: ['Anna'],
    'live.possible': [['x', 'y']],
    'live.choices': [4],
    'live.further': [4],
    'live.confirm': ['x'],
    'live.gains': [2],
    'live.risk': ['x'],
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
function textOf(area: string, { path, value }: Leaf): string {
  if (typeof value !== 'function') return String(value);
  const sample = SAMPLES[area]?.[path];
  if (!sample) throw new Error(`${area}: no sample arguments for ${path}`);
  const words: unknown = value(...sample);
  return typeof words === 'object' && words !== null ? Object.values(words).join(' ') : String(words);
}

const LANGUAGES: readonly Language[] = ['en', 'hu'];

/** The same in both languages: names, and words that Hungarian has taken over. */
const SHARED = new Set([
  'Undercroft',
  'x · Undercroft',
  'Sub Terra',
  'Inferno’s Edge',
  'Pocket Sub',
  'English',
  'magyar',
]);
const BORROWED = new Set([
  'Sprint',
  'Panel',
  'Shift',
  'Enter',
  'Escape',
  'Backspace',
  'x, y, z.',
  'D',
  'Online',
  'x: y',
]);

async function testedLeaves(language: Language, area: string): Promise<Leaf[]> {
  const all = leaves(await loadAnyWords(language, area));
  return SAMPLES[area] ? all : all.filter(({ value }) => typeof value !== 'function');
}

describe.each(AREAS)('%s', (area) => {
  test.each(LANGUAGES)('is whole in %s', async (language) => {
    for (const leaf of await testedLeaves(language, area)) {
      const words = textOf(area, leaf);
      expect(words.trim(), leaf.path).not.toBe('');
      expect(words, leaf.path).not.toMatch(/undefined|NaN|\[object|null|!/);
    }
  });

  test('has the same keys in both languages', async () => {
    const paths = (words: unknown) =>
      leaves(words)
        .map(({ path, value }) => `${path}: ${typeof value}`)
        .sort();
    expect(paths(await loadAnyWords('hu', area))).toEqual(paths(await loadAnyWords('en', area)));
  });

  test('is translated', async () => {
    const english = new Map((await testedLeaves('en', area)).map((leaf) => [leaf.path, textOf(area, leaf)]));
    for (const leaf of await testedLeaves('hu', area)) {
      const words = textOf(area, leaf);
      if (SHARED.has(words) || BORROWED.has(words)) continue;
      expect(words, leaf.path).not.toBe(english.get(leaf.path));
    }
  });

  test.runIf(SAMPLES[area])('has no sample for what is not there', async () => {
    const functions = leaves(await loadAnyWords('en', area)).flatMap(({ path, value }) =>
      typeof value === 'function' ? [path] : [],
    );
    expect(Object.keys(SAMPLES[area] ?? {}).sort()).toEqual(functions.sort());
  });
});
