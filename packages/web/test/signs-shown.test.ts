// Every sign that real games show is explained.
import { catalog } from '@undercroft/catalog';
import type { Game, GameTypes } from '@undercroft/engine';
import { findSign, signsShown } from '@undercroft/learn/signs';
import { loadWords } from '@undercroft/words';
import { expect, test } from 'vitest';
import type { GameView } from '../../page-kit/src/game-view.ts';
import { loadView } from '../src/app/catalog.ts';
import { loadSigns } from '../src/learn/signs.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const EVERY = Number(process.env['VIEW_EVERY'] ?? 40);

/** Every kind of sign that the golden games show, at every so many decisions. */
async function shownIn(game: Game): Promise<Set<string>> {
  globalThis.fetch = async () => new Response('<svg></svg>');
  const view = (await loadView(game.id, 'en', await loadWords('en', 'page'))) as GameView<GameTypes>;
  const dangersOf = await view.loadDangers?.();
  const shown = new Set<string>();
  let decisions = 0;
  for (const record of goldenRecords(game))
    replayed(game, record, ({ after }) => {
      if (game.status(after).type !== 'seat' || decisions++ % EVERY !== 0) return;
      const position = view.at(after);
      const scene = position.scene({ names: [], bots: [] });
      const highlighted = scene.actions.flatMap(({ targets }) => targets);
      const board = position.board({ highlighted, isPortrait: false });
      const dangers = dangersOf?.(position, { whose: 'all' });
      for (const key of signsShown(scene, board, ...(dangers ? [dangers] : []))) shown.add(key);
    });
  return shown;
}

test.each(catalog)(
  '$id: every sign of its games is explained',
  async (game) => {
    const { texts } = await loadSigns(game.id, 'en');
    const shown = await shownIn(game);
    expect(shown.size).toBeGreaterThan(4);
    expect([...shown].filter((key) => !findSign(texts, key))).toEqual([]);
  },
  60_000,
);
