// A session at a table online: its table is a copy that follows the server's.
import { join } from 'node:path';
import {
  type AppliedEntry,
  applyEntry,
  type Entry,
  fail,
  ok,
  openingTable,
  type RecordError,
  type Refusal,
  type Result,
  type Seat,
  type Table,
  unwrap,
} from '@undercroft/engine';
import type { TableView, UndoRequest } from '@undercroft/protocol';
import type { Choice } from '@undercroft/terminal/screen';
import type { CommandLineWords } from '@undercroft/words/terminal';
import { findScreen, type Locale } from '../cli/locale.ts';
import { nameOf } from '../games/index.ts';
import { Session } from '../play/session.ts';
import type { Terminal } from '../play/terminal.ts';
import { entryText, logLine } from '../records/story.ts';
import { describeRecordError } from '../words/errors.ts';
import { type HelpRow, onlineHelpRows } from '../words/play.ts';
import { refusalText } from '../words/refusal.ts';
import { setAsideText } from './client-error.ts';
import type { Connection } from './connection.ts';
import { dataFolder } from './identity.ts';

/** A chosen action, and after how many entries it was chosen. */
export interface PendingAction {
  readonly seat: Seat;
  readonly seq: number;
  readonly action: Choice['action'];
}

/** The game so far, and its log. */
interface History {
  readonly table: Table;
  readonly log: readonly string[];
}

function replayEntries(view: TableView, entries: readonly Entry[], locale: Locale): Result<History, string> {
  const { words } = locale;
  const { game, rules, options, began } = view;
  const screen = findScreen(locale, game);
  if (!screen) return fail(words.online.unknownGame(nameOf(game, words.language)));
  const table = openingTable(() => screen.game, { game, rules, options, seats: [...began] });
  if (!table.ok) return fail(openingErrorText(view, table.error, words));
  const log: string[] = [];
  for (const entry of entries) {
    const applied = applyEntry(table.value, entry);
    if (!applied.ok) return fail(words.online.otherRules);
    const text = entryText({ screen, table: table.value, words }, entry, applied.value);
    if (text) log.push(logLine(applied.value, text));
  }
  return ok({ table: table.value, log });
}

/** Why the table cannot be shown by this program. */
function openingErrorText({ game, setAside }: TableView, error: RecordError, words: CommandLineWords): string {
  if (setAside) return setAsideText(setAside, words);
  const unknown = words.online.unknownGame(nameOf(game, words.language));
  const isOfRules = error.kind === 'newer-rules' || error.kind === 'older-rules';
  return isOfRules ? describeRecordError(error, words, () => unknown) : unknown;
}

export class OnlineSession extends Session {
  readonly id: string;
  view: TableView;
  /** Chosen here, and yet to be validated by the server. */
  #pending: PendingAction | undefined;

  private constructor(connection: Connection, view: TableView, { table, log }: History, terminal: Terminal) {
    const screen = findScreen(connection.io.locale, view.game);
    if (!screen) throw new Error(`no screen for ${view.game}`);
    // A copy of the record is kept on this machine.
    const path = join(dataFolder(connection.io.env), 'online', `${view.game}-${view.id}.jsonl`);
    super({ screen, table, path, seed: '', byHand: false, log }, terminal);
    this.id = view.id;
    this.view = view;
  }

  static async load(connection: Connection, id: string, terminal: Terminal): Promise<Result<OnlineSession, string>> {
    const view = await connection.resolve(connection.client.table(id));
    if (!view.ok) return view;
    const loaded = await connection.resolve(connection.client.entries(id, 0));
    if (!loaded.ok) return loaded;
    const history = replayEntries(view.value, loaded.value.entries, connection.io.locale);
    return history.ok ? ok(new OnlineSession(connection, view.value, history.value, terminal)) : history;
  }

  /** The seats that the user plays. */
  get mySeats(): readonly Seat[] {
    return this.view.seats.flatMap((seat, i) => (seat.held === 'person' && seat.isYou ? [i] : []));
  }

  /** The user's seat that has to decide, if it is their turn. */
  get myTurn(): Seat | undefined {
    const status = this.table.status();
    const canAct = !this.view.closed && !this.view.setAside;
    const isMine = status.type === 'seat' && this.mySeats.includes(status.seat) && canAct;
    return isMine ? status.seat : undefined;
  }

  get isOver(): boolean {
    return this.table.status().type === 'over' || this.view.closed !== undefined;
  }

  /** Why the game cannot go on, if the server cannot replay it. */
  get setAsideText(): string | undefined {
    const { words, screen, state, view } = this;
    const describe = (refusal: Refusal) => refusalText(screen, state, refusal, words);
    return view.setAside && setAsideText(view.setAside, words, describe);
  }

  /** The pending undo request. The next entry ends it, even if the server's news of that is still on its way. */
  get undoRequest(): UndoRequest | undefined {
    return this.view.seq === this.table.length ? this.view.ask : undefined;
  }

  override get help(): readonly HelpRow[] {
    return onlineHelpRows(this.screen, this.words);
  }

  /** Applies what happened on the server. */
  applyEntries(entries: readonly Entry[]): void {
    for (const entry of entries) this.logEntry(unwrap(applyEntry(this.table, entry)));
  }

  /** Only remembers the choice: its effect comes from the server. */
  override play(action: Choice['action']): Result<AppliedEntry, Refusal> {
    const seat = this.myTurn ?? -1;
    const checked = this.table.check(seat, action);
    if (!checked.ok) return checked;
    this.#pending = { seat, seq: this.table.length, action };
    return ok({ entry: this.table.length, events: [] });
  }

  takePending(): PendingAction | undefined {
    const pending = this.#pending;
    this.#pending = undefined;
    return pending;
  }
}
