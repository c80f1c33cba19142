// What a table loads once its first decision is possible: what is said to listeners, and what hears that a sign is asked about.
import type { PageWords } from '@undercroft/words/en/page';
import type { Announcer } from './announcer.tsx';
import type { Control } from './control.ts';
import { SignHooks } from './sign-hooks.tsx';
import { Speaker } from './speaker.tsx';

interface Props {
  readonly control: Control;
  readonly words: PageWords;
  readonly announcer: Announcer;
  /** Something lies over the table and has the keys. */
  readonly isCovered: () => boolean;
  /** What signs mean is asked. */
  readonly onAsk: (signs: readonly Element[]) => void;
}

export const DeferredParts = ({ control, words, announcer, isCovered, onAsk }: Props) => (
  <>
    <Speaker control={control} words={words} announcer={announcer} />
    <SignHooks control={control} words={words} isCovered={isCovered} onAsk={onAsk} />
  </>
);
