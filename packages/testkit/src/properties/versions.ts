// Earlier versions of the rules: the code of the present rules must be able to play, draw and search their positions.

import { clone, type Game } from '@undercroft/engine';
import { type Report, walkRandomGame } from '../random-game.ts';
import { legalCodes, type Property } from './property.ts';

export const versionsShareStates: Property = {
  id: 'versions-share-states',
  description: 'earlier rules have lower numbers, and their positions mean the same to the present rules',
  check({ game, stream }, report) {
    const numbers = [game, ...game.earlier].map(({ rules }) => rules);
    if (numbers.some((rules, i) => i > 0 && !(rules < (numbers[i - 1] as number))))
      report(-1, `the versions are not in order, the latest first: ${numbers}`);
    for (const version of game.earlier) {
      if (version.id !== game.id) report(-1, `an earlier version is another game: ${version.id}`);
      const { variants } = version.facts;
      const variant = variants[stream.below(variants.length)];
      const randomGame = { game: version, options: variant?.options, stream: stream.split(version.rules) };
      walkRandomGame(randomGame, (state, entry, next) => compare(game, version, { state, entry, next }, report));
    }
  },
};

interface Visited {
  readonly state: unknown;
  readonly entry: number;
  readonly next: number | undefined;
}

function compare(game: Game, version: Game, { state, entry, next }: Visited, report: Report): void {
  const seen = (rules: Game) => JSON.stringify([rules.status(state), rules.decider(state), legalCodes(rules, state)]);
  if (seen(game) !== seen(version)) report(entry, `is another position under version ${game.rules}`);
  if (next === undefined) return;
  const after = (rules: Game) => {
    const copy = clone(rules, state);
    rules.play(copy, next);
    return JSON.stringify(version.save(copy));
  };
  if (after(game) !== after(version)) report(entry, `is played differently under version ${game.rules}`);
}
