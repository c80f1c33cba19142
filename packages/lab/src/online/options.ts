// Options of `online` on the command line: seats like 'me,link,bot:medium,open', and how long to wait for a server.
import { fail, ok, type Result, type Seat } from '@undercroft/engine';
import { type BotStrength, type SeatRequest, STRENGTHS } from '@undercroft/protocol';
import type { TerminalWords } from '@undercroft/words/terminal';
import { type Arguments, readWhole } from '../cli/arguments.ts';
import type { Io } from '../cli/io.ts';
import { DEFAULT_BOT } from '../play/seats.ts';
import { withBotId } from '../players/spec.ts';

export function readSeats(
  text: string | undefined,
  { online }: TerminalWords,
): Result<readonly SeatRequest[] | undefined, string> {
  if (text === undefined) return ok(undefined);
  const requests: SeatRequest[] = [];
  for (const word of text.split(',')) {
    const request = readSeatRequest(word.trim());
    if (!request) return fail(online.badSeats(word));
    requests.push(request);
  }
  return ok(requests);
}

function readSeatRequest(word: string): SeatRequest | undefined {
  const [kind, strength] = word.split(':');
  if (kind === 'me' || kind === 'link' || kind === 'open') return strength === undefined ? { for: kind } : undefined;
  const found = kind === 'bot' ? findStrength(strength) : undefined;
  return found && { for: 'bot', strength: found };
}

const findStrength = (word = DEFAULT_BOT, names?: TerminalWords['seats']['botNames']): BotStrength | undefined =>
  STRENGTHS.find((known) => known === withBotId(word, names));

export function readStrength(word: string | undefined, { seats, usage }: TerminalWords): Result<BotStrength, string> {
  const found = findStrength(word, seats.botNames);
  return found ? ok(found) : fail(`${seats.noBot(word ?? '')} ${usage.known(Object.values(seats.botNames))}`);
}

/** People count seats from 1. */
export function readSeat(word: string | undefined, { online }: TerminalWords): Result<Seat, string> {
  const number = /^[1-8]$/.test(word ?? '') ? Number(word) : 0;
  return number > 0 ? ok(number - 1) : fail(online.whichSeat(word));
}

/** Seconds that a script waits for a lost connection. */
export const SCRIPT_PATIENCE = 60;

/** Seconds to wait for a lost connection: a person leaves when they like, a script must come to an end. */
export function readPatience(args: Arguments, { stdin, locale }: Pick<Io, 'stdin' | 'locale'>): Result<number, string> {
  const text = args.text('patience');
  if (text !== undefined) return readWhole(text, '--patience', 1, locale.words.usage);
  return ok(stdin.isTTY === true ? Number.POSITIVE_INFINITY : SCRIPT_PATIENCE);
}
