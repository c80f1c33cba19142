// Play at a table online: what is typed is sent, what happens there is shown as it happens.
import { fail, ok, type Result, type Seat } from '@undercroft/engine';
import type { Trouble } from '@undercroft/protocol';
import { answer } from '../play/answers.ts';
import { aim, choose, enter } from '../play/choose.ts';
import type { Obeyed } from '../play/decide.ts';
import { giveHint } from '../play/hint.ts';
import { readOrder } from '../play/orders.ts';
import { Talk } from '../play/talk.ts';
import { arrange } from '../view/arrange.ts';
import { refusalText } from '../words/refusal.ts';
import { Bell } from './bell.ts';
import { Evening } from './evening.ts';
import { standing } from './seats-text.ts';
import { troubleText } from './trouble.ts';
import type { Visit } from './visit.ts';

interface Wish {
  /** Only looks: nothing is read from the keyboard. */
  readonly watching: boolean;
}

export async function playOnline(visit: Visit, id: string, wish: Wish): Promise<Result<void, string>> {
  const talk = new Talk(visit.io);
  try {
    const evening = await Evening.begin(visit, id, talk);
    if (!evening.ok) return evening;
    return await new Following(visit, evening.value, wish).go();
  } finally {
    visit.client.close();
    talk.close();
  }
}

/** One who sits at the table, or looks on. */
class Following {
  readonly #visit: Visit;
  readonly #evening: Evening;
  readonly #watching: boolean;
  readonly #bell = new Bell();
  #trouble: Trouble | undefined;
  #saidSoFar = 0;
  #typed: Promise<string | undefined> | undefined;

  constructor(visit: Visit, evening: Evening, { watching }: Wish) {
    this.#visit = visit;
    this.#evening = evening;
    this.#watching = watching;
  }

