// What a hint shows of a bot's advice.
import type { Advice, Idea } from './bot.ts';

const MAX_IDEAS = 3;

/** The bot's choice, then the other codes it tried most, the better chance first. */
export function hintOf({ ideas }: Advice): readonly Idea[] {
  const [choice, ...tried] = ideas;
  const others = tried.filter(({ trials }) => trials > 0).slice(0, MAX_IDEAS - 1);
  return choice ? [choice, ...others.sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))] : [];
}
