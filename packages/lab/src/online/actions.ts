// Everything that can be done online from a terminal, by the word that is typed for it.
import { fail, ok, type Result } from '@undercroft/engine';
import {
  type Opened,
  readLink,
  readRecovery,
  type SeatWish,
  type TableLine,
  writeLink,
  writeRecovery,
} from '@undercroft/protocol';
import { Given, readWhole } from '../cli/arguments.ts';
import { readGame } from '../cli/game-options.ts';
import { Talk } from '../play/talk.ts';
import { readText, writeWhole } from '../records/files.ts';
import { findScreen } from '../screens/index.ts';
import { arrange } from '../view/arrange.ts';
import { list, plural } from '../words/grammar.ts';
import { saidAfter, saidText } from './chat.ts';
import { Evening } from './evening.ts';
import { playOnline } from './play.ts';
import { askText, closedText, seatLines, seatText } from './seats-text.ts';
import { readEntry, undoOnline } from './take-back.ts';
import type { Visit } from './visit.ts';
import { readPatience, readSeat, readSeats, readStrength } from './wishes.ts';

/** Words that nothing can be done with. */
export interface Misuse {
  readonly misuse: string;
}

const misused = <T>(read: Result<T, string>): Result<T, Misuse> => (read.ok ? read : fail({ misuse: read.error }));

/** What is to be said at the end, or why it was not done. */
export type Said = Promise<Result<readonly string[], string | Misuse>>;

export interface Action {
  readonly usage: string;
  readonly help: string;
  run(visit: Visit, words: readonly string[]): Said;
}

/** Something about one table: the first word names it. */
const at =
  (work: (visit: Visit, id: string, words: readonly string[]) => Said): Action['run'] =>
  async (visit, [word, ...rest]) => {
    if (word === undefined) return misused(fail(WHICH_TABLE));
    const id = await visit.table(word);
    return id.ok ? work(visit, id.value, rest) : id;
  };

const WHICH_TABLE = 'Which table? Its name or code is what  online list  shows.';

/** Something about one seat: the second word names it. */
const atSeat = (work: (visit: Visit, id: string, seat: number, words: readonly string[]) => Said): Action['run'] =>
  at(async (visit, id, [word, ...rest]) => {
    const seat = misused(readSeat(word));
    return seat.ok ? work(visit, id, seat.value, rest) : seat;
  });

const told = <T>(
  result: Result<T, string>,
  lines: (value: T) => readonly string[],
): Result<readonly string[], string> => (result.ok ? ok(lines(result.value)) : result);

async function playing(visit: Visit, id: string, watching: boolean): Said {
  const patience = misused(readPatience(visit.given, visit.io.stdin.isTTY === true));
  return patience.ok ? told(await playOnline(visit, id, { watching, patience: patience.value }), () => []) : patience;
}

