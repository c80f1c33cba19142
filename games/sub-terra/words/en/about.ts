// What lies at a place of the cave, explained to whoever looks at it, and why something may not be done.
import type { TileKind } from '@undercroft/sub-terra';
import { refusal } from './refusals.ts';

/** What tiles do. */
const ground = {
  start: 'Everyone starts here.',
  exit: 'Nobody loses health here. Cavers who end the game here escape.',
  normal: 'Nothing special happens here.',
  water: 'An ordinary tile until it floods. Then you have to swim in.',
  gas: 'While gas is spreading, entering costs 2 health.',
  'cave-in': 'If its number is rolled, everyone here loses 3 health and rubble blocks it.',
  horror: 'Horrors appear here.',
  squeeze: 'You need Squeeze to get in. You can leave freely.',
  ledge: 'Nobody can cross without a rope, in either direction.',
  slide: 'Going down is easy. Climbing back up takes a rope.',
  rough: 'Make a skill check when you enter. Failing costs 1 health.',
} satisfies Record<TileKind, string>;

const en = {
  refusal,
  ground,
  gap: {
    name: 'Not explored yet',
    does: 'Nobody knows what is here. Reveal or Explore to lay the next tile.',
  },
  flood: 'Flooded: you have to swim in. You can leave freely.',
  rubble: 'Blocked by rubble: dig it away to get in. You can leave freely.',
  rope: 'The rope lets you pass freely in both directions.',
  gas: 'Gas is spreading until the next hazard.',
  horror: {
    name: 'Horror',
    does: 'Share a tile with it and you lose all your health. It takes a step towards the nearest caver every round.',
  },
  unconscious: 'Unconscious: cannot act until somebody heals them.',
  hidden: 'Hidden: no horror hunts them this round.',
};

export type AboutCaveWords = typeof en;
export default en;
