// One evening at the table: the game, who talks, where it is kept, and what has been told so far.

import { existsSync } from 'node:fs';
import {
  CHANCE,
  type Entry,
  type Happened,
  must,
  Playout,
  type Refusal,
  type Result,
  type Seat,
  Stream,
} from '@undercroft/engine';
import { entryText, logLine } from '../records/story.ts';
import type { Choice } from '../screens/screen.ts';
import { FORFEITED } from '../words/en.ts';
import { type HelpRow, helpRows } from '../words/play.ts';
import type { Started } from './begin.ts';
import { Bots } from './bots.ts';
import { keep } from './keeper.ts';
import type { Talk } from './talk.ts';

export class Session {
  readonly talk: Talk;
  readonly screen: Started['screen'];
  readonly table: Started['table'];
  readonly path: string;
  readonly byHand: boolean;
  readonly bots: Bots;
  readonly #seed: string;
  readonly #log: string[];
  /** What happened since the last question, a paragraph per decider. */
  #news: { by: number; text: string }[] = [];
  #keeping = true;

  constructor({ screen, table, path, byHand, seed, past }: Started, talk: Talk) {
    this.talk = talk;
    this.screen = screen;
    this.table = table;
    this.path = path;
    this.byHand = byHand;
    this.bots = new Bots(table, seed, () => talk.isBrokenOff);
    this.#seed = seed;
    this.#log = [...past];
  }

  get state(): unknown {
    return this.table.state;
  }

  get log(): readonly string[] {
    return this.#log;
  }

  get isKept(): boolean {
    return existsSync(this.path);
  }

  /** What can be typed here, explained. */
  get help(): readonly HelpRow[] {
    return helpRows(this.screen);
  }

  seatName(seat: number): string {
    return this.screen.seatName(this.state, seat);
  }

  /** Plays for whoever decides: a seat or chance. */
  play(move: Choice['action']): Result<Happened, Refusal> {
    const by = this.table.game.decider(this.state);
    const happened = by === CHANCE ? this.table.settle(move) : this.table.propose(by, move);
    if (happened.ok) this.accept(happened.value);
    return happened;
  }

  /** Chance decides, by its odds. */
  draw(): void {
    const { game, state } = this.table;
    this.play(game.write(state, new Playout(game).choose(state, this.#dice())));
  }

  /** The bot in this seat decides. */
  async playBot(seat: Seat): Promise<void> {
    const { game, state } = this.table;
    const name = this.seatName(seat);
    const { code, forfeit } = await this.talk.during(`${name} is thinking …`, () => this.bots.decide(seat));
    if (forfeit) this.talk.say(`The program that plays ${name} ${FORFEITED[forfeit]}: a wanderer decided for it.`);
    must(this.play(game.write(state, code)));
  }

  /** By the seed and the entry's number alone: a game that is taken up with its seed draws what it would have drawn. */
  #dice(): Stream {
    const next = this.table.length + 1;
    return Stream.of(this.#seed).split('entry').split(next);
  }

  /** Writes an accepted entry down: on disk at once, and for the next telling. `text` is for who can tell it better. */
  accept(happened: Happened, text?: string): void {
    const entry = this.table.record.entries[happened.entry - 1];
    if (entry) this.#remember(entry, happened, text ?? entryText(this.screen, this.table, entry, happened));
    const kept = this.#keeping ? keep(this.path, this.table.record) : undefined;
    if (!kept || kept.ok) return;
    this.#keeping = false;
    this.talk.say(`The game cannot be kept: ${kept.error} It goes on, but only as long as this window.`);
  }

  #remember(entry: Entry, happened: Happened, text: string): void {
    if (text === '') return;
    this.#log.push(logLine(happened, text));
    const by = 'seat' in entry ? entry.seat : CHANCE;
    const last = this.#news.at(-1);
    if (last?.by === by) last.text += ` ${text}`;
    else this.#news.push({ by, text });
  }

  /** What has not been told yet; told once. */
  takeNews(): string[] {
    const news = this.#news.map(({ text }) => text);
    this.#news = [];
    return news;
  }
}