export const ACTIONS: Readonly<Record<string, Action>> = {
  name: {
    usage: 'name NAME',
    help: 'become a guest there, or take another name',
    async run(visit, words) {
      const name = words.join(' ');
      const me = await visit.ask(name === '' ? visit.client.me() : visit.client.enter(name));
      return told(me, (value) => [`You are ${value.name || 'a guest without a name'} at ${visit.server}.`]);
    },
  },
  recovery: {
    usage: 'recovery',
    help: 'a link that makes another device you; for nobody else. The one before stops working',
    run: async (visit) =>
      told(await visit.ask(visit.client.recovery()), ({ token }) => [writeRecovery({ base: visit.server, token })]),
  },
  recover: {
    usage: 'recover LINK',
    help: 'be here who made the link elsewhere',
    async run(visit, [word]) {
      if (word === undefined)
        return misused(fail('Which link? It is what  online recovery  gave on the other device.'));
      return told(await visit.ask(visit.client.recover(readRecovery(word)?.token ?? word)), ({ name }) => [
        `You are ${name || 'that guest'} again.`,
      ]);
    },
  },
  open: {
    usage: 'open GAME [--seats …]',
    help: 'open a table, with the options of the game; --seats me,link,bot:adept,open; without, the first is yours and the others are open',
    async run(visit, words) {
      const seats = misused(readSeats(visit.given.text('seats')));
      if (!seats.ok) return seats;
      const game = misused(readGame(new Given(words, playersFor(visit.given, seats.value)).with(visit.given)));
      if (!game.ok) return game;
      await visit.enter();
      const { screen, options } = game.value;
      const wish = {
        game: screen.game.id,
        options: options as Record<string, unknown>,
        ...(seats.value ? { seats: [...seats.value] } : {}),
      };
      return opened(visit, await visit.ask(visit.client.open(wish)));
    },
  },
  join: {
    usage: 'join LINK|CODE [SEAT]',
    help: 'sit down: where the link leads, or in the first open seat',
    run: join,
  },
  list: {
    usage: 'list',
    help: 'your tables, those that wait for you first',
    run: async (visit) =>
      told(await visit.ask(visit.client.tables()), (lines) =>
        lines.length === 0 ? ['You have no tables there.'] : lines.map(listed),
      ),
  },
  show: { usage: 'show TABLE', help: 'the board, who sits where, and what may be done', run: at(show) },
  seats: {
    usage: 'seats TABLE',
    help: 'who sits where, and the hash of the secret from which chance is drawn',
    run: at(async (visit, id) =>
      told(await evening(visit, id), (sitting) => [...seatLines(sitting), `  Dice: ${sitting.view.dice.hash}`]),
    ),
  },
  play: {
    usage: 'play TABLE',
    help: 'play it here; what the others do is shown as it happens',
    run: at((visit, id) => playing(visit, id, false)),
  },
  watch: {
    usage: 'watch TABLE',
    help: 'look on until it is over',
    run: at((visit, id) => playing(visit, id, true)),
  },
  say: {
    usage: 'say TABLE WORDS…',
    help: 'say something at the table',
    run: at(async (visit, id, words) => {
      if (words.length === 0) return misused(fail('What is to be said? online say TABLE WORDS…'));
      await visit.enter();
      return told(await visit.ask(visit.client.say(id, words.join(' '))), () => []);
    }),
  },
  said: {
    usage: 'said TABLE',
    help: 'what was said',
    run: at(async (visit, id) => told(await saidAfter(visit, id, 0), (said) => said.map(saidText))),
  },
  undo: {
    usage: 'undo TABLE [ENTRY]',
    help: 'take back your last action, or that entry of yours and what followed; where others must agree, they are asked',
    run: at(async (visit, id, [which = '']) => {
      const entry = misused(which === '' ? ok(0) : readEntry(which));
      if (!entry.ok) return entry;
      const sitting = await evening(visit, id);
      return sitting.ok ? told(await undoOnline(visit, sitting.value, which), (line) => [line]) : sitting;
    }),
  },
  agree: { usage: 'agree TABLE', help: 'let the other take it back', run: at((visit, id) => reply(visit, id, true)) },
  decline: { usage: 'decline TABLE', help: 'or not', run: at((visit, id) => reply(visit, id, false)) },
  resign: {
    usage: 'resign TABLE [SEAT]',
    help: 'give up: the table is closed, the record stays',
    run: at(async (visit, id, [word]) => {
      const sitting = await evening(visit, id);
      if (!sitting.ok) return sitting;
      const seat = word === undefined ? ok(sitting.value.mine[0] ?? 0) : misused(readSeat(word));
      return seat.ok ? told(await visit.ask(visit.client.resign(id, seat.value)), () => ['Resigned.']) : seat;
    }),
  },
  abandon: {
    usage: 'abandon TABLE',
    help: 'close a table you opened',
    run: at(async (visit, id) => told(await visit.ask(visit.client.abandon(id)), () => ['Abandoned.'])),
  },
  rematch: {
    usage: 'rematch TABLE',
    help: 'the same game with the same people, once it is over',
    run: at(async (visit, id) => opened(visit, await visit.ask(visit.client.rematch(id)))),
  },
  record: {
    usage: 'record TABLE [--out FILE]',
    help: 'the record: to a file, or to be seen',
    run: at(async (visit, id) => {
      const record = await visit.ask(visit.client.record(id));
      const path = visit.given.text('out');
      if (!record.ok || path === undefined) return told(record, (text) => [text.trimEnd()]);
      return told(writeWhole(path, record.value), () => [`Saved: ${path}`]);
    }),
  },
  import: {
    usage: 'import RECORD [--at N] [--seats …]',
    help: 'a record, or its first N entries, as a new table: what if?',
    run: importRecord,
  },
  take: {
    usage: 'take TABLE SEAT',
    help: 'sit down in an open seat, or in yours that a bot has kept',
    run: atSeat(async (visit, id, seat) => {
      await visit.enter();
      return told(await visit.ask(visit.client.take(id, seat)), () => ['You sit there now.']);
    }),
  },
  leave: {
    usage: 'leave TABLE SEAT',
    help: 'stand up',
    run: atSeat(async (visit, id, seat) =>
      told(await visit.ask(visit.client.leave(id, seat)), () => ['You stood up.']),
    ),
  },
  bot: {
    usage: 'bot TABLE SEAT [STRENGTH]',
    help: 'let a bot play the seat: wanderer, novice or adept',
    run: atSeat(async (visit, id, seat, [word]) => {
      const strength = misused(readStrength(word));
      if (!strength.ok) return strength;
      return told(await visit.ask(visit.client.seatBot(id, seat, strength.value)), () => ['A bot sits there now.']);
    }),
  },
  link: {
    usage: 'link TABLE SEAT',
    help: 'a new link to a seat; the one before stops working',
    run: atSeat(async (visit, table, seat) =>
      told(await visit.ask(visit.client.link(table, seat)), (link) => [
        writeLink({ base: visit.server, table, ...link }),
      ]),
    ),
  },
  revoke: {
    usage: 'revoke TABLE SEAT',
    help: 'no link leads to the seat any more',
    run: atSeat(async (visit, id, seat) => told(await visit.ask(visit.client.revoke(id, seat)), () => ['Revoked.'])),
  },
};

