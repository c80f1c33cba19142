// A table of the server as one sees it: the game, who is here, what is said and shown.
import { computed, signal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import type { ChatMessage, Presence, SeatSignal, Sign, Signal } from '@undercroft/protocol';
import { client } from './client.ts';
import type { OnlineSession } from './online-session.ts';
import { Returns } from './recap.ts';
import { noteOtherDevice } from './touched-last.ts';

/** Something that stands on the board for a while: somebody points, or would go there. */
export interface Mark {
  readonly seat: Seat;
  readonly kind: 'point' | 'idea';
  readonly way: readonly string[];
  /** Its number at the server. */
  readonly n: number;
  /** After how many entries it was meant; an idea is gone with the next one. */
  readonly seq: number;
}

/** A line of talk: what somebody wrote, a sign, or where somebody points. */
export type TalkLine =
  | { readonly kind: 'said'; readonly at: number; readonly name: string; readonly text: string }
  | { readonly kind: 'sign'; readonly at: number; readonly seat: Seat; readonly sign: Sign }
  | { readonly kind: 'mark'; readonly at: number; readonly mark: Mark };

const POINT_MS = 6000;
const SIGN_MS = 5000;
/** Thinking: their page was touched in the last while. */
const TOUCHED_MS = 20_000;
const TOUCH_EVERY_MS = 6000;
/** What one sends comes back a moment before its number does. */
const ECHO_MS = 1000;
const MOST_LINES = 300;
/** Nothing is said of a connection that comes back sooner. */
export const LOST_MS = 3000;

export class OnlineTable {
  readonly session: OnlineSession;
  readonly presence;
  readonly talk = signal<readonly TalkLine[]>([]);
  /** When what was said before is known. */
  talkLoaded: Promise<void> = Promise.resolve();
  /** How much of it has been seen. */
  readonly read = signal(0);
  readonly unread = computed(() => Math.max(0, this.talk.value.length - this.read.value));
  readonly marks = signal<readonly Mark[]>([]);
  /** The sign over somebody's piece. */
  readonly signs = signal<ReadonlyMap<Seat, Sign>>(new Map());
  /** Who has touched their page lately. */
  readonly touched = signal<ReadonlySet<Seat>>(new Set());
  /** Since when the connection has been lost. */
  readonly lostSince = signal<number | undefined>(undefined);
  /** How many entries there were when it was lost. */
  seqWhenLost = 0;
  /** When it came back. */
  readonly backAt = signal<number | undefined>(undefined);
  readonly nudged = signal(false);
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** What one missed while away. */
  readonly returns: Returns;
  #lastTouch = 0;
  /** The number of the latest touch of this window. */
  #ownTouch = 0;

  constructor(session: OnlineSession) {
    this.session = session;
    this.presence = signal<Presence>(session.about.value.presence);
    this.returns = new Returns(this);
  }

  /** The seat one speaks from: the one that decides, if it is one's own. */
  get ownSeat(): Seat | undefined {
    const { humanSeats, decider } = this.session;
    return humanSeats.find((seat) => seat === decider) ?? humanSeats[0];
  }

  /** One's own seats, with those that a bot keeps for one. */
  get keptSeats(): Seat[] {
    return this.session.about.value.seats.flatMap((held, seat) => {
      const isMine = held.held === 'person' ? held.isYou : held.held === 'bot' && held.isYours === true;
      return isMine ? [seat] : [];
    });
  }

  /** Whether anybody plays together with oneself: opponents show each other nothing on the board. */
  get isTogether(): boolean {
    const { game, state } = this.session;
    const sides = game.sides?.(state);
    const own = this.ownSeat;
    return !sides || (own !== undefined && sides.some((side, seat) => seat !== own && side === sides[own]));
  }

  nameOf(seat: Seat): string {
    const held = this.session.about.value.seats[seat];
    return held?.held === 'person' ? held.name : '';
  }

  // ---------------------------------------------------------------- what comes

  async refresh(): Promise<void> {
    const about = await client.table(this.session.id);
    if (!about.ok) return;
    this.session.setAbout(about.value);
    this.presence.value = about.value.presence;
  }

  loadTalk(): Promise<void> {
    this.talkLoaded = this.#loadTalk();
    return this.talkLoaded;
  }

  async #loadTalk(): Promise<void> {
    const said = await client.chatMessages(this.session.id);
    if (!said.ok) return;
    this.talk.value = said.value.map(lineOf);
    this.read.value = this.talk.value.length;
  }

  onChat(message: ChatMessage): void {
    this.#add(lineOf(message));
  }

  onPresence(presence: Presence): void {
    this.presence.value = presence;
  }

  onConnection({ isOpen }: { readonly isOpen: boolean }): void {
    if (!isOpen && this.lostSince.value === undefined) this.seqWhenLost = this.session.written;
    this.session.setConnection({ isOpen });
    if (isOpen && this.lostSince.value !== undefined && Date.now() - this.lostSince.value > LOST_MS)
      this.backAt.value = Date.now();
    this.lostSince.value = isOpen ? undefined : (this.lostSince.value ?? Date.now());
  }

  onSignal({ from, n, signal: sent }: SeatSignal): void {
    switch (sent.kind) {
      case 'point':
        return this.#mark({ seat: from, kind: 'point', way: [sent.place], n, seq: 0 });
      case 'idea':
        return this.#mark({ seat: from, kind: 'idea', way: sent.way, n, seq: sent.seq });
      case 'withdraw':
        this.marks.value = this.marks.value.filter((mark) => mark.n !== sent.idea);
        return;
      case 'sign':
        this.#add({ kind: 'sign', at: Date.now(), seat: from, sign: sent.sign });
        return this.#showSign(from, sent.sign);
      case 'touched':
        return this.#touch(from, n);
      case 'nudge':
        this.nudged.value = true;
        return;
      default:
        return;
    }
  }

  #touch(seat: Seat, n: number): void {
    if (this.session.humanSeats.includes(seat)) this.#later('own touch', ECHO_MS, () => this.#noteOwn(n));
    this.touched.value = new Set([...this.touched.value, seat]);
    this.#later(`touched ${seat}`, TOUCHED_MS, () => {
      this.touched.value = new Set([...this.touched.value].filter((one) => one !== seat));
    });
  }

  /** One's own seat was touched: here, or at another device. */
  #noteOwn(n: number): void {
    if (n !== this.#ownTouch) noteOtherDevice();
  }

  #mark(mark: Mark): void {
    const others = this.marks.value.filter(({ seat, kind }) => seat !== mark.seat || kind !== mark.kind);
    this.marks.value = [...others, mark];
    this.#add({ kind: 'mark', at: Date.now(), mark });
    if (mark.kind !== 'point') return;
    this.#later(`point ${mark.seat}`, POINT_MS, () => {
      this.marks.value = this.marks.value.filter((one) => one !== mark);
    });
  }

  #add(line: TalkLine): void {
    this.talk.value = [...this.talk.value, line].slice(-MOST_LINES);
  }

  #showSign(seat: Seat, sign: Sign): void {
    this.signs.value = new Map(this.signs.value).set(seat, sign);
    this.#later(`sign ${seat}`, SIGN_MS, () => {
      this.signs.value = new Map([...this.signs.value].filter(([one]) => one !== seat));
    });
  }

  /** The last of several with the same key counts. */
  #later(key: string, milliseconds: number, work: () => void): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.set(key, setTimeout(work, milliseconds));
  }

  // ---------------------------------------------------------------- what one does

  async say(text: string): Promise<string | undefined> {
    const said = await client.sendChat(this.session.id, text);
    return said.ok ? undefined : said.error.kind;
  }

  signal(sent: Signal): void {
    const seat = this.ownSeat;
    if (seat !== undefined) void client.live.signal(this.session.id, seat, sent);
  }

  point(place: string): void {
    this.signal({ kind: 'point', place });
  }

  offer(way: readonly string[], forSeat: Seat): void {
    this.signal({ kind: 'idea', seq: this.session.written, for: forSeat, way: [...way] });
  }

  /** Somebody is at this page: the others see that a decision is being thought about, and one's other devices are silent. */
  touch(): void {
    const now = Date.now();
    if (now - this.#lastTouch < TOUCH_EVERY_MS || this.session.about.value.isOver) return;
    this.#lastTouch = now;
    const seat = this.ownSeat;
    if (seat === undefined) return;
    void client.live.signal(this.session.id, seat, { kind: 'touched' }).then((passed) => {
      if (passed.ok) this.#ownTouch = passed.value.n;
    });
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  /** Ideas for the present position. */
  get ideas(): readonly Mark[] {
    return this.marks.value.filter(({ kind, seq }) => kind === 'idea' && seq === this.session.written);
  }
}

const lineOf = ({ name, text, at }: ChatMessage): TalkLine => ({ kind: 'said', at, name, text });
