// What is said on pages that are seldom open, in English: the source, which the other languages must match.
import type { RecordError, Refusal, TableRefusalKind, UndoPlan } from '@undercroft/engine';
import { Detail } from '../detail.ts';
import { count, list, verb } from '../english.ts';

// ---------------------------------------------------------------- records that cannot be taken

const recordFaults = {
  empty: () => 'The file is empty.',
  'not-json': () => 'This file is damaged, or it is not a saved game.',
  'not-a-record': () => 'This file is not a saved game of Undercroft.',
  'newer-format': () => 'A newer Undercroft saved this game. Reload the page to update.',
  'unknown-game': ({ received }) => `Undercroft has no game called “${received}”.`,
  'newer-rules': () => 'This game uses newer rules than this page. Reload the page to update.',
  'older-rules': () => 'This game uses older rules, which this page can no longer play.',
  'bad-options': ({ fault }) =>
    fault?.path && fault.received !== undefined
      ? `This game has a setting that does not exist: ${fault.path.join('.')} is ${fault.received}.`
      : 'The settings of this game do not work together.',
  'bad-entry': stopsMakingSense,
  'out-of-order': stopsMakingSense,
  damaged: stopsMakingSense,
  truncated: ({ entry }) => `The file ends before move ${entry ?? 1}. You can watch the game up to there.`,
  'left-over': ({ entry }) =>
    `The file goes on after the end of the game, from move ${entry ?? 1}. You can watch the game up to there.`,
  refused: stopsMakingSense,
  'undo-disagrees': stopsMakingSense,
} satisfies Record<RecordError['kind'], (fault: RecordError) => string>;

function stopsMakingSense({ entry = 1 }: RecordError): string {
  return entry > 1
    ? `The file is damaged from move ${entry}. You can watch the game up to there.`
    : 'The file is damaged from the first move. Nothing was loaded.';
}

// ---------------------------------------------------------------- what the table itself refuses

type SeatName = (seat: number) => string;
type TellRefusal = (detail: Detail, name: SeatName) => string;

const tableRefusals = {
  'no-such-seat': (d) => `There is no seat ${d.number('seat') + 1} at this table.`,
  'game-over': () => 'The game is over.',
  'chance-first': () => 'Not now: a draw or roll comes first.',
  'no-chance-now': () => 'There is nothing to draw or roll now.',
  'not-your-decision': (d, name) => `Not now: it is ${name(d.number('decides'))}’s decision.`,
  'nothing-to-undo': () => 'You have nothing to undo.',
  'not-your-entry': () => 'You can only undo your own moves.',
  'undo-needs-agreement': (d, name) =>
    `You can undo this if ${list(d.words('of').map((seat) => name(Number(seat))))} ${verb(d.words('of').length, 'agrees', 'agree')}.`,
} satisfies Record<TableRefusalKind, TellRefusal>;

/** What holds at every table (TB-…); undefined for what a game refuses. */
const refusal = (refused: Refusal, name: SeatName): string | undefined =>
  (tableRefusals as Record<string, TellRefusal>)[refused.kind]?.(new Detail(refused), name);

// ---------------------------------------------------------------- the pages

/** TB-UNDO-2: everybody has to agree. */
const undoWhy = {
  chance: 'A draw or roll followed this move. Undo both?',
  'another-acted': 'Another player has moved since. Undo that too?',
} satisfies Record<NonNullable<UndoPlan['why']>, string>;

