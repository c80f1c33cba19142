// What somebody is asked, as a clause: '… decides what to do next'.
import type { Snapshot } from '@undercroft/sub-terra';

/** What chance decides is asked of nobody. */
export type Asked = Exclude<Snapshot['asks'], 'nothing' | 'tile' | 'aside' | 'die' | 'hazard' | 'over'>;

const asked = {
  action: 'what to do next',
  directed: 'whether to take the action that is offered',
  chain: 'where to go next',
  take: 'which tile to lay',
  choose: 'which of the two tiles to lay',
  place: 'how to lay the tile',
  appear: 'where to surface',
  horror: 'which horror moves next',
  path: 'which way the horror comes',
  spawn: 'where the horror appears',
} satisfies Record<Asked, string>;

export default asked;
