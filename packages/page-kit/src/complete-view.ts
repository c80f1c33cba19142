// A view with everything that it loads for its events: for the log of a whole game.
import type { GameTypes } from '@undercroft/engine';
import type { CompleteView, GameView } from './game-view.ts';

export const completeView = async <K extends GameTypes>(view: GameView<K>): Promise<CompleteView<K>> => ({
  ...view,
  ...(await view.loadEvents()),
});
