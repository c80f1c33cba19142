// Saves of earlier rules: they are opened, told and played on under those, and a new game follows the rules of today.
import { completeView } from '@undercroft/page-kit/complete-view';
import 'fake-indexeddb/auto';
import { fail, type Game, type GameRecord, type Playable, unwrap } from '@undercroft/engine';
import { playablePocketSub, pocketSub } from '@undercroft/pocket-sub';
import { lanterns, lanternsV2 } from '@undercroft/testkit';
import { expect, test, vi } from 'vitest';
import { end as endOf } from '../../../games/pocket-sub/page/end.ts';
import { pocketSubView } from '../../../games/pocket-sub/page/view.ts';
import type { CompleteView, EndView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import pages from '../../words/src/en/pages.ts';
import { startAgain } from '../src/app/start-again.ts';
import { requestAdvice } from '../src/bots/worker-client.ts';
import { gameCourse } from '../src/pages/game-course.ts';
import { LocalSession } from '../src/play/local-session.ts';
import { openSaves, type SavedGame } from '../src/play/saves.ts';
import { logOf } from '../src/stage/log-entries.ts';
import { pocketSubEn as sea } from './game-words.ts';
import { goldenRecords } from './view-faults.ts';

vi.mock('../src/app/games.ts', () => ({ isGameId: () => true }));
vi.mock('../src/app/catalog.ts', () => ({
  loadTableRules: async () => lanternsV2,
  loadFullRules: async () => lanternsV2,
}));

const walk = (by: number) => ({ type: 'walk', by });

test('TB-REC-3 a save of earlier rules is played on under them and stays a save of them', async () => {
  const saves = await openSaves('earlier rules');
  const before = unwrap(LocalSession.open(lanterns, { seats: 2 }, { saves }));
  for (let i = 0; i < 10; i++) expect(before.act(i % 2, [walk(2)])).toBeUndefined();
  await before.saved();
  const [saved] = (await saves.list()) as [SavedGame];
  const session = unwrap(await LocalSession.resume(lanternsV2, saved, saves));
  expect(session.game.rules).toBe(1);
  // 12 steps end it; under version 2 there would be 15.
  expect(session.act(0, [walk(2)])).toBeUndefined();
  expect(session.table.status()).toMatchObject({ type: 'over' });
  await session.saved();
  const [again] = (await saves.list()) as [SavedGame];
  expect(again).toMatchObject({ over: true, entries: 11, head: { rules: 1, options: { seats: 2 } } });
});

test('TB-REC-3 the same game once more follows the rules of today, with its options as far as they know them', async () => {
  const seats = [{ player: 'human' } as const, { player: 'bot', name: 'novice' } as const];
  const old: GameRecord = { format: 1, game: 'lanterns', rules: 1, options: { seats: 2 }, seats, entries: [] };
  expect(unwrap(await startAgain(old, 'luck')).record).toMatchObject({
    rules: 2,
    options: { seats: 2, bottom: 15 },
    seats,
  });
  const odd = { ...old, options: { seats: 2, lamp: 'oil' } };
  expect(unwrap(await startAgain(odd)).record.options).toEqual({ seats: 2, bottom: 15 });
  const today = { ...old, rules: 2, options: { seats: 2, bottom: 12 } };
  expect(unwrap(await startAgain(today)).record).toMatchObject({ rules: 2, options: { seats: 2, bottom: 12 } });
});

/** The rules of today open no game like those of the records; the earlier ones do. */
const current = {
  ...playablePocketSub,
  rules: 2,
  earlier: [playablePocketSub],
  open: () => fail({ kind: 'not-any-more', path: [] }),
} as unknown as Playable;
const view = (await completeView(pocketSubView({ game: sea, page }))) as unknown as CompleteView;
const viewOfToday: CompleteView = { ...view, game: current };
const [record] = goldenRecords(pocketSub as unknown as Game) as [GameRecord];

test('TB-REC-3 the log of a game of earlier rules is the one it had', () => {
  expect(logOf(viewOfToday, record)).toEqual(logOf(view, record));
  expect(logOf(view, record).length).toBeGreaterThan(10);
  expect(logOf(viewOfToday, { ...record, rules: 3 })).toEqual([]);
});

test('TB-REC-3 so is its course', () => {
  const end = endOf({ game: sea, page: { ...page, ...pages } }) as unknown as EndView;
  expect(gameCourse(viewOfToday, end, record)).toEqual(gameCourse(view, end, record));
});

test('TB-REC-3 bots are asked about it under its own rules', () => {
  const posted: object[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      postMessage(message: object): void {
        posted.push(message);
      }
    },
  );
  const game = lanterns as unknown as Playable;
  requestAdvice({ game, state: unwrap(lanterns.open({})), strength: 'novice', seed: 'seed' });
  expect(posted).toMatchObject([{ type: 'request', game: 'lanterns', rules: 1, snapshot: { steps: [0, 0] } }]);
  vi.unstubAllGlobals();
});
