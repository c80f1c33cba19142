// Follows a table online: shows what happens there as it happens, and runs what is typed here.
import { fail, ok, type Result } from '@undercroft/engine';
import type { Next } from '../play/decide.ts';
import { MessageFeed } from './chat.ts';
import { clientErrorText } from './client-error.ts';
import type { Connection } from './connection.ts';
import { ConnectionMonitor } from './connection-monitor.ts';
import { OnlineInput } from './input.ts';
import { Notifier } from './notifier.ts';
import { seatLines } from './seats-text.ts';
import type { OnlineSession } from './session.ts';
import { playerHint, tableLines, titleText } from './table-text.ts';
import { seatToAnswer } from './undo.ts';

export interface FollowOptions {
  /** Spectators type nothing. */
  readonly isWatching: boolean;
  /** Seconds without a connection before giving up. */
  readonly patience: number;
}

/** How many earlier messages a newcomer sees. */
const RECENT_MESSAGES = 5;
const EVENT = Symbol('something happened');

export class TableFollower {
  readonly #connection: Connection;
  readonly #session: OnlineSession;
  readonly #isWatching: boolean;
  readonly #notifier = new Notifier();
  readonly #monitor: ConnectionMonitor;
  readonly #messages: MessageFeed;
  readonly #input: OnlineInput;
  /** Why it cannot go on. */
  #failure: string | undefined;
  #nextLine: Promise<string | undefined> | undefined;
  #nextEvent: Promise<typeof EVENT> | undefined;

  constructor(connection: Connection, session: OnlineSession, { isWatching, patience }: FollowOptions) {
    this.#connection = connection;
    this.#session = session;
    this.#isWatching = isWatching;
    this.#messages = new MessageFeed(connection, session);
    this.#monitor = new ConnectionMonitor({
      server: connection.server,
      words: session.words.online,
      patience,
      onChange: () => this.#notifier.notify(),
      onGiveUp: (why) => this.#fail(why),
    });
    this.#input = new OnlineInput(connection, session, {
      show: () => this.#show(),
      refresh: () => this.#refresh(),
      entriesAfter: (seq) => this.#notifier.waitUntil(() => session.table.length > seq || this.#monitor.isDown),
    });
  }

  async run(): Promise<Result<void, string>> {
    const { terminal, view, words } = this.#session;
    const leave = this.#isWatching ? words.online.leaveWatching : words.play.intro;
    terminal.print(`${titleText(this.#session)} ${leave}`);
    terminal.print(seatLines(this.#session));
    await this.#messages.load(RECENT_MESSAGES);
    this.#follow();
    if (!this.#isEnded) this.#show();
    while (!this.#isEnded) {
      const next = await this.#next();
      if (this.#failure !== undefined) return fail(this.#failure);
      if (next === 'quit') return ok(undefined);
    }
    const { setAsideText } = this.#session;
    if (setAsideText !== undefined) return fail(`${setAsideText} ${words.online.keepSound(view.code)}`);
    this.#show();
    terminal.print(words.online.again(view.code));
    terminal.print(words.online.keep(view.code));
    return ok(undefined);
  }

  /** Nothing can happen here any more. */
  get #isEnded(): boolean {
    return this.#session.isOver || this.#session.setAsideText !== undefined;
  }

  #follow(): void {
    const { id, table } = this.#session;
    const { live } = this.#connection.client;
    live.onConnectionChange = (isOpen) => (isOpen ? this.#monitor.connected() : this.#monitor.disconnected());
    live.follow(id, table.length, {
      onEntries: (_from, entries) => {
        this.#session.applyEntries(entries);
        this.#notifier.notify();
      },
      onChanged: () => void this.#refresh(),
      onChat: (message) => this.#messages.show(message),
      onError: (error) => this.#fail(clientErrorText(this.#connection.server, error, this.#session.words)),
    });
  }

  #fail(why: string): void {
    this.#failure = why;
    this.#notifier.notify();
  }

  /** Whichever comes first: a line that is typed, or an event at the table. */
  async #next(): Promise<Next> {
    this.#nextEvent ??= this.#notifier.next().then(() => EVENT);
    if (this.#acceptsInput()) this.#nextLine ??= this.#session.terminal.prompt('> ');
    const line = await Promise.race([this.#nextEvent, ...(this.#nextLine ? [this.#nextLine] : [])]);
    if (line === EVENT) {
      this.#nextEvent = undefined;
      if (!this.#isEnded) this.#show();
      return 'continue';
    }
    this.#nextLine = undefined;
    return line === undefined ? 'quit' : this.#input.run(line);
  }

  /** A script's lines wait for their turn; a person may type at any time. */
  #acceptsInput(): boolean {
    if (this.#isWatching) return false;
    const isInteractive = this.#connection.io.stdin.isTTY === true;
    return isInteractive || this.#session.myTurn !== undefined || seatToAnswer(this.#session) !== undefined;
  }

  #show(): void {
    const { terminal, isOver } = this.#session;
    const hint = this.#isWatching ? this.#session.words.online.watchingHint : playerHint(this.#session);
    const news = this.#session.takeNews();
    const connectionNews = this.#monitor.takeNews();
    terminal.print(['', ...tableLines(this.#session, { news, connectionNews, ...(isOver ? {} : { hint }) })]);
  }

  /** Seats, an undo request or the end may have changed, and messages may have come. */
  async #refresh(): Promise<void> {
    const view = await this.#connection.resolve(this.#connection.client.table(this.#session.id));
    const before = visibleState(this.#session);
    if (view.ok) this.#session.view = view.value;
    if (visibleState(this.#session) !== before) this.#notifier.notify();
    await this.#messages.load();
  }
}

/** What is shown of a table besides its entries. */
const visibleState = ({ view: { seats, closed, setAside }, undoRequest }: OnlineSession): string =>
  JSON.stringify({ seats, closed, setAside, undoRequest });
