import type { Language } from '@undercroft/words';
import { describe, expect, test } from 'vitest';
import { AREAS, loadAnyWords } from './any-words.ts';
import { GAME_SAMPLES } from './game-word-samples.ts';

const refused = { kind: 'game-over', rule: 'TB-TURN-2' };

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
    refusal: [refused, () => 'Anna'],
    'undoQuestion.ask': [['Anna', 'Bence']],
    'undoQuestion.willBeAsked': [['Anna', 'Bence']],
    'finished.resigned': ['x'],
    'finished.checking': [141],
    'finished.fairLine': [141],
    'finished.drawn': [141],
    'finished.unfair': [58],
    'finished.fromDevice': [58, 'x'],
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
    resigned: ['x'],
  },
  away: {
    'notify.askLine': ['x'],
    'recap.away': [200, 2],
    'recap.rounds': [2],
    'recap.toYou': ['x', 'y'],
    'recap.said': ['x', 'y'],
    'recap.watch': [14],
    'kept.line': [2],
    'kept.more': [3],
    'seats.sure': ['x'],
    'seats.giveUp': ['x'],
    'seats.take': ['x'],
    'seats.takeToo': ['x'],
    'seats.sit': ['x'],
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
    'talk.options': ['x'],
    'talk.mute': ['x'],
    'talk.unmute': ['x'],
    'join.quicker': ['x', 'y'],
    'waiting.touchRing': ['x'],
    'undo.takesYourTurn': ['x'],
    'undo.takesTurn': ['x'],
    'undo.tookBack': ['x', 'y'],
    'undo.turnAgain': ['x'],
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
    names: [['x', 'y', 'z']],
  },
  hints: {
    because: ['there is nothing else to do'],
    chanceLine: [0.6, 200],
    unlike: ['x', '1 in 6: lose 1'],
    mind: ['1 in 6: lose 1'],
    basis: [400, 0.04],
  },
  ...GAME_SAMPLES,
  learn: {
    titleOf: ['x'],
    minutes: [3],
    'how.of': ['x', 3],
    'how.spread': [2],
    'coach.at': [4, 10],
    'coach.beat': [4, 10],
    'lessons.line': ['8'],
    'lessons.progress': [2, 8],
    'lessons.number': [4, 8],
    'book.chapters': [12],
    'book.found': [3],
    'book.searchFor': ['x'],
    'book.lesson': ['x'],
    'arrival.title': ['x'],
  },
  spoken: {
    possible: [['x', 'y']],
    choices: [4],
    further: [4],
    confirm: ['x'],
    undone: ['x'],
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
    nextPlayer: ['Anna'],
    'live.gains': [2],
    'live.risk': ['x'],
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
