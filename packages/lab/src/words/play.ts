// What a player can type, explained.
import type { Screen } from '../screens/screen.ts';

export function helpRows({ examples: { place, placeHelp, rule } }: Screen): [order: string, meaning: string][] {
  const rows: readonly (readonly [order: string, meaning: string])[] = [
    ['4', 'the fourth choice of the list; its number is also on the board'],
    [place, `a place: ${placeHelp}`],
    ['Enter', 'the only choice, where there is only one'],
    ['undo, u', 'takes back the last choice; undo 2: the last one of seat 2, if the others agree'],
    [`why ${place}`, 'whether something can be done there, and by which rule not'],
    [`rule ${rule}`, 'a clause of the rules, or all whose ids begin so'],
    ['board, b', 'draws the table again'],
    ['log', 'what has happened; log all from the beginning'],
    ['odds', 'at a chance: what can come, and how likely it is'],
    ['hint, h', 'what the adept would do, with its chances and why'],
    ['seat 2=novice', 'a bot plays that seat from now on; seat 2=me: a person does'],
    ['save FILE', 'writes the game to a file of your choice, as a record'],
    ['quit, q', 'leaves; the game is kept and can be taken up again'],
  ];
  return rows.map(([order, meaning]) => [`  ${order}`, meaning]);
}
