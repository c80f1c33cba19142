// What lies at a place of the cave, explained to whoever looks at it.
import type { Named } from '../grammar.ts';

const en = {
  gap: {
    name: 'Not explored yet',
    does: 'Nobody knows what is here: Reveal and Explore lay the next tile of the stack.',
  },
  flood: 'Flooded: only Swim gets in. It can always be left.',
  rubble: 'Rubble: nobody gets in before it is dug away. It can be left.',
  rope: 'With the rope it is an ordinary way, up and down.',
  gas: 'Gas is about until the next hazard.',
  horror: {
    name: 'Horror',
    does: 'Whoever shares a tile with it loses all health. It comes a step nearer in every horror phase.',
  },
  unconscious: 'Unconscious: no actions, and no light. Any health regained wakes them.',
  hidden: 'Hidden: horrors do not follow them.',
} satisfies Record<string, Named | string>;

export type AboutCaveWords = typeof en;
export default en;
