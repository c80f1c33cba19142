// `show`: what the table looked like after an entry.
import { AT, replayGiven } from '../cli/at-entry.ts';
import { type Command, FINE } from '../cli/command.ts';
import { refuse, say } from '../cli/io.ts';
import { entryText } from '../records/story.ts';
import { styled } from '../text/paper.ts';
import { arrange } from '../view/arrange.ts';

export const show: Command = {
  name: 'show',
  summary: 'the board of a record, who decides, what just happened',
  usage: 'RECORD [--at N]',
  about: ['Draws the position after entry N of a record, says what that entry did and what may be done next.'],
  options: [AT],
  examples: ['show game.jsonl', 'show game.jsonl --at 12', 'show game.jsonl --at 0'],
  run(given, io) {
    let told = '';
    const replayed = replayGiven(given, (entry, happened, table, screen) => {
      told = entryText(screen, table, entry, happened);
    });
    if (!replayed.ok) return refuse(io, replayed.error, 'show');
    const { screen, table, record, at } = replayed.value;
    const { paper } = io;
    const game = `${screen.game.facts.title}, ${screen.describe(record.options)}`;
    const title = `${game}. Entry ${at} of ${record.entries.length}.`;
    const scene = { screen, table, choices: screen.choices(table.state), news: told ? [told] : [], paper };
    say(io, [styled(paper, 'bold', title), '', ...arrange(scene)]);
    return FINE;
  },
};