const en = {
  refusal,

  /** Where those around the screen may agree to an undo. */
  undoQuestion: {
    why: undoWhy,
    ask: (names: readonly string[]): string => `Do you agree, ${list(names)}?`,
    agree: 'Undo',
    willBeAsked: (names: readonly string[]): string => `${list(names)} will be asked.`,
    send: 'Ask',
    refuse: 'Keep playing',
    again: 'New draws and rolls may turn out differently.',
  },

  kept: {
    title: 'Your games',
    none: 'No games yet.',
    running: 'In progress',
    over: 'Finished',
    entries: (n: number): string => count(n, 'move'),
    played: (when: Date): string =>
      when.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    remove: 'Delete',
    removeAsk: 'Delete this game for good?',
    keep: 'Keep it',
    result: 'Result',
    watch: 'Replay',
    passing: 'This browser saves nothing: your games last only while this page is open.',
    /** Of a game that was begun before the rules changed. */
    earlierRules: (version: number): string => `Earlier rules (version ${version})`,
    playedWith: (variants: readonly string[]): string => `Played with: ${variants.join('; ')}.`,
    keepsRules: (version: number): string => `This game keeps the earlier rules it began with (version ${version}).`,
  },

  replay: {
    title: (game: string): string => `Replay of ${game}`,
    play: 'Play',
    pause: 'Pause',
    next: 'Next move',
    previous: 'Previous move',
    first: 'To the beginning',
    last: 'To the end',
    at: (n: number, of: number): string => `${n} of ${of}`,
    slider: 'Move',
    speed: 'Speed',
    playOn: 'Play from here',
    done: 'Back to the result',
    back: 'Back to the game',
  },

  rules: {
    title: 'Rules',
    of: (game: string): string => `Rules of ${game}`,
    table: 'The table',
    search: 'Search the rules',
    found: (n: number): string => (n === 0 ? 'Nothing found.' : `${count(n, 'rule')} found.`),
    unknown: (id: string): string => `There is no rule ${id}.`,
    ruling: 'our ruling',
    hereAndNow: 'Here and now',
    /** Leaves the table for the page of the rules. */
    whole: 'The whole rulebook',
    also: 'Also:',
  },

  /** Of a table online that has ended. */
  finished: {
    rematch: 'Same team again',
    again: 'Again?',
    share: 'Share',
    copied: 'Link copied',
    endedEarly: 'This game ended early',
    resigned: (name: string): string => `${name} resigned.`,
    abandoned: 'The game was abandoned.',
    checking: (rolls: number): string => `Checking ${count(rolls, 'roll')}…`,
    unchecked: 'The dice could not be checked: the server does not answer. Reload the page to try again.',
    fair: 'The dice were fair',
    fairLine: (rolls: number): string =>
      rolls === 0
        ? 'The number that was sealed before the first move fits its seal. Nothing had to be rolled with it.'
        : `This page has just drawn all ${rolls} again from the number that was sealed before the first move.`,
    sealed: '*Sealed before the start.* Everybody at the table got this seal:',
    opened: '*Opened at the end.* The number inside fits the seal:',
    drawn: (rolls: number): string => `*Drawn again.* ${rolls} of ${rolls} come out the same.`,
    nobody: 'Nobody, the server included, could change a roll after the start.',
    unfairTitle: 'The dice do not match',
    unfair: (roll: number): string =>
      `These dice do not match their seal from roll ${roll} on. Save the game: it proves it.`,
    fromDevice: (rolls: number, name: string | undefined): string =>
      `The first ${count(rolls, 'roll')} came from ${name ? `${name}’s` : 'somebody’s own'} device and cannot be checked.`,
  },

  files: {
    name: (game: string): string => `${game} game`,
    fault: (fault: RecordError): string => recordFaults[fault.kind](fault),
    unopened: 'This game cannot be opened here',
    kept: 'Your saved game has not been changed.',
    watchUpTo: 'Watch the replay',
    send: 'Save game to file',
  },

  /** Every sign of the table, explained. */
  allSigns: 'What is all this?',

  keys: {
    title: 'Keyboard',
    look: 'go from place to place',
    choose: 'choose an action',
    choosePiece: 'choose a sub',
    chooseMine: 'choose where the mine goes',
    commit: 'the large button',
    dangers: 'dangers: yours, everyone’s, off',
    inspect: 'what is this?',
    signs: 'explain everything in sight',
    back: 'go back a step',
    turn: 'rotate the tile',
    pan: 'move the board',
    zoom: 'zoom in, zoom out',
    fit: 'show the whole board',
    centre: 'show whoever is acting',
    hint: 'hint',
    log: 'log',
    rule: 'show the rule behind the selected item',
    panels: 'next panel',
    help: 'this help',
    stepBack: 'undo a step',
    arrows: 'Arrows',
    space: 'Space',
    shift: 'Shift',
    enter: 'Enter',
    escape: 'Escape',
    backspace: 'Backspace',
  },

  end: {
    course: 'How the game went',
    behind: 'The rules behind the lines:',
    courseAlt: (rounds: number): string => `Line chart of the whole game, ${count(rounds, 'round')}.`,
    rounds: 'Rounds',
    /** Lines of the course. */
    measures: { health: 'Health', tiles: 'Tiles found', danger: 'Danger', subs: 'Subs', mines: 'Mines' },
    watch: 'Watch the replay',
    sameSeed: 'Play this seed again',
    sameTeam: 'Play again',
    another: 'New game',
    save: 'Save game to file',
    seed: (seed: string): string => `Seed ${seed}`,
    /** What became of somebody: after their player's name, or by itself. */
    fate: {
      out: (round: number, health: number): string => `out in round ${round} with ${health} health`,
      outUnhurt: (round: number): string => `out in round ${round}, unhurt`,
      inRound: (what: string, round: number): string => `${what}, round ${round}`,
    },
    /** After the sentence that says why it ended. */
    thatWas: (round: number): string => `That was in round ${round}.`,
    inNumbers: (rounds: number, decisions: number, draws: number): string =>
      `${count(rounds, 'round')} · ${count(decisions, 'decision')} · ${draws === 1 ? '1 draw or roll' : `${draws} draws and rolls`}`,
  },

  setting: {
    groups: { turn: 'Your turn', events: 'Events', reading: 'Reading and hearing' },
    confirm: {
      name: 'Clicking a place',
      does: 'Safe moves happen at once. Anything that could hurt shows its risk first and waits for a second click.',
      choices: { risks: 'One click if safe', always: 'Always two' },
    },
    turnEnd: {
      name: 'At zero points',
      does: 'The turn ends by itself. Undo, Escape or a click on the board stops the countdown.',
      choices: { soon: 'After 2 s', 'at-once': 'At once', wait: 'Wait for me' },
    },
    asksBeforeEnd: {
      name: 'Ending early',
      does: 'Ask before you end a turn with points left that could still save someone.',
    },
    dangers: {
      name: 'Dangers on the board',
      does: 'Threads, marks and odds for you, for everyone, or none. D switches while you play.',
      choices: { yours: 'Yours', all: 'Everyone’s', off: 'Off' },
    },
    speed: {
      name: 'Hazards and attacks',
      does: 'How long a moment takes. A tap or Space always skips it.',
      choices: { slow: 'Slow 4 s', normal: 'Normal 2.5 s', brisk: 'Brisk 1.2 s', still: 'Result only' },
    },
    others: {
      name: 'Bots',
      does: 'Watch every step of theirs, or just see what changed.',
      choices: { quick: 'Quick', steps: 'Every step', result: 'What changed' },
    },
    motion: {
      name: 'Motion',
      does: 'Reduced: no shaking, nothing flies; changes fade in and stay outlined for a second.',
      choices: { system: 'As on this device', full: 'Full', reduced: 'Reduced' },
    },
    volume: { name: 'Volume', does: 'All the way down is silence.' },
    fullLight: { name: 'Full light', does: 'Lights up the whole board.' },
    explains: { name: 'Explain new actions', does: 'Says what an action does the first time you come across it.' },
    ruleNumbers: { name: 'Rule numbers in the log', does: 'For the curious. “Why?” explains every line either way.' },
    letters: {
      name: 'Single-key shortcuts',
      does: '1–9, 0 and X for actions, D, L, H, U, R. Press ? for the list.',
    },
    leftHanded: { name: 'Left-handed', does: 'Swaps the side of the large button on phones.' },
    saved: 'Saved on this device.',
    done: 'Done',
  },

  about: {
    title: 'About',
    what: 'Three board games in your browser: survive two descents together, or fight a small war at sea. Play solo, or pass and play.',
    rules:
      'We tell the rules in our own words, one numbered rule at a time, and the game always shows which rule it follows.',
    privacy: 'Your games stay on this device. Undercroft sends nothing anywhere.',
    fair: 'All luck comes from a game’s seed, so anybody with the saved file can check every roll.',
    free: 'Free software under the MIT licence.',
    fonts: 'Set in Fraunces and Atkinson Hyperlegible Next, both under the Open Font License.',
  },
};

export type MoreWords = typeof en;
export default en;
