// What a hint shows of an advice.
import type { Advice, Idea } from './bot.ts';

const MOST = 3;

/** What the bot would play, and what it tried most besides, the better chance first. */
export function hintOf({ ideas }: Advice): readonly Idea[] {
  const [choice, ...tried] = ideas;
  const others = tried.filter(({ trials }) => trials > 0).slice(0, MOST - 1);
  return choice ? [choice, ...others.sort((a, b) => (b.chance ?? 0) - (a.chance ?? 0))] : [];
}
