// Resumes a game that was saved or recorded.
import { findGame } from '@undercroft/catalog';
import { fail, ok, type Result, readRecord } from '@undercroft/engine';
import type { Arguments } from '../cli/arguments.ts';
import { gameOptions } from '../cli/game-options.ts';
import type { Io } from '../cli/io.ts';
import type { Locale } from '../cli/locale.ts';
import { freshSeed } from '../cli/seed.ts';
import { readText } from '../records/files.ts';
import { replayText } from '../records/replayed.ts';
import { entryText, logLine } from '../records/story.ts';
import { newSavePath, savedGames, saveFolder } from './autosave.ts';
import { readBots } from './seats.ts';
import type { StartedGame } from './start.ts';

type SavedGame = Pick<StartedGame, 'screen' | 'table' | 'path' | 'log'>;

/** `--continue` or `--from RECORD`. The record says which game it is and how it was set up. */
export async function resumeGame(args: Arguments, io: Io): Promise<Result<StartedGame, string>> {
  const from = args.text('from');
  const conflicting = [...gameOptions(io.locale).map(({ name }) => name), ...(from ? ['continue'] : [])].find((name) =>
    args.has(name),
  );
  const { usage } = io.locale.words;
  if (conflicting) return fail(usage.notResumed(`--${conflicting}`));
  if (args.words.length > 0) return fail(usage.savedGame(args.words.join(' ')));
  const found = from === undefined ? findUnfinished(io) : readFrom(from, io);
  return found.ok ? seatBots(found.value, args, io) : found;
}

/** The named file is not changed; the game is saved to a new one. */
function readFrom(from: string, io: Io): Result<SavedGame, string> {
  const { files, records } = io.locale.words;
  const text = readText(from, files);
  if (!text.ok) return text;
  const found = readGame(text.value, io.locale);
  if (!found.ok) return fail(records.in(from, found.error));
  return ok({ ...found.value, path: newSavePath(io.env, found.value.screen.game.id) });
}

function readGame(text: string, locale: Locale): Result<Omit<SavedGame, 'path'>, string> {
  const { words } = locale;
  const log: string[] = [];
  const replayed = replayText(text, locale, {
    onEntry: (entry, applied, table, screen) => {
      const did = entryText({ screen, table, words }, entry, applied);
      if (did) log.push(logLine(applied, did));
    },
  });
  return replayed.ok ? ok({ screen: replayed.value.screen, table: replayed.value.table, log }) : replayed;
}

/** The latest saved game that is not over. Damaged ones are skipped with a message, those of games that are not here without one. */
export function findUnfinished(io: Io): Result<SavedGame, string> {
  const { files, records } = io.locale.words;
  for (const path of savedGames(io)) {
    const text = readText(path, files);
    const found = text.ok ? readGame(text.value, io.locale) : text;
    if (found.ok && found.value.table.status().type !== 'over') return ok({ ...found.value, path });
    if (!found.ok && !(text.ok && isOfUnknownGame(text.value)))
      io.stderr.write(`${records.skipped(path, found.error)}\n`);
  }
  return fail(records.noneUnfinished(saveFolder(io.env)));
}

/** As a save of an example is, outside development. */
function isOfUnknownGame(text: string): boolean {
  const read = readRecord(text);
  const record = read.ok ? read.value : read.error.sound;
  return record !== undefined && findGame(record.game) === undefined;
}

/** Bots may take seats in a resumed game. */
async function seatBots(found: SavedGame, args: Arguments, { locale }: Io): Promise<Result<StartedGame, string>> {
  const { screen, table } = found;
  const seating = await readBots(screen, table.state, args.all('bot'), locale.words);
  if (!seating.ok) return seating;
  for (const [seat, occupant] of seating.value) table.sit(seat, occupant);
  return ok({ ...found, seed: args.text('seed') ?? freshSeed(), byHand: args.has('by-hand') });
}
