// Whatever a bot gives as its reason, there are words for it.
import { loadRoster } from '@undercroft/bots';
import { describe, expect, test } from 'vitest';
import { GAME_IDS } from '../src/app/game-ids.ts';
import { type Language, loadWords } from '../src/words/index.ts';

describe.each<Language>(['en', 'hu'])('reasons in %s', (language) => {
  test.each(GAME_IDS)('of the bots of %s: all of them, and no others', async (game) => {
    const { reasons } = await loadWords(language, 'hints');
    const { motives } = await loadRoster(game);
    expect(Object.keys(reasons[game]).sort()).toEqual([...motives].sort());
  });
});
