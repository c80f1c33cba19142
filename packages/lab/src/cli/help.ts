// The help pages, made of the commands' own descriptions.
import type { OptionSpec } from '@undercroft/terminal/option-spec';
import type { Screen } from '@undercroft/terminal/screen';
import { type Display, styled } from '@undercroft/terminal/text/display';
import { definitions, flow, wrap } from '@undercroft/terminal/text/layout';
import { cardOf } from '../games/index.ts';
import type { Command } from './command.ts';
import type { Io } from './io.ts';
import type { Locale } from './locale.ts';

const WIDTH = 100;

type Described = Pick<Io, 'display' | 'locale'>;

interface CommandLists {
  readonly forPlayers: readonly Command[];
  readonly ofLaboratory: readonly Command[];
}

export function overview({ forPlayers, ofLaboratory }: CommandLists, { display, locale }: Described): string[] {
  const { help, page } = locale.words;
  const { columns } = display;
  const languageRow = optionRow({ name: 'language', ...help.language });
  const commandRow = ({ name, usage }: Command): [string, string] => [
    `  ${name} ${short(usage)}`,
    help.summaries[name],
  ];
  return [
    styled(display, 'bold', page.title),
    '',
    ...definitions(
      [['  undercroft', help.start], [`  undercroft ${help.command} --help`, help.more], languageRow],
      columns,
    ),
    '',
    heading(help.headings.commands, display),
    ...definitions(forPlayers.map(commandRow), columns),
    '',
    heading(help.headings.laboratory, display),
    ...definitions(ofLaboratory.map(commandRow), columns),
    '',
    heading(help.headings.games, display),
    ...definitions(
      locale.screens.map((screen) => gameRow(screen, locale)),
      columns,
    ),
    '',
    heading(help.headings.exitCodes, display),
    ...flow(help.exitCodes, columns - INDENT.length).map((line) => INDENT + line),
  ];
}

const INDENT = '  ';
const heading = (text: string, display: Display): string => styled(display, 'bold', text);

/** Without the optional parts. */
const short = (usage: string): string => usage.replaceAll(/\s*\[[^\]]*\]/g, '');

export function helpOn(command: Command, { display, locale }: Described): string[] {
  const { help } = locale.words;
  const width = Math.min(WIDTH, display.columns);
  const options = [...command.options, { name: 'language', ...help.language }];
  return [
    `${styled(display, 'bold', `undercroft ${command.name}`)} ${command.usage}`,
    '',
    ...wrap(command.about.join(' '), width),
    '',
    heading(help.headings.options, display),
    ...definitions(options.map(optionRow), width),
    '',
    heading(help.headings.examples, display),
    ...command.examples.map((example) => `  undercroft ${example}`),
  ];
}

function gameRow({ game: { id } }: Screen, { words }: Locale): [string, string] {
  const card = cardOf(id, words.language);
  return [`  ${id}`, card ? `${card.line} ${card.players}.` : ''];
}

const optionRow = ({ name, value, help }: OptionSpec): [string, string] => [
  `  --${name}${value ? ` ${value}` : ''}`,
  help,
];
