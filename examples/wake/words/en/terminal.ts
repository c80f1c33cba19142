// What only a terminal says: the source, which the other languages must match.

const en = {
  pitch: [
    ['Wake: two subs in a small sea, and whoever cannot move loses.'],
    [
      'In a turn, move your sub to an adjacent cell, also diagonally.',
      'It leaves a mine in the cell it came from. Nobody can enter a mine, a reef or the other sub.',
    ],
  ],
  size: 'length of a side of the sea: 5 or 7 (default: 5)',
  howLarge: 'How large is the sea?',
  placeHelp: 'column c, row 3',
  options: (size: number): string => `${size} by ${size} cells`,
  goes: (cell: string): string => `sail to ${cell}`,
  /** Of the two subs on the board. */
  signs: ['R', 'B'] as readonly [red: string, blue: string],
  legend: 'R, B subs   * mine   # reef   . water',
  reefAt: (cell: string): string => `a reef at ${cell}`,
  stuck: 'the other sub could not move',
};

export type TerminalWords = typeof en;
export default en;
