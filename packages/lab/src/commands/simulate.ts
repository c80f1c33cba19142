// `simulate`: many games by random players, and what they came to.
import { join } from 'node:path';
import { fail, must, ok, type Result, writeRecord } from '@undercroft/engine';
import { type Given, readWhole } from '../cli/arguments.ts';
import { type Command, FINE } from '../cli/command.ts';
import { type ChosenGame, GAME_OPTIONS, readGame } from '../cli/game-options.ts';
import { type Io, refuse, say } from '../cli/io.ts';
import { Progress } from '../cli/progress.ts';
import { freshSeed } from '../cli/seed.ts';
import { writeWhole } from '../records/files.ts';
import { prepareFolder } from '../records/folder.ts';
import { simulate } from '../simulation/simulation.ts';
import { tallyText } from '../simulation/summary.ts';
import { Counter } from '../simulation/tally.ts';

const GAMES = 1000;

export const simulateGames: Command = {
  name: 'simulate',
  summary: 'many games by random players: who wins, how games end',
  usage: 'GAME [--games N] [--seed S] [--records DIR] [--json] [game options]',
  about: [
    'Plays N games in which every choice is equally likely, and counts.',
    'Shares carry 95 % confidence intervals (Wilson).',
    'The same seed gives the same games; game i does not depend on how many are played.',
  ],
  options: [
    { name: 'games', value: 'N', help: `how many games (${GAMES})` },
    { name: 'seed', value: 'S', help: 'any text; the same seed gives the same games' },
    { name: 'records', value: 'DIR', help: 'write each game as a record file into this folder' },
    { name: 'json', help: 'the summary as JSON' },
    ...GAME_OPTIONS,
  ],
  examples: [
    'simulate pocket-sub --games 10000 --seed 1',
    'simulate pocket-sub --players 4 --setup standard --captain --json',
    'simulate pocket-sub --games 20 --records games',
  ],
  run(given, io) {
    const order = readOrder(given);
    if (!order.ok) return refuse(io, order.error, 'simulate');
    const began = performance.now();
    const tally = playAll(order.value, io);
    const seconds = (performance.now() - began) / 1000;
    const { screen, options, seed } = order.value;
    const speed = { seconds, gamesPerSecond: tally.games / seconds };
    if (given.has('json')) say(io, JSON.stringify({ game: screen.game.id, options, seed, ...tally, speed }));
    else say(io, tallyText({ screen, options, seed, tally, speed }));
    return FINE;
  },
};

interface Order extends ChosenGame {
  readonly games: number;
  readonly seed: string;
  /** Where records go, if anywhere. */
  readonly folder: string | undefined;
}

/** Everything is judged before the first game is played. */
function readOrder(given: Given): Result<Order, string> {
  const chosen = readGame(given);
  if (!chosen.ok) return chosen;
  const games = readWhole(given.text('games') ?? String(GAMES), '--games', 1);
  if (!games.ok) return games;
  const seed = given.text('seed') ?? freshSeed();
  const folder = given.text('records');
  const prepared = folder === undefined ? ok(undefined) : prepareFolder(folder);
  return prepared.ok ? ok({ ...chosen.value, games: games.value, seed, folder }) : fail(prepared.error);
}

/** Numbered as the games' random streams are, so that one game can be had again. */
const recordPath = (folder: string, game: string, i: number): string =>
  join(folder, `${game}-${String(i).padStart(6, '0')}.jsonl`);

function playAll({ screen, options, games, seed, folder }: Order, io: Io) {
  const { game } = screen;
  const counter = new Counter(screen.sides(must(game.open(options))), game.facts.endings);
  const progress = new Progress(io, games);
  let i = 0;
  for (const played of simulate({ game, options, seed, games }, { records: folder !== undefined })) {
    if (folder !== undefined && played.record)
      must(writeWhole(recordPath(folder, game.id, i), writeRecord(played.record)));
    counter.add(played);
    progress.show(++i);
  }
  progress.clear();
  return counter.result();
}
