// What is wished for on the command line: seats like 'me,link,bot:adept,open', and how long to wait for a server.
import { fail, ok, type Result, type Seat } from '@undercroft/engine';
import { type BotStrength, type SeatWish, STRENGTHS } from '@undercroft/protocol';
import { type Given, readWhole } from '../cli/arguments.ts';
import { list } from '../words/grammar.ts';

export function readSeats(text: string | undefined): Result<readonly SeatWish[] | undefined, string> {
  if (text === undefined) return ok(undefined);
  const wishes: SeatWish[] = [];
  for (const word of text.split(',')) {
    const wish = readWish(word.trim());
    if (!wish) return fail(`--seats: "${word}" is none of me, link, open and bot:${STRENGTHS.join(', bot:')}.`);
    wishes.push(wish);
  }
  return ok(wishes);
}

function readWish(word: string): SeatWish | undefined {
  const [kind, strength] = word.split(':');
  if (kind === 'me' || kind === 'link' || kind === 'open') return strength === undefined ? { for: kind } : undefined;
  const found = kind === 'bot' ? readStrength(strength ?? 'adept') : undefined;
  return found?.ok ? { for: 'bot', strength: found.value } : undefined;
}

export function readStrength(word: string | undefined): Result<BotStrength, string> {
  const found = STRENGTHS.find((known) => known === (word ?? 'adept'));
  return found ? ok(found) : fail(`There is no bot ${word}. Known: ${list(STRENGTHS)}.`);
}

/** People count seats from 1. */
export function readSeat(word: string | undefined): Result<Seat, string> {
  const number = /^[1-8]$/.test(word ?? '') ? Number(word) : 0;
  return number > 0 ? ok(number - 1) : fail(`Which seat? They are counted from 1, not ${word ?? 'left out'}.`);
}

/** Seconds that a script waits for a broken line. */
export const PATIENCE = 60;

/** For how many seconds a broken line is waited for: a person leaves when they like, a script must come to an end. */
export function readPatience(given: Given, isPerson: boolean): Result<number, string> {
  const text = given.text('patience');
  if (text !== undefined) return readWhole(text, '--patience', 1);
  return ok(isPerson ? Number.POSITIVE_INFINITY : PATIENCE);
}
