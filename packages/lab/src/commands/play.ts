// `play`: the game in the terminal, for people at one keyboard and bots.
import { type Command, SUCCESS } from '../cli/command.ts';
import { gameOptions } from '../cli/game-options.ts';
import { rejectUsage } from '../cli/io.ts';
import type { Locale } from '../cli/locale.ts';
import { examplesOf } from '../games/index.ts';
import { playSession } from '../play/loop.ts';
import { resumeGame } from '../play/resume.ts';
import { startGame } from '../play/start.ts';
import { Terminal } from '../play/terminal.ts';

export function play(locale: Locale): Command {
  const { usage, about, bot, seed, byHand, resume, from } = locale.words.help.play;
  return {
    name: 'play',
    usage,
    about,
    options: [
      { name: 'bot', repeat: true, ...bot },
      { name: 'seed', ...seed },
      { name: 'by-hand', help: byHand },
      { name: 'continue', help: resume },
      { name: 'from', ...from },
      ...gameOptions(locale),
    ],
    examples: [...examplesOf('play'), 'play --continue', 'play --from game.jsonl'],
    async run(args, io) {
      const started = args.has('continue') || args.has('from') ? await resumeGame(args, io) : await startGame(args, io);
      if (!started.ok) return rejectUsage(io, started.error, 'play');
      await playSession(started.value, new Terminal(io));
      return SUCCESS;
    },
  };
}
