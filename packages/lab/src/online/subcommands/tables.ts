// Opening a table, joining one, and the list of your own.
import { fail, ok } from '@undercroft/engine';
import { parseSeatLink, type SeatRequest, type TableSummary } from '@undercroft/protocol';
import type { CommandLineWords } from '@undercroft/words/terminal';
import { Arguments } from '../../cli/arguments.ts';
import { readGame } from '../../cli/game-options.ts';
import { nameOf } from '../../games/index.ts';
import type { Connection } from '../connection.ts';
import { readSeat, readSeats } from '../options.ts';
import { seatText } from '../seats-text.ts';
import { openedLines } from './opened.ts';
import { asUsageError, type CommandResult, mapLines, type Subcommand } from './subcommand.ts';

export const open: Subcommand = async (connection, args) => {
  const seats = asUsageError(readSeats(connection.args.text('seats'), connection.words));
  if (!seats.ok) return seats;
  const given = new Arguments(args, playersFor(connection.args, seats.value)).with(connection.args);
  const game = asUsageError(readGame(given, connection.io.locale));
  if (!game.ok) return game;
  await connection.ensureGuest();
  const { screen, options } = game.value;
  const request = {
    game: screen.game.id,
    options: options as Record<string, unknown>,
    ...(seats.value ? { seats: [...seats.value] } : {}),
  };
  return openedLines(connection, await connection.resolve(connection.client.openTable(request)));
};

/** As many players as seats, unless the options say otherwise. */
function playersFor(args: Arguments, seats: readonly SeatRequest[] | undefined): Map<string, string[]> {
  const isGiven = args.has('players') || args.all('set').some((pair) => pair.startsWith('players='));
  return new Map(seats && !isGiven ? [['players', [String(seats.length)]]] : []);
}

export const list: Subcommand = async (connection) => {
  const { words, client } = connection;
  return mapLines(await connection.resolve(client.listTables()), (tables) =>
    tables.length === 0 ? [words.online.noTables] : tables.map((table) => tableText(table, words)),
  );
};

function tableText(
  { code, game, seats, seq, yourMove, isOver, isSetAside }: TableSummary,
  words: CommandLineWords,
): string {
  const { online, pages, language } = words;
  const turn = yourMove ? online.yourTurn : online.theirTurn;
  const state = isSetAside ? online.cannotGoOn : isOver ? online.over : turn;
  const people = seats.map((seat) => seatText(seat, words));
  return online.listed({ code, game: nameOf(game, language), people, moves: pages.kept.entries(seq), state });
}

export const join: Subcommand = async (connection, [word, seatWord]) => {
  const { words } = connection;
  if (word === undefined) return asUsageError(fail(words.online.whereTo));
  const wanted = seatWord === undefined ? ok(undefined) : asUsageError(readSeat(seatWord, words));
  if (!wanted.ok) return wanted;
  await connection.ensureGuest();
  const link = parseSeatLink(word);
  if (link) return takeSeat(connection, link);
  const table = await connection.findTable(word);
  if (!table.ok) return table;
  const view = await connection.resolve(connection.client.table(table.value));
  if (!view.ok) return view;
  const free = view.value.seats.findIndex((seat) => seat.held === 'nobody' && seat.by === 'open');
  const seat = wanted.value ?? free;
  return seat < 0 ? fail(words.online.noOpenSeat) : takeSeat(connection, { table: table.value, seat });
};

interface WantedSeat {
  readonly table: string;
  readonly seat: number;
  readonly token?: string;
}

async function takeSeat(connection: Connection, { table, seat, token }: WantedSeat): CommandResult {
  const taken = await connection.resolve(connection.client.takeSeat(table, seat, token));
  return mapLines(taken, () => [connection.words.online.youSit(table, seat)]);
}
