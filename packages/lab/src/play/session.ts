// A session of play: the game, its terminal, where it is saved, and what has been shown so far.

import { existsSync } from 'node:fs';
import {
  type AppliedEntry,
  CHANCE,
  type Entry,
  Playout,
  type Refusal,
  type Result,
  type Seat,
  Stream,
  unwrap,
} from '@undercroft/engine';
import type { Choice } from '@undercroft/terminal/screen';
import type { CommandLineWords } from '@undercroft/words/terminal';
import { entryText, logLine } from '../records/story.ts';
import { type HelpRow, helpRows } from '../words/play.ts';
import { saveGame } from './autosave.ts';
import { Bots } from './bots.ts';
import type { StartedGame } from './start.ts';
import type { Terminal } from './terminal.ts';

export class Session {
  readonly terminal: Terminal;
  readonly screen: StartedGame['screen'];
  readonly table: StartedGame['table'];
  readonly path: string;
  readonly byHand: boolean;
  readonly bots: Bots;
  readonly #seed: string;
  readonly #log: string[];
  /** What happened since the last question, a paragraph for each who decided. */
  #news: { by: number; text: string }[] = [];
  #isAutosaving = true;

  constructor({ screen, table, path, byHand, seed, log }: StartedGame, terminal: Terminal) {
    this.terminal = terminal;
    this.screen = screen;
    this.table = table;
    this.path = path;
    this.byHand = byHand;
    this.bots = new Bots(table, seed, () => terminal.isInterrupted);
    this.#seed = seed;
    this.#log = [...log];
  }

  get words(): CommandLineWords {
    return this.terminal.words;
  }

  get state(): unknown {
    return this.table.state;
  }

  get log(): readonly string[] {
    return this.#log;
  }

  get isSaved(): boolean {
    return existsSync(this.path);
  }

  /** What can be typed here, explained. */
  get help(): readonly HelpRow[] {
    return helpRows(this.screen, this.words);
  }

  seatName(seat: number): string {
    return this.screen.seatName(this.state, seat);
  }

  /** Decides for a seat or for chance. */
  play(move: Choice['action']): Result<AppliedEntry, Refusal> {
    const by = this.table.game.decider(this.state);
    const applied = by === CHANCE ? this.table.applyOutcome(move) : this.table.propose(by, move);
    if (applied.ok) this.logEntry(applied.value);
    return applied;
  }

  /** Chance decides, by its odds. */
  draw(): void {
    const { game, state } = this.table;
    this.play(game.decode(state, new Playout(game).choose(state, this.#chanceStream())));
  }

  /** The bot in this seat decides. */
  async playBot(seat: Seat): Promise<void> {
    const { game, state } = this.table;
    const { play } = this.words;
    const name = this.seatName(seat);
    const { code, forfeit } = await this.terminal.withStatus(play.thinking(name), () => this.bots.decide(seat));
    if (forfeit) this.terminal.print(play.forfeited[forfeit](name));
    unwrap(this.play(game.decode(state, code)));
  }

  /** Depends on the seed and the entry's number only, so a resumed game with the same seed draws the same. */
  #chanceStream(): Stream {
    const next = this.table.length + 1;
    return Stream.of(this.#seed).split('entry').split(next);
  }

  /** Saves an accepted entry and adds it to the news. `text` replaces the usual description. */
  logEntry(applied: AppliedEntry, text?: string): void {
    const entry = this.table.record.entries[applied.entry - 1];
    if (entry) this.#addNews(entry, applied, text ?? entryText(this, entry, applied));
    const saved = this.#isAutosaving ? saveGame(this.path, this.table.record, this.words.files) : undefined;
    if (!saved || saved.ok) return;
    this.#isAutosaving = false;
    this.terminal.print(this.words.play.unsaved(saved.error));
  }

  #addNews(entry: Entry, applied: AppliedEntry, text: string): void {
    if (text === '') return;
    this.#log.push(logLine(applied, text));
    const by = 'seat' in entry ? entry.seat : CHANCE;
    const last = this.#news.at(-1);
    if (last?.by === by) last.text += ` ${text}`;
    else this.#news.push({ by, text });
  }

  /** What has not been shown yet. */
  takeNews(): string[] {
    const news = this.#news.map(({ text }) => text);
    this.#news = [];
    return news;
  }
}
