// A table of the server as one sees it: the game, who is here, what is said and shown.
import { computed, signal } from '@preact/signals';
import type { Seat } from '@undercroft/engine';
import type { ChatMessage, IdeasWanted, Presence, SeatSignal, Sign, Signal, TableView } from '@undercroft/protocol';
import { client } from './client.ts';
import type { IdeaWay } from './idea-way.ts';
import { type Idea, type IdeaPosition, Ideas, type Wish } from './ideas.ts';
import type { OnlineSession } from './online-session.ts';
import { Returns } from './recap.ts';
import type { SaidLine, TalkLine } from './talk-line.ts';
import { noteOtherDevice } from './touched-last.ts';

/** Somebody points at a place. */
export interface Mark {
  readonly seat: Seat;
  readonly place: string;
  /** Its number at the server. */
  readonly n: number;
}

const POINT_MS = 6000;
const SIGN_MS = 5000;
/** Thinking: their page was touched in the last while. */
const TOUCHED_MS = 20_000;
const TOUCH_EVERY_MS = 6000;
/** What one sends comes back a moment before its number does. */
const ECHO_MS = 1000;
/** Several wishes in a row are told as one. */
const WISH_MS = 300;
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
  /** Who has reminded us. */
  readonly nudged = signal<Seat | undefined>(undefined);
  readonly ideas = new Ideas();
  /** What the table shows, where it is open: ideas are held against it. */
  position: (() => IdeaPosition) | undefined;
  /** An undo request that ended without being carried out: what it was for, and when it ended. */
  readonly stood = signal<{ readonly takes: number; readonly at: number } | undefined>(undefined);
  /** Who sat down last, and when. */
  readonly sat = signal<{ readonly seat: Seat; readonly at: number } | undefined>(undefined);
  /** It is open in another window of this browser, too, and nobody has been told so. */
  readonly isTwice = signal(false);
  /** What the table waits for, and since when. */
  readonly question = signal<{ readonly key: string; readonly since: number | undefined }>({
    key: '',
    since: undefined,
  });
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** What one missed while away. */
  readonly returns: Returns;
  #lastTouch = 0;
  /** The number of the latest touch of this window. */
  #ownTouch = 0;
  #hasAnnounced = false;
  #withdrawn: number | undefined;
  /** How many entries there were when the last undo request came. */
  #askedAt = 0;

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

  /** One's own seat that is asked to agree to an undo, and has not answered. */
  get askedSeat(): Seat | undefined {
    const { about, humanSeats } = this.session;
    const { ask } = about.value;
    return ask?.needs.find((seat) => !ask.agreed.includes(seat) && humanSeats.includes(seat));
  }

  /** Whether anybody plays together with oneself: opponents show each other nothing on the board. */
  get isTogether(): boolean {
    const { game, state } = this.session;
    const sides = game.sides?.(state);
    const own = this.ownSeat;
    return !sides || (own !== undefined && sides.some((side, seat) => seat !== own && side === sides[own]));
  }

  /** Whether the seat plays with us. */
  isMate(seat: Seat): boolean {
    const { game, state } = this.session;
    const sides = game.sides?.(state);
    const own = this.ownSeat;
    return !sides || (own !== undefined && sides[seat] === sides[own]);
  }

  nameOf(seat: Seat): string {
    const held = this.session.about.value.seats[seat];
    return held?.held === 'person' ? held.name : '';
  }

  // ---------------------------------------------------------------- what comes

  async refresh(): Promise<void> {
    const about = await client.table(this.session.id);
    if (!about.ok) return;
    this.#noteChanges(about.value);
    this.session.setAbout(about.value);
    this.presence.value = about.value.presence;
  }

  /** Who sat down, and whether an undo request ended without anything having come of it. */
  #noteChanges({ ask, seats }: TableView): void {
    const before = this.session.about.value;
    const sat = seats.findIndex(
      (seat, i) => seat.held === 'person' && !seat.isYou && before.seats[i]?.held !== 'person',
    );
    if (sat >= 0) this.sat.value = { seat: sat, at: Date.now() };
    if (ask && ask.id !== before.ask?.id) this.#askedAt = this.session.written;
    const isEnded = before.ask !== undefined && ask?.id !== before.ask.id;
    if (!isEnded) return;
    const isWithdrawn = this.#withdrawn === before.ask?.id;
    // By then it was carried out, or whoever asked has gone on instead.
    const hasGoneOn = this.session.record.entries.slice(this.#askedAt).some(({ type }) => type !== 'sit');
    if (!isWithdrawn && !hasGoneOn) this.stood.value = { takes: before.ask?.takes ?? 0, at: Date.now() };
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

  onChatRemoved(n: number): void {
    const index = this.talk.value.findIndex((line) => line.kind === 'said' && line.n === n);
    if (index < 0) return;
    if (index < this.read.value) this.read.value--;
    this.talk.value = this.talk.value.toSpliced(index, 1);
  }

  /** Who is muted has changed. */
  async updateMuted(): Promise<void> {
    const said = await client.chatMessages(this.session.id);
    if (!said.ok) return;
    const lines = new Map(said.value.map((message) => [message.n, lineOf(message)]));
    this.talk.value = this.talk.value.map((line) => (line.kind === 'said' ? (lines.get(line.n) ?? line) : line));
  }

  onPresence(presence: Presence): void {
    const isHere = ({ seats }: Presence) => seats.filter((one) => one.isHere).length;
    if (isHere(presence) > isHere(this.presence.value)) this.announceWish();
    this.presence.value = presence;
  }

  onConnection({ isOpen }: { readonly isOpen: boolean }): void {
    if (!isOpen && this.lostSince.value === undefined) this.seqWhenLost = this.session.written;
    this.session.setConnection({ isOpen });
    if (isOpen) this.announceWish();
    if (isOpen && this.lostSince.value !== undefined && Date.now() - this.lostSince.value > LOST_MS)
      this.backAt.value = Date.now();
    this.lostSince.value = isOpen ? undefined : (this.lostSince.value ?? Date.now());
  }

  onSignal({ from, n, signal: sent }: SeatSignal): void {
    switch (sent.kind) {
      case 'point':
        return this.#mark({ seat: from, place: sent.place, n });
      case 'idea': {
        const { for: forSeat, way, action } = sent;
        return this.#addIdea({ n, seat: from, for: forSeat, way, ...(action ? { action } : {}) });
      }
      case 'withdraw':
        return this.ideas.withdraw(sent.idea);
      case 'agree':
        return this.ideas.agree(sent.idea, from);
      case 'ideas':
        return this.#setWish(from, sent);
      case 'sign':
        this.#add({ kind: 'sign', at: Date.now(), seat: from, sign: sent.sign }, from);
        return this.#showSign(from, sent.sign);
      case 'touched':
        return this.#touch(from, n);
      case 'nudge':
        this.nudged.value = from;
        return;
      default:
        return;
    }
  }

  /** Whoever watches sees none, and whoever thinks alone gets none. */
  #addIdea(idea: Idea): void {
    const { humanSeats } = this.session;
    const isForMe = humanSeats.includes(idea.for) && !humanSeats.includes(idea.seat);
    const { wants, isAsking } = this.ideas.own.value;
    if (humanSeats.length === 0 || !this.position || (isForMe && wants === 'asked' && !isAsking)) return;
    this.ideas.add(idea, this.position().cards, { isOpen: !isForMe || wants === 'shown' });
    const place = this.#nameOfPlace(idea.way.at(-1));
    this.#add({ kind: 'idea', at: Date.now(), idea, place }, idea.seat);
  }

  #setWish(seat: Seat, { wants, isAsking }: Wish): void {
    const was = this.ideas.wishes.value.get(seat);
    this.ideas.setWish(seat, { wants, isAsking });
    if (isAsking && !was?.isAsking) this.#add({ kind: 'asks', at: Date.now(), seat }, seat);
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
    this.marks.value = [...this.marks.value.filter(({ seat }) => seat !== mark.seat), mark];
    const place = this.#nameOfPlace(mark.place);
    this.#add({ kind: 'point', at: Date.now(), seat: mark.seat, place }, mark.seat);
    this.#later(`point ${mark.seat}`, POINT_MS, () => {
      this.marks.value = this.marks.value.filter((one) => one !== mark);
    });
  }

  #nameOfPlace(place = ''): string {
    return this.position?.().nameOf(place) ?? place;
  }

  /** What one has shown oneself need not be read. */
  #add(line: TalkLine, from?: Seat): void {
    const isOwn = from !== undefined && this.session.humanSeats.includes(from);
    if (isOwn && this.unread.value === 0) this.read.value++;
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

  offer({ way, action }: IdeaWay, forSeat: Seat): void {
    const first = action as { readonly type: string } | undefined;
    this.signal({
      kind: 'idea',
      seq: this.session.written,
      for: forSeat,
      way: [...way],
      ...(first ? { action: first } : {}),
    });
  }

  /** For one's own eyes. */
  plan({ way, action }: IdeaWay): void {
    const seat = this.ownSeat;
    if (seat === undefined || !this.position) return;
    const idea = { n: 0, seat, for: seat, way, ...(action ? { action } : {}) };
    this.ideas.add(idea, this.position().cards, { isOpen: true });
  }

  withdrawIdea(n: number): void {
    this.ideas.withdraw(n);
    if (n > 0) this.signal({ kind: 'withdraw', idea: n });
  }

  chooseIdeas(wants: IdeasWanted): void {
    this.ideas.choose(wants);
    this.announceWish();
  }

  /** Ideas are welcome for this turn. */
  askTable({ isAsking }: { readonly isAsking: boolean }): void {
    if (this.ideas.own.value.isAsking === isAsking) return;
    this.ideas.own.value = { ...this.ideas.own.value, isAsking };
    this.announceWish();
  }

  /** Nobody keeps signals: who comes later is told again. What is usual need not be said. */
  announceWish(): void {
    const { wants, isAsking } = this.ideas.own.value;
    const isUsual = wants !== 'asked' && !isAsking;
    if (!this.isTogether || (isUsual && !this.#hasAnnounced)) return;
    this.#hasAnnounced = true;
    this.#later('wish', WISH_MS, () => this.signal({ kind: 'ideas', wants, isAsking }));
  }

  /** "Never mind": that it stands needs no telling then. */
  withdrawUndo(id: number): void {
    this.#withdrawn = id;
    void client.withdrawUndoRequest(this.session.id, id);
  }

  /** Notes when the question changes: the server tells the time with the table only. */
  noteQuestion(): void {
    const { session } = this;
    const status = session.table.status();
    const key = status.type === 'seat' ? `${status.seat} ${status.asks} ${session.written}` : '';
    if (key === this.question.peek().key) return;
    const isFirst = this.question.peek().key === '';
    this.question.value = { key, since: isFirst ? session.about.peek().since : Date.now() };
    if (this.nudged.peek() !== undefined && !session.humanSeats.includes(session.decider ?? -1))
      this.nudged.value = undefined;
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
}

const lineOf = (message: ChatMessage): SaidLine => ({ kind: 'said', ...message, isMuted: message.isMuted === true });
