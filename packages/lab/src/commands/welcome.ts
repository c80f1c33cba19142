// No command: a newcomer is in a game within a minute. Every question has an answer that Enter takes.
import type { Strength } from '@undercroft/bots';
import { must } from '@undercroft/engine';
import { type ExitCode, FINE } from '../cli/command.ts';
import { overview } from '../cli/help.ts';
import { type Io, say } from '../cli/io.ts';
import { freshSeed } from '../cli/seed.ts';
import { openGame } from '../play/begin.ts';
import { playStarted } from '../play/loop.ts';
import { askOne } from '../play/questions.ts';
import { seatsOf } from '../play/seats.ts';
import { findKept } from '../play/take-up.ts';
import { Talk } from '../play/talk.ts';
import { screens } from '../screens/index.ts';
import type { Screen } from '../screens/screen.ts';
import { styled } from '../text/paper.ts';
import { plural } from '../words/grammar.ts';
import { commands } from './index.ts';

export async function welcome(io: Io): Promise<ExitCode> {
  if (await isSomebodyThere(io)) await receive(io, new Talk(io));
  else say(io, overview(commands, screens, io.paper));
  return FINE;
}

/** How long a pipe may stay silent before it counts as nobody. */
const PATIENCE_MS = 500;

/** A terminal, or a script on a pipe. Without either the questions would wait for ever. */
function isSomebodyThere({ stdin }: Io): Promise<boolean> {
  if (stdin.isTTY) return Promise.resolve(true);
  return new Promise((resolve) => {
    const look = () => {
      clearTimeout(timer);
      stdin.off('readable', look);
      if (stdin.readableLength === 0) stdin.unref?.();
      resolve(stdin.readableLength > 0);
    };
    const timer = setTimeout(look, PATIENCE_MS);
    stdin.on('readable', look);
  });
}

async function receive(io: Io, talk: Talk): Promise<void> {
  talk.say(['', styled(io.paper, 'bold', 'Undercroft'), 'A table for games under the ground and under the sea.']);
  if ((await offerKept(io, talk)) === 'declined') await offerNew(io, talk);
  talk.close();
}

async function offerKept(io: Io, talk: Talk): Promise<'declined' | 'done'> {
  const kept = findKept(io);
  if (!kept.ok) return 'declined';
  const { screen, table } = kept.value;
  const entries = plural(table.length, 'entry', 'entries');
  const left = `You left a game of ${screen.game.facts.title} after ${entries}. Go on?`;
  const goOn = await askOne(talk, left, [
    { key: 'y', name: 'yes', value: true },
    { key: 'n', name: 'no, a new game', value: false },
  ]);
  if (goOn === false) return 'declined';
  if (goOn) await playStarted({ ...kept.value, seed: freshSeed(), byHand: false }, talk);
  return 'done';
}

async function offerNew(io: Io, talk: Talk): Promise<void> {
  const screen = await askGame(talk);
  if (!screen) return;
  talk.say();
  for (const sentences of screen.pitch) talk.say(sentences.join(' '));
  const options = await askOptions(talk, screen);
  const bots = options && (await askOpponents(talk, screen, options));
  if (bots) await playStarted(must(await openGame(screen, options, { bots, byHand: false }, io)), talk);
}

/** Not a question as long as there is one game. */
async function askGame(talk: Talk): Promise<Screen | undefined> {
  const answers = screens.map((screen, i) => ({ key: String(i + 1), name: screen.game.facts.title, value: screen }));
  return answers.length === 1 ? answers[0]?.value : askOne(talk, 'Which game?', answers);
}

async function askOptions(talk: Talk, screen: Screen): Promise<Record<string, unknown> | undefined> {
  const options: Record<string, unknown> = {};
  for (const { option, ask, answers, when } of screen.questions) {
    if (when?.(options) === false) continue;
    const answer = await askOne(talk, ask, answers);
    if (answer === undefined) return undefined;
    options[option] = answer;
  }
  return screen.optionsFrom?.(options) ?? options;
}

const an = (word: string): string => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

const BOTS: readonly { readonly bot: Strength; readonly does: string }[] = [
  { bot: 'novice', does: 'careful, by rules of thumb' },
  { bot: 'adept', does: 'thinks ahead' },
  { bot: 'wanderer', does: 'knows the rules and nothing else' },
];

/** The seats that bots get, and which. */
async function askOpponents(talk: Talk, screen: Screen, options: unknown): Promise<string[] | undefined> {
  const opening = must(screen.game.open(options));
  const others = seatsOf(screen, opening).slice(1);
  if (others.length === 0) return [];
  const you = screen.seatName(opening, 0);
  const alone = BOTS.map(({ bot, does }) => ({
    name: `you are ${you}, ${others.length === 1 ? `the other is ${an(bot)}` : `the others are ${bot}s`}: ${does}`,
    value: [`${others.map((seat) => seat + 1)}=${bot}`],
  }));
  const together = { name: 'people at this keyboard, one after the other', value: [] };
  const kinds = screen.game.facts.goal === 'co-op' ? [together, ...alone] : [...alone, together];
  return askOne<string[]>(
    talk,
    'Who plays?',
    kinds.map((kind, i) => ({ key: String(i + 1), ...kind })),
  );
}
