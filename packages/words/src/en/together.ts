// Playing together over a server, in English: the source, which the other languages must match.

import { list } from '../english.ts';
import type { ClientProblemKind } from '../together.ts';
import atTable from './at-table.ts';
import { duration } from './duration.ts';

/** What a server or the way to it says no to, and what to do. */
const problems = {
  unreached: 'The server does not answer. Nothing is lost; trying again.',
  unavailable: 'The server does not answer. Nothing is lost; trying again.',
  'cannot-store': 'The server has no room to store anything. Nothing is lost; trying again.',
  'other-protocol': 'A newer version is ready. Reload the page.',
  'seat-taken': 'Somebody sat down a moment before you. Choose another seat.',
  'dead-link': 'This link is no longer valid. Ask for a new one.',
  'unknown-table': 'There is no such table. Check the code or ask for it again.',
  'unknown-recovery': 'This link is no longer valid. Make a new one on your other device.',
  'too-many': 'A little slower, please. Try again in a few seconds.',
  'set-aside': 'This table cannot be played on with the rules of this server. You can save the game.',
  closed: 'This game has ended.',
  muted: 'Whoever opened this table has muted you here.',
  'chat-closed': 'Only players can write at this table.',
  'bad-record': 'This game cannot be moved: its record is damaged.',
  other: 'The server did not accept this. Reload the page and try again.',
} satisfies Record<ClientProblemKind, string>;

