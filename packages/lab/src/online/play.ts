// Play at a table online: what is typed is sent, what happens there is shown as it happens.
import { fail, ok, type Result, type Seat } from '@undercroft/engine';
import type { Said } from '@undercroft/protocol';
import { answer } from '../play/answers.ts';
import { aim, choose, enter } from '../play/choose.ts';
import type { Obeyed } from '../play/decide.ts';
import { giveHint } from '../play/hint.ts';
import { type Order, readOrder } from '../play/orders.ts';
import { Talk } from '../play/talk.ts';
import { arrange } from '../view/arrange.ts';
import { list } from '../words/grammar.ts';
import { refusalText } from '../words/refusal.ts';
import { Bell } from './bell.ts';
import { saidAfter, saidText } from './chat.ts';
import { Evening } from './evening.ts';
import { askText, closedText, seatLines, turnText } from './seats-text.ts';
import { undoOnline } from './take-back.ts';
import { troubleText } from './trouble.ts';
import type { Visit } from './visit.ts';

interface Wish {
  /** Only looks: nothing is read from the keyboard. */
  readonly watching: boolean;
  /** Seconds that a broken line is waited for. */
  readonly patience: number;
}

export async function playOnline(visit: Visit, id: string, wish: Wish): Promise<Result<void, string>> {
  const talk = new Talk(visit.io);
  // While the server is away nothing else may be left that keeps the process from ending.
  const awake = setInterval(() => undefined, A_WHILE);
  try {
    const evening = await Evening.begin(visit, id, talk);
    if (!evening.ok) return evening;
    const following = new Following(visit, evening.value, wish).go();
    return await Promise.race([following, talk.left.then(() => ok(undefined))]);
  } finally {
    clearInterval(awake);
    visit.client.live.onState = undefined;
    visit.client.close();
    talk.close();
  }
}

const A_WHILE = 60_000;
/** So many of the last sentences are shown to who comes. */
const SENTENCES = 5;

/** One who sits at the table, or looks on. */
class Following {
  readonly #visit: Visit;
  readonly #evening: Evening;
  readonly #watching: boolean;
  readonly #bell = new Bell();
  readonly #patience: number;
  /** Why it cannot go on. */
  #failed: string | undefined;
  #givingUp: NodeJS.Timeout | undefined;
  #saidSoFar = 0;
  #isLineBroken = false;
  #lineNews: string | undefined;
  #typed: Promise<string | undefined> | undefined;
  #happened: Promise<typeof HAPPENED> | undefined;

  constructor(visit: Visit, evening: Evening, { watching, patience }: Wish) {
    this.#visit = visit;
    this.#evening = evening;
    this.#watching = watching;
    this.#patience = patience;
  }

