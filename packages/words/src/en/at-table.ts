// What is said at a table that is played over a server: who is waited for and for what, ideas, undo requests, seats. English: the source.
import { list } from '../english.ts';
import { decides } from './decides.ts';
import { duration } from './duration.ts';

const atTable = {
  waiting: {
    decides,
    asked: (seconds: number): string => `asked ${duration(seconds)} ago`,
    meanwhile: 'Meanwhile',
    point: { name: 'Point at a place', does: 'Everybody sees it for six seconds' },
    go: { name: 'I’d go there', does: 'Show everybody your own plan' },
    way: { name: 'I’d take this way', does: 'Touch a letter; the decision stays theirs' },
    plan: { name: 'Plan my next turn', does: 'Only you see it; it waits for you' },
    touchPoint: 'Touch the place you want to point at.',
    touchWay: 'Touch the place where the way ends.',
    touchRing: (role: string): string => `Touch a ring: where would you go with the ${role}?`,
    planned: 'You plan to go here',
  },

  ideas: {
    forSomebody: 'An idea for somebody else',
    forWhom: (role: string): string => `An idea for the ${role}`,
    has: (name: string, role: string): string => `${name} has an idea for the ${role}`,
    plans: (name: string, role: string): string => `${name} would go this way with the ${role}`,
    yours: (role: string): string => `Your idea for the ${role}`,
    yourPlan: 'Your own plan',
    would: (name: string, answer: string): string => `${name} would take ${answer}`,
    look: 'Look',
    tryIt: 'Try it',
    fold: 'Fold',
    takeBack: 'Take it back',
    agree: 'Good idea',
    agreed: (names: readonly string[]): string => list(names),
    onTo: (place: string): string => `On to: ${place}`,
    notAMove: 'An idea, not a move: each step is still yours to make, or not.',
    askTable: 'Ask the table',
    askedTable: 'Everybody can now show you ideas for this turn.',
    asks: (name: string): string => `${name} asks the table for ideas`,
    alone: (name: string): string => `${name} would rather think alone`,
    badge: (name: string): string => `An idea from ${name}`,
    wanted: 'Ideas from others',
    wants: {
      shown: { name: 'Drawn at once', does: 'you all plan together' },
      folded: { name: 'Folded until I look', does: 'usual' },
      asked: { name: 'Only when I ask the table', does: 'the others see that you think alone' },
    },
  },

  seats: {
    nudged: (name: string): string => `${name} reminds you`,
    nudgedLine: 'Everybody is waiting for your decision.',
    nudgedClose: 'I’m here',
    sat: (name: string, role: string): string => `${name} sat down as the ${role}`,
    satLine: 'Say hello, or simply play on.',
    keep: 'Keep for one person',
    keepFor: (role: string): string => `Keep the ${role} for one person`,
    kept: 'kept for one person',
    keptLine: 'Only whoever has this link can sit down here.',
    keptLink: (role: string): string => `Link to the seat of the ${role}`,
    more: (role: string): string => `More about the seat of the ${role}`,
  },

  takenBackMark: 'taken back',
  wouldGoBack: 'would go back',
  standsTitle: 'It stands',
  standsLine: (what: string): string => `“${what}” is not undone. Play goes on from where it was.`,

  whileYouWait: {
    title: 'While you wait',
    rules: { name: 'How it’s played', does: 'the rules, with pictures' },
    practise: { name: 'Practise alone', does: 'a game of your own' },
    another: { name: 'Change the set-up', does: 'opens a new table' },
  },

  /** For reading a code aloud. */
  spelling: {
    B: 'Bravo',
    C: 'Charlie',
    D: 'Delta',
    F: 'Foxtrot',
    G: 'Golf',
    H: 'Hotel',
    J: 'Juliett',
    K: 'Kilo',
    L: 'Lima',
    M: 'Mike',
    N: 'November',
    P: 'Papa',
    Q: 'Quebec',
    R: 'Romeo',
    S: 'Sierra',
    T: 'Tango',
    V: 'Victor',
    W: 'Whiskey',
    X: 'X-ray',
    Z: 'Zulu',
    '2': 'two',
    '3': 'three',
    '4': 'four',
    '5': 'five',
    '6': 'six',
    '7': 'seven',
    '8': 'eight',
    '9': 'nine',
  },
};

export type AtTableWords = typeof atTable;
export default atTable;
