// The games that have something to learn them by.
import { existsSync } from 'node:fs';
import games from '../../../games.json' with { type: 'json' };

export const taughtGames = games.games.filter((id) =>
  existsSync(new URL(`../../../games/${id}/learn/lessons`, import.meta.url)),
);
