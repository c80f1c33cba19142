// What lies at a place of the cave, explained to whoever looks at it, and why something may not be done.
import { refusal } from './refusals.ts';

const en = {
  refusal,
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
