// What lies at a place of the temple, explained to whoever looks at it.
import type { Named } from '@undercroft/words/grammar';

const en = {
  gap: { name: 'Unexplored', does: 'Nobody knows what is here. Reveal or Explore to lay a tile from the bag.' },
  rubble: 'Rubble: dig it away before you enter, unless you are the Guide. You can always leave.',
  shored: 'Shored up: it counts as a plain tile.',
  burnt: 'Lava has flooded this space: nobody can enter.',
  burnsNext: 'The lava floods this space next and kills everyone on it.',
  guardian: {
    name: 'Guardian',
    does: 'When guardians act, it strikes an explorer here for 1 health or takes a step closer. Leaving its space costs 1 health.',
  },
  key: { name: 'Key', does: 'One of three. When all three lie on the sanctum, the artifact appears.' },
  artifact: {
    name: 'Artifact',
    does: 'Carry it out of the temple. Once someone picks it up, each explorer rolls two hazard dice and the volcano is twice as fast.',
  },
  downed: 'Downed: can only crawl, one space a turn, until they regain health.',
  braced: 'Braced: nothing hurts them until their next turn.',
} satisfies Record<string, Named | string>;

export type AboutTempleWords = typeof en;
export default en;
