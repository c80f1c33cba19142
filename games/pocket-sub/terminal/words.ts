// What the screen is told in: the words of the game in one language, and those that only a terminal needs.
import type { PocketSubWords, TerminalWords } from '@undercroft/pocket-sub/words';
import type { ScreenWords } from '@undercroft/terminal/manifest';

export type Words = ScreenWords<PocketSubWords, TerminalWords>;

/** A sentence as a part of another. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');
