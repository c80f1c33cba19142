// An attempt at a lesson: after every entry it is seen whether the goal is reached, and whether something is to be said.
import { holds } from './condition.ts';
import type { GuidedTable } from './guided-table.ts';
import type { Lesson } from './schemas.ts';

type Wrong = Lesson['wrong'][number];

export type LessonState =
  | { readonly type: 'playing' }
  /** `say`: another way than the one that was meant. */
  | { readonly type: 'done'; readonly say?: string }
  /** Without a `wrong` the attempt ended in a way that nobody foresaw. */
  | { readonly type: 'failed'; readonly wrong?: Wrong };

export class LessonRun {
  readonly lesson: Lesson;
  readonly table: GuidedTable;
  #state: LessonState = { type: 'playing' };
  /** What has been said already. */
  readonly #said = new Set<string>();

  constructor(lesson: Lesson, table: GuidedTable) {
    this.lesson = lesson;
    this.table = table;
  }

  get state(): LessonState {
    return this.#state;
  }

  /** To be called after every entry, and after anything done on the page. Returns what is to be said without ending the attempt. */
  look(): Wrong | undefined {
    if (this.#state.type !== 'playing') return undefined;
    const { seen } = this.table;
    const { goal, over, wrong, alternatives = [] } = this.lesson;
    if (holds(goal, seen)) {
      const other = alternatives.find(({ when }) => holds(when, seen));
      this.#state = { type: 'done', ...(other ? { say: other.say } : {}) };
      return undefined;
    }
    const found = wrong.find(({ when, say }) => !this.#said.has(say) && holds(when, seen));
    if (found?.stop || holds(over, seen)) {
      this.#state = { type: 'failed', ...(found ? { wrong: found } : {}) };
      return undefined;
    }
    if (found) this.#said.add(found.say);
    return found;
  }
}
