// Away from the table, in English: being told of one's turn, what was missed, another device, a game that moves. The source,
// which the other languages must match.
import { countWord } from '../english.ts';
import { capital } from '../grammar.ts';
import { duration } from './duration.ts';

const en = {
  notify: {
    ask: 'Shall we tell you when it is your turn?',
    askLine: (name: string): string =>
      `${name} is away, so it may take a while. Your browser will ask you once. We tell you about your turns and reminders, never about talk.`,
    yes: 'Yes, tell me',
    no: 'No need',
    bell: 'Tell me when it’s my turn',
    on: 'You’ll be told when it’s your turn',
    off: 'Stop telling me',
    /** Why nobody can be told here, and what to do. */
    why: {
      http: 'Notifications need https; this page was opened over plain http. Keep the page open, and its tab shows when it is your turn.',
      ios: 'On an iPhone or iPad, notifications need the page on the home screen: choose Share, then Add to Home Screen.',
      'in-app': 'The browser inside this app cannot notify you. Open this page in your own browser.',
      none: 'This browser has no notifications. Keep the page open, and its tab shows when it is your turn.',
      denied: 'Notifications from this page are blocked. You can allow them in the settings of your browser.',
    },
    openOnly: 'This browser notifies you only while the page is open.',
    failed: 'That did not work. Check your connection and try again.',
    /** On the notification itself. */
    yourTurn: 'It’s your turn',
    nudge: 'The others are waiting for you',
    over: 'A rematch is ready',
    answered: 'No longer your turn',
  },

  recap: {
    title: 'Since you were here',
    away: (seconds: number, rounds: number): string =>
      rounds === 0 ? `Away for ${duration(seconds)}.` : `Away for ${duration(seconds)}, ${countWord(rounds, 'round')}.`,
    rounds: (rounds: number): string => `${capital(countWord(rounds, 'round'))} without you.`,
    toYou: (name: string, text: string): string => `*${name}*, to you: “${text}”`,
    said: (name: string, text: string): string => `*${name}*: “${text}”`,
    watch: (seconds: number): string => `Watch it, ${seconds} s`,
    yours: 'Take my turn',
    on: 'Go on',
  },

  kept: {
    title: 'A bot played for you',
    line: (decisions: number): string =>
      decisions === 0
        ? 'It has not made any decisions yet.'
        : `While you were away it made ${countWord(decisions, 'decision')}:`,
    more: (n: number): string => `and ${n} more in the log.`,
    takeBack: 'Take my seat back',
    leave: 'Let it play on',
  },

  device: {
    button: 'Play on another device',
    scan: 'Scan this with your other device',
    line: 'Scan the picture or open the link on your other device, and all your tables are there. Whoever has the link is you, so keep it to yourself. A new link replaces the old one.',
    copy: 'Copy link',
    copied: 'Copied',
    another: 'Make a new link',
    again: 'Try again',
    /** Of a link that brings nobody's tables. */
    wrong: {
      title: 'This link does not work',
      line: 'A part of it is missing, or a newer link has replaced it. Nothing is lost: your tables are still on your other device.',
      todo: 'On your other device, open a table, then its menu, choose “Play on another device”, and open the new link here.',
    },
  },

  twice: {
    title: 'This table is open twice',
    line: 'Both windows stay in step: a move in one shows in the other. Sound comes from the one you touched last.',
    fine: 'Fine',
  },

  move: {
    button: 'Play on online',
    title: 'Move this game online?',
    line: 'The game goes on at a table that others can join. Here, a copy stays as it is now.',
    dice: 'Rolls so far came from this device; at the table, new ones are drawn and sealed by the server.',
    move: 'Move it online',
    notNow: 'Not now',
  },

  home: {
    button: 'Play on offline',
    title: 'Play on alone from here?',
    line: 'You get a copy of the game as it is now, on this device, and play all seats. The table online goes on without it.',
    save: 'Save as a file',
  },

  seats: {
    title: 'Your seats',
    line: 'If somebody plays beside you on this device, take a seat for them, too.',
    giveUp: (role: string): string => `Give up: ${role}`,
    sure: (name: string): string => `Really give up ${name}? Anybody can sit down there.`,
    take: (role: string): string => `Sit down: ${role}`,
    takeToo: (role: string): string => `Take, too: ${role}`,
    several: 'Several people on this device',
    sit: (roles: string): string => `Sit down as ${roles}`,
  },
};

export type AwayWords = typeof en;
export default en;
