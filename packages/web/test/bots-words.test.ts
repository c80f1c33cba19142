// Whatever a bot gives as its reason, there are words for it.
import { loadRoster } from '@undercroft/catalog/bots';
import { findReasons } from '@undercroft/catalog/reasons';
import { describe, expect, test } from 'vitest';
import { type Language, loadWords } from '../../words/src/index.ts';
import { GAME_IDS } from '../src/app/games.ts';

describe.each<Language>(['en', 'hu'])('reasons in %s', (language) => {
  test.each(GAME_IDS)('of the bots of %s: all of them, and no others', async (game) => {
    const { reasons } = await loadWords(language, 'hints');
    const own = await findReasons(game)?.load[language]();
    const { motives } = await loadRoster(game);
    expect(Object.keys({ ...reasons, ...own?.default }).sort()).toEqual([...motives].sort());
  });
});
