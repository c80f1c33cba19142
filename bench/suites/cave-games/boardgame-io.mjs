// The toy as a boardgame.io game, driven as its own benchmark and its tree search drive one: by its reducer.
// See bench/README.md for why these wrappers are fair.
import { createRequire } from 'node:module';
import { anyOf, countingDice, recordChoices, timedStream } from './shared.mjs';
import { choices, copyFor, moves, open, pass, result, tilesOnTable } from './toy.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
// The same copy of immer that boardgame.io uses: another one would not recognise its drafts.
const { original } = createRequire(require.resolve('boardgame.io/internal'))('immer');

/** Four players with an explorer each, who take turns. */
export const turns = (suite) => contestant({ suite, numPlayers: 4, rules: turnsOnCopies, dice: streamDice(suite) });

/** The same as its documentation recommends: the draft is changed in place, and the dice are boardgame.io's own. */
export const documented = (suite) => contestant({ suite, numPlayers: 4, rules: turnsOnDrafts, dice: ownDice() });

/** As little work as possible for boardgame.io: one player leads all four, and it knows nothing of turns. */
export const onePlayer = (suite) => contestant({ suite, numPlayers: 1, rules: noTurns, dice: streamDice(suite) });

// ---------------------------------------------------------------- three ways to write the game

const eachMove = (write) => Object.fromEntries(Object.keys(moves).map((type) => [type, write(type, moves[type])]));
const activeOf = ({ G }) => G.active;
const TURN = { order: { first: activeOf, next: activeOf }, endIf: ({ G }) => G.points === 0 };

const turnsOnDrafts = (diceOf) => ({
  moves: eachMove(
    (_type, move) =>
      ({ G, random }, ...args) =>
        move(G, diceOf(random), ...args),
  ),
  turn: { ...TURN, onEnd: ({ G, random }) => pass(G, diceOf(random)) },
});

const turnsOnCopies = (diceOf) => ({
  moves: eachMove(
    (type, move) =>
      ({ G, random }, ...args) =>
        onCopy(type, G, (next) => move(next, diceOf(random), ...args)),
  ),
  turn: { ...TURN, onEnd: ({ G, random }) => onCopy('end', G, (next) => pass(next, diceOf(random))) },
});

const noTurns = (diceOf) => ({
  moves: eachMove(
    (type, move) =>
      ({ G, random }, ...args) =>
        onCopy(type, G, (next) => {
          move(next, diceOf(random), ...args);
          if (next.points === 0) pass(next, diceOf(random));
        }),
  ),
});

/** A move is given a draft of G; changing a copy of the plain state below it is faster. */
function onCopy(type, G, change) {
  const next = copyFor(type, original(G));
  change(next);
  return next;
}

// ---------------------------------------------------------------- playing it

/** For timed sections: dice that draw from a stream. */
function streamDice(suite) {
  const stream = timedStream(suite);
  const dice = countingDice((n) => stream.below(n));
  return { dice, diceOf: () => dice };
}

/** Dice that draw from what boardgame.io passes to each move. */
function ownDice() {
  let current;
  const dice = countingDice((n) => current.Die(n) - 1);
  const diceOf = (random) => {
    current = random;
    return dice;
  };
  return { dice, diceOf };
}

function contestant({ suite, numPlayers, rules, dice: { dice, diceOf } }) {
  const playOut = playerOf(numPlayers, rules(diceOf));
  const choose = anyOf(timedStream(suite));
  return {
    run(games) {
      let bySeats = 0;
      dice.drawn = 0;
      for (let i = 0; i < games; i++) bySeats += playOut(choose).moves;
      return { decisions: bySeats + dice.drawn, bySeats };
    },
    game(seed) {
      const recorded = recordChoices(seed);
      const { state } = playerOf(
        numPlayers,
        rules(() => recorded.dice),
      )(recorded.choose);
      return recorded.textOfGame(state.ctx.gameover, tilesOnTable(state.G));
    },
  };
}

function playerOf(numPlayers, rules) {
  const game = { name: 'toy', setup: open, endIf: ({ G }) => result(G), ...rules };
  const reducer = CreateGameReducer({ game });
  const opening = InitializeGame({ game, numPlayers });
  return (choose) => {
    let moves = 0;
    let state = opening;
    for (; state.ctx.gameover === undefined; moves++)
      state = reducer(state, makeMove(choose(choices(state.G)), state.ctx.currentPlayer));
    return { state, moves };
  };
}

/** What boardgame.io's own makeMove builds; it is not exported. */
const makeMove = ({ type, args }, playerID) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: undefined },
});
