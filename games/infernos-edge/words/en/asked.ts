// What somebody is asked, as a clause: '… decides what to do next'.
import type { Ask } from '@undercroft/infernos-edge';

/** What chance decides is asked of nobody. */
export type Asked = Exclude<Ask, 'nothing' | 'tile' | 'die' | 'hazard' | 'over'>;

const asked = {
  action: 'what to do next',
  crawl: 'where to crawl',
  commanded: 'where to go on command',
  chain: 'where to go next',
  illuminate: 'where to reveal another tile',
  choose: 'which of the two tiles to place',
  place: 'how to lay the tile',
  sanctum: 'where the sanctum opens',
  luck: 'whether to reroll',
  first: 'which hazard comes first',
  wake: 'where the guardian wakes',
  guardian: 'which guardian acts next',
  victim: 'whom the guardian strikes',
  path: 'which way the guardian goes',
} satisfies Record<Asked, string>;

export default asked;
