// Drawing a position takes its snapshot once: what is shown of it is derived from that one, not from a new one each time.
import { catalog } from '@undercroft/catalog';
import { manifests } from '@undercroft/catalog/page';
import type { Game, Playable } from '@undercroft/engine';
import { expect, test, vi } from 'vitest';
import type { GameView } from '../../page-kit/src/game-view.ts';
import page from '../../words/src/en/page.ts';
import { goldenRecords, replayed } from './view-faults.ts';

const NOBODY = { names: [], bots: [] };
const GAMES = 6;
const LATE_DECISIONS = 12;
const MOST = 2;

async function tableOf({ id }: Game): Promise<{ rules: Playable; view: GameView }> {
  const manifest = manifests.find(({ words }) => words.id === id);
  if (!manifest) throw new Error(`no page for ${id}`);
  const { rules, view } = await manifest.loadTable();
  return {
    rules: rules as Playable,
    view: view({ game: (await manifest.words.load.en()).default as never, page }) as GameView,
  };
}

/** The last decisions of some golden games: that is when a snapshot is largest. */
function latePositions(game: Game): unknown[] {
  return goldenRecords(game)
    .slice(0, GAMES)
    .flatMap((record) => {
      const decisions: unknown[] = [];
      replayed(game, record, ({ after }) => {
        if (game.status(after).type === 'seat') decisions.push(after);
      });
      return decisions.slice(-LATE_DECISIONS);
    });
}

test.each(catalog)(`$id: scene, board and place info of a position take at most ${MOST} snapshots`, async (game) => {
  const { rules, view } = await tableOf(game);
  const infoOf = await view.loadPlaceInfo();
  const positions = latePositions(game);
  const save = vi.spyOn(rules, 'save');
  const counts = positions.map((state) => {
    save.mockClear();
    const position = view.at(state);
    const highlighted = position.scene(NOBODY).actions.flatMap(({ targets }) => targets);
    const { places } = position.board({ highlighted, isPortrait: false });
    infoOf(position, places[0]?.id ?? '');
    return save.mock.calls.length;
  });
  save.mockRestore();
  expect(positions.length).toBe(Math.min(GAMES, goldenRecords(game).length) * LATE_DECISIONS);
  expect(Math.max(...counts)).toBeLessThanOrEqual(MOST);
});
