// The slow rules as a boardgame.io game, driven as its own benchmark and its tree search drive one: by its reducer.
// See bench/README.md for why this wrapper is a fair one.
import { createRequire } from 'node:module';
import { apply, choices, decider, open, result } from '@undercroft/pocket-sub/slow';
import { anyOf, OPTIONS, recordChoices, timedStream } from './shared.mjs';

const require = createRequire(import.meta.url);
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
// The same copy of immer that boardgame.io uses: another one would not recognise its drafts.
export const { original } = createRequire(require.resolve('boardgame.io/internal'))('immer');

const seatOf = ({ G }) => G.seat;

export const rules = (moves) => ({
  name: 'pocket-sub',
  setup: () => open(OPTIONS),
  moves,
  turn: {
    order: { first: seatOf, next: seatOf },
    endIf: ({ G, ctx }) => String(G.seat) !== ctx.currentPlayer,
  },
  endIf: ({ G }) => result(G),
});

/** A move is given a draft of G. The slow rules change nothing in place and are faster on the plain state below it. */
export const decisions = () => contestant({ decide: ({ G }, choice) => apply(original(G), choice) }, decideOnce);

/** As one would write it first: the rules read the draft. */
export const drafts = () => contestant({ decide: ({ G }, choice) => apply(G, choice) }, decideOnce);

/** The fewest moves: a whole turn is decided beforehand and played as one move. */
export const turns = () => contestant({ turn: ({ G }, turn) => turn.reduce(apply, original(G)) }, decideTurn);

const decideOnce = (G, choose) => ({ type: 'decide', args: [choose(choices(G))], decisions: 1 });

function decideTurn(G, choose) {
  const turn = [];
  let state = G;
  do {
    turn.push(choose(choices(state)));
    state = apply(state, turn.at(-1));
  } while (decider(state) === G.seat);
  return { type: 'turn', args: [turn], decisions: turn.length };
}

/** `decide` returns the next move and how many decisions it contains. */
function contestant(moves, decide) {
  const game = rules(moves);
  const reducer = CreateGameReducer({ game });
  const opening = InitializeGame({ game, numPlayers: 2 });

  function playOut(choose) {
    let decisions = 0;
    let state = opening;
    while (state.ctx.gameover === undefined) {
      const next = decide(state.G, choose);
      decisions += next.decisions;
      state = reducer(state, makeMove(next.type, next.args, state.ctx.currentPlayer));
    }
    return { state, decisions };
  }

  const anyChoice = anyOf(timedStream());
  return {
    run(games) {
      let decisions = 0;
      for (let i = 0; i < games; i++) decisions += playOut(anyChoice).decisions;
      return decisions;
    },
    game(seed) {
      const { choose, textOfGame } = recordChoices(seed);
      return textOfGame(playOut(choose).state.ctx.gameover.winners ?? []);
    },
  };
}

/** What boardgame.io's own makeMove builds; it is not exported. */
const makeMove = (type, args, playerID) => ({
  type: 'MAKE_MOVE',
  payload: { type, args, playerID, credentials: undefined },
});
