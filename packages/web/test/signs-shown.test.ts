// Every sign and every action that real games show is explained.
import { catalog } from '@undercroft/catalog';
import type { Game, GameTypes } from '@undercroft/engine';
import { findSign, signsShown } from '@undercroft/learn/signs';
import { type Language, loadWords } from '@undercroft/words';
import { expect, test } from 'vitest';
import type { GameView } from '../../page-kit/src/game-view.ts';
import { loadView } from '../src/app/catalog.ts';
import { loadSigns } from '../src/learn/signs.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const EVERY = Number(process.env['VIEW_EVERY'] ?? 60);

interface Seen {
  /** Every kind of sign. */
  readonly signs: ReadonlySet<string>;
  /** What every button that has a place of its own is said to do. */
  readonly does: ReadonlyMap<string, string | undefined>;
}

/** Of the golden games, at every so many decisions. */
async function seenIn(game: Game, language: Language): Promise<Seen> {
  globalThis.fetch = async () => new Response('<svg></svg>');
  const view = (await loadView(game.id, language, await loadWords(language, 'page'))) as GameView<GameTypes>;
  const dangersOf = await view.loadDangers?.();
  const signs = new Set<string>();
  const does = new Map<string, string | undefined>();
  let decisions = 0;
  for (const record of goldenRecords(game))
    replayed(game, record, ({ after }) => {
      if (game.status(after).type !== 'seat' || decisions++ % EVERY !== 0) return;
      const position = view.at(after);
      const scene = position.scene({ names: [], bots: [] });
      const highlighted = scene.actions.flatMap(({ targets }) => targets);
      const board = position.board({ highlighted, isPortrait: false });
      const dangers = dangersOf?.(position, { whose: 'all' });
      for (const key of signsShown(scene, board, ...(dangers ? [dangers] : []))) signs.add(key);
      const buttons = view.planner?.view(position, view.planner.empty).buttons ?? [];
      const ids = [...scene.actions.filter(({ key }) => key).map(({ id }) => id), ...buttons.map(({ key }) => key)];
      for (const id of ids) does.set(id, view.does?.(id));
    });
  return { signs, does };
}

test.each(catalog.flatMap((game) => (['en', 'hu'] as const).map((language) => [game.id, language, game] as const)))(
  '%s, %s: every sign and every action of its games is explained',
  async (id, language, game) => {
    const { texts } = await loadSigns(id, language);
    const { signs, does } = await seenIn(game, language);
    expect(signs.size).toBeGreaterThan(4);
    expect([...signs].filter((key) => !findSign(texts, key))).toEqual([]);
    expect(does.size).toBeGreaterThan(2);
    expect([...does].filter(([, text]) => !text || !/^[\p{Lu}\d].*\.$/u.test(text))).toEqual([]);
  },
);
