// Everything that can be asked of a server, as functions. What it does not grant comes back as a Problem, never as a throw.
import type { Entry, Result, Seat } from '@undercroft/engine';
import { ERRORS, type Problem } from './errors.ts';
import { Live } from './live.ts';
import type { Done, LinkView, Me, Said, TableLine, TableView, UndoAsk } from './messages.ts';
import type { BotStrength, Sent } from './shapes.ts';
import type { Wire } from './wire.ts';

/** The server could not be reached: nothing is known about what became of the request. */
export interface Unreached {
  readonly kind: 'unreached';
}

/** The server speaks another protocol: one of the two is older, and they could misunderstand each other. */
export interface OtherProtocol {
  readonly kind: 'other-protocol';
  readonly theirs: number;
}

export type Trouble = Problem | Unreached | OtherProtocol;
export type Granted<T> = Promise<Result<T, Trouble>>;

export interface Opened {
  readonly id: string;
  readonly links: readonly LinkView[];
}

export class Client {
  readonly #wire: Wire;
  readonly live: Live;

  constructor(wire: Wire) {
    this.#wire = wire;
    this.live = new Live(wire, (table, act) => this.act(table, act));
  }

  close(): void {
    this.live.close();
  }

  // ---------------------------------------------------------------- who I am

  /** Becomes a guest, or says again who one is. */
  enter(name?: string): Granted<Me> {
    return this.#ask('POST', '/api/me', name === undefined ? {} : { name });
  }

  me(): Granted<Me> {
    return this.#ask('GET', '/api/me');
  }

  rename(name: string): Granted<Me> {
    return this.#ask('PUT', '/api/me', { name });
  }

  recovery(): Granted<{ readonly token: string }> {
    return this.#ask('POST', '/api/me/recovery', {});
  }

  recover(token: string): Granted<Me> {
    return this.#ask('POST', '/api/recover', { token });
  }

  // ---------------------------------------------------------------- tables

  async tables(): Granted<readonly TableLine[]> {
    const answer = await this.#ask<{ readonly tables: readonly TableLine[] }>('GET', '/api/tables');
    return answer.ok ? { ok: true, value: answer.value.tables } : answer;
  }

  open(wish: Sent<'open'>): Granted<Opened> {
    return this.#ask('POST', '/api/tables', wish);
  }

  import(wish: Sent<'import'>): Granted<Opened> {
    return this.#ask('POST', '/api/imports', wish);
  }

  find(code: string): Granted<{ readonly id: string }> {
    return this.#ask('GET', `/api/codes/${encodeURIComponent(code)}`);
  }

  table(id: string): Granted<TableView> {
    return this.#ask('GET', at(id));
  }

  entries(id: string, after: number): Granted<{ readonly from: number; readonly entries: readonly Entry[] }> {
    return this.#ask('GET', `${at(id)}/entries?after=${after}`);
  }

  /** The record as text, as it is written to a file. */
  record(id: string): Granted<string> {
    return this.#ask('GET', `${at(id)}/record`);
  }

  act(id: string, act: Sent<'act'>): Granted<Done> {
    return this.#ask('POST', `${at(id)}/act`, act);
  }

  undo(id: string, undo: Sent<'undo'>): Granted<Done> {
    return this.#ask('POST', `${at(id)}/undo`, undo);
  }

  askUndo(id: string, undo: Sent<'undo'>): Granted<UndoAsk | { readonly done: true }> {
    return this.#ask('POST', `${at(id)}/asks`, undo);
  }

  answerUndo(
    id: string,
    ask: number,
    answer: Sent<'answer'>,
  ): Granted<UndoAsk | { readonly done?: true; readonly declined?: true }> {
    return this.#ask('POST', `${at(id)}/asks/${ask}`, answer);
  }

  take(id: string, seat: Seat, link?: string): Granted<undefined> {
    return this.#ask('PUT', `${at(id)}/seats/${seat}`, link === undefined ? {} : { link });
  }

  leave(id: string, seat: Seat): Granted<undefined> {
    return this.#ask('DELETE', `${at(id)}/seats/${seat}`);
  }

  seatBot(id: string, seat: Seat, bot: BotStrength): Granted<undefined> {
    return this.#ask('PUT', `${at(id)}/seats/${seat}/bot`, { bot });
  }

  link(id: string, seat: Seat): Granted<LinkView> {
    return this.#ask('POST', `${at(id)}/seats/${seat}/link`, {});
  }

  revoke(id: string, seat: Seat): Granted<undefined> {
    return this.#ask('DELETE', `${at(id)}/seats/${seat}/link`);
  }

  async said(id: string, after = 0): Granted<readonly Said[]> {
    const answer = await this.#ask<{ readonly said: readonly Said[] }>('GET', `${at(id)}/said?after=${after}`);
    return answer.ok ? { ok: true, value: answer.value.said } : answer;
  }

  say(id: string, text: string): Granted<Said> {
    return this.#ask('POST', `${at(id)}/said`, { text });
  }

  resign(id: string, seat: Seat): Granted<undefined> {
    return this.#ask('POST', `${at(id)}/close`, { how: 'resign', seat });
  }

  abandon(id: string): Granted<undefined> {
    return this.#ask('POST', `${at(id)}/close`, { how: 'abandon' });
  }

  rematch(id: string): Granted<Opened> {
    return this.#ask('POST', `${at(id)}/rematch`, {});
  }

  async #ask<T>(method: string, path: string, body?: object): Granted<T> {
    const { base, jar } = this.#wire;
    const headers: Record<string, string> = {};
    if (body) headers['content-type'] = 'application/json';
    if (jar?.cookie !== undefined) headers['cookie'] = jar.cookie;
    try {
      const reply = await this.#wire.fetch(base + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const cookie = reply.headers.get('set-cookie')?.split(';')[0];
      if (jar && cookie !== undefined) jar.cookie = cookie;
      return read<T>(reply.status, reply.headers.get('content-type') ?? '', await reply.text());
    } catch {
      return { ok: false, error: { kind: 'unreached' } };
    }
  }
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

function read<T>(status: number, type: string, text: string): Result<T, Trouble> {
  if (status === 204) return { ok: true, value: undefined as T };
  const isJson = type.startsWith('application/json');
  if (status < 300) return { ok: true, value: (isJson ? JSON.parse(text) : text) as T };
  const { problem } = (isJson ? JSON.parse(text) : {}) as { problem?: Problem };
  return { ok: false, error: problem && problem.kind in ERRORS ? problem : { kind: 'unreached' } };
}
