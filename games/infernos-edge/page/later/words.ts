// The words of what is loaded later.
import type { AboutTempleWords, InfernosEdgeEventWords } from '@undercroft/infernos-edge/words';
import type { Words } from '../scene.ts';

export interface LaterWords extends Words {
  readonly about: AboutTempleWords;
  readonly events: InfernosEdgeEventWords;
}