  async go(): Promise<Result<void, string>> {
    const { talk, screen, view } = this.#evening;
    const leave = this.#watching ? 'Ctrl+C leaves.' : '? for help, q to leave.';
    talk.say(`${screen.game.facts.title}, ${screen.describe(view.options)}. Table ${view.code}. ${leave}`);
    talk.say(seatLines(this.#evening));
    await this.#hearSaid(SENTENCES);
    this.#follow();
    if (!this.#evening.isOver) this.#show();
    while (!this.#evening.isOver) {
      const next = await this.#next();
      if (this.#failed !== undefined) return fail(this.#failed);
      if (next === 'left') return ok(undefined);
    }
    this.#show();
    talk.say(
      `Once more with the same people: online rematch ${view.code}. The record: online record ${view.code} --out FILE; then  verify FILE  says whether the dice were honest.`,
    );
    return ok(undefined);
  }

  #follow(): void {
    const { id, table } = this.#evening;
    const { live } = this.#visit.client;
    live.onState = (isOpen) => this.#lineIs(isOpen);
    live.follow(id, table.length, {
      entries: (_from, entries) => {
        this.#evening.hear(entries);
        this.#bell.ring();
      },
      changed: () => void this.#lookAgain(),
      said: (said) => this.#heard(said),
      problem: (trouble) => this.#fail(troubleText(this.#visit.server, trouble)),
    });
  }

  /** Told once when it goes and once when it is back, however often it is tried in between. */
  #lineIs(isOpen: boolean): void {
    if (isOpen !== this.#isLineBroken) return;
    this.#isLineBroken = !isOpen;
    const broken = `The line to ${this.#visit.server} is broken. It is tried again by itself, and nothing is lost.`;
    this.#lineNews = isOpen ? 'The line is back.' : broken;
    this.#bell.ring();
    if (isOpen) clearTimeout(this.#givingUp);
    else this.#givingUp = this.#giveUpLater();
  }

  #giveUpLater(): NodeJS.Timeout | undefined {
    const { server } = this.#visit;
    const why = `${server} was not there for ${this.#patience} s. What has happened at the table is kept there; wait longer: --patience SECONDS.`;
    const milliseconds = this.#patience * 1000;
    // No timer goes further.
    return milliseconds < 2 ** 31 ? setTimeout(() => this.#fail(why), milliseconds).unref() : undefined;
  }

  #fail(why: string): void {
    this.#failed = why;
    this.#bell.ring();
  }

  /** That it is broken stands until it is back; that it is back is told once. */
  #takeLineNews(): string[] {
    const news = this.#lineNews;
    if (!this.#isLineBroken) this.#lineNews = undefined;
    return news === undefined ? [] : [news];
  }

  /** Whatever comes first: something typed, or something that happens. */
  async #next(): Promise<'on' | 'left'> {
    this.#happened ??= this.#bell.rung().then(() => HAPPENED);
    if (this.#mayType()) this.#typed ??= this.#evening.talk.ask('> ');
    const line = await Promise.race([this.#happened, ...(this.#typed ? [this.#typed] : [])]);
    if (line === HAPPENED) {
      this.#happened = undefined;
      if (!this.#evening.isOver) this.#show();
      return 'on';
    }
    this.#typed = undefined;
    return line === undefined ? 'left' : this.#obey(line);
  }

  /** A script's lines wait for their turn; a person may always say something. */
  #mayType(): boolean {
    if (this.#watching) return false;
    return this.#visit.io.stdin.isTTY === true || this.#evening.myTurn !== undefined || this.#myAsk() !== undefined;
  }

  #choices() {
    const { screen, state, myTurn } = this.#evening;
    return myTurn === undefined ? [] : screen.choices(state);
  }

  #show(): void {
    const { talk, screen, table, isOver } = this.#evening;
    const news = [...this.#evening.takeNews(), ...askText(this.#evening), ...this.#takeLineNews()];
    const hint = isOver ? {} : { hint: this.#hint() };
    const closed = closedText(this.#evening);
    talk.say(['', ...arrange({ screen, table, choices: this.#choices(), news, closed, paper: talk.paper, ...hint })]);
  }

  #hint(): string {
    const { screen, myTurn, mine } = this.#evening;
    if (this.#watching) return 'you look on · Ctrl+C leaves';
    if (myTurn !== undefined)
      return `a number or a place (${screen.examples.place}) · u undo · say … · resign · ? help`;
    const who = mine.length === 0 ? 'looking on' : list(mine.map((seat) => this.#evening.seatName(seat)));
    return `you are ${who} · say … · u undo · ? help · q leaves`;
  }

  async #obey(line: string): Promise<'on' | 'left'> {
    if (await this.#obeyOwn(line.trim())) return 'on';
    const order = readOrder(line);
    switch (order.type) {
      case 'quit':
        return 'left';
      case 'board':
        this.#show();
        return 'on';
      case 'undo':
        await this.#undo(order.who);
        return 'on';
      case 'enter':
      case 'choice':
      case 'place':
        return this.#choose(order);
      case 'hint':
        await this.#advise();
        return 'on';
      case 'seat':
        this.#evening.talk.say(SEATS_ONLINE);
        return 'on';
      default:
        await answer(this.#evening, this.#choices(), order);
        return 'on';
    }
  }

  async #choose(order: Extract<Order, { type: 'enter' | 'choice' | 'place' }>): Promise<'on' | 'left'> {
    const choices = this.#choices();
    if (choices.length === 0) {
      this.#evening.talk.say(turnText(this.#evening));
      return 'on';
    }
    if (order.type === 'choice') return this.#send(await choose(this.#evening, choices, order.number));
    if (order.type === 'place') return this.#send(await aim(this.#evening, choices, order.text));
    return this.#send(await enter(this.#evening, choices));
  }

  /** What can be said only where others listen. */
  async #obeyOwn(line: string): Promise<boolean> {
    const [, word = '', rest = ''] = /^(say|seats|agree|decline|resign)\b\s*(.*)$/i.exec(line) ?? [];
    switch (word.toLowerCase()) {
      case 'say':
        await this.#say(rest);
        return true;
      case 'seats':
        this.#evening.talk.say(seatLines(this.#evening));
        return true;
      case 'agree':
      case 'decline':
        await this.#answerAsk(word.toLowerCase() === 'agree');
        return true;
      case 'resign':
        await this.#resign();
        return true;
      default:
        return false;
    }
  }

  async #say(text: string): Promise<void> {
    if (text === '') return this.#evening.talk.say('What? say WORDS');
    this.#tell(await this.#visit.ask(this.#visit.client.say(this.#evening.id, text)));
  }

  async #resign(): Promise<void> {
    const { id, mine, myTurn, talk } = this.#evening;
    const seat = myTurn ?? mine[0];
    if (seat === undefined) return talk.say('You have no seat here.');
    if (!(await talk.agrees('Give up? The game ends for everybody.'))) return;
    this.#tell(await this.#visit.ask(this.#visit.client.resign(id, seat)));
    await this.#lookAgain();
  }

  /** The choice that was made, if one was, goes to the server; what comes of it arrives like everything else. */
  async #send(obeyed: Obeyed): Promise<'on' | 'left'> {
    const { id, table, screen, state, talk } = this.#evening;
    const chosen = this.#evening.takeChosen();
    if (obeyed !== 'on' || !chosen) return obeyed === 'left' ? 'left' : 'on';
    const { seat, seq, action } = chosen;
    const done = await this.#visit.client.live.act(id, { seat, seq, action: { ...action } });
    if (done.ok) await this.#bell.until(() => table.length > seq || this.#isLineBroken);
    else if (done.error.kind === 'refused' && done.error.refusal)
      talk.say(refusalText(screen, state, done.error.refusal));
    else if (done.error.kind === 'unreached')
      talk.say('It could not be sent, or no answer came. When the line is back you will see which.');
    else talk.say(troubleText(this.#visit.server, done.error));
    return 'on';
  }

  /** Among friends; against others one thinks for oneself. */
  async #advise(): Promise<void> {
    const { screen, talk, myTurn } = this.#evening;
    if (myTurn === undefined) return talk.say('It is not your turn.');
    if (screen.game.facts.goal !== 'co-op') return talk.say('Against other people there are no hints.');
    await giveHint(this.#evening, this.#choices());
  }

  async #undo(which: string): Promise<void> {
    const done = await undoOnline(this.#visit, this.#evening, which);
    this.#evening.talk.say(done.ok ? done.value : done.error);
    await this.#lookAgain();
  }

  #myAsk(): Seat | undefined {
    const { ask, mine } = this.#evening;
    return ask?.needs.find((seat) => mine.includes(seat) && !ask.agreed.includes(seat));
  }

  async #answerAsk(agree: boolean): Promise<void> {
    const seat = this.#myAsk();
    const { ask, id } = this.#evening;
    if (seat === undefined || !ask) return this.#evening.talk.say('Nobody asks you anything.');
    this.#tell(await this.#visit.ask(this.#visit.client.answerUndo(id, ask.id, { seat, agree })));
    await this.#lookAgain();
  }

  /** Seats, a question or the end may be other than they were; something may have been said meanwhile. */
  async #lookAgain(): Promise<void> {
    const view = await this.#visit.ask(this.#visit.client.table(this.#evening.id));
    const before = shownOf(this.#evening);
    if (view.ok) this.#evening.view = view.value;
    if (shownOf(this.#evening) !== before) this.#bell.ring();
    await this.#hearSaid();
  }

  async #hearSaid(most = Number.POSITIVE_INFINITY): Promise<void> {
    const said = await saidAfter(this.#visit, this.#evening.id, this.#saidSoFar);
    if (!said.ok) return;
    this.#saidSoFar = Math.max(this.#saidSoFar, (said.value.at(-1)?.n ?? 0) - most);
    for (const one of said.value.slice(-most)) this.#heard(one);
  }

  #heard(said: Said): void {
    if (said.n <= this.#saidSoFar) return;
    this.#saidSoFar = said.n;
    this.#evening.talk.say(saidText(said));
  }

  #tell(result: Result<unknown, string>): void {
    if (!result.ok) this.#evening.talk.say(result.error);
  }
}

const SEATS_ONLINE = 'A bot takes a seat here by: undercroft online bot TABLE SEAT STRENGTH.';
const HAPPENED = Symbol('something happened');

/** What is shown of a table besides its entries. */
const shownOf = ({ view: { seats, closed }, ask }: Evening): string => JSON.stringify({ seats, closed, ask });
