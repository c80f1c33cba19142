// Parses who sits where: seats by number from 1 or by name, bots as in the laboratory.
import { loadRoster } from '@undercroft/catalog/bots';
import { fail, ok, type Result, type Seat, type SeatOccupant } from '@undercroft/engine';
import type { Screen } from '@undercroft/terminal/screen';
import type { TerminalWords } from '@undercroft/words/terminal';
import { describeSpecError, readSpec, withBotId } from '../players/spec.ts';

export const PERSON: SeatOccupant = { player: 'human' };
/** The bot that plays a seat if none is named. */
export const DEFAULT_BOT = 'adept';

export const seatsOf = ({ game }: Screen, state: unknown): Seat[] =>
  Array.from({ length: game.seats(state) }, (_, seat) => seat);

export function findSeat(screen: Screen, state: unknown, text: string): Seat | undefined {
  const wanted = text.trim().toLowerCase();
  return seatsOf(screen, state).find((seat) =>
    [String(seat + 1), screen.seatName(state, seat).toLowerCase()].includes(wanted),
  );
}

/** `blue`, `2,3=easy`, `blue=run:python3 bot.py`, `blue=me`: who plays which seats. */
export async function readSeating(
  screen: Screen,
  state: unknown,
  text: string,
  words: TerminalWords,
): Promise<Result<Map<Seat, SeatOccupant>, string>> {
  const [, names = '', who = DEFAULT_BOT] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? [];
  const occupant = await readOccupant(screen, who.trim(), words);
  if (!occupant.ok) return occupant;
  const seating = new Map<Seat, SeatOccupant>();
  for (const name of names.split(',')) {
    const seat = findSeat(screen, state, name);
    if (seat === undefined) return fail(`${words.seats.none(name.trim())} ${words.seats.all(seatList(screen, state))}`);
    seating.set(seat, occupant.value);
  }
  return ok(seating);
}

async function readOccupant(
  { game }: Screen,
  who: string,
  words: TerminalWords,
): Promise<Result<SeatOccupant, string>> {
  if (who === 'me' || who === words.seats.me) return ok(PERSON);
  const { botNames } = words.seats;
  const spec = readSpec(who, await loadRoster(game.id), botNames);
  return spec.ok ? ok({ player: 'bot', name: withBotId(who, botNames) }) : fail(describeSpecError(spec.error, words));
}

const seatList = (screen: Screen, state: unknown): string[] =>
  seatsOf(screen, state).map((seat) => `${seat + 1} (${screen.seatName(state, seat)})`);

/** `--bot 2,blue --bot 3=easy`: the last option for a seat counts. */
export async function readBots(
  screen: Screen,
  state: unknown,
  texts: readonly string[],
  words: TerminalWords,
): Promise<Result<Map<Seat, SeatOccupant>, string>> {
  const all = new Map<Seat, SeatOccupant>();
  for (const text of texts) {
    const seating = await readSeating(screen, state, text, words);
    if (!seating.ok) return fail(words.seats.inOption(`--bot ${text}`, seating.error));
    for (const [seat, occupant] of seating.value) all.set(seat, occupant);
  }
  return ok(all);
}
