// The words of what is loaded later.
import type { AboutTempleWords } from '@undercroft/infernos-edge/words';
import type { Words } from '../scene.ts';

export interface LaterWords extends Words {
  readonly about: AboutTempleWords;
}
