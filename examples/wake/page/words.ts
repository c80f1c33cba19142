import type { WakeWords } from '@undercroft/wake/words';
import type { PageWords } from '@undercroft/words/en/page';

/** What every part of the page is made of. */
export interface Words {
  readonly game: WakeWords;
  readonly page: PageWords;
}
