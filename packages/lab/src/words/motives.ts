// Why a bot would make a move, in words: by the motive that it names.
import type { Reason } from '@undercroft/bots';
import { findReasons } from '@undercroft/catalog/reasons';
import type { Reasons } from '@undercroft/words/game-words';
import type { CommandLineWords } from '@undercroft/words/terminal';

type ReasonWords = Pick<CommandLineWords, 'language' | 'hints'>;

export async function reasonsOf(game: string, { language, hints }: ReasonWords): Promise<Reasons> {
  const own = await findReasons(game)?.load[language]();
  return { ...hints.reasons, ...own?.default };
}

export async function reasonText(game: string, { motive, rule }: Reason, words: ReasonWords): Promise<string> {
  const reasons = await reasonsOf(game, words);
  const because = words.hints.because(reasons[motive] ?? words.hints.reasons['best-chance']);
  return `${because}${rule ? ` (${rule})` : ''}`;
}
