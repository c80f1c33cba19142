// A sentence of the log, with its die drawn where the number stands.
import type { LogLine } from '@undercroft/page-kit/game-view';
import { Drawing, Sentence } from './parts.tsx';

export function LogSentence({ line: { text, die } }: { readonly line: Pick<LogLine, 'text' | 'die'> }) {
  const [before, after] = die ? aroundDie(text, die.face) : [text];
  if (!die || after === undefined) return <Sentence text={text} />;
  return (
    <>
      <Sentence text={before} />
      <Drawing svg={die.svg} class="dice" />
      <span class="sr">{die.face}</span>
      <Sentence text={after} />
    </>
  );
}

/** Around the first number that is the die's; a mark is never cut in two, since numbers stand outside of marks. */
export function aroundDie(text: string, face: string): [string, string?] {
  const [, before, after] = new RegExp(`^(.*?)(?<!\\d)${face}(?!\\d)(.*)$`, 's').exec(text) ?? [];
  return before === undefined || after === undefined ? [text] : [before, after];
}