const en = {
  ...atTable,

  problem: (kind: string): string => (problems as Record<string, string>)[kind] ?? problems.other,

  open: {
    needsServer: 'Online play needs a server. This page has none, but everything else works.',
    who: 'Who sits where',
    me: 'Me',
    friend: 'A friend',
    bot: 'Bot',
    seatOf: (name: string): string => `Who plays ${name}`,
    pace: 'How do you want to play?',
    paces: {
      live: { name: 'In one sitting', does: 'everybody at the table' },
      days: { name: 'Over days', does: 'everybody moves when they have time' },
      either: { name: 'Either', does: 'start now, finish another day' },
    },
    hints: 'Hints allowed',
    hintsLine: 'Everybody sees this before sitting down.',
    oneLink: 'One link for all your friends: first come, first served.',
    open: 'Open the table',
    botLater: 'A bot can take over an empty seat at any time.',
    yourName: 'Your name',
  },

  invite: {
    onlyHere:
      'This address works on this device only. To invite others, start the server so that they can reach it (HOST, see docs/online.md).',
    title: 'Table ready',
    line: 'Send one link to everybody. Whoever opens it picks a seat; nobody needs an account.',
    send: 'Send the link',
    copy: 'Copy',
    copied: 'Copied',
    share: 'Share',
    shareText: (game: string): string => `Play ${game} with me`,
    aloud: 'Or read out the code',
    scan: 'Scan with a phone',
    seats: 'Seats',
    taken: (taken: number, of: number): string => `${taken} of ${of} taken`,
    free: 'free for whoever comes first',
    you: (role: string): string => (role === '' ? 'you' : `${role}, you`),
    bot: (strength: string): string => `bot, ${strength.toLowerCase()}`,
    addBot: 'Bot',
    addBotTo: (role: string): string => `Let a bot play ${role}`,
    start: 'Start game',
    noWait: 'You do not have to wait for everybody: friends can sit down during the game.',
    here: 'here',
    ready: 'ready',
  },

  join: {
    title: (name: string | undefined): string => (name ? `${name} has a seat for you` : 'There is a seat for you'),
    full: 'All seats are taken',
    fullLine: 'You can watch, and sit down when a seat is free.',
    noAccount: 'No account, nothing to install.',
    name: 'What is your name?',
    seat: 'Pick a seat',
    sit: (role: string): string => (role === '' ? 'Sit down' : `Sit down as the ${role}`),
    free: 'free',
    watch: 'Just watch',
    watchNow: 'Watch',
    quicker: (name: string, role: string): string =>
      role === '' ? `${name} was quicker and has the seat.` : `${name} was quicker and took this seat: ${role}.`,
    chooseOther: 'Choose another seat, or watch.',
    nameMissing: 'Type a name, so that the others know who you are.',
    noHints: 'No hints at this table.',
  },

  table: {
    spectators: (n: number): string => `${n} watching`,
    you: 'you',
    yours: 'yours',
    here: 'here',
    away: (seconds: number): string => `away for ${duration(seconds)}`,
    thinking: 'thinking',
    bot: 'bot',
    aBot: 'A bot',
    keepsFor: (name: string): string => `bot, for ${name}`,
    nobody: 'nobody yet',
    waitingFor: (name: string): string => `Waiting for ${name}`,
    waitingForSeat: 'Waiting for somebody to sit down',
    yourTurn: (who: string): string => (who === '' ? 'Your turn' : `Your turn: ${who}`),
    watching: 'You are watching',
    watchingLine: (free: string | undefined): string =>
      free === undefined ? 'You see everything on the table.' : `You see everything on the table. Free seat: ${free}.`,
    unconfirmed: 'Waiting for the server',
    takeSeat: (role: string): string => (role === '' ? 'Sit down' : `Sit down as the ${role}`),
    invite: 'Invite',
  },

  talk: {
    name: 'Talk',
    say: 'Say something',
    send: 'Send',
    empty: 'Nothing said yet. Everybody at the table reads what you write, spectators too.',
    now: 'now',
    options: (name: string): string => `What to do about ${name}’s message`,
    remove: 'Remove message',
    mute: (name: string): string => `Mute ${name}`,
    unmute: (name: string): string => `Unmute ${name}`,
    muted: 'muted',
    watchersMay: 'Spectators may write here',
    signs: {
      good: 'Good',
      'your-call': 'Your call',
      'one-moment': 'One moment',
      careful: 'Careful',
      thanks: 'Thanks',
      'oh-no': 'Oh no',
    },
    signed: (name: string, sign: string): string => `${name}: ${sign}`,
    pointHere: 'Point here',
    goHere: 'I’d go here',
    points: (name: string, place: string): string => `${name} points here: ${place}`,
    wouldGo: (name: string, place: string): string => `${name} would go here: ${place}`,
  },

  lost: {
    title: 'Connection lost',
    line: 'Your seat and the game are safe. You can look around; moves wait until you are back.',
    retry: 'Try now',
    mark: 'Offline',
    turnWaits: 'The game waits for your connection',
    back: 'Connected again',
    nothing: 'Nothing happened in the meantime.',
  },

  takenBack: {
    title: 'Your move was undone',
    stale: 'Something else happened first, so your move was not made.',
    other: 'The server did not accept it. Your piece is back where it was.',
    again: 'Aim at it again',
  },

  undo: {
    asked: (name: string, what: string): string => `${name} would like to undo “${what}”`,
    askedLine: 'Everybody has to agree. What is drawn next will be drawn again.',
    agree: 'I agree',
    decline: 'Keep the move',
    youAsked: (what: string): string => `You asked to undo “${what}”`,
    youAskedLine: 'The game waits until everybody has answered. Nobody has to give a reason.',
    agrees: (name: string): string => `${name} agrees`,
    withdraw: 'Never mind, go on',
    you: 'you',
    ask: 'Ask the others',
    takesYourTurn: (name: string): string =>
      name === '' ? 'It takes the turn from you.' : `It takes the turn from you: ${name} would decide again.`,
    takesTurn: (name: string): string => `It takes the turn from ${name}.`,
    tookBack: (name: string, what: string): string =>
      name === '' ? `“${what}” was undone` : `${name} took back “${what}”`,
    turnAgain: (name: string): string => (name === '' ? 'It is no longer your turn.' : `It is ${name}’s turn again.`),
  },

  away: {
    title: (name: string, seconds: number): string => `${name} has been away for ${duration(seconds)}`,
    line: (name: string): string =>
      `The game waits for ${name}. You can wait, send a reminder, or let a bot play on; ${name} can take the seat back at any time.`,
    early: (name: string): string => `The game waits for ${name}. You can wait, or send a reminder.`,
    wait: 'Wait',
    nudge: 'Send a reminder',
    nudged: 'Reminder sent',
    bot: 'Let a bot play on',
  },

  recap: {
    close: 'Go on',
  },

  end: {
    rematchReady: 'A rematch is ready',
    sitDown: 'Sit down',
    stay: 'Stay here',
  },

  menu: {
    resign: 'Resign',
    resignSure: 'Resign this game? It ends for everybody.',
    abandon: 'End the game for everybody',
    abandonSure: 'End this game for everybody? It cannot be continued.',
    rename: 'Change your name',
    device: 'Play on another device',
    yes: 'Yes',
    no: 'No',
    save: 'Save',
    saved: 'Saved',
  },

  names: (names: readonly string[]): string => list(names),
};

export type TogetherWords = typeof en;
export default en;
