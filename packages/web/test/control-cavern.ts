// The table that several tests of the control begin with: a way without danger, one with, and the end of the turn.
import { endTurn, FEEL, modelTable, option, RISK, RUN, target, WALK } from './model-table.ts';

export const MOVE = option('move', [target(WALK, { place: 'a', name: 'Move west' })], { key: '1', cost: 1 });

export const EXPLORE = option(
  'explore',
  [
    target(RUN, { place: 'b', name: 'Explore north', danger: RISK }),
    target(FEEL, { place: 'c', name: 'Explore east' }),
  ],
  { key: '2' },
);

export const REVEAL = option('reveal', [target(FEEL, { place: 'b', name: 'Reveal north' })], { key: '3' });
export const cavern = () => modelTable({ actions: () => [MOVE, EXPLORE, REVEAL, endTurn()] });
