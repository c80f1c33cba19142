// Chat messages at a table: fetched page by page, and each shown once.
import { ok, type Result } from '@undercroft/engine';
import type { ChatMessage } from '@undercroft/protocol';
import { capital } from '@undercroft/words/grammar';
import type { TerminalWords } from '@undercroft/words/terminal';
import type { Connection } from './connection.ts';
import type { OnlineSession } from './session.ts';

export const messageText = ({ name, text }: ChatMessage, { online }: TerminalWords): string =>
  `${name || capital(online.guest)}: ${text}`;

/** Everything after the nth message. */
export async function messagesAfter(
  connection: Connection,
  id: string,
  n: number,
): Promise<Result<ChatMessage[], string>> {
  const all: ChatMessage[] = [];
  for (;;) {
    const page = await connection.resolve(connection.client.chatMessages(id, all.at(-1)?.n ?? n));
    if (!page.ok) return page;
    if (page.value.length === 0) return ok(all);
    all.push(...page.value);
  }
}

export class MessageFeed {
  readonly #connection: Connection;
  readonly #session: OnlineSession;
  #lastShown = 0;

  constructor(connection: Connection, session: OnlineSession) {
    this.#connection = connection;
    this.#session = session;
  }

  /** Fetches what is new and shows the last `most` messages of it. */
  async load(most = Number.POSITIVE_INFINITY): Promise<void> {
    const messages = await messagesAfter(this.#connection, this.#session.id, this.#lastShown);
    if (!messages.ok) return;
    this.#lastShown = Math.max(this.#lastShown, (messages.value.at(-1)?.n ?? 0) - most);
    for (const message of messages.value.slice(-most)) this.show(message);
  }

  show(message: ChatMessage): void {
    if (message.n <= this.#lastShown) return;
    this.#lastShown = message.n;
    this.#session.terminal.print(messageText(message, this.#session.words));
  }
}
