// What those who wait are told somebody is asked.
import type { AskedClauses, MoreGameWords } from '@undercroft/words/game-words';

export const askedClauses: MoreGameWords<AskedClauses> = {
  id: 'infernos-edge',
  load: { en: () => import('./en/asked.ts'), hu: () => import('./hu/asked.ts') },
};
