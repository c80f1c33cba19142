// A visit to a server: as whom, and how it is told what came of it.
import { fail, ok, type Result } from '@undercroft/engine';
import { Client, type Granted } from '@undercroft/protocol';
import type { Given } from '../cli/arguments.ts';
import type { Io } from '../cli/io.ts';
import { Identity } from './identity.ts';
import { troubleText } from './trouble.ts';
import { type Jar, wireTo } from './wire.ts';

const USUAL = 'http://localhost:4140';

export class Visit {
  readonly client: Client;
  readonly server: string;
  readonly io: Io;
  readonly given: Given;
  readonly #identity: Identity;
  readonly #jar: Jar;

  private constructor(given: Given, io: Io, identity: Identity, server: string) {
    this.given = given;
    this.io = io;
    this.server = server;
    this.#identity = identity;
    this.#jar = { cookie: identity.cookieAt(server) };
    this.client = new Client(wireTo(server, this.#jar));
  }

  /** `server`: where a link leads. Otherwise as told, as last time, or on this machine. */
  static begin(given: Given, io: Io, server?: string): Result<Visit, string> {
    const identity = Identity.read(io.env);
    if (!identity.ok) return identity;
    const text = server ?? given.text('server') ?? io.env['UNDERCROFT_SERVER'] ?? identity.value.last ?? USUAL;
    if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
      return fail(`--server takes an address like https://table.example, not "${text}".`);
    return ok(new Visit(given, io, identity.value, text.replace(/\/+$/, '')));
  }

  /** What came of a question, in words if it was not granted. What the server gave to remember is kept. */
  async ask<T>(granted: Granted<T>): Promise<Result<T, string>> {
    const answer = await granted;
    const kept = this.#identity.keep(this.server, this.#jar.cookie);
    if (!kept.ok) return kept;
    return answer.ok ? answer : fail(troubleText(this.server, answer.error));
  }

  /** Becomes a guest, if one is none yet. */
  async enter(): Promise<Result<unknown, string>> {
    return this.#jar.cookie === undefined ? this.ask(this.client.enter()) : ok(undefined);
  }

  /** A table by its id or by the code that was read aloud. */
  async table(word: string): Promise<Result<string, string>> {
    if (!/^[a-z0-9]{8}$/i.test(word)) return ok(word);
    const found = await this.ask(this.client.find(word));
    return found.ok ? ok(found.value.id) : found;
  }
}
