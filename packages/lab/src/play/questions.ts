// Questions with a few answers, of which Enter takes the first.
import type { Answer } from '../screens/screen.ts';
import { styled } from '../text/paper.ts';
import { list } from '../words/grammar.ts';
import type { Talk } from './talk.ts';

/** Asks until the answer is one of those offered; undefined if nobody answers any more. */
export async function askOne<T>(talk: Talk, ask: string, answers: readonly Answer<T>[]): Promise<T | undefined> {
  const [first] = answers;
  talk.say(['', styled(talk.paper, 'bold', ask), ...answers.map(({ key, name }) => `  ${key}  ${name}`)]);
  for (;;) {
    const line = await talk.ask(`[Enter for ${first?.key}] > `);
    if (line === undefined) return undefined;
    const typed = line.trim().toLowerCase();
    const answer = typed === '' ? first : answers.find(({ key }) => key === typed);
    if (answer) return answer.value;
    const keys = answers.map(({ key }) => key);
    talk.say(`Please type ${list(keys, 'or')}, or just Enter.`);
  }
}
