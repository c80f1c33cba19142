// What a player can type, explained.
import type { Screen } from '../screens/screen.ts';

export type HelpRow = readonly [order: string, meaning: string];

/** What is not the same everywhere. */
interface Place {
  readonly undo: string;
  readonly hint: string;
  readonly quit: string;
  readonly also: readonly HelpRow[];
}

/** Around one screen. */
export const helpRows = (screen: Screen): HelpRow[] =>
  rows(screen, {
    undo: 'takes back the last choice; undo 2: the last one of seat 2, if the others agree',
    hint: 'what the adept would do, with its chances and why',
    quit: 'leaves; the game is kept and can be taken up again',
    also: [['seat 2=novice', 'a bot plays that seat from now on; seat 2=me: a person does']],
  });

/** At a table online. */
export const onlineHelpRows = (screen: Screen): HelpRow[] =>
  rows(screen, {
    undo: 'takes back your last choice; undo 12: entry 12 and what followed; whoever must agree is asked',
    hint: 'what the adept would do and why, where all win or lose together',
    quit: 'leaves; your seat stays yours, and the table waits',
    also: [
      ['agree, decline', 'when somebody asks to take something back'],
      ['say …', 'says something at the table'],
      ['seats', 'who sits where'],
      ['resign', 'gives up: the table is closed, the record stays'],
    ],
  });

function rows({ examples: { place, placeHelp, rule } }: Screen, { undo, hint, quit, also }: Place): HelpRow[] {
  const all: readonly HelpRow[] = [
    ['4', 'the fourth choice of the list; its number is also on the board'],
    [place, `a place: ${placeHelp}`],
    ['Enter', 'the only choice, where there is only one'],
    ['undo, u', undo],
    [`why ${place}`, 'whether something can be done there, and by which rule not'],
    [`rule ${rule}`, 'a clause of the rules, or all whose ids begin so'],
    ['board, b', 'draws the table again'],
    ['log', 'what has happened; log all from the beginning'],
    ['odds', 'at a chance: what can come, and how likely it is'],
    ['hint, h', hint],
    ['save FILE', 'writes the game to a file of your choice, as a record'],
    ...also,
    ['quit, q', quit],
  ];
  return all.map(([order, meaning]) => [`  ${order}`, meaning]);
}
