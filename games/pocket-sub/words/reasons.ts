// Why its bots make their moves.
import type { MoreGameWords, Reasons } from '@undercroft/words/game-words';

export const reasons: MoreGameWords<Reasons> = {
  id: 'pocket-sub',
  load: { en: () => import('./en/reasons.ts'), hu: () => import('./hu/reasons.ts') },
};
