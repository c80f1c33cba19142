// How a game comes to the table: one that was begun before.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Given } from '../cli/arguments.ts';
import { GAME_OPTIONS } from '../cli/game-options.ts';
import type { Io } from '../cli/io.ts';
import { freshSeed } from '../cli/seed.ts';
import { readText } from '../records/files.ts';
import { replayText } from '../records/replayed.ts';
import { entryText, logLine } from '../records/story.ts';
import type { Started } from './begin.ts';
import { freshKeepPath, keepFolder, keptGames } from './keeper.ts';
import { readBots } from './seats.ts';

type Found = Pick<Started, 'screen' | 'table' | 'path' | 'past'>;

/** `--continue` or `--from RECORD`. The record says which game it is and how it was set up. */
export async function takeUp(given: Given, io: Io): Promise<Result<Started, string>> {
  const from = given.text('from');
  const told = [...GAME_OPTIONS.map(({ name }) => name), ...(from ? ['continue'] : [])].find((name) => given.has(name));
  if (told) return fail(`--${told} does not go with a game that is taken up again.`);
  if (given.words.length > 0) return fail(`The record says which game it is: ${given.words.join(' ')} is too much.`);
  const found = from === undefined ? findKept(io) : readFrom(from, io);
  return found.ok ? seated(found.value, given) : found;
}

/** The file that was named stays as it is; the game goes on in one of its own. */
function readFrom(from: string, io: Io): Result<Found, string> {
  const text = readText(from);
  if (!text.ok) return text;
  const found = readGame(text.value);
  if (!found.ok) return fail(`${from}: ${found.error}`);
  return ok({ ...found.value, path: freshKeepPath(io.env, found.value.screen.game.id) });
}

function readGame(text: string): Result<Omit<Found, 'path'>, string> {
  const past: string[] = [];
  const replayed = replayText(text, undefined, (entry, happened, table, screen) => {
    const words = entryText(screen, table, entry, happened);
    if (words) past.push(logLine(happened, words));
  });
  return replayed.ok ? ok({ screen: replayed.value.screen, table: replayed.value.table, past }) : replayed;
}

/** The latest kept game that can still be played. A damaged one is passed over, and said so. */
export function findKept(io: Io): Result<Found, string> {
  for (const path of keptGames(io.env)) {
    const text = readText(path);
    const found = text.ok ? readGame(text.value) : text;
    if (!found.ok) io.stderr.write(`${path} is passed over: ${found.error}\n`);
    else if (found.value.table.status().type !== 'over') return ok({ ...found.value, path });
  }
  return fail(`There is no unfinished game in ${keepFolder(io.env)}.`);
}

/** Bots may take seats in a game that is taken up. */
async function seated(found: Found, given: Given): Promise<Result<Started, string>> {
  const { screen, table } = found;
  const seating = await readBots(screen, table.state, given.all('bot'));
  if (!seating.ok) return seating;
  for (const [seat, sitter] of seating.value) table.sit(seat, sitter);
  return ok({ ...found, seed: given.text('seed') ?? freshSeed(), byHand: given.has('by-hand') });
}
