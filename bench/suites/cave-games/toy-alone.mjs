// The toy without a framework: moves change one copy of the opening.
import { anyOf, countingDice, recordChoices, timedStream } from './shared.mjs';
import { choices, copy, moves, open, pass, result, tilesOnTable } from './toy.mjs';

const opening = open();

export function playouts(suite) {
  const stream = timedStream(suite);
  const dice = countingDice((n) => stream.below(n));
  const choose = anyOf(stream);
  const run = (games) => {
    let bySeats = 0;
    dice.drawn = 0;
    for (let game = 0; game < games; game++) {
      const G = copy(opening);
      for (; result(G) === undefined; bySeats++) play(G, choose(choices(G)), dice);
    }
    return { decisions: bySeats + dice.drawn, bySeats };
  };
  return { run, game, facts: { tiles: averageTiles(choose, dice) } };
}

function play(G, { type, args }, dice) {
  moves[type](G, dice, ...args);
  if (G.points === 0) pass(G, dice);
}

function game(seed) {
  const { choose, dice, textOfGame } = recordChoices(seed);
  const G = copy(opening);
  while (result(G) === undefined) play(G, choose(choices(G)), dice);
  return textOfGame(result(G), tilesOnTable(G));
}

const SAMPLE = 2_000;

/** How many tiles are on the table, averaged over decisions. */
function averageTiles(choose, dice) {
  let tiles = 0;
  let decisions = 0;
  for (let i = 0; i < SAMPLE; i++) {
    const G = copy(opening);
    for (; result(G) === undefined; decisions++) {
      tiles += tilesOnTable(G);
      play(G, choose(choices(G)), dice);
    }
  }
  return tiles / decisions;
}
