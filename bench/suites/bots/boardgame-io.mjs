// boardgame.io's own tree search on the slow rules, with three ways to say what can be done.
import { createRequire } from 'node:module';
import { canonical } from '@undercroft/engine';
import { apply, choices, decider, result } from '@undercroft/slow-sub';
import { original, rules } from '../pocket-sub/boardgame-io.mjs';
import { anyOf, notedDown, timedStream } from '../pocket-sub/table.mjs';
import { searching } from './searching.mjs';
import { startFor, starts } from './starts.mjs';

const require = createRequire(import.meta.url);
const { MCTSBot } = require('boardgame.io/ai');
const { InitializeGame } = require('boardgame.io/internal');

/** How many decisions the moves have played. */
let plays = 0;
/** Who draws what a move leaves open. */
let draw = anyOf(timedStream());

/** Every decision is a move. */
export const decisions = () =>
  contestant({
    moves: {
      decide({ G }, choice) {
        plays++;
        return apply(original(G), choice);
      },
    },
    enumerate: (G) => choices(G).map((choice) => ({ move: 'decide', args: [choice] })),
    choose: chooseFirst,
  });

/** Every complete turn is a move: few of them, but all turns must be listed before one is drawn. */
export const turns = () =>
  contestant({
    moves: {
      turn({ G }, turn) {
        plays += turn.length;
        return turn.reduce(apply, original(G));
      },
    },
    enumerate: (G) => [...turnsFrom(G, G.seat)].map((turn) => ({ move: 'turn', args: [turn] })),
    choose: chooseTurn,
  });

/** A move per turn without listing turns: its first decision is given, the rest is drawn when the move is made. */
export const beginnings = () =>
  contestant({
    moves: {
      begin({ G }, choice) {
        const before = original(G);
        let state = apply(before, choice);
        for (plays++; decider(state) === before.seat; plays++) state = apply(state, draw(choices(state)));
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

/** `choose` is for games that are compared: which of the listed moves comes next. */
function contestant({ moves, enumerate, choose }) {
  const game = { ...rules(moves), endIf: ({ G }) => ending(result(G)) };
  // To the end of the game. Its random numbers are Math.random's unless it is given a seed; that is faster.
  const bot = new MCTSBot({ game, enumerate, playoutDepth: Number.POSITIVE_INFINITY });
  const positions = starts.map(({ state }) => InitializeGame({ game: { ...game, setup: () => state }, numPlayers: 2 }));
  return {
    ...counted(searching(positions, (position) => search(bot, position))),
    game: (seed) => compared(bot, positions[startFor(seed)], choose, seed),
  };
}

/** Tells how many decisions an iteration has played, over all of them: the deeper a tree, the fewer. */
function counted(work) {
  let played = 0;
  let iterations = 0;
  const run = (count) => {
    const before = plays;
    work(count);
    played += plays - before;
    iterations += count;
    return count;
  };
  return { run, told: () => ({ plays: played / iterations }) };
}

/** As its search understands it. */
const ending = (outcome) =>
  outcome && (outcome.winners?.length === 1 ? { winner: String(outcome.winners[0]) } : { draw: true });

/** Its `play`, which cannot be stopped between two iterations, taken apart. */
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

/** A game by what the bot lists and by its reducer. */
function compared(bot, position, pick, seed) {
  const { choose, ended } = notedDown(seed);
  const usual = draw;
  draw = choose;
  let state = position;
  while (state.ctx.gameover === undefined) {
    state = bot.reducer(state, pick(bot.enumerate(state.G, state.ctx, state.ctx.currentPlayer), choose));
  }
  draw = usual;
  const { winner } = state.ctx.gameover;
  return ended(winner === undefined ? [] : [winner]);
}

const argumentOf = ({ payload }) => payload.args[0];

const chooseFirst = (moves, choose) => choose(moves, (move) => canonical(argumentOf(move)));

/** Decision by decision, among those with which some listed turn goes on. */
function chooseTurn(moves, choose) {
  let left = moves;
  for (let at = 0; left.length > 1 || at < argumentOf(left[0]).length; at++) {
    const next = new Set(left.map((move) => canonical(argumentOf(move)[at])));
    const chosen = choose([...next], (text) => text);
    left = left.filter((move) => canonical(argumentOf(move)[at]) === chosen);
  }
  return left[0];
}