/** As many play as there are seats, unless it is said otherwise. */
function playersFor(given: Given, seats: readonly SeatWish[] | undefined): Map<string, string[]> {
  const isSaid = given.has('players') || given.all('set').some((pair) => pair.startsWith('players='));
  return new Map(seats && !isSaid ? [['players', [String(seats.length)]]] : []);
}

function listed({ code, game, seats, seq, yourMove, isOver }: TableLine): string {
  const title = findScreen(game)?.game.facts.title ?? game;
  const state = isOver ? 'over' : yourMove ? 'your move' : 'their move';
  return `${code}  ${title}: ${list(seats.map(seatText))}; ${plural(seq, 'entry', 'entries')}, ${state}`;
}

/** A table as it is now. Nobody is asked anything. */
async function evening(visit: Visit, id: string): Promise<Result<Evening, string>> {
  const talk = new Talk(visit.io);
  try {
    return await Evening.begin(visit, id, talk);
  } finally {
    talk.close();
  }
}

async function opened(visit: Visit, result: Result<Opened, string>): Said {
  if (!result.ok) return result;
  const { id: table, links } = result.value;
  const view = await visit.ask(visit.client.table(table));
  const code = view.ok ? [`Table ${table}, code ${view.value.code}`] : [`Table ${table}`];
  return ok([
    ...code,
    ...links.map((link) => `Seat ${link.seat + 1}: ${writeLink({ base: visit.server, table, ...link })}`),
    `Play it: online play ${view.ok ? view.value.code : table}`,
  ]);
}

async function join(visit: Visit, [word, seatWord]: readonly string[]): Said {
  if (word === undefined) return misused(fail('Where? Name the link you were sent, or the code of the table.'));
  const wish = seatWord === undefined ? ok(undefined) : misused(readSeat(seatWord));
  if (!wish.ok) return wish;
  await visit.enter();
  const link = readLink(word);
  if (link) {
    const taken = await visit.ask(visit.client.take(link.table, link.seat, link.token));
    return told(taken, () => [`You sit at table ${link.table}, seat ${link.seat + 1}.`]);
  }
  const id = await visit.table(word);
  if (!id.ok) return id;
  const view = await visit.ask(visit.client.table(id.value));
  if (!view.ok) return view;
  const free = view.value.seats.findIndex((seat) => seat.held === 'nobody' && seat.by === 'open');
  const seat = wish.value ?? free;
  if (seat < 0) return fail('There is no open seat at this table; who opened it can make a link.');
  const taken = await visit.ask(visit.client.take(id.value, seat));
  return told(taken, () => [`You sit at table ${id.value}, seat ${seat + 1}.`]);
}

async function show(visit: Visit, id: string): Said {
  return told(await evening(visit, id), (sitting) => {
    const { screen, table, state, myTurn, view } = sitting;
    const choices = myTurn === undefined ? [] : screen.choices(state);
    const title = `${screen.game.facts.title}, ${screen.describe(view.options)}. Table ${view.code}, entry ${table.length}.`;
    const scene = {
      screen,
      table,
      choices,
      news: askText(sitting),
      closed: closedText(sitting),
      paper: visit.io.paper,
    };
    return [title, ...seatLines(sitting), '', ...arrange(scene)];
  });
}

async function reply(visit: Visit, id: string, agree: boolean): Said {
  const sitting = await evening(visit, id);
  if (!sitting.ok) return sitting;
  const { ask, mine } = sitting.value;
  const seat = ask?.needs.find((one) => mine.includes(one) && !ask.agreed.includes(one));
  if (!ask || seat === undefined) return fail('Nobody asks you anything.');
  const answered = await visit.ask(visit.client.answerUndo(id, ask.id, { seat, agree }));
  return told(answered, () => [agree ? 'You agree.' : 'You do not agree.']);
}

async function importRecord(visit: Visit, [path]: readonly string[]): Said {
  if (path === undefined) return misused(fail('Which record? Name its file.'));
  const seats = misused(readSeats(visit.given.text('seats')));
  const n = visit.given.has('at') ? misused(readWhole(visit.given.text('at') ?? '', '--at', 0)) : ok(undefined);
  if (!seats.ok) return seats;
  if (!n.ok) return n;
  const record = misused(readText(path));
  if (!record.ok) return record;
  await visit.enter();
  const upTo = n.value === undefined ? {} : { upTo: n.value };
  const wish = { record: record.value, ...upTo, ...(seats.value ? { seats: [...seats.value] } : {}) };
  return opened(visit, await visit.ask(visit.client.import(wish)));
}
