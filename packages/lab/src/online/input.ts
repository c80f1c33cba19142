// What is typed at a table online: moves go to the server, questions are answered here.
import type { Result } from '@undercroft/engine';
import { choose, chooseByText, pressEnter } from '../play/choose.ts';
import { findCommand, type PlayCommand, readPlayCommand, splitLine } from '../play/commands.ts';
import type { CommandOutcome, Next } from '../play/decide.ts';
import { showHint } from '../play/hint.ts';
import { runInfoCommand } from '../play/info-commands.ts';
import { refusalText } from '../words/refusal.ts';
import { clientErrorText } from './client-error.ts';
import type { Connection } from './connection.ts';
import { seatLines, turnText } from './seats-text.ts';
import type { OnlineSession, PendingAction } from './session.ts';
import { choicesOf } from './table-text.ts';
import { answerUndo, seatToAnswer, undoOnline } from './undo.ts';

/** What the input needs from the follower of the table. */
interface InputHost {
  show(): void;
  /** Fetches seats, requests and messages again. */
  refresh(): Promise<void>;
  /** Waits until the table has more than `seq` entries, or the connection is down. */
  entriesAfter(seq: number): Promise<void>;
}

const ONLINE_COMMANDS = ['say', 'seats', 'agree', 'decline', 'resign'] as const;

export class OnlineInput {
  readonly #connection: Connection;
  readonly #session: OnlineSession;
  readonly #host: InputHost;

  constructor(connection: Connection, session: OnlineSession, host: InputHost) {
    this.#connection = connection;
    this.#session = session;
    this.#host = host;
  }

  async run(line: string): Promise<Next> {
    if (await this.#runOnlineCommand(line.trim())) return 'continue';
    const command = readPlayCommand(line, this.#session.words.commands);
    switch (command.type) {
      case 'quit':
        return 'quit';
      case 'enter':
      case 'choice':
      case 'place':
        return this.#choose(command);
      default:
        await this.#runOther(command);
        return 'continue';
    }
  }

  async #runOther(command: Exclude<PlayCommand, { type: 'quit' | 'enter' | 'choice' | 'place' }>): Promise<void> {
    switch (command.type) {
      case 'board':
        return this.#host.show();
      case 'undo':
        return this.#undo(command.who);
      case 'hint':
        return this.#hint();
      case 'seat':
        return this.#session.terminal.print(this.#session.words.online.seatOfBot);
      default:
        return runInfoCommand(this.#session, choicesOf(this.#session), command);
    }
  }

  // ---------------------------------------------------------------- moves

  async #choose(command: Extract<PlayCommand, { type: 'enter' | 'choice' | 'place' }>): Promise<Next> {
    const session = this.#session;
    const choices = choicesOf(session);
    if (choices.length === 0) {
      session.terminal.print(turnText(session));
      return 'continue';
    }
    if (command.type === 'choice') return this.#send(await choose(session, choices, command.number));
    if (command.type === 'place') return this.#send(await chooseByText(session, choices, command.text));
    return this.#send(await pressEnter(session, choices));
  }

  /** Sends the choice that was made, if one was; its effect arrives like every other entry. */
  async #send(outcome: CommandOutcome): Promise<Next> {
    const pending = this.#session.takePending();
    if (outcome === 'continue' && pending) await this.#act(pending);
    return outcome === 'quit' ? 'quit' : 'continue';
  }

  async #act({ seat, seq, action }: PendingAction): Promise<void> {
    const { id, screen, state, terminal, words } = this.#session;
    const done = await this.#connection.client.live.act(id, { seat, seq, action: { ...action } });
    if (done.ok) return this.#host.entriesAfter(seq);
    if (done.error.kind === 'refused' && done.error.refusal)
      return terminal.print(refusalText(screen, state, done.error.refusal, words));
    if (done.error.kind === 'unreached') return terminal.print(words.online.unsent);
    terminal.print(clientErrorText(this.#connection.server, done.error, words));
  }

  async #undo(which: string): Promise<void> {
    const done = await undoOnline(this.#connection, this.#session, which);
    this.#session.terminal.print(done.ok ? done.value : done.error);
    await this.#host.refresh();
  }

  /** Only in cooperative games: against others everybody thinks for themselves. */
  async #hint(): Promise<void> {
    const { screen, terminal, myTurn, words } = this.#session;
    if (myTurn === undefined) return terminal.print(words.online.hintTurn);
    if (screen.game.facts.goal !== 'co-op') return terminal.print(words.online.noHints);
    await showHint(this.#session, choicesOf(this.#session));
  }

  // ---------------------------------------------------------------- only online

  async #runOnlineCommand(line: string): Promise<boolean> {
    const { word, rest } = splitLine(line);
    const command = findCommand(word, ONLINE_COMMANDS, this.#session.words.commands);
    switch (command) {
      case 'say':
        await this.#say(rest);
        return true;
      case 'seats':
        this.#session.terminal.print(seatLines(this.#session));
        return true;
      case 'agree':
        await this.#answerUndo({ agree: true });
        return true;
      case 'decline':
        await this.#answerUndo({ agree: false });
        return true;
      case 'resign':
        await this.#resign();
        return true;
      case undefined:
        return false;
      default:
        return command satisfies never;
    }
  }

  async #say(text: string): Promise<void> {
    const { terminal, words } = this.#session;
    if (text === '') return terminal.print(words.online.sayUsage(words.commands.say));
    this.#printError(await this.#connection.resolve(this.#connection.client.sendChat(this.#session.id, text)));
  }

  async #resign(): Promise<void> {
    const { id, mySeats, myTurn, terminal, words } = this.#session;
    const seat = myTurn ?? mySeats[0];
    if (seat === undefined) return terminal.print(words.online.noSeat);
    if (!(await terminal.confirm(words.online.resignAsk))) return;
    this.#printError(await this.#connection.resolve(this.#connection.client.resign(id, seat)));
    await this.#host.refresh();
  }

  async #answerUndo(answer: { readonly agree: boolean }): Promise<void> {
    const isAsked = seatToAnswer(this.#session) !== undefined;
    this.#printError(await answerUndo(this.#connection, this.#session, answer));
    if (isAsked) await this.#host.refresh();
  }

  #printError(result: Result<unknown, string>): void {
    if (!result.ok) this.#session.terminal.print(result.error);
  }
}
