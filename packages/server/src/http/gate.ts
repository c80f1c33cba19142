// The first to see a connection or a request. Whoever has used up even the refusals gets a short one and is cut off before
// the framework has any work with it.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@undercroft/protocol';
import type { Guests } from '../auth/guests.ts';
import type { Budget, Peer } from '../budget/budget.ts';
import { clientAddress } from '../budget/client-address.ts';
import type { Config } from '../config.ts';
import { answerAndDestroy } from './closing-answer.ts';
import { parseCookie } from './cookie.ts';
import { remoteAddress } from './origin.ts';
import { rawProblemResponse } from './problem-response.ts';

/** How long a request may take to arrive, and an idle connection stays: longer than those of proxies do. */
const REQUEST_MS = 30_000;
const IDLE_MS = 60_000;
const KEEP_ALIVE_MS = 72_000;
const CHECK_MS = 1_000;

export class Gate {
  readonly #config: Config;
  readonly #budget: Budget;
  readonly #guests: Guests;
  /** The addresses for which connections count; a live one has left. */
  readonly #counted = new WeakMap<Socket, string>();
  /** One function for all of them, so that a live one keeps nothing of it. */
  readonly #onClose: (this: Socket) => void;

  constructor(config: Config, budget: Budget, guests: Guests) {
    this.#config = config;
    this.#budget = budget;
    this.#guests = guests;
    const release = (socket: Socket): void => this.release(socket);
    this.#onClose = function onClose(this: Socket) {
      release(this);
    };
  }

  createServer(handler: RequestListener): Server {
    const { limits } = this.#config;
    const server = createServer(
      { requestTimeout: REQUEST_MS, headersTimeout: limits.firstRequest, connectionsCheckingInterval: CHECK_MS },
      (request, response) => this.#admit(request, response) && handler(request, response),
    );
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.setTimeout(IDLE_MS);
    server.maxConnections = limits.sockets;
    server.prependListener('connection', (socket: Socket) => this.#onConnection(socket));
    return server;
  }

  /** A connection that became a live one counts as that. */
  release(socket: Socket): void {
    const address = this.#counted.get(socket);
    if (address === undefined) return;
    this.#counted.delete(socket);
    socket.off('close', this.#onClose);
    this.#budget.sockets.leave(address);
  }

  checkUpgrade(request: IncomingMessage): Problem | undefined {
    if (!this.#isExhausted(request)) return undefined;
    this.#budget.counts.closed++;
    return TOO_MANY;
  }

  /** Through a proxy all connections come from its address, so there only requests tell who it is. */
  #onConnection(socket: Socket): void {
    if (this.#config.proxies > 0) return;
    const address = clientAddress(socket.remoteAddress ?? '');
    if (!this.#budget.sockets.enter(address)) {
      this.#budget.counts.closed++;
      return void socket.destroy();
    }
    this.#counted.set(socket, address);
    socket.on('close', this.#onClose);
  }

  #admit(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    // What was sent ahead on a connection that is being cut.
    if (socket.destroyed || socket.writableEnded) return false;
    if (!this.#isExhausted(request)) return true;
    this.#cutOff(socket, response);
    return false;
  }

  /** Whether its connection is closed after the answer. */
  isHostile(request: IncomingMessage): boolean {
    return this.#isExhausted(request) || this.#budget.isExhausted(this.#peerOf(request));
  }

  /** A guest whom the server knows does not pay for strangers behind the same address. */
  #isExhausted(request: IncomingMessage): boolean {
    const address = this.#addressOf(request);
    if (!this.#budget.isExhausted({ guest: undefined, address })) return false;
    const peer = this.#peerOf(request);
    return !peer.guest || this.#budget.isExhausted(peer);
  }

  #peerOf(request: IncomingMessage): Peer {
    const cookie = parseCookie(request.headers.cookie);
    return { guest: cookie === undefined ? undefined : this.#guests.cached(cookie), address: this.#addressOf(request) };
  }

  #addressOf(request: IncomingMessage): string {
    return clientAddress(remoteAddress(request, this.#config.proxies));
  }

  #cutOff(socket: Socket, response: ServerResponse): void {
    this.#budget.counts.closed++;
    // An answer to an earlier request is still under way: there is no place for another one.
    if (response.socket === socket) answerAndDestroy(socket, rawProblemResponse(TOO_MANY));
    else socket.destroy();
  }

  /** For what is not even HTTP, or arrives too slowly to become a request. */
  onClientError({ code }: { code?: string }, socket: Socket): void {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const address = clientAddress(socket.remoteAddress ?? '');
    const isFree = this.#config.proxies > 0;
    if (!isFree && this.#budget.charge({ guest: undefined, address })) return void socket.destroy();
    answerAndDestroy(socket, rawProblemResponse({ kind: code === 'HPE_HEADER_OVERFLOW' ? 'too-large' : 'malformed' }));
  }
}

/** Nobody is told how soon they could go on as they did. */
const TOO_MANY: Problem = { kind: 'too-many', after: 10 };
