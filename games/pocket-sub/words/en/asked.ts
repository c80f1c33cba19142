// What somebody is asked, as a clause: '… decides where to build a Command Centre'.
import type { Snapshot } from '@undercroft/pocket-sub';

/** What chance decides is asked of nobody. */
export type Asked = Exclude<Snapshot['phase'], 'tile' | 'over'>;

const asked = {
  'place-cc': 'where to build a Command Centre',
  'place-sub': 'where to place a sub',
  whirlpool: 'where to place a whirlpool',
  sub: 'which sub to move',
  step: 'where the sub goes',
  mine: 'where to lay a mine',
} satisfies Record<Asked, string>;

export default asked;
