// Commands that only show something.

import { existsSync } from 'node:fs';
import type { Choice } from '@undercroft/terminal/screen';
import { definitions, flow, table, wrap } from '@undercroft/terminal/text/layout';
import { didYouMean } from '../cli/nearest.ts';
import { LOG_INDENT } from '../records/story.ts';
import { saveGame } from './autosave.ts';
import { commandWords, type PlayCommand } from './commands.ts';
import { explain, showRule } from './explain.ts';
import type { Session } from './session.ts';

type InfoCommand = Extract<PlayCommand, { type: 'why' | 'rule' | 'log' | 'save' | 'odds' | 'help' }>;

export async function runInfoCommand(
  session: Session,
  choices: readonly Choice[],
  command: InfoCommand,
): Promise<void> {
  switch (command.type) {
    case 'why':
      return explain(session, choices, command.text, { withClause: true });
    case 'rule':
      return showRule(session, command.id);
    case 'log':
      return showLog(session, command.all ? Number.POSITIVE_INFINITY : LOG_LINES);
    case 'odds':
      return showOdds(session);
    case 'save':
      return save(session, command.path);
    case 'help':
      return showHelp(session);
    default:
      return command satisfies never;
  }
}

export function unknownInputText({ screen, words }: Session, text: string): string {
  const meant = didYouMean(text.split(' ')[0] ?? '', commandWords(words.commands), words.usage);
  return `${words.play.unknown(text)}${meant} ${words.play.placeExample(screen.examples.place)}`;
}

/** Includes the legend, which small terminals do not show beside the board. */
function showHelp({ terminal, screen, state, table: seats, help }: Session): void {
  const { legend } = screen.draw(state, { choices: [], occupants: seats.occupants }, terminal.display);
  terminal.print([...definitions(help, terminal.display.columns), '', ...flow(legend, terminal.display.columns)]);
}

const LOG_LINES = 20;

function showLog({ terminal, log, words: { play, commands } }: Session, most: number): void {
  if (log.length === 0) return terminal.print(play.nothingYet);
  if (log.length > most) terminal.print(play.earlier(log.length - most, `${commands.log} ${commands.all}`));
  for (const line of log.slice(-most)) terminal.print(wrap(line, terminal.display.columns, LOG_INDENT));
}

function showOdds({ terminal, table: seats, screen, state, words: { play } }: Session): void {
  if (seats.status().type !== 'chance') return showForecast(terminal, screen.forecast?.(state) ?? []);
  const { total, outcomes } = seats.odds();
  terminal.print(
    table(
      outcomes.map(({ outcome, weight }) => [
        `  ${screen.describeOutcome(state, outcome)}`,
        play.odds({ n: weight, of: total }),
      ]),
    ),
  );
}

function showForecast(terminal: Session['terminal'], forecast: readonly string[]): void {
  terminal.print(forecast[0] ?? terminal.words.play.nothingToDraw);
  for (const paragraph of forecast.slice(1)) terminal.print(paragraph);
}

async function save({ terminal, table: seats, words }: Session, path: string): Promise<void> {
  const { files, play, commands } = words;
  if (path === '') return terminal.print(play.saveWhere(commands.save));
  const free = !existsSync(path) || (await terminal.confirm(files.replace(path)));
  if (!free) return terminal.print(files.unchanged);
  const saved = saveGame(path, seats.record, files);
  terminal.print(saved.ok ? files.saved(path) : files.notSaved(saved.error));
}
