// What is only said, to those who listen, in English: the source, which the other languages must match. It is loaded with what says it.
import { countWord, numberWord } from '../english.ts';
import { capital } from '../grammar.ts';

const en = {
  possible: (names: readonly string[]): string => `You can: ${names.join(', ')}.`,
  /** Too many to list them. */
  choices: (n: number): string => `${capital(numberWord(n))} choices. The arrow keys go round the board.`,
  /** After a list of what is near. */
  further: (n: number): string => `${countWord(n, 'place')} further off`,
  confirm: (action: string): string => (action === '' ? 'Press Enter to confirm.' : `Press Enter: ${action}.`),
  nothingHere: 'Nothing to do here.',
  turnTile: 'Q and E turn the tile.',
  closing: 'The turn is about to end. Any key but Enter and Space stops it.',
  undone: (noun: string): string => `Undone: ${noun.toLowerCase()}.`,
};

export type SpokenWords = typeof en;
export default en;
