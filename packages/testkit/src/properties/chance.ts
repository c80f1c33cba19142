// Chance: odds that add up, and draws that follow them.

import {
  buffer,
  CHANCE,
  canonicalJson,
  clone,
  drawOutcome,
  type Game,
  type Odds,
  odds,
  type Stream,
} from '@undercroft/engine';
import { chiSquare, criticalValue } from '../chi-square.ts';
import { walkRandomGame } from '../random-game.ts';
import type { Property } from './property.ts';

/** Draws at one chance node of each game. */
const DRAWS = 600;

export const oddsHold: Property = {
  id: 'odds-hold',
  description: 'odds are positive whole numbers that add up, one per outcome, and draws follow them',
  check(randomGame, report) {
    const { game } = randomGame;
    const nodes: { state: unknown; entry: number }[] = [];
    walkRandomGame(randomGame, (state, entry) => {
      if (game.decider(state) !== CHANCE) return;
      checkWeights(game, odds(game, state), (what) => report(entry, what));
      nodes.push({ state: clone(game, state), entry });
    });
    const dice = randomGame.stream.split('draws');
    const node = nodes[nodes.length === 0 ? 0 : dice.below(nodes.length)];
    if (node && contradictsOdds(game, node.state, dice)) report(node.entry, 'draws do not fit the stated odds');
  },
};

function checkWeights(game: Game, { total, outcomes }: Odds<unknown>, report: (what: string) => void): void {
  const sum = outcomes.reduce((all, { weight }) => all + weight, 0);
  if (sum !== total) report(`weights sum to ${sum}, stated ${total}`);
  if (!outcomes.every(({ weight }) => Number.isInteger(weight) && weight > 0))
    report('a weight is not a positive whole number');
  if (new Set(outcomes.map(({ outcome }) => canonicalJson(outcome))).size !== outcomes.length)
    report('an outcome is listed twice');
  if (!game.facts.chance) report('a chance node in a game without chance');
}

function contradictsOdds(game: Game, state: unknown, dice: Stream): boolean {
  const stated = odds(game, state);
  const codes = buffer(game);
  const weights = buffer(game);
  const counts = new Map(stated.outcomes.map(({ outcome }) => [canonicalJson(outcome), 0]));
  for (let i = 0; i < DRAWS; i++) {
    const name = canonicalJson(game.decode(state, drawOutcome(game, state, dice, codes, weights)));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const expected = stated.outcomes.map(({ weight }) => (DRAWS * weight) / stated.total);
  return chiSquare([...counts.values()], expected) > criticalValue(expected.length - 1);
}
