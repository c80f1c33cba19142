// The help pages, made of what the commands say of themselves.

import type { Screen } from '../screens/screen.ts';
import { definitions, wrap } from '../text/layout.ts';
import { type Paper, styled } from '../text/paper.ts';
import type { Command, OptionSpec } from './command.ts';

const WIDTH = 100;

export function overview(commands: readonly Command[], screens: readonly Screen[], paper: Paper): string[] {
  return [
    `${styled(paper, 'bold', 'Undercroft')}, a table for games under the ground and under the sea`,
    '',
    '  undercroft                   a game within a minute: a few questions, then play',
    '  undercroft COMMAND --help    what a command takes, with examples',
    '',
    heading('Commands', paper),
    ...definitions(
      commands.map(({ name, usage, summary }) => [`  ${name} ${short(usage)}`, summary]),
      paper.columns,
    ),
    '',
    heading('Games', paper),
    ...definitions(screens.map(gameRow), paper.columns),
    '',
    heading('Exit codes', paper),
    '  0 fine   1 what was checked failed   2 wrong usage or bad input',
    '  70 our own fault   130 broken off by Ctrl-C',
  ];
}

const seats = ({ min, max }: { min: number; max: number }): string => (min === max ? `${min}` : `${min} to ${max}`);
const heading = (text: string, paper: Paper): string => styled(paper, 'bold', text);

/** Without what is optional. */
const short = (usage: string): string => usage.replaceAll(/\s*\[[^\]]*\]/g, '');

export function helpOn(command: Command, paper: Paper): string[] {
  const width = Math.min(WIDTH, paper.columns);
  return [
    `${styled(paper, 'bold', `undercroft ${command.name}`)} ${command.usage}`,
    '',
    ...wrap(command.about.join(' '), width),
    ...(command.options.length > 0
      ? ['', heading('Options', paper), ...definitions(command.options.map(optionRow), width)]
      : []),
    '',
    heading('Examples', paper),
    ...command.examples.map((example) => `  undercroft ${example}`),
  ];
}

const gameRow = ({ game }: Screen): [string, string] => [
  `  ${game.id}`,
  `${game.facts.title}, ${seats(game.facts.seats)} players`,
];
const optionRow = ({ name, value, help }: OptionSpec): [string, string] => [
  `  --${name}${value ? ` ${value}` : ''}`,
  help,
];
