// How bots did against each other.

import type { Figure, MissingFigure } from '@undercroft/terminal/report/figure';
import { dots } from '../charts/dots.ts';
import type { GameWording } from '../game-wording.ts';
import { count, interval, percent, shareOf } from '../numbers.ts';
import type { SampledGame } from '../sample.ts';
import { sidesOf } from './sides.ts';

/** How each bot did, beginning and not, against all others. */
export function byBot(games: readonly SampledGame[], wording: GameWording, where = ''): Figure | MissingFigure {
  const title = `How each bot did${where && `, ${where}`}`;
  const names = [...new Set(games.flatMap(({ setup }) => setup.bots))];
  if (names.length < 2) return { title, why: 'One sort of bot played all seats: it won as often as it lost.' };
  const rows = names.flatMap((name) => botRows(games, name)).filter(({ n }) => n > 0);
  const overall = (name: string) => {
    const own = rows.filter(({ label }) => label === name);
    return own.reduce((sum, { value, n }) => sum + value * n, 0) / own.reduce((sum, { n }) => sum + n, 0);
  };
  const [best] = names
    .filter((name) => rows.some(({ label }) => label === name))
    .sort((a, b) => overall(b) - overall(a));
  const even = 1 / Math.max(1, sidesOf(games, wording).length);
  return {
    title,
    finding: `${best ?? 'Nobody'} did best.`,
    note: 'Mean of what a game was worth to it (1 a win, half a draw), against other bots only. Lines are 95 % intervals.',
    keys: [
      { tone: 'first', name: 'when it began' },
      { tone: 'second', name: 'when another began' },
    ],
    draw: (width) => dots(rows, { unit: 'share', reference: { value: even, name: 'even' } }, width),
    table: {
      head: ['bot', 'when', 'games', 'won', '95 % interval'],
      rows: rows.map((row) => [row.label, row.when, count(row.n), percent(row.value), interval(row, 'share')]),
    },
  };
}

function botRows(games: readonly SampledGame[], name: string) {
  const mixed = games.filter(({ setup }) => setup.bots.includes(name) && setup.bots.some((other) => other !== name));
  const nameIn = (game: SampledGame, seat: number) => game.setup.bots[game.bots[seat] ?? 0];
  const results = mixed.flatMap((game) =>
    game.scores.flatMap((score, seat) => (nameIn(game, seat) === name ? [{ score, began: seat === game.first }] : [])),
  );
  return [true, false].map((began) => {
    const mine = results.filter((one) => one.began === began);
    const when = began ? 'it began' : 'another began';
    const worth = mine.reduce((sum, { score }) => sum + score, 0);
    return {
      label: name,
      when,
      tone: began ? ('first' as const) : ('second' as const),
      ...shareOf(worth, mine.length),
    };
  });
}
