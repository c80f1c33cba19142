// `play`: the game in the terminal, for people at one keyboard and bots.
import { type Command, FINE } from '../cli/command.ts';
import { GAME_OPTIONS } from '../cli/game-options.ts';
import { refuse } from '../cli/io.ts';
import { begin } from '../play/begin.ts';
import { playStarted } from '../play/loop.ts';
import { takeUp } from '../play/take-up.ts';
import { Talk } from '../play/talk.ts';

export const play: Command = {
  name: 'play',
  summary: 'a game in the terminal, alone, with bots, or with others at one keyboard',
  usage: 'GAME [--bot SEATS=BOT] [--seed S] [--by-hand] [--continue] [--from RECORD] [game options]',
  about: [
    'Every seat is played at this keyboard unless --bot gives it to a bot. Seats can change hands at any time,',
    'and hint asks the adept what it would do.',
    'The game is kept on disk after every entry; --continue takes up the last one that is not over.',
  ],
  options: [
    {
      name: 'bot',
      value: 'SEATS=BOT',
      repeat: true,
      help: 'who plays these seats: blue, 2=novice, 2,3=wanderer, or 2=run:COMMAND for a program of yours (adept)',
    },
    { name: 'seed', value: 'S', help: 'what is drawn follows from it; fresh if not given' },
    { name: 'by-hand', help: 'chance is drawn at your own table: you say what came' },
    { name: 'continue', help: 'take up the last game that is not over' },
    { name: 'from', value: 'RECORD', help: 'take up a game from a record file' },
    ...GAME_OPTIONS,
  ],
  examples: [
    'play pocket-sub --bot blue',
    'play pocket-sub --players 4 --setup standard --captain --bot 2,4=novice --bot 3 --seed tuesday',
    'play --continue',
    'play --from game.jsonl',
  ],
  async run(given, io) {
    const started = given.has('continue') || given.has('from') ? await takeUp(given, io) : await begin(given, io);
    if (!started.ok) return refuse(io, started.error, 'play');
    await playStarted(started.value, new Talk(io));
    return FINE;
  },
};
