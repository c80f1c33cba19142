// boardgame.io's own tree search on the slow rules, with three ways of listing the moves.
import { createRequire } from 'node:module';
import { canonicalJson } from '@undercroft/engine';
import { apply, choices, decider, result } from '@undercroft/pocket-sub/slow';
import { original, rules } from '../pocket-sub/boardgame-io.mjs';
import { anyOf, recordChoices, timedStream } from '../pocket-sub/shared.mjs';
import { searchLoop } from './search-loop.mjs';
import { startIndexFor, startPositions } from './start-positions.mjs';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame } = require('boardgame.io/internal');

/** How many decisions the moves have made. */
let decisionCount = 0;
/** Makes the decisions that a move leaves open. */
let draw = anyOf(timedStream());

/** Every decision is a move. */
export const decisions = () =>
  contestant({
    moves: {
      decide({ G }, choice) {
        decisionCount++;
        return apply(original(G), choice);
      },
    },
    enumerate: (G) => choices(G).map((choice) => ({ move: 'decide', args: [choice] })),
    choose: chooseFirst,
  });

/** Every complete turn is a move: there are fewer of them, but all turns must be listed before one is drawn. */
export const turns = () =>
  contestant({
    moves: {
      turn({ G }, turn) {
        decisionCount += turn.length;
        return turn.reduce(apply, original(G));
      },
    },
    enumerate: (G) => [...turnsFrom(G, G.seat)].map((turn) => ({ move: 'turn', args: [turn] })),
    choose: chooseTurn,
  });

/** A move per turn without listing turns: the first decision is given, and the move draws the others. */
export const beginnings = () =>
  contestant({
    moves: {
      begin({ G }, choice) {
        const before = original(G);
        let state = apply(before, choice);
        for (decisionCount++; decider(state) === before.seat; decisionCount++)
          state = apply(state, draw(choices(state)));
        return state;
      },
    },
    enumerate: (G) => choices(G).map((choice) => ({ move: 'begin', args: [choice] })),
    choose: chooseFirst,
  });

function* turnsFrom(state, seat, before = []) {
  for (const choice of choices(state)) {
    const after = apply(state, choice);
    const turn = [...before, choice];
    if (decider(after) === seat) yield* turnsFrom(after, seat, turn);
    else yield turn;
  }
}

/** `choose` picks one of the listed moves, for games that are compared. */
function contestant({ moves, enumerate, choose }) {
  const game = { ...rules(moves), endIf: ({ G }) => ending(result(G)) };
  // Playouts reach the end of the game. Without a seed it uses Math.random, which is faster.
  const bot = new MCTSBot({ game, enumerate, playoutDepth: Number.POSITIVE_INFINITY });
  const positions = startPositions.map(({ state }) =>
    InitializeGame({ game: { ...game, setup: () => state }, numPlayers: 2 }),
  );
  return {
    ...counted(searchLoop(positions, (position) => search(bot, position))),
    game: (seed) => playCompared(bot, positions[startIndexFor(seed)], choose, seed),
  };
}

/** Finds how many decisions an iteration makes on average: the deeper the tree, the fewer. */
function counted(work) {
  let decisions = 0;
  let iterations = 0;
  const run = (count) => {
    const before = decisionCount;
    work(count);
    decisions += decisionCount - before;
    iterations += count;
    return count;
  };
  return { run, findings: () => ({ decisions: decisions / iterations }) };
}

/** The result in the form that its search expects. */
const ending = (outcome) =>
  outcome && (outcome.winners?.length === 1 ? { winner: String(outcome.winners[0]) } : { draw: true });

/** Its `play` cannot be stopped between two iterations, so this does what it does, step by step. */
function search(bot, position) {
  const root = bot.createNode({ state: position, playerID: position.ctx.currentPlayer });
  return {
    step() {
      const child = bot.expand(bot.select(root));
      bot.backpropagate(child, bot.playout(child));
      return true;
    },
    advice: () => root.children.reduce((best, child) => (child.visits > best.visits ? child : best)).parentAction,
  };
}

/** Plays a game with the moves the bot lists and with its reducer. */
function playCompared(bot, position, pick, seed) {
  const { choose, textOfGame } = recordChoices(seed);
  const previous = draw;
  draw = choose;
  let state = position;
  while (state.ctx.gameover === undefined) {
    state = bot.reducer(state, pick(bot.enumerate(state.G, state.ctx, state.ctx.currentPlayer), choose));
  }
  draw = previous;
  const { winner } = state.ctx.gameover;
  return textOfGame(winner === undefined ? [] : [winner]);
}

const argumentOf = ({ payload }) => payload.args[0];

const chooseFirst = (moves, choose) => choose(moves, (move) => canonicalJson(argumentOf(move)));

/** Chooses decision by decision, among those that continue some listed turn. */
function chooseTurn(moves, choose) {
  let left = moves;
  for (let at = 0; left.length > 1 || at < argumentOf(left[0]).length; at++) {
    const next = new Set(left.map((move) => canonicalJson(argumentOf(move)[at])));
    const chosen = choose([...next], (text) => text);
    left = left.filter((move) => canonicalJson(argumentOf(move)[at]) === chosen);
  }
  return left[0];
}
