// A refusal as a player reads it: the reason in words, and the rule it follows from.
import type { Refusal } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import type { CommandLineWords } from '@undercroft/words/terminal';
import { readable } from './errors.ts';

export function refusalText(
  screen: Screen,
  state: unknown,
  refusal: Refusal,
  { pages, play }: Pick<CommandLineWords, 'pages' | 'play'>,
): string {
  const name = (seat: number) => screen.seatName(state, seat);
  const words = refusal.rule.startsWith('TB-') ? pages.refusal(refusal, name) : screen.describeRefusal(state, refusal);
  return `${words ?? play.notPossible(readable(refusal.kind))} (${refusal.rule})`;
}
