// The slow rules of Pocket Sub as games of boardgame.io's server.
import { createRequire } from 'node:module';
import { canonicalJson } from '@undercroft/engine';
import { apply, choices } from '@undercroft/pocket-sub/slow';
import { original, rules } from '../pocket-sub/boardgame-io.mjs';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

export const GAMES = {
  /** The fewest moves: a whole turn is one move. Nothing is checked but whose turn it is. */
  turns: { ...rules({ turn: ({ G }, turn) => turn.reduce(apply, original(G)) }), disableUndo: true },
  /** The same with a move per decision. */
  decisions: { ...rules({ decide: ({ G }, choice) => apply(original(G), choice) }), disableUndo: true },
  /** The same, and illegal moves are refused: the least an authoritative server must do. */
  checked: {
    ...rules({
      decide: ({ G }, choice) => (isLegal(original(G), choice) ? apply(original(G), choice) : INVALID_MOVE),
    }),
    disableUndo: true,
  },
  /** As one would write it: the rules read the draft, undo is enabled, and illegal moves are refused. */
  documented: rules({ decide: ({ G }, choice) => (isLegal(G, choice) ? apply(G, choice) : INVALID_MOVE) }),
};

function isLegal(G, choice) {
  const text = canonicalJson(choice);
  return choices(G).some((one) => canonicalJson(one) === text);
}