  async go(): Promise<Result<void, string>> {
    const { id, table, talk, screen, view } = this.#evening;
    const told = await this.#visit.ask(this.#visit.client.said(id));
    this.#saidSoFar = told.ok ? (told.value.at(-1)?.n ?? 0) : 0;
    this.#visit.client.live.follow(id, table.length, {
      entries: (_from, entries) => {
        this.#evening.hear(entries);
        this.#bell.ring();
      },
      changed: () => void this.#lookAgain(),
      said: ({ n, name, text }) => this.#heard(n, name, text),
      problem: (trouble) => {
        this.#trouble = trouble;
        this.#bell.ring();
      },
    });
    talk.say(
      `${screen.game.facts.title}, ${screen.describe(view.options)}. Table ${view.code}. ? for help, q to leave.`,
    );
    this.#show();
    while (!this.#evening.isOver) {
      const next = await this.#next();
      if (this.#trouble) return fail(troubleText(this.#visit.server, this.#trouble));
      if (next === 'left') return ok(undefined);
    }
    return ok(undefined);
  }

  /** Whatever comes first: something typed, or something that happens. */
  async #next(): Promise<'on' | 'left'> {
    const { talk } = this.#evening;
    const happened = this.#bell.rung();
    if (this.#mayType()) this.#typed ??= talk.ask('> ');
    const line = await Promise.race([happened.then(() => HAPPENED), ...(this.#typed ? [this.#typed] : [])]);
    if (line === HAPPENED) {
      this.#show();
      return 'on';
    }
    this.#typed = undefined;
    return line === undefined ? 'left' : this.#obey(line as string);
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
    const { talk, screen, table, myTurn } = this.#evening;
    const yours = `a number or a place (${screen.examples.place}) · u undo · say … · resign · ? help`;
    const hint = myTurn === undefined ? 'not your turn: say … · u undo · q leave' : yours;
    const news = [...this.#evening.takeNews(), ...standing(this.#evening)];
    talk.say(['', ...arrange({ screen, table, choices: this.#choices(), news, paper: talk.paper, hint })]);
  }

  async #obey(line: string): Promise<'on' | 'left'> {
    const own = await this.#obeyOwn(line.trim());
    if (own) return 'on';
    const order = readOrder(line);
    switch (order.type) {
      case 'quit':
        return 'left';
      case 'board':
        this.#show();
        return 'on';
      case 'undo':
        await this.#undo();
        return 'on';
      case 'enter':
        return this.#send(this.#choices().length === 1 ? await enter(this.#evening, this.#choices()) : 'again');
      case 'choice':
        return this.#send(await choose(this.#evening, this.#choices(), order.number));
      case 'place':
        return this.#send(await aim(this.#evening, this.#choices(), order.text));
      case 'hint':
        await this.#hint();
        return 'on';
      case 'seat':
        this.#evening.talk.say(SEATS_ONLINE);
        return 'on';
      default:
        await answer(this.#evening, this.#choices(), order);
        return 'on';
    }
  }

  /** What can be said only where others listen. */
  async #obeyOwn(line: string): Promise<boolean> {
    const [, word = '', rest = ''] = /^(say|agree|decline|resign)\b\s*(.*)$/i.exec(line) ?? [];
    const { client } = this.#visit;
    const { id, mine } = this.#evening;
    switch (word.toLowerCase()) {
      case 'say':
        this.#tell(await this.#visit.ask(client.say(id, rest)));
        return true;
      case 'agree':
      case 'decline':
        await this.#answerAsk(word.toLowerCase() === 'agree');
        return true;
      case 'resign':
        if (mine[0] === undefined) this.#evening.talk.say('You have no seat here.');
        else this.#tell(await this.#visit.ask(client.resign(id, mine[0])));
        await this.#lookAgain();
        return true;
      default:
        return false;
    }
  }

  /** The choice that was made, if one was, goes to the server; what comes of it arrives like everything else. */
  async #send(obeyed: Obeyed): Promise<'on' | 'left'> {
    const { id, table, myTurn, screen, state, talk } = this.#evening;
    const action = this.#evening.takeChosen();
    if (obeyed !== 'on' || action === undefined || myTurn === undefined) return obeyed === 'left' ? 'left' : 'on';
    const seq = table.length;
    const done = await this.#visit.client.live.act(id, { seat: myTurn, seq, action: { ...action } });
    if (done.ok) await this.#bell.until(() => table.length > seq);
    else if (done.error.kind === 'refused' && done.error.refusal)
      talk.say(refusalText(screen, state, done.error.refusal));
    else talk.say(troubleText(this.#visit.server, done.error));
    this.#show();
    return 'on';
  }

  /** Among friends; against others one thinks for oneself. */
  async #hint(): Promise<void> {
    const { screen, talk, myTurn } = this.#evening;
    if (myTurn === undefined) return talk.say('It is not your turn.');
    if (screen.game.facts.goal !== 'co-op') return talk.say('Against other people there are no hints.');
    await giveHint(this.#evening, this.#choices());
  }

  async #undo(): Promise<void> {
    const done = await undoOnline(this.#visit, this.#evening);
    this.#evening.talk.say(done.ok ? done.value : done.error);
    await this.#lookAgain();
  }

  #myAsk(): Seat | undefined {
    const { view, mine } = this.#evening;
    return view.ask?.needs.find((seat) => mine.includes(seat) && !view.ask?.agreed.includes(seat));
  }

  async #answerAsk(agree: boolean): Promise<void> {
    const seat = this.#myAsk();
    const ask = this.#evening.view.ask;
    if (seat === undefined || !ask) return this.#evening.talk.say('Nobody asks you anything.');
    this.#tell(await this.#visit.ask(this.#visit.client.answerUndo(this.#evening.id, ask.id, { seat, agree })));
    await this.#lookAgain();
  }

  async #lookAgain(): Promise<void> {
    const view = await this.#visit.ask(this.#visit.client.table(this.#evening.id));
    if (view.ok) this.#evening.view = view.value;
    this.#bell.ring();
  }

  #heard(n: number, name: string, text: string): void {
    if (n <= this.#saidSoFar) return;
    this.#saidSoFar = n;
    this.#evening.talk.say(`${name || 'A guest'}: ${text}`);
  }

  #tell(result: Result<unknown, string>): void {
    if (!result.ok) this.#evening.talk.say(result.error);
  }
}

const SEATS_ONLINE = 'A bot takes a seat here by: undercroft online bot TABLE SEAT STRENGTH.';
const HAPPENED = Symbol('something happened');

/** Takes back one's last action; where others have to agree, they are asked. */
export async function undoOnline({ client, server }: Visit, evening: Evening): Promise<Result<string, string>> {
  const { id, table, mine } = evening;
  const plans = mine.flatMap((seat) => {
    const plan = table.undoable(seat);
    return plan.ok ? [{ seat, ...plan.value }] : [];
  });
  const [last] = plans.sort((a, b) => b.takes - a.takes);
  if (!last) return fail('There is nothing of yours to take back.');
  const { seat, takes } = last;
  const asked = await client.askUndo(id, { seat, seq: table.length, takes });
  if (!asked.ok) return fail(troubleText(server, asked.error));
  return ok('done' in asked.value ? 'Taken back.' : 'The others are asked whether they agree.');
}
