// `play`: the game in the terminal, for people at one keyboard and random players.
import { type Command, FINE } from '../cli/command.ts';
import { GAME_OPTIONS } from '../cli/game-options.ts';
import { refuse } from '../cli/io.ts';
import { begin } from '../play/begin.ts';
import { playStarted } from '../play/loop.ts';
import { takeUp } from '../play/take-up.ts';
import { Talk } from '../play/talk.ts';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal, alone or with others at one keyboard',
  usage: 'GAME [--random SEATS] [--seed S] [--by-hand] [--continue] [--from RECORD] [game options]',
  about: [
    'Every seat is played at this keyboard unless --random gives it to a random player.',
    'The game is kept on disk after every entry; --continue takes up the last one that is not over.',
  ],
  options: [
    { name: 'random', value: 'SEATS', repeat: true, help: 'random players for these seats: 2, or blue, or 2,3' },
    { name: 'seed', value: 'S', help: 'what is drawn follows from it; fresh if not given' },
    { name: 'by-hand', help: 'chance is drawn at your own table: you say what came' },
    { name: 'continue', help: 'take up the last game that is not over' },
    { name: 'from', value: 'RECORD', help: 'take up a game from a record file' },
    ...GAME_OPTIONS,
  ],
  examples: [
    'play pocket-sub --random blue',
    'play pocket-sub --players 4 --setup standard --captain --random 2,3,4 --seed tuesday',
    'play --continue',
    'play --from game.jsonl',
  ],
  async run(given, io) {
    const started = given.has('continue') || given.has('from') ? takeUp(given, io) : begin(given, io);
    if (!started.ok) return refuse(io, started.error, 'play');
    await playStarted(started.value, new Talk(io));
    return FINE;
  },
};
