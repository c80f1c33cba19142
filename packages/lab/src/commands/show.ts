// `show`: what the table looked like after an entry.
import { styled } from '@undercroft/terminal/text/display';
import { atOption, replayFromArguments } from '../cli/at-entry.ts';
import { type Command, SUCCESS } from '../cli/command.ts';
import { print, rejectUsage } from '../cli/io.ts';
import type { Locale } from '../cli/locale.ts';
import { nameOf } from '../games/index.ts';
import { entryText } from '../records/story.ts';
import { arrange } from '../view/arrange.ts';
import { namedOccupants } from '../words/bots.ts';
import { optionsText, rulesNote } from '../words/rules-version.ts';

export const show = ({ words: { help } }: Locale): Command => ({
  name: 'show',
  ...help.show,
  options: [atOption({ help })],
  examples: ['show game.jsonl', 'show game.jsonl --at 12', 'show game.jsonl --at 0'],
  run(args, io) {
    const { display, locale } = io;
    const { words } = locale;
    let lastText = '';
    const replayed = replayFromArguments(args, locale, (entry, applied, table, screen) => {
      lastText = entryText({ screen, table, words }, entry, applied);
    });
    if (!replayed.ok) return rejectUsage(io, replayed.error, 'show');
    const { screen, table, record, at } = replayed.value;
    const game = `${nameOf(record.game, words.language)}, ${optionsText(screen, table)}`;
    const title = `${game}.${rulesNote(screen, table, words)} ${words.records.atMove(at, record.entries.length)}`;
    const scene = {
      screen,
      table,
      occupants: namedOccupants(table.occupants, words),
      choices: screen.choices(table.state),
      news: lastText ? [lastText] : [],
      detailHint: words.play.whyHint,
      display,
    };
    print(io, [styled(display, 'bold', title), '', ...arrange(scene)]);
    return SUCCESS;
  },
});
