// What a player can type, explained.
import type { Screen } from '@undercroft/terminal/screen';
import type { TerminalWords } from '@undercroft/words/terminal';

export type HelpRow = readonly [typed: string, meaning: string];

/** What differs between local and online play. */
interface Place {
  readonly undo: string;
  readonly hint: string;
  readonly quit: string;
  readonly also: readonly HelpRow[];
}

/** For local play. */
export function helpRows(screen: Screen, words: TerminalWords): HelpRow[] {
  const { commands, commandHelp: help } = words;
  return rows(screen, words, {
    undo: help.undo(commands.undo),
    hint: help.hint,
    quit: help.quit,
    also: [[`${commands.seat} 2=easy`, help.seat(commands.seat)]],
  });
}

/** For a table online. */
export function onlineHelpRows(screen: Screen, words: TerminalWords): HelpRow[] {
  const { commands, commandHelp: help } = words;
  return rows(screen, words, {
    undo: help.undoOnline(commands.undo),
    hint: help.hintOnline,
    quit: help.quitOnline,
    also: [
      [`${commands.agree}, ${commands.decline}`, help.agree],
      [`${commands.say} …`, help.say],
      [commands.seats, help.seats],
      [commands.resign, help.resign],
    ],
  });
}

function rows(
  { examples: { place, placeHelp, rule } }: Screen,
  { commands, commandHelp: help }: TerminalWords,
  { undo, hint, quit, also }: Place,
): HelpRow[] {
  const all: readonly HelpRow[] = [
    ['4', help.number],
    [place, help.place(placeHelp)],
    ['Enter', help.enter],
    [`${commands.undo}, u`, undo],
    [`${commands.hint}, h`, hint],
    [`${commands.why} ${place}`, help.why],
    [`${commands.rule} ${rule}`, help.rule],
    [`${commands.board}, b`, help.board],
    [commands.log, help.log(`${commands.log} ${commands.all}`)],
    [commands.odds, help.odds],
    [`${commands.save} ${help.file}`, help.save],
    ...also,
    [`${commands.quit}, q`, quit],
  ];
  return all.map(([typed, meaning]) => [`  ${typed}`, meaning]);
}
