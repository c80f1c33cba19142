// The slow rules of Pocket Sub as games of boardgame.io's server.
import { createRequire } from 'node:module';
import { canonical } from '@undercroft/engine';
import { apply, choices } from '@undercroft/slow-sub';
import { original, rules } from '../pocket-sub/boardgame-io.mjs';

const { INVALID_MOVE } = createRequire(import.meta.url)('boardgame.io/core');

export const GAMES = {
  /** The fewest moves: a whole turn is played by one. Nothing is checked but whose turn it is. */
  turns: { ...rules({ turn: ({ G }, turn) => turn.reduce(apply, original(G)) }), disableUndo: true },
  /** The same, a move per decision. */
  decisions: { ...rules({ decide: ({ G }, choice) => apply(original(G), choice) }), disableUndo: true },
  /** The same, and what is not legal is refused: the least that is authoritative. */
  checked: {
    ...rules({
      decide: ({ G }, choice) => (isLegal(original(G), choice) ? apply(original(G), choice) : INVALID_MOVE),
    }),
    disableUndo: true,
  },
  /** As one writes it: the rules read the draft, undo is there, and what is not legal is refused. */
  documented: rules({ decide: ({ G }, choice) => (isLegal(G, choice) ? apply(G, choice) : INVALID_MOVE) }),
};

function isLegal(G, choice) {
  const text = canonical(choice);
  return choices(G).some((one) => canonical(one) === text);
}
