// For games that have no collector of their own: how long they are, how they end, and the scores.
import type { CollectorFactory } from '@undercroft/terminal/collect/collector';
import { ResultBuilder } from '@undercroft/terminal/collect/result-builder';

/** An event that says in which round it happens moves the game on to that round. */
export const collectBasics: CollectorFactory = () => {
  const builder = new ResultBuilder([], {});
  return {
    onEvent: (event) => {
      if ('round' in event && typeof event.round === 'number') builder.beginRound(event.round);
    },
    addChance: (seat, chance) => builder.addChance(seat, chance),
    finish: (ending) => builder.finish(ending),
  };
};
