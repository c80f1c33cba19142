// Who sits where: people say seats by number from 1, or by name, and bots as the laboratory does.
import { loadRoster } from '@undercroft/bots';
import { fail, ok, type Result, type Seat, type Sitter } from '@undercroft/engine';
import { readSpec } from '../players/spec.ts';
import type { Screen } from '../screens/screen.ts';
import { list } from '../words/grammar.ts';

export const PERSON: Sitter = { player: 'human' };
/** Who plays a seat of which only is said that a bot has it. */
export const USUAL_BOT = 'adept';

export const seatsOf = ({ game }: Screen, state: unknown): Seat[] =>
  Array.from({ length: game.seats(state) }, (_, seat) => seat);

export function findSeat(screen: Screen, state: unknown, text: string): Seat | undefined {
  const wanted = text.trim().toLowerCase();
  return seatsOf(screen, state).find((seat) =>
    [String(seat + 1), screen.seatName(state, seat).toLowerCase()].includes(wanted),
  );
}

/** `blue`, `2,3=novice`, `blue=run:python3 bot.py`, `blue=me`: who plays which seats. */
export async function readSeating(
  screen: Screen,
  state: unknown,
  text: string,
): Promise<Result<Map<Seat, Sitter>, string>> {
  const [, names = '', who = USUAL_BOT] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? [];
  const sitter = await readSitter(screen, who.trim());
  if (!sitter.ok) return sitter;
  const seating = new Map<Seat, Sitter>();
  for (const name of names.split(',')) {
    const seat = findSeat(screen, state, name);
    if (seat === undefined)
      return fail(`${name.trim() || 'Nobody'}: there is no such seat. ${seatList(screen, state)}`);
    seating.set(seat, sitter.value);
  }
  return ok(seating);
}

async function readSitter({ game }: Screen, who: string): Promise<Result<Sitter, string>> {
  if (who === 'me') return ok(PERSON);
  const spec = readSpec(who, await loadRoster(game.id));
  return spec.ok ? ok({ player: 'bot', name: who }) : spec;
}

const seatList = (screen: Screen, state: unknown): string =>
  `Seats: ${list(seatsOf(screen, state).map((seat) => `${seat + 1} ${screen.seatName(state, seat)}`))}.`;

/** `--bot 2,blue --bot 3=novice`: the last word on a seat counts. */
export async function readBots(
  screen: Screen,
  state: unknown,
  given: readonly string[],
): Promise<Result<Map<Seat, Sitter>, string>> {
  const all = new Map<Seat, Sitter>();
  for (const text of given) {
    const seating = await readSeating(screen, state, text);
    if (!seating.ok) return fail(`--bot ${text}: ${seating.error}`);
    for (const [seat, sitter] of seating.value) all.set(seat, sitter);
  }
  return ok(all);
}
