// A game at a table online, as the terminal's play knows games: the table is a copy of the server's, and follows it.
import { join } from 'node:path';
import {
  type Entry,
  enter,
  fail,
  type Happened,
  must,
  ok,
  type Refusal,
  type Result,
  type Seat,
  Table,
} from '@undercroft/engine';
import type { TableView, UndoAsk } from '@undercroft/protocol';
import { Session } from '../play/session.ts';
import type { Talk } from '../play/talk.ts';
import { entryText, logLine } from '../records/story.ts';
import { findScreen } from '../screens/index.ts';
import type { Choice } from '../screens/screen.ts';
import { type HelpRow, onlineHelpRows } from '../words/play.ts';
import { dataFolder } from './identity.ts';
import type { Visit } from './visit.ts';

/** An action, and after how many entries it was meant. */
export interface Chosen {
  readonly seat: Seat;
  readonly seq: number;
  readonly action: Choice['action'];
}

/** Everything so far, and how it is told. */
interface Past {
  readonly table: Table;
  readonly past: readonly string[];
}

function playAgain({ game, options, began }: TableView, entries: readonly Entry[]): Result<Past, string> {
  const screen = findScreen(game);
  const table = screen && Table.open(screen.game, options, began);
  if (!screen || !table?.ok)
    return fail(`This program does not know ${game} as it is played there: is it older than the server?`);
  const past: string[] = [];
  for (const entry of entries) {
    const happened = enter(table.value, entry);
    if (!happened.ok) return fail('What the server tells does not follow the rules known here.');
    const text = entryText(screen, table.value, entry, happened.value);
    if (text) past.push(logLine(happened.value, text));
  }
  return ok({ table: table.value, past });
}

export class Evening extends Session {
  readonly id: string;
  view: TableView;
  /** What is to be sent: chosen here, judged there. */
  #chosen: Chosen | undefined;

  private constructor(visit: Visit, view: TableView, { table, past }: Past, talk: Talk) {
    const screen = findScreen(view.game);
    if (!screen) throw new Error(`no screen for ${view.game}`);
    // A copy of the record stays on this machine.
    const path = join(dataFolder(visit.io.env), 'online', `${view.game}-${view.id}.jsonl`);
    super({ screen, table, path, seed: '', byHand: false, past }, talk);
    this.id = view.id;
    this.view = view;
  }

  static async begin(visit: Visit, id: string, talk: Talk): Promise<Result<Evening, string>> {
    const view = await visit.ask(visit.client.table(id));
    if (!view.ok) return view;
    const told = await visit.ask(visit.client.entries(id, 0));
    if (!told.ok) return told;
    const past = playAgain(view.value, told.value.entries);
    return past.ok ? ok(new Evening(visit, view.value, past.value, talk)) : past;
  }

  /** Seats of one's own, held by oneself. */
  get mine(): readonly Seat[] {
    return this.view.seats.flatMap((seat, i) => (seat.held === 'person' && seat.isYou ? [i] : []));
  }

  /** The seat of one's own that has to decide. */
  get myTurn(): Seat | undefined {
    const status = this.table.status();
    const isMine = status.type === 'seat' && this.mine.includes(status.seat) && !this.view.closed;
    return isMine ? status.seat : undefined;
  }

  get isOver(): boolean {
    return this.table.status().type === 'over' || this.view.closed !== undefined;
  }

  /** What is being asked. A question does not outlive the next entry, which may be here before the news of it. */
  get ask(): UndoAsk | undefined {
    return this.view.seq === this.table.length ? this.view.ask : undefined;
  }

  override get help(): readonly HelpRow[] {
    return onlineHelpRows(this.screen);
  }

  /** What happened there happens here. */
  hear(entries: readonly Entry[]): void {
    for (const entry of entries) this.accept(must(enter(this.table, entry)));
  }

  /** Only chosen: what comes of it is for the server to say. */
  override play(action: Choice['action']): Result<Happened, Refusal> {
    const seat = this.myTurn ?? -1;
    const judged = this.table.check(seat, action);
    if (!judged.ok) return judged;
    this.#chosen = { seat, seq: this.table.length, action };
    return ok({ entry: this.table.length, events: [] });
  }

  takeChosen(): Chosen | undefined {
    const chosen = this.#chosen;
    this.#chosen = undefined;
    return chosen;
  }
}
