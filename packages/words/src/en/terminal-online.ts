// What the command line says at tables online.
import { count, list } from '../english.ts';

/** What the actions of `online` take, and what they do. */
const actions = {
  name: { usage: 'name NAME', help: 'choose the name that others see' },
  recovery: {
    usage: 'recovery',
    help: 'get a private link that makes another device yours; your last one stops working',
  },
  recover: { usage: 'recover LINK', help: 'be the same guest here as on your other device' },
  open: {
    usage: 'open GAME [--seats …]',
    help: 'open a table: --seats me,link,bot:medium,open, and the options of the game (default: the first seat is yours, the others are open)',
  },
  join: { usage: 'join LINK|CODE [SEAT]', help: 'take the seat of a link, or the first open seat' },
  list: { usage: 'list', help: 'your tables, those that wait for you first' },
  show: { usage: 'show TABLE', help: 'the board, the players, and what can be done' },
  seats: { usage: 'seats TABLE', help: 'who plays which seat, and the hash that proves the dice' },
  play: { usage: 'play TABLE', help: 'play here, and see what the others do as it happens' },
  watch: { usage: 'watch TABLE', help: 'watch until the game is over' },
  say: { usage: 'say TABLE TEXT…', help: 'send a message to the table' },
  said: { usage: 'said TABLE', help: 'read the messages' },
  undo: {
    usage: 'undo TABLE [MOVE]',
    help: 'undo your last move, or that one and all since; others may have to agree',
  },
  agree: { usage: 'agree TABLE', help: 'agree to an undo' },
  decline: { usage: 'decline TABLE', help: 'decline an undo' },
  resign: { usage: 'resign TABLE [SEAT]', help: 'give up; this ends the game for everybody' },
  abandon: { usage: 'abandon TABLE', help: 'close a table that you opened' },
  rematch: { usage: 'rematch TABLE', help: 'play again with the same people, once the game is over' },
  record: { usage: 'record TABLE [--out FILE]', help: 'print the game, or save it to a file' },
  import: {
    usage: 'import FILE [--at N] [--seats …]',
    help: 'open a table from a saved game, or from its first N moves',
  },
  take: { usage: 'take TABLE SEAT', help: 'take an open seat, or take yours back from a bot' },
  leave: { usage: 'leave TABLE SEAT', help: 'leave your seat' },
  bot: { usage: 'bot TABLE SEAT [BOT]', help: 'let a bot play a seat: random, easy or medium' },
  link: { usage: 'link TABLE SEAT', help: 'make a new link to a seat; its last one stops working' },
  revoke: { usage: 'revoke TABLE SEAT', help: 'make the link to a seat stop working' },
};

/** What a server says, by the kind of its error. */
const errors = {
  'unknown-game': 'This server does not have that game.',
  'no-identity': 'The server does not know you yet. Choose a name first: online name NAME.',
  'unknown-recovery': 'This recovery link does not work. Only the newest one does: online recovery.',
  'wrong-origin': 'The server accepts this only from its own page.',
  'not-your-seat': 'That seat is not yours.',
  'not-your-table': 'Only the person who opened the table can do that.',
  'dead-link': 'This link does not work. Ask for a new one.',
  'unknown-address': 'The server does not know that address. Is it an Undercroft server?',
  'unknown-table': 'There is no such table. Check its id or code.',
  'unknown-seat': 'This table has no such seat.',
  'unknown-ask': 'That request is no longer open.',
  'unknown-message': 'There is no such message.',
  muted: 'The person who opened the table has muted you there.',
  'chat-closed': 'Only players can write at this table.',
  'wrong-method': 'The server cannot do that. It may be older than this program.',
  stale: 'Somebody moved first. Look at the table and try again.',
  'seat-taken': 'Somebody else has that seat.',
  closed: 'This table is closed.',
  'not-over': 'The game is not over yet.',
  'no-teammate': 'In this game you can only point for teammates, and you have none.',
  'not-away': 'That player has not been away for long enough yet.',
  'not-asked': 'The table is not waiting for that seat.',
  'bad-subscription': 'The server cannot send notifications there.',
  'too-large': 'That is too large for the server.',
  'wrong-media': 'The server does not accept that.',
  unavailable: 'The server is busy. Nothing has changed; try again in a moment.',
  'cannot-store': 'The server has no room to store anything. Nothing has changed; try again later.',
  broken: 'Something went wrong on the server.',
};

/** A table in the list of one's own. */
export interface ListedTable {
  readonly code: string;
  readonly game: string;
  readonly people: readonly string[];
  readonly moves: string;
  readonly state: string;
}

