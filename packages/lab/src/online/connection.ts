// A connection to a server as one guest: sends requests and words their errors.
import { fail, ok, type Result } from '@undercroft/engine';
import { Client, parseTableLink, type Response } from '@undercroft/protocol';
import type { CommandLineWords } from '@undercroft/words/terminal';
import type { Arguments } from '../cli/arguments.ts';
import type { Io } from '../cli/io.ts';
import { clientErrorText } from './client-error.ts';
import { Identity } from './identity.ts';
import { type CookieJar, createTransport } from './transport.ts';

const DEFAULT_SERVER = 'http://localhost:4140';

export class Connection {
  readonly client: Client;
  readonly server: string;
  readonly io: Io;
  readonly args: Arguments;
  readonly #identity: Identity;
  readonly #jar: CookieJar;

  private constructor(args: Arguments, io: Io, identity: Identity, server: string) {
    this.args = args;
    this.io = io;
    this.server = server;
    this.#identity = identity;
    this.#jar = { cookie: identity.cookieFor(server) };
    this.client = new Client(createTransport(server, this.#jar));
  }

  /** `server` comes from a link; otherwise from --server, the environment, the last time, or this machine. */
  static open(args: Arguments, io: Io, server?: string): Result<Connection, string> {
    const identity = Identity.read(io);
    if (!identity.ok) return identity;
    const text = server ?? args.text('server') ?? io.env['UNDERCROFT_SERVER'] ?? identity.value.last ?? DEFAULT_SERVER;
    if (!/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
      return fail(io.locale.words.online.badServer(text));
    return ok(new Connection(args, io, identity.value, text.replace(/\/+$/, '')));
  }

  get words(): CommandLineWords {
    return this.io.locale.words;
  }

  /** Awaits a response, with an error in words. Saves the cookie that may have come with it. */
  async resolve<T>(pending: Promise<Response<T>>): Promise<Result<T, string>> {
    const response = await pending;
    const saved = this.#identity.save(this.server, this.#jar.cookie);
    if (!saved.ok) return saved;
    return response.ok ? response : fail(clientErrorText(this.server, response.error, this.words));
  }

  /** Becomes a guest at the server, if it does not know this device yet. */
  async ensureGuest(): Promise<Result<unknown, string>> {
    return this.#jar.cookie === undefined ? this.resolve(this.client.signIn()) : ok(undefined);
  }

  /** A table's id, from its id, its code or its link. */
  async findTable(word: string): Promise<Result<string, string>> {
    const code = parseTableLink(word)?.code ?? word;
    if (!/^[a-z0-9]{8}$/i.test(code)) return ok(word);
    const found = await this.resolve(this.client.findByCode(code));
    return found.ok ? ok(found.value.id) : found;
  }
}
