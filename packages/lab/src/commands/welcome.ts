// No command: takes a newcomer into a game within a minute. Enter picks the default answer of every question.
import type { Strength } from '@undercroft/bots';
import { unwrap } from '@undercroft/engine';
import { answersTo, type Screen } from '@undercroft/terminal/screen';
import { styled } from '@undercroft/terminal/text/display';
import { type ExitCode, SUCCESS } from '../cli/command.ts';
import { type Io, print } from '../cli/io.ts';
import { freshSeed } from '../cli/seed.ts';
import { cardOf, nameOf } from '../games/index.ts';
import { playSession } from '../play/loop.ts';
import { askChoice } from '../play/questions.ts';
import { findUnfinished } from '../play/resume.ts';
import { seatsOf } from '../play/seats.ts';
import { openTable } from '../play/start.ts';
import { Terminal } from '../play/terminal.ts';
import { overviewLines } from './index.ts';

export async function welcome(io: Io): Promise<ExitCode> {
  if (await hasInput(io)) await greet(io, new Terminal(io));
  else print(io, overviewLines(io));
  return SUCCESS;
}

/** How long a pipe may stay silent before it counts as closed. */
const PATIENCE_MS = 500;

/** Whether there is a terminal or a script on a pipe; without either, questions would wait for ever. */
function hasInput({ stdin }: Io): Promise<boolean> {
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

async function greet(io: Io, terminal: Terminal): Promise<void> {
  terminal.print(['', styled(io.display, 'bold', io.locale.words.page.title)]);
  if ((await offerToResume(io, terminal)) === 'declined') await offerNew(io, terminal);
  terminal.close();
}

async function offerToResume(io: Io, terminal: Terminal): Promise<'declined' | 'done'> {
  const saved = findUnfinished(io);
  if (!saved.ok) return 'declined';
  const { screen, table } = saved.value;
  const { welcome, questions, pages, language } = io.locale.words;
  const left = welcome.unfinished(nameOf(screen.game.id, language), pages.kept.entries(table.length));
  const goOn = await askChoice(terminal, left, [
    { key: questions.yes[0] ?? '', name: welcome.goOn, value: true },
    { key: questions.no[0] ?? '', name: welcome.startNew, value: false },
  ]);
  if (goOn === false) return 'declined';
  if (goOn) await playSession({ ...saved.value, seed: freshSeed(), byHand: false }, terminal);
  return 'done';
}

async function offerNew(io: Io, terminal: Terminal): Promise<void> {
  const screen = await askGame(terminal, io);
  if (!screen) return;
  terminal.print();
  for (const sentences of screen.pitch) terminal.print(sentences.join(' '));
  const options = await askOptions(terminal, screen);
  const bots = options && (await askOpponents(terminal, screen, options));
  if (bots) await playSession(unwrap(await openTable(screen, options, { bots, byHand: false }, io)), terminal);
}

/** Asks only if there is more than one game. */
async function askGame(terminal: Terminal, { locale: { words, screens } }: Io): Promise<Screen | undefined> {
  const answers = screens.map((screen, i) => {
    const card = cardOf(screen.game.id, words.language);
    return { key: String(i + 1), name: card ? `${card.name}: ${card.line}` : screen.game.id, value: screen };
  });
  return answers.length === 1 ? answers[0]?.value : askChoice(terminal, words.usage.whichGame, answers);
}

async function askOptions(terminal: Terminal, screen: Screen): Promise<Record<string, unknown> | undefined> {
  const options: Record<string, unknown> = {};
  for (const question of screen.questions) {
    const { option, ask, advised } = question;
    if (question.when?.(options) === false) continue;
    const answer = await askChoice(terminal, ask, answersTo(question, options), advised);
    if (answer === undefined) return undefined;
    options[option] = answer;
  }
  return screen.optionsFrom?.(options) ?? options;
}

/** The first is for newcomers. */
const BOTS: readonly Strength[] = ['novice', 'adept', 'wanderer'];

/** Which seats get bots, and which bots. */
async function askOpponents(terminal: Terminal, screen: Screen, options: unknown): Promise<string[] | undefined> {
  const { welcome, page } = terminal.words;
  const opening = unwrap(screen.game.open(options));
  const others = seatsOf(screen, opening).slice(1);
  if (others.length === 0) return [];
  const you = screen.seatName(opening, 0);
  const withBots = BOTS.map((bot) => {
    const { name, does } = page.bots.strengths[bot];
    return {
      name: `${welcome.withBots(you, others.length, name)}: ${does}`,
      value: [`${others.map((seat) => seat + 1)}=${bot}`],
    };
  });
  const together = { name: welcome.together, value: [] };
  const kinds = screen.game.facts.goal === 'co-op' ? [together, ...withBots] : [...withBots, together];
  return askChoice<string[]>(
    terminal,
    welcome.whoPlays,
    kinds.map((kind, i) => ({ key: String(i + 1), ...kind })),
  );
}
