// Questions with a few answers; Enter picks the advised one.

import type { Answer } from '@undercroft/terminal/screen';
import { styled } from '@undercroft/terminal/text/display';
import { definitions } from '@undercroft/terminal/text/layout';
import type { Terminal } from './terminal.ts';

/** Asks until the answer is one of those offered; undefined if the input ends. */
export async function askChoice<T>(
  terminal: Terminal,
  ask: string,
  answers: readonly Answer<T>[],
  advised = answers[0]?.key,
): Promise<T | undefined> {
  const { questions } = terminal.words;
  const first = answers.find(({ key }) => key === advised);
  terminal.print(['', styled(terminal.display, 'bold', ask)]);
  terminal.print(
    definitions(
      answers.map(({ key, name }) => [`  ${key}`, name]),
      terminal.display.columns,
    ),
  );
  for (;;) {
    const line = await terminal.prompt(`${questions.enterFor(first?.key ?? '')} > `);
    if (line === undefined) return undefined;
    const typed = line.trim().toLowerCase();
    const answer = typed === '' ? first : answers.find(({ key }) => key === typed);
    if (answer) return answer.value;
    const keys = answers.map(({ key }) => key);
    terminal.print(questions.please(keys));
  }
}
