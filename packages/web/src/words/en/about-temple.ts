// What lies at a place of the temple, explained to whoever looks at it.
import type { Named } from '../grammar.ts';

const en = {
  gap: { name: 'Not explored yet', does: 'Nobody knows what is here: Reveal and Explore lay a tile from the bag.' },
  rubble: 'Rubble: nobody gets in before it is dug away. It can be left.',
  shored: 'Shored up: it counts as a plain tile.',
  burnt: 'Lava has taken it: nobody enters any more.',
  burnsNext: 'The lava takes it next, and everyone on it.',
  /** Where a ruin costs less. */
  secondRuin: 'Full of rubble. When it collapses, everyone here loses 5.',
  guardian: {
    name: 'Guardian',
    does: 'When guardians act it strikes somebody here for 1 health, or comes a step nearer. Leaving its space costs 1.',
  },
  key: { name: 'Key', does: 'One of three. They open the way to the artifact when they lie on the sanctum.' },
  artifact: {
    name: 'Artifact',
    does: 'To be carried out. Once it is picked up two hazard dice are rolled, and the volcano goes twice as fast.',
  },
  downed: 'Down: no actions but to crawl. Any health regained raises them.',
  braced: 'Braced: loses no health until the next turn.',
} satisfies Record<string, Named | string>;

export type AboutTempleWords = typeof en;
export default en;