const en = {
  actions,
  errors,
  noAction: (word: string): string => (word === '' ? 'What do you want to do?' : `There is no action “${word}”.`),
  badServer: (text: string): string => `--server takes an address like https://table.example, not “${text}”.`,
  badSeats: (word: string): string =>
    `--seats takes me, link, open, bot:random, bot:easy and bot:medium, not “${word}”.`,
  whichTable: 'Which table? online list shows your tables and their codes.',
  whichSeat: (word?: string): string =>
    word === undefined ? 'Which seat? The first one is 1.' : `There is no seat “${word}”. The first one is 1.`,
  whichLink: 'Which link? Make one on your other device: online recovery.',
  whichMove: (word: string): string => `“${word}” is not the number of a move. The log shows the numbers.`,
  whereTo: 'Join what? Name the link you were sent, or the code of a table.',
  sayWhat: 'What do you want to say? online say TABLE TEXT…',

  // ---------------------------------------------------------------- errors

  unreached: (server: string): string =>
    `Cannot reach ${server}. Check that it is running and that the address is right; --server URL names another.`,
  newerServer: (server: string): string => `${server} is newer than this program. Update Undercroft.`,
  olderServer: (server: string): string => `${server} is older than this program, so the two cannot talk.`,
  tooMany: (seconds?: number): string =>
    seconds === undefined
      ? 'Too many requests. Wait a moment.'
      : `Too many requests. Wait ${count(seconds, 'second')}.`,
  malformed: (issue: string): string => `The server does not accept that${issue ? `: ${issue}` : ''}.`,
  badOptions: (why: string): string => `This game cannot be played like that${why ? `: ${why}` : '.'}`,
  wrongSeats: (expected: string, received: string): string => `it has ${expected} seats, and you named ${received}.`,
  badRecord: (why: string): string => `The server does not accept this saved game. ${why}`,
  badName: 'It contains a name that cannot be shown.',
  tooShort: (moves: number): string => `It has only ${count(moves, 'move')}.`,
  unknownGame: (game: string): string => `This program cannot play ${game} as that server does. Update Undercroft.`,
  setAside: (why: string): string =>
    `This game cannot go on: the server cannot replay it any more, so nobody can move. ${why} What came before is safe.`,
  keepSound: (code: string): string => `To save it as far as it goes: online record ${code} --out FILE.`,
  otherRules: 'The server plays by rules that this program does not know. Update Undercroft.',

  // ---------------------------------------------------------------- people and seats

  guest: 'a guest',
  you: 'you',
  openSeat: 'open',
  linkSeat: 'open by link',
  bot: (name: string): string => `${name} bot`,
  youAre: (name: string, server: string): string => `You are ${name || 'a guest without a name'} at ${server}.`,
  youAreAgain: (name: string): string => `Welcome back${name ? `, ${name}` : ''}.`,
  youSit: (table: string, seat: number): string => `You have seat ${seat + 1} at table ${table}.`,
  noOpenSeat: 'No seat is open at this table. The person who opened it can send you a link.',
  taken: 'The seat is yours.',
  left: 'You have left the seat.',
  botSits: 'A bot plays that seat now.',
  revoked: 'The link no longer works.',
  seatOfBot: 'To give a seat to a bot: online bot TABLE SEAT BOT.',
  noSeat: 'You have no seat here.',

  // ---------------------------------------------------------------- tables

  opened: (table: string, code?: string): string => `Table ${table}${code ? `, code ${code}` : ''}`,
  seatLink: (seat: number, link: string): string => `Seat ${seat + 1}: ${link}`,
  playIt: (table: string): string => `To play: online play ${table}`,
  dice: (hash: string): string => `Dice: ${hash}`,
  listed: ({ code, game, people, moves, state }: ListedTable): string =>
    `${code}  ${game}: ${list(people)}; ${moves}, ${state}`,
  noTables: 'You have no tables on this server.',
  over: 'over',
  yourTurn: 'your turn',
  theirTurn: 'waiting for others',
  cannotGoOn: 'cannot go on',
  titled: (game: string, code: string): string => `${game}. Table ${code}.`,
  atMove: (move: number): string => `Move ${move}.`,
  leaveWatching: 'Ctrl-C leaves.',
  watchingHint: 'you are watching · Ctrl-C leaves',
  turnHint: (place: string, commands: readonly string[]): string =>
    `a number or a place (${place}) · ${commands.join(' · ')}`,
  waitingHint: (who: readonly string[], commands: readonly string[]): string =>
    `${who.length > 0 ? `you play ${list(who)}` : 'you are watching'} · ${commands.join(' · ')}`,
  notYourTurn: (seat: string, who: string): string => `Not your turn: ${seat} decides (${who}).`,
  abandoned: 'The person who opened this table has closed it.',
  resigned: (who?: string): string => `${who ?? 'Somebody'} resigned.`,
  again: (code: string): string => `To play again with the same people: online rematch ${code}.`,
  keep: (code: string): string =>
    `To save the game: online record ${code} --out FILE. Then verify FILE checks the dice.`,

  // ---------------------------------------------------------------- while playing

  unsent: 'Your move may not have arrived. Once the connection is back, you will see.',
  hintTurn: 'Hints are for your own turn.',
  noHints: 'There are no hints against other people.',
  sayUsage: (command: string): string => `Say what? Type ${command} and your message.`,
  resignAsk: 'Resign? The game ends for everybody.',
  didResign: 'You have resigned.',
  didAbandon: 'The table is closed.',
  asked: 'The others have to agree. They have been asked.',
  askedUndo: (who: string, move: number, did: string): string =>
    `${who} wants to undo move ${move}${did ? ` (${did})` : ''} and everything since.`,
  toAgree: (names: readonly string[]): string => `Waiting for ${list(names)}.`,
  agreeOrDecline: (agree: string, decline: string): string => `Type ${agree} or ${decline}.`,
  nobodyAsks: 'Nobody is asking you for anything.',
  youAgreed: 'You have agreed.',
  youDeclined: 'You have declined.',
  lost: (server: string): string => `Lost connection to ${server}. Your game is safe; reconnecting…`,
  back: 'Connected again.',
  gaveUp: (server: string, seconds: number): string =>
    `No connection to ${server} for ${count(seconds, 'second')}. The game is safe there. To wait longer: --patience SECONDS.`,
};

export type TerminalOnlineWords = typeof en;
export default en;
