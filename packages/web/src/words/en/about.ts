// What lies at a place, explained to whoever looks at it: loaded with the panel that says it.
import type { Named } from '../grammar.ts';

const cave = {
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

const temple = {
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

const sea = {
  hero: 'hero',
  deepRun: 'From here a sub can run deep to any other deep water.',
  mine: {
    own: 'Passing it is safe. Ending a move on it loses sub and mine.',
    enemy: 'Whoever enters loses the sub; the mine is gone too.',
  },
  sub: {
    own: 'It moves 3 points, all of them, and then lays a mine behind it. Passing it is safe, ending on it loses both.',
    enemy: 'Whoever enters collides with it: both are lost.',
  },
  heroic: {
    own: 'The last of its fleet: it sinks any sub it enters and sails on. Mines still stop it.',
    enemy:
      'The last of its fleet: it stays when something runs into it, and sinks what it enters. Mines still stop it.',
  },
  cc: {
    own: 'Friendly subs may pass and stay, and nothing harms them here.',
    enemy: 'Whoever enters loses the sub.',
  },
  whirlpool: 'At the end of every round it turns its tile by a sixth, with everything on it.',
};

const en = {
  cave,
  temple,
  sea,
};

export type AboutWords = typeof en;
export default en;
